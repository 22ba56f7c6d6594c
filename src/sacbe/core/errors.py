"""Why an action is refused, as data: the rule, a reason id and the facts that are missing."""

from __future__ import annotations

from typing import Any, Final

Facts = dict[str, Any]


class Refusal:
    """`rule` is the dossier's number, `reason` the id of the text, `facts` what that text is filled with."""

    def __init__(self, rule: str, reason: str, facts: Facts | None = None) -> None:
        self.rule: Final = rule
        self.reason: Final = reason
        self.facts: Final[Facts] = facts if facts is not None else {}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.rule == other.rule
            and self.reason == other.reason
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.reason))

    def __repr__(self) -> str:
        return f"Refusal(rule={self.rule!r}, reason={self.reason!r}, facts={self.facts!r})"


class IllegalAction(ValueError):
    """An action that is not legal now. Nothing has changed."""

    def __init__(self, rule: str, facts: Facts | None = None, reason: str = "") -> None:
        super().__init__(f"{reason or 'illegal'} (rule {rule}) {facts or {}}")
        self.rule = rule
        self.reason = reason
        self.facts: Facts = facts if facts is not None else {}


class HiddenPosition(ValueError):
    """A hidden position was asked for something that only the whole position knows. `guess(rng)` fills it in."""
