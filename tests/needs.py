"""What some tests need from the machine: Chromium, Ray, Caddy, private throw-away PostgreSQL and Redis servers.

A missing program skips the test with a line that says how to get it; on CI (CI=true) it is a failure.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

# Seconds. Tests wait for what they expect, however long a busy machine takes; this only ends what hangs.
HANGS = 300.0


def lacking(what: str, package: str, how: str = "run scripts/bootstrap as root on Debian") -> None:
    """Skips, or fails on CI."""
    text = f"no {what} here: {how}, or install {package}"
    if os.environ.get("CI") == "true":
        pytest.fail(text, pytrace=False)
    pytest.skip(text)


def until(ready: Callable[[], object]) -> None:
    """Wait for what nothing tells of, such as something another process does."""
    deadline = time.monotonic() + HANGS
    while not ready():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.05)


def find(*names: str) -> str | None:
    """The first of these programs that is here; Debian keeps PostgreSQL's server programs off the path."""
    for name in names:
        beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = shutil.which(name) or (str(beside[-1]) if beside else None)
        if found:
            return found
    return None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def needs_chromium() -> str:
    """The path of a Chromium to drive."""
    program = find("chromium", "chromium-browser", "google-chrome")
    if program is None:
        lacking("Chromium", "chromium")
    assert program is not None
    return program


def needs_ray() -> None:
    """Ray's own programs come with the package."""
    if find_spec("ray") is None:
        lacking("Ray", "sacbe[ray]", "run make setup")


@contextmanager
def needs_caddy(caddyfile: str, port: int, **environment: str) -> Iterator[None]:
    """A private Caddy with this file on this port, gone at the end."""
    program = find("caddy")
    if program is None:
        lacking("Caddy", "caddy")
    assert program is not None
    with tempfile.TemporaryDirectory(prefix="sacbe-caddy-") as folder:
        Path(folder, "Caddyfile").write_text(caddyfile)
        command = ["env", *(f"{name}={value}" for name, value in environment.items())]
        command += [program, "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]
        with _server(command, lambda: answers(port)):
            yield


@contextmanager
def needs_redis(port: int = 0) -> Iterator[str]:
    """The URL of a private Redis server, gone at the end; on this port, if one is wanted."""
    program = find("redis-server")
    if program is None:
        lacking("Redis server", "redis-server")
    assert program is not None
    port = port or free_port()
    with tempfile.TemporaryDirectory(prefix="sacbe-redis-") as folder:
        command = [
            program,
            "--port",
            str(port),
            "--bind",
            "127.0.0.1",
            "--dir",
            folder,
            "--save",
            "",
            "--appendonly",
            "no",
        ]
        with _server(command, lambda: answers(port)):
            yield f"redis://127.0.0.1:{port}/0"


@contextmanager
def needs_postgres() -> Iterator[str]:
    """The SQLAlchemy URL (asyncpg) of a fresh database on a private PostgreSQL server, gone at the end."""
    initdb, server = find("initdb"), find("postgres")
    if initdb is None or server is None:
        lacking("PostgreSQL server", "postgresql")
    assert initdb is not None
    assert server is not None
    port = free_port()
    # short path: a Unix socket's name may have no more than 107 bytes
    with tempfile.TemporaryDirectory(prefix="sacbe-pg-", dir="/tmp") as folder:
        data = Path(folder, "data")
        # PostgreSQL refuses to run as root, so there its Debian account runs it
        as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if as_user:
            shutil.chown(folder, "postgres")
        make = [
            *as_user,
            initdb,
            "-D",
            str(data),
            "-U",
            "sacbe",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ]
        made = subprocess.run(make, cwd=folder, capture_output=True, text=True, check=False)
        assert made.returncode == 0, made.stdout + made.stderr
        command = [*as_user, server, "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", folder]
        with _server(command, lambda: _accepts_sql(port)):
            yield f"postgresql+asyncpg://sacbe@127.0.0.1:{port}/postgres"


@contextmanager
def _server(command: list[str], ready: Callable[[], bool]) -> Iterator[None]:
    with tempfile.TemporaryFile() as log:
        # a process group of its own, so that what it forks ends with it
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/", start_new_session=True)
        try:
            deadline = time.monotonic() + HANGS
            while not ready():
                if process.poll() is not None or time.monotonic() > deadline:
                    log.seek(0)
                    pytest.fail(f"{command} did not start:\n{log.read().decode(errors='replace')}", pytrace=False)
                time.sleep(0.05)
            yield
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, 2)  # SIGINT: PostgreSQL's fast shutdown, Redis's orderly one
            try:
                process.wait(HANGS)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, 9)
                process.wait()


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=HANGS).close()
    except OSError:
        return False
    return True


def _accepts_sql(port: int) -> bool:
    """Whether a start-up packet is answered with a request: the port alone opens before the database is up."""
    body = (196608).to_bytes(4, "big") + b"user\0sacbe\0database\0postgres\0\0"
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=HANGS) as link:
            link.sendall((len(body) + 4).to_bytes(4, "big") + body)
            return link.recv(1) == b"R"
    except OSError:
        return False
