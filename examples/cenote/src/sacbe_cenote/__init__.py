"""Cenote: one treasure a round, and the longest rope that nobody else has let down."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from sacbe import Game, Option
from sacbe.core.game import Value
from sacbe.core.state import Over, Phase
from sacbe_cenote.actions import ACTIONS
from sacbe_cenote.data import MOST_SEATS, ROUNDS
from sacbe_cenote.notation import load
from sacbe_cenote.rules import Bless, Choose, Decide, Draw, Show
from sacbe_cenote.state import Cenote

# In the order of the constants in state.py.
PHASES: Final[list[Phase[Any]]] = [Draw(), Choose(), Show(), Decide(), Bless(), Over("C-3", "E_OVER")]


class CenoteGame(Game):
    slug = "cenote"
    seats = range(2, MOST_SEATS + 1)
    options: Mapping[str, Option] = MappingProxyType({"pile": Option((False, True), False)})
    actions = ACTIONS
    score_bounds = (0, 39)  # the treasures 5, 6 and 7 and the three best blessings
    max_length = ROUNDS * (MOST_SEATS + 4)  # a treasure, everybody's rope, the pull, a decision, a blessing

    def begin(self, seats: int, options: dict[str, Value], edition: int) -> Cenote:
        return Cenote(PHASES, seats, bool(options["pile"]), edition)

    def load(self, d: dict[str, Any]) -> Cenote:
        return load(PHASES, d)


GAME: Final = CenoteGame()
