"""Pictures."""

from __future__ import annotations

from collections.abc import Callable

FIGURES: dict[str, Callable[[str], str]] = {}
