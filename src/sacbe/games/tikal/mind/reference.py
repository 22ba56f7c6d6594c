"""What bots of Tikal knew before they had found out what camps and treasures are worth; `reference` judges by it."""

from __future__ import annotations

from typing import Final

from sacbe.games.tikal.mind.value import TikalEvaluator
from sacbe.games.tikal.mind.weights import Weights


def _before(spite: float) -> Weights:
    weights = Weights(spite, 0.4)
    weights.hope = 0.3
    weights.camp = 0.14
    return weights


REFERENCE: Final = TikalEvaluator(_before(0.0), _before(0.8), _before(0.8))
