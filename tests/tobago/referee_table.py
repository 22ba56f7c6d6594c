"""A table of Tobago as somebody sees it who sits there and may look under every card: read from a position's dump.

Treasure cards are known by their coins and curses as such (T-7.2): "4" is a card of four coins.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sacbe.games.tobago.data import COLOURS
from tests.tobago.referee_island import Hex, Landmarks, allowed, land, named

CURSE = "curse"
MARKERS = 17


@dataclass
class Map:
    """T-1.8 A treasure map: the clues from the top, each as card, owner and number of roses."""

    clues: list[tuple[str, int, int]] = field(default_factory=list)
    cleared: set[Hex] = field(default_factory=set)


@dataclass
class Sharing:
    raiser: int
    colour: str
    finder: int  # roses on the finder's rung
    token: bool  # it is a real rose, not only kept in mind
    hoard: list[str]
    turned: str | None
    asked: int | None  # the rung that is asked, from the bottom; 0 is the finder's
    last_taker: int | None
    last: bool


@dataclass
class Table:
    seats: int
    options: dict[str, Any]
    phase: str
    island: str | None
    landmarks: Landmarks
    facings: list[str]
    first: int | None
    turn: int | None
    # T-3.4 the state of a turn
    main: str
    legs: int  # steps left
    start_hex: Hex | None
    right: bool  # an amulet lies under the vehicle and may be collected
    idle: bool  # nothing was done in this turn yet
    swapping: str | None
    # what players have
    vehicles: list[Hex | None]
    amulets: list[int]
    roses: list[int]
    hands: list[list[str]]
    treasures: list[list[str]]
    # what lies on the table
    maps: dict[str, Map]
    clue_deck: list[str]
    clue_discard: list[str]
    first_clue: str | None
    dealing: tuple[int, int, str] | None  # to whom, how many, and what then
    lying: set[Hex]
    supply: int
    deck: list[str]
    safe: int  # so many cards on top of the deck are no curses (T-2.3)
    discard: list[str]
    removed: list[str]
    sharing: Sharing | None

    def home(self) -> str:
        assert self.island is not None
        return self.island

    def possible(self, colour: str) -> frozenset[Hex]:
        """T-1.15 The hexes where this treasure can still be."""
        here = frozenset(land(self.home()))
        for card, _, _ in self.maps[colour].clues:
            here &= self.allows(card)
        return here - self.maps[colour].cleared

    def allows(self, card: str) -> frozenset[Hex]:
        return allowed(self.home(), self.landmarks, card)

    def located(self, colour: str) -> bool:
        """T-1.16"""
        return bool(self.maps[colour].clues) and len(self.possible(colour)) == 1

    def marked(self, colour: str) -> bool:
        """T-1.17"""
        return bool(self.maps[colour].clues) and len(self.possible(colour)) <= MARKERS

    def rungs(self) -> list[tuple[int, int]]:
        """T-4.5.4 The ladder of the sharing from the bottom: owner and number of roses of each rung."""
        assert self.sharing is not None
        clues = self.maps[self.sharing.colour].clues
        return [(self.sharing.raiser, self.sharing.finder), *((owner, roses) for _, owner, roses in reversed(clues))]

    def roses_there(self, seat: int) -> int:
        return sum(roses for owner, roses in self.rungs() if owner == seat)

    def hand_limit(self) -> int:
        """T-2.10"""
        return 6 if self.seats == 2 else 4


def value(card: str | int) -> str:
    """T-7.2 All there is on a treasure card; actions name one card of a value for all of them."""
    return CURSE if str(card).startswith(CURSE) else str(card)[0]


def values(cards: list[str | int]) -> list[str]:
    return sorted(value(card) for card in cards)


def read(d: dict[str, Any]) -> Table:
    players, marks, treasure, clues = d["players"], d["landmarks"], d["treasure"], d["clues"]
    landmarks = [("statue", named(place)) for place, _ in marks["statues"]]
    landmarks += [("hut", named(place)) for place in marks["huts"]] + [
        ("palm", named(place)) for place in marks["palms"]
    ]
    vehicles = [named(player["vehicle"]) if player["vehicle"] else None for player in players]
    lying = {named(place) for place in d["amulets"]["island"]}
    dealing = clues["dealing"]
    table = Table(
        seats=d["seats"],
        options=d["options"],
        phase=d["phase"],
        island=d["island"],
        landmarks=tuple(landmarks),
        facings=[facing for _, facing in marks["statues"] if facing is not None],
        first=d["first"],
        turn=d["turn"],
        main=d["main"],
        legs=d["legs"] if d["main"] in ("unused", "moving") else 0,
        start_hex=named(d["start_hex"]) if d["start_hex"] else None,
        right=d["may_collect"] and vehicles[d["turn"]] in lying,
        idle=d["idle"],
        swapping=d["swapping"],
        vehicles=vehicles,
        amulets=[player["amulets"] for player in players],
        roses=[player["roses"] for player in players],
        hands=[sorted(player["hand"]) for player in players],
        treasures=[values(player["treasures"]) for player in players],
        maps={colour: _map(d["maps"][colour]) for colour in COLOURS},
        clue_deck=sorted(clues["deck"]),
        clue_discard=sorted([*clues["played"], *(card for player in players for card in player["exchanged"])]),
        first_clue=clues["first"],
        dealing=(dealing["seat"], dealing["cards"], dealing["then"]) if dealing else None,
        lying=lying,
        supply=d["amulets"]["supply"],
        deck=values(treasure["deck"]),
        safe=treasure["safe"],
        discard=values([*treasure["refused"], *treasure["buried"], *treasure["buried_safe"]]),
        removed=values(treasure["removed"]),
        sharing=_sharing(d["sharing"]) if d["sharing"] else None,
    )
    turn_over_discards(table)
    return table


def _map(d: dict[str, Any]) -> Map:
    return Map([(card, owner, roses) for card, owner, roses in d["clues"]], {named(place) for place in d["cleared"]})


def _sharing(d: dict[str, Any]) -> Sharing:
    return Sharing(
        raiser=d["raiser"],
        colour=d["colour"],
        finder=d["finder"],
        token=d["finder_token"] and d["finder"] > 0,
        hoard=values(d["hoard"]),
        turned=value(d["turned"]) if d["turned"] else None,
        asked=d["asked"],
        last_taker=d["last_taker"],
        last=d["last"],
    )


def turn_over_discards(table: Table) -> None:
    """T-4.1.7, T-4.5.3 An empty deck from which a card has to be drawn now is made of the discards, and not earlier."""
    if table.phase == "deal" and not table.clue_deck:
        table.clue_deck, table.clue_discard = table.clue_discard, []
    if table.phase in ("look", "extra") and not table.deck:
        assert table.sharing is not None
        table.sharing.last = True
        table.deck, table.discard, table.safe = table.discard, [], 0
