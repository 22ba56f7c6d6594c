"""The contract that every game keeps, as tests for pytest: Sacbe's own games are held to the very same.

    from sacbe.testing import BotContract, GameContract, ShowContract

    class TestMyGame(GameContract, BotContract, ShowContract):
        slugs = ("mygame",)

`GameContract`: positions, legal lists, refusals, views, records, observations, foreseen turns. `BotContract`: bots play
whole games of it. `ShowContract`: what a table needs, boards and words. Each can be had alone.
"""

from __future__ import annotations

try:
    import pytest
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError("sacbe.testing needs pytest: pip install 'sacbe[testing]'", name="pytest") from missing

# What an assertion has found is told as in any test.
_PARTS = ("rules", "plans", "observations", "bots", "shown", "looks")
pytest.register_assert_rewrite(*(f"sacbe.testing.{part}" for part in _PARTS))

from sacbe.testing.bots import BotContract  # noqa: E402
from sacbe.testing.looks import Looks  # noqa: E402
from sacbe.testing.observations import FieldsContract, ObservationsContract  # noqa: E402
from sacbe.testing.plans import PlansContract  # noqa: E402
from sacbe.testing.rules import RulesContract  # noqa: E402
from sacbe.testing.shown import ShowContract  # noqa: E402

__all__ = [
    "BotContract",
    "FieldsContract",
    "GameContract",
    "Looks",
    "ObservationsContract",
    "PlansContract",
    "RulesContract",
    "ShowContract",
]


class GameContract(RulesContract, PlansContract, ObservationsContract, FieldsContract):
    """All that is asked of a game's engine."""
