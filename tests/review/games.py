"""Games for reviews: played by bots once for all tests, and some of them with a turn nobody would take."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import sacbe
from sacbe.bots import make
from sacbe.bots.knowledge import evaluator
from sacbe.core.chance import Rng, draw
from sacbe.core.record import Record, play
from sacbe.core.state import NATURE, NATURE_BIT, State
from sacbe.review.account import Review
from sacbe.review.run import reviewed
from sacbe.review.units import cut

TRIALS = 16


@cache
def played(slug: str, seats: int, seed: int, level: str = "explorer") -> Record:
    record = play(sacbe.game(slug), [make(level, seed * 8 + seat) for seat in range(seats)], seed)
    record.players = [f"Player {seat}" for seat in range(seats)]
    return record


@cache
def review_of(slug: str, seats: int, seed: int, luck: int = 0) -> Review:
    return reviewed(played(slug, seats, seed), luck, TRIALS)


def with_turn(record: Record, at: int, worse: Callable[[State, int], int]) -> Record:
    """The same game up to its unit `at`; that whole turn is then played by `worse`, and bots go on from there."""
    units = cut(record)
    unit, s = units.units[at], units.before[at].copy()
    out = Record(record.game, record.seats, record.options, record.players, edition=record.edition)
    out.actions = record.actions[: unit.first]
    bots = [make("explorer", seat) for seat in range(record.seats)]
    rng, lapse = Rng(at), True
    while mask := s.actors():
        if mask & NATURE_BIT:
            seat, code = NATURE, int(draw(s, rng))
        else:
            seat = (mask & -mask).bit_length() - 1
            code = worse(s, seat) if lapse and seat == unit.seat else bots[seat].choose(s.hide(seat), seat)
        s.apply(seat, code)
        out.actions.append((seat, code))
        lapse = lapse and s.actors() == 1 << unit.seat
    return out


def looks_worst(s: State, seat: int) -> int:
    """What leaves the seat with the least, as the game's own judgement has it."""
    judge = evaluator(s.slug())

    def left(code: int) -> float:
        after = s.copy()
        after.step(seat, code)
        return judge.outlook(after, seat)

    return min(s.legal(seat), key=left)
