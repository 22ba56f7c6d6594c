"""What a table refuses, as data: a reason id and, where a rule of the game refuses, the engine's own refusal."""

from __future__ import annotations

from typing import Any

from sacbe.core.errors import Refusal


class Refused(Exception):
    """Nothing has changed. `reason` is the id of the text (`error-<reason>`), `facts` fill that text."""

    def __init__(self, reason: str, refusal: Refusal | None = None, **facts: Any) -> None:
        super().__init__(f"{reason} {facts or ''}".strip())
        self.reason = reason
        self.refusal = refusal
        self.facts = facts


class Conflict(Exception):
    """Another server has already written this ply: reload, and refuse the request as stale."""
