"""The referee's table: a dumped position that can be asked and changed, and nothing of the rules of a turn yet."""

from __future__ import annotations

import json
from typing import Any, Final

from sacbe.games.eldorado.data import (
    BLOCKADE_ASKS,
    BLOCKADE_COST,
    CARDS,
    COLOURS,
    DIRECTIONS,
    MARKET_CARDS,
    POWER,
    PRICE,
    SINGLE_USE_CARDS,
    TOKENS,
)
from tests.eldorado.referee_board import SYMBOL_OF, Board, Hex, beside, board

COLOUR: Final = dict(zip(CARDS, COLOURS, strict=True))
POWER_OF: Final = {card: int(POWER[number]) for number, card in enumerate(CARDS)}
PRICE_OF: Final = {card: int(PRICE[number]) for number, card in enumerate(CARDS)}
SYMBOL: Final = {"green": "machete", "blue": "paddle", "yellow": "coin"}
ALL_SYMBOLS: Final = frozenset(SYMBOL.values())
# C-1.4: number -> what it asks for and how much of it
ASKS: Final = {
    n: (("machete", "paddle", "coin", "discard")[BLOCKADE_ASKS[n]], int(BLOCKADE_COST[n])) for n in range(1, 7)
}
NUMBER_TOKENS: Final = {token: (token[:-2], int(token[-1])) for token in TOKENS if token[:-2] in ALL_SYMBOLS}


class Table:
    """A position by its dump. `d` is the referee's own copy."""

    def __init__(self, d: dict[str, Any]) -> None:
        self.d: dict[str, Any] = json.loads(json.dumps(d))
        self.board: Board = board(d["route"])
        self.options: dict[str, Any] = self.d["options"]
        self.this_turn: dict[str, Any] = self.d["this_turn"]
        self.choice: dict[str, Any] = self.d["choice"]
        self.chance: dict[str, Any] = self.d["chance"]
        self.racers: list[dict[str, Any]] = [*self.d["players"], *self.d.get("automata", [])]
        self.stopped: list[int] = []  # figures whose movement has come to its end by this action

    # Who

    @property
    def me(self) -> dict[str, Any]:
        racer: dict[str, Any] = self.racers[int(self.d["turn"])]
        return racer

    @property
    def hand(self) -> list[str]:
        cards: list[str] = self.me["hand"]
        return cards

    def number(self, figure: int) -> int:
        """Which of his own figures it is, 1 or 2: figures are numbered in the order of the start hexes (S-2.6)."""
        return 1 if figure == self.d["turn"] + 1 else 2

    def figure(self, number: int) -> int:
        """The figure (1-4) that is the active player's own first or second."""
        return int(self.d["turn"]) + 1 + 2 * (number - 1)

    # Where

    def place(self, number: int) -> Hex | None:
        """Where the active player's figure stands; None in the gold zone."""
        at = self.me["figures"][number - 1]
        return None if at == "gold" or at is None else (at[0], at[1])

    def on_board(self) -> list[tuple[int, Hex]]:
        places = [(number, self.place(number)) for number in range(1, len(self.me["figures"]) + 1)]
        return [(number, at) for number, at in places if at is not None]

    def occupied(self, hex_: Hex) -> bool:
        return any(at == list(hex_) for racer in self.racers for at in racer["figures"])

    def standing(self, joint: int | None) -> int:
        """The number of the blockade that still stands on a joint; 0 if there is none."""
        return 0 if joint is None else int(self.d["blockades"][joint])

    def blocked(self, one: Hex, other: Hex) -> int:
        """A-4.1, A-4.9 The number of the blockade between two neighbouring hexes."""
        return self.standing(self.board.joint(one, other))

    def caves_at(self, hex_: Hex) -> set[int]:
        """The caves a hex is adjacent to (A-4.1: not across a standing blockade)."""
        near = [other for other in self.board.neighbours(hex_) if not self.blocked(hex_, other)]
        return {self.board.caves.index(other) for other in near if other in self.board.caves}

    # The market

    def copies(self, card: str) -> int:
        return int(self.d["market"][card])

    def available(self) -> list[str]:
        """A-4.17 The cards somebody could buy now, price ignored, in the order of the slots."""
        bottom = self.d["bottom"]
        upper = [card for card in MARKET_CARDS if card not in bottom] if 0 in map(self.copies, bottom) else []
        return [card for card in [*bottom, *upper] if self.copies(card)]

    # What can be reached

    def targets(self, symbols: frozenset[str] | set[str], power: int, only: int = 0) -> set[str]:
        """A-4.2, A-4.10 The hexes and blockades that so many symbols of one of these kinds pay for."""
        found = set()
        for number, at in self.on_board():
            if only and number != only:
                continue
            for way in DIRECTIONS:
                to = beside(at, way)
                if self.may_enter(at, to):
                    asks = SYMBOL_OF.get(self.board.terrain[to])
                    if asks in symbols and self.board.cost[to] <= power:
                        found.add(f"step {number} {way}")
            for blockade in filter(None, map(self.standing, self.board.joints_at(at))):
                asks, cost = ASKS[blockade]
                if asks in symbols and cost <= power:
                    found.add(f"clear {number} {blockade}")
        return found

    def may_enter(self, at: Hex, to: Hex, through: bool = False) -> bool:
        """A-4.1, A-4.5 to A-4.7, whatever it costs."""
        if not self.board.enterable(to) or (self.blocked(at, to) and not through):
            return False
        return bool(self.this_turn["pass_through"]) or not self.occupied(to)

    def native_targets(self) -> set[str]:
        """A-4.25, A-4.26, V-6.12"""
        through = bool(self.options["native_through_blockade"])
        found = set()
        for number, at in self.on_board():
            found |= {f"step {number} {way}" for way in DIRECTIONS if self.may_enter(at, beside(at, way), through)}
            found |= {f"clear {number} {n}" for n in map(self.standing, self.board.joints_at(at)) if n}
        return found

    def paid_with_cards(self) -> set[str]:
        """A-4.10, A-4.12, A-4.13 Rubble, camps and gray blockades the hand is large enough for."""
        found = set()
        for number, at in self.on_board():
            for way in DIRECTIONS:
                to = beside(at, way)
                if self.may_enter(at, to) and self.board.terrain[to] in ("rubble", "camp"):
                    if len(self.hand) >= self.board.cost[to]:
                        found.add(f"step {number} {way}")
            for blockade in filter(None, map(self.standing, self.board.joints_at(at))):
                asks, cost = ASKS[blockade]
                if asks == "discard" and len(self.hand) >= cost:
                    found.add(f"clear {number} {blockade}")
        return found

    def symbols_of(self, source: str) -> frozenset[str]:
        """A-4.20, A-4.30, A-4.36 What a source may be used for; nothing for purple cards and other tokens."""
        if source in NUMBER_TOKENS:
            return frozenset({NUMBER_TOKENS[source][0]})
        colour = COLOUR.get(source, "purple")
        if colour == "purple":
            return frozenset()
        return ALL_SYMBOLS if colour == "white" or self.this_turn["any_symbol"] else frozenset({SYMBOL[colour]})

    def power_of(self, source: str) -> int:
        return NUMBER_TOKENS[source][1] if source in NUMBER_TOKENS else POWER_OF[source]


def single_use(source: str) -> bool:
    return source in SINGLE_USE_CARDS
