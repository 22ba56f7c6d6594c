"""An unfinished track and what can be done with it: where a piece may be joined, moved and turned (S-2.9)."""

from __future__ import annotations

from functools import lru_cache

from sacbe.games.eldorado.data import FINISHES, JOINT_PAIRS, START, STRIPS
from sacbe.games.eldorado.rules.growing import ends_for
from sacbe.games.eldorado.rules.routes import hexes, pairs
from sacbe.games.eldorado.rules.track import Placed, footprint
from sacbe.games.eldorado.show.geometry import Cell


def finished(laid: list[Placed]) -> bool:
    return bool(laid) and laid[-1][0] in FINISHES


def other_places(laid: list[Placed]) -> list[Placed]:
    """Where the last piece could lie instead."""
    if len(laid) < 2:
        return []
    side, turn, q, r = laid[-1]
    return [placed for placed in _places(laid[:-1], side, turn) if placed[2:] != (q, r)]


def _places(laid: list[Placed], side: str, turn: int) -> list[Placed]:
    """S-2.9 Where the next piece touches the last one enough, and nothing else."""
    last = laid[-1]
    strip, next_strip = last[1] if last[0] in STRIPS else -1, turn if side in STRIPS else -1
    found = [(side, turn, last[2] + q, last[3] + r) for q, r in _joints(strip, next_strip)]
    return [placed for placed in found if _keeps_apart(laid, placed)]


@lru_cache(maxsize=64)
def _joints(strip: int, next_strip: int) -> list[Cell]:
    """From the centre of a piece to that of the next; only strips need to know how they are turned (-1: a tile)."""
    here = hexes(("O", strip, 0, 0) if strip >= 0 else ("C", 0, 0, 0))
    found = []
    for q in range(-7, 8):
        for r in range(-7, 8):
            there = hexes(("O", next_strip, q, r) if next_strip >= 0 else ("C", 0, q, r))
            if not set(here) & set(there) and pairs(here, there) >= JOINT_PAIRS:
                found.append((q, r))
    return found


def _keeps_apart(laid: list[Placed], placed: Placed) -> bool:
    here = hexes(placed)
    if len(laid) == 1:
        return not pairs([place for place, hexed in footprint(laid[0]) if hexed[0] == START], here)
    return all(not set(here) & set(hexes(other)) and not pairs(here, hexes(other)) for other in laid[:-1])


def ends_of(laid: list[Placed]) -> list[Placed]:
    return [] if laid[-1][0] in STRIPS else ends_for(laid)


def last_turned(laid: list[Placed]) -> list[Placed] | None:
    """The last piece turned by a sixth; a strip may have to move for that."""
    side, turn, q, r = laid[-1]
    for step in range(1, 6):
        new = (turn + step) % 6
        if len(laid) == 1:
            return [(side, new, q, r)]
        places = _places(laid[:-1], side, new)
        if places:
            near = min(places, key=lambda placed: (abs(placed[2] - q) + abs(placed[3] - r), placed))
            return [*laid[:-1], near]
    return None


def added(laid: list[Placed], side: str) -> list[Placed] | None:
    """The track with this side joined where there is room, with any turn; None if there is none."""
    if not laid:
        return [(side, 0, 0, 0)]
    for turn in range(6):
        places = _places(laid, side, turn)
        if places:
            # Away from the beginning: there is most room to go on.
            return [*laid, max(places, key=lambda placed: (_far(laid[0], placed), placed))]
    return None


def _far(first: Placed, placed: Placed) -> int:
    q, r = placed[2] - first[2], placed[3] - first[3]
    return max(abs(q), abs(r), abs(q + r))
