"""Tobago: four treasures hunted by clues, shared by roses, and now and then cursed."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from sacbe.core.game import Game, Option, Value
from sacbe.core.reading import Reader
from sacbe.core.state import Over, Phase
from sacbe.games.tobago.actions import ACTIONS
from sacbe.games.tobago.data import ASSEMBLIES, CURSE_DEPTHS, CURSE_EFFECTS, EDITION, MAX_SEATS, SPACINGS
from sacbe.games.tobago.loading import load, read_options
from sacbe.games.tobago.rules.dealing import DealClues
from sacbe.games.tobago.rules.raising import DrawExtra, LookAtCards
from sacbe.games.tobago.rules.roses import SwapRoses
from sacbe.games.tobago.rules.setup import (
    ChooseFirst,
    ChooseIsland,
    FaceStatue,
    PlaceLandmark,
    PlaceVehicle,
    PutFirstClue,
    TurnFirstClue,
)
from sacbe.games.tobago.rules.sharing import OfferCard, StartMap, TurnUpCard
from sacbe.games.tobago.rules.taking import TakeTurn
from sacbe.games.tobago.state import Tobago

# T-3, in the order of the constants in state.py.
PHASES: Final[list[Phase[Any]]] = [
    ChooseIsland(),
    ChooseFirst(),
    PlaceLandmark(),
    FaceStatue(),
    PlaceVehicle(),
    TurnFirstClue(),
    PutFirstClue(),
    DealClues(),
    TakeTurn(),
    SwapRoses(),
    LookAtCards(),
    DrawExtra(),
    TurnUpCard(),
    OfferCard(),
    StartMap(),
    Over("T-5.1", "GAME_OVER"),
]


def assembly_problems(name: str) -> list[str]:
    """What is wrong with the name of an assembly."""
    if name in ASSEMBLIES:
        return []
    return [f"option 'assembly' is 'random' or one of {', '.join(ASSEMBLIES)}, not {name!r}"]


class TobagoGame(Game):
    slug = "tobago"
    edition = EDITION
    seats = range(2, MAX_SEATS + 1)
    options = MappingProxyType(
        {
            # T-2.1 NATURE draws one of all 32; or one is chosen: the smallest, the largest, or any other by its name
            "assembly": Option(("random", "abc-0", "ABC-0"), "random", check=assembly_problems),
            "object_placement": Option(("random", "manual"), "random"),  # T-2.2
            "object_spacing": Option(SPACINGS, 5),
            "expert_amulets": Option((False, True), False),  # T-6.8
            "curse_effect": Option(CURSE_EFFECTS, "standard"),  # T-6.2, T-6.3
            "curse_cards": Option((2, 1), 2),  # T-6.4
            "curse_depth": Option(CURSE_DEPTHS, 27),  # T-6.5
            "curse_returns": Option((False, True), False),  # T-6.6
        }
    )
    actions = ACTIONS
    score_bounds = (0, 148)  # no card; all the gold there is
    earlier = MappingProxyType(
        {1: MappingProxyType({**options, "expert_amulets": Option((True, False), True)})}  # they were on by default
    )
    max_length = None  # players may pass or exchange for ever

    def begin(self, seats: int, options: dict[str, Value], edition: int) -> Tobago:
        return Tobago(PHASES, seats, read_options(Reader("tobago", options), edition), edition)

    def load(self, d: dict[str, Any]) -> Tobago:
        return load(PHASES, d)


GAME: Final = TobagoGame()
