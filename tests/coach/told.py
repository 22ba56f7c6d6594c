"""A tip of the coach with the position it was given in: what each claim is checked against."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Told:
    """`position` is the seat's own view as a dict; `codes` and `legal` are in notation."""

    position: dict[str, Any]
    seat: int
    facts: Mapping[str, int]
    lights: list[str]
    codes: list[str]
    legal: list[str]

    @property
    def mine(self) -> dict[str, Any]:
        found: dict[str, Any] = self.position["players"][self.seat]
        return found

    @property
    def others(self) -> list[dict[str, Any]]:
        return [player for seat, player in enumerate(self.position["players"]) if seat != self.seat]

    def spots(self, prefix: str) -> list[str]:
        """What is lit of one kind, without that kind's prefix."""
        return [light.removeprefix(prefix) for light in self.lights if light.startswith(prefix)]


Claim = Callable[[Told], bool]
