"""T-5 as the referee reads it: final scoring in quarters of a point, ties and winners."""

from __future__ import annotations

from typing import Any

from sacbe.games.tzolkin.data import STEPS, TEMPLES
from tests.tzolkin.referee_goods import TYPE
from tests.tzolkin.referee_turns import on_gears


def quarters(d: dict[str, Any], seat: int) -> int:
    """T-5.3 Four times what a player has at the end."""
    player = d["players"][seat]
    corn = player["corn"] + 2 * player["wood"] + 3 * player["stone"] + 4 * player["gold"]
    points = player["vp"] + 3 * player["skull"] + sum(monument(d, seat, name) for name in player["monuments"])
    return int(4 * points + corn)


def monument(d: dict[str, Any], seat: int, name: str) -> int:
    """T-5.4"""
    player = d["players"][seat]
    own = player["buildings"] + player["monuments"]
    levels: list[int] = list(player["technologies"].values())
    steps: list[int] = [player["temples"][temple] for temple in TEMPLES]
    if name in ("M-01", "M-06", "M-10"):  # tombs, civic buildings, shrines: those of its own frame
        return 4 * sum(TYPE[tile] == TYPE[name] for tile in own)
    if name == "M-02":
        return 2 * len(own)
    if name == "M-03":
        return {2: 6, 3: 5, 4: 4}[d["seats"]] * sum(len(other["monuments"]) for other in d["players"])
    if name == "M-04":
        return 4 * int(player["corn_tiles"])
    if name == "M-05":
        return 4 * int(player["wood_tiles"])
    if name == "M-07":
        return {4: 6, 5: 12, 6: 18}.get(player["workers"], 0)
    if name == "M-08":
        return 3 * sum(levels)
    if name == "M-09":
        return (0, 9, 20, 33, 33)[sum(level == 3 for level in levels)]
    if name == "M-11":
        return 3 * max(0, max(steps) - 1)
    if name == "M-12":
        return sum(STEPS[temple][step] for temple, step in enumerate(steps))
    return 3 * len(d["ovals"])  # M-13


def winners(d: dict[str, Any]) -> int:
    """T-5.5, T-5.6 Most points; then more workers on the gears; then they share it."""
    ranks = [(quarters(d, seat), len(on_gears(d, seat))) for seat in range(d["seats"])]
    return sum(1 << seat for seat, rank in enumerate(ranks) if rank == max(ranks))
