"""E-5 and Q-24 as the referee reads them: who wins, and in what order the others come."""

from __future__ import annotations

from typing import Any

from tests.eldorado.referee_board import Hex
from tests.eldorado.referee_table import Table


def rank(t: Table, racer: dict[str, Any]) -> tuple[int, ...]:
    """The greater comes before the smaller."""
    blockades = len(racer["blockades"]), max(racer["blockades"], default=0)
    if racer["arrived"]:  # E-5.3: most blockades, the highest number, the earlier arrival
        return 1, 0, *blockades, -racer["arrived"]
    places: list[Hex] = [(at[0], at[1]) for at in racer["figures"] if at != "gold"]
    return 0, -sum(t.board.way_left(at) for at in places), *blockades, 0


def winners(t: Table) -> int:
    """E-5.2 One of those who have arrived; if the race was called off (Q-33), who is nearest. Equals share it."""
    best = max(rank(t, racer) for racer in t.racers)
    return sum(1 << number for number, racer in enumerate(t.racers) if rank(t, racer) == best)


def disagreements(t: Table, scores: list[int], won: int) -> list[str]:
    """At the end of the game: its winners, and scores that order the players as the rules do."""
    out = []
    if won != winners(t):
        out.append(f"E-5.3 winners {winners(t):b}, engine {won:b}: {[rank(t, racer) for racer in t.racers]}")
    ranks = [rank(t, racer) for racer in t.racers[: len(scores)]]
    for a in range(len(scores)):
        for b in range(len(scores)):
            if ranks[a] > ranks[b] and scores[a] <= scores[b]:
                out.append(
                    f"Q-24 seat {a} {ranks[a]} comes before seat {b} {ranks[b]}, scores {scores[a]}, {scores[b]}"
                )
            if ranks[a] == ranks[b] and scores[a] != scores[b]:
                out.append(f"Q-24 seats {a} and {b} are equal {ranks[a]}, scores {scores[a]}, {scores[b]}")
    return out
