"""Judges one unit of a game: what it did to the chances, and whether the seat had anything better.

A decision is judged on what its seat knew: alternatives are looked for in a guessed position and tried in others, all
guessed from `hide(seat)`. What everybody's chances truly were is told beside it, for the account of luck.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from sacbe.bots.turns import Beam
from sacbe.core.chance import Rng
from sacbe.core.record import Record
from sacbe.core.state import State
from sacbe.review.judged import GRADES, SURE, Judged
from sacbe.review.scale import scale_of
from sacbe.review.trials import Estimate, Trials, mean_of
from sacbe.review.units import Cut, Unit, cut

_SCREEN: Final = 8  # trials with which the race of alternatives begins
_RIVALS: Final = 16  # turns in that race
_WIDTH: Final = 6  # of the beam that finds them,
_LOOKS: Final = 2400  # and the positions it looks at
_APART: Final = 1_000_000  # the race has other dice than the comparison: or else luck would be taken for merit


class Comparison(msgspec.Struct):
    loss: float
    margin: float
    better: list[int]


def judge(record: str, seed: int, trials: int, at: int) -> Judged:
    """For a worker: the unit of this number in a record's text. -1: how the game began."""
    read, walked, tried = _opened(record, seed)
    if at < 0:
        begun = tried.estimate(walked.before[0] if walked.before else walked.final, trials, guess=False)
        return Judged(-1, 0, -1, 0, begun.mean, begun.error)
    unit = walked.units[at]
    before = walked.before[at]
    after = walked.before[at + 1] if at + 1 < len(walked.before) else walked.final
    truth = tried.estimate(after, trials, guess=False)
    out = Judged(unit.seat, unit.first, unit.last, unit.choices, truth.mean, truth.error)
    if not unit.is_draw:
        line = [code for _, code in read.actions[unit.first : unit.last + 1]]
        out.seen = _seen(tried, before, trials, unit.seat), _seen(tried, after, trials, unit.seat, truth)
        out.grade = "forced"
        if unit.choices:
            found = compared(tried, before.hide(unit.seat), unit, line, trials, seed + at)
            out.loss, out.margin, out.better = found.loss, found.margin, found.better
            out.grade = grade(found)
    return out


@lru_cache(maxsize=4)
def _opened(record: str, seed: int) -> tuple[Record, Cut, Trials]:
    read = Record.read(record)
    return read, cut(read), Trials(read.begin(), scale_of(read.game.slug, read.seats), seed)


def _seen(tried: Trials, s: State, trials: int, seat: int, truth: Estimate | None = None) -> float:
    """A seat's own chance by what it knows. Where nothing is hidden from it that is the true one."""
    view = s.hide(seat)
    if view == s:
        return (truth or tried.estimate(s, trials, guess=False)).mean[seat]
    return tried.estimate(view, trials, guess=True).mean[seat]


def compared(tried: Trials, view: State, unit: Unit, line: list[int], trials: int, seed: int) -> Comparison:
    """What was played against the best alternative: found in one set of trials, measured in another."""
    rivals = alternatives(tried, view, unit.seat, line, seed)
    if not rivals:
        return Comparison(0.0, 0.0, [])
    best = race(tried, view, unit.seat, rivals, trials)
    numbers = range(trials)
    played = [tried.chances(view, number, True, unit.seat, line)[unit.seat] for number in numbers]
    other = [tried.chances(view, number, True, unit.seat, best)[unit.seat] for number in numbers]
    loss, error = mean_of([b - a for a, b in zip(played, other, strict=True)])
    return Comparison(loss, SURE * error, best) if loss > 0 else Comparison(0.0, SURE * error, [])


def alternatives(tried: Trials, view: State, seat: int, line: list[int], seed: int) -> list[list[int]]:
    """The most promising other turns, as they look at first sight; none that comes to the same as what was played."""
    rng = Rng(seed)
    beam = Beam(tried.knowledge, seat, _WIDTH, _LOOKS, 0.0)
    guessed = view.guess(rng)
    same = guessed.copy()
    for code in line:
        same.step(seat, code)
    found = beam.turns(guessed, _RIVALS)[:_RIVALS]
    return [list(turn.codes) for turn in found if list(turn.codes) != line and turn.after != same]


def race(tried: Trials, view: State, seat: int, rivals: list[list[int]], trials: int) -> list[int]:
    """The best of these turns: all are tried equally often, the worse half drops out, until one is left."""
    field, count, done = [(rival, 0.0) for rival in rivals], _SCREEN, 0
    while len(field) > 1:
        numbers = range(_APART + done, _APART + done + count)
        field = [
            (rival, total + sum(tried.chances(view, number, True, seat, rival)[seat] for number in numbers))
            for rival, total in field
        ]
        field.sort(key=lambda one: -one[1])
        field = field[: (len(field) + 1) // 2]
        done, count = done + count, min(2 * count, trials)
    return field[0][0]


def grade(found: Comparison) -> str:
    if not found.better:
        return "best"
    certain = found.loss - found.margin
    return next(name for name, least in GRADES if certain >= least)
