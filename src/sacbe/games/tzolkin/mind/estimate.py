"""What a position of Tzolk'in is worth to a seat by one set of weights."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import lowest
from sacbe.games.tzolkin.mind.actions import Actions
from sacbe.games.tzolkin.mind.building import Builder
from sacbe.games.tzolkin.mind.experience import Experience
from sacbe.games.tzolkin.mind.prices import Prices
from sacbe.games.tzolkin.mind.weights import Weights
from sacbe.games.tzolkin.mind.workers import Riders
from sacbe.games.tzolkin.state import ACTION, GRANTING, OPEN_WEALTH, PLACING, Tzolkin


class Estimate:
    """Its tables are loaded for one seat of one position."""

    def __init__(self, weights: Weights, learned: vec[float]) -> None:
        self.weights: Final = weights
        self.prices: Final = Prices(weights)
        self.builder: Final = Builder(self.prices)
        self.actions: Final = Actions(self.prices, self.builder)
        self.riders: Final = Riders(self.prices, self.actions)
        self.experience: Final = Experience(self.prices, learned)

    def load(self, s: Tzolkin, seat: i64) -> None:
        self.prices.load(s, seat)
        self.builder.load(s, seat)
        self.actions.load(s, seat)

    def of(self, s: Tzolkin, seat: i64) -> float:
        """What it has, its workers, what it has begun."""
        self.load(s, seat)
        value = self.prices.holdings(s)
        if s.phase <= OPEN_WEALTH:
            rest = s.kept[seat]
            while rest != 0:
                value += self.builder.wealth_worth(lowest(rest))
                rest &= rest - 1
            return value
        value += self.riders.value(s, seat)
        if s.active == seat and ACTION <= s.phase <= GRANTING:
            value += self.actions.begun(s, seat)
        if s.fps == seat:
            if s.phase == PLACING and s.active == seat:
                value += self.prices.more_corn(s.pot())  # T-3.18 it is mine at the end of the turn
            value -= self.prices.idle - self.weights.marker
        return value + self.experience.of(s, seat)
