"""Random games of every kind of table: nothing is ever made or lost, and hidden hands are what they could be."""

from __future__ import annotations

import random

import pytest

from sacbe import NATURE, NATURE_BIT
from sacbe.core.game import Value
from sacbe.games.eldorado.data import CARDS
from sacbe.games.eldorado.rules.piles import held, shared, size
from sacbe.games.eldorado.state import Race
from tests.eldorado.board import ELDORADO, do, load
from tests.eldorado.conserved import check

pytestmark = pytest.mark.compiled

TABLES: list[tuple[int, dict[str, Value]]] = [
    (1, {}),
    (2, {"route": "swamplands"}),
    (3, {"cave_timing": "on_stop"}),
    (4, {"leftover_hand": "discard_all", "native_through_blockade": True}),
    (1, {"route": "random", "solo_market_scope": "bottom_row"}),
]


def step(s: Race, rng: random.Random, going: bool = True) -> None:
    mask = s.actors()
    if mask & NATURE_BIT:
        codes = s.legal(NATURE)
        s.apply(NATURE, rng.choices(codes, [s.tickets(code) for code in codes])[0])
        return
    seat = (mask & -mask).bit_length() - 1
    codes = s.legal(seat)
    # A player who likes to move gets further than one who gives cards away at the first camp.
    names = [ELDORADO.text(code).split()[0] for code in codes]
    liked = [code for code, verb in zip(codes, names, strict=True) if verb in ("step", "clear", "play", "use", "save")]
    s.apply(seat, rng.choice(liked if liked and going and rng.random() < 0.6 else codes))


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_nothing_is_made_or_lost(seats: int, options: dict[str, Value]) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        s = ELDORADO.start(seats, {"round_cap": 40} | options)
        assert isinstance(s, Race)
        while s.actors():
            check(s)
            step(s, rng)
        check(s)
        assert s.winners()


def test_what_everybody_knows_of_a_hand_is_true_and_no_more() -> None:
    """Seen from outside, hand and draw pile are one heap, but for cards that were held when the pile ran out."""
    rng = random.Random(5)
    s = ELDORADO.start(3)
    assert isinstance(s, Race)
    sure = 0
    for _ in range(1500):
        if not s.actors():
            break
        step(s, rng)
        view = s.hide(-1)
        for seat in range(3):
            assert view.hand_size(seat) == size(s.hand[seat])
            assert view.hand[seat] == s.known[seat] == shared(s.known[seat], s.hand[seat])
            assert view.hand[seat] + view.draw[seat] == s.hand[seat] + s.draw[seat]
            sure += size(s.known[seat])
    assert sure > 0


def test_guesses_are_as_likely_as_the_cards() -> None:
    s = ELDORADO.load({"players": [{"hand": ["sailor"], "draw": ["explorer", "explorer", "explorer"]}, {}]})
    rng = random.Random(1)
    found = [0] * len(CARDS)
    for _ in range(2000):
        guess = s.hide(1).guess(rng)
        assert isinstance(guess, Race)
        for kind in range(len(CARDS)):
            found[kind] += held(guess.hand[0], kind)
    assert found[CARDS.index("explorer")] + found[CARDS.index("sailor")] == 2000
    assert 430 < found[CARDS.index("sailor")] < 570


def test_a_guessed_buyer_can_pay() -> None:
    """A purchase is only begun if it can be paid for, and everybody knows that: also a rare hand is found."""
    poor = ["explorer", "explorer", "explorer", "sailor", "traveler", "traveler", "traveler", "traveler"]
    for hand, buying in (
        (["traveler", "traveler", "sailor"], "photographer"),
        (["treasure_chest", "scout"], "transmitter"),
    ):
        player = {"hand": hand, "draw": [*poor[:3], *["scientist", "native", "compass", "cartographer"] * 2]}
        s = ELDORADO.load({"players": [player, {}], "phase": "buy", "choice": {"buying": buying}})
        rng = random.Random(2)
        for _ in range(40):
            guess = s.hide(1).guess(rng)
            assert isinstance(guess, Race)
            assert guess.can_pay()
            assert guess.legal(0)
            assert guess.hide(1).dump() == s.hide(1).dump()


def test_a_guessed_buyer_can_pay_also_where_hardly_any_hand_could() -> None:
    """Of some 30,000 hands 28 can pay: those with the only Photographer and both Travelers."""
    upper = ("pioneer", "giant_machete", "captain", "compass", "cartographer", "scientist", "travel_log", "native")
    own = {
        "hand": ["photographer", "traveler", "traveler", "explorer"],
        "draw": ["explorer", "explorer", "sailor", *[card for card in upper for _ in range(3)]],
    }
    s = do(load(players=[own, {}, {}]), "buy transmitter")
    for seed in range(5):
        guess = s.hide(1).guess(random.Random(seed))
        assert isinstance(guess, Race)
        assert guess.can_pay()
        assert guess.hide(1).dump() == s.hide(1).dump()
