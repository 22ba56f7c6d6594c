"""What a player would like to see worked out: the next hand, the cheapest way to El Dorado, everybody's cards."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import comb
from typing import Final, NamedTuple

from sacbe.games.eldorado.data import (
    BLOCKADE_ASKS,
    BLOCKADE_COST,
    CARD_SYMBOL,
    COLOURS,
    HAND,
    MOUNTAIN,
    POWER,
    SINGLE_USE,
)
from sacbe.games.eldorado.rules.routes import build
from sacbe.games.eldorado.show.view import kinds_of, owned, source_kind
from sacbe.games.eldorado.state import Race

STEPS: Final = (1, 2, 3, 4, 5)
COLOUR_ORDER: Final = ("green", "blue", "yellow", "white", "purple")


# The next hand


class Odds(NamedTuple):
    """Chances of the next four cards, in percent."""

    pile: int  # cards in the draw pile
    reshuffled: int  # cards of the discard pile that must come in
    single: tuple[tuple[int, ...], ...]  # by symbol, for each of STEPS: some card has at least that many
    coins: tuple[int, ...]  # for each of STEPS: the hand is worth at least that much on the market


def next_hand(s: Race, seat: int) -> Odds:
    """If everything in hand is discarded. All is known but the order, and where the draw pile runs out all the rest."""
    draw = int(s.draw[seat])
    rest = int(s.discard[seat]) + int(s.hand[seat]) + int(s.played[seat])
    kind, _ = source_kind(s)
    if s.turn == seat and kind >= 0 and (s.spared or not SINGLE_USE[kind]):  # a card in use comes to it, or to the box
        rest += 1 << (3 * kind)
    return _odds(draw, rest)


@lru_cache(maxsize=1024)
def _odds(draw: int, rest: int) -> Odds:
    pile, thrown = kinds_of(draw), kinds_of(rest)
    need = int(HAND)
    if len(pile) >= need:
        certain, drawn, missing = [], pile, need
    else:
        certain, drawn, missing = pile, thrown, min(need - len(pile), len(thrown))
    single = tuple(tuple(_some(certain, drawn, missing, symbol, n) for n in STEPS) for symbol in range(3))
    worth = _worth(certain, drawn, missing)
    total = sum(worth.values())
    coins = tuple(
        round(100 * sum(ways for halves, ways in worth.items() if halves >= 2 * price) / total) for price in STEPS
    )
    return Odds(len(pile), missing if len(pile) < need else 0, single, coins)


def _gives(kind: int, symbol: int) -> int:
    """How many of a symbol a card has."""
    return int(POWER[kind]) if CARD_SYMBOL[kind] in (symbol, 3) else 0


def _some(certain: list[int], drawn: list[int], missing: int, symbol: int, n: int) -> int:
    if any(_gives(kind, symbol) >= n for kind in certain):
        return 100
    without = sum(_gives(kind, symbol) < n for kind in drawn)
    return round(100 * (1 - comb(without, missing) / comb(len(drawn), missing))) if missing else 0


def _worth(certain: list[int], drawn: list[int], missing: int) -> dict[int, int]:
    """How many hands are worth how many half coins."""
    base = sum(max(2 * _gives(kind, 2), 1) for kind in certain)
    by_count: list[dict[int, int]] = [{base: 1}] + [{} for _ in range(missing)]
    for kind in drawn:
        value = max(2 * _gives(kind, 2), 1)
        for count in range(missing, 0, -1):
            for halves, ways in by_count[count - 1].items():
                by_count[count][halves + value] = by_count[count].get(halves + value, 0) + ways
    return by_count[missing]


# The cheapest way


class Path(NamedTuple):
    """From a hex to El Dorado with the fewest symbols and cards; `bill` is machetes, paddles, coins, cards."""

    hexes: tuple[int, ...]
    bill: tuple[int, int, int, int]

    @property
    def cost(self) -> int:
        return sum(self.bill)


def path_of(s: Race, figure: int) -> Path:
    here = int(s.figure[figure])
    return cheapest(s.route.text, int(s.barrier), here) if here >= 0 else Path((), (0, 0, 0, 0))


@lru_cache(maxsize=4096)
def cheapest(text: str, barrier: int, start: int) -> Path:
    """Figures in the way are not counted: they move."""
    route = build(text)
    best = {start: (0, 0)}
    came: dict[int, int] = {}
    queue = [(0, 0, start)]
    end = -1
    while queue:
        cost, steps, here = heappop(queue)
        if (cost, steps) > best[here]:
            continue
        if route.piece[here] == route.pieces:
            end = here
            break
        for direction in range(6):
            there, joint = int(route.next[6 * here + direction]), int(route.joint[6 * here + direction])
            if there < 0 or (route.terrain[there] >= MOUNTAIN and route.piece[there] < route.pieces):
                continue
            fence = barrier >> (3 * joint) & 7 if joint >= 0 else 0
            price = cost + int(route.cost[there]) + int(BLOCKADE_COST[fence]), steps + 1
            if there not in best or price < best[there]:
                best[there], came[there] = price, here
                heappush(queue, (*price, there))
    if end < 0:
        return Path((), (0, 0, 0, 0))
    hexes = [end]
    while hexes[-1] != start:
        hexes.append(came[hexes[-1]])
    return Path(tuple(reversed(hexes)), _bill(text, barrier, hexes[::-1]))


def _bill(text: str, barrier: int, hexes: list[int]) -> tuple[int, int, int, int]:
    route = build(text)
    bill = [0, 0, 0, 0]
    for here, there in pairwise(hexes):
        bill[min(int(route.terrain[there]), 3)] += int(route.cost[there])
        direction = next(k for k in range(6) if route.next[6 * here + k] == there)
        joint = int(route.joint[6 * here + direction])
        fence = barrier >> (3 * joint) & 7 if joint >= 0 else 0
        if fence:
            bill[min(int(BLOCKADE_ASKS[fence]), 3)] += int(BLOCKADE_COST[fence])
    return bill[0], bill[1], bill[2], bill[3]


def whole_way(s: Race, racer: int) -> tuple[int, int, int, int]:
    """The bill of all figures of a racer together."""
    bills = [path_of(s, figure).bill for figure in range(int(s.figures())) if s.owner(figure) == racer]
    a, b, c, d = (sum(part) for part in zip(*bills, strict=True))
    return a, b, c, d


# Everybody's cards


def by_colour(s: Race, seat: int) -> list[int]:
    kinds = kinds_of(owned(s, seat))
    return [sum(COLOURS[kind] == colour for kind in kinds) for colour in COLOUR_ORDER]
