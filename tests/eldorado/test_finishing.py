"""A finish that can be taken is taken by every level: whoever arrives beats for certain whoever does not."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.bots import LEVELS, make
from sacbe.core.chance import Rng, draw
from sacbe.core.state import NATURE, NATURE_BIT
from sacbe.games.eldorado.mind.finishing import way_home
from sacbe.games.eldorado.state import Race
from tests.eldorado.board import ELDORADO, load

pytestmark = pytest.mark.engine

AT_THE_GATE = [4, 7]  # a jungle hex beside two finishing hexes, which ask for a paddle
TWO_STEPS_OFF = [5, 7]
PILE = ["explorer", "traveler", "traveler", "traveler"]


def race(hand: list[str], *figures: list[int], **more: Any) -> Race:
    """Late in a race of three, or of two with two figures each."""
    first = {"figures": list(figures), "hand": hand, "draw": PILE, **more}
    return load(players=[first, *[{}] * (3 - len(figures))], round=14)


def turn(s: Race, level: str, seed: int) -> Race:
    """The turn of seat 0, played by a bot."""
    s, bot, rng = s.copy(), make(level, seed), Rng(seed)
    while s.turn == 0 and (mask := s.actors()):
        seat = NATURE if mask & NATURE_BIT else 0
        s.apply(seat, draw(s, rng) if seat == NATURE else bot.choose(s.hide(0), 0))
    return s


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "figures", [(AT_THE_GATE,), (TWO_STEPS_OFF,), (AT_THE_GATE, TWO_STEPS_OFF)], ids=["gate", "two off", "two figures"]
)
def test_every_level_takes_the_finish(level: str, figures: tuple[list[int], ...]) -> None:
    hand = ["sailor", "explorer", "traveler", "photographer"] + ["captain"] * (len(figures) - 1)
    s = race(hand, *figures)
    for seed in range(8 if level in ("novice", "traveller") else 1):
        assert turn(s, level, seed).arrived[0] == 1, f"seed {seed}"


def test_the_way_home_is_short_and_none_where_there_is_none() -> None:
    line = [ELDORADO.text(code).split()[0] for code in way_home(race(["explorer", "sailor"], AT_THE_GATE), 0)]
    assert line == ["play", "step"]
    assert len(way_home(race(["explorer", "traveler"], AT_THE_GATE), 0)) == 0, "no paddle"
    assert len(way_home(race(["sailor"], AT_THE_GATE, TWO_STEPS_OFF), 0)) == 0, "one figure would stay behind"


def test_nothing_is_hoped_for() -> None:
    """A card that draws may bring the paddle; that is for the bot to weigh, and nothing certain."""
    assert len(way_home(race(["cartographer", "compass"], AT_THE_GATE), 0)) == 0
