"""One environment's figures as JSON: `python -m benchmarks.stepping NAME [SECONDS]`, in an interpreter of its own.

A game's slug is the vector environment, 1024 games, as many seats as it has; `envpool` is EnvPool's Backgammon-v1, 1024
games on one thread; `hanabi` is PettingZoo's. All play legal actions at random; observations and masks are made. What
is counted is the processor time of stepping: choosing the actions is left out, as it is the caller's.
"""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np

import sacbe

N = 1024
MORE = 4 * N  # games for which memory is measured
GROWN = 100  # steps that they have taken: positions grow


class Stepping(msgspec.Struct):
    """Decisions a second on one core, and kilobytes a game where that is known."""

    name: str
    steps: float
    kilobytes: float | None = None


def timed(choose: Callable[[], object], step: Callable[[object], int], seconds: float) -> float:
    """Steps a second of this process's own time, the choosing left out; the first tenth is for warming up."""
    done, spent = 0, 0.0
    warm = seconds / 10
    while spent < seconds:
        chosen = choose()
        started = time.process_time()
        taken = step(chosen)
        passed = time.process_time() - started
        if warm > 0:
            warm -= passed
        else:
            done, spent = done + taken, spent + passed
    return done / spent


def ours(slug: str, seconds: float) -> Stepping:
    from sacbe import envs

    seats = max(sacbe.game(slug).seats)
    env = envs.vector(slug, N, seats)
    env.reset()
    rng = np.random.default_rng(1)

    def step(chosen: object) -> int:
        env.step(chosen)
        return N

    steps = timed(lambda: env.sample(rng), step, seconds)
    # what the interpreter had left over is used up by now: what more games take, they take anew
    before = resident()
    more = envs.vector(slug, MORE, seats)
    more.reset()
    for _ in range(GROWN):
        more.step(more.sample(rng))
    after = resident()
    return Stepping(slug, steps, None if before is None or after is None else (after - before) / MORE)


def resident() -> float | None:
    """Kilobytes of memory that this process holds; None where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return None
    return pages * resource.getpagesize() / 1024


def envpool(seconds: float) -> Stepping:
    import envpool as pool

    env = pool.make("Backgammon-v1", env_type="gymnasium", num_envs=N, num_threads=1, seed=1)
    rng = np.random.default_rng(1)
    told = [env.reset()[1]]

    def choose() -> object:
        mask = told[0]["legal_action_mask"]
        return np.argmax(rng.random(mask.shape) * mask, axis=1).astype(np.int32)

    def step(chosen: object) -> int:
        told[0] = env.step(chosen)[4]
        return N

    return Stepping("envpool", timed(choose, step, seconds))


def hanabi(seconds: float) -> Stepping:
    from pettingzoo import make

    env = make("aec", "classic/hanabi-v5")
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    last = [env.last()]

    def choose() -> object:
        look, _, over, cut, _ = last[0]
        return None if over or cut else int(rng.choice(np.flatnonzero(look["action_mask"])))

    def step(chosen: object) -> int:
        if chosen is None:
            env.reset()
        else:
            env.step(chosen)
        last[0] = env.last()
        return int(chosen is not None)

    return Stepping("hanabi", timed(choose, step, seconds))


def main() -> None:
    name, seconds = sys.argv[1], float(sys.argv[2]) if sys.argv[2:] else 3.0
    peers = {"envpool": envpool, "hanabi": hanabi}
    figures = peers[name](seconds) if name in peers else ours(name, seconds)
    print(msgspec.json.encode(figures).decode())


if __name__ == "__main__":
    main()
