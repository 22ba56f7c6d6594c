"""What a table needs of storage, and what a saved table is. `sql.py` is the implementation."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Protocol

from sacbe.table.seats import Seat
from sacbe.table.unfold import Ply


@dataclass(slots=True)
class Meta:
    """What a table is, apart from its seats and its moves.

    `forced`: the server takes moves that leave no choice. `edition`: the rules it began with, and is finished by.
    """

    id: str
    game: str
    options: dict[str, Any]
    seed: str
    host: str
    forced: bool = True
    over: bool = False
    rematch: str = ""
    edition: int = 1


@dataclass(slots=True)
class Append:
    """Plies to be written from number `at` on, in one transaction with everything they bring about."""

    table: str
    at: int
    plies: list[Ply]
    over: bool
    clears: list[int]  # seats whose draft this is, or was
    snapshot: bytes = b""  # the position after these plies, now and then


@dataclass(slots=True)
class Said:
    id: int
    seat: int
    name: str
    text: str


@dataclass(slots=True)
class Saved:
    meta: Meta
    seats: list[Seat]
    plies: list[Ply] = field(default_factory=list)
    snapshot: tuple[int, bytes] | None = None
    drafts: dict[int, list[int]] = field(default_factory=dict)


@dataclass(slots=True)
class SavedReview:
    """`record`: of one that was uploaded; a table has its own. `changed`: the second in which it came so far; `found`:
    nothing until all of it is done."""

    id: str
    record: str = ""
    done: int = 0
    total: int = 0
    changed: int = 0
    found: bytes = b""


@dataclass(slots=True)
class SavedAnalysis:
    """`version`: how often it was written; who writes says which one he goes on from. `changed`: the second of that."""

    id: str
    owner: str
    game: str
    title: str
    record: str
    version: int = 0
    changed: int = 0


class Store(Protocol):
    """Every awaited write is durable when it returns, `draft` included if it is awaited."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def create(self, meta: Meta, seats: list[Seat]) -> None: ...
    async def append(self, what: Append) -> None:
        """Raises Conflict if another server has written one of these plies."""

    async def load(self, table: str) -> Saved | None: ...
    async def changed(self, table: str) -> int:
        """The second of its last move."""

    async def tail(self, table: str, since: int) -> list[Ply]: ...
    def draft(self, table: str, seat: int, actions: list[int]) -> asyncio.Future[None]:
        """Written soon; nobody needs to wait for it, but it can be told when it is."""

    async def drafts(self, table: str) -> dict[int, list[int]]: ...
    async def seat(self, table: str, before: Seat, after: Seat) -> None:
        """Raises Conflict if the seat in the database is no longer as `before` says."""

    async def seats(self, table: str) -> list[Seat]: ...
    async def say(self, table: str, seat: int, name: str, text: str) -> Said: ...
    async def said(self, table: str, last: int) -> list[Said]: ...
    async def rematch(self, table: str, successor: str) -> str:
        """Name the successor of a table once; the answer is the one that stands."""

    async def review(self, key: str) -> SavedReview | None: ...
    async def keep_review(self, review: SavedReview) -> None:
        """`changed` is now. Uploaded records that nobody has come for in a long time make room."""

    async def analysis(self, key: str) -> SavedAnalysis | None: ...
    async def keep_analysis(self, analysis: SavedAnalysis) -> int:
        """The version that it is now: one more than it was. Conflict if somebody has written another meanwhile."""

    async def analyses(self, owner: str, last: int) -> list[SavedAnalysis]:
        """Somebody's, the newest first, without their records."""

    async def mine(self, owner: str, last: int) -> list[tuple[str, int]]:
        """The tables somebody sits at, the newest first, each with the second of its last move."""
