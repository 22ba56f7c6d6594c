"""The land of Tikal as a person sees it on the table: cells, what lies there, stones, and who stands where."""

from __future__ import annotations

from typing import Any

from sacbe.games.tikal.data import DIRECTIONS, FACE, PRINTED_CELLS, STONES, TERRAIN, TERRAINS, TILES

Dump = dict[str, Any]

# T-1.4 Eight columns of five hexes, the odd columns half a hex lower: where a step in each direction leads from there.
CELLS = [f"c{column}r{row}" for column in range(8) for row in range(5)]
BASE = "c0r4"
_EVEN = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 0), "NW": (-1, -1)}
_ODD = {"N": (0, -1), "NE": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
OPPOSITE = {"N": "S", "NE": "SW", "SE": "NW", "S": "N", "SW": "NE", "NW": "SE"}
_PRINTED = dict(zip(PRINTED_CELLS, TILES[36:], strict=True))


def beside(cell: str, direction: str) -> str | None:
    """The neighbouring cell, nothing beyond the edge of the board."""
    column, row = int(cell[1]), int(cell[3])
    right, down = (_ODD if column % 2 else _EVEN)[direction]
    found = f"c{column + right}r{row + down}"
    return found if found in CELLS else None


AROUND = {cell: {way: there for way in DIRECTIONS if (there := beside(cell, way))} for cell in CELLS}


def terrain(tile: str) -> str:
    return TERRAINS[TERRAIN[TILES.index(tile)]]


def face(tile: str) -> int:
    """T-1.2 The value of a temple, the masks of ruins."""
    return int(FACE[TILES.index(tile)])


def edges(tile: str, turned: int) -> dict[str, int]:
    """The stones on each edge of a tile turned clockwise so many sixths: after one, north looks north-east."""
    index = TILES.index(tile)
    stones = [int(STONES[index * 36 + edge]) for edge in range(6)]
    return {DIRECTIONS[(edge + turned) % 6]: stones[edge] for edge in range(6)}


class Land:
    """What lies on the board."""

    def __init__(self, d: Dump) -> None:
        lying = {cell: (tile, 0) for cell, tile in _PRINTED.items()}
        for cell, words in d["tiles"].items():
            tile, turned = words.split()
            lying[cell] = (tile, int(turned))
        self.tile = {cell: tile for cell, (tile, _) in lying.items()}
        self.kind = {cell: terrain(tile) for cell, tile in self.tile.items()}
        self.stones = {cell: edges(tile, turned) for cell, (tile, turned) in lying.items()}

    def stones_between(self, cell: str, direction: str) -> int:
        """T-1.6 The stones of both edges together; nothing at a volcano, an unexplored cell or the board's edge."""
        there = AROUND[cell].get(direction)
        if there not in self.kind or "volcano" in (self.kind[cell], self.kind[there]):
            return 0
        return self.stones[cell][direction] + self.stones[there][OPPOSITE[direction]]

    def may_lie(self, tile: str, cell: str, turned: int) -> bool:
        """T-3.4, T-3.5 On an empty cell beside explored land and, unless it is a volcano, with a road to it."""
        explored = {way: there for way, there in AROUND[cell].items() if there in self.kind}
        if cell in self.kind or not explored:
            return False
        if terrain(tile) == "volcano":
            return turned == 0  # turning it means nothing, so it is offered once
        stones = edges(tile, turned)
        return any(
            stones[way] + self.stones[there][OPPOSITE[way]] > 0
            for way, there in explored.items()
            if self.kind[there] != "volcano"
        )

    def places(self, tile: str) -> list[tuple[str, int]]:
        """All cells and rotations in which the tile may be laid; none sends it back to the box (T-3.9)."""
        return [(cell, turned) for cell in CELLS for turned in range(6) if self.may_lie(tile, cell, turned)]


# T-4.8, T-5.2 Members and majority


def members(player: Dump, cell: str) -> dict[str, int]:
    here = player["pieces"].get(cell, {})
    return {"worker": here.get("worker", 0), "leader": here.get("leader", 0)}


def heads(player: Dump, cell: str) -> int:
    """T-4.4, T-4.5 Digging and clearing, the leader is one like the others."""
    return sum(members(player, cell).values())


def strength(player: Dump, cell: str) -> int:
    """In a count of majority, and only there, the leader is worth three."""
    here = members(player, cell)
    return here["worker"] + 3 * here["leader"]


def stronger_than_each(d: Dump, seat: int, cell: str) -> bool:
    mine = strength(d["players"][seat], cell)
    others = [strength(player, cell) for other, player in enumerate(d["players"]) if other != seat]
    return mine > 0 and all(mine > theirs for theirs in others)


def guard_of(d: Dump, cell: str) -> int | None:
    return next((seat for seat, player in enumerate(d["players"]) if cell in player["guards"]), None)


def controls(d: Dump, seat: int, cell: str) -> bool:
    guard = guard_of(d, cell)
    return guard == seat if guard is not None else stronger_than_each(d, seat, cell)
