"""What the lenses work out: counted again the long way."""

from __future__ import annotations

from itertools import combinations

import pytest

from sacbe.games.eldorado.actions import CONFIRM
from sacbe.games.eldorado.data import CARD_SYMBOL, CARDS, POWER, ROUTES
from sacbe.games.eldorado.rules.routes import build
from sacbe.games.eldorado.show.lens import by_colour, cheapest, next_hand, path_of, whole_way
from sacbe.games.eldorado.show.payment import payment
from sacbe.games.eldorado.show.reach import ways
from sacbe.games.eldorado.show.view import purse
from tests.eldorado.views import GAME, at, positions

PILE = ["explorer", "explorer", "traveler", "traveler", "captain", "scout", "jack_of_all_trades"]


def gives(name: str, symbol: int) -> int:
    kind = CARDS.index(name)
    return int(POWER[kind]) if CARD_SYMBOL[kind] in (symbol, 3) else 0


def test_the_next_hand_is_counted_hand_by_hand() -> None:
    s = at(players=[{"hand": ["sailor"], "draw": PILE}, {}])
    told = next_hand(s, 0)
    hands = list(combinations(PILE, 4))
    assert told.pile == 7 and told.reshuffled == 0
    for symbol in range(3):
        for k, chance in enumerate(told.single[symbol]):
            hits = sum(any(gives(name, symbol) >= k + 1 for name in hand) for hand in hands)
            assert chance == round(100 * hits / len(hands))
    for k, chance in enumerate(told.coins):
        hits = sum(sum(gives(name, 2) or 0.5 for name in hand) >= k + 1 for hand in hands)
        assert chance == round(100 * hits / len(hands))
    assert told.single[1][0] == 86 and told.single[1][2] == 57


def test_a_short_pile_is_drawn_whole_and_the_rest_comes_from_what_is_discarded() -> None:
    s = at(players=[{"hand": ["sailor"], "draw": ["captain"], "discard": ["explorer", "explorer", "traveler"]}, {}])
    told = next_hand(s, 0)
    assert (told.pile, told.reshuffled) == (1, 3)
    assert told.single[1][:3] == (100, 100, 100)  # the Captain is certain
    assert told.single[2][0] == 75  # one of four stays out


@pytest.mark.parametrize("name", ROUTES)
def test_the_cheapest_way_leads_to_the_end_and_costs_what_it_says(name: str) -> None:
    route = build(name)
    for number in range(4):
        path = cheapest(route.text, 0, int(route.starts[number]))
        assert path.hexes[0] == route.starts[number] and route.piece[path.hexes[-1]] == route.pieces
        assert path.cost == sum(int(route.cost[cell]) for cell in path.hexes)
        for here, there in zip(path.hexes, path.hexes[1:], strict=False):
            assert there in [int(route.next[6 * here + k]) for k in range(6)]


def test_blockades_on_the_way_are_on_the_bill() -> None:
    free = at(seats=3, blockades=[0, 0, 0, 0, 0])
    barred = at(seats=3, blockades=[1, 2, 3, 4, 5])
    assert path_of(barred, 0).cost == path_of(free, 0).cost + 6
    assert [b - a for a, b in zip(whole_way(free, 0), whole_way(barred, 0), strict=True)] == [3, 1, 1, 1]


def test_everybodys_cards_are_counted_wherever_they_lie() -> None:
    s = at(
        players=[
            {"hand": ["explorer"], "draw": ["scout", "sailor"], "discard": ["native"], "played": ["journalist"]},
            {},
        ]
    )
    assert by_colour(s, 0) == [2, 1, 1, 0, 1]
    assert by_colour(s.hide(1), 0) == [2, 1, 1, 0, 1]
    assert by_colour(s, 1) == [3, 1, 4, 0, 0]


def test_a_leftover_is_what_the_rules_leave() -> None:
    for s in positions(2, 71, every=23):
        seat = int(s.turn)
        for each in ways(s, seat).values():
            for way in each[:6]:
                world = s.copy()
                for code in way.codes:
                    world.apply(seat, code)
                assert way.pays or way.left == world.left


def test_a_suggested_payment_buys_and_wastes_nothing() -> None:
    s = at(phase="play", players=[{"hand": ["traveler", "photographer", "explorer", "treasure_chest"]}, {}])
    s.apply(0, GAME.parse("buy photographer"))
    codes = payment(s, 0)
    assert [GAME.text(code) for code in codes] == ["coins photographer", "confirm"]
    assert codes[-1] == CONFIRM


def test_the_purse_counts_halves() -> None:
    s = at(players=[{"hand": ["traveler", "sailor", "native"], "tokens": ["coin_2"]}, {}])
    assert purse(s, 0) == 2 + 1 + 1 + 4
