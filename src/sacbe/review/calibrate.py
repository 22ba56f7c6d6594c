"""`python -m sacbe.review.calibrate [GAME ...]`: finds how leads become chances of winning, and how reliable they are.

Explorers play each other. From half of the games the curve is found (`scale.py`), from the other half comes the table
of reliability: of the seats that are given 70 to 80 %, how many win? The same seed gives the same files.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer

from sacbe.bots import make
from sacbe.core.compiled import note_if_slow
from sacbe.core.game import Game
from sacbe.core.record import play
from sacbe.core.state import State
from sacbe.games import SLUGS, game
from sacbe.review.scale import FIGURES, FORMAT, Bin, Scale, chances, shares
from sacbe.review.trials import Trials
from sacbe.workers.child import stay_with_parent

PLAYERS: Final = "explorer"
HORIZONS: Final = (5, 15, 45)  # ticks of the clock; one after the other, as each goes on from the last
TRIALS: Final = 32  # of one position
SEATS: Final = (2, 3, 4)
BINS: Final = 10
BOUNDS: Final = ((-5.0, 1.0), (0.0, 4.0), (0.0, 0.3))  # of the three numbers: little is known of unusual positions
BETTER: Final = 0.99  # so much of the error a longer horizon must come to, as its trials vary more and take longer


class Sample(NamedTuple):
    """A position of a game that has ended: by horizon and trial, where that led (leads and tick, or the result), and
    what came of the game."""

    ends: list[list[tuple[list[float], float]]]
    result: list[float]


class Played(NamedTuple):
    samples: list[Sample]
    length: float


class Recorder(Trials):
    """Trials that tell where they have led instead of what that is worth. A game that is over has no tick: -1."""

    def where(self, s: State, number: int, horizons: Sequence[int]) -> list[tuple[list[float], float]]:
        self._begin(number)
        position, begun = s.copy(), self.knowledge.clock(s)
        out: list[tuple[list[float], float]] = []
        for horizon in horizons:
            self._play_on(position, begun + horizon)
            if not position.acting():
                out.append((shares(position.winners(), self.seats), -1.0))
            else:
                leads = [self.knowledge.outlook(position, seat) for seat in range(self.seats)]
                out.append((leads, float(self.knowledge.clock(position))))
        return out


def one_game(slug: str, seats: int, seed: int, positions: int, horizons: Sequence[int]) -> Played:
    rules = game(slug)
    bots = [make(PLAYERS, seed * 64 + seat) for seat in range(seats)]
    record = play(rules, bots, seed, rules.fitting(seats))
    every = list(record.positions())
    final = every.pop()
    recorder = Recorder(every[0], _blank(rules, seats), seed)
    chosen = random.Random(seed).sample(range(len(every)), min(positions, len(every)))
    samples = []
    for ply in chosen:
        trials = [recorder.where(every[ply], number, horizons) for number in range(TRIALS)]
        samples.append(Sample([list(column) for column in zip(*trials, strict=True)], shares(final.winners(), seats)))
    return Played(samples, float(recorder.knowledge.clock(final)))


def _blank(rules: Game, seats: int) -> Scale:
    return Scale(FORMAT, rules.slug, rules.edition, seats, 0, 1.0, (0.0, 0.0), 0.0, PLAYERS, 0, 0, 0, [])


def given(sample: Sample, horizon: int, length: float, steep: tuple[float, float], doubt: float) -> list[float]:
    """The chances that a scale gives a position."""
    total = [0.0] * len(sample.result)
    for leads, tick in sample.ends[horizon]:
        chance = leads if tick < 0 else chances(leads, tick / length, steep, doubt)
        total = [a + b for a, b in zip(total, chance, strict=True)]
    return [one / len(sample.ends[horizon]) for one in total]


def surprise(samples: Sequence[Sample], horizon: int, length: float, of: tuple[float, float, float]) -> float:
    """How far results are from the chances given, on average: squared, over all seats."""
    total = 0.0
    for sample in samples:
        chance = given(sample, horizon, length, (of[0], of[1]), of[2])
        total += sum((a - b) ** 2 for a, b in zip(chance, sample.result, strict=True))
    return total / len(samples)


def least(loss: Callable[[tuple[float, float, float]], float]) -> tuple[float, tuple[float, float, float]]:
    """The numbers with the least loss: one after the other is moved, in steps that become smaller."""
    best = (-2.0, 0.5, 0.02)
    score = loss(best)
    steps = [1.0, 0.5, 0.02]
    while steps[0] > 0.03:
        moved = False
        for at in range(3):
            for sign in (1, -1):
                tried = list(best)
                tried[at] = min(max(tried[at] + sign * steps[at], BOUNDS[at][0]), BOUNDS[at][1])
                found = loss((tried[0], tried[1], tried[2]))
                if found < score - 1e-7:
                    best, score, moved = (tried[0], tried[1], tried[2]), found, True
                    break
        if not moved:
            steps = [step / 2 for step in steps]
    return score, best


def reliability(pairs: Sequence[tuple[float, float]]) -> list[Bin]:
    """`pairs`: the chance that a seat was given, and its part of the victory."""
    bins = []
    for at in range(BINS):
        inside = [pair for pair in pairs if at == min(int(pair[0] * BINS), BINS - 1)]
        if inside:
            means = [round(sum(column) / len(inside), 4) for column in zip(*inside, strict=True)]
            bins.append(Bin(at / BINS, (at + 1) / BINS, len(inside), means[0], means[1]))
    return bins


def scale_from(slug: str, seats: int, seed: int, played: Sequence[Played], horizons: Sequence[int]) -> Scale:
    half = len(played) // 2
    learned = [sample for one in played[:half] for sample in one.samples]
    tested = [sample for one in played[half:] for sample in one.samples]
    length = sum(one.length for one in played[:half]) / half
    known, horizon, curve = 9.9, 0, (0.0, 0.0, 0.0)
    for longer in range(len(horizons)):

        def loss(of: tuple[float, float, float], longer: int = longer) -> float:
            return surprise(learned, longer, length, of)

        score, best = least(loss)
        print(f"  {slug} {seats}: {horizons[longer]} ticks: {score:.4f} {best}", flush=True)
        if score < BETTER * known:
            known, horizon, curve = score, longer, best
    first, grows, doubt = curve
    pairs = [
        pair
        for one in tested
        for pair in zip(given(one, horizon, length, (first, grows), doubt), one.result, strict=True)
    ]
    return Scale(
        FORMAT,
        slug,
        game(slug).edition,
        seats,
        horizons[horizon],
        round(length, 2),
        (round(first, 4), round(grows, 4)),
        round(doubt, 4),
        PLAYERS,
        seed,
        half,
        len(tested),
        reliability(pairs),
    )


def main(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; all if none is named")] = None,
    folder: Annotated[Path, typer.Option(help="Where the files are written")] = FIGURES,
    matches: Annotated[int, typer.Option(min=4, help="Games of each player count, half of them for the test")] = 120,
    positions: Annotated[int, typer.Option(min=1, help="Of each of these games")] = 6,
    seats: Annotated[list[int] | None, typer.Option(help="Player counts; default: 2, 3 and 4")] = None,
    horizon: Annotated[list[int] | None, typer.Option(help="Ticks that a trial goes on; default: 5, 15, 45")] = None,
    seed: Annotated[int, typer.Option(help="Another number, other games")] = 1,
    processes: Annotated[int, typer.Option(min=1)] = 1,
) -> None:
    note_if_slow(sys.stderr)
    ticks = sorted(horizon or HORIZONS)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=stay_with_parent) as pool:
        for slug in games or SLUGS:
            for count in seats or SEATS:
                numbers = [seed * 100_000 + index for index in range(matches)]
                whole = pool.map(one_game, *zip(*((slug, count, n, positions, ticks) for n in numbers), strict=True))
                scale = scale_from(slug, count, seed, list(whole), ticks)
                scale.write(folder)
                print(f"{slug} {count}: {scale.horizon} ticks, {scale.tested} positions", flush=True)
                for one in scale.reliability:
                    print(f"  {one.low:.0%}-{one.high:.0%}: {one.seats:5} given {one.given:.1%} won {one.won:.1%}")


if __name__ == "__main__":
    typer.run(main)
