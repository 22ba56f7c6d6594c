"""A match that is kept goes on where it was, whatever has stopped it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from sacbe.arena.keep import Keep, NotKept
from sacbe.arena.match import Match
from sacbe.arena.play import play, standings
from sacbe.core import fair
from sacbe.core.record import Record
from tests.needs import until

MATCH = Match("trek12", ("random", "greedy"), games=4, seed=5)


def lines(folder: Path) -> list[bytes]:
    return (folder / "games.jsonl").read_bytes().splitlines(keepends=True)


def indices(folder: Path) -> list[int]:
    return [int(msgspec.json.decode(line)["index"]) for line in lines(folder)]


def some(folder: Path, games: int) -> None:
    """The first games of the match, and then whoever played them is gone."""
    going = play({"": MATCH}, folder=folder)
    for _ in range(games):
        next(going)
    going.close()


def test_a_match_goes_on_where_it_was(tmp_path: Path) -> None:
    some(tmp_path, 2)
    before = lines(tmp_path)
    assert len(before) == 2
    table = standings(MATCH, folder=tmp_path)
    assert lines(tmp_path)[:2] == before
    assert indices(tmp_path) == [0, 1, 2, 3]
    whole = standings(MATCH)
    assert [(one.games, one.share, one.scores) for one in table] == [
        (one.games, one.share, one.scores) for one in whole
    ]
    more = Match(MATCH.slug, MATCH.names, 5, 0, MATCH.seed)
    assert standings(more, folder=tmp_path)[0].games == 5
    assert standings(MATCH, folder=tmp_path)[0].games == 4
    assert indices(tmp_path) == [0, 1, 2, 3, 4]


def test_each_game_is_kept_as_a_record_that_bears_its_seed_out(tmp_path: Path) -> None:
    standings(MATCH, folder=tmp_path)
    for index, line in enumerate(lines(tmp_path)):
        record = Record.read((tmp_path / "records" / f"{index:06}.sacbe").read_text(encoding="utf-8"))
        result = msgspec.json.decode(line)
        assert record.players == result["bots"] == [MATCH.names[bot] for bot in MATCH.seating(index)]
        final = record.final()
        assert [final.score(seat) for seat in range(2)] == result["scores"]
        assert [seat for seat in range(2) if final.winners() >> seat & 1] == result["winners"]
        assert fair.verify(record) == []


@pytest.mark.parametrize("torn", [b'{"index":2,"bots":["ran', b"\0\0\0\0\n", b'{"index":2}\n'])
def test_a_last_line_that_was_never_finished_is_dropped(tmp_path: Path, torn: bytes) -> None:
    some(tmp_path, 2)
    before = lines(tmp_path)
    with (tmp_path / "games.jsonl").open("ab") as file:
        file.write(torn)
    standings(MATCH, folder=tmp_path)
    assert lines(tmp_path)[:2] == before
    assert indices(tmp_path) == [0, 1, 2, 3]


def test_what_cannot_be_read_is_not_thrown_away(tmp_path: Path) -> None:
    some(tmp_path, 2)
    before = lines(tmp_path)
    (tmp_path / "games.jsonl").write_bytes(b"fish\n" + before[1])
    with pytest.raises(NotKept, match="line 1 is no result"):
        standings(MATCH, folder=tmp_path)
    assert lines(tmp_path) == [b"fish\n", before[1]]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Match("trek12", ("random", "quick"), seed=5), 'bots ["random","greedy"], not ["random","quick"]'),
        (Match("tikal", ("random", "greedy"), seed=5), 'game "trek12", not "tikal"'),
        (Match("trek12", ("random", "greedy"), seats=4, seed=5), "seats 2, not 4"),
        (Match("trek12", ("random", "greedy"), seed=6), "seed 5, not 6"),
        (Match("trek12", ("random", "greedy"), seed=5, options={"chief": "1"}), '"chief":"1"'),
    ],
)
def test_the_folder_of_another_match_is_refused(tmp_path: Path, other: Match, said: str) -> None:
    Keep(tmp_path, MATCH).close()
    with pytest.raises(NotKept) as refused:
        standings(other, folder=tmp_path)
    assert said in str(refused.value)
    assert "name a new folder" in str(refused.value)


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_cannot_keep_the_same_match_at_once(tmp_path: Path) -> None:
    keep = Keep(tmp_path, MATCH)
    with pytest.raises(NotKept, match="in use"):
        Keep(tmp_path, MATCH)
    keep.close()
    Keep(tmp_path, MATCH).close()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_a_match_that_is_killed_goes_on_and_leaves_nobody_playing(tmp_path: Path) -> None:
    mark = f"{os.getpid()}{time.monotonic_ns()}"
    program = [sys.executable, "-m", "sacbe.cli", "arena", "trek12", "random", "greedy", "--games", "30"]
    command = [*program, "--keep", str(tmp_path), "--processes", "2"]
    env = os.environ | {"SACBE_TEST_MARK": mark}
    victim = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL)
    until(lambda: (tmp_path / "games.jsonl").exists() and len(lines(tmp_path)) >= 1)
    victim.send_signal(signal.SIGKILL)
    assert victim.wait() == -9
    until(lambda: not marked(mark))
    before = [line for line in lines(tmp_path) if line.endswith(b"\n")]
    assert 0 < len(before) < 30
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert lines(tmp_path)[: len(before)] == before
    assert sorted(indices(tmp_path)) == list(range(30))
    assert len(list((tmp_path / "records").glob("*.sacbe"))) == 30


def marked(mark: str) -> list[Path]:
    """Processes that have our mark in their environment."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if f"SACBE_TEST_MARK={mark}".encode() in (folder / "environ").read_bytes():
                found.append(folder)
        except OSError:
            continue
    return found
