"""Every worked example of the dossier, by its id."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tobago import examples_amulets, examples_clues, examples_moves, examples_powers, examples_sharing
from tests.tobago.table import FILE

pytestmark = pytest.mark.engine

EXAMPLES = {
    **examples_clues.EXAMPLES,
    **examples_moves.EXAMPLES,
    **examples_amulets.EXAMPLES,
    **examples_powers.EXAMPLES,
    **examples_sharing.EXAMPLES,
}


@pytest.mark.parametrize("example", FILE["examples"], ids=lambda e: e["id"])
def test_example(example: dict[str, Any]) -> None:
    EXAMPLES[example["id"]](example)
