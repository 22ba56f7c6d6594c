"""Tikal: expeditions into a ruined city, ten action points a turn."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from sacbe.core.game import Game, Option, Value
from sacbe.core.state import Over, Phase
from sacbe.games.tikal.actions import ACTIONS
from sacbe.games.tikal.data import CAPITAL, EDITION, MAX_BID, MAX_SEATS
from sacbe.games.tikal.loading import load
from sacbe.games.tikal.notation import ORDERS
from sacbe.games.tikal.rules.auction import BidForTurn, PickTile
from sacbe.games.tikal.rules.drawing import ChooseFirst, DrawTile, FindTreasure
from sacbe.games.tikal.rules.expedition import SpendPoints
from sacbe.games.tikal.rules.laying import LayTile
from sacbe.games.tikal.state import Tikal

# T-3, in the order of the constants in state.py.
PHASES: Final[list[Phase[Any]]] = [
    ChooseFirst(),
    DrawTile(),
    LayTile(),
    SpendPoints("actions"),
    SpendPoints("scoring"),
    SpendPoints("final"),
    FindTreasure(),
    BidForTurn(),
    PickTile(),
    Over("T-3.1", "E_WRONG_PHASE"),
]

_TURNS: Final = 36 + 4 * MAX_SEATS  # one a tile, and four scorings for everybody
_AUCTIONS: Final = 9 * (MAX_SEATS - 1)


class TikalGame(Game):
    slug = "tikal"
    edition = EDITION
    seats = range(2, MAX_SEATS + 1)
    options = MappingProxyType(
        {
            "auction": Option((False, True), False),  # T-6
            "final_order": Option(ORDERS, ORDERS[0]),  # T-6.10: asked in the auction only
            "first": Option(("random", "0", "1", "2", "3"), "random"),  # T-2.5: the host may choose
        }
    )
    actions = ACTIONS
    score_bounds = (0, 620)  # four tallies of at most 150, and the capital of the auction
    # Ten steps and the end of each turn; a draw, a pick and a laying a tile; bids that rise by one, and passes.
    max_length = 1 + 11 * _TURNS + 3 * 36 + _AUCTIONS * (int(MAX_BID) + MAX_SEATS)

    def begin(self, seats: int, options: dict[str, Value], edition: int) -> Tikal:
        first = -1 if options["first"] == "random" else int(options["first"])
        if first >= seats:
            raise ValueError(f"the first player is a seat of 0..{seats - 1}, not {first} (T-2.5)")
        auction = bool(options["auction"])
        classic = options["final_order"] == "classic1999"
        return Tikal(PHASES, seats, auction, classic, first, CAPITAL if auction else 0)

    def load(self, d: dict[str, Any]) -> Tikal:
        return load(PHASES, d)


GAME: Final = TikalGame()
