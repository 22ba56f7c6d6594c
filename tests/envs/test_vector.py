"""Many games at once are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest

import sacbe
from sacbe import NATURE_BIT, envs
from sacbe.core.chance import Rng, draw
from sacbe.core.compiled import is_compiled
from sacbe.core.rewards import SCHEMES, rewards
from sacbe.core.state import NATURE
from tests.envs.needs import needs

needs("numpy", "envs")

from sacbe.envs.many import VectorEnv  # noqa: E402
from sacbe.envs.start import opening  # noqa: E402

pytestmark = pytest.mark.engine
STEPS = 1000 if is_compiled() else 60
TABLES = [(slug, max(sacbe.game(slug).seats)) for slug in sacbe.SLUGS]


def follow(env: VectorEnv, number: int, steps: int) -> int:
    """Game `number` of the environment beside the same one played plainly; gives how many games ended."""
    game, start = opening(env.game.slug, env.seats, None)
    s, rng = start.copy(), Rng(env.seed * 1_000_003 + number)
    chooser = np.random.default_rng(9)
    ended = 0
    paid: list[float] = []
    for _ in range(steps):
        while True:
            mask = s.actors()
            seat = (mask & -mask).bit_length() - 1
            if mask == 0:
                paid, s = rewards(s, "share"), start.copy()
            elif mask & NATURE_BIT:
                s.step(NATURE, draw(s, rng))
            elif len(s.legal(seat)) == 1:
                s.step(seat, s.legal(seat)[0])
            else:
                break
        assert env.done[number] == bool(paid)
        assert env.reward[number].tolist() == pytest.approx(paid or [0.0] * env.seats)
        ended += bool(paid)
        paid = []
        assert env.seat[number] == seat
        assert np.flatnonzero(env.mask[number]).tolist() == s.legal(seat)
        assert env.observation[number].tobytes() == game.observation.float32(s, seat)
        chosen = env.sample(chooser)
        s.step(seat, int(chosen[number]))
        env.step(chosen)
    return ended


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_a_game_among_many_is_the_same_as_one_played_plainly(slug: str, seats: int) -> None:
    env = envs.vector(slug, 13, seats, seed=8)
    env.reset()
    ended = follow(env, 11, STEPS)
    assert ended or not is_compiled() or slug in ("eldorado", "tobago")


def test_games_end_and_begin_again() -> None:
    env = envs.vector("trek12", 4, 2, reward="score", seed=1)
    env.reset()
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(600):
        env.step(env.sample(rng))
        assert not env.reward[~env.done].any()
        for i in np.flatnonzero(env.done):
            ended += 1
            ahead = env.score[i, 0] - env.score[i, 1]
            assert env.reward[i].tolist() == [ahead, -ahead]
    assert ended >= 4


def test_processes_play_the_same_games() -> None:
    alone = envs.vector("trek12", 5, 3, seed=6)
    with envs.vector("trek12", 5, 3, seed=6, workers=2) as crew:
        rng = np.random.default_rng(1)
        for env in (alone, crew):
            env.reset()
        for _ in range(50):
            for name in ("observation", "mask", "seat", "reward", "done", "score"):
                assert np.array_equal(getattr(alone, name), getattr(crew, name)), name
            chosen = alone.sample(rng)
            alone.step(chosen)
            crew.step(chosen)
    assert crew.observation.any(), "the arrays may be looked at when the workers are gone"


def test_a_worker_that_has_ended_is_said() -> None:
    env = envs.vector("trek12", 2, 2, workers=1)
    env.reset()
    assert env._crew is not None
    for process, _ in env._crew._workers:
        process.kill()
        process.join()
    with pytest.raises(RuntimeError, match="has ended"):
        env.step(env.sample(np.random.default_rng(0)))
    env.close()


def test_seeds() -> None:
    def beginning(seed: int) -> bytes:
        env = envs.vector("tobago", 3, 2)
        env.reset(seed)
        return bytes(env.observation.tobytes())

    assert beginning(1) == beginning(1) != beginning(2)
    with pytest.raises(ValueError, match="a seed is 0 or more"):
        envs.vector("tobago", 3, 2).reset(-1)


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    env = envs.vector("tikal", 3, 2)
    with pytest.raises(ValueError, match="reset"):
        env.step([0, 0, 0])
    env.reset()
    before = env.observation.copy()
    chosen = env.sample(np.random.default_rng(0))
    chosen[1] = np.flatnonzero(~env.mask[1])[0]
    with pytest.raises(ValueError, match=r"game 1: seat \d may not take action \d+; legal are"):
        env.step(chosen)
    chosen[1] = 10**9
    with pytest.raises(ValueError, match="game 1"):
        env.step(chosen)
    for bad in ([1.5, 2.0, 3.0], [1, 2]):
        with pytest.raises(ValueError, match="3 whole numbers"):
            env.step(bad)
    assert np.array_equal(before, env.observation)
    with pytest.raises(ValueError, match="workers"):
        envs.vector("tikal", 3, 2, workers=4)
    with pytest.raises(ValueError, match="1 game or more"):
        envs.vector("tikal", 0, 2)


@pytest.mark.compiled
@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_rewards_add_up(slug: str) -> None:
    for seats in sacbe.game(slug).seats:
        _, s = opening(slug, seats, None)
        sacbe.playout(s, 5)
        share, score, rank = (rewards(s, scheme) for scheme in SCHEMES)
        won = [seat for seat in range(seats) if s.winners() >> seat & 1]
        assert sum(share) == pytest.approx(1.0 if won else 0.0)
        assert [seat for seat in range(seats) if share[seat]] == won
        if seats > 1:
            assert sum(rank) == pytest.approx(0.0)
            assert max(rank) == max(rank[seat] for seat in won)
            assert max(score) == max(score[seat] for seat in won)
