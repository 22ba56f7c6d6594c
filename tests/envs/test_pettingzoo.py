"""PettingZoo's own tests on every game with every player count."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import sacbe
from sacbe import IllegalAction, envs
from sacbe.core.compiled import is_compiled
from tests.envs.needs import needs

needs("pettingzoo", "envs")

from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

# What its tests say of every environment with masks, its own among them
pytestmark = [
    pytest.mark.engine,
    pytest.mark.filterwarnings("error:.*:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
TABLES = [(slug, seats) for slug in sacbe.SLUGS for seats in sacbe.game(slug).seats]
CYCLES = 400 if is_compiled() else 40


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_turns_keep_to_the_api_and_to_their_seed(slug: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(envs.aec(slug, seats), num_cycles=CYCLES)
    seed_test(lambda: envs.aec(slug, seats), num_cycles=max(1, CYCLES // 20))


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_all_together_keep_to_the_api(slug: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(envs.parallel(slug, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_what_is_cut_off_ends_then_and_is_not_over(slug: str, seats: int) -> None:
    together = envs.parallel(slug, seats, max_cycles=4)
    together.reset(seed=3)
    steps = 0
    cut: dict[str, bool] = {}
    while together.agents:
        _, _, over, cut, _ = together.step({agent: together.action_space(agent).sample() for agent in together.agents})
        assert not any(over.values())
        steps += 1
    assert steps == 4
    assert all(cut.values())
    turns = envs.aec(slug, seats, max_cycles=4)
    turns.reset(seed=3)
    taken = 0
    for agent in turns.agent_iter():
        ended = turns.terminations[agent] or turns.truncations[agent]
        taken += not ended
        turns.step(None if ended else turns.action_space(agent).sample())
    assert taken == 4


def test_the_same_seed_is_the_same_game_to_its_end() -> None:
    def course(seed: int) -> list[Any]:
        env = envs.aec("trek12", 3, reward="rank")
        env.reset(seed=seed)
        rng = random.Random(1)
        seen: list[Any] = []
        for agent in env.agent_iter():
            look, reward, over, cut, _ = env.last()
            seen += [agent, look["observation"].tobytes(), reward]
            env.step(None if over or cut else rng.choice(np.flatnonzero(look["action_mask"]).tolist()))
        return seen

    assert course(1) == course(1) != course(2)


def test_who_writes_at_once_acts_at_once() -> None:
    env = envs.parallel("trek12", 4)
    seen, _ = env.reset(seed=5)
    wait = sacbe.game("trek12").actions.size
    assert all(not look["action_mask"][wait] for look in seen.values()), "all write, none waits"
    seen, *_ = env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
    filled = [bin(mask).count("1") for mask in env.setting.state.filled]  # type: ignore[attr-defined]
    assert filled == [1, 1, 1, 1], "one step, everybody's number"


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_together_every_game_is_played_to_its_end_and_paid(slug: str) -> None:
    if not is_compiled() and slug in ("eldorado", "tobago"):
        pytest.skip("a long game: with the compiled engine")
    env = envs.parallel(slug, 3)
    env.reset(seed=2)
    paid: dict[str, float] = {}
    together = 0
    while env.agents:
        together += len(env.setting.actors()) > 1
        _, paid, _, _, _ = env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    assert sum(paid.values()) == pytest.approx(1.0)
    assert (together > 0) == (slug in ("trek12", "tzolkin")), "where several act at once"


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    turns = envs.aec("tikal", 2)
    turns.reset(seed=1)
    before = turns.setting.state.dump()
    illegal = int(np.flatnonzero(turns.observe(turns.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="rule"):
        turns.step(illegal)
    with pytest.raises(TypeError, match="whole number"):
        turns.step("north")
    together = envs.parallel("tikal", 2)
    together.reset(seed=1)
    with pytest.raises(ValueError, match="an action for each of"):
        together.step({"seat_0": 1})
    with pytest.raises(ValueError, match=r"waits|chooses"):
        together.step(dict.fromkeys(together.agents, 10**6))
    assert turns.setting.state.dump() == before
    with pytest.raises(ValueError, match="is for 2 to 4 seats"):
        envs.aec("tikal", 5)
    with pytest.raises(ValueError, match="share, score, rank"):
        envs.aec("tikal", 2, reward="money")
