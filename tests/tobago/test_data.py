"""The components counted against the rulebook, and the 32 islands against the dossier's fingerprints."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.hexes import distance
from sacbe.games.tobago import actions
from sacbe.games.tobago.actions import ACTIONS
from sacbe.games.tobago.data import (
    ALL_CURSES,
    ALL_GOLD,
    AMULETS,
    ASSEMBLIES,
    CLUE_KIND,
    CLUE_KINDS,
    CLUE_LARGEST,
    CLUE_REFERENCE,
    CLUES,
    COINS_OF,
    COLOURS,
    FIRST_CURSE,
    HEX_COUNT,
    HEXES,
    HUTS,
    KIND_OF,
    LANDMARKS,
    MARKERS,
    MAX_SEATS,
    PALMS,
    PLACES,
    REFERENCES,
    ROSES,
    STATUES,
    TERRAINS,
    TREASURES,
    assembled,
    side,
)
from sacbe.games.tobago.rules.island import Island, clue_sets, island_of
from sacbe.games.tobago.rules.landmarks import room_for
from tests.tobago.table import FILE

pytestmark = pytest.mark.engine

ISLANDS = [line.split() for line in (Path(__file__).parent / "islands.txt").read_text(encoding="utf-8").splitlines()]


def test_components_t_1() -> None:
    assert (STATUES, HUTS, PALMS) == (3, 4, 3)
    assert Counter(KIND_OF[k] for k in range(LANDMARKS)) == {0: 3, 1: 4, 2: 3}
    assert len(CLUES) == len(set(CLUES)) == 52
    assert len(TREASURES) == 41
    assert Counter(COINS_OF[k] for k in range(FIRST_CURSE)) == {2: 9, 3: 9, 4: 8, 5: 7, 6: 6}
    assert sum(COINS_OF[k] for k in range(41)) == 148
    assert bin(ALL_GOLD).count("1") == 39
    assert bin(ALL_CURSES).count("1") == 2
    assert AMULETS == 21
    assert len(COLOURS) * MARKERS == 68
    assert MAX_SEATS * ROSES == 60
    assert [len(side(letter)) for letter in "abcABC"] == [29, 31, 27, 34, 33, 37]
    assert HEX_COUNT == len(HEXES) == len(set(HEXES))


def test_clue_cards_t_1_3() -> None:
    """Six kinds; landmarks and the ocean are never "in"; only terrains have a largest area."""
    assert {CLUE_KINDS[CLUE_KIND[k]] for k in range(52)} == set(CLUE_KINDS)
    for k, name in enumerate(CLUES):
        largest = "largest-" if CLUE_LARGEST[k] else ""
        assert name == f"{CLUE_KINDS[CLUE_KIND[k]]}-{largest}{REFERENCES[CLUE_REFERENCE[k]]}"
        terrain = REFERENCES[CLUE_REFERENCE[k]] in TERRAINS
        assert terrain or not CLUE_LARGEST[k]
        assert terrain or CLUE_KINDS[CLUE_KIND[k]] not in ("in", "not-in")


@pytest.mark.parametrize(("name", "hexes", "interior", "sha1"), ISLANDS, ids=[row[0] for row in ISLANDS])
def test_islands_t_2_1(name: str, hexes: str, interior: str, sha1: str) -> None:
    places = assembled(name)
    text = ";".join(f"{q},{r},{TERRAINS[places[q, r]]}" for q, r in sorted(places))
    assert hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest().startswith(sha1)
    island = island_of(ASSEMBLIES.index(name))
    assert (island.name, island.size) == (name, int(hexes))
    assert sum(bin(island.interior[word]).count("1") for word in (0, 1)) == int(interior)
    for terrain in range(len(TERRAINS)):  # T-1.12
        sizes = [size(island.areas, k) for k in range(len(island.areas) // 2) if area_terrain(island, k) == terrain]
        assert sorted(sizes).count(max(sizes)) == 1
        assert size(island.largest, terrain) == max(sizes)
    for k in range(island.size):  # T-4.8.1
        for direction in range(6):
            end = island.gaze[k * 6 + direction]
            assert island.neighbour[end * 6 + direction] == -1


def size(sets: vec[i64], index: int) -> int:
    return sum(bin(sets[index * 2 + word]).count("1") for word in (0, 1))


def area_terrain(island: Island, area: int) -> int:
    return next(int(island.terrain[k]) for k in range(island.size) if island.area[k] == area)


def test_there_are_32_islands_t_1_1() -> None:
    assert [row[0] for row in ISLANDS] == list(ASSEMBLIES)
    assert len(ASSEMBLIES) == 32
    assert len({json.dumps(sorted(assembled(name).items())) for name in ASSEMBLIES}) == 32


@pytest.mark.parametrize("name", FILE["fixtures"])
def test_hexes_of_every_clue_t_4_1_2(name: str) -> None:
    f = FILE["fixtures"][name]
    island = island_of(ASSEMBLIES.index(f["assembly"]))
    statues = [[statue["q"], statue["r"]] for statue in f["statues"]]
    places = [tuple(place) for place in [*statues, *f["huts"], *f["palms"]]]
    allowed = clue_sets(island, vec[i64]([island.hex_at[PLACES.index(place)] for place in places]))
    assert {f"clue-{k + 1:02d}": size(allowed, k) for k in range(52)} == f["clue_hex_counts"]


@pytest.mark.parametrize("name", ASSEMBLIES)
def test_other_kinds_never_take_all_the_room_t_2_2(name: str) -> None:
    """Disjoint places for four huts, more of them than statues could spoil; for three palms, than statues and huts."""
    island = island_of(ASSEMBLIES.index(name))
    for n, others in ((4, 3), (3, 7)):
        low, high = int(island.land[0]), int(island.land[1])
        found = 0
        while room_for(low, high, n, island.far5):
            chosen = some_places(island, low, high, n)
            for k in chosen:
                low &= ~(1 << k) if k < 60 else -1
                high &= ~(1 << (k - 60)) if k >= 60 else -1
            found += 1
        assert found > others


def some_places(island: Island, low: int, high: int, n: int) -> list[int]:
    """Places for n equal landmarks among these hexes, those on the rim first."""
    mask = low | high << 60
    hexes = [k for k in range(island.size) if mask >> k & 1]
    hexes.sort(key=lambda k: -distance(PLACES[island.cell[k]], (1, 0)))

    def search(chosen: list[int], rest: list[int]) -> list[int]:
        if len(chosen) == n:
            return chosen
        for k in rest:
            far = [j for j in rest if distance(PLACES[island.cell[j]], PLACES[island.cell[k]]) >= 5]
            if found := search([*chosen, k], far):
                return found
        return []

    return search([], hexes)


def test_codes_begin_where_the_rules_think_they_do() -> None:
    names = {"end": "END_TURN"}
    for verb, first in ACTIONS.first.items():
        assert getattr(actions, names.get(verb, verb.upper().replace("-", "_"))) == first
    assert ACTIONS.size == actions.END
