"""A game against bots in a cell: the board to click, a button for each action, and what has happened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

import sacbe
from sacbe.bots import check, make
from sacbe.core import fair
from sacbe.core.game import Value
from sacbe.core.present import LANGS, Choice
from sacbe.core.record import Record
from sacbe.core.state import NATURE, NATURE_BIT
from sacbe.core.words import seat_names

_LINES = 40  # of the log


class Here(anywidget.AnyWidget):
    """One person at `seat`, bots at all others. `act` takes an action as a click does; `record` is the game so far."""

    _esm = Path(__file__).with_name("here.js")
    _css = Path(__file__).with_name("widget.css")
    svg = traitlets.Unicode("").tag(sync=True)
    prompt = traitlets.Unicode("").tag(sync=True)
    choices: Any = traitlets.List([]).tag(sync=True)
    log: Any = traitlets.List([]).tag(sync=True)
    busy = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        slug: str,
        bot: str = "explorer",
        seats: int = 0,
        seat: int = 0,
        lang: str = "en",
        seed: str = "",
        options: dict[str, Value] | None = None,
    ) -> None:
        game = sacbe.game(slug)
        count = seats or max(game.seats.start, min(2, game.seats.stop - 1))
        check(bot, slug)
        if lang not in LANGS:
            raise ValueError(f"lang is one of {', '.join(LANGS)}, not {lang!r}")
        chosen = game.complete(options) if options else game.fitting(count)
        game.start(count, chosen)
        if not 0 <= seat < count:
            raise ValueError(f"seat is one of 0..{count - 1}, not {seat}")
        super().__init__()
        self.seat, self._lang, self._seed = seat, lang, seed or fair.new_seed()
        self._names = seat_names(lang, count)
        self._bots = {other: make(bot, seed=other) for other in range(count) if other != seat}
        players = [bot if other in self._bots else "me" for other in range(count)]
        self.record = Record(game, count, chosen, players, fair.commitment(self._seed), self._seed)
        self.state = self.record.begin()
        self._draws = 0
        self.on_msg(self._heard)
        self._go_on()

    def act(self, action: int | str) -> None:
        """My next action, by code or notation; IllegalAction names the rule that refuses it."""
        code = self.record.game.parse(action) if isinstance(action, str) else int(action)
        self._take(self.seat, code)
        self._go_on()

    def _heard(self, _: Any, message: Any, __: Any) -> None:
        """A click in the browser. Only what is legal now is done: a second click may come late."""
        code = message.get("code") if isinstance(message, dict) else None
        if isinstance(code, int) and not self.busy and code in self.state.legal(self.seat):
            self.act(code)

    def _go_on(self) -> None:
        """Chance and bots, until it is my turn or the end."""
        self.busy = True
        try:
            while mask := self.state.actors():
                if mask & NATURE_BIT:
                    self._take(NATURE, fair.draw(self._seed, self._draws, self.state))
                    self._draws += 1
                    continue
                others = [seat for seat in self._bots if mask >> seat & 1]
                if not others:
                    break
                view = self.state.hide(others[0])
                self._take(others[0], self._bots[others[0]].choose(view, others[0]))
        finally:
            self._paint()
            self.busy = False

    def _take(self, seat: int, code: int) -> None:
        before = self.state.copy()
        known = before.audience(seat, code) >> self.seat & 1
        self.state.apply(seat, code)
        self.record.actions.append((seat, code))
        seen = before.hide(self.seat), self.state.hide(self.seat)
        told = self.record.game.presenter.story(
            seen[0], seat, code if known else None, seen[1], self._lang, self._names
        )
        self.log = [*self.log, *(line.text for line in told)][-_LINES:]

    def _paint(self) -> None:
        show, view = self.record.game.presenter, self.state.hide(self.seat)
        self.svg = show.standalone(view, self.seat, self._lang, self._names)
        asked = show.prompt(view, self.seat, self._lang, self._names)
        self.prompt = f"{asked.title}\n{asked.detail}".strip()
        self.choices = [_told(choice) for choice in show.choices(view, self.seat, self._lang) if not choice.then]


def _told(choice: Choice) -> dict[str, Any]:
    return {"code": choice.code, "label": choice.label, "note": choice.note, "clicks": choice.clicks}
