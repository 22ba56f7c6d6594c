"""What a seat can do next: the best clue of its hand, the best round of its vehicle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.games.tobago.data import LEGS, MAPS
from sacbe.games.tobago.mind.maps import Survey, in_sharing
from sacbe.games.tobago.mind.roads import Goals
from sacbe.games.tobago.rules.island import WORD
from sacbe.games.tobago.rules.maps import treasure_hex
from sacbe.games.tobago.rules.taking import clue_plays
from sacbe.games.tobago.state import DEAL_CLUES, UNUSED, Tobago


class Prospect:
    """Of a loaded survey."""

    def __init__(self, survey: Survey) -> None:
        self.survey: Final = survey
        self.goals: Final = Goals(survey.roads, survey.weights)

    def actions_to_come(self, s: Tobago, seat: i64) -> float:
        """The action of this turn, as far as it is unused, the next one, and the nearness of what one drives to."""
        clue = self.best_clue(s, seat)
        weights = self.survey.weights
        goals = self.goals
        self.find_goals(s, seat)
        at = s.vehicle[seat]
        here = goals.raise_here(at) if s.turn == seat else 0.0
        near = goals.best_round(at, 0)
        if s.turn == seat:
            if s.main == UNUSED:
                return here + max(clue + near, goals.best_round(at, s.legs)) + weights.later * weights.action
            if s.legs > 0 and goals.done == 0:
                return goals.best_round(at, s.legs) + weights.later * clue
        return here + near + weights.later * max(clue, goals.best_round(at, LEGS) - near)

    def nearness(self, s: Tobago, seat: i64) -> float:
        """How near a vehicle is to the best it could drive to; a treasure that it stands on counts as raised."""
        self.find_goals(s, seat)
        at = s.vehicle[seat]
        here = self.goals.raise_here(at) if s.turn == seat else 0.0
        return here + self.goals.best_round(at, 0)

    def find_goals(self, s: Tobago, seat: i64) -> None:
        """Amulets and located treasures."""
        goals = self.goals
        survey = self.survey
        goals.clear()
        later = survey.weights.lying * survey.amulet
        low, high = s.lying[0], s.lying[1]
        at = s.vehicle[seat]
        if at >= WORD:  # one that lies here is counted as such
            high &= ~bit(at - WORD)
        elif at >= 0:
            low &= ~bit(at)
        while low != 0:
            goals.add(lowest(low), survey.amulet, later, 0)
            low &= low - 1
        while high != 0:
            goals.add(WORD + lowest(high), survey.amulet, later, 0)
            high &= high - 1
        sharing = in_sharing(s)
        c: i64
        for c in range(MAPS):
            if s.sites[c] == 1 and not (sharing and c == s.raised):
                finder = survey.finder(s, c)
                goals.add(treasure_hex(s, c), finder, survey.first_there(s, seat, c) * finder, 1)

    def has_clue(self, s: Tobago, seat: i64) -> bool:
        """Whether a card of the hand fits anywhere, or the hand is being dealt."""
        if s.phase == DEAL_CLUES and s.drawer == seat and s.to_deal > 1:
            return True
        return len(clue_plays(s, seat)) > 0

    def best_clue(self, s: Tobago, seat: i64) -> float:
        """What the best clue card of the hand would bring; at least as much as an exchange."""
        survey = self.survey
        fresh = 0.0
        c: i64
        for c in range(MAPS):
            if s.sites[c] > 1:
                fresh = max(fresh, survey.next_rose(s, c, (s.sites[c] + 1) // 3))
        best = survey.weights.exchange * fresh
        if s.phase == DEAL_CLUES and s.drawer == seat and s.to_deal > 1:
            best = fresh
        plays = clue_plays(s, seat)
        i: i64
        for i in range(len(plays)):
            best = max(best, survey.clue(s, seat, plays[i] // MAPS, plays[i] % MAPS))
        return best
