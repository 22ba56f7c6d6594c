"""What a table's clients remember of their turns, held against what storage has of it.

A turn whose answer came must stand once, whole, and where its player was told. A turn whose answer never came may
stand or not, but whole, and as the answer to the decision it was made for. And nothing else may stand.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import text

import sacbe
from sacbe import NATURE, State
from sacbe.table.sql import engine_for

NEAR = 30  # plies around what is wrong of which the turns are told


@dataclass(slots=True)
class Turn:
    """Codes chosen by a seat that looked at ply `asked`; `shown` is the ply the answer brought, if one came."""

    seat: int
    asked: int
    codes: list[int] = field(default_factory=list)
    shown: int | None = None


@dataclass(slots=True)
class Stored:
    """One table as storage has it."""

    game: str
    options: dict[str, Any]
    edition: int
    people: list[bool]  # by seat: a person, not a bot
    plies: list[tuple[int, int, int]]

    def replay(self) -> tuple[State, dict[int, list[tuple[int, int]]]]:
        """The position, and by seat the moves that were chosen: neither chance nor the only one left, which the server
        takes by itself. An illegal ply raises."""
        state = sacbe.game(self.game).start(len(self.people), self.options, self.edition)
        chosen: dict[int, list[tuple[int, int]]] = {seat: [] for seat in range(len(self.people))}
        for ply, seat, code in self.plies:
            if seat != NATURE and len(state.legal(seat)) > 1:
                chosen[seat].append((ply, code))
            state.apply(seat, code)
        return state, chosen


async def stored(data: str, table: str) -> Stored:
    """Read without the server, whose word is what is in question."""
    engine = engine_for(data)
    try:
        async with engine.connect() as connection:

            async def rows(query: str) -> list[Any]:
                return list((await connection.execute(text(query), {"t": table})).all())

            ((game, options, edition),) = await rows("SELECT game, options, edition FROM tables WHERE id = :t")
            kinds = await rows("SELECT kind FROM seats WHERE table_id = :t ORDER BY seat")
            plies = await rows("SELECT ply, seat, action FROM plies WHERE table_id = :t ORDER BY ply")
    finally:
        await engine.dispose()
    people = [kind != "bot" for (kind,) in kinds]
    return Stored(game, json.loads(options), edition, people, [(ply, seat, code) for ply, seat, code in plies])


@dataclass(slots=True)
class Verdict:
    """Counted in moves, but for the last: `problems` in words."""

    acknowledged: int = 0
    missing: int = 0
    doubled: int = 0
    unanswered_stands: int = 0
    nobodys: int = 0
    problems: list[str] = field(default_factory=list)

    def add(self, other: Verdict) -> None:
        for name in ("acknowledged", "missing", "doubled", "unanswered_stands", "nobodys"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.problems += other.problems

    @property
    def clean(self) -> bool:
        return not (self.missing or self.doubled or self.nobodys or self.problems)


def judge(table: str, turns: list[Turn], found: Stored) -> Verdict:
    verdict = Verdict()
    if [ply for ply, _, _ in found.plies] != list(range(len(found.plies))):
        verdict.problems.append(f"table {table}: its plies are not numbered one after the other")
        return verdict
    _, chosen = found.replay()
    taken: dict[int, set[int]] = {seat: set() for seat in chosen}
    # First what is certain. Then the longest: one that was taken back may have begun as another that stands.
    for turn in sorted(turns, key=lambda turn: (turn.shown is None, -len(turn.codes) if turn.shown is None else 0)):
        mine, claimed = chosen[turn.seat], taken[turn.seat]
        first = bisect_left(mine, (turn.asked, -1))
        places = range(first, first + len(turn.codes))
        stands = [code for _, code in mine[first : first + len(turn.codes)]] == turn.codes
        if turn.shown is None:
            if stands and turn.codes and not claimed.intersection(places):
                claimed.update(places)
                verdict.unanswered_stands += len(turn.codes)
            continue
        verdict.acknowledged += len(turn.codes)
        if not stands or any(mine[place][0] >= turn.shown for place in places):
            verdict.missing += len(turn.codes)
            verdict.problems.append(f"table {table}: {turn} is not what storage has: {mine[first : first + 3]}")
        elif claimed.intersection(places):
            verdict.doubled += len(turn.codes)
            verdict.problems.append(f"table {table}: {turn} was acknowledged twice and stands once")
        claimed.update(places)
    for seat, moves in chosen.items():
        if found.people[seat]:
            extra = [moves[place] for place in range(len(moves)) if place not in taken[seat]]
            again = [move for move in extra if any(move[1] in turn.codes for turn in turns if turn.seat == seat)]
            if extra:
                verdict.doubled += len(again)
                verdict.nobodys += len(extra) - len(again)
                near = [turn for turn in turns if turn.seat == seat and abs(turn.asked - extra[0][0]) < NEAR]
                verdict.problems.append(
                    f"table {table}: moves of seat {seat} that its player did not make: {extra}; he made: {near}"
                )
    return verdict
