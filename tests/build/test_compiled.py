"""A compiled module never stands in for source it was not made from; and uncompiled play says once that it is slow."""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import warnings
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import sacbe
from sacbe.core import bits, compiled

pytestmark = pytest.mark.engine

INSTALLED = Path(sacbe.__file__).parent
only_compiled = pytest.mark.skipif(not compiled.is_compiled(), reason="runs on the compiled build (make test-compiled)")


def run_python(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Runs code with the sacbe that lies in `folder`."""
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-c", code], env=env, cwd=folder, capture_output=True, text=True, check=False
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the installed package, with the library of the compiled group beside it."""
    shutil.copytree(INSTALLED, tmp_path / "sacbe", ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
    for library in INSTALLED.parent.glob("sacbe_engine__mypyc*"):
        shutil.copy(library, tmp_path)
    return tmp_path


def test_this_is_the_build_that_was_asked_for() -> None:
    assert compiled.is_compiled() == (os.environ.get("SACBE_EXPECT") == "compiled")


@only_compiled
def test_every_stamped_module_is_really_compiled() -> None:
    for name in json.loads(compiled.STAMP.read_text()):
        assert str(import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES)), name


@only_compiled
def test_an_untouched_copy_is_imported(copy: Path) -> None:
    done = run_python(copy, "import sacbe; print(sacbe.__file__, sacbe.core.compiled.is_compiled())")
    assert done.stdout.split() == [str(copy / "sacbe" / "__init__.py"), "True"], done.stderr


@only_compiled
def test_edited_source_refuses_to_be_shadowed(copy: Path) -> None:
    with (copy / "sacbe" / "core" / "state.py").open("a") as file:
        file.write("\n# edited\n")
    done = run_python(copy, "import sacbe")
    assert done.returncode != 0
    assert "ImportError: sacbe.core.state was compiled from another version" in done.stderr
    assert "make compiled" in done.stderr


def make_package(folder: Path, *, source: str = "x = 1\n", stamp: dict[str, str] | None, library: bool = True) -> Path:
    core = folder / "sacbe" / "core"
    core.mkdir(parents=True)
    (core / "state.py").write_text(source)
    if library:
        (core / f"state{EXTENSION_SUFFIXES[0]}").touch()
    if stamp is not None:
        (folder / "sacbe" / "_compiled.json").write_text(json.dumps(stamp))
    return folder / "sacbe"


HASH = hashlib.sha256(b"x = 1\n").hexdigest()


def test_matching_and_plain_packages_are_fine(tmp_path: Path) -> None:
    assert compiled.stale(make_package(tmp_path / "a", stamp={"sacbe.core.state": HASH})) is None
    assert compiled.stale(make_package(tmp_path / "b", stamp=None, library=False)) is None


def test_each_way_to_be_stale_is_named(tmp_path: Path) -> None:
    stamp = {"sacbe.core.state": HASH}
    edited = compiled.stale(make_package(tmp_path / "a", source="x = 2\n", stamp=stamp))
    stray = compiled.stale(make_package(tmp_path / "b", stamp=None))
    lost = compiled.stale(make_package(tmp_path / "c", stamp=stamp, library=False))
    bare = make_package(tmp_path / "d", stamp=stamp)
    (bare / "core" / "state.py").unlink()
    gone = compiled.stale(bare)
    assert edited is not None and "another version" in edited
    assert stray is not None and "no build of this package made it" in stray
    assert lost is not None and "compiled module is gone" in lost
    assert gone is not None and "its source state.py is gone" in gone


def test_a_package_that_is_itself_compiled_is_named_by_its_folder(tmp_path: Path) -> None:
    package = make_package(tmp_path, stamp=None, library=False)
    rules = package / "games" / "chess" / "rules"
    rules.mkdir(parents=True)
    (rules / f"__init__{EXTENSION_SUFFIXES[0]}").touch()
    assert (compiled.stale(package) or "").startswith("sacbe.games.chess.rules is compiled")


def test_import_stops_on_a_stale_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "PACKAGE", make_package(tmp_path, stamp=None))
    with pytest.raises(ImportError, match=r"sacbe\.core\.state .*make compiled"):
        compiled.check()


@pytest.mark.parametrize("is_compiled", [False, True])
def test_slowness_is_said_once(is_compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "is_compiled", lambda: is_compiled)
    monkeypatch.setattr(compiled._Once, "said", False)
    stream = io.StringIO()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        compiled.note_if_slow(stream)
        compiled.note_if_slow()
    assert stream.getvalue().count("\n") == (0 if is_compiled else 1)


def test_without_a_stream_it_is_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "is_compiled", lambda: False)
    monkeypatch.setattr(compiled._Once, "said", False)
    with pytest.warns(compiled.SlowEngineWarning, match="uncompiled"):
        compiled.note_if_slow()


def test_an_engine_in_the_making_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "engine.news"
    monkeypatch.setenv(compiled.NEWS, str(file))
    monkeypatch.setattr(compiled, "is_compiled", lambda: False)
    assert compiled.news() == ""  # nobody compiles it
    for state in compiled.SLOW_FOR_NOW:
        file.write_text(state)
        assert compiled.news() == state
        monkeypatch.setattr(compiled._Once, "said", False)
        stream = io.StringIO()
        compiled.note_if_slow(stream)
        assert stream.getvalue() == compiled.SLOW_FOR_NOW[state] + "\n"
    file.write_text("something else")
    assert compiled.news() == ""
    file.write_text("making")
    monkeypatch.setattr(compiled, "is_compiled", lambda: True)
    assert compiled.news() == ""


def test_masks_of_more_than_31_members() -> None:
    """mypyc 2.4.1 compiles a shifted literal to 32 bits; the build mends that."""
    assert [bits.bit(n) for n in range(63)] == [1 << n for n in range(63)]
