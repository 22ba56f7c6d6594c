"""Whole reviews: chances add up, margins are honest, the same seed says the same, and an awful turn is found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from sacbe.cli import app
from sacbe.core.state import State
from sacbe.review.account import ALL_GRADES, Review
from sacbe.review.judge import judge
from sacbe.review.run import reviewed
from sacbe.review.scale import shares
from sacbe.review.units import cut
from tests.review.games import TRIALS, looks_worst, played, review_of, with_turn

pytestmark = pytest.mark.compiled
GAMES = [("trek12", 2, 1), ("tobago", 3, 1), ("tzolkin", 2, 1), ("eldorado", 2, 1)]
every_game = pytest.mark.parametrize(("slug", "seats", "seed"), GAMES)


@every_game
def test_luck_and_play_add_up_to_what_the_chances_have_changed_by(slug: str, seats: int, seed: int) -> None:
    review, record = review_of(slug, seats, seed), played(slug, seats, seed)
    result = shares(record.final().winners(), seats)
    for seat, player in enumerate(review.players):
        assert player.result == result[seat]
        parts = player.luck + player.own + player.unknown + player.others
        assert player.start + parts == pytest.approx(player.result, abs=1e-9)
        assert set(player.grades) == set(ALL_GRADES)
        assert 0 < player.accuracy <= 100
    assert sum(player.start for player in review.players) == pytest.approx(1)
    for unit in review.units:
        assert sum(unit.after) == pytest.approx(1, abs=1e-6)
        assert 0 <= unit.loss <= 1 and unit.margin >= 0
        assert bool(unit.better) == (unit.loss > 0)


@pytest.mark.parametrize(("slug", "seats", "seed"), GAMES[:2])
def test_other_dice_give_other_numbers_within_the_margins(slug: str, seats: int, seed: int) -> None:
    one, other = review_of(slug, seats, seed), review_of(slug, seats, seed, luck=77)
    apart = [
        (abs(a.luck - b.luck), (a.luck_margin**2 + b.luck_margin**2) ** 0.5)
        for a, b in zip(one.players, other.players, strict=True)
    ]
    assert any(difference > 0 for difference, _ in apart)
    assert all(difference <= 1.2 * margin for difference, margin in apart), apart


def test_the_same_seed_says_the_same_here_and_in_processes() -> None:
    record, seen = played("trek12", 2, 1), list[tuple[int, int]]()
    again = reviewed(record, 0, TRIALS, processes=2, progress=lambda done, of: seen.append((done, of)))
    assert msgspec.json.encode(again) == msgspec.json.encode(review_of("trek12", 2, 1))
    total = len(again.units) + 1
    assert seen == [(done, total) for done in range(1, total + 1)]


def idles(s: State, seat: int) -> int:
    """Ends the turn as soon as it can, with all its action points."""
    legal = s.legal(seat)
    return next((code for code in legal if played("tikal", 2, 1).game.text(code) == "end"), legal[0])


@pytest.mark.parametrize(
    ("slug", "seats", "worse", "longest"),
    [("trek12", 3, looks_worst, False), ("tikal", 2, idles, True)],
)
def test_a_planted_blunder_is_found(slug: str, seats: int, worse: Callable[[State, int], int], longest: bool) -> None:
    record = played(slug, seats, 1)
    units = cut(record).units
    open_yet = range(int(0.3 * len(units)), int(0.6 * len(units)))  # later it may be decided whatever anybody does
    fit = [at for at in open_yet if units[at].choices > (5 if longest else 0)]
    grades = []
    for at in fit[:: max(len(fit) // 3, 1)][:3]:
        spoilt = with_turn(record, at, worse)
        found = judge(spoilt.write(), 0, TRIALS, at)
        assert (found.seat, found.first) == (units[at].seat, units[at].first)
        if found.better:
            s = cut(spoilt).before[at].copy()
            for code in found.better:
                s.apply(found.seat, code)  # it is a turn that the rules allow
        grades.append(found.grade)
    assert sum(grade in ("mistake", "blunder") for grade in grades) >= 2, grades


def test_bots_are_seldom_told_of_mistakes() -> None:
    """Explorers look at their own points only, so some of their turns are bad; most are not."""
    reviews: list[Review] = [review_of(*one) for one in GAMES]
    counted = {name: sum(player.grades[name] for one in reviews for player in one.players) for name in ALL_GRADES}
    whole = sum(counted.values())
    assert whole > 100
    assert counted["mistake"] + counted["blunder"] < 0.2 * whole, counted


def test_turning_points_are_those_that_changed_most() -> None:
    review = review_of("tobago", 3, 1)
    assert 1 <= len(review.turning) <= 5
    assert review.turning == sorted(review.turning)
    rest = [
        abs(review.change(at, seat)) for at in range(len(review.units)) for seat in range(3) if at not in review.turning
    ]
    least = min(max(*(abs(review.change(at, s)) for s in range(3)), review.units[at].loss) for at in review.turning)
    assert least >= max(rest) - 1e-9


def test_the_command_tells_it_in_tables_and_writes_it_down(tmp_path: Path) -> None:
    file, out = tmp_path / "game.sacbe", tmp_path / "review.json"
    file.write_text(played("trek12", 2, 1).write())
    asked = ["review", str(file), "--trials", str(TRIALS), "--processes", "1"]
    told = CliRunner().invoke(app, [*asked, "--json", str(out)])
    assert told.exit_code == 0, told.output
    assert "Turning points" in told.output and "Player 0" in told.output
    found = msgspec.json.decode(out.read_bytes(), type=Review)
    assert msgspec.json.encode(found) == msgspec.json.encode(review_of("trek12", 2, 1))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [("", "no sacbe record"), ("sacbe 1\ngame trek12\nseats 2\n\n* chief 0\n", "not over"), ("sacbe 1\ngame x", "x")],
)
def test_the_command_says_what_is_wrong(tmp_path: Path, text: str, wrong: str) -> None:
    file = tmp_path / "game.sacbe"
    file.write_text(text)
    told = CliRunner().invoke(app, ["review", str(file), "--processes", "1"])
    assert told.exit_code == 2
    assert wrong in told.output and "Traceback" not in told.output
