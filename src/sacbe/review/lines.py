"""The best turns of a decision, tried out piece by piece: what they are worth becomes surer the longer one looks.

Turns are found as a review finds alternatives, and tried in the same trials: n-th trials of different turns have the
same dice and the same guess of what the seat cannot see.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

import msgspec

from sacbe.bots.turns import Beam
from sacbe.core.chance import Rng
from sacbe.core.positions import loaded
from sacbe.core.state import State
from sacbe.review.scale import scale_of
from sacbe.review.trials import Trials

BEST: Final = 3  # lines that are told
ENOUGH: Final = 1_500  # trials of the best line, after which no more are made
_FIELD: Final = 14  # lines that are tried at all
_LEFT: Final = (14, 8, 5)  # of them, how many are tried on in the first pieces, and then always
_WIDTH: Final = 6  # of the beam that finds them,
_LOOKS: Final = 1_200  # and the positions it looks at
_PIECE: Final = 0.6  # seconds of one piece of work
_SEED: Final = 0


class Line(msgspec.Struct):
    """A turn, forced steps too, and what came of its trials for whoever takes it."""

    codes: list[int]
    trials: int = 0
    total: float = 0.0
    squares: float = 0.0

    @property
    def chance(self) -> float:
        return self.total / self.trials if self.trials else 0.0

    @property
    def margin(self) -> float:
        """Twice the standard error."""
        if self.trials < 2:
            return 1.0
        spread = max(self.squares / self.trials - self.chance**2, 0.0)
        return 2 * sqrt(spread / (self.trials - 1))


class Found(msgspec.Struct):
    """What is known of a decision so far. `pieces`: how often it was worked on."""

    lines: list[Line] = []
    pieces: int = 0

    @property
    def best(self) -> list[Line]:
        return ranked(self.lines)[:BEST]

    @property
    def enough(self) -> bool:
        return self.pieces > 0 and (len(self.lines) < 2 or self.best[0].trials >= ENOUGH)


def ranked(lines: list[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: -line.chance)


def fits(slug: str, seats: int) -> None:
    """ValueError if chances of winning are not known there."""
    if seats < 2:
        raise ValueError("alone, there is no chance of winning to go by")
    scale_of(slug, seats)


def further(position: dict[str, Any], seat: int, found: Found) -> Found:
    """In a worker: a piece of work more. `position`: the dump of `hide(seat)`."""
    begun = perf_counter()
    view = loaded(position)
    tried = Trials(view, scale_of(view.slug(), view.players()), _SEED)
    lines = found.lines or [Line(codes) for codes in _turns(tried, view, seat)]
    field = ranked(lines)[: _LEFT[min(found.pieces, len(_LEFT) - 1)]]
    while len(lines) > 1:
        for line in field:
            _try(tried, view, seat, line)
        if perf_counter() - begun > _PIECE:
            break
    return Found(lines, found.pieces + 1)


def _turns(tried: Trials, view: State, seat: int) -> list[list[int]]:
    """The most promising ones, as they look at first sight; those that come to the same position once."""
    beam = Beam(tried.knowledge, seat, _WIDTH, _LOOKS, 0.0)
    found: list[list[int]] = []
    reached: list[State] = []
    for turn in beam.turns(view.guess(Rng(_SEED)), 2 * _FIELD):
        if not any(turn.after == other for other in reached):
            reached.append(turn.after)
            found.append([int(code) for code in turn.codes])
        if len(found) == _FIELD:
            break
    return found


def _try(tried: Trials, view: State, seat: int, line: Line) -> None:
    chance = tried.chances(view, line.trials, True, seat, line.codes)[seat]
    line.trials += 1
    line.total += chance
    line.squares += chance * chance
