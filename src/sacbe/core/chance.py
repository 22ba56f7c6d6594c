"""A small generator that runs the same compiled and uncompiled, and NATURE's choice by tickets."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sacbe.core.state import Phase, State


class Rng:
    """xorshift32 plus a Weyl sequence. Every intermediate value stays below 2**63, so no arithmetic ever wraps."""

    def __init__(self, seed: int) -> None:
        mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 29
        mixed = (mixed * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        self.state: i64 = ((mixed >> 32) & 0xFFFFFFFF) or 0x9E3779B9
        self.weyl: i64 = mixed & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        """A number of 0..n-1; n is less than 2**31."""
        x = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        self.weyl = (self.weyl + 0x9E3779B9) & 0xFFFFFFFF
        return ((x + self.weyl) & 0xFFFFFFFF) * n >> 32

    def randrange(self, stop: int, /) -> int:
        return self.below(stop)


def draw(s: State, rng: Rng) -> i64:
    """An outcome of NATURE, each as likely as it has tickets."""
    phase: Phase[Any] = s.phases[s.phase]
    return phase.holder(s, rng.below(phase.all_tickets(s)))
