"""Positions and moves for the tests, written the way the examples write them: hexes as (q, r), cards by name."""

from __future__ import annotations

from typing import Any

import sacbe
from sacbe import NATURE, NATURE_BIT, Refusal
from sacbe.core.hexes import DIRECTIONS as VECTORS
from sacbe.games.eldorado.data import DIRECTIONS
from sacbe.games.eldorado.state import Race

ELDORADO = sacbe.game("eldorado")
CHANCE = ("lay", "join", "gold", "block", "draw", "find", "automaton")


def load(**position: Any) -> Race:
    s = ELDORADO.load({"game": "eldorado", **position})
    assert isinstance(s, Race)
    return s


def one(figure: list[int], hand: list[str], tokens: list[str] | None = None, **more: Any) -> Race:
    """Three players; the first is to play, with one figure, this hand and these tokens."""
    return load(players=[{"figures": [figure], "hand": hand, "tokens": tokens or []}, {}, {}], **more)


def do(s: Race, *texts: str) -> Race:
    """These actions in turn, by whoever may take them."""
    for text in texts:
        s.apply(NATURE if text.split()[0] in CHANCE else int(s.turn), ELDORADO.parse(text))
    return s


def may(s: Race, text: str) -> bool:
    code = ELDORADO.parse(text)
    legal = code in s.legal(int(s.turn))
    assert legal == (s.why_not(int(s.turn), code) is None)
    return legal


def refusal(s: Race, text: str) -> Refusal:
    found = s.why_not(int(s.turn), ELDORADO.parse(text))
    assert found is not None, f"{text} is legal"
    return found


def rule(s: Race, text: str) -> str:
    return refusal(s, text).rule


def at(s: Race, seat: int = 0, number: int = 1) -> Any:
    """Where a figure stands."""
    return s.dump()["players"][seat]["figures"][number - 1]


def towards(s: Race, to: list[int], number: int = 1, verb: str = "step") -> str:
    """The step of the active player's figure to a neighbouring hex."""
    here = at(s, int(s.turn), number)
    return f"{verb} {number} {DIRECTIONS[VECTORS.index((to[0] - here[0], to[1] - here[1]))]}"


def walk(s: Race, *path: list[int], number: int = 1) -> Race:
    for place in path:
        do(s, towards(s, place, number))
    return s


def mine(s: Race, pile: str, seat: int = 0) -> Any:
    return s.dump()["players"][seat][pile]


def let_chance(s: Race) -> int:
    """Play NATURE's part, always the first outcome, until somebody decides; how many actions that took."""
    taken = 0
    while s.actors() == NATURE_BIT:
        s.apply(NATURE, s.legal(NATURE)[0])
        taken += 1
    return taken
