"""PettingZoo's parallel API: at every step all who may act now do, at once. Who may not waits: that is an action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from sacbe.core.errors import IllegalAction
from sacbe.core.game import Value
from sacbe.envs.setting import LegalDiscrete, Seen, Setting, number_of

Told = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TogetherEnv(ParallelEnv):
    metadata = {"name": "sacbe", "render_modes": []}  # noqa: RUF012  # as PettingZoo has it

    def __init__(
        self, slug: str, seats: int, options: Mapping[str, Value] | None, reward: str, max_cycles: int | None
    ) -> None:
        self.metadata = {**self.metadata, "name": f"sacbe_{slug}"}
        self.render_mode = None
        self.max_cycles = max_cycles
        self.setting = Setting(slug, seats, options, reward, waits=True)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        space = self.setting.space()
        self._sees = dict.fromkeys(self.possible_agents, space)
        self._acts = {agent: LegalDiscrete(self.setting.size) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._sees[agent]

    def action_space(self, agent: str) -> Any:
        return self._acts[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.setting.begin(int(self._rng.integers(1 << 31)))
        self.agents = list(self.possible_agents)
        self.steps = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Told:
        codes = self._checked(actions)
        for seat in self.setting.actors():  # those who could act before anybody did: nobody has seen another's choice
            self.setting.act(seat, codes[seat])
        self.setting.chance()
        self.steps += 1
        agents = self.agents
        seen = self._seen()
        over = not self.setting.actors()
        cut = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, self.setting.paid(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _checked(self, actions: dict[str, Any]) -> list[int]:
        """Everybody's code, seat by seat, before any of them is done: one that is not legal changes nothing."""
        if set(actions) != set(self.agents):
            raise ValueError(f"step takes an action for each of {self.agents}, not for {list(actions)}")
        codes = []
        for seat, agent in enumerate(self.agents):
            code = number_of(actions[agent], f"the action of {agent}")
            legal = self.setting.codes(seat)
            if code not in legal:
                refusal = self.setting.state.why_not(seat, code)
                if legal == [self.setting.wait] or refusal is None or code == self.setting.wait:
                    meant = "waits" if legal == [self.setting.wait] else f"chooses one of {legal}"
                    raise ValueError(f"{agent} {meant} ({self.setting.wait} is to wait), not {code}")
                raise IllegalAction(refusal.rule, refusal.facts, refusal.reason)
            codes.append(code)
        return codes

    def _seen(self) -> dict[str, Seen]:
        for seat, agent in enumerate(self.agents):
            self._acts[agent].legal = self.setting.codes(seat)
        return {agent: self.setting.see(seat) for seat, agent in enumerate(self.agents)}

    def render(self) -> None:
        """Nothing is drawn here: `sacbe.game(slug).board(...)` gives a picture."""
