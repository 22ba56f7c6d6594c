"""The log as one viewer may read it, grown ply by ply."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sacbe.core.game import Game
from sacbe.core.present import Effect, Line, Remark
from sacbe.core.state import NATURE, SPECTATOR
from sacbe.core.words import earlier_rules, quoted
from sacbe.table.history import History
from sacbe.table.remarks import Remarks


class Chronicle:
    """Lines for one viewer in one language, already encoded; only new plies are ever told."""

    def __init__(self, game: Game, seat: int, lang: str, names: list[str], remarks: Remarks | None = None) -> None:
        self.lines: list[bytes] = []
        self._game = game
        self._seat = seat
        self._lang = lang
        self.names = names
        self.remarks = remarks  # what bots say; it must have caught up first
        self._told = 0
        self._plies: list[int] = []  # of each line, how many plies had been played
        self._dealing = True  # until a player acts

    def catch_up(self, history: History) -> None:
        last = len(history.plies)
        if self._told == last:
            return
        present = self._game.presenter
        before = history.at(self._told)
        if self._told == 0 and before.edition < self._game.edition:
            self._add(Line(earlier_rules(self._lang, before.edition, self._game.edition), kind="result"))
        seen = before.hide(self._seat)
        while self._told < last:
            actor, code = history.plies[self._told]
            known = may_know(before.audience(actor, code), self._seat)
            after = before.copy()
            after.step(actor, code)
            now = after.hide(self._seat)
            self._told += 1
            self._dealing = self._dealing and actor == NATURE
            where = present.clicks(seen, actor, code) if known and actor < len(self.names) else []
            spots = where[0] if where else []
            for line in present.story(seen, actor, code if known else None, now, self._lang, self.names):
                self._add(line, spots)
            if self.remarks and self._told in self.remarks.said:
                self._quote(*self.remarks.said[self._told])
            before, seen = after, now

    def rewind(self, history: History, ply: int) -> None:
        """Back to where so many plies had been told: what came after them was another line of play."""
        self._told = min(self._told, ply)
        while self._plies and self._plies[-1] > self._told:
            self._plies.pop()
            self.lines.pop()
        self._dealing = all(seat == NATURE for seat, _ in history.plies[: self._told])

    def _quote(self, seat: int, remark: Remark) -> None:
        text = self._game.presenter.said(remark, self._lang, self.names)
        self._add(Line(quoted(self._lang, self.names[seat], text), seat, "remark"), brief=text)

    def _add(self, line: Line, spots: Sequence[str] = (), brief: str = "") -> None:
        """`spots`: the places on the board where it was done; `brief`: the text without whose it is, if that is no
        matter of leaving out the name in front."""
        name = self.names[line.seat] if 0 <= line.seat < len(self.names) else ""
        fields: dict[str, object] = {"text": line.text, "brief": brief or clause(line.text, name), "seat": line.seat}
        fields |= {"kind": line.kind, "icons": line.icons, "spots": spots}
        if self._dealing:
            fields["dealt"] = True
        if line.scene:
            fields["scene"] = line.scene
        if line.effects:
            fields["effects"] = [felt(effect) for effect in line.effects]
        self.lines.append(msgspec.json.encode(fields | {"ply": self._told}))
        self._plies.append(self._told)

    def since(self, start: int) -> msgspec.Raw:
        return msgspec.Raw(b"[" + b",".join(self.lines[start:]) + b"]")


def felt(effect: Effect) -> dict[str, object]:
    """An effect as it is sent: without what it does not say."""
    told = {"kind": effect.kind, "at": effect.at, "n": effect.n, "icons": effect.icons, "to": effect.to}
    return {name: value for name, value in (told | {"mine": effect.mine}).items() if value}


def clause(text: str, name: str) -> str:
    """A line without the player's name in front: the lines of a turn make one sentence, and it names him once."""
    rest = text.removeprefix(name) if name else text
    return text if rest == text else rest.lstrip(" :,")


def may_know(audience: int, seat: int) -> bool:
    """Whether a viewer learns the content of an action with this audience. A spectator only learns what is public."""
    return audience < 0 if seat == SPECTATOR else bool(audience >> seat & 1)
