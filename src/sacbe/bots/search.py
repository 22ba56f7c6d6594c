"""Information-set Monte Carlo tree search over any game, for any number of seats.

The seat that searches chooses between whole turns (`turns.py`). They are tried in many guessed continuations
(`search_trials.py`), and the worse ones drop out of the race.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from sacbe.bots.knowledge import evaluator, reference
from sacbe.bots.learned import learned
from sacbe.bots.planning import PlanningBot, unforced
from sacbe.bots.search_trials import Trials
from sacbe.bots.turns import Beam, Turn
from sacbe.core.chance import Rng
from sacbe.core.evaluation import Evaluator
from sacbe.core.state import State
from sacbe.core.thought import Thought

_TURNS: Final[i64] = 24  # to choose between, where a turn has several choices
_WIDTH: Final[i64] = 6  # of the beam that finds them
_WAITS: Final[i64] = 4  # of so many turns spent waiting, one is not: two who search could wait for each other for ever
_LOOKS: Final[i64] = 4  # positions looked at by the beam that take about as long as a trial


class SearchBot(PlanningBot):
    """Bounded by `iterations`, by `seconds`, or by whichever comes first; 0 is no bound. Both are for one choice: a
    turn of five choices is thought about five times as long, at once, and then played without further thought.
    `longest` bounds the seconds for a whole turn.

    Roll-outs stop `horizon` ticks of the game's clock on. Short ones are many and even, long ones do not depend on the
    evaluator: they pay for a search that has a second to think.
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0, seed: int = 0, horizon: int = 5) -> None:
        if iterations <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a bound: iterations or seconds above 0")
        super().__init__()
        self.iterations: i64 = iterations
        self.seconds = seconds
        self.rng = Rng(seed)
        self.horizon: i64 = horizon
        self.longest = 1e9
        self.learned = False  # judges by what was learned,
        self.net = ""  # from this file; without one by what is shipped
        self.races = True  # or else upper confidence bounds
        self.before = False  # judges as all of them once did

    def knowledge(self, slug: str) -> Evaluator:
        if self.learned:
            return learned(slug, self.net)
        return reference(slug) if self.before else evaluator(slug)

    def stage(self, view: State, seat: i64, passed: list[State], begun: float) -> tuple[Thought, Turn]:
        """As much of a turn as there is time to look at; at first sight if there is none left."""
        now = perf_counter()
        left = begun + self.longest - now
        knowledge = self.knowledge(view.slug())
        beam = Beam(
            knowledge,
            seat,
            _WIDTH if self.whole_turns else 0,
            self.iterations * _LOOKS,
            now + min(self.seconds, 0.5 * left) if self.seconds > 0.0 else 0.0,
        )
        beam.passed = passed
        turns = beam.turns(view.guess(self.rng), _TURNS)
        trials = Trials(knowledge, view, seat, turns, self.horizon, self.rng)
        trials.same_guesses = self.races
        length = max(float(turns[0].choices), 1.0)
        most = i64(float(self.iterations) * length) - beam.looked // _LOOKS if self.iterations > 0 else 0
        most = max(most, 1) if self.iterations > 0 else 0
        end = now + min(self.seconds * length, left) if self.seconds > 0.0 else 0.0
        best = trials.race(most, end) if self.races else trials.by_bounds(most, end)
        if self.rng.below(_WAITS) == 0:
            best = trials.rather_than_wait(best)
        line = unforced(view, seat, turns[best].codes)
        second = trials.second(best)
        if second < 0:
            return Thought(line, [], 0.0), turns[best]
        other = unforced(view, seat, turns[second].codes)
        return Thought(line, other, trials.gain(best, second)), turns[best]
