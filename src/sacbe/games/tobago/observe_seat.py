"""What all can see of a player of Tobago, as numbers, and what a good player reads from it at a glance."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count, lowest
from sacbe.core.observation import Field, Vector
from sacbe.games.tobago.data import COINS_OF, MAPS, ROSES
from sacbe.games.tobago.observe_island import legs_on, write_place
from sacbe.games.tobago.rules.island import WORD
from sacbe.games.tobago.rules.maps import is_marked
from sacbe.games.tobago.rules.values import all_of
from sacbe.games.tobago.score import coins, most_valuable
from sacbe.games.tobago.state import Tobago, rung_colour, rung_owner, rung_roses

_HAND: Final = 6.0
_EXCHANGED: Final = 20.0
_AMULETS: Final = 5.0
_LEGS: Final = 6.0
_ON_MAP: Final = 3.0  # roses
_CARDS: Final = 5.0
_COINS: Final = 50.0
_BEST: Final = 6.0
_GOLD: Final[i64] = 5  # values

SEAT_FIELDS: Final = [
    Field("acts", 1, "is to act now"),
    Field("turn", 1, "whose turn it is"),
    Field("first", 1, "the start player"),
    Field("dealt", 1, "is being dealt clue cards"),
    Field("sharing", 3, "raised the treasure; draws for its hoard just now; took the last card"),
    Field("hand", 2, "clue cards in hand, of 6; how many are surely older than the last shuffle"),
    Field("exchanged", 2, "clue cards discarded face down, of 20; how many were surely older than the last shuffle"),
    Field("amulets", 1, "amulets, of 5"),
    Field("roses", 1, "roses in the supply, of 15"),
    Field("looks", 1, "cards drawn for this hoard, of 5"),
    Field("vehicle", 3, "whether the vehicle stands on the island, its q and r of 8"),
    Field("to_amulet", 1, "1 / (1 + legs to the nearest amulet); 0 if none lies"),
    Field("to_site", 2 * int(MAPS), "by map that is marked: legs to the nearest possible hex, and on average, of 6"),
    Field("on_map", int(MAPS), "roses on each map, of 3"),
    Field("cards", int(_GOLD), "treasure cards of 2 to 6 coins, of 5"),
    Field("coins", 1, "coins on them, of 50"),
    Field("best", 1, "coins of the card that a curse would take, of 6"),
]


def write_seat(s: Tobago, seat: i64, acting: i64, out: Vector) -> None:
    """`acting`: mask of those who are to act."""
    out.flag((acting >> seat) & 1 == 1)
    out.flag(seat == s.turn)
    out.flag(seat == s.first)
    out.flag(seat == s.drawer)
    out.flag(seat == s.raiser)
    out.flag(seat == s.looker)
    out.flag(seat == s.last_taker)
    out.put(float(s.hand_size[seat]) / _HAND)
    out.put(float(s.kept[seat]) / _HAND)
    out.put(float(s.exchanged_size[seat]) / _EXCHANGED)
    out.put(float(s.kept_exchanged[seat]) / _EXCHANGED)
    out.put(float(s.amulets[seat]) / _AMULETS)
    out.put(float(s.roses[seat]) / float(ROSES))
    out.put(float(s.looks[seat]) / _CARDS)
    write_place(s, s.vehicle[seat], out)
    _write_ways(s, s.vehicle[seat], out)
    roses = vec[i64]([0] * MAPS)
    i: i64
    for i in range(len(s.rungs)):
        if rung_owner(s.rungs[i]) == seat:
            roses[rung_colour(s.rungs[i])] += rung_roses(s.rungs[i])
    for i in range(MAPS):
        out.put(float(roses[i]) / _ON_MAP)
    cards = s.treasures[seat]
    for i in range(_GOLD):
        out.put(float(count(cards & all_of(i))) / _CARDS)
    out.put(float(coins(cards)) / _COINS)
    best = most_valuable(cards)
    out.put(float(COINS_OF[best]) / _BEST if best >= 0 else 0.0)


def _write_ways(s: Tobago, at: i64, out: Vector) -> None:
    if at < 0:
        out.blank(1 + 2 * MAPS)
        return
    legs = legs_on(s.island)
    row = at * s.island.size
    ways = Ways(legs, row, s.lying[0], s.lying[1])
    out.put(1.0 / float(1 + ways.least) if ways.hexes > 0 else 0.0)
    colour: i64
    for colour in range(MAPS):
        if is_marked(s, colour):
            ways = Ways(legs, row, s.possible[colour * 2], s.possible[colour * 2 + 1])
            out.put(float(ways.least) / _LEGS)
            out.put(float(ways.total) / (_LEGS * float(ways.hexes)))
        else:
            out.blank(2)


class Ways:
    """The legs from one hex to each of a set."""

    def __init__(self, legs: vec[i64], row: i64, low: i64, high: i64) -> None:
        self.hexes: i64 = 0
        self.total: i64 = 0
        self.least: i64 = 99
        while low != 0:
            self.add(legs[row + lowest(low)])
            low &= low - 1
        while high != 0:
            self.add(legs[row + WORD + lowest(high)])
            high &= high - 1

    def add(self, way: i64) -> None:
        self.hexes += 1
        self.total += way
        self.least = min(self.least, way)
