"""Gymnasium: one seat plays, bots have the others. They are handed `hide(seat)`, as at every table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsFloat, cast

import gymnasium

from sacbe.bots import Bot, make
from sacbe.core.errors import IllegalAction
from sacbe.core.game import Value
from sacbe.envs.setting import LegalDiscrete, Seen, Setting, number_of
from sacbe.games import SLUGS

LOST = -1.0  # what an illegal action is worth where it loses the game


class SeatEnv(gymnasium.Env[Seen, Any]):
    metadata = {"render_modes": []}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        slug: str,
        seats: int,
        seat: int = 0,
        opponents: str = "random",
        options: Mapping[str, Value] | None = None,
        reward: str = "share",
        illegal: str = "error",
    ) -> None:
        if illegal not in ("error", "lose"):
            raise ValueError(f"an illegal action is an 'error' or may 'lose' the game, not {illegal!r}")
        if not 0 <= seat < seats:
            raise ValueError(f"the seat is one of 0..{seats - 1}, not {seat}")
        make(opponents)  # a name that no bot has is refused here and not in the middle of a game
        self.setting = Setting(slug, seats, options, reward)
        self.seat = seat
        self.opponents = opponents
        self.illegal = illegal
        self.observation_space = cast("gymnasium.Space[Seen]", self.setting.space())
        self.action_space = LegalDiscrete(self.setting.size)
        self._legal = self.action_space
        self._bots: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        first = int(self.np_random.integers(1 << 31))
        self._bots = [make(self.opponents, first + seat) for seat in range(self.setting.seats)]
        self.setting.begin(first)
        self._others()
        return self.setting.see(self.seat), {}

    def step(self, action: Any) -> tuple[Seen, SupportsFloat, bool, bool, dict[str, Any]]:
        try:
            self.setting.act(self.seat, number_of(action, "an action"))
        except IllegalAction as refused:
            if self.illegal == "error":
                raise
            return self.setting.see(self.seat), LOST, True, False, {"illegal": str(refused)}
        self._others()
        over = not self.setting.actors()
        info = {"scores": [self.setting.state.score(seat) for seat in range(self.setting.seats)]} if over else {}
        return self.setting.see(self.seat), self.setting.paid()[self.seat], over, False, info

    def _others(self) -> None:
        """Chance and bots go on until it is this seat's choice, or the game is over."""
        self.setting.chance()
        while (actors := self.setting.actors()) and self.seat not in actors:
            state = self.setting.state
            self.setting.act(actors[0], self._bots[actors[0]].choose(state.hide(actors[0]), actors[0]))
            self.setting.chance()
        self._legal.legal = self.setting.codes(self.seat)


def register() -> None:
    for slug in SLUGS:
        if f"sacbe/{slug}-v0" not in gymnasium.registry:
            gymnasium.register(f"sacbe/{slug}-v0", "sacbe.envs.single:SeatEnv", kwargs={"slug": slug})
