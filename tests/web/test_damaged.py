"""Storage that was full or is damaged: the game begins later, what is broken is told, and nothing else suffers."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from sacbe.table.store import Append
from tests.table.helpers import persons, tables_at, until
from tests.web.inside import inside
from tests.web.server import Guest


async def test_a_game_that_could_not_begin_begins_later(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        append = tables.store.append

        async def full(what: Append) -> None:
            raise OSError("no space left on device")

        tables.store.append = full  # type: ignore[method-assign]
        show = await tables.create("h", "toy", {}, persons("A", "B"))
        assert show.table.ply == 0
        tables.store.append = append  # type: ignore[method-assign]
        tables.sweep(0.0)
        tables.sweep(1.0)
        await until(lambda: show.table.ply > 0)


DAMAGE = {
    "an action that is none": "UPDATE plies SET action = 60000 WHERE ply = 1",
    "options that are no JSON": "UPDATE tables SET options = '{'",
    "no such game": "UPDATE tables SET game = 'chess'",
    "a seat too few": "DELETE FROM seats WHERE seat = 1",
    "a ply is gone": "DELETE FROM plies WHERE ply = 0",
    "a draft that is no JSON": "INSERT INTO drafts VALUES ((SELECT id FROM tables), 0, 'x')",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
async def test_a_damaged_table_is_told_and_harms_no_other_page(tmp_path: Path, damage: str) -> None:
    data = tmp_path / "t.db"
    async with inside(data) as server, Guest(server.url) as ann:
        table = await ann.table("toy", "me", "me")
        cookies = ann.http.cookies
    with sqlite3.connect(data) as database:
        database.execute(damage)
    database.close()
    async with inside(data) as server, Guest(server.url) as ann:
        ann.http.cookies = cookies
        good = await ann.table("toy", "me", "me")
        mine = await ann.http.get("/api/mine")
        assert mine.status_code == 200
        assert good in [one["table"] for one in mine.json()]
        assert (await ann.http.get("/", headers={"accept": "text/html"})).status_code == 200
        answer = await ann.http.get(f"/t/{table}", headers={"accept": "text/html"})
        assert answer.status_code == (404 if "chess" in damage else 500)
        assert "restore it from a backup" in answer.text or answer.status_code == 404
        assert "Traceback" not in answer.text


async def test_a_damaged_snapshot_is_not_believed(tmp_path: Path) -> None:
    data = tmp_path / "t.db"
    async with tables_at(data) as tables:
        show = await tables.create("h", "trek12", {}, persons("A", "B"))
        while show.table.ply < 70:
            seat = sorted(show.table.opened)[0]
            draft = show.table.drafts.get(seat)
            code = show.table.position_of(seat).legal(seat)[0]
            await show.table.act(seat, show.table.ply, len(draft.actions) if draft else 0, code, True)
        table, plies, position = show.table.meta.id, show.table.ply, show.table.state.dump()
    with sqlite3.connect(data) as database:
        stored: bytes = database.execute("SELECT position FROM snapshots").fetchone()[0]
        wrong = stored.replace(b'"round":', b'"round":1')
        assert wrong != stored
        database.execute("UPDATE snapshots SET position = ?", (wrong,))
    database.close()
    async with tables_at(data) as tables:
        again = (await tables.get(table)).table
        assert (again.ply, again.state.dump()) == (plies, position)
