"""`make worlds`: pairs of worlds that a seat cannot tell apart must look the same to it, 100,000 pairs of each game.

In every position of random games a seat is taken that plays, and what it sees of the true position is compared with
what it would see of its own view and of a world guessed from that view. Told is also how many of the guessed worlds
were other than the true one: in a game without secrets none is. Stops at the first difference.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import sacbe
from sacbe import State
from sacbe.core.compiled import is_compiled
from sacbe.testing.walks import Setting, linger, pick, settings

BATCH = 1000
EVERY = 7  # plies between positions that are looked at, on the average: neighbours are much alike


def other_world(s: State, seat: int, rng: random.Random) -> bool:
    """Compares; gives whether the guessed world was another than the true one."""
    observation = sacbe.game(s.slug()).observation
    view = s.hide(seat)
    guess = view.guess(rng)
    seen = observation.float32(s, seat)
    for what, world in (("its view", view), ("a guess", guess)):
        buffer = bytearray(4 * observation.size)
        world.observe(seat, buffer)
        assert bytes(buffer) == seen, f"seat {seat} sees another thing in {what} than in {s.dump()}"
    return guess != s


def compare(setting: Setting, pairs: int, seed: int) -> int:
    """So many pairs; gives in how many the worlds differed."""
    rng = random.Random(f"worlds {setting} {seed}")
    differed = done = 0
    while done < pairs:
        s = setting.start()
        step = rng.choice((pick, linger)) if done % 5 == 0 else pick
        while s.actors() and done < pairs:
            if rng.randrange(EVERY) == 0:
                differed += other_world(s, rng.randrange(setting.seats), rng)
                done += 1
            s.apply(*step(s, rng))
    return differed


def main() -> None:
    options = argparse.ArgumentParser(prog="worlds", description=__doc__)
    options.add_argument("--pairs", type=int, default=100_000, help="pairs of each game")
    options.add_argument("slugs", nargs="*", default=list(sacbe.SLUGS), help="which games; all if none is named")
    chosen = options.parse_args()
    print(f"the engine runs {'compiled' if is_compiled() else 'uncompiled'}")
    with ProcessPoolExecutor() as pool:
        for slug in chosen.slugs:
            tables = itertools.cycle([setting for setting in settings() if setting.slug == slug])
            firsts = range(0, chosen.pairs, BATCH)
            jobs = [
                pool.submit(compare, setting, min(BATCH, chosen.pairs - first), first)
                for setting, first in zip(tables, firsts, strict=False)
            ]
            differed = sum(job.result() for job in jobs)
            print(f"{slug}: {chosen.pairs:,} pairs, no difference to the seat; {differed:,} were of different worlds")


if __name__ == "__main__":
    main()
