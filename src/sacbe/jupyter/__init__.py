"""Sacbe in a notebook: `sacbe.widget(record)` steps through a game, `sacbe.play_here("trek12")` plays one in the cell.

Both are anywidgets (`sacbe[jupyter]`): they work in Jupyter, VS Code, Colab and marimo, as long as the kernel runs.
"""

from __future__ import annotations

try:
    import anywidget as _anywidget  # noqa: F401
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError("widgets need anywidget: pip install 'sacbe[jupyter]'", name="anywidget") from missing

from sacbe.jupyter.here import Here
from sacbe.jupyter.stepper import Stepper

__all__ = ["Here", "Stepper"]
