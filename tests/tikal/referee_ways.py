"""T-4.1 to T-4.3 The far targets a player is offered: each of his pieces, wherever it can get, by the cheapest way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import sacbe
from sacbe import State
from sacbe.games.tikal.data import PIECES
from tests.tikal.referee_actions import camps
from tests.tikal.referee_land import AROUND, CELLS, Dump, Land, members

TIKAL = sacbe.game("tikal")
RESERVE = "reserve"
Way = tuple[str, str, str]  # piece, where it sets out, where it gets to


def roads(land: Land, me: Dump) -> dict[str, list[tuple[str, int]]]:
    """Where one action leads from each cell, and its price: over a border for its stones, from camp to camp for one."""
    out: dict[str, list[tuple[str, int]]] = {}
    for cell in land.kind:
        borders = [(there, land.stones_between(cell, way)) for way, there in AROUND[cell].items()]
        out[cell] = [(there, stones) for there, stones in borders if stones > 0]
        if cell in camps(me).values():
            out[cell] += [(camp, 1) for camp in camps(me).values() if camp != cell]
    return out


def cheapest(onward: dict[str, list[tuple[str, int]]], price: dict[str, int]) -> dict[str, int]:
    """Prices lowered until nothing gets cheaper."""
    changed = True
    while changed:
        changed = False
        for cell in list(price):
            for there, cost in onward[cell]:
                if there not in price or price[cell] + cost < price[there]:
                    price[there] = price[cell] + cost
                    changed = True
    return price


def should_reach(d: Dump, land: Land) -> dict[Way, int]:
    """For every kind of piece on every place, and in the reserve, what it can reach with the points there are."""
    me = d["players"][d["active"]]
    onward = roads(land, me)
    out: dict[Way, int] = {}
    for piece in PIECES:
        starts = {cell: {cell: 0} for cell in CELLS if members(me, cell)[piece]}
        if me["reserve"][piece]:
            starts[RESERVE] = dict.fromkeys(camps(me).values(), 1)
        for start, price in starts.items():
            reached = cheapest(onward, price)
            out |= {(piece, start, to): cost for to, cost in reached.items() if to != start and cost <= d["ap"]}
    return out


def price_of(land: Land, me: Dump, text: str) -> tuple[Way, int]:
    """One action of a way, and what it costs."""
    match text.split():
        case ["recruit", piece, camp]:
            return (piece, RESERVE, camp), 1
        case ["travel", piece, camp, goal]:
            return (piece, camps(me)[camp], goal), 1
        case ["step", cell, way, piece]:
            return (piece, cell, AROUND[cell][way]), land.stones_between(cell, way)
    raise ValueError(f"{text} is no move")


def ways(s: State, d: Dump) -> Iterator[str]:
    """Each offer costs what it says, and the best to every target is the cheapest there is."""
    land, me = Land(d), d["players"][d["active"]]
    offered: dict[Way, int] = {}
    for choice in TIKAL.presenter.choices(s, d["active"], "en"):
        if choice.text.split()[0] not in ("recruit", "travel", "step"):
            continue
        legs = [price_of(land, me, TIKAL.text(code)) for code in (choice.code, *choice.then)]
        (piece, start, _), (_, _, goal) = legs[0][0], legs[-1][0]
        cost = sum(price for _, price in legs)
        joined = all(a[0][2] == b[0][1] for a, b in pairwise(legs))
        if not joined or choice.cost != str(cost):
            yield f"the way {choice.text} {[leg for leg, _ in legs]} costs {cost}, not {choice.cost}"
        offered[piece, start, goal] = min(cost, offered.get((piece, start, goal), cost))
    wanted = should_reach(d, land)
    for way in sorted({*offered, *wanted}):
        if offered.get(way) != wanted.get(way):
            yield f"the cheapest way {way} costs {wanted.get(way)}, not {offered.get(way)}, of {d['ap']} AP"
