"""Starting: whatever is wrong is said in a line each, without a traceback and without a password."""

from __future__ import annotations

import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sacbe.ops.places import place
from sacbe.table.lock import holder
from tests.needs import free_port, needs_redis, until
from tests.ops.run import beside, sacbe
from tests.web.server import Server


def database(folder: Path, version: str = "") -> Path:
    """A small database, perhaps of another version."""
    path = folder / "t.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (version,))
        connection.commit()
    path.chmod(0o600)
    return path


@pytest.mark.parametrize("command", ["serve", "check"])
def test_what_cannot_work_is_said_a_line_each(command: str, tmp_path: Path) -> None:
    wrong = {"redis": "redis://:hunter2@127.0.0.1:1/0", "url": "play.example.org", "proxies": "caddy", "contact": "me"}
    options = [word for name, value in wrong.items() for word in (f"--{name}", value)]
    answer = sacbe(command, "--data", f"{tmp_path}/t.db", *options)
    told = answer.stdout if command == "check" else answer.stderr
    assert answer.returncode == 1
    assert "Redis at redis://:***@127.0.0.1:1/0 does not answer" in told
    for name in wrong:
        assert name in told
    assert "Traceback" not in answer.stderr + answer.stdout
    assert "hunter2" not in answer.stderr + answer.stdout


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = database(tmp_path, "9999")
    answer = sacbe("serve", "--data", str(path))
    assert answer.returncode == 1
    assert "newer version of Sacbe" in answer.stderr
    assert "Traceback" not in answer.stderr
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT * FROM alembic_version").fetchall() == [("9999",)]
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (1,)


async def test_a_second_server_on_the_same_file_does_not_start(tmp_path: Path) -> None:
    data = str(tmp_path / "t.db")
    server = Server(data)
    await server.start()
    try:
        assert server.process is not None
        second = await beside("serve", "--port", "0", "--data", data)
        assert second.returncode == 1
        assert f"process {server.process.pid}, since 2" in second.stderr
        assert "Traceback" not in second.stderr
        played = await beside("play", "--data", data, "--no-browser")
        assert played.returncode == 0
        assert server.url.replace("127.0.0.1", "localhost") in played.stdout
        checked = await beside("check", "--port", server.url.rpartition(":")[2], "--data", data)
        assert checked.returncode == 0, checked.stdout
        assert str(server.process.pid) in checked.stdout
    finally:
        await server.kill()
    again = Server(data)  # a killed server's lock does not linger
    await again.start()
    assert await again.stop() == 0


@pytest.mark.redis
async def test_workers_share_the_file_and_outsiders_do_not(tmp_path: Path) -> None:
    data = str(tmp_path / "t.db")
    with needs_redis() as redis:
        server = Server(data, "--workers", "2", "--redis", redis)
        await server.start()
        try:
            assert (await beside("serve", "--port", "0", "--data", data)).returncode == 1
            other = Server(data, "--redis", redis)  # which tells and hears the news
            await other.start()
            assert await other.stop() == 0
        finally:
            assert await server.stop() == 0
    assert holder(data) is None


@pytest.mark.redis
async def test_workers_do_not_outlive_their_parent(tmp_path: Path) -> None:
    data = str(tmp_path / "t.db")
    with needs_redis() as redis:
        server = Server(data, "--workers", "2", "--redis", redis)
        await server.start()
        await server.stop(signal.SIGKILL)
        until(lambda: holder(data) is None)


def test_the_port_is_taken(tmp_path: Path) -> None:
    import socket

    port = free_port()
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        for command in ("serve", "check"):
            answer = sacbe(command, "--port", str(port), "--data", f"{tmp_path}/t.db")
            assert answer.returncode == 1
            assert f"port {port}" in answer.stdout + answer.stderr


def test_a_folder_means_the_file_in_it(tmp_path: Path) -> None:
    assert place(f"{tmp_path}/") == str(tmp_path / "tables.sqlite3")
    assert place(str(tmp_path / "x.db")) == str(tmp_path / "x.db")
    assert place(f"sqlite:///{tmp_path}/x.db") == str(tmp_path / "x.db")
    assert place("postgresql://somewhere/x") == "postgresql://somewhere/x"
