"""Tzolk'in: six gears, three gods and not enough corn."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from sacbe.core.game import Game, Option, Value
from sacbe.core.state import Over, Phase
from sacbe.games.tzolkin.actions import ACTIONS
from sacbe.games.tzolkin.data import EDITION, MAX_SEATS
from sacbe.games.tzolkin.loading import load
from sacbe.games.tzolkin.rules.acting import ChooseAction, ChooseAnyAction
from sacbe.games.tzolkin.rules.building import ChooseBuilding, SpareResource
from sacbe.games.tzolkin.rules.choosing import ClimbTemple, LearnTechnology, OfferResource, PayResources, TakeResource
from sacbe.games.tzolkin.rules.harvesting import ChooseHarvest
from sacbe.games.tzolkin.rules.rounds import AdvanceCalendar, LayOutNewAge, RefillDisplay
from sacbe.games.tzolkin.rules.setup import (
    ChooseFirst,
    DealWealth,
    KeepWealth,
    LayBuildings,
    LayMonuments,
    OpenWealth,
    PlaceNeutrals,
)
from sacbe.games.tzolkin.rules.trading import OrderGranted, Trade
from sacbe.games.tzolkin.rules.turn import PickWorkers, PlaceWorkers, StartTurn
from sacbe.games.tzolkin.state import Tzolkin as Position

# T-3.30, in the order of the constants in state.py.
PHASES: Final[list[Phase[Any]]] = [
    ChooseFirst(),
    LayBuildings(),
    LayMonuments(),
    DealWealth(),
    PlaceNeutrals(),
    KeepWealth(),
    OpenWealth(),
    StartTurn(),
    PlaceWorkers(),
    PickWorkers(),
    ChooseAction(),
    ChooseAnyAction(),
    ChooseHarvest(),
    LearnTechnology(),
    PayResources(),
    ClimbTemple(),
    TakeResource(),
    ChooseBuilding(),
    SpareResource(),
    Trade(),
    OfferResource(),
    OrderGranted(),
    RefillDisplay(),
    LayOutNewAge(),
    AdvanceCalendar(),
    Over("T-5.1", "E-OVER"),
]


class Tzolkin(Game):
    slug = "tzolkin"
    edition = EDITION
    seats = range(2, MAX_SEATS + 1)
    options: MappingProxyType[str, Option] = MappingProxyType({})
    actions = ACTIONS
    # Nobody fed on four Food Days, the bottom of every temple twice and M-12 once more; a plenty nobody will reach.
    score_bounds = (-90, 600)
    # 27 rounds, so at most 78 workers a seat are placed and picked up again. Only a trade can be long: one resource a
    # step, and never back, so it has no more steps than all the seat's goods are worth in corn. That is 850 at most
    # from tiles, temples, begging and the pot, and 16 from each worker (Yaxchilan 5), and who trades brings nothing:
    # 65 trades after 13 such workers are the most. All the rest of a game (setup, turns, twelve steps a worker, 24 a
    # building) is below 6,000.
    max_length = MAX_SEATS * 65 * (850 + 16 * 13) + 6_000

    def begin(self, seats: int, options: dict[str, Value], edition: int) -> Position:
        return Position(PHASES, seats, edition)

    def load(self, d: dict[str, Any]) -> Position:
        return load(PHASES, d)


GAME: Final = Tzolkin()
