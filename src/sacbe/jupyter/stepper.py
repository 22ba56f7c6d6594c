"""A recorded game to step through, with the board and the log line of each action."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from sacbe.core.present import LANGS
from sacbe.core.record import Record
from sacbe.core.state import SPECTATOR
from sacbe.core.words import seat_names


class Stepper(anywidget.AnyWidget):
    """`ply` is how many actions have been taken; setting it, here or on the slider, shows that position. `seat`:
    through whose eyes; everybody's secrets stay hidden to a spectator."""

    _esm = Path(__file__).with_name("stepper.js")
    _css = Path(__file__).with_name("widget.css")
    ply = traitlets.Int(0).tag(sync=True)
    last = traitlets.Int(0).tag(sync=True)
    svg = traitlets.Unicode("").tag(sync=True)
    told = traitlets.Unicode("").tag(sync=True)

    def __init__(self, record: Record, seat: int = SPECTATOR, lang: str = "en", ply: int = 0) -> None:
        if lang not in LANGS:
            raise ValueError(f"lang is one of {', '.join(LANGS)}, not {lang!r}")
        if not SPECTATOR <= seat < record.seats:
            raise ValueError(f"seat is one of 0..{record.seats - 1}, or {SPECTATOR} for a spectator, not {seat}")
        super().__init__()
        self._record, self._seat, self._lang = record, seat, lang
        self._names = record.players or seat_names(lang, record.seats)
        self._positions = list(record.positions())
        self.last = len(self._positions) - 1
        self.observe(self._show, "ply")
        self.ply = min(max(ply, 0), self.last)
        self._show(None)

    @traitlets.validate("ply")
    def _within(self, proposal: Any) -> int:
        return min(max(int(proposal["value"]), 0), self.last)

    def _show(self, _: Any) -> None:
        show, s = self._record.game.presenter, self._positions[self.ply].hide(self._seat)
        self.svg = show.standalone(s, self._seat, self._lang, self._names)
        self.told = "\n".join(self._lines())

    def _lines(self) -> list[str]:
        """What the action just taken came to, as far as this seat was told."""
        if self.ply == 0:
            return [", ".join(self._names)]
        seat, code = self._record.actions[self.ply - 1]
        before, after = self._positions[self.ply - 1], self._positions[self.ply]
        known = before.audience(seat, code) >> (self._seat if self._seat >= 0 else 63) & 1
        lines = self._record.game.presenter.story(
            before.hide(self._seat), seat, code if known else None, after.hide(self._seat), self._lang, self._names
        )
        return [line.text for line in lines]
