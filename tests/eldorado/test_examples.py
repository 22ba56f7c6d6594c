"""Every worked example of the dossier, by its id: one function each, as each is a small story of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.eldorado import examples_ends, examples_moves, examples_turns
from tests.eldorado.examples_table import TABLE

pytestmark = pytest.mark.engine

Example = dict[str, Any]
FILE = json.loads((Path(__file__).parent / "examples.json").read_text(encoding="utf-8"))
EXAMPLES: dict[str, Example] = {e["id"]: e for e in FILE["examples"]}
TOLD: dict[str, Callable[[Example], None]] = TABLE
assert examples_moves and examples_turns and examples_ends  # importing them fills the table


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name: str) -> None:
    TOLD[name](EXAMPLES[name])


def test_no_story_without_an_example() -> None:
    assert set(TOLD) == set(EXAMPLES)
