"""What a seat at Tobago sees, by the names of the fields."""

from __future__ import annotations

import pytest

from sacbe import NATURE
from sacbe.core.game import Value
from sacbe.games.tobago.actions import LEG, PLAY
from sacbe.games.tobago.data import CLUES, HEXES, TREASURE_COUNT
from sacbe.games.tobago.state import Tobago
from tests.observing import field, ones, play_and_watch
from tests.tobago.table import EXPERT, LOCATED, SPOT, THREE, TOBAGO, TWO_SITES, do, load, players, turn_up

pytestmark = pytest.mark.engine


@pytest.mark.parametrize(
    ("seats", "options"), [(2, EXPERT), (3, {}), (4, {**EXPERT, "object_placement": "manual"})], ids=str
)
def test_whatever_happens_shows(seats: int, options: dict[str, Value]) -> None:
    play_and_watch(TOBAGO.start(seats, options), seats)


def test_the_island_cell_by_cell_of_the_action_space() -> None:
    s = load(
        maps={"white": TWO_SITES}, players=players({"vehicle": "0,0"}, {"vehicle": SPOT}), amulets={"island": ["4,-4"]}
    )
    assert [HEXES[cell] for cell in ones(s, 0, "possible_white")] == [SPOT, "4,-4"]
    assert field(s, 0, "map_white") == [0.02, 0.5, 1.0, 0.0]
    assert field(s, 0, "map_grey")[2:] == [0.0, 1.0]
    assert [HEXES[cell] for cell in ones(s, 0, "amulets")] == ["4,-4"]
    land = [cell for cell, number in enumerate(field(s, 0, "terrain")) if number > 0]
    assert len(land) == s.island.size
    near = field(s, 0, "my_legs")
    assert [cell for cell in range(len(HEXES)) if near[cell] == 0.5] == [
        code - LEG for code in s.legal(0) if LEG <= code < LEG + len(HEXES)
    ]
    assert ones(s, 1, "my_legs") == [HEXES.index(SPOT)]
    assert field(s, 0, "next1.vehicle") == field(s, 1, "me.vehicle") == [1.0, -0.5, 0.25]
    assert field(s, 1, "me.to_site")[0] == 0.0, "it stands on one of the two hexes"


def test_amulets_to_come_lie_where_the_statues_will_look() -> None:
    s = raised()
    coming = {cell: n for cell, n in enumerate(field(s, 0, "amulets")) if n}
    do(s, NATURE, "extra", "4a")
    while s.phases[s.phase].name != "turn":  # the sharing ends, and whoever took the last card has no clue card
        seat = next(seat for seat in (NATURE, *range(3)) if s.legal(seat))
        s.apply(seat, s.legal(seat)[0])
    assert ones(s, 0, "amulets") == [cell for cell, number in coming.items() if number == 0.6]


def test_what_the_cards_in_hand_could_do() -> None:
    s = load(
        maps={"white": TWO_SITES}, players=players({"vehicle": "0,0", "hand": ["in-lake", "in-beach", "not-in-river"]})
    )
    hand = field(s, 0, "my_hand")
    plays = [code - PLAY for code in s.legal(0) if PLAY <= code < PLAY + len(hand)]
    assert [i for i, number in enumerate(hand) if number > 0] == plays
    assert {CLUES[i // 4] for i, number in enumerate(hand) if number != 0} == {"in-lake", "in-beach", "not-in-river"}
    assert not any(field(s, 1, "my_hand")), "others do not see it"
    assert field(s, 1, "next2.hand") == [0.5, 0.0]


def raised() -> Tobago:
    """Anna drew 6 and a curse for a hoard, Boris 2, Igor 3; the extra card comes next."""
    s = load(maps={"white": LOCATED}, players=players({"vehicle": SPOT, "hand": ["in-lake"]}), treasure={"safe": 0})
    do(s, 0, "raise", "white")
    for name in ("6a", "curse-a", "2a", "3a"):
        do(s, NATURE, "look", name)
    return s


def test_a_ladder_and_who_is_asked() -> None:
    s = raised()
    do(s, NATURE, "extra", "4a")
    turn_up(s, 3)
    # from the bottom: Boris, Anna, Igor; for Boris that is me, next2, next1
    roses = field(s, 1, "roses_white")
    assert [roses[place * 4 : place * 4 + 4] for place in range(4)] == [
        [0.5, 0, 0, 0],
        [0, 0, 0.5, 0],
        [0, 0.5, 0, 0],
        [0, 0, 0, 0],
    ]
    rungs = field(s, 1, "clue_rung")
    assert [rungs[CLUES.index(name)] for name in reversed(THREE)] == [round(place / 7, 5) for place in (1, 2, 3)]
    assert (ones(s, 1, "turned"), ones(s, 1, "asked"), ones(s, 1, "next2.acts")) == ([1], [0], [0])
    do(s, 0, "pass")
    assert (ones(s, 1, "asked"), ones(s, 1, "me.acts")) == ([1], [0])
    do(s, 1, "take")
    assert field(s, 1, "roses_white")[0] == 0
    assert field(s, 2, "next2.coins") == [round(3 / 50, 5)]


def test_treasure_cards_by_what_a_seat_knows_of_them() -> None:
    s = raised()
    assert [ones_of(field(s, seat, "my_cards")[:6]) for seat in range(3)] == [[4, 5], [0], [1]]
    for seat, known in enumerate([2, 1, 1]):
        assert round(9 * sum(field(s, seat, "unseen"))) == TREASURE_COUNT - known


def ones_of(tally: list[float]) -> list[int]:
    """The values of which there is a card."""
    return [value for value, number in enumerate(tally) if number > 0]


def test_a_clue_that_is_named_waits_for_its_map_or_its_swap() -> None:
    s = load(options=EXPERT, maps={"white": TWO_SITES}, players=players({"vehicle": "0,0", "amulets": 1}))
    do(s, 0, "amulet-swap", THREE[0])
    assert field(s, 1, "clue_known")[CLUES.index(THREE[0])] == -1
    t = TOBAGO.start(2)
    while t.phases[t.phase].name != "put":
        seat = next(seat for seat in (NATURE, 0, 1) if t.legal(seat))
        t.apply(seat, t.legal(seat)[0])
    assert isinstance(t, Tobago)
    assert field(t, 1, "clue_known")[t.first_clue] == -1
