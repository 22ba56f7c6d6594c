"""What `sacbe check` finds: each thing that can be wrong, in a sentence that says what would be right."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from sacbe.ops.checks import Problem, problems
from sacbe.ops.reading import read
from sacbe.web.logs import without_password
from tests.ops.test_start import database


def found(tmp_path: Path, **given: Any) -> list[Problem]:
    return problems(read({"data": str(tmp_path / "t.db"), "port": 0} | given, environment={}))


def test_nothing_is_wrong(tmp_path: Path) -> None:
    assert found(tmp_path) == []
    assert found(tmp_path, url="https://play.example.org", hosts="www.example.org", proxies="10.0.0.0/8, ::1") == []
    assert not list(tmp_path.iterdir()), "looking leaves nothing behind"


@pytest.mark.parametrize(
    ("given", "said", "stops"),
    [
        ({"data": "postgresql://ann:hunter2@127.0.0.1:1/x"}, "postgresql://ann:***@127.0.0.1:1/x", True),
        ({"data": "fish://ann:hunter2@nowhere"}, "neither a file nor", True),
        ({"data": "/proc/nowhere/x.db"}, "cannot be written to", True),
        ({"workers": 2}, "Several workers need a way to tell each other news", True),
        ({"thinkers": "nowhere"}, "HOST:PORT", True),
        ({"thinkers": "ray://127.0.0.1:1"}, "No Ray cluster answers", False),
        ({"url": "play.example.org"}, "like https://play.example.org", True),
        ({"url": "http://play.example.org"}, "is not https", False),
        ({"host": "0.0.0.0"}, "does not know its public address", False),
        ({"hosts": "a name"}, "is no name of a machine", True),
        ({"proxies": "caddy"}, "neither an address nor a network", True),
        ({"proxies": "*"}, "anybody can pretend", False),
        ({"metrics": "short"}, "could be guessed", False),
        ({"secret": "short"}, "could be guessed", False),
        ({"contact": "me"}, "mailto:", True),
        ({"host": "203.0.113.1", "port": 1}, "203.0.113.1 port 1", True),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_is_wrong_is_said(given: dict[str, Any], said: str, stops: bool, tmp_path: Path) -> None:
    told = found(tmp_path, **given)
    assert [problem.stops for problem in told if said in problem.text] == [stops]
    assert "hunter2" not in str(told)


def test_files_that_others_can_read(tmp_path: Path) -> None:
    path, file = database(tmp_path, "0002"), tmp_path / "sacbe.toml"
    (tmp_path / "secret").write_text("x" * 64)
    file.write_text(f'data = "{path}"\nport = 0\n')
    for each in (path, tmp_path / "secret", file):
        each.chmod(0o644)
    told = problems(read(file=file, environment={}), file)
    assert [problem.stops for problem in told] == [False] * 3
    assert all("chmod 600" in problem.text for problem in told)


@contextmanager
def as_somebody() -> Iterator[None]:
    """Root may write anywhere, so there it is somebody else who looks."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.mark.parametrize("kind", ["folder", "file"])
def test_what_cannot_be_written_to(kind: str) -> None:
    with tempfile.TemporaryDirectory() as name:  # not in a folder of the tests, which are for their owner only
        folder = Path(name)
        path = database(folder, "0002")
        assert found(folder) == []
        path.chmod(0o444)
        folder.chmod(0o777 if kind == "file" else 0o555)
        with as_somebody():
            told = found(folder)
        folder.chmod(0o700)
    assert ["cannot be written to" in problem.text for problem in told if problem.stops] == [True]


def test_a_newer_database(tmp_path: Path) -> None:
    database(tmp_path, "9999")
    assert ["newer version" in problem.text for problem in found(tmp_path) if problem.stops] == [True]


def test_no_password_is_ever_shown() -> None:
    for url in ("redis://:pw@h", "postgresql://u:pw@h/x?a=b", "postgresql://h/x?user=u&password=pw&b=c"):
        assert "pw" not in without_password(f"cannot reach {url}: no answer")


def test_a_port_is_no_password() -> None:
    text = "Redis at redis://127.0.0.1:6379/0 does not answer; postgresql://ann@db:5432/x neither"
    assert without_password(text) == text
