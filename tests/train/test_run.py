"""Expert iteration with real games and a real net: it learns, it is kept, and killed it goes on where it was."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.needs import HANGS

pytestmark = pytest.mark.train
SMALL = ("--games", "40", "--trial", "4", "--thinking", "3", "--processes", "1")


def sacbe(*words: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sacbe.cli", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=HANGS, env=os.environ | {"COLUMNS": "200"})


def test_a_net_learns_and_a_bot_plays_with_it(tmp_path: Path) -> None:
    """Beside the start, which judges at random, everything is good: ours must win nearly always."""
    run = tmp_path / "run"
    done = sacbe("train", "trek12", "--hours", "0.00001", "--folder", run, *SMALL)
    assert done.returncode == 0, done.stderr
    report = json.loads((run / "generation-001" / "report.json").read_text())
    assert report["samples"] == 40 * 12 and report["games"] == 4 and 0 <= report["won"] <= 4
    told = next(line for line in done.stdout.splitlines() if line.startswith("against its start"))
    assert float(told.split()[7]) > 65, told
    ElementTree.parse(run / "curve.svg")
    match = sacbe("arena", "trek12", f"learned:3@{run / 'generation-001' / 'net.net'}", "random", "--games", "2")
    assert match.returncode == 0, match.stderr


def test_killed_at_any_moment_it_goes_on(tmp_path: Path) -> None:
    run = tmp_path / "run"
    command = [sys.executable, "-m", "sacbe.cli", "train", "trek12", "--hours", "1", "--folder", str(run), *SMALL]
    kept: list[set[str]] = []
    for enough in (8, 30):  # games on the disk, in the middle of a generation
        going = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
        end = time.monotonic() + HANGS
        while len(games(run)) < enough and time.monotonic() < end:
            assert going.poll() is None
            time.sleep(0.05)
        os.killpg(going.pid, signal.SIGKILL)
        going.wait()
        kept.append(games(run))
    assert len(kept[0]) >= 8 and kept[0] < kept[1]
    before = {name: (run / name).stat().st_mtime_ns for name in kept[1]}
    done = sacbe("train", "trek12", "--hours", "0", "--folder", run, *SMALL)
    assert done.returncode == 2 and "no generation is finished yet" in done.stderr
    done = sacbe("train", "trek12", "--hours", "0.00001", "--folder", run, *SMALL)
    assert done.returncode == 0, done.stderr
    assert {name: (run / name).stat().st_mtime_ns for name in kept[1]} == before, "what was played is not played again"
    assert (run / "generation-001" / "report.json").exists()


def test_the_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    assert sacbe("train", "trek12", "--hours", "0.00001", "--folder", tmp_path, *SMALL).returncode == 0
    other = sacbe("train", "trek12", "--hours", "1", "--folder", tmp_path, *SMALL, "--seed", "5")
    assert other.returncode == 2 and "seed 0, not 5: name another folder" in other.stderr


def games(run: Path) -> set[str]:
    """The records of finished games: those whose line is whole. A record without one was still being kept."""
    found = set()
    for kept in run.glob("generation-001/lessons-*/games.jsonl"):
        lines = [line for line in kept.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
        found |= {kept.parent / "records" / f"{json.loads(line)['index']:06}.sacbe" for line in lines}
    return {record.relative_to(run).as_posix() for record in found}
