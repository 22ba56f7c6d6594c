"""Every worked example of the dossier, by its id."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tzolkin import examples_actions as actions
from tests.tzolkin import examples_scoring as scoring
from tests.tzolkin import examples_turns as turns
from tests.tzolkin.play import Example

pytestmark = pytest.mark.engine
FILE = json.loads((Path(__file__).parent / "examples.json").read_text(encoding="utf-8"))

# Examples that share a shape; every other one has a function of its own, named after its id.
SHARED: dict[str, Callable[[Example], None]] = {
    **{name: lambda e: turns.neutrals(e, "palenque") for name in ("EX-01", "EX-02")},
    "EX-03": lambda e: turns.neutrals(e, "tikal"),
    "EX-05": lambda e: turns.neutrals(e, "uxmal"),
    **dict.fromkeys(("EX-85", "EX-86", "EX-87", "EX-88"), scoring.feeding),
    **dict.fromkeys(("EX-91", "EX-92"), scoring.end_of_age),
    **dict.fromkeys(("EX-96", "EX-97", "EX-98", "EX-101", "EX-102"), scoring.monument),
}


@pytest.mark.parametrize("example", FILE["examples"], ids=lambda e: e["id"])
def test_example(example: Example) -> None:
    name = example["id"].lower().replace("-", "_")
    play = SHARED.get(example["id"])
    for module in (turns, actions, scoring):
        play = play or getattr(module, name, None)
    assert play is not None, f"{example['id']} needs a function {name}"
    play(example)
