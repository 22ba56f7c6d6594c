"""Hex geometry by its laws."""

from __future__ import annotations

import itertools
import math

from hypothesis import given
from hypothesis import strategies as st

from sacbe.core import hexes

CELLS = st.tuples(st.integers(-30, 30), st.integers(-30, 30))


@given(CELLS)
def test_six_neighbours_at_distance_one_all_round(a: hexes.Hex) -> None:
    around = hexes.neighbours(a)
    assert len(set(around)) == 6
    assert {hexes.distance(a, b) for b in around} == {1}
    assert [hexes.neighbour(a, k) for k in range(6)] == around
    assert set(hexes.ring(a, 1)) == set(around)
    x, y = hexes.centre_pointy(a)
    assert all(math.isclose(math.dist((x, y), hexes.centre_pointy(b)), hexes.SQRT3) for b in around)
    x, y = hexes.centre_flat(a)
    assert all(math.isclose(math.dist((x, y), hexes.centre_flat(b)), hexes.SQRT3) for b in around)


@given(CELLS, st.integers(0, 6))
def test_rings_make_discs(a: hexes.Hex, radius: int) -> None:
    cells = list(hexes.disc(a, radius))
    assert len(cells) == len(set(cells)) == 1 + 3 * radius * (radius + 1)
    assert all(hexes.distance(a, b) == radius for b in hexes.ring(a, radius))


@given(CELLS, CELLS)
def test_distance_is_a_line(a: hexes.Hex, b: hexes.Hex) -> None:
    line = hexes.line(a, b)
    assert (line[0], line[-1]) == (a, b)
    assert len(line) == hexes.distance(a, b) + 1
    assert all(hexes.distance(p, q) == 1 for p, q in itertools.pairwise(line))
    assert hexes.distance(a, b) == hexes.distance(b, a)


@given(CELLS, st.integers(-12, 12))
def test_turning_keeps_distance_and_comes_round(a: hexes.Hex, turns: int) -> None:
    assert hexes.distance((0, 0), hexes.rotate(a, turns)) == hexes.distance((0, 0), a)
    assert hexes.rotate(hexes.rotate(a, turns), -turns) == a
    assert hexes.rotate(hexes.DIRECTIONS[0], 1) == hexes.DIRECTIONS[1]
