"""One interpreter's figures for every game, as JSON: `python -m benchmarks.engine [SECONDS]`, compiled or not."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from itertools import count, cycle
from statistics import median

import msgspec

import sacbe
from sacbe.bots.knowledge import evaluator
from sacbe.bots.search_trials import Trials
from sacbe.bots.turns import Beam
from sacbe.core.chance import Rng
from sacbe.core.compiled import is_compiled

BEAM, LOOKS, TURNS, HORIZON = 6, 64, 24, 5  # of a search: as bots have it at a second for a turn
ROUNDS = 3  # a figure is the median of so many, as other work on the machine comes and goes


class GameSpeed(msgspec.Struct):
    """What one game does in a second on one core."""

    slug: str
    decisions: float
    decisions_a_game: float
    copies: float
    iterations: float  # trials of a search


class EngineSpeed(msgspec.Struct):
    """All games on one build of the engine."""

    compiled: bool
    games: list[GameSpeed]


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work a second of this process's own time."""
    figures = []
    for _ in range(ROUNDS):
        done, started = 0, time.process_time()
        while (spent := time.process_time() - started) < seconds / ROUNDS:
            done += work()
        figures.append(done / spent)
    return median(figures)


def middle_of(game: sacbe.Game, seed: int) -> sacbe.State:
    """A position from the middle of a random game: copying an empty board would flatter."""
    rng = random.Random(seed)
    seats = max(game.seats)
    half = sacbe.playout(game.start(seats, game.bounded), seed) // 2
    s = game.start(seats, game.bounded)
    taken = 0
    while taken < half and (mask := s.actors()):
        seat = (mask & -mask).bit_length() - 1
        s.step(seat, rng.choice(s.legal(seat)))
        taken += seat != sacbe.NATURE
    return s


def choice_of(game: sacbe.Game) -> tuple[sacbe.State, int]:
    """A position from the middle of a random game, and the seat that has a choice there."""
    for seed in count(7):
        s, rng = middle_of(game, seed), Rng(seed)
        while mask := s.actors():
            seat = (mask & -mask).bit_length() - 1
            codes = s.legal(seat)
            if seat != sacbe.NATURE and len(codes) > 1:
                return s, seat
            s.step(seat, codes[rng.below(len(codes))])
    raise AssertionError("there is always a next seed")


def search_speed(game: sacbe.Game, seconds: float) -> float:
    """Trials a second of a search that thinks about a choice."""
    s, seat = choice_of(game)
    rng = Rng(7)
    knowledge, view = evaluator(game.slug), s.hide(seat)
    turns = Beam(knowledge, seat, BEAM, LOOKS, 0.0).turns(view.guess(rng), TURNS)
    trials = Trials(knowledge, view, seat, turns, HORIZON, rng)
    each = cycle(range(len(turns)))

    def try_many() -> int:
        for _ in range(20):
            trials.iterate(next(each))
        return 20

    return rate(try_many, seconds)


def game_speed(slug: str, seconds: float) -> GameSpeed:
    game = sacbe.game(slug)
    opening = game.start(max(game.seats), game.bounded)
    seeds = iter(range(10**9))
    lengths = [sacbe.playout(opening.copy(), seed) for seed in range(20)]
    middle = middle_of(game, 7)

    def copy_many() -> int:
        for _ in range(200):
            middle.copy()
        return 200

    return GameSpeed(
        slug=slug,
        decisions=rate(lambda: sacbe.playout(opening.copy(), next(seeds)), seconds),
        decisions_a_game=sum(lengths) / len(lengths),
        copies=rate(copy_many, min(seconds, 1.5)),
        iterations=search_speed(game, seconds),
    )


def engine_speed(seconds: float, progress: Callable[[str], None] = lambda slug: None) -> EngineSpeed:
    games = []
    for slug in sacbe.SLUGS:
        progress(slug)
        games.append(game_speed(slug, seconds))
    return EngineSpeed(is_compiled(), games)


if __name__ == "__main__":
    print(msgspec.json.encode(engine_speed(float(sys.argv[1]) if sys.argv[1:] else 3.0)).decode())
