"""A table that others change while it is being read from storage, or whose reader gives up."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from sacbe.table.errors import Refused
from sacbe.table.sql import SqlStore
from sacbe.table.store import Saved
from sacbe.table.tables import Tables
from tests.needs import HANGS
from tests.table.helpers import persons, play_on, tables_at


class Held:
    """Storage that has read a table and does not hand it over yet."""

    def __init__(self, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
        store = tables.store
        assert isinstance(store, SqlStore)
        self._load = store.load
        self.read, self.go_on = asyncio.Event(), asyncio.Event()
        self.loads = 0
        monkeypatch.setattr(store, "load", self.load)

    async def load(self, table: str) -> Saved | None:
        self.loads += 1
        saved = await self._load(table)
        self.read.set()
        await asyncio.wait_for(self.go_on.wait(), HANGS)
        return saved


@pytest.mark.parametrize("news", ["plies", "everything"])
async def test_what_others_do_while_a_table_is_read_is_not_missed(
    news: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables_at(tmp_path / "t.db") as one, tables_at(tmp_path / "t.db") as two:
        show = await one.create("h", "toy", {}, persons("A", "B"))
        held = Held(two, monkeypatch)
        reading = asyncio.create_task(two.get(show.table.meta.id))
        await asyncio.wait_for(held.read.wait(), HANGS)
        before = show.table.ply
        await play_on(show, random.Random(1), until=before + 1)
        await two.hear("one", show.table.meta.id, news)  # nobody will say it again
        held.go_on.set()
        there = (await reading).table
        assert there.ply == show.table.ply > before
        assert there.state == show.table.state


async def test_whoever_gives_up_waiting_for_a_table_does_not_make_a_second_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables_at(tmp_path / "t.db") as one, tables_at(tmp_path / "t.db") as two:
        name = (await one.create("h", "toy", {}, persons("A", "B"))).table.meta.id
        held = Held(two, monkeypatch)
        first = asyncio.create_task(two.get(name))
        await asyncio.wait_for(held.read.wait(), HANGS)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        others = [asyncio.create_task(two.get(name)) for _ in range(2)]
        await asyncio.sleep(0)
        held.go_on.set()
        shows = [await other for other in others]
        assert shows[0] is shows[1] is await two.get(name)
        assert held.loads == 1


async def test_a_table_that_could_not_be_read_is_read_anew(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as one, tables_at(tmp_path / "t.db") as two:
        with pytest.raises(Refused, match="gone"):
            await two.get("nosuchtable")
        name = (await one.create("h", "toy", {}, persons("A", "B"))).table.meta.id
        assert (await two.get(name)).table.meta.id == name
