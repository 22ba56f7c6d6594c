"""What is counted while trouble goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

QUIET = "quiet"


@dataclass
class Figures:
    """`seconds`, by what went on meanwhile: from sending a move until the last client of its table was shown it."""

    seconds: dict[str, list[float]] = field(default_factory=dict)
    turns: int = 0  # acknowledged
    games: int = 0  # played to their end
    lines_lost: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    troubles: Counter[str] = field(default_factory=Counter)
    flooded: Counter[str] = field(default_factory=Counter)
    window: str = ""

    @contextmanager
    def measuring(self, what: str) -> Iterator[None]:
        self.window = what
        try:
            yield
        finally:
            self.window = ""

    def percentile(self, what: str, share: float) -> float:
        ordered = sorted(self.seconds.get(what, []))
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
