"""The examples by id; `example("MOV-02")` enters a function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

TABLE: dict[str, Callable[[dict[str, Any]], None]] = {}


def example(name: str) -> Callable[[Callable[[dict[str, Any]], None]], Callable[[dict[str, Any]], None]]:
    def enter(story: Callable[[dict[str, Any]], None]) -> Callable[[dict[str, Any]], None]:
        TABLE[name] = story
        return story

    return enter
