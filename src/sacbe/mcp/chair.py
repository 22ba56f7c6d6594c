"""What the tools need of a seat, whether its table is at a server or in this process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from sacbe.core.game import Game

View = dict[str, Any]  # of kind "words": docs/protocol.md


class Declined(Exception):
    """The table or a rule says no, in words for whoever asked."""

    def __init__(self, reason: str, text: str, rule: str = "") -> None:
        self.reason, self.text, self.rule = reason, text, rule
        super().__init__(f"{reason}: {text}" + (f" (rule {rule})" if rule else ""))


class Chair(Protocol):
    """A seat at a table. `ply` and `step` are those of the view that was decided on: if the decision has moved on
    meanwhile, Declined says so with the reason "stale"."""

    game: Game
    lang: str

    async def view(self) -> View:
        """What the seat may know now."""
        ...

    async def changed(self, view: View, seconds: float) -> View:
        """The next view after this one, or the same when so many seconds are over."""
        ...

    async def act(self, ply: int, step: int, codes: Sequence[int], commit: bool) -> View: ...
    async def undo(self, ply: int, step: int, whole_turn: bool) -> View: ...
    async def confirm(self, ply: int, step: int) -> View: ...
    async def why_not(self, code: int) -> Declined:
        """Why an action is refused; of reason "legal" if it is not."""
        ...

    async def hint(self) -> dict[str, Any]: ...
    async def say(self, text: str) -> None: ...

    async def heard(self) -> list[str]:
        """What was said at the table since the last time."""
        ...

    async def leave(self) -> None: ...


def place(view: View) -> tuple[int, int]:
    """The decision that a view shows."""
    return int(view["ply"]), int(view["step"])


def meant(game: Game, action: str) -> list[int]:
    """The codes of one action or of several, written in notation with ";" between them, or as numbers."""
    words = [part.strip() for part in action.split(";") if part.strip()]
    try:
        codes = [int(word) if word.isdigit() else game.parse(word) for word in words]
    except ValueError as wrong:
        raise Declined("no-such-action", f"{wrong}; the tool `actions` lists what is legal, in notation") from None
    if not codes:
        raise Declined("no-such-action", "name an action in notation, as the tool `actions` lists it")
    return codes
