"""What bots say at a table: which of the remarks their game has ready, and when. Nothing of it is stored.

A remark is made of a spectator's view before and after a bot's turn, and of what everybody saw it do, so it is the same
for all and gives nothing away. When one is made follows from the hash that is shown before the game and from the plies:
every server, every reload and every replay tells the same ones.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Final

from sacbe.core.game import Game
from sacbe.core.present import Remark
from sacbe.core.state import EVERYBODY, NATURE, NATURE_BIT, SPECTATOR, State
from sacbe.table.history import History

PAUSE: Final = 3  # so many turns a bot is silent after a remark
ONE_IN: Final = 2  # and then it speaks in one turn of so many, if there is something to say


@dataclass(slots=True)
class _Turn:
    """A bot's turn that is not over yet; `before` is None if nothing will be said about it."""

    before: State | None
    codes: list[int] = field(default_factory=list)
    secret: bool = False  # something was done that is not opened yet


class Remarks:
    """By ply, who says what after it. Grown with the history, from its beginning."""

    def __init__(self, game: Game, seed_hash: str, bots: frozenset[int]) -> None:
        self.said: dict[int, tuple[int, Remark]] = {}
        self.bots = bots
        self._game = game
        self._seed_hash = seed_hash
        self._heard = 0
        self._turns: dict[int, _Turn] = {}
        self._silent = dict.fromkeys(bots, 0)  # turns since a bot spoke last
        self._last = ""  # the kind of the table's last remark

    def catch_up(self, history: History) -> None:
        last = len(history.plies)
        if self._heard == last or not self.bots:
            return
        now = history.at(self._heard).copy()
        while self._heard < last:
            seat, code = history.plies[self._heard]
            self._note(now, seat, code)
            now.step(seat, code)
            self._heard += 1
            actors = now.actors()
            if not actors & NATURE_BIT:  # only then has all that follows from an action happened
                self._speak(now, actors)

    def _note(self, now: State, seat: int, code: int) -> None:
        """An action about to be taken."""
        if seat == NATURE:
            for turn in self._turns.values():
                turn.secret = False  # what all have chosen secretly is opened by chance
        elif seat in self.bots:
            if seat not in self._turns:
                self._turns[seat] = _Turn(now.hide(SPECTATOR) if self._may_speak(seat) else None)
            turn = self._turns[seat]
            if now.audience(seat, code) == EVERYBODY:
                turn.codes.append(code)
            else:
                turn.secret = True

    def _may_speak(self, seat: int) -> bool:
        """Whether a bot looks for something to say about the turn it begins now."""
        self._silent[seat] += 1
        return self._silent[seat] > PAUSE and not self._lot(f"turn {seat}") % ONE_IN

    def _speak(self, now: State, actors: int) -> None:
        """One of those whose turns are over; the others let it pass. After the end nobody says anything."""
        over = [seat for seat, turn in self._turns.items() if not turn.secret and actors & ~(1 << seat)]
        ended = {seat: self._turns.pop(seat) for seat in over}
        found = [(seat, remark) for seat, turn in ended.items() if (remark := self._found(seat, turn, now))]
        if found:
            seat, remark = found[self._lot("voice") % len(found)]
            self.said[self._heard] = seat, remark
            self._silent[seat], self._last = 0, remark.kind

    def _found(self, seat: int, turn: _Turn, now: State) -> Remark | None:
        """The most interesting thing to say that is not of the kind that was said last."""
        if turn.before is None:
            return None
        ready = self._game.presenter.remarks(turn.before, seat, turn.codes, now.hide(SPECTATOR))
        return next((remark for remark in ready if remark.kind != self._last), None)

    def _lot(self, what: str) -> int:
        digest = hashlib.sha256(f"{self._seed_hash} remark {self._heard} {what}".encode()).digest()
        return int.from_bytes(digest[:8], "big")
