"""The decisions of a record as rows: what the seat saw, what it could do, what it did, and what became of it.

A decision is a choice between two actions or more; what is forced is no row. Everything in a row but the end of the
game (`score`, `place`, `won`) is made from `hide(seat)` alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sacbe.arena.played import places
from sacbe.bots.knowledge import evaluator
from sacbe.core.chance import Rng
from sacbe.core.record import Record
from sacbe.core.state import NATURE, State


class Row(NamedTuple):
    """`observation`: little-endian float32. `outlook`: the points that the game's evaluator expects for the seat, in a
    world guessed from its view. `won`: a win shared by three is a third."""

    game: int
    ply: int
    seat: int
    bot: str
    observation: bytes
    legal: list[int]
    action: int
    outlook: float
    score: int
    place: int
    won: float


def rows(record: Record, game: int) -> Iterator[Row]:
    """Every decision of a finished game, in order."""
    end = record.final()
    winners = [seat for seat in range(record.seats) if end.winners() >> seat & 1]
    scores = [end.score(seat) for seat in range(record.seats)]
    ranks = places(scores, winners)
    observation, knowledge = record.game.observation, evaluator(record.game.slug)
    s = record.begin()
    for ply, (seat, code) in enumerate(record.actions):
        legal = [] if seat == NATURE else s.legal(seat)
        if len(legal) > 1:
            view = s.hide(seat)
            yield Row(
                game,
                ply,
                seat,
                record.players[seat] if record.players else "",
                observation.float32(view, seat),
                legal,
                code,
                knowledge.outlook(view.guess(Rng(ply)), seat),
                scores[seat],
                ranks[seat],
                1 / len(winners) if seat in winners else 0.0,
            )
        s.apply(seat, code)


def decisions(record: Record) -> tuple[list[int], State]:
    """How many actions there were to choose from, decision by decision, and how the game ended: for statistics."""
    s, counts = record.begin(), []
    for seat, code in record.actions:
        if seat != NATURE and (count := len(s.legal(seat))) > 1:
            counts.append(count)
        s.apply(seat, code)
    return counts, s
