"""The lines of code in the research guide do what it says."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from tests.envs.needs import needs

needs("pettingzoo", "envs")

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "research.md"


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_guide(tmp_path: Path) -> None:
    plain = tmp_path / "guide.txt"  # a fence ends an example as an empty line does
    plain.write_text(GUIDE.read_text().replace("```", ""))
    result = doctest.testfile(str(plain), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0
