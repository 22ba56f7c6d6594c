"""Archeo Trek 12: two dice, nineteen cells, one skeleton."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from sacbe.core.game import Game, Option, Value
from sacbe.core.state import Over, Phase
from sacbe.games.trek12.actions import ACTIONS
from sacbe.games.trek12.data import EDITION, MAX_SEATS
from sacbe.games.trek12.loading import load
from sacbe.games.trek12.rules.digging import DigAreas, DrawBones
from sacbe.games.trek12.rules.keeping import KeepBones
from sacbe.games.trek12.rules.rolling import ChooseChief, RollDice
from sacbe.games.trek12.rules.writing import ShowSheets, WriteNumbers
from sacbe.games.trek12.state import Trek

# T-3.2, in the order of the constants in state.py.
PHASES: Final[list[Phase[Any]]] = [
    ChooseChief(),
    RollDice(),
    WriteNumbers(),
    ShowSheets(),
    DigAreas(),
    DrawBones(),
    KeepBones(),
    Over("T-3.4", "E_WRONG_PHASE"),
]


class Trek12(Game):
    slug = "trek12"
    edition = EDITION
    seats = range(1, MAX_SEATS + 1)
    options = MappingProxyType(
        {
            "solo": Option((False, True), False),  # T-6.3
            "chief": Option(("random", "0", "1", "2", "3", "4", "5"), "random"),  # T-2.3: the host may choose
        }
    )
    actions = ACTIONS
    score_bounds = (-112, 134)  # every number outside, the highest results; every Bone and Skeleton, nothing outside
    # A Chief; in each of 16 rounds a roll, a reveal and everybody's writing. In round r a sheet has r numbers: a digger
    # has the new one picked, picks others one by one while at least two areas are possible (so one number at least is
    # not picked), and then circles, skips or picks the last: r - 1 actions, in round 1 one; over the game 121. A number
    # is circled once: it draws one Bone; and 36 Bones are kept at most.
    max_length = 1 + 16 * (2 + MAX_SEATS) + (121 + 16) * MAX_SEATS + 36

    def begin(self, seats: int, options: dict[str, Value], edition: int) -> Trek:
        solo = bool(options["solo"])
        if seats == 1 and not solo:
            raise ValueError("one archaeologist alone plays the solo variant: option solo=True (T-6.3)")
        if seats > 1 and solo:
            raise ValueError(f"the solo variant is for one archaeologist, not {seats} (T-6.3)")
        chief = -1 if options["chief"] == "random" else int(options["chief"])
        if chief >= seats:
            raise ValueError(f"the first Chief is a seat of 0..{seats - 1}, not {chief} (T-2.3)")
        if seats == 1:
            chief = 0
        return Trek(PHASES, seats, solo, chief)

    def load(self, d: dict[str, Any]) -> Trek:
        return load(PHASES, d)


GAME: Final = Trek12()
