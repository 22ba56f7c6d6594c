"""What all environments share: a game that is begun, chance that is played for it, and what a seat is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sacbe.core.chance import Rng, draw
from sacbe.core.game import Value
from sacbe.core.rewards import checked, rewards
from sacbe.core.state import NATURE, NATURE_BIT
from sacbe.envs.start import opening

_SCALE = 4.0  # numbers of an observation mostly lie between -1 and 1, and never beyond this
Seen = dict[str, NDArray[Any]]


class LegalDiscrete(spaces.Discrete):
    """The codes of a game's actions. Sampled without a mask it gives a legal one, if there is one now."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.legal: Iterable[int] = ()

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            codes = list(self.legal)
            if codes:
                return np.int64(codes[int(self.np_random.integers(len(codes)))])
        return super().sample(mask=mask, probability=probability)


class Setting:
    """A game in play. `waits`: whether there is one action more than the game has, for who may not act."""

    def __init__(
        self, slug: str, seats: int, options: Mapping[str, Value] | None, reward: str, waits: bool = False
    ) -> None:
        self.game, self.opening = opening(slug, seats, options)
        self.reward = checked(reward)
        self.seats = seats
        self.waits = waits
        self.wait = self.game.actions.size
        self.size = self.wait + int(waits)
        self.state = self.opening.copy()
        self.rng = Rng(0)

    def begin(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.state = self.opening.copy()
        self.chance()

    def chance(self) -> None:
        """Draws until a seat may act or the game is over."""
        while self.state.actors() & NATURE_BIT:
            self.state.step(NATURE, draw(self.state, self.rng))

    def actors(self) -> list[int]:
        mask = self.state.actors()
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def act(self, seat: int, code: int) -> None:
        """Checked: what is not legal raises IllegalAction with the rule that refuses it, and changes nothing."""
        self.state.apply(seat, code)

    def paid(self) -> list[float]:
        return rewards(self.state, self.reward) if self.state.actors() == 0 else [0.0] * self.seats

    def codes(self, seat: int) -> list[int]:
        """What this seat may choose now."""
        legal = self.state.legal(seat)
        return [self.wait] if self.waits and not legal else legal

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-_SCALE, _SCALE, (self.game.observation.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
            }
        )

    def see(self, seat: int) -> Seen:
        numbers = np.empty(self.game.observation.size, np.float32)
        self.state.observe(seat, numbers)
        mask = np.zeros(self.size, np.int8)
        mask[self.codes(seat)] = 1
        return {"observation": numbers, "action_mask": mask}


def number_of(action: Any, what: str) -> int:
    """An action as a number; TypeError says what was given instead."""
    try:
        return int(action)
    except (TypeError, ValueError):
        raise TypeError(f"{what} is the code of an action, a whole number, not {action!r}") from None
