"""What a position of Tzolk'in is worth to a seat: what it has, what its workers will bring, what is half done."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.chance import Rng
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import State
from sacbe.games.tzolkin.actions import BEG, PLACE
from sacbe.games.tzolkin.mind.certain import is_beaten
from sacbe.games.tzolkin.mind.estimate import Estimate
from sacbe.games.tzolkin.mind.learned import nothing, shipped
from sacbe.games.tzolkin.mind.policy import Mover
from sacbe.games.tzolkin.mind.weights import judging, playing
from sacbe.games.tzolkin.state import ACTION, ANY_ACTION, OVER, PICKING, PLACING, START_TURN, Tzolkin


class TzolkinEvaluator(Evaluator):
    def __init__(self) -> None:
        self.judge: Final = Estimate(judging(), shipped())
        self.quick: Final = Estimate(playing(), nothing())
        self.mover: Final = Mover(self.quick.prices, self.quick.actions, self.quick.riders)

    def value(self, s: State, seat: i64) -> float:
        assert isinstance(s, Tzolkin)
        if s.phase == OVER:
            return float(s.score(seat))
        if s.phase == START_TURN and s.active == seat:
            return self.best_start(s, seat)
        return self.judge.of(s, seat)

    def best_start(self, s: Tzolkin, seat: i64) -> float:
        """A turn that is only begun (after begging) is worth its best first worker."""
        codes = s.codes(seat)
        best = -999.0
        i: i64
        for i in range(len(codes)):
            if codes[i] < BEG or codes[i] >= PLACE:
                after = s.copy()
                after.step(seat, codes[i])
                best = max(best, self.judge.of(after, seat))
        return best if best > -999.0 else self.judge.of(s, seat)

    def outlook(self, s: State, seat: i64) -> float:
        """The lead over the best of the others."""
        assert isinstance(s, Tzolkin)
        mine = self.expected(s, seat)
        best = -999.0
        other: i64
        for other in range(s.seats):
            if other != seat:
                best = max(best, self.expected(s, other))
        return mine - best

    def expected(self, s: Tzolkin, seat: i64) -> float:
        return 0.25 * float(s.quarters(seat)) if s.phase == OVER else self.judge.of(s, seat)

    def beaten(self, s: State, seat: i64, code: i64) -> bool:
        assert isinstance(s, Tzolkin)
        return is_beaten(s, seat, code)

    def clock(self, s: State) -> i64:
        """In turns, so that roll-outs are short: what was learned knows more of the days to come than quick players."""
        assert isinstance(s, Tzolkin)
        return s.day * s.seats + s.turn

    # -- Quick policy -----------------------------------------------------------------------------------------------

    def pick(self, s: State, seat: i64, rng: Rng) -> i64:
        """The turn and its actions by the tables of one look; the few choices within an action one by one."""
        assert isinstance(s, Tzolkin)
        if s.phase in (START_TURN, PLACING, PICKING):
            self.quick.load(s, seat)
            return self.mover.move(s, seat, rng)
        if s.phase in (ACTION, ANY_ACTION):
            self.quick.load(s, seat)
            return self.mover.act(s, seat)
        return self.try_all(s, seat)

    def try_all(self, s: Tzolkin, seat: i64) -> i64:
        codes = s.codes(seat)
        best = codes[0]
        most = 0.0
        i: i64
        for i in range(len(codes)):
            after = s.copy()
            after.step(seat, codes[i])
            value = 0.25 * float(after.quarters(seat)) if after.phase == OVER else self.quick.of(after, seat)
            if i == 0 or value > most:
                best, most = codes[i], value
        return best


EVALUATOR: Final = TzolkinEvaluator()
