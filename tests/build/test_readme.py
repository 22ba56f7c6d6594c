"""The README's Python runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.engine
def test_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    # The expert thinks by the clock; a weaker bot shows the same calls in a moment.
    exec(compile(example.replace('"expert"', '"novice"'), str(README), "exec"), {})
    assert "sacbe 1\ngame trek12" in capsys.readouterr().out
