"""The track as a graph of hexes, built once for each route and shared by all its positions.

Hexes are numbered piece by piece in laying order, row by row as printed, then the finishing hexes. A joint is the seam
between two pieces that follow each other; the seam to the end is none and carries no blockade (S-2.3).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.hexes import DIRECTIONS, Hex, add, rotate
from sacbe.games.eldorado.data import (
    CAVE,
    FINISH_HEXES,
    FINISH_SYMBOL,
    FINISHES,
    GOLD_HEXES,
    MOUNTAIN,
    SIDE_HEXES,
    START,
)

Placed = tuple[str, int, int, int]  # the side, sixths turned clockwise, q and r of its centre

FAR: Final = 250  # more moves than any way has: where none leads on


def footprint(placed: Placed) -> list[tuple[Hex, tuple[int, int]]]:
    """Where the hexes of a piece lie, each with its terrain and cost; of the end, its finishing hexes."""
    side, turn, q, r = placed
    if side in FINISHES:
        symbol = FINISH_SYMBOL[FINISHES.index(side)]
        return [(add(rotate(a, -turn), (q, r)), (symbol, 1)) for a in FINISH_HEXES]
    return [(add(rotate(a, -turn), (q, r)), hexed) for a, hexed in SIDE_HEXES[side].items()]


def gold_zone(finish: Placed) -> list[Hex]:
    return [add(rotate(a, -finish[1]), (finish[2], finish[3])) for a in GOLD_HEXES]


class Route:
    """A track. `next[6 * hex + direction]` is the neighbour, -1 for none; `joint` in the same way the joint between."""

    def __init__(self, text: str, laid: list[Placed]) -> None:
        self.text = text  # as check_route reads it
        self.laid = laid  # the pieces, then the end if there is one yet
        self.finished = bool(laid) and laid[-1][0] in FINISHES
        self.pieces: i64 = len(laid) - (1 if self.finished else 0)
        self.joints: i64 = self.pieces - 1 if self.pieces > 0 else 0  # joints that carry a blockade
        self.at: dict[Hex, int] = {}  # the hex at (q, r)
        self.places: list[Hex] = []  # (q, r) by hex
        self.gold: list[Hex] = gold_zone(laid[-1]) if self.finished else []
        terrain: list[i64] = []
        cost: list[i64] = []
        piece: list[i64] = []
        starts: list[i64] = [-1, -1, -1, -1]
        caves: list[i64] = []
        for index, placed in enumerate(laid):
            for place, (ground, number) in footprint(placed):
                if place in self.at:
                    raise ValueError(f"route {text!r}: {placed[0]} lies on another piece at {place[0]},{place[1]}")
                self.at[place] = len(self.places)
                if ground == START:
                    starts[number - 1] = len(self.places)
                elif ground == CAVE:
                    caves.append(len(self.places))
                self.places.append(place)
                terrain.append(ground)
                cost.append(0 if ground >= MOUNTAIN else number)
                piece.append(index)
        self.size: i64 = len(self.places)
        self.terrain: vec[i64] = vec[i64](terrain)  # a finishing hex has that of its symbol
        self.cost: vec[i64] = vec[i64](cost)
        self.piece: vec[i64] = vec[i64](piece)  # index into laid; that of a finishing hex is `pieces`
        self.starts: vec[i64] = vec[i64](starts)  # by number
        self.caves: vec[i64] = vec[i64](caves)
        self.next: vec[i64] = vec[i64]([-1] * (6 * len(self.places)))
        self.joint: vec[i64] = vec[i64]([-1] * (6 * len(self.places)))
        self.touches: vec[i64] = vec[i64]([0] * len(self.places))  # which joints a hex touches, as a mask
        self.beside: vec[i64] = vec[i64]([0] * len(self.places))  # which caves a hex is next to, as a mask
        self.beside_far: vec[i64] = vec[i64]([0] * len(self.places))  # of them, those across a joint
        self._connect()
        self.left: vec[i64] = self._ways(False, True)  # moves to a finishing hex on foot
        self.ahead: vec[i64] = self._ways(True, False)  # V-6.3: an automaton's moves to the next piece
        self.total: vec[i64] = self._ways(True, True)  # V-6.3: an automaton's moves to a finishing hex

    def _connect(self) -> None:
        here: i64
        direction: i64
        for here in range(self.size):
            for direction in range(6):
                place = add(self.places[here], DIRECTIONS[direction])
                if place not in self.at:
                    continue
                there: i64 = self.at[place]
                self.next[6 * here + direction] = there
                far = self.piece[here] != self.piece[there]
                if far:
                    joint = min(self.piece[here], self.piece[there])
                    if joint < self.joints:
                        self.joint[6 * here + direction] = joint
                        self.touches[here] |= bit(joint)
                if self.terrain[there] == CAVE:
                    cave: i64 = 0
                    while self.caves[cave] != there:
                        cave += 1
                    self.beside[here] |= bit(cave)
                    if far:
                        self.beside_far[here] |= bit(cave)

    def hop(self, here: i64, direction: i64) -> i64:
        """V-6.3 Where a straight hop over the black neighbour lands; -1 if it cannot."""
        over = self.next[6 * here + direction]
        if over < 0 or self.terrain[over] < MOUNTAIN or self.terrain[over] == START:
            return -1
        there = self.next[6 * over + direction]
        if there < 0 or self.terrain[there] >= MOUNTAIN or self.piece[there] < self.piece[over]:
            return -1
        return there

    def _ways(self, automaton: bool, whole: bool) -> vec[i64]:
        """By hex, how many moves to a finishing hex (`whole`) or to the next piece; FAR where there is no way.

        A person walks, also backwards; an automaton walks and hops, and never back to an earlier piece.
        """
        moves: vec[i64] = vec[i64]([FAR] * int(self.size))
        here: i64
        direction: i64
        if whole:
            for here in range(self.size):
                if self.piece[here] == self.pieces:
                    moves[here] = 0
        changed = True
        while changed:
            changed = False
            for here in range(self.size - 1, -1, -1):
                if self.piece[here] == self.pieces or 5 <= self.terrain[here] <= 6:
                    continue
                for direction in range(6):
                    there = self.next[6 * here + direction]
                    if there >= 0 and self.terrain[there] >= MOUNTAIN:
                        there = self.hop(here, direction) if automaton else -1
                    if there < 0 or (automaton and self.piece[there] < self.piece[here]):
                        continue
                    on = 0 if not whole and self.piece[there] != self.piece[here] else moves[there]
                    if on + 1 < moves[here]:
                        moves[here] = on + 1
                        changed = True
        return moves
