"""Pictures for the rules page and the home page, drawn by the board renderer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

FIGURES: Final[dict[str, Callable[[str], str]]] = {}
