"""\"What is this?\": the track, its hexes, caves, blockades and figures. Cards and players have files of their own."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, index_of
from sacbe.core.present import Answer
from sacbe.games.eldorado.actions import PLAY, USE
from sacbe.games.eldorado.show.ground import hex_name
from sacbe.games.eldorado.show.land import Hex, land_of
from sacbe.games.eldorado.show.lens import path_of
from sacbe.games.eldorado.show.reach import Way, ways
from sacbe.games.eldorado.show.view import figure_number
from sacbe.games.eldorado.show.what_cards import CARD_THINGS
from sacbe.games.eldorado.show.what_players import PLAYERS, bill_told, blockade_told, racer_name
from sacbe.games.eldorado.show.words import card_name, symbols_name, token_name
from sacbe.games.eldorado.state import GOLD_ZONE, OVER, Race

_RULES: Final = {  # by ground, the rule about entering it
    "jungle": "A-4.2",
    "water": "A-4.2",
    "village": "A-4.2",
    "rubble": "A-4.12",
    "camp": "A-4.13",
    "mountain": "A-4.6",
    "cave": "A-4.27",
    "start": "A-4.7",
    "finish": "A-4.8",
    "gold": "A-4.8",
}


def _hex(a: Asked[Race], name: str) -> Answer | None:
    cells = land_of(a.s.route).cells
    index = index_of(name, [str(k) for k in range(len(cells))])
    if index is None:
        return None
    cell = cells[index]
    called = a.words("what-ground-gold.name") if cell.terrain == "gold" else hex_name(cell, a.lang)
    facts = [*_standing(a, index, cell), *_cave(a, index), *reached(a, f"hex-{index}")]
    return a.tell(f"ground-{cell.terrain}", _RULES[cell.terrain], *facts, ground=called, n=cell.cost)


def _standing(a: Asked[Race], index: int, cell: Hex) -> list[str]:
    """How far it is from here, and who stands here."""
    gold = cell.terrain == "gold"
    far = [a.fact("left", n=cell.left)] if cell.across and cell.terrain not in ("gold", "cave", "mountain") else []
    here = [
        racer_name(a, int(a.s.owner(figure)))
        for figure in range(int(a.s.figures()))
        if (a.s.figure[figure] == GOLD_ZONE if gold else a.s.figure[figure] == index)
    ]
    return far + ([a.fact("stands", names=", ".join(dict.fromkeys(here)))] if here else [])


def _cave(a: Asked[Race], index: int) -> list[str]:
    caves = [int(cave) for cave in a.s.route.caves]
    return [a.fact("cave", n=int(a.s.cave_tokens(caves.index(index))))] if index in caves else []


def reached(a: Asked[Race], target: str) -> list[str]:
    """By card or token with which the viewer could go there now: what would be left of it."""
    facts = []
    acts = a.viewer >= 0 and a.s.actors() >> a.viewer & 1
    for code, each in (ways(a.s, a.viewer) if acts else {}).items():
        facts += [_reach(a, code, way) for way in each if way.target == target]
    return facts


def _reach(a: Asked[Race], code: int, way: Way) -> str:
    card = code - int(PLAY)
    source = (
        a.words("fact-source-now")
        if code < 0
        else card_name(card, a.lang)
        if code < USE
        else token_name(code - int(USE), a.lang)
    )
    if way.pays:
        return a.fact("reach-pays", source=source, n=way.pays)
    if way.gold:
        return a.fact("reach-gold", source=source)
    if not way.left:
        return a.fact("reach-exact", source=source)
    left = symbols_name(way.symbol, way.left, a.lang) if way.symbol >= 0 else str(way.left)
    return a.fact("reach-left", source=source, left=left)


def _blockade(a: Asked[Race], name: str) -> Answer | None:
    number = index_of(name, [str(n) for n in range(1, 7)])
    return None if number is None else blockade_told(a, number + 1, reached(a, f"blockade-{name}"))


def _figure(a: Asked[Race], name: str) -> Answer | None:
    figure = index_of(name, [str(k) for k in range(int(a.s.figures()))])
    if figure is None:
        return None
    owner, path = int(a.s.owner(figure)), path_of(a.s, figure)
    facts = [a.fact("figure-number", n=figure_number(a.s, figure))] if a.s.seats == 2 else []
    if a.s.figure[figure] == GOLD_ZONE:
        facts.append(a.fact("arrived"))
    elif len(path.hexes) > 1:
        facts += [a.fact("cheapest", n=path.cost), bill_told(a, path.bill)]
    if owner == a.s.turn and a.s.phase != OVER:
        facts.append(a.fact("moves-now"))
    automaton = owner >= a.s.seats
    key, rule = ("automaton", "V-6.2") if automaton else ("figure", "A-4.1")
    return a.tell(key, rule, *facts, owner=racer_name(a, owner))


def _route(a: Asked[Race], name: str) -> Answer | None:
    return None if name else a.tell("route-comes", "N-8.5")


KINDS: Final[Kinds[Race]] = {
    "hex": _hex,
    "blockade": _blockade,
    "figure": _figure,
    "route": _route,
    **CARD_THINGS,
    **PLAYERS,
}
