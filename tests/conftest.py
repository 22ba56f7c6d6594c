"""What all tests share: whose lines count as covered."""

from __future__ import annotations

from pathlib import Path

import pytest

CORE = Path(__file__).parent / "core"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Coverage is asked of core and rules, and counting takes as long as running them: what tests of boards, words and
    servers run through on their way is not counted, only what the engine's own tests ask."""
    for item in items:
        if item.get_closest_marker("engine") is None and CORE not in item.path.parents:
            item.add_marker(pytest.mark.no_cover)
