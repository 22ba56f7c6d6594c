"""PettingZoo's AEC: one seat after the other. Who chooses at the same time as others is asked in the order of seats,
and is shown nothing of what they have chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from sacbe.core.game import Value
from sacbe.envs.setting import LegalDiscrete, Seen, Setting, number_of


class TurnsEnv(AECEnv):
    metadata = {"name": "sacbe", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012  # as PettingZoo has it

    def __init__(
        self, slug: str, seats: int, options: Mapping[str, Value] | None, reward: str, max_cycles: int | None
    ) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"sacbe_{slug}"}
        self.render_mode = None
        self.max_cycles = max_cycles
        self.setting = Setting(slug, seats, options, reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        space = self.setting.space()
        self._sees = dict.fromkeys(self.possible_agents, space)
        self._acts = {agent: LegalDiscrete(self.setting.size) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._sees[agent]

    def action_space(self, agent: str) -> Any:
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.setting.begin(int(self._rng.integers(1 << 31)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = 0
        self._ask()

    def observe(self, agent: str) -> Seen:
        return self.setting.see(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.setting.act(self.possible_agents.index(agent), number_of(action, "an action"))
        self.setting.chance()
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.setting.paid(), strict=True))
        over = not self.setting.actors()
        cut = not over and self.max_cycles is not None and self.decisions >= self.max_cycles
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        if not over and not cut:
            self._ask()

    def _ask(self) -> None:
        """The next to choose; the spaces know what is legal now, for those who sample without a mask."""
        seat = self.setting.actors()[0]
        self.agent_selection = self.possible_agents[seat]
        self._acts[self.agent_selection].legal = self.setting.codes(seat)

    def render(self) -> None:
        """Nothing is drawn here: `sacbe.game(slug).board(...)` gives a picture."""

    def close(self) -> None:
        """There is nothing to close."""
