"""What a seat at El Dorado sees as numbers, held against the rules."""

from __future__ import annotations

import pytest

from sacbe import NATURE
from sacbe.games.eldorado.data import CARDS, DIRECTIONS, MOUNTAIN, ROUTES, SIDES
from sacbe.games.eldorado.rules.moving import target
from sacbe.games.eldorado.state import FREE, Race
from sacbe.testing.seen import seen
from tests.eldorado.board import ELDORADO, do, load, one
from tests.eldorado.test_mind import AT_THE_GATE, THREE_STEPS_OFF

pytestmark = pytest.mark.engine

NEAR = 8  # numbers a hex
CLOSED = 7


def started(seats: int, **options: str) -> Race:
    s = ELDORADO.start(seats, options)
    while s.actors() == 1 << NATURE:
        s.apply(NATURE, s.legal(NATURE)[0])
    assert isinstance(s, Race)
    assert s.phase == FREE
    return s


@pytest.mark.parametrize("route", ["witchs_cauldron", "swamplands"])
def test_what_is_closed_around_a_figure_is_what_the_rules_close(route: str) -> None:
    s = started(2, route=route)
    for here in range(s.route.size):
        if s.route.terrain[here] >= MOUNTAIN:
            continue
        s.figure[2] = here
        near = seen(s, 0)["my_second.near"]
        for direction in range(6):
            closed = near[direction * NEAR + CLOSED] == 1
            assert closed == (target(s, 2, direction, False) < 0), (s.route.places[here], DIRECTIONS[direction])


def test_what_the_way_ahead_asks_for() -> None:
    view = seen(one(AT_THE_GATE, ["sailor"]), 0)
    assert view["me.moves"][0] * 40 == pytest.approx(1)
    assert [round(24 * number) for number in view["me.asks"]] == [0, 0, 0, 0, 1] + 9 * [0]  # a paddle
    farther = seen(one(THREE_STEPS_OFF, ["sailor"]), 0)
    assert farther["me.moves"] > view["me.moves"]
    assert sum(farther["me.asks"]) > sum(view["me.asks"])


def test_a_hand_is_seen_by_its_owner_and_counted_by_others() -> None:
    s = load(players=[{"hand": ["explorer", "sailor"], "draw": ["traveler"]}, {}])
    hand = [0.0] * 21
    for card in ("explorer", "sailor"):
        hand[CARDS.index(card)] = 0.25
    assert seen(s, 0)["my_hand"] == tuple(hand)
    theirs = seen(s, 1)
    assert theirs["next1.hand"] == (0.5,)
    assert [theirs["next1.unseen"][kind] for kind in range(3)] == [0.25, 0.25, 0.25]
    assert theirs["next1.known"] == 21 * (0,)


def test_what_is_to_stay_in_the_hand_is_its_owners_secret() -> None:
    s = do(one(AT_THE_GATE, ["explorer", "traveler"]), "end", "keep explorer")
    assert seen(s, 0)["my_kept"][0] == 0.25
    assert seen(s, 1)["my_kept"] == 21 * (0,)


def test_a_random_track_is_told_as_far_as_it_is_laid() -> None:
    s = ELDORADO.start(2, {"route": "random"})
    each = len(SIDES) + 4
    laid = 0
    while s.actors() and s.dump()["phase"] == "route":
        s.apply(NATURE, s.legal(NATURE)[0])
        pieces = seen(s, 0)["pieces"]
        told = [pieces[i * each : i * each + len(SIDES)].count(1) for i in range(7)]
        assert isinstance(s, Race)
        laid = s.route.pieces + (1 if s.laid else 0)
        assert told == [1] * laid + [0] * (7 - laid)
    assert laid == 6
    assert any(seen(s, 0)["end"])


def test_where_a_track_of_ones_own_begins_does_not_matter() -> None:
    words = ROUTES["witchs_cauldron"].split()
    moved = []
    for word in words:
        piece, place = word.split("@")
        q, r = place.split(",")
        moved.append(f"{piece}@{int(q) + 90},{int(r) - 40}")
    assert seen(started(2, route=" ".join(moved)), 0) == seen(started(2, route="witchs_cauldron"), 0)


def test_the_numbers_of_a_started_race() -> None:
    view = seen(started(3), 1)
    assert view["players"] == (0, 0, 1, 0)
    assert [view[f"{who}.turn"][0] for who in ("me", "next1", "next2", "next3")] == [0, 0, 1, 0]
    assert [view[f"{who}.stands"][0] for who in ("me", "next1", "next2", "next3", "my_second")] == [1, 1, 1, 0, 0]
    assert view["me.deck"][0] * 16 == 8
    assert view["me.pile"][0] * 16 == 4
    assert sum(view["market"]) == pytest.approx(18)
    assert sum(view["for_sale"]) == 6
