"""Databases of earlier releases: their tables open, go on by the rules they began with, and replay.

`releases/` holds one database a release, as text, written by that release itself: for each game a finished table and
one in the middle of the game, in the middle of somebody's turn.
"""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

import sacbe
from sacbe.core import fair
from sacbe.core.record import Record
from sacbe.table.errors import Refused
from sacbe.table.migrations import known
from sacbe.table.models import HEAD, metadata
from sacbe.table.seats import Who
from sacbe.table.show import Show
from sacbe.table.sql import look, prepare
from sacbe.table.tables import Tables
from sacbe.table.view import Look
from sacbe.testing.walks import seats_of
from tests.table.helpers import play_on, tables_at

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.sql"))
# What the first release showed at the end of each finished table.
ENDS = {"tikal": [111, 100], "tzolkin": [4, 89], "eldorado": [-14, 13], "tobago": [39, 69], "trek12": [11, 5]}
ANNA = Who("owner Анна")


@pytest.fixture(params=RELEASES, ids=lambda path: path.stem)
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(request.param.read_text(encoding="utf-8"))
    return path


def told(show: Show, lang: str) -> list[bytes]:
    """The page of a few positions, at last the newest with the whole log, as the first seat sees them."""
    look = Look(0, lang, "wide", "page")
    return [show.view(ANNA, look, ply=ply) for ply in (*range(0, show.table.ply, show.table.ply // 6), None)]


@pytest.mark.parametrize("slug", sacbe.SLUGS)
async def test_a_finished_table_replays_and_verifies(data: Path, slug: str) -> None:
    async with tables_at(data) as tables:
        show = await tables.get(f"{slug}-over")
        table = show.table
        assert table.over
        assert table.meta.edition == 1
        assert [table.state.score(seat) for seat in range(2)] == ENDS[slug]
        record = Record.read(show.record().write())
        assert record.edition == 1
        assert record.final() == table.state
        assert fair.verify(record) == []
        for lang in ("ru", "en"):
            pages = told(show, lang)
            earlier = "редакции 1" if lang == "ru" else "edition 1 of the rules"
            assert (earlier in pages[-1].decode()) == (sacbe.game(slug).edition > 1)


@pytest.mark.parametrize("slug", sacbe.SLUGS)
async def test_an_unfinished_table_goes_on_by_the_rules_it_began_with(data: Path, slug: str) -> None:
    async with tables_at(data) as tables:
        show = await tables.get(f"{slug}-open")
        table = show.table
        assert table.meta.edition == table.state.edition == 1
        assert [len(draft.actions) for draft in table.drafts.values()] == [1], "the turn that was being composed"
        assert set(table.drafts) <= set(seats_of(table.state.actors()))
        assert [said.text for said in await tables.store.said(table.meta.id, 10)] == ["Привет!"]
        told(show, "ru")
        await play_on(show, random.Random(1), until=table.ply + 300)
        ply = table.ply
    async with tables_at(data) as tables:  # after a restart, from a snapshot of today
        show = await tables.get(f"{slug}-open")
        assert show.table.ply == ply
        assert show.table.state.edition == 1
        assert (
            show.table.history.at(ply).dump()
            == Record(show.table.game, 3, show.table.meta.options, actions=show.table.history.plies, edition=1)
            .final()
            .dump()
        )


async def test_a_rematch_goes_by_the_rules_of_today(data: Path) -> None:
    async with tables_at(data) as tables:
        for slug in sacbe.SLUGS:
            old = await tables.get(f"{slug}-over")
            fresh = (await tables.get(await tables.rematch(old, ANNA))).table
            assert fresh.meta.edition == fresh.state.edition == fresh.game.edition
            assert set(fresh.meta.options) == set(fresh.game.options)


async def test_a_table_of_rules_not_known_here_is_kept_and_says_so(data: Path) -> None:
    await prepare(data)
    with closing(sqlite3.connect(data)) as connection:
        connection.execute("UPDATE tables SET edition = 7 WHERE id = 'tobago-open'")
        connection.commit()
    async with tables_at(data) as tables:
        with pytest.raises(Refused, match="newer-rules") as refused:
            await tables.get("tobago-open")
        assert "1 to 2" in refused.value.facts["text"]
        assert "tobago-open" not in await _mine(tables)
        assert "tobago-over" in await _mine(tables)
        assert await tables.store.tail("tobago-open", 0), "nothing is lost"


def counts(data: Path) -> dict[str, int]:
    with closing(sqlite3.connect(data)) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


async def test_the_tables_become_those_of_today_and_nothing_is_lost(data: Path) -> None:
    before = counts(data)
    assert await look(data) in known()
    await prepare(data)
    assert await look(data) == HEAD
    assert {name: count for name, count in counts(data).items() if name in before} == before
    with create_engine(f"sqlite:///{data}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


async def test_a_snapshot_that_cannot_be_read_costs_nothing(data: Path) -> None:
    with closing(sqlite3.connect(data)) as connection:
        connection.execute('UPDATE snapshots SET position = \'{"phase": "none such"}\'')
        connection.commit()
    async with tables_at(data) as tables:
        table = (await tables.get("tikal-over")).table
        assert [table.state.score(seat) for seat in range(2)] == ENDS["tikal"]


async def test_a_database_of_a_newer_version_is_refused_in_a_sentence(data: Path) -> None:
    with closing(sqlite3.connect(data)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(ValueError, match="newer version of sacbe"):
        await prepare(data)


async def _mine(tables: Tables) -> list[str]:
    return [show.table.meta.id for show, _ in await tables.mine(ANNA, 20)]
