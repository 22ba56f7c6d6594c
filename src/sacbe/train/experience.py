"""`python -m sacbe.train.experience FILE`: learns what positions of Tzolk'in are worth beyond what is reckoned by hand.

Four players take, step by step, what they judge best, with a little whim; after each game every forecast of a seat
that had just ended a turn is moved towards the forecasts that followed it and the score (temporal differences). Every
weight has a rate of its own: it falls as the corrections of the weight change their sign (temporal coherence).

Needs nothing but Sacbe itself. The same seed and the same number of games give the same file; a thousand games take
about half a minute of a quiet core with the compiled engine.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from librt.vecs import vec

from sacbe.core.bits import lowest
from sacbe.core.chance import Rng, draw
from sacbe.core.compiled import note_if_slow
from sacbe.core.state import NATURE
from sacbe.games.tzolkin import GAME
from sacbe.games.tzolkin.mind.experience import SIZE, TIMES
from sacbe.games.tzolkin.mind.learned import nothing, write
from sacbe.games.tzolkin.mind.value import TzolkinEvaluator
from sacbe.games.tzolkin.state import ADVANCING, OPEN_WEALTH, OVER, REFILL, Tzolkin

_SEATS: Final = (4, 4, 4, 4, 3, 4, 4, 2)  # of the games, again and again
_RATE: Final = 0.1  # of an error, before weights have a rate of their own
_FAR: Final = 0.7  # how much of what comes later a forecast is moved to
_WHIM: Final = 0.5  # points
_FIRST: Final = 80  # games that only learn by how much all of it is misjudged,
_FIRST_RATE: Final = 0.03  # at this rate: or else whatever is seen often seems good


class Forecast(NamedTuple):
    worth: float
    places: list[int]  # its weights at the time before; those of the time after it lie behind them
    mixed: float


class Learner:
    def __init__(self, seed: int) -> None:
        self.evaluator = TzolkinEvaluator()
        self.experience = self.evaluator.judge.experience
        self.experience.weight = nothing()
        self.weights = [0.0] * int(SIZE)
        self.moved = [0.0] * int(SIZE)  # by weight: the sum of its corrections,
        self.shaken = [0.0] * int(SIZE)  # and of their sizes
        self.rng = Rng(seed)
        self.whim = random.Random(seed)
        self.games = 0

    def game(self) -> float:
        """Learn from a game; the mean of its scores."""
        seats = _SEATS[self.games % len(_SEATS)]
        self.games += 1
        s = GAME.begin(seats, {}, GAME.edition)
        forecasts: list[list[Forecast]] = [[] for _ in range(seats)]
        while mask := s.acting():
            if mask >> NATURE & 1:
                s.step(NATURE, draw(s, self.rng))
                continue
            seat = int(lowest(mask))
            before = (s.day, s.active, s.phase)
            s.step(seat, self.choose(s, seat))
            if self.ended_turn(s, seat, *before):
                forecasts[seat].append(self.forecast(s, seat))
        scores = [s.quarters(seat) / 4 for seat in range(seats)]
        for seat in range(seats):
            self.learn(forecasts[seat], scores[seat])
        self.experience.weight = vec[float](self.weights)
        return sum(scores) / seats

    def choose(self, s: Tzolkin, seat: int) -> int:
        codes = list(s.codes(seat))
        best, most = codes[0], -1e9
        for code in codes if len(codes) > 1 else ():
            if self.evaluator.beaten(s, seat, code):
                continue
            after = s.copy()
            after.step(seat, code)
            worth = self.evaluator.value(after, seat) + _WHIM * self.whim.random()
            if worth > most:
                best, most = code, worth
        return best

    def ended_turn(self, s: Tzolkin, seat: int, day: int, active: int, phase: int) -> bool:
        """Whether a seat has just ended its turn, with nothing left to chance."""
        if phase <= OPEN_WEALTH or active != seat or s.phase == OVER or REFILL <= s.phase < ADVANCING:
            return False
        return s.active != seat or s.day != day or s.phase == ADVANCING

    def forecast(self, s: Tzolkin, seat: int) -> Forecast:
        worth = self.evaluator.judge.of(s, seat)
        seen = self.experience
        return Forecast(worth, [int(seen.things[i] * TIMES + seen.time) for i in range(seen.found)], seen.mixed)

    def learn(self, forecasts: list[Forecast], score: float) -> None:
        follows = score
        for forecast in reversed(forecasts):
            self.correct(forecast, follows - forecast.worth)
            follows = _FAR * follows + (1 - _FAR) * forecast.worth

    def correct(self, forecast: Forecast, error: float) -> None:
        for place in forecast.places[: 1 if self.games <= _FIRST else None]:
            for at, part in ((place, forecast.mixed), (place + 1, 1 - forecast.mixed)):
                if part <= 0:
                    continue
                if self.games <= _FIRST:
                    self.weights[at] += _FIRST_RATE * error * part
                    continue
                step = _RATE * error * part / len(forecast.places)
                shaken = self.shaken[at]
                self.weights[at] += step * abs(self.moved[at]) / shaken if shaken else step
                self.moved[at] += step
                self.shaken[at] = shaken + abs(step)


def main(
    file: Annotated[Path, typer.Argument(help="Where the weights are written, now and then and at the end")],
    games: Annotated[int, typer.Option(min=1, help="How many to learn from")] = 12_000,
    seed: Annotated[int, typer.Option(help="Another number, other games")] = 1,
) -> None:
    note_if_slow(sys.stderr)
    learner = Learner(seed)
    scores: list[float] = []
    for game in range(1, games + 1):
        scores.append(learner.game())
        if game % 400 == 0 or game == games:
            weights = vec[float](learner.weights)
            file.write_bytes(write(weights, {"game": "tzolkin", "games": game, "seed": seed}))
            print(f"{game} games: {sum(scores) / len(scores):.1f} points", flush=True)
            scores = []


if __name__ == "__main__":
    typer.run(main)
