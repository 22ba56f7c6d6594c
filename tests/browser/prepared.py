"""Tables of every game as they fill the screen: long names; at the beginning, in the fullest middle, at the end.

They are played by bots and written into storage before a server opens it. Whose they are is written there too, once a
browser has a session.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

import sacbe
from sacbe.bots import make
from sacbe.table.seats import PERSON, Seat
from sacbe.table.show import Show
from sacbe.table.tables import Tables
from tests.table.helpers import act, tables_at

NAMES: Final = [
    "Александра-Виктория",
    "Maximilian Robertson",
    "Владислав Ярославич",
    "Charlotte Wellington",
    "Вера",
    "Bo",
]
NOBODY: Final = "nobody yet"
SEED: Final = "5a" * 16
MOMENTS: Final = ("opening", "middle", "end")
Moves = list[tuple[int, int]]
Prepared = dict[tuple[str, str], str]  # by game and moment, the table


def prepare(data: Path, slugs: tuple[str, ...] = sacbe.SLUGS, seed: str = SEED) -> Prepared:
    """Written into this database: every moment of these games."""
    with ThreadPoolExecutor(1) as aside:  # the browser's driver has a loop of its own in this thread
        return aside.submit(asyncio.run, _prepare(data, slugs, seed)).result()


async def _prepare(data: Path, slugs: tuple[str, ...], seed: str) -> Prepared:
    made: Prepared = {}
    async with tables_at(data) as tables:
        for slug in slugs:
            end = await _table(tables, slug, seed)
            moves, fullest = await _played(end)
            for moment, until in (("opening", 0), ("middle", fullest)):
                show = await _table(tables, slug, seed)
                for seat, code in moves[:until]:
                    await act(show.table, seat, code)
                made[slug, moment] = show.table.meta.id
            made[slug, "end"] = end.table.meta.id
    return made


async def _table(tables: Tables, slug: str, seed: str) -> Show:
    game = sacbe.game(slug)
    names = NAMES[: min(4, game.seats.stop - 1)]
    seats = [Seat(k, PERSON, name, NOBODY) for k, name in enumerate(names)]
    return await tables.create(NOBODY, slug, {}, seats, seed=seed)


async def _played(show: Show) -> tuple[Moves, int]:
    """A whole game by bots; and after how many moves of its second half the most is written on the board."""
    table, moves = show.table, Moves()
    bots = [make("greedy", seed=seat) for seat in range(len(table.seats))]
    written: dict[int, int] = {}
    while not table.over:
        seat = min(table.opened)
        seen = table.position_of(seat).hide(seat)
        if len(moves) % 3 == 0:
            written[len(moves)] = table.game.presenter.board(seen, seat, "ru", table.names, "tall").count("<text")
        code = bots[seat].choose(seen, seat)
        moves.append((seat, code))
        await act(table, seat, code)
    return moves, max((n for n in written if len(moves) * 0.4 < n < len(moves) * 0.85), key=written.__getitem__)


def adopt(page: Page, data: Path) -> None:
    """All of them belong to whoever sits at this browser: call it before any of them is opened."""
    page.evaluate(
        """() => fetch("/api/tables", { method: "POST",
             headers: { "content-type": "application/json", "x-csrf-token": /csrf=([^;]+)/.exec(document.cookie)[1] },
             body: JSON.stringify({ game: "trek12", seats: [{ kind: "me" }, { kind: "bot", level: "novice" }] }) })"""
    )
    with closing(sqlite3.connect(data)) as connection:
        owner = connection.execute("SELECT owner FROM seats WHERE owner NOT IN ('', ?)", (NOBODY,)).fetchone()[0]
        connection.execute("UPDATE seats SET owner = ? WHERE owner = ?", (owner, NOBODY))
        connection.commit()
