"""What a position of The Quest for El Dorado is worth to a seat: the rounds it is away from the gold."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count
from sacbe.core.chance import Rng
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import State
from sacbe.games.eldorado.data import KINDS
from sacbe.games.eldorado.mind.certain import is_as_before, is_beaten
from sacbe.games.eldorado.mind.deck import KEEN, PLAIN, Weights
from sacbe.games.eldorado.mind.finishing import way_home
from sacbe.games.eldorado.mind.judge import Judge, cards_of
from sacbe.games.eldorado.mind.policy import Guide
from sacbe.games.eldorado.mind.turn import BOTHER, DRAWN, Turn
from sacbe.games.eldorado.mind.walk import CAVE_WORTH
from sacbe.games.eldorado.rules.piles import held, size
from sacbe.games.eldorado.score import points
from sacbe.games.eldorado.state import (
    BUYING,
    CAVES,
    CHOOSE_REPLACE,
    CHOOSE_TAKE,
    DISCARDING,
    DRAWING,
    FREE,
    LATE,
    NEXT,
    NO_SOURCE,
    OVER,
    Race,
)

TICKS: Final = 3  # a turn, on the clock of roll-outs
_NOWHERE: Final = -99.0
_READY: Final = 0.01  # a card drawn, taken or laid off now is better than one that might be


class EldoradoEvaluator(Evaluator):
    def __init__(self, plain: Weights = PLAIN, keen: Weights = KEEN, ticks: int = TICKS) -> None:
        self.plain: Final = Turn(Judge(plain))
        self.keen: Final = Turn(Judge(keen))
        self.ticks: Final[i64] = ticks
        self.guide: Final = Guide(self.keen)

    # -- the whole position -----------------------------------------------------------------------------------------

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Race)
        return self.race(s, seat, self.plain, True)

    def outlook(self, s: State, seat: i64) -> float:
        """The lead over the nearest rival."""
        assert isinstance(s, Race)
        if s.phase == OVER:
            won = s.winners()
            return 30.0 if (won >> seat) & 1 else -30.0
        mine = self.race(s, seat, self.keen, True)
        most = _NOWHERE
        other: i64
        for other in range(s.racers):
            if other < s.seats:
                if other != seat:
                    most = max(most, self.race(s, other, self.keen, False))
            else:
                most = max(most, -float(s.way_left(other)))
        return mine - most

    def race(self, s: Race, seat: i64, turn: Turn, hands: bool) -> float:
        """Without `hands` a turn that has not begun is left out: what others hold is only guessed."""
        if s.phase == OVER or s.arrived[seat] > 0:
            return float(points(s.way_left(seat), s.arrived[seat], s.blockades[seat]))
        if not s.route.finished or s.figure[seat] == -1:
            return _NOWHERE
        worth = turn.judge.standing(s, seat)
        if s.turn != seat:
            return worth + turn.next_hand(s, seat) if hands else worth
        worth -= BOTHER * float(begun(s, seat))
        phase = s.phase
        if phase == FREE and not hands and begun(s, seat) == 0:
            return worth
        if phase == DISCARDING:
            return worth + turn.leftovers(s, seat, s.kept, s.hand[seat] - s.kept)
        if phase == CAVES:
            worth += CAVE_WORTH * float(count(s.finds))
        if phase == LATE or (phase == DRAWING and s.after >= NEXT) or (phase == CAVES and s.back == NEXT):
            return worth + turn.next_hand(s, seat)
        if phase == CAVES and s.back == DISCARDING:
            return worth + turn.leftovers(s, seat, 0, s.hand[seat])
        if s.after == DISCARDING and phase != FREE:  # T-3.10 a token of phase 2: what it brings is for the next turn
            worth += turn.leftovers(s, seat, 0, s.hand[seat])
            return worth + self.removals(s, seat, turn) if s.to_remove > 0 else worth
        worth += turn.plan(s, seat)
        if phase == DRAWING:
            worth += (DRAWN + _READY) * float(s.to_draw)
        if s.to_remove > 0:
            worth += self.removals(s, seat, turn)
        if phase == CHOOSE_TAKE:
            turn.judge.look_at_market(s, seat, cards_of(s, seat))
            best = turn.judge.best_of_all(s)
            if best >= 0:
                worth += turn.judge.worth[best] + _READY
        elif phase == CHOOSE_REPLACE:
            worth += (DRAWN + _READY) * float(s.replaced) + (DRAWN - _READY) * float(turn.spare)
        return worth

    def removals(self, s: Race, seat: i64, turn: Turn) -> float:
        """What removing the worst cards of the hand saves, less what they would still do this turn."""
        cards = cards_of(s, seat)
        best = -5.0
        kind: i64
        for kind in range(KINDS):
            if held(s.hand[seat], kind) > 0:
                best = max(best, turn.judge.removal(s, seat, cards, kind) - 0.1)
        if s.phase == DRAWING:
            best = max(best, 0.05)
        return best if s.must_remove else float(s.to_remove) * max(best, 0.0)

    # -- the quick player -------------------------------------------------------------------------------------------

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(s, Race)
        return self.guide.act(s, seat)

    def beaten(self, s: State, seat: i64, code: i64) -> bool:
        assert isinstance(s, Race)
        return is_beaten(s, seat, code)

    def as_before(self, earlier: State, s: State, seat: i64) -> bool:
        assert isinstance(earlier, Race)
        assert isinstance(s, Race)
        return is_as_before(earlier, s, seat)

    def finish(self, s: State, seat: i64) -> vec[i64]:
        assert isinstance(s, Race)
        return way_home(s, seat)

    def clock(self, s: State) -> i64:
        """Turns begun."""
        assert isinstance(s, Race)
        return self.ticks * (s.round * s.racers + s.turn)


def begun(s: Race, seat: i64) -> i64:
    """Cards played this turn, a purchase made or under way."""
    number = size(s.played[seat])
    if s.source != NO_SOURCE:
        number += 1
    if s.bought or s.phase == BUYING:
        number += 2
    return number


EVALUATOR: Final = EldoradoEvaluator()
