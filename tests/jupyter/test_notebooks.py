"""The example notebooks run from top to bottom, and are kept without outputs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "examples" / "notebooks").glob("*.ipynb"))
# The one that trains needs PyTorch
CASES = [
    pytest.param(path, id=path.stem, marks=[pytest.mark.train] if "training" in path.stem else []) for path in NOTEBOOKS
]
# As a kernel does: each cell in the same namespace; what the last line of a cell comes to is drawn.
RUN = """
import ast, json, sys, warnings
warnings.simplefilter("ignore")
names = {"__name__": "__main__"}
for number, cell in enumerate(json.load(open(sys.argv[1]))["cells"]):
    if cell["cell_type"] != "code":
        continue
    tree = ast.parse("".join(cell["source"]))
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, f"cell {number}", "exec"), names)
    if last is not None:
        shown = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
        svg = getattr(shown, "_repr_svg_", None)
        print(number, svg()[:40] if svg else repr(shown)[:200])
"""


def test_there_are_notebooks() -> None:
    assert len(NOTEBOOKS) == 5


@pytest.mark.parametrize("notebook", CASES)
def test_a_notebook_runs(notebook: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(notebook)], capture_output=True, text=True, check=False, cwd=notebook.parent
    )
    assert done.returncode == 0, done.stderr[-3000:]
    if notebook.stem == "1-first-game":
        assert "<svg" in done.stdout and "Refusal(rule='T-4.1.5'" in done.stdout
    if notebook.stem == "5-training":
        before, after = map(int, re.findall(r"(\d+)% (?:before|after)", done.stdout))
        assert before < after


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_clean(notebook: Path) -> None:
    book = json.loads(notebook.read_text(encoding="utf-8"))
    assert book["nbformat"] == 4
    for cell in book["cells"]:
        assert cell["source"] and not cell.get("outputs") and cell.get("execution_count") is None
