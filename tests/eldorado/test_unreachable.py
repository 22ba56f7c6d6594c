"""Positions that no game can reach are refused, each with what would be right; and every sentence is met here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sacbe.games.eldorado import contradictions
from tests.eldorado.board import load

pytestmark = pytest.mark.engine

BESIDE: dict[str, Any] = {"figures": [[0, -1]]}
PAY: dict[str, Any] = {"payer": 1, "hex": [15, -8], "to_pay": 1}
AT_RUBBLE: dict[str, Any] = {"figures": [[14, -7]], "hand": ["native", "explorer"]}
HOME: dict[str, Any] = {"figures": ["gold"]}


def first(player: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"players": [player, {}, {}], **more}


def move(source: str, **more: Any) -> dict[str, Any]:
    return {"source": source, **more}


WRONG: list[tuple[dict[str, Any], str]] = [
    # options
    ({"seats": 2, "options": {"solo_market_scope": "bottom_row"}}, "it goes with one seat"),
    ({"round": 41, "options": {"round_cap": 40}}, "called off after round 40"),
    ({"options": {"round_cap": 50}}, "round_cap is one of 0, 40, 60"),
    ({"options": {"late_tokens": True}}, "unknown key 'late_tokens'"),
    ({"options": {"route": "serpentine"}, "route": "A0@0,0"}, "route: the option says 'serpentine'"),
    # cards
    (first({"hand": ["explorer"] * 2, "draw": ["explorer"] * 2}), "everybody has 3 explorer, not 4"),
    (first({"hand": ["scout"], "known": ["sailor"]}), "not in the hand of seat 0"),
    (first({"hand": [], "draw": ["scout"], "unknown": 2}), "more cards than seat 0 has in draw"),
    ({"players": [{}, {"played": ["scout"]}, {}]}, "seat 1 has played nothing"),
    ({"players": [HOME | {"hand": ["scout"]}, {}, {}], "turn": 1}, "seat 0 is in El Dorado and holds no cards"),
    (first({"hand": ["scout"]}, market={"scout": 3}), "there are 3 scout, not 4"),
    (
        {"bottom": ["captain", "trailblazer", "photographer", "treasure_chest", "jack_of_all_trades", "transmitter"]},
        "slot 0 is for scout",
    ),
    # tokens
    (first({"tokens": ["keep_item"]}, bag=["keep_item", "keep_item"]), "there are 2 keep_item, not 3"),
    ({"bag": []}, "24 tokens lie there, and the bag of unseen ones has 0"),
    (first({"tokens": ["draw_1"]}, options={"caves": False}), "no tokens in a game without caves"),
    ({"this_turn": {"new_tokens": ["draw_1"]}}, "tokens found belong to their owner at once"),
    # the track
    (first({"blockades": [5, 6]}, blockades=[1, 2, 3, 4, 0]), "the 5 joints have one each"),
    ({"phase": "blockades", "blockades": [0, 3]}, "laid joint by joint"),
    ({"phase": "blockades", "round": 2}, "before the first turn"),
    (first(HOME | {"locked": [[0]]}, turn=1), "figure 1 is not on the track"),
    (first({"figures": [[3, 7]]}), "goes to El Dorado at once"),
    (first({"figures": [[-1, -1]]}), "black or another figure's start"),
    (first({"figures": [[-2, 3]]}), "black or another figure's start"),
    ({"seats": 1, "automata": [{"figures": [[0, -1]], "locked": [[0]]}, {}, {}]}, "automata take no tokens"),
    (first({"figures": [[1, -2]], "locked": [[0]]}), "locked for caves it stands beside only"),
    # the race
    (first(HOME | {"arrived": 0}, turn=1), "racer 0 has arrived when all own figures are in the gold zone"),
    ({"players": [HOME, HOME | {"arrived": 1}, {}], "turn": 2}, "are numbered 1, 2, ..."),
    ({"final": True}, "the last round is on when somebody has arrived"),
    ({"phase": "over"}, "the race is over when somebody has arrived"),
    (first(HOME, phase="over", turn=1), "when the race is over it is 0"),
    (first(HOME), "only those after the first to arrive"),
    # the turn
    ({"seats": 1, "phase": "discard", "turn": 1}, "a seat of 0..0 plays"),
    ({"seats": 1, "phase": "automata", "turn": 0}, "an automaton on the board moves"),
    ({"phase": "late"}, "for the option late_tokens"),
    ({"seats": 1, "turn": 1, "this_turn": {"bought": True}}, "an automaton has neither cards nor tokens"),
    ({"this_turn": {"fresh": ["scout"]}}, "not on the discard pile"),
    ({"this_turn": {"window": ["compass"]}}, "no single-use card that was just used"),
    # phase 2
    (first({"hand": ["scout"]}, choice={"kept": ["scout"]}), "cards are kept in the phase discard"),
    (first({"hand": ["scout"]}, phase="discard", choice={"kept": ["sailor"]}), "kept: cards that are not in the hand"),
    (
        first(
            {"hand": ["scout", "sailor"]},
            phase="discard",
            choice={"kept": ["scout"]},
            options={"leftover_hand": "discard_all"},
        ),
        "nothing is kept",
    ),
    (first({"hand": ["scout"], "played": ["sailor"]}, phase="discard"), "lies on the discard pile"),
    (first({"hand": []}, phase="discard"), "phase 2 goes by itself"),
    # moving
    ({"phase": "target"}, "its source is needed"),
    (first({"hand": ["scout"]}, phase="discard", move=move("pioneer", left=1)), "used in phase 1 only"),
    ({"phase": "target", "move": move("compass")}, "only a source with symbols"),
    ({"phase": "target", "move": move("pioneer", left=2)}, "neither figure nor symbol is chosen yet"),
    ({"move": move("pioneer", left=5)}, "less than it has, and at least 1"),
    ({"move": move("pioneer", left=4, figure=2)}, "its figure is an own one"),
    ({"move": move("machete_3", left=2, symbol="coin")}, "one that the source gives"),
    ({"move": move("pioneer", left=4, spared=True)}, "only a single-use card is spared"),
    # choices
    (first(AT_RUBBLE, choice=PAY), "for the phase pay"),
    (first(AT_RUBBLE, phase="pay"), "payer, to_pay and hex or joint are needed"),
    (first(AT_RUBBLE, phase="pay", choice=PAY | {"payer": 2}), "the payer is an own figure"),
    (first(AT_RUBBLE, phase="pay", choice=PAY | {"to_pay": 2}), "no more than it shows"),
    (first(AT_RUBBLE, phase="pay", choice={"payer": 1, "joint": 1, "to_pay": 1}), "no blockade stands"),
    (
        first(AT_RUBBLE, phase="pay", choice={"payer": 1, "joint": 1, "to_pay": 1}, blockades=[0, 3]),
        "a gray blockade beside the payer",
    ),
    (first(AT_RUBBLE | {"hand": []}, phase="pay", choice=PAY), "enough cards in hand"),
    ({"choice": {"buying": "scout"}}, "for the phase buy"),
    ({"phase": "buy"}, "buying is needed"),
    (
        first({"hand": ["photographer"]}, phase="buy", choice={"buying": "scout"}, this_turn={"bought": True}),
        "one purchase a turn",
    ),
    (first({"hand": ["photographer"]}, phase="buy", choice={"buying": "captain"}), "captain cannot be bought now"),
    (first({"hand": ["sailor"]}, phase="buy", choice={"buying": "scout"}), "if 1 coins can be reached"),
    (
        first({"hand": ["photographer"]}, phase="buy", choice={"buying": "scout", "coined": ["native"]}),
        "single-use cards that have paid",
    ),
    (first({"hand": []}, phase="remove"), "to_remove says 1 or 2"),
    ({"choice": {"to_remove": 1}}, "for the phase remove"),
    (first({"hand": []}, phase="replace"), "up to 3 cards are replaced"),
    ({"choice": {"replaced": 1}}, "for the phase replace"),
    # chance
    ({"phase": "draw"}, "to_draw says how many"),
    (first({"hand": [], "draw": ["scout"]}, phase="draw", chance={"to_draw": 1}), "drawn without chance"),
    (first({}, phase="draw", chance={"to_draw": 1, "after": "buy"}), "the seat at turn draws"),
    ({"chance": {"finds": [0]}}, "for the phase caves"),
    (first(BESIDE, phase="caves"), "finder and finds are needed"),
    (first(BESIDE, phase="caves", chance={"finder": 2, "finds": [0]}), "the finder is an own figure"),
    (first(BESIDE, phase="caves", chance={"finder": 1, "finds": [1]}), "caves with tokens beside the finder"),
    (first(BESIDE, phase="caves", chance={"finder": 1, "finds": [0], "back": "play"}), "next at the end of a turn"),
]


def empty_market() -> dict[str, int]:
    return dict.fromkeys(load().dump()["market"], 0)


def problems(position: dict[str, Any]) -> str:
    with pytest.raises(ValueError) as found:
        load(**position)
    return str(found.value)


@pytest.mark.parametrize(("position", "told"), WRONG, ids=[told for _, told in WRONG])
def test_refused(position: dict[str, Any], told: str) -> None:
    assert told in problems(position)


def test_take_needs_a_market() -> None:
    assert "there is a card to take" in problems({"phase": "take", "market": empty_market()})


def test_every_sentence_is_met() -> None:
    """Each `yield` of the module has a case above: what is constant in it is part of some message."""
    source = Path(contradictions.__file__).with_suffix(".py")
    source = source if source.exists() else Path(__file__).parents[2] / "src/sacbe/games/eldorado/contradictions.py"
    sentences = re.findall(r"yield f?[\"'](.+)[\"']\n", source.read_text(encoding="utf-8"))
    told = " ".join([*(problems(position) for position, _ in WRONG), test_take_needs_a_market.__name__])
    unmet = [s for s in sentences if not any(part in told for part in re.split(r"\{.*?\}", s) if len(part) > 14)]
    assert unmet == ["market: in the phase take there is a card to take"]
    assert len(sentences) > 50


def test_what_is_reachable_still_loads() -> None:
    load(**first(AT_RUBBLE, phase="pay", choice=PAY))
    load(**first(BESIDE, phase="caves", chance={"finder": 1, "finds": [0]}))
    load(**first({"hand": ["photographer"]}, phase="buy", choice={"buying": "scout"}))
    load(phase="blockades", blockades=[3, 1])
    load(edition=1, **first({"hand": ["scout"], "played": ["sailor"]}, phase="discard"))
