"""The evaluator of a game, found by its slug."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from sacbe.core.evaluation import Evaluator


@cache
def evaluator(slug: str) -> Evaluator:
    """What `sacbe.games.<slug>.eval` knows."""
    return cast(Evaluator, import_module(f"sacbe.games.{slug}.eval").EVALUATOR)
