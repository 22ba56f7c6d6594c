"""An analysis: a table of one's own at which every seat is under one hand, chance too, and nothing is final.

What is committed becomes a branch of the tree; one goes back and forth in it freely. Chance either draws by itself or
waits until its outcome is chosen. Where somebody has been before, the same move leads there again.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from itertools import takewhile
from typing import Final

from sacbe.core.branches import tidy, tidy_name
from sacbe.core.chance import Rng, draw
from sacbe.core.state import NATURE, NATURE_BIT, State
from sacbe.table.draft import Draft
from sacbe.table.errors import Refused
from sacbe.table.live import LiveTable
from sacbe.table.seats import PERSON, Seat
from sacbe.table.store import Meta, Saved, Store
from sacbe.table.tree import COMMENT_MAX, NAME_MAX, Node, Tree
from sacbe.table.unfold import Ply, forced_move

ANALYST: Final = "analyst"  # whoever looks at an analysis holds all of its seats
OUTCOMES: Final = 120  # of a draw that are offered, at most


class AnalysisTable(LiveTable):
    """`run` counts jumps to other places of the tree. `keep` writes the tree down before what has changed is shown."""

    def __init__(self, tree: Tree, place: str, names: list[str], store: Store) -> None:
        self.tree = tree
        self.here = tree.root
        self.run = 0
        self.grown = 0  # how often the tree was changed
        self.draws_itself = True
        self.keep: Callable[[], Awaitable[None]] = _nothing
        record = tree.record
        seats = [Seat(seat, PERSON, name, ANALYST) for seat, name in enumerate(names)]
        meta = Meta("analysis", record.game.slug, dict(record.options), "", "", edition=record.edition)
        super().__init__(record.game, Saved(meta, seats), store, lambda _table, _what: None)
        self.go(tree.find(place))

    def beginning(self, saved: Saved) -> State:
        return self.tree.position(self.tree.root)

    def may_plan(self, seat: int) -> bool:
        return False

    @property
    def waits_for_chance(self) -> bool:
        return bool(self.state.actors() & NATURE_BIT)

    # -- going about -----------------------------------------------------------------------------------------------

    def go(self, node: Node) -> int:
        """To a position of the tree; how many plies of the line there were and stay."""
        plies = [(one.seat, one.code) for one in node.path()]
        old = self.history.plies
        common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(plies, old, strict=False)))
        self.history.rewind(common)
        self.history.extend(plies[common:], self.tree.position(node))
        self.here = node
        self.draws = self.history.draws
        self.drafts.clear()
        self.run += 1
        self._stand()
        return common

    def _stand(self) -> None:
        """Every decision opens here anew."""
        self.opened = {}
        self._reopen(range(0))
        self.version += 1

    def along(self, way: str) -> Node:
        """Where one gets to from here: back or on by what belongs together, or to an end of the line."""
        if way == "start":
            return self.tree.root
        if way == "end":
            return [*self.here.line()][-1]
        if way == "back":
            return self._back()
        return self._on()

    def _back(self) -> Node:
        at = self.here
        if at.parent is None:
            return at
        seat = at.seat
        at = at.parent
        while at.parent is not None and at.seat == seat and len(at.children) == 1 and not self._stops(at):
            at = at.parent
        return at

    def _on(self) -> Node:
        at = self.here
        if not at.children:
            return at
        at = at.children[0]
        while len(at.children) == 1 and at.children[0].seat == at.seat and not self._stops(at):
            at = at.children[0]
        return at

    def _stops(self, node: Node) -> bool:
        """Whether one stops there on the way, though the same seat goes on: something was said of it, or several may
        act and each choice stands alone."""
        actors = self.tree.position(node).actors()
        return bool(node.comment) or bool(actors & (actors - 1))

    # -- what is changed -------------------------------------------------------------------------------------------

    async def name(self, text: str) -> None:
        """The branch that one is on gets a name."""
        branch = self.here.branch
        if branch.parent is None:
            raise Refused("analysis-main")
        branch.name = tidy_name(text)[:NAME_MAX]
        await self._changed_tree()

    async def comment(self, text: str) -> None:
        self.here.comment = tidy(text)[:COMMENT_MAX]
        await self._changed_tree()

    async def title(self, text: str) -> None:
        self.tree.record.title = tidy_name(text)[:NAME_MAX]
        await self._changed_tree()

    async def drop(self) -> int:
        """The branch that one is on is taken out; on the main line, what follows from here."""
        branch = self.here.branch
        if branch.parent is None:
            if not self.here.children:
                raise Refused("analysis-nothing")
            kept = self.here
            for child in list(self.here.children):
                self.tree.drop(child)
        else:
            kept = self.tree.drop(branch)
        common = self.go(kept)
        await self._changed_tree()
        return common

    async def chance(self, code: int | None) -> None:
        """A draw has this outcome; or any, as likely as it is."""
        if not self.waits_for_chance:
            raise Refused("analysis-no-draw")
        if code is None:
            code = int(draw(self.state, Rng(secrets.randbits(60))))
        if code not in self.state.legal(NATURE):
            raise Refused("illegal", self.state.why_not(NATURE, code))
        await self._commit(NATURE, [code])

    async def play(self, seat: int, codes: Sequence[int]) -> bool:
        """What somebody else has thought of, after what is drafted; whether that makes a whole turn."""
        draft = self.drafts.get(seat) or Draft(self.state, seat, forced=self.meta.forced)
        draft.act(*codes)
        if draft.complete:
            await self._commit(seat, draft.actions)
            return True
        self._keep(seat, draft)
        return False

    async def _changed_tree(self) -> None:
        self.grown += 1
        self.version += 1
        await self.keep()
        self.refresh()

    # -- as a table of its own -------------------------------------------------------------------------------------

    def _keep(self, seat: int, draft: Draft) -> None:
        if draft.actions:
            self.drafts[seat] = draft
        else:
            self.drafts.pop(seat, None)
        self.refresh()

    async def _commit(self, seat: int, actions: list[int]) -> None:
        state, node = self.state.copy(), self.here
        plies: list[Ply] = []
        for code in actions:
            state.apply(seat, code)
            plies.append((seat, code))
            node = self.tree.play(node, plies[-1:])
        while (ply := self._follows(node, state)) is not None:
            state.step(*ply)
            plies.append(ply)
            node = self.tree.play(node, [ply])
        self.drafts.clear()
        self.here = node
        self.grown += 1
        self._follow(plies, state)
        self._stand()
        await self.keep()
        self.refresh()

    def _follows(self, node: Node, state: State) -> Ply | None:
        """What happens by itself: what leaves no choice, and what chance does if it draws by itself. Where it has drawn
        here before, that was it."""
        actors = state.actors()
        if not actors & NATURE_BIT:
            return forced_move(state, actors)
        codes = state.legal(NATURE)
        if len(codes) == 1:
            return NATURE, codes[0]
        if not self.draws_itself:
            return None
        if node.children:
            return NATURE, node.children[0].code
        return NATURE, int(draw(state, Rng(secrets.randbits(60))))

    def _reopen(self, moved: set[int] | range) -> None:
        super()._reopen(moved)
        self.over = False  # the end of a line is not the end of the analysis


async def _nothing() -> None:
    """Nobody keeps this one."""
