"""An analysis as it is shown: the view of any table, and with it the tree, and where in it one stands."""

from __future__ import annotations

from typing import Any, Final

from sacbe.core.game import Game
from sacbe.core.positions import position_text
from sacbe.core.record import Record
from sacbe.core.state import NATURE, SPECTATOR, State
from sacbe.table.advice import labels
from sacbe.table.analysis import OUTCOMES, AnalysisTable
from sacbe.table.chronicle import Chronicle, may_know
from sacbe.table.ending import LOUDNESS
from sacbe.table.seats import Who
from sacbe.table.show import Show
from sacbe.table.tree import Node
from sacbe.table.unfold import Ply
from sacbe.table.view import Look, Scene

TOLD: Final = 14  # plies of a turn that its label speaks of
SAID: Final = 2  # lines of the log that make a label


class AnalysisShow(Show):
    """Whoever moves sees what that seat knows. The log is the same for all seats: nobody here is to be kept in the
    dark, and it need not be told anew whenever somebody else is to move."""

    one_log = True

    def __init__(self, table: AnalysisTable) -> None:
        super().__init__(table)
        self.analysis = table
        self._called_so: dict[tuple[Node, str], str] = {}
        self._outcomes: dict[tuple[Node, str], list[dict[str, Any]]] = {}
        self._rows: tuple[tuple[int, str], list[dict[str, Any]]] = ((-1, ""), [])

    def chronicle(self, seat: int, lang: str) -> Chronicle:
        return super().chronicle(SPECTATOR, lang)

    def record(self) -> Record:
        return self.analysis.tree.written()

    def position_text(self, ply: int | None) -> str:
        return position_text(self.analysis.state)

    def moved(self, common: int) -> int:
        """One has gone elsewhere, and so many plies of the line are the same; the lines of the log that stay."""
        self._labels.clear()
        self._effects.clear()
        for chronicle in self._chronicles.values():
            chronicle.rewind(self.analysis.history, common)
        return min((len(chronicle.lines) for chronicle in self._chronicles.values()), default=0)

    def _message(
        self, scene: Scene, who: Who, look: Look, log_from: int, ply: int | None, planning: bool
    ) -> dict[str, Any]:
        message = super()._message(scene, who, look, log_from, ply, planning)
        message["analysis"] = self._told(look.lang)
        message["secret"] = False
        message["can"] |= {"hint": False, "bot": False}
        return message

    def _told(self, lang: str) -> dict[str, Any]:
        table = self.analysis
        tree, here = table.tree, table.here
        branch = here.branch
        return {
            "run": table.run,
            "place": tree.place(here),
            "title": tree.record.title,
            "branch": tree.place(branch),
            "named": branch.parent is not None,
            "name": branch.name,
            "comment": here.comment,
            "begins": here.parent is None,
            "ends": not here.children,
            "over": table.state.actors() == 0,
            "draws": table.draws_itself,
            "chance": self._chances(here, lang) if table.waits_for_chance else [],
            "ways": [
                {"place": tree.place(one), "name": one.name, "label": self.label(one, lang)} for one in here.children
            ]
            if len(here.children) > 1
            else [],
            "rows": self._tree(lang),
        }

    # -- the tree --------------------------------------------------------------------------------------------------

    def _tree(self, lang: str) -> list[dict[str, Any]]:
        """Every line: the main one, and after each line those that leave it, in the order of the game."""
        stamp = self.analysis.grown, lang
        if self._rows[0] != stamp:
            rows: list[dict[str, Any]] = []
            self._line(self.analysis.tree.root, 0, lang, rows)
            self._rows = stamp, rows
        return self._rows[1]

    def _line(self, first: Node, depth: int, lang: str, rows: list[dict[str, Any]]) -> None:
        tree = self.analysis.tree
        nodes = [*first.line()]
        said = [{"place": tree.place(one), "text": one.comment} for one in nodes if one.comment]
        rows.append(
            {
                "place": tree.place(first),
                "end": tree.place(nodes[-1]),
                "depth": depth,
                "name": first.name,
                "label": self.label(first, lang) if first.parent else "",
                "plies": nodes[-1].ply - first.ply + (1 if first.parent else 0),
                "said": said,
            }
        )
        for one in nodes:
            for other in one.children[1:]:
                self._line(other, depth + 1, lang, rows)

    def label(self, node: Node, lang: str) -> str:
        """What is done there, in the words of the log."""
        key = node, lang
        if key not in self._called_so:
            plies: list[Ply] = []
            at: Node | None = node
            while at is not None and at.seat == node.seat and len(plies) < TOLD:
                plies.append((at.seat, at.code))
                at = at.children[0] if len(at.children) == 1 else None
            assert node.parent is not None, "nothing is done before the beginning"
            before = self.analysis.tree.position(node.parent)
            self._called_so[key] = sentence(self.table.game, before, plies, lang, self.table.names)
        return self._called_so[key]

    def _chances(self, node: Node, lang: str) -> list[dict[str, Any]]:
        """What a draw can come to, in words; where these are the same for two of them, with their notation."""
        key = node, lang
        if key not in self._outcomes:
            state, game = self.analysis.state, self.table.game
            codes = state.legal(NATURE)[:OUTCOMES]
            told = [sentence(game, state, [(NATURE, code)], lang, self.table.names) for code in codes]
            self._outcomes[key] = [
                {"code": code, "label": text if told.count(text) == 1 else f"{text} ({game.text(code)})"}
                for code, text in zip(codes, told, strict=True)
            ]
        return self._outcomes[key]


def sentence(game: Game, before: State, plies: list[Ply], lang: str, names: list[str]) -> str:
    """What the log says loudest of some plies of one seat, to whoever did them; the plies themselves where it says
    nothing."""
    show, state, lines = game.presenter, before.copy(), []
    for seat, code in plies:
        viewer = seat if seat < len(names) else SPECTATOR
        known = may_know(state.audience(seat, code), viewer)
        seen = state.hide(viewer)
        state.step(seat, code)
        lines += show.story(seen, seat, code if known else None, state.hide(viewer), lang, names)
    if not lines:
        seat, codes = plies[0][0], [code for _, code in plies]
        if seat == NATURE:
            return "; ".join(game.text(code) for code in codes[:SAID])
        return "; ".join(labels(game, before.hide(seat), seat, codes, lang))
    loudest = min(LOUDNESS[line.kind] for line in lines)
    texts = list(dict.fromkeys(line.text for line in lines if LOUDNESS[line.kind] == loudest))
    return "; ".join(texts[:SAID]) + ("…" if len(texts) > SAID else "")
