"""What every bot begins with: the evaluator of a game, and the choices of a seat."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluation import Evaluator
from sacbe.core.state import State
from sacbe.games import game


@cache
def evaluator(slug: str) -> Evaluator:
    """What the game's own `mind` knows. A game without one is judged by its points, as they stand."""
    knowledge = game(slug).part("mind.value")
    return cast(Evaluator, import_module(knowledge).EVALUATOR) if knowledge else Evaluator()


@cache
def reference(slug: str) -> Evaluator:
    """What `reference` bots know: where a game has learned better since, what it knew before."""
    before = game(slug).part("mind.reference")
    return cast(Evaluator, import_module(before).REFERENCE) if before else evaluator(slug)


def choices(view: State, seat: int) -> vec[i64]:
    """The legal codes of a seat that a bot is asked for; there must be one."""
    codes = view.codes(seat)
    if len(codes) == 0:
        raise ValueError(f"seat {seat} has nothing to do in this position")
    return codes
