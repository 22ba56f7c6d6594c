"""The command line: one-line errors, records, and a server that leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import sacbe
from sacbe.bots import LEVELS
from sacbe.core import fair
from sacbe.core.record import Record
from sacbe.core.state import NATURE, NATURE_BIT
from sacbe.table.bot_turns import Setup
from tests.needs import HANGS
from tests.web.server import ROOT, Guest, Server


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "sacbe.cli", *args], cwd=ROOT, capture_output=True, text=True)


def finished(slug: str) -> Record:
    """A fair game of players who do anything; always the first choice would never end."""
    rng = random.Random(slug)
    game = sacbe.game(slug)
    seed = fair.new_seed()
    record = Record(game, 2, game.complete(game.bounded), ["Вера", "Bob"], fair.commitment(seed), seed)
    state, draws = record.begin(), 0
    while actors := state.actors():
        if actors & NATURE_BIT:
            seat, code = NATURE, fair.draw(seed, draws, state)
            draws += 1
        else:
            seat = (actors & -actors).bit_length() - 1
            code = rng.choice(state.legal(seat))
        state.apply(seat, code)
        record.actions.append((seat, code))
    return record


@pytest.mark.compiled
@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_verify_and_replay(slug: str, tmp_path: Path) -> None:
    record = finished(slug)
    good, bad = tmp_path / "good.sacbe", tmp_path / "bad.sacbe"
    good.write_text(record.write(), encoding="utf-8")
    answer = run("verify", str(good))
    assert answer.returncode == 0, answer.stderr
    told = run("replay", str(good)).stdout.splitlines()
    assert len(told) == len(record.actions) + 2
    assert "winner" in "".join(told[-2:])
    record.seed = fair.new_seed()
    bad.write_text(record.write(), encoding="utf-8")
    answer = run("verify", str(bad))
    assert answer.returncode == 1
    assert "hash" in answer.stdout


@pytest.mark.parametrize(
    "args",
    [
        ("verify", "nowhere.sacbe"),
        ("replay", "pyproject.toml"),
        ("serve", "--port", "99999"),
        ("dance",),
    ],
    ids=" ".join,
)
def test_bad_input_gets_a_clear_error(args: tuple[str, ...]) -> None:
    answer = run(*args)
    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr
    assert answer.stderr.strip()


def test_the_levels_are_the_bots() -> None:
    assert Setup().levels == LEVELS


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
async def test_nothing_is_left_running(tmp_path: Path, sign: signal.Signals) -> None:
    mark = f"test{os.getpid()}{sign}"
    server = Server(str(tmp_path / "t.db"), env={"SACBE_TEST_MARK": mark})
    await server.start()
    try:
        async with Guest(server.url) as guest:
            table = await guest.table("trek12", "me", "bot")
            async with guest.socket(table) as socket:
                view = await socket.until("view")
                while not view["actions"]:
                    view = await socket.until("view")
                await socket.send(t="hint")
                assert (await socket.until("hint"))["code"] in [action["code"] for action in view["actions"]]
        assert len(_marked(mark)) > 1, "the bot should have thought in a process of its own"
        assert await server.stop(sign) == (0 if sign != signal.SIGKILL else -9)
    finally:
        await server.stop(signal.SIGKILL)
    async with asyncio.timeout(HANGS):
        while _marked(mark):  # noqa: ASYNC110 -- nothing tells of a process that is not ours
            await asyncio.sleep(0.1)


def _marked(mark: str) -> list[int]:
    """Processes that have our mark in their environment."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if f"SACBE_TEST_MARK={mark}".encode() in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found


def test_a_match_in_the_terminal() -> None:
    done = run("arena", "trek12", "greedy", "random", "--games", "2")
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout
    wrong = run("arena", "trek12", "greedy", "nobody")
    assert wrong.returncode == 2
    assert "nobody" in wrong.stderr
    assert "Traceback" not in wrong.stderr
