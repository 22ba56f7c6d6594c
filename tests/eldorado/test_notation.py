"""Positions written by hand: short ones are filled in, wrong ones are refused with everything that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe.games.eldorado.data import ANY, CARD_SYMBOL, CARDS, DRAW_1, SYMBOLS
from sacbe.games.eldorado.notation import SOURCES
from sacbe.games.eldorado.rules.moving import is_native, power_of
from sacbe.games.eldorado.state import TOKEN
from tests.eldorado.board import ELDORADO, load

pytestmark = pytest.mark.engine


def test_nothing_is_needed() -> None:
    s = load()
    assert (s.dump()["phase"], s.seats, s.dump()["players"][1]["figures"]) == ("play", 2, [[-2, 3], [0, 3]])
    assert load(**s.dump()).dump() == s.dump()
    assert load(options={"route": "random"}).dump()["phase"] == "route"


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"seats": 5}, "1..4"),
        ({"route": "A0@0,0 A0@1,1"}, "lies on another piece"),
        ({"players": [{}, {}], "seats": 3}, "3 players"),
        ({"players": [{"figures": [[-3, 3]]}, {}]}, "2 are needed"),
        ({"players": [{"figures": [[50, 50], "gold"]}, {}]}, "a hex is"),
        ({"players": [{"hand": ["scouts"]}, {}]}, "unknown ['scouts']"),
        ({"players": [{"hand": ["scout"] * 4}, {}]}, "there are 3 scout"),
        ({"players": [{"known": ["scout"]}, {}]}, "not in the hand"),
        ({"players": [{"hand": [], "unknown": 1}, {}]}, "more cards"),
        ({"players": [{"blockades": [7]}, {}]}, "1..6"),
        ({"blockades": [1, 2, 3, 4, 5, 6]}, "5 joints"),
        ({"caves": [5, 0, 0, 0, 0, 0]}, "0..4 tokens"),
        ({"bottom": ["scout"]}, "6 slots"),
        ({"market": {"scout": 4}}, "0..3"),
        ({"choice": {"kept": ["scout"]}}, "kept"),
        ({"this_turn": {"fresh": ["scout"]}}, "fresh"),
        ({"phase": "target"}, "source"),
        ({"phase": "pay"}, "payer"),
        ({"phase": "buy"}, "buying"),
        ({"phase": "caves"}, "finder"),
        ({"phase": "draw"}, "to_draw"),
        ({"phase": "automata"}, "automaton"),
        ({"phase": "route"}, "finished"),
        ({"phase": "play", "players": [{}], "turn": 2}, "a seat of 0..0"),
        ({"phase": "pay", "choice": {"payer": 1, "to_pay": 1, "joint": 2}}, "no blockade"),
        ({"colour": "red"}, "unknown key"),
    ],
)
def test_what_is_wrong_is_said(position: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match="eldorado") as caught:
        ELDORADO.load(position)
    assert problem in str(caught.value)


@pytest.mark.parametrize("source", SOURCES)
def test_whatever_moves_a_figure_can_be_written(source: str) -> None:
    """Cards and tokens with symbols move by these if nothing else is said; those with a step have none."""
    at_work = SOURCES.index(source)
    symbols = CARD_SYMBOL[at_work] >= 0 if at_work < TOKEN else at_work - TOKEN < DRAW_1
    if not symbols and not is_native(at_work):
        with pytest.raises(ValueError, match="only a source with symbols or a native step"):
            load(move={"source": source}, phase="target")
        return
    s = load(move={"source": source}, phase="target")
    assert load(**s.dump()).dump() == s.dump()
    if is_native(at_work) or power_of(at_work) == 1:
        with pytest.raises(ValueError, match="less than it has, and at least 1"):
            load(move={"source": source, "left": 1})
        return
    chosen = {"symbol": "coin"} if at_work < TOKEN and CARD_SYMBOL[at_work] == ANY else {}
    s = load(move={"source": source, "left": 1, **chosen})
    symbol = s.dump()["move"]["symbol"]
    assert symbol in SYMBOLS
    assert symbol == source.split("_")[0] or not source.startswith(SYMBOLS)
    assert load(**s.dump()).dump() == s.dump()


def test_half_made_choices_can_be_written() -> None:
    move = {"source": "pioneer", "symbol": "machete", "left": 3}
    s = load(players=[{"figures": [[2, -2]], "hand": []}, {}, {}], move=move)
    assert (s.left, s.mover, s.moved) == (3, 0, True)
    choice = {"payer": 1, "hex": [1, -3], "to_pay": 1}
    s = load(players=[{"figures": [[1, -2]], "hand": ["sailor", "scout"]}, {}, {}], phase="pay", choice=choice)
    assert [ELDORADO.text(code) for code in s.legal(0)] == ["pay sailor", "pay scout"]
    s = load(players=[{"hand": ["traveler"]}, {}, {}], phase="buy", choice={"buying": "scout", "half_coins": 1})
    assert [ELDORADO.text(code) for code in s.legal(0)] == ["coins traveler", "half traveler"]
    assert len(CARDS) == 21
