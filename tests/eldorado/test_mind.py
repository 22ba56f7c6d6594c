"""What a position of El Dorado is worth, and what bots do with that: no card that is needed is ever thrown away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from sacbe import NATURE, NATURE_BIT
from sacbe.bots.greedy import GreedyBot
from sacbe.core.chance import Rng, draw
from sacbe.games.eldorado.data import CAMP, DIRECTIONS, RUBBLE
from sacbe.games.eldorado.mind.deck import can_finish
from sacbe.games.eldorado.mind.judge import cards_of
from sacbe.games.eldorado.mind.value import EldoradoEvaluator
from sacbe.games.eldorado.score import SHARE
from sacbe.games.eldorado.state import DISCARDING, FREE, Race
from tests.eldorado.board import ELDORADO, do, load

pytestmark = pytest.mark.engine

KNOWLEDGE = EldoradoEvaluator()
AT_THE_GATE = [4, 7]  # a jungle hex beside two finishing hexes, which ask for a paddle
TWO_STEPS_OFF = [5, 7]
THREE_STEPS_OFF = [6, 5]


def race(hand: list[str], figure: list[int], draw_pile: list[str], **more: Any) -> Race:
    """Late in a race of three."""
    first = {"figures": [figure], "hand": hand, "draw": draw_pile, **more}
    return load(players=[first, {}, {}], round=14)


def greedy_turn(s: Race) -> list[str]:
    """The actions of one whole turn, chance apart."""
    bot = GreedyBot(1)
    rng = Rng(1)
    seat, done = int(s.turn), []
    while s.turn == seat and (mask := s.actors()):
        if mask & NATURE_BIT:
            s.step(NATURE, draw(s, rng))
            continue
        code = bot.choose(s.hide(seat), seat)
        done.append(ELDORADO.text(code))
        s.apply(seat, code)
    return done


def quick_game(seats: int, seed: int, look: Callable[[Race], None] | None = None, **options: Any) -> Race:
    s = ELDORADO.start(seats, options)
    assert isinstance(s, Race)
    rng = Rng(seed)
    while mask := s.actors():
        if look:
            look(s)
        if mask & NATURE_BIT:
            s.step(NATURE, draw(s, rng))
        else:
            seat = (mask & -mask).bit_length() - 1
            s.apply(seat, KNOWLEDGE.pick(s, seat, rng))
    return s


def ways_in(route: str, ground: int, before_the_gate: bool = False) -> list[tuple[list[int], str]]:
    """Into every hex of this kind on the last piece that takes one card: the hex it is entered from, and which way."""
    track = load(players=[{}, {}, {}], options={"route": route}).route
    last = track.pieces - 1
    found = []
    for here in range(track.size):
        for direction, name in enumerate(DIRECTIONS):
            there = track.next[6 * here + direction]
            if there < 0 or track.piece[here] != last or track.piece[there] != last or track.terrain[here] > CAMP:
                continue
            if track.terrain[there] == ground and track.cost[there] == 1:
                if track.left[there] == 1 or not before_the_gate:
                    found.append((list(track.places[here]), name))
    return found


# The end


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_race_of_quick_players_ends_in_el_dorado(seats: int) -> None:
    s = quick_game(seats, seats)
    assert max(s.arrived) > 0
    assert 8 <= s.round <= 36
    for seat in range(seats):
        assert KNOWLEDGE.value(s, seat) == s.score(seat) // SHARE
        assert (KNOWLEDGE.outlook(s, seat) > 0) == (s.winners() >> seat & 1 == 1)


@pytest.mark.compiled
@pytest.mark.parametrize(
    "options",
    [
        {"route": "random"},
        {"route": "swamplands", "cave_timing": "on_stop", "native_through_blockade": True},
        {"route": "home_stretch", "leftover_hand": "discard_all", "caves": False},
    ],
)
def test_quick_players_play_by_every_option(options: dict[str, Any]) -> None:
    s = quick_game(3, 5, **options)
    assert max(s.arrived) > 0


# Obvious moves


def test_greedy_finishes() -> None:
    s = race(["explorer", "sailor", "traveler"], AT_THE_GATE, ["explorer"])
    assert greedy_turn(s)[0] == "play sailor"
    assert s.arrived[0] == 1


def test_greedy_finishes_in_two_steps_though_it_could_buy() -> None:
    s = race(["traveler", "explorer", "sailor", "millionaire"], TWO_STEPS_OFF, ["explorer"])
    assert greedy_turn(s)[0] == "play explorer"
    assert s.arrived[0] == 1


@pytest.mark.parametrize("last", ["sailor", "captain"])
@pytest.mark.parametrize("figure", [TWO_STEPS_OFF, THREE_STEPS_OFF])
def test_the_last_card_that_can_finish_is_kept(last: str, figure: list[int]) -> None:
    """Jungle before the gate and no machete: whatever is discarded, it is not the paddle."""
    s = race(["native", last, "transmitter"], figure, ["traveler", "traveler", "scout", "scout", "explorer"])
    do(s, "end")
    while s.phase == DISCARDING:
        s.apply(0, GreedyBot(1).choose(s.hide(0), 0))
    assert last in s.dump()["players"][0]["hand"]


def test_the_last_card_that_can_finish_does_not_pay_for_rubble() -> None:
    """One of the other cards pays for the rubble before the gate, and the machete opens it in the same turn."""
    sides = ways_in("home_stretch", RUBBLE, before_the_gate=True)
    assert len(sides) > 5
    for start, way in sides:
        own = {"figures": [start], "hand": ["explorer", "traveler", "sailor"], "draw": ["traveler", "traveler"]}
        s = load(players=[own, {}, {}], options={"route": "home_stretch"}, round=14)
        do(s, f"step 1 {way}")
        greedy_turn(s)
        assert s.arrived[0] == 1, f"from {start} {way}"


@pytest.mark.parametrize("route", ["serpentine", "swamplands"])
def test_the_last_card_that_can_finish_does_not_pay_at_a_camp(route: str) -> None:
    """The gate asks for a paddle, and there are other cards to pay with: from every side of every camp."""
    sides = ways_in(route, CAMP)
    assert len(sides) > 1
    for start, way in sides:
        own = {"figures": [start], "hand": ["sailor", "traveler", "explorer"], "draw": ["traveler", "traveler"]}
        s = load(players=[own, {}, {}], options={"route": route}, round=14)
        do(s, f"step 1 {way}")
        for bot in (GreedyBot(1).choose(s.hide(0), 0), KNOWLEDGE.pick(s, 0, Rng(1))):
            assert ELDORADO.text(bot) in ("pay traveler", "pay explorer"), f"from {start} {way}"


@pytest.mark.compiled
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_deck_is_ever_left_without_a_card_that_can_finish(seed: int) -> None:
    """In whole games; where the gate asks for a paddle everybody begins with one."""
    seen = 0

    def look(s: Race) -> None:
        nonlocal seen
        for seat in range(s.seats):
            if s.arrived[seat] == 0:
                assert can_finish(cards_of(s, seat), s.route), f"seat {seat} in round {s.round}"
        seen += 1

    quick_game(3, seed, look, route="swamplands")
    assert seen > 100


def test_the_last_card_that_can_finish_is_not_removed() -> None:
    s = race(["sailor", "traveler", "explorer"], TWO_STEPS_OFF, ["traveler", "scout"], tokens=["remove_1"])
    do(s, "use remove_1")
    for bot in (GreedyBot(1).choose(s, 0), KNOWLEDGE.pick(s, 0, Rng(1))):
        assert ELDORADO.text(bot) != "remove sailor"


def test_a_card_saved_up_for_the_end_is_used_there() -> None:
    """Two figures before the gate and one card that opens it: it is not kept for the other figure for ever."""
    own = {
        "figures": [THREE_STEPS_OFF, TWO_STEPS_OFF],
        "hand": ["trailblazer", "adventurer", "cartographer", "cartographer"],
        "draw": ["pioneer", "pioneer"],
    }
    s = load(players=[own, {"figures": ["gold", [7, 4]]}], round=30)
    greedy_turn(s)
    assert "gold" in s.dump()["players"][0]["figures"]


def test_nothing_is_bought_on_the_last_steps() -> None:
    s = race(["traveler", "traveler", "photographer", "explorer"], TWO_STEPS_OFF, ["sailor"] * 1 + ["explorer"] * 2)
    assert not [text for text in greedy_turn(s) if text.startswith("buy")]


def test_a_first_purchase_is_a_good_card() -> None:
    deck = ["explorer"] * 3 + ["traveler"] * 4 + ["sailor"]
    for hand in (["traveler", "traveler", "traveler", "explorer"], ["traveler", "traveler", "explorer", "explorer"]):
        rest = list((Counter(deck) - Counter(hand)).elements())
        s = load(players=[{"hand": hand, "draw": rest}, {}, {}])
        bought = [text for text in greedy_turn(s) if text.startswith("buy")]
        assert bought
        assert bought[0] in ("buy trailblazer", "buy photographer", "buy scout", "buy jack_of_all_trades")


# Half-done things


def test_a_card_in_play_is_worth_what_it_can_still_do() -> None:
    """The value does not fall on the way through a card: played, first hex, second hex."""
    s = race(["trailblazer", "explorer"], [0, 0], ["explorer", "traveler", "sailor", "scout"])
    s.bought = True
    before = KNOWLEDGE.value(s, 0)
    seen = []
    while True:
        code = GreedyBot(1).choose(s, 0)
        if not ELDORADO.text(code).startswith(("play", "step")):
            break
        s.apply(0, code)
        seen.append(KNOWLEDGE.value(s, 0))
    assert len(seen) >= 3
    assert all(abs(value - before) < 0.2 for value in seen)


@pytest.mark.compiled
def test_greedy_follows_its_plan() -> None:
    """At the beginning of a turn the best action keeps what the turn promises."""
    rng = Rng(9)
    s = ELDORADO.start(3)
    compared = 0
    lost = 0
    while (mask := s.actors()) and compared < 60:
        assert isinstance(s, Race)
        if mask & NATURE_BIT:
            s.step(NATURE, draw(s, rng))
            continue
        seat = (mask & -mask).bit_length() - 1
        if s.phase == FREE and s.played[seat] == 0:
            best = -99.0
            for code in s.legal(seat):
                after = s.copy()
                after.apply(seat, code)
                best = max(best, KNOWLEDGE.value(after, seat))
            compared += 1
            lost += best < KNOWLEDGE.value(s, seat) - 0.3
        s.apply(seat, KNOWLEDGE.pick(s, seat, rng))
    assert compared == 60
    assert lost <= 6


def test_a_lead_is_one_seats_gain_and_the_others_loss() -> None:
    ahead = load(players=[{"figures": [[14, -7]]}, {"figures": [[-2, 3]]}, {}], turn=2)
    assert KNOWLEDGE.outlook(ahead, 0) > 2 > -2 > KNOWLEDGE.outlook(ahead, 1)
