"""`python -m sacbe.train.sheets FILE`: learns the weights by which bots judge a sheet of Archeo Trek 12.

Needs nothing but Sacbe itself. The same seed and the same number of sheets give the same file; a quarter of a million
sheets take about a minute of a quiet core with the compiled engine.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from librt.vecs import vec

from sacbe.core.compiled import note_if_slow
from sacbe.games.trek12.mind.learning import Learner
from sacbe.games.trek12.mind.patterns import SIZE
from sacbe.games.trek12.mind.weights import write

# Seats and games of a batch: mostly one and two sheets at a bag, now and then more, as a bag is poorer then.
_BATCH: Final = ((1, 2000), (2, 1000), (3, 300), (4, 125))
SHEETS_OF_BATCH: Final = sum(seats * games for seats, games in _BATCH)


def learn(learner: Learner) -> tuple[float, float]:
    """Learn from a batch of sheets; the mean points, without Skeletons, of those that played alone and by two."""
    means = [learner.games(games, seats) for seats, games in _BATCH]
    return means[0], means[1]


def main(
    file: Annotated[Path, typer.Argument(help="Where the weights are written, now and then and at the end")],
    sheets: Annotated[int, typer.Option(min=1, help="How many to learn from; rounded up to whole batches")] = 1_000_000,
    seed: Annotated[int, typer.Option(help="Another number, other dice")] = 1,
) -> None:
    note_if_slow(sys.stderr)
    weights = vec[float]([0.0] * int(SIZE))
    learner = Learner(weights, seed)
    batches = -(-sheets // SHEETS_OF_BATCH)
    for batch in range(1, batches + 1):
        alone, by_two = learn(learner)
        if batch % 10 == 0 or batch == batches:
            done = batch * SHEETS_OF_BATCH
            file.write_bytes(write(weights, {"game": "trek12", "sheets": done, "seed": seed}))
            print(f"{done} sheets: {alone:.2f} points alone, {by_two:.2f} by two, Skeletons not counted", flush=True)


if __name__ == "__main__":
    typer.run(main)
