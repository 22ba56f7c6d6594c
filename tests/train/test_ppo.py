"""The example that learns by PPO: it learns, it does so again, it ends when it is told to, and what it keeps plays."""

from __future__ import annotations

import importlib
import os
import signal
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import curve
import numpy as np
import pytest

import sacbe
from tests.needs import HANGS

pytestmark = pytest.mark.train
SCRIPT = Path(curve.__file__).with_name("ppo.py")


@pytest.fixture(scope="module")
def ppo() -> Any:
    """The script as a module. Not imported above, as PyTorch is not there where these tests are but collected."""
    return importlib.import_module("ppo")


def command(*words: object) -> list[str]:
    return [sys.executable, str(SCRIPT), *map(str, words)]


@pytest.mark.parametrize(("slug", "steps"), [("trek12", 100_000), ("eldorado", 100_000)])
def test_it_learns_to_beat_random_seats(slug: str, steps: int, tmp_path: Path) -> None:
    """By so many steps with one seed; the intervals of its start and its end do not touch."""
    few = ("--games", "60", "--every", steps, "--final", "100", "--minutes", HANGS / 60)
    done = subprocess.run(
        command(slug, "--seed", "1", "--steps", steps, *few, "--out", tmp_path),
        capture_output=True,
        text=True,
        check=False,
        timeout=HANGS,
    )
    assert done.returncode == 0, done.stderr
    start, *_, end = curve.read(tmp_path)
    assert start["steps"] == 0 and end["steps"] >= steps
    assert start["high"] < end["low"], done.stdout
    assert start["lead"] < end["lead"]
    assert "the end, 100 other games against random: won" in done.stdout
    ElementTree.parse(tmp_path / "curve.svg")


def test_the_same_seed_learns_the_same(ppo: Any) -> None:
    import torch

    def after(seed: int) -> bytes:
        trainer = ppo.Trainer(ppo.Settings("trek12", seed=seed, games=8, horizon=16, batch=64, width=32))
        for _ in range(3):
            trainer.lesson()
        return b"".join(number.numpy().tobytes() for number in trainer.net.state_dict().values())

    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        assert after(1) == after(1) != after(2)
    finally:
        torch.set_num_threads(threads)


def test_a_seat_learns_from_its_own_decisions_and_the_end_of_its_game(ppo: Any) -> None:
    """Advantages beside the same worked out seat by seat and game by game, as textbooks have them."""
    import torch

    one = ppo.Settings("trek12", seats=3, games=5, horizon=150, width=16)
    trainer = ppo.Trainer(one)
    trainer._play()
    better, expected, known = (numbers.numpy() for numbers in trainer._advantages())
    assert trainer.done.any(), "whole games are among them"
    last = trainer.net(torch.from_numpy(trainer.env.observation), torch.from_numpy(trainer.env.mask))[1].tolist()
    for game in range(one.games):
        for seat in range(one.seats):
            ends = [-1, *np.flatnonzero(trainer.done[:, game]).tolist(), one.horizon]
            for first, end in pairwise(ends):
                mine = [t for t in range(first + 1, min(end + 1, one.horizon)) if trainer.seat[t, game] == seat]
                if end < one.horizon:
                    after: float | None = float(trainer.paid[end, game, seat])
                else:
                    after = last[game] if trainer.env.seat[game] == seat else None
                trace = 0.0
                for t in reversed(mine):
                    value = float(trainer.value[t, game])
                    assert known[t, game] == (after is not None)
                    if after is not None:
                        trace = after - value + one.trace * trace
                        assert better[t, game] == pytest.approx(trace, abs=1e-5)
                        assert expected[t, game] == pytest.approx(trace + value, abs=1e-5)
                    after = value


def test_it_ends_when_it_is_told_to_and_what_it_keeps_plays(ppo: Any, tmp_path: Path) -> None:
    going = subprocess.Popen(
        command("trek12", "--games", "2", "--final", "2", "--minutes", HANGS / 60, "--out", tmp_path),
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    assert going.stdout is not None
    assert " 0 steps: won" in going.stdout.readline(), "the first trial is over, it learns now"
    going.send_signal(signal.SIGINT)
    told, _ = going.communicate(timeout=HANGS)
    assert going.returncode == 0 and "the end, 2 other games against random" in told
    net, settings = ppo.load(tmp_path / "net.pt")
    game = sacbe.game(settings.slug)
    end = sacbe.play(game, [ppo.NetBot(net, game), ppo.NetBot(net, game)], seed=1).final()
    assert end.actors() == 0 and end.winners()


def test_what_cannot_be_learned_is_refused() -> None:
    done = subprocess.run(command("tikal", "--seats", "5"), capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "played against others by 2 to 4 seats" in done.stderr


def test_the_curve_says_from_when_on_the_target_is_reached() -> None:
    def lines(*shares: float) -> list[curve.Line]:
        return [{"won": share, "seconds": 60.0 * i} for i, share in enumerate(shares)]

    assert curve.reached(lines(0.5, 0.95, 0.8, 0.9, 0.97)) == {"won": 0.9, "seconds": 180.0}
    assert curve.reached(lines(0.5, 0.95, 0.89)) is None


def test_a_table_and_a_picture_of_several_runs(tmp_path: Path) -> None:
    def line(minutes: float, won: float) -> curve.Line:
        ends = {"low": won - 0.05, "high": min(1.0, won + 0.05), "games": 100.0, "steps": 1000 * minutes}
        return {"seconds": 120 * minutes, "cpu_seconds": 60 * minutes, "won": won, **ends}

    runs = {"one": [line(0, 0.5), line(2, 0.93)], "another": [line(0, 0.5), line(3, 0.8)]}
    told = curve.table(runs).splitlines()
    assert told[2] == "| one | 2,000 | 2.0 | 4.0 | 93.0 % (88.0 to 98.0) of 100 after 2,000 steps |"
    assert told[3] == "| another | not reached | | | 80.0 % (75.0 to 85.0) of 100 after 3,000 steps |"
    picture = ElementTree.fromstring(curve.draw("Both", runs))
    assert len(picture.findall("{*}polyline")) == len(picture.findall("{*}polygon")) == 2
