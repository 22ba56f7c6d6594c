"""Tables in memory and on disk for tests, with bots that answer at once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.core.thought import Thought
from sacbe.table.bot_turns import Setup
from sacbe.table.bots import Result
from sacbe.table.live import LiveTable
from sacbe.table.seats import BOT, OPEN, PERSON, Seat
from sacbe.table.show import Show
from sacbe.table.sql import SqlStore
from sacbe.table.tables import Tables
from tests.needs import HANGS
from tests.table.played import games


class Quick:
    """Answers at once, by its seed."""

    slots = 4

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []

    async def plan(self, game: Game, seen: State, seat: int, level: str, seed: int) -> Thought:
        self.asked.append((seat, level))
        return Thought([random.Random(seed).choice(seen.legal(seat))], [], 0.0)

    async def work(self, function: Callable[..., Result], *args: Any) -> Result:
        return await asyncio.to_thread(function, *args)

    def close(self) -> None:
        pass


@asynccontextmanager
async def tables_at(
    data: Path | str, thinker: Quick | None = None, publish: Callable[[str, str], None] | None = None
) -> AsyncIterator[Tables]:
    store = SqlStore(data)
    await store.open()
    tables = Tables(store, thinker or Quick(), Setup(), games, publish)
    try:
        yield tables
    finally:
        await tables.close()
        await store.close()


def persons(*names: str) -> list[Seat]:
    return [Seat(k, PERSON, name, f"owner {name}") for k, name in enumerate(names)]


def bot(seat: int) -> Seat:
    return Seat(seat, BOT, f"Bot {seat}", level="novice")


def vacant(seat: int) -> Seat:
    return Seat(seat, OPEN)


async def act(table: LiveTable, seat: int, code: int, commit: bool = True) -> None:
    draft = table.drafts.get(seat)
    await table.act(seat, table.ply, len(draft.actions) if draft else 0, code, commit)


async def play_on(show: Show, rng: random.Random, until: int = 10_000) -> None:
    """Random legal moves by whoever is to act."""
    table = show.table
    while not table.over and table.ply < until:
        seat = rng.choice(sorted(table.opened))
        await act(table, seat, rng.choice(table.position_of(seat).legal(seat)))


async def until(true: Callable[[], bool]) -> None:
    """Wait for what other tasks bring about."""
    async with asyncio.timeout(HANGS):
        while not true():  # noqa: ASYNC110 -- a table has no event for what a test asks
            await asyncio.sleep(0.005)


async def plan(table: LiveTable, seat: int, *codes: int) -> None:
    """Goes on with what this seat tries out for its next turn."""
    have = table.plans.get(seat)
    await table.plan(seat, len(have.actions) if have else 0, lambda p: p.act(*codes))
