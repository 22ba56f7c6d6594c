"""One interpreter's figures for every game, as JSON: `python -m benchmarks.engine [SECONDS]`, compiled or not."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from statistics import median

import msgspec

import sacbe
from sacbe.core.compiled import is_compiled

ROUNDS = 3  # a figure is the median of so many, as other work on the machine comes and goes


class GameSpeed(msgspec.Struct):
    """What one game does in a second on one core."""

    slug: str
    decisions: float
    decisions_a_game: float
    copies: float


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
    )


def engine_speed(seconds: float, progress: Callable[[str], None] = lambda slug: None) -> EngineSpeed:
    games = []
    for slug in sacbe.SLUGS:
        progress(slug)
        games.append(game_speed(slug, seconds))
    return EngineSpeed(is_compiled(), games)


if __name__ == "__main__":
    print(msgspec.json.encode(engine_speed(float(sys.argv[1]) if sys.argv[1:] else 3.0)).decode())
