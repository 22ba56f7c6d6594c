"""A bot's turn as everybody saw it, with something said about it: what each claim is checked against."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Moment:
    """`before` and `after` are a spectator's positions as dicts, `done` the speaker's public actions in notation."""

    before: dict[str, Any]
    after: dict[str, Any]
    seat: int
    done: list[str]
    facts: Mapping[str, int]

    @property
    def mine(self) -> dict[str, Any]:
        found: dict[str, Any] = self.after["players"][self.seat]
        return found

    @property
    def mine_before(self) -> dict[str, Any]:
        found: dict[str, Any] = self.before["players"][self.seat]
        return found

    @property
    def theirs(self) -> dict[str, Any]:
        """Of whoever is spoken of."""
        found: dict[str, Any] = self.after["players"][self.facts["other"]]
        return found

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.after["players"])) if seat != self.seat]


Claim = Callable[[Moment], bool]


def leads(scores: list[int], m: Moment) -> bool:
    """I have most of all, the one named comes next, and I am so much ahead of it."""
    ranked = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return ranked[:2] == [m.seat, m.facts["other"]] and scores[m.seat] - scores[m.facts["other"]] == m.facts["n"] > 0


def trails(scores: list[int], m: Moment) -> bool:
    """The one named has most of all, so much more than I."""
    return scores[m.facts["other"]] == max(scores) and scores[m.facts["other"]] - scores[m.seat] == m.facts["n"] > 0
