"""The wheel: what goes into it, with and without a C compiler."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A wheel built where the C compiler does not work, unpacked, and what the build said."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-v",
        "--no-build-isolation",
        "--no-deps",
        "-w",
        str(folder),
        str(ROOT),
    ]
    env = {**os.environ, "CC": "/bin/false"}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    assert wheel.name.endswith("-py3-none-any.whl"), "a wheel without compiled modules fits every machine"
    return folder / "unpacked", done.stdout + done.stderr


def test_no_compiler_is_said_and_nothing_is_half_compiled(plain_wheel: tuple[Path, str]) -> None:
    package, said = plain_wheel
    assert "building WITHOUT the compiled engine" in said
    assert "no working C compiler" in said
    assert not list(package.rglob("*.so"))
    assert not list(package.rglob("_compiled.json"))


def test_without_a_compiler_it_plays_and_says_once_that_it_is_slow(plain_wheel: tuple[Path, str]) -> None:
    package, _ = plain_wheel
    code = (
        "import sacbe; print(sacbe.__file__)\n"
        "for seed in range(2): sacbe.playout(sacbe.game(sacbe.SLUGS[0]).start(seats=2), seed)"
    )
    env = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, cwd=package, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(package / "sacbe" / "__init__.py")
    assert done.stderr.count("the engine runs uncompiled") == 1


def test_everything_that_is_not_python_is_in_the_wheel(plain_wheel: tuple[Path, str]) -> None:
    package, _ = plain_wheel
    listed = subprocess.run(
        ["git", "ls-files", "src/sacbe"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    kept = [Path(line).relative_to("src") for line in listed.splitlines() if "/web/client/" not in line]
    missing = [str(path) for path in kept if (ROOT / "src" / path).exists() and not (package / path).exists()]
    assert not missing
    assert (package / "sacbe" / "web" / "static" / "bundle" / "home.js").stat().st_size > 1000
    assert not (package / "sacbe" / "web" / "client").exists()
    docs, pages = ROOT / "docs", package / "sacbe" / "docs" / "pages"
    written = {file.relative_to(docs).as_posix() for file in (*docs.glob("*.md"), *docs.glob("pictures/*.svg"))}
    assert {file.relative_to(pages).as_posix() for file in pages.rglob("*") if file.is_file()} == written
