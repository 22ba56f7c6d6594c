"""The referee's board: a route laid out hex by hex, who neighbours whom, and how far it is to El Dorado."""

from __future__ import annotations

from functools import cache
from typing import Final

from sacbe.games.eldorado.data import DIRECTIONS, FINISH_HEXES, SIDE_HEXES, TERRAINS

Hex = tuple[int, int]

TOWARDS: Final = dict(zip(DIRECTIONS, ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)), strict=True))
BLACK: Final = ("mountain", "cave")
SYMBOL_OF: Final = {"jungle": "machete", "water": "paddle", "village": "coin"}


def turned(hex_: Hex, sixths: int) -> Hex:
    q, r = hex_
    for _ in range(sixths):
        q, r = -r, q + r
    return q, r


def beside(hex_: Hex, direction: str) -> Hex:
    return hex_[0] + TOWARDS[direction][0], hex_[1] + TOWARDS[direction][1]


class Board:
    """S-2.1 A route: the pieces in order, last the tile of El Dorado."""

    def __init__(self, text: str) -> None:
        self.terrain: dict[Hex, str] = {}
        self.cost: dict[Hex, int] = {}
        self.piece: dict[Hex, int] = {}
        self.finish: set[Hex] = set()
        self.starts: dict[int, Hex] = {}
        words = text.split()
        self.last = len(words) - 1  # the number of El Dorado's tile; pieces are counted from 0
        for number, word in enumerate(words):
            what, place = word.split("@")
            centre = (int(place.split(",")[0]), int(place.split(",")[1]))
            name, sixths = what[:-1], int(what[-1])
            if name in ("blue", "green"):
                self.finish_symbol = "paddle" if name == "blue" else "machete"
                for hex_ in FINISH_HEXES:
                    terrain = "water" if name == "blue" else "jungle"
                    self.finish.add(self._lay(hex_, sixths, centre, number, terrain, 1))
                continue
            for hex_, (kind, value) in SIDE_HEXES[name].items():
                lying = self._lay(hex_, sixths, centre, number, TERRAINS[kind], value)
                if TERRAINS[kind] == "start":
                    self.starts[value] = lying
        # No side has two caves, so their order is the order of the pieces.
        self.caves = sorted((hex_ for hex_ in self.terrain if self.terrain[hex_] == "cave"), key=self.piece.__getitem__)

    def _lay(self, hex_: Hex, sixths: int, centre: Hex, number: int, terrain: str, cost: int) -> Hex:
        q, r = turned(hex_, sixths)
        lying = (q + centre[0], r + centre[1])
        self.terrain[lying], self.cost[lying], self.piece[lying] = terrain, cost, number
        return lying

    def neighbours(self, hex_: Hex) -> list[Hex]:
        """A-4.1, a standing blockade left out of account."""
        return [other for other in (beside(hex_, way) for way in DIRECTIONS) if other in self.terrain]

    def joint(self, one: Hex, other: Hex) -> int | None:
        """The joint that lies between two neighbouring hexes; None on the same piece and before El Dorado (S-2.3)."""
        first = min(self.piece[one], self.piece[other])
        return None if self.piece[one] == self.piece[other] or first == self.last - 1 else first

    def joints_at(self, hex_: Hex) -> set[int]:
        """A-4.9 The joints that a hex touches."""
        found = {self.joint(hex_, other) for other in self.neighbours(hex_)}
        return {joint for joint in found if joint is not None}

    def enterable(self, hex_: Hex) -> bool:
        """A-4.6, A-4.7"""
        return hex_ in self.terrain and self.terrain[hex_] not in (*BLACK, "start")

    @cache  # noqa: B019 - boards are few and live as long as the tests
    def way_left(self, hex_: Hex) -> int:
        """Q-24 The fewest moves from here onto a finishing hex, whatever they cost."""
        seen, edge, steps = {hex_}, {hex_}, 0
        while not edge & self.finish:
            steps += 1
            edge = {b for a in edge for b in self.neighbours(a) if self.enterable(b)} - seen
            if not edge:
                raise AssertionError("a route that does not lead to El Dorado")
            seen |= edge
        return steps


@cache
def board(text: str) -> Board:
    return Board(text)
