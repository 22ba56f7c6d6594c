"""A turn being composed: checked step by step, shown at once, undone freely, final only when committed.

The draft is played on a copy of the true position and shown through `hide(seat)` like everything else. It ends at the
information boundary, which the engine itself gives: this seat may no longer act, or chance or somebody new acts next.
"""

from __future__ import annotations

from sacbe.core.game import Game
from sacbe.core.state import NATURE_BIT, State
from sacbe.table.errors import Refused


class Draft:
    """One seat's uncommitted actions on top of the committed position.

    `forced`: an action that is the only one left is taken by itself, and undone together with the one before it.
    """

    __slots__ = ("actions", "base", "forced", "seat", "state")

    def __init__(self, base: State, seat: int, actions: list[int] | None = None, forced: bool = False) -> None:
        self.seat = seat
        self.base = base
        self.forced = forced
        self.actions: list[int] = []
        self.state = base
        for code in actions or []:
            # What was composed before a restart or before another seat's move stays as far as it is still legal.
            if self.complete or self.state.why_not(seat, code) is not None:
                break
            self._push(code)

    @property
    def complete(self) -> bool:
        """Whether the boundary is reached: nothing more can be added before it is committed."""
        if not self.actions:
            return False
        actors = self.state.actors()
        return not actors >> self.seat & 1 or bool(actors & NATURE_BIT) or bool(actors & ~self.base.actors())

    def act(self, *codes: int) -> None:
        """Take these actions, all of them or none."""
        before = len(self.actions)
        try:
            for code in codes:
                self._go_on_to(code)
                self._take(code)
        except Refused:
            self.undo_to(before)
            raise
        self._go_on()

    def _go_on(self, to: int = -1) -> None:
        """What is the only action left takes itself, up to the one that is meant."""
        while self.forced and not self.complete and len(only := self.state.legal(self.seat)) == 1 and only[0] != to:
            self._push(only[0])

    def _go_on_to(self, code: int) -> None:
        """To where this action is legal, if what takes itself leads there."""
        if code not in self.state.legal(self.seat):
            before = len(self.actions)
            self._go_on(code)
            if self.complete or code not in self.state.legal(self.seat):
                self.undo_to(before)

    def _take(self, code: int) -> None:
        if self.complete:
            raise Refused("draft-complete")
        if code not in self.state.legal(self.seat):
            # The true position decides, but only the hidden one may explain: facts in a refusal could tell a secret.
            raise Refused("illegal", self.state.hide(self.seat).why_not(self.seat, code))
        self._push(code)

    def undo(self, to: int | None = None) -> None:
        """Back by one step, or to where the draft had `to` actions; what took itself goes with the step before it."""
        if not self.actions:
            raise Refused("nothing-to-undo")
        steps = self.steps()
        self.undo_to(max((at for at in steps if at <= to), default=0) if to is not None else steps[-1])

    def steps(self) -> list[int]:
        """The indices of the actions that were chosen; the others were the only ones and took themselves."""
        state, chosen = self.base.copy(), [0]
        for index, code in enumerate(self.actions):
            if index and (not self.forced or len(state.legal(self.seat)) > 1):
                chosen.append(index)
            state.step(self.seat, code)
        return chosen

    def undo_to(self, length: int) -> None:
        """Drop all but the first `length` actions."""
        kept = self.actions[:length]
        self.actions, self.state = [], self.base
        for code in kept:
            self._push(code)

    def rebased(self, base: State) -> Draft:
        """The same draft on a newer position, as far as it is still legal there."""
        return Draft(base, self.seat, self.actions, self.forced)

    def _push(self, code: int) -> None:
        state = self.state.copy()
        state.apply(self.seat, code)
        self.state = state
        self.actions.append(code)


def to_code(game: Game, code: int | None, text: str | None) -> int:
    """The code a client means; a text is read in the game's notation."""
    if code is not None:
        return code
    try:
        return game.parse(text or "")
    except ValueError as wrong:
        raise Refused("bad-notation", text=str(wrong)) from None
