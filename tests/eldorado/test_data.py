"""The components counted against the rulebook and the dossier."""

from __future__ import annotations

from collections import Counter

import pytest

from sacbe.games.eldorado import actions
from sacbe.games.eldorado.actions import ACTIONS, END
from sacbe.games.eldorado.data import (
    BLOCKADE_ASKS,
    BLOCKADE_COST,
    CARDS,
    COLOURS,
    MARKET_CARDS,
    POWER,
    PRICE,
    ROUTES,
    SIDE_HEXES,
    SIDES,
    SINGLE_USE_CARDS,
    STARTING,
    STRIPS,
    SYMBOL_CARDS,
    TERRAINS,
    TOKEN_COPIES,
    TOKEN_POWER,
    TOKEN_SYMBOL,
    TOKENS,
    other_side,
)
from sacbe.games.eldorado.rules.piles import FULL_BAG, FULL_MARKET, STARTING_DECK, kinds_in, size
from sacbe.games.eldorado.rules.routes import build, check_route

pytestmark = pytest.mark.engine


def test_pieces() -> None:
    assert len(SIDES) == 18
    for side, hexes in SIDE_HEXES.items():
        assert len(hexes) == (16 if side in STRIPS else 37)
        starts = sorted(number for ground, number in hexes.values() if TERRAINS[ground] == "start")
        assert starts == ([1, 2, 3, 4] if side in "AB" else [])
        caves = sum(TERRAINS[ground] == "cave" for ground, _ in hexes.values())
        assert caves == (0 if side in "KNOPQR" else 1)
        most = {"jungle": 3, "water": 4, "village": 4, "rubble": 3, "camp": 3}
        assert all(1 <= cost <= most[TERRAINS[ground]] for ground, cost in hexes.values() if ground < 5)
    assert [other_side(side) for side in "ABQR"] == ["B", "A", "R", "Q"]


def test_starting_cards_are_those_of_the_rulebook() -> None:
    by_colour = Counter[str]()
    for name, copies in STARTING.items():
        by_colour[COLOURS[CARDS.index(name)]] += copies
    assert by_colour == {"blue": 1, "green": 3, "yellow": 4}
    assert size(STARTING_DECK) == 8


def test_market_cards() -> None:
    assert len(MARKET_CARDS) == 18
    assert size(FULL_MARKET) == 54
    assert kinds_in(FULL_MARKET) == 18
    values = {name: (int(POWER[CARDS.index(name)]), int(PRICE[CARDS.index(name)])) for name in MARKET_CARDS}
    assert values == {
        "scout": (2, 1), "trailblazer": (3, 3), "photographer": (2, 2), "treasure_chest": (4, 3),
        "jack_of_all_trades": (1, 2), "transmitter": (0, 4), "pioneer": (5, 5), "giant_machete": (6, 3),
        "captain": (3, 2), "journalist": (3, 3), "millionaire": (4, 5), "adventurer": (2, 4), "prop_plane": (4, 4),
        "cartographer": (0, 4), "compass": (0, 2), "scientist": (0, 4), "travel_log": (0, 3), "native": (0, 5),
    }  # fmt: skip
    assert sorted(SINGLE_USE_CARDS) == [
        "compass",
        "giant_machete",
        "prop_plane",
        "transmitter",
        "travel_log",
        "treasure_chest",
    ]
    assert len(SYMBOL_CARDS) == 15


def test_tokens_and_blockades() -> None:
    assert size(FULL_BAG) == sum(TOKEN_COPIES) == 36
    assert len(TOKENS) == 14
    symbols = ("machete", "paddle", "coin")
    for kind in range(7):
        assert TOKENS[kind] == f"{symbols[TOKEN_SYMBOL[kind]]}_{TOKEN_POWER[kind]}"
    asked = sorted((int(BLOCKADE_ASKS[n]), int(BLOCKADE_COST[n])) for n in range(1, 7))
    assert asked == [(0, 1), (0, 2), (1, 1), (2, 1), (3, 1), (3, 2)]


def test_codes_begin_where_the_rules_think_they_do() -> None:
    names = {"end": "END_PLAY"}
    for verb, first in ACTIONS.first.items():
        assert getattr(actions, names.get(verb, verb.upper())) == first
    assert ACTIONS.size == END < 3000


@pytest.mark.parametrize(
    ("name", "hexes", "joints", "caves", "way"),
    [
        ("witchs_cauldron", 225, 5, 6, 42),
        ("first_expedition", 188, 4, 3, 28),
        ("hills_of_gold", 225, 5, 4, 37),
        ("home_stretch", 204, 5, 4, 34),
        ("winding_paths", 225, 5, 5, 33),
        ("serpentine", 225, 5, 6, 34),
        ("swamplands", 220, 6, 4, 36),
    ],
)
def test_official_routes(name: str, hexes: int, joints: int, caves: int, way: int) -> None:
    route = build(name)
    assert check_route(ROUTES[name]) == []
    assert (route.size, route.joints, len(route.caves), route.left[route.starts[0]]) == (hexes, joints, caves, way)
    for here in range(route.size):
        for direction in range(6):
            there = route.next[6 * here + direction]
            if there >= 0:
                assert route.next[6 * there + (direction + 3) % 6] == here
                assert route.joint[6 * there + (direction + 3) % 6] == route.joint[6 * here + direction]
