"""What a position of Tobago is worth to a seat: coins, roses, amulets, the way to the treasures, the next action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.chance import Rng
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import State
from sacbe.games.tobago.actions import END_TURN, EXCHANGE
from sacbe.games.tobago.data import LANDMARKS, MAPS, MAX_SEATS, STATUES, TREASURE_COUNT
from sacbe.games.tobago.mind.certain import is_as_before, is_beaten
from sacbe.games.tobago.mind.maps import Survey, in_sharing
from sacbe.games.tobago.mind.policy import Guide
from sacbe.games.tobago.mind.prospect import Prospect
from sacbe.games.tobago.mind.sharing import Sharing
from sacbe.games.tobago.mind.weights import WEIGHTS, Weights
from sacbe.games.tobago.rules.island import holds
from sacbe.games.tobago.rules.sharing import map_starter
from sacbe.games.tobago.rules.taking import may_collect
from sacbe.games.tobago.state import OVER, START_MAP, SWAP_ROSES, TAKE_TURN, Tobago, rung_colour, rung_roses


class TobagoEvaluator(Evaluator):
    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights: Final = weights
        self.survey: Final = Survey(weights)
        self.sharing: Final = Sharing(self.survey)
        self.prospect: Final = Prospect(self.survey)
        self.guide: Final = Guide(self.survey, self.sharing, self.prospect)

    # -- the whole position -----------------------------------------------------------------------------------------

    def value(self, s: State, seat: i64) -> float:
        """The position as it lies on the table: what the next actions could make of it is left to `outlook`."""
        assert isinstance(s, Tobago)
        if s.phase == OVER:
            return float(s.score(seat))
        if s.phase == SWAP_ROSES and s.turn == seat:
            return self.best_swap(s, seat)
        if s.vehicle[seat] < 0:
            return scatter(s)
        self.survey.load(s)
        total = self.holdings(s, seat)
        if goes_on(s):
            total += self.prospect.nearness(s, seat)
            if self.prospect.has_clue(s, seat):
                total += self.weights.clue
        return total

    def best_swap(self, s: Tobago, seat: i64) -> float:
        """T-4.10.7 A swap half named is worth its best end."""
        codes = s.codes(seat)
        best = -1000.0
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
                most = max(most, self.standing(s, other))
        return self.standing(s, seat) - most

    def standing(self, s: Tobago, seat: i64) -> float:
        """What compares with the other seats."""
        return self.worth(s, seat) - (self.weights.tempo if s.turn == seat else 0.0)

    def worth(self, s: Tobago, seat: i64) -> float:
        """What a seat holds, may hope for, and can do next. Of a loaded survey."""
        total = self.holdings(s, seat)
        if not goes_on(s):
            return total
        survey = self.survey
        sharing = in_sharing(s)
        c: i64
        for c in range(MAPS):
            if s.sites[c] > 1 and survey.roses[c] > 0 and not (sharing and c == s.raised):
                chance = survey.chance[c] * survey.digging[c * MAX_SEATS + seat]
                total += self.weights.hope * chance * survey.finder(s, c)
        if s.vehicle[seat] >= 0:
            total += self.prospect.actions_to_come(s, seat)
        return total

    def holdings(self, s: Tobago, seat: i64) -> float:
        """Coins, amulets, roses and the place of the vehicle. Of a loaded survey."""
        survey = self.survey
        total = float(s.score(seat)) + survey.amulets(s.amulets[seat])
        sharing = in_sharing(s)
        if sharing:
            self.sharing.load(s, seat)
            total += self.sharing.worth(s, seat)
            if s.last_sharing:
                return total
        c: i64
        for c in range(MAPS):
            if survey.roses[c] > 0 and not (sharing and c == s.raised):
                total += survey.chance[c] * survey.share(s, seat, c)
        if s.phase == START_MAP and map_starter(s) == seat:
            total += self.weights.start
        if s.vehicle[seat] >= 0:
            total -= self.weights.remote * survey.roads.apart[s.vehicle[seat]]
            if s.turn == seat and may_collect(s, seat):
                total += self.weights.collect * (survey.amulets(s.amulets[seat] + 1) - survey.amulets(s.amulets[seat]))
            elif holds(s.lying, 0, s.vehicle[seat]):
                total += self.weights.under * survey.amulet
        return total

    # -- the quick player -------------------------------------------------------------------------------------------

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(s, Tobago)
        return self.guide.choose(s, seat, rng)

    def beaten(self, s: State, seat: i64, code: i64) -> bool:
        assert isinstance(s, Tobago)
        return is_beaten(s, seat, code)

    def as_before(self, earlier: State, s: State, seat: i64) -> bool:
        assert isinstance(earlier, Tobago)
        assert isinstance(s, Tobago)
        return is_as_before(earlier, s, seat)

    def waits(self, s: State, seat: i64, code: i64) -> bool:
        """T-4.3 A hand may be exchanged turn after turn."""
        assert isinstance(s, Tobago)
        return s.phase == TAKE_TURN and s.idle and code in (EXCHANGE, END_TURN)

    def clock(self, s: State) -> i64:
        """Treasure cards drawn, and roses that will draw one each: about the turns of the table."""
        assert isinstance(s, Tobago)
        drawn = TREASURE_COUNT - s.treasure_deck_size
        i: i64
        for i in range(len(s.rungs)):
            if rung_colour(s.rungs[i]) != s.raised:
                drawn += rung_roses(s.rungs[i])
        return drawn


def goes_on(s: Tobago) -> bool:
    """Whether there are turns to come, on an island that is laid out."""
    return len(s.allowed) > 0 and not (s.last_sharing and in_sharing(s))


def scatter(s: Tobago) -> float:
    """T-2.2 Where landmarks stand is nobody's advantage: anywhere, but not all in one corner."""
    total: i64 = 0
    i: i64
    for i in range(LANDMARKS):
        total += (s.landmarks[i] * 31 + i * 17) % 53
    for i in range(STATUES):
        total += (s.facing[i] * 5 + i * 3) % 7
    return 0.001 * float(total)


EVALUATOR: Final = TobagoEvaluator()
