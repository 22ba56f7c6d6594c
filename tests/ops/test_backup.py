"""A backup made while a game is played holds all that was acknowledged before; it comes back whole, cookies too."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
import tarfile
from contextlib import closing
from pathlib import Path

import pytest

from sacbe.table.models import HEAD
from sacbe.table.sql import engine_for, look, prepare
from tests.needs import needs_postgres
from tests.ops.run import beside, sacbe
from tests.web.server import Guest, Server, serving
from tests.web.test_kill import Match, new_match


def made(answer: subprocess.CompletedProcess[str]) -> str:
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def refused(answer: subprocess.CompletedProcess[str]) -> str:
    assert answer.returncode == 1
    assert "Traceback" not in answer.stderr
    return answer.stderr


def rows(data: Path, table: str) -> list[tuple[int, int, int]]:
    with closing(sqlite3.connect(data)) as connection:
        asked = "SELECT ply, seat, action FROM plies WHERE table_id = ? ORDER BY ply"
        return connection.execute(asked, (table,)).fetchall()


async def acknowledged(match: Match, playing: asyncio.Task[None], turns: int) -> None:
    while len(match.acknowledged) < turns and not playing.done():  # noqa: ASYNC110 -- the match tells nobody
        await asyncio.sleep(0.01)


@pytest.mark.compiled
async def test_a_backup_under_load_has_every_acknowledged_move(tmp_path: Path) -> None:
    data, saved = tmp_path / "a" / "t.db", tmp_path / "b" / "t.db"
    data.parent.mkdir()
    file = tmp_path / "backup.tar.gz"
    async with serving(str(data)) as server, Guest(server.url) as host:
        mine = await host.table("trek12", "me", "bot")
        matches = [await new_match(server, data, random.Random(k)) for k in range(4)]
        playing = [asyncio.create_task(match.play(server.url)) for match in matches]
        for match, task in zip(matches, playing, strict=True):
            await acknowledged(match, task, 5)
        before = [dict(match.acknowledged) for match in matches]
        made(await beside("backup", str(file), "--data", str(data)))
        assert "is there already" in refused(await beside("backup", str(file), "--data", str(data)))
        assert "works on" in refused(await beside("restore", str(file), "--data", str(data), "--overwrite"))
        await asyncio.gather(*playing)
        cookies = host.http.cookies
        assert "Restored" in made(await beside("restore", str(file), "--data", str(saved)))
    for match, turns in zip(matches, before, strict=True):
        copy = Match(saved, match.table, ["", ""], random.Random())
        copy.acknowledged = turns
        chosen = copy.chosen([(seat, code) for _, seat, code in copy.rows()])
        for ply, turn in turns.items():
            copy.stand(chosen, ply, turn)
        assert copy.rows() == match.rows()[: len(copy.rows())]
    assert {file.stat().st_mode & 0o777, saved.stat().st_mode & 0o777} == {0o600}
    async with serving(str(saved)) as server, Guest(server.url) as guest:
        guest.http.cookies.update(cookies)  # the secret came too: whoever held a seat holds it still
        assert [each["table"] for each in (await guest.http.get("/api/mine")).json()].count(mine) == 1


def test_what_is_there_is_not_replaced_unless_told(tmp_path: Path) -> None:
    data, file = tmp_path / "t.db", tmp_path / "backup.tar.gz"
    assert "no database" in refused(sacbe("backup", str(file), "--data", str(data)))
    for name in ("first", "second"):
        data.unlink(missing_ok=True)
        with closing(sqlite3.connect(data)) as connection:
            connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
            connection.execute("INSERT INTO alembic_version VALUES ('0002')")
            connection.execute(f"CREATE TABLE {name} (x INTEGER)")
            connection.commit()
        if name == "first":
            made(sacbe("backup", str(file), "--data", str(data)))
    assert "--overwrite" in refused(sacbe("restore", str(file), "--data", str(data)))
    assert b"second" in data.read_bytes()
    said = made(sacbe("restore", str(file), "--data", str(data), "--overwrite"))
    assert b"first" in data.read_bytes()
    aside = next(tmp_path.glob("t.db-before-*"))
    assert str(aside) in said
    assert b"second" in aside.read_bytes()


@pytest.mark.parametrize("damage", ["none of ours", "cut", "changed", "missing"])
def test_a_damaged_backup_is_refused(tmp_path: Path, damage: str) -> None:
    data, file = tmp_path / "t.db", tmp_path / "backup.tar.gz"
    with closing(sqlite3.connect(data)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('0002')")
        connection.commit()
    made(sacbe("backup", str(file), "--data", str(data)))
    match damage:
        case "none of ours":
            file.write_text("hello")
        case "cut":
            file.write_bytes(file.read_bytes()[:-200])
        case "missing":
            file.unlink()
        case _:
            with tarfile.open(file) as archive:
                archive.extractall(tmp_path / "x", filter="data")
            with (tmp_path / "x" / "tables").open("ab") as tables:
                tables.write(b"!")
            with tarfile.open(file, "w:gz") as archive:
                for name in ("about.json", "secret", "tables"):
                    archive.add(tmp_path / "x" / name, name)
    refused(sacbe("restore", str(file), "--data", str(tmp_path / "new" / "t.db")))
    assert not (tmp_path / "new" / "t.db").exists()


@pytest.mark.postgres
@pytest.mark.skipif(shutil.which("pg_dump") is None, reason="no pg_dump here: install postgresql-client")
async def test_a_database_of_postgresql_and_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = str(tmp_path / "backup.tar.gz")
    with needs_postgres() as url:
        server = Server(url)
        await server.start()
        try:
            async with Guest(server.url) as host:
                table = await host.table("trek12", "me", "bot")
                made(await beside("backup", file, "--data", url))
                later = await host.table("trek12", "me", "bot")
                assert "works on this database" in refused(await beside("restore", file, "--data", url, "--overwrite"))
                await server.stop()
                assert "--overwrite" in refused(await beside("restore", file, "--data", url))
                assert "dump" in made(await beside("restore", file, "--data", url, "--overwrite"))
                await server.start()
                async with Guest(server.url) as guest:
                    guest.http.cookies.update(host.http.cookies)
                    mine = [each["table"] for each in (await guest.http.get("/api/mine")).json()]
                assert table in mine
                assert later not in mine
        finally:
            await server.stop()


@pytest.mark.postgres
@pytest.mark.skipif(shutil.which("pg_dump") is None, reason="no pg_dump here: install postgresql-client")
async def test_a_backup_of_an_earlier_version_goes_over_a_newer_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `docs/hosting.md` promises it: the way back from a new version is the backup made before."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = str(tmp_path / "backup.tar.gz")
    with needs_postgres() as url:
        await prepare(url)
        engine = engine_for(url)
        async with engine.begin() as connection:
            # what came after 0002
            for command in ("DROP TABLE reviews, analyses", "UPDATE alembic_version SET version_num = '0002'"):
                await connection.exec_driver_sql(command)
        await engine.dispose()
        made(await beside("backup", file, "--data", url))
        await prepare(url)
        assert await look(url) == HEAD
        made(await beside("restore", file, "--data", url, "--overwrite"))
        assert await look(url) == "0002"
        await prepare(url)
        assert await look(url) == HEAD
