"""What is never lost or made in a game: pieces, tiles, levels, treasures and points, at every ply of random games."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.games.tikal.data import CELLS, FACE, NEIGHBOUR, RUINS, STONES, TERRAIN, TILES, VOLCANO
from sacbe.games.tikal.state import Tikal
from tests.tikal.positions import busy_walk

pytestmark = pytest.mark.compiled


def check(s: Tikal) -> None:
    d = s.dump()
    check_tiles(s, d)
    check_treasures(d)
    for seat, player in enumerate(d["players"]):
        check_player(s, seat, player)
    assert (
        sum(d["supply"].values()) + sum(level - FACE[s.tile[CELLS.index(cell)]] for cell, level in d["levels"].items())
        == 48
    )
    camps = [cell for player in d["players"] for cell in player["camps"]]
    assert len(set(camps)) == len(camps) == bin(s.camped).count("1")
    assert all(d["sites"].get(cell, 0) == 0 for cell in camps)
    assert 0 <= d["ap"] <= 10


def check_tiles(s: Tikal, d: dict[str, Any]) -> None:
    on_board = [words.split()[0] for words in d["tiles"].values()]
    in_hand = [d["drawn"]] if d["drawn"] else []
    shown = d["auction"]["display"] if d["auction"] else []
    assert sorted([*on_board, *in_hand, *shown, *d["stack"], *d["discarded"]]) == sorted(TILES[:36])
    reached, rim = {4}, [4]
    while rim:
        cell = rim.pop()
        for direction in range(6):
            other, cost = NEIGHBOUR[cell * 6 + direction], s.road(cell * 6 + direction)
            if cost:
                back = (direction + 3) % 6
                facing = STONES[(s.tile[other] * 6 + s.turned[other]) * 6 + back]
                assert cost == s.road(other * 6 + back)
                assert cost == facing + STONES[(s.tile[cell] * 6 + s.turned[cell]) * 6 + direction]
                if other not in reached:
                    reached.add(other)
                    rim.append(other)
    land = {cell for cell in range(40) if s.tile[cell] >= 0 and TERRAIN[s.tile[cell]] != VOLCANO}
    assert reached == land, "R-4: every tile but the volcanoes can be reached from the base camp"


def check_treasures(d: dict[str, Any]) -> None:
    for kind, buried in d["buried"].items():
        assert buried + sum(player["treasures"][kind] for player in d["players"]) == 3
    to_come = sum(
        FACE[TILES.index(tile)]
        for tile in [*d["stack"], d["drawn"], *(d["auction"]["display"] if d["auction"] else [])]
        if tile and TERRAIN[TILES.index(tile)] == RUINS
    )
    assert sum(d["buried"].values()) >= sum(d["sites"].values()) + to_come


def check_player(s: Tikal, seat: int, player: dict[str, Any]) -> None:
    guards = list(player["guards"].values())
    for piece, total in (("worker", 18), ("leader", 1)):
        on_board = sum(counts.get(piece, 0) for counts in player["pieces"].values())
        assert on_board + player["reserve"][piece] + player["removed"][piece] + guards.count(piece) == total
    assert len(guards) == s.guards[seat] <= 2
    crowd = {cell for cell, counts in player["pieces"].items() if counts.get("worker")}
    assert crowd == {CELLS[cell] for cell in range(40) if s.crowd[seat] >> cell & 1}
    points = player["points"]
    assert player["score"] == sum(points.values()) >= 0
    assert sum(player["tallies"]) == points["temples"] + points["guards"] + points["treasures"]
    assert points["bids"] <= 0


@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost(seats: int, auction: bool) -> None:
    for seed in (21, 22):
        for s, _, _ in busy_walk(seats, seed, auction=auction):
            check(s)
