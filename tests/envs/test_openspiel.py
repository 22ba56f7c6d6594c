"""OpenSpiel's own helpers on the games, and its searching bot at the table."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import sacbe
from sacbe.core.compiled import is_compiled
from tests.envs.needs import needs

needs("pyspiel", "openspiel")

import pyspiel  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402

from sacbe.envs.openspiel import register  # noqa: E402

pytestmark = pytest.mark.engine
NAMES = register()
# uncompiled a whole game of these is written down and read again for a minute
QUICK = [name for name in NAMES if is_compiled() or name in ("sacbe_trek12", "sacbe_tikal")]


def step_by_chance(state: Any, rng: np.random.RandomState) -> None:
    if state.is_chance_node():
        codes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(codes, p=odds)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("name", QUICK)
def test_its_random_simulation_finds_nothing_wrong(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES if is_compiled() else ["sacbe_trek12"])
def test_its_playthrough_is_written_to_the_end(name: str) -> None:
    """It writes every tensor of every position in full: uncompiled of the shortest game only."""
    written = generate_playthrough.playthrough(name, action_sequence=None, seed=4)
    assert f'short_name = "{name}"' in written
    assert "IsTerminal() = True" in written


@pytest.mark.parametrize("name", NAMES)
def test_odds_strings_tensors_and_other_worlds(name: str) -> None:
    rng = np.random.RandomState(3)
    for players in sacbe.game(name.removeprefix("sacbe_")).seats:
        state = pyspiel.load_game(name, {"players": players}).new_initial_state()
        for ply in range(60 if is_compiled() else 15):
            if state.is_terminal():
                break
            if state.is_chance_node():
                assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1.0)
            elif ply % 3 == 0:
                player = state.current_player()
                other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.legal_actions() == state.legal_actions()
                copied = pyspiel.deserialize_game_and_state(
                    pyspiel.serialize_game_and_state(state.get_game(), state.clone())
                )[1]
                assert str(copied) == str(state)
                assert copied.observation_string(player) == state.observation_string(player)
            step_by_chance(state, rng)


def test_what_was_chosen_at_once_is_told_to_none_before_all_have() -> None:
    state = pyspiel.load_game("sacbe_trek12(players=2)").new_initial_state()
    rng = np.random.RandomState(1)
    while state.is_chance_node():
        step_by_chance(state, rng)
    one, another = (state.child(code) for code in state.legal_actions()[:2])
    assert one.current_player() == another.current_player() == 1
    assert one.information_state_string(1) == another.information_state_string(1)
    assert one.information_state_string(0) != another.information_state_string(0)
    assert json.loads(str(one)) != json.loads(str(another))


@pytest.mark.parametrize("name", ["sacbe_trek12", pytest.param("sacbe_tobago", marks=pytest.mark.compiled)])
def test_its_ismcts_plays_a_whole_game(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(7)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 2, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() == 1:
            step_by_chance(state, rng)
        else:
            state.apply_action(int(bot.step(state)))
    assert sum(state.returns()) == pytest.approx(1.0)
