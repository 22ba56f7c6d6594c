"""Gymnasium's own checks, and one seat against bots."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import sacbe
from sacbe import IllegalAction, envs
from sacbe.core.compiled import is_compiled
from tests.envs.needs import needs

needs("gymnasium", "envs")

import gymnasium  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

pytestmark = pytest.mark.engine
TABLES = [(slug, seats) for slug in sacbe.SLUGS for seats in sacbe.game(slug).seats]


@pytest.mark.filterwarnings("error:.*:UserWarning")
@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_gymnasium_finds_nothing_wrong(slug: str, seats: int) -> None:
    # its checker takes any action at all, also one of another position
    check_env(envs.one_seat(slug, seats, illegal="lose"), skip_render_check=True)


def test_a_whole_game_against_a_named_bot_from_any_seat() -> None:
    for seat in range(2):
        env = envs.one_seat("trek12", 2, seat=seat, opponents="quick", reward="rank")
        look, _ = env.reset(seed=4)
        over, paid = False, 0.0
        info: dict[str, Any] = {}
        while not over:
            assert look["action_mask"].any()
            look, reward, over, _, info = env.step(env.action_space.sample())
            paid += float(reward)
        assert paid in (-1.0, 0.0, 1.0)
        assert len(info["scores"]) == 2


def test_illegal_actions_are_errors_or_lose() -> None:
    strict = envs.one_seat("tikal", 2)
    look, _ = strict.reset(seed=1)
    illegal = int(np.flatnonzero(look["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="rule"):
        strict.step(illegal)
    mild = envs.one_seat("tikal", 2, illegal="lose")
    mild.reset(seed=1)
    _, reward, over, _, info = mild.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert "rule" in info["illegal"]
    with pytest.raises(ValueError, match="no bot"):
        envs.one_seat("tikal", 2, opponents="nobody")
    with pytest.raises(ValueError, match="one of 0"):
        envs.one_seat("tikal", 2, seat=2)


@pytest.mark.skipif(not is_compiled(), reason="it warns of an uncompiled engine")
def test_gymnasium_makes_them_by_name() -> None:
    envs.register()
    env = gymnasium.make("sacbe/tikal-v0", seats=3, opponents="greedy")
    env.reset(seed=1)
    env.step(env.unwrapped.action_space.sample())
