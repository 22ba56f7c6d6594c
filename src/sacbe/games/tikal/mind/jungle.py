"""The roads of the jungle that was looked at last, kept for as long as it stays the same.

Tiles are laid once a turn, and ways are looked for many times in it. What is kept belongs to the tiles as they lie: a
position with any other tile, or one turned otherwise, is learnt anew.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.games.tikal.data import CELL_COUNT, NEIGHBOUR
from sacbe.games.tikal.state import Tikal

FAR: Final[i64] = 24  # whatever is dearer counts as out of reach


class Jungle:
    def __init__(self) -> None:
        self.learnt: i64 = 0  # how many jungles were: tells results that belong to another one
        self.links: vec[i64] = vec[i64]([0] * (CELL_COUNT * 6))  # from `cell * 6` on: neighbour * 8 + stones
        self.ends: vec[i64] = vec[i64]([0] * CELL_COUNT)  # by cell, where its links end
        self._tile: vec[i64] = vec[i64]([-2] * CELL_COUNT)
        self._turned: vec[i64] = vec[i64]([0] * CELL_COUNT)
        self._distance: vec[i64] = vec[i64]([FAR] * (CELL_COUNT * CELL_COUNT))
        self._measured: i64 = 0  # cells from which all distances are known
        self._waiting: vec[i64] = vec[i64]([0] * FAR)  # by cost: cells to go on from, as masks

    def look(self, s: Tikal) -> None:
        tile, turned, known_tile, known_turned = s.tile, s.turned, self._tile, self._turned
        cell: i64
        for cell in range(CELL_COUNT):
            if tile[cell] != known_tile[cell] or turned[cell] != known_turned[cell]:
                self._learn(s)
                return

    def _learn(self, s: Tikal) -> None:
        self.learnt += 1
        self._measured = 0
        self._tile = s.tile[:]
        self._turned = s.turned[:]
        cell: i64
        border: i64
        links = self.links
        for cell in range(CELL_COUNT):
            end = cell * 6
            for border in range(cell * 6, cell * 6 + 6):
                stones = s.road(border)
                if stones > 0:
                    links[end] = NEIGHBOUR[border] * 8 + stones
                    end += 1
            self.ends[cell] = end

    def distance(self, start: i64, goal: i64) -> i64:
        """Action points over roads."""
        if (self._measured >> start) & 1 == 0:
            self._measure(start)
        return self._distance[start * CELL_COUNT + goal]

    def _measure(self, start: i64) -> None:
        self._measured |= bit(start)
        row = start * CELL_COUNT
        distance, waiting, links = self._distance, self._waiting, self.links
        i: i64
        for i in range(row, row + CELL_COUNT):
            distance[i] = FAR
        distance[row + start] = 0
        waiting[0] = bit(start)
        at: i64
        for at in range(FAR):
            rest = waiting[at]
            waiting[at] = 0
            while rest != 0:
                cell = lowest(rest)
                rest &= rest - 1
                if distance[row + cell] != at:
                    continue  # reached more cheaply since
                for i in range(cell * 6, self.ends[cell]):
                    link = links[i]
                    other, cost = link >> 3, at + (link & 7)
                    if cost < distance[row + other]:
                        distance[row + other] = cost
                        waiting[cost] |= bit(other)
