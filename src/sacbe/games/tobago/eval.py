"""What a position of Tobago is worth to a seat: coins, roses, amulets, the way to the treasures, the next action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.core.chance import Rng
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import State
from sacbe.games.tobago.data import LEGS, MAPS, MAX_SEATS
from sacbe.games.tobago.eval_maps import Survey, in_sharing
from sacbe.games.tobago.eval_roads import Goals
from sacbe.games.tobago.eval_sharing import START, Sharing
from sacbe.games.tobago.rules.island import WORD, holds
from sacbe.games.tobago.rules.maps import LEGAL, fits, sites_after, treasure_hex
from sacbe.games.tobago.rules.sharing import map_starter
from sacbe.games.tobago.state import DEAL_CLUES, OVER, START_MAP, SWAP_ROSES, UNUSED, Tobago

_ACTION: Final = 2.6  # what an action is worth on average
_LATER: Final = 0.8  # and what the next one counts of it
_EXCHANGE: Final = 0.5  # what a clue counts that a new hand may hold
_REMOTE: Final = 0.15  # for each leg that a vehicle is away from everything
_HOPE: Final = 0.6  # what the finder's rose of a treasure not yet located counts
_AMULET_LATER: Final = 0.7  # an amulet lying on the island
_UNDER: Final = 0.7  # how sure an amulet under one's vehicle is


class TobagoEvaluator(Evaluator):
    def __init__(self) -> None:
        self.survey: Final = Survey()
        self.sharing: Final = Sharing(self.survey)
        self.goals: Final = Goals(self.survey.roads)

    # -- the whole position -----------------------------------------------------------------------------------------

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Tobago)
        if s.phase == OVER:
            return float(s.score(seat))
        if s.phase == SWAP_ROSES and s.turn == seat:
            return self.best_swap(s, seat)
        self.survey.load(s)
        return self.worth(s, seat)

    def best_swap(self, s: Tobago, seat: i64) -> float:
        """T-4.10.7 A swap half named is worth its best end."""
        codes = s.codes(seat)
        best = 0.0
        i: i64
        for i in range(len(codes)):
            after = s.copy()
            after.step(seat, codes[i])
            best = max(best, self.value(after, seat))
        return best

    def outlook(self, s: State, seat: i64) -> float:
        """The lead over the best of the others."""
        assert isinstance(s, Tobago)
        other: i64
        most = -1000.0
        if s.phase == OVER:
            for other in range(s.seats):
                if other != seat:
                    most = max(most, float(s.score(other)))
            return float(s.score(seat)) - most
        self.survey.load(s)
        for other in range(s.seats):
            if other != seat:
                most = max(most, self.worth(s, other))
        return self.worth(s, seat) - most

    def worth(self, s: Tobago, seat: i64) -> float:
        """Of a loaded survey."""
        survey = self.survey
        total = float(s.score(seat)) + survey.amulets(s.amulets[seat])
        sharing = in_sharing(s)
        c: i64
        for c in range(MAPS):
            if survey.roses[c] == 0 or (sharing and c == s.raised):
                continue
            chance = survey.chance[c]
            total += chance * survey.share(s, seat, c)
            if s.sites[c] > 1:
                total += _HOPE * chance * survey.digging[c * MAX_SEATS + seat] * survey.finder(s, c)
        if sharing:
            self.sharing.load(s, seat)
            total += self.sharing.worth(s, seat)
        elif s.phase == START_MAP and map_starter(s) == seat:
            total += START
        if s.vehicle[seat] >= 0:
            total -= _REMOTE * survey.roads.apart[s.vehicle[seat]]
            if holds(s.lying, 0, s.vehicle[seat]):
                total += _UNDER * survey.amulet
            if len(s.allowed) > 0:
                total += self.actions_to_come(s, seat)
        return total

    # -- the next actions -------------------------------------------------------------------------------------------

    def actions_to_come(self, s: Tobago, seat: i64) -> float:
        """The action of this turn, as far as it is unused, the next one, and the nearness of what one drives to."""
        clue = self.best_clue(s, seat)
        goals = self.goals
        self.find_goals(s, seat)
        near = goals.best_round(s.vehicle[seat], 0)
        if s.turn == seat:
            if s.main == UNUSED:
                return max(clue + near, goals.best_round(s.vehicle[seat], LEGS)) + _LATER * _ACTION
            if s.legs > 0:
                return goals.best_round(s.vehicle[seat], s.legs) + _LATER * clue
        return near + _LATER * max(clue, goals.best_round(s.vehicle[seat], LEGS) - near)

    def find_goals(self, s: Tobago, seat: i64) -> None:
        """Amulets and located treasures."""
        goals = self.goals
        survey = self.survey
        goals.clear()
        low, high = s.lying[0], s.lying[1]
        while low != 0:
            goals.add(lowest(low), survey.amulet, _AMULET_LATER * survey.amulet, 0)
            low &= low - 1
        while high != 0:
            goals.add(WORD + lowest(high), survey.amulet, _AMULET_LATER * survey.amulet, 0)
            high &= high - 1
        c: i64
        for c in range(MAPS):
            if s.sites[c] == 1:
                finder = survey.finder(s, c)
                goals.add(treasure_hex(s, c), finder, survey.first_there(s, seat, c) * finder, 1)

    def best_clue(self, s: Tobago, seat: i64) -> float:
        """What the best clue card of the hand would bring; at least as much as an exchange."""
        survey = self.survey
        fresh = 0.0
        c: i64
        for c in range(MAPS):
            if s.sites[c] > 1:
                fresh = max(fresh, survey.next_rose(s, c, (s.sites[c] + 1) // 3))
        best = _EXCHANGE * fresh
        if s.phase == DEAL_CLUES and s.drawer == seat and s.to_deal > 1:
            best = fresh
        hand = s.hand[seat]
        while hand != 0:
            card = lowest(hand)
            hand &= hand - 1
            for c in range(MAPS):
                if fits(s, card, c) == LEGAL:
                    best = max(best, survey.next_rose(s, c, sites_after(s, card, c)))
        return best

    # -- the quick player -------------------------------------------------------------------------------------------

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        codes = s.codes(seat)
        return codes[rng.below(len(codes))]

    def clock(self, s: State) -> i64:
        """Treasure cards drawn, and roses that will draw some."""
        assert isinstance(s, Tobago)
        return 41 - s.treasure_deck_size


EVALUATOR: Final = TobagoEvaluator()
