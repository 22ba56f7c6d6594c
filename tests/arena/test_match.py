"""Matches: fair seating, honest intervals, bots that only see their own view."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from typer import Typer
from typer.testing import CliRunner

from sacbe.arena import match as match_module
from sacbe.arena.cli import register
from sacbe.arena.match import Match, Played, Standing, enter, wilson
from sacbe.bots.random import RandomBot
from sacbe.core.state import State


def test_wilson_is_the_published_interval() -> None:
    low, high = wilson(140, 200)
    assert (round(low, 4), round(high, 4)) == (0.6332, 0.7593)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20)[1] == pytest.approx(1.0)
    assert 0.8 < wilson(20, 20)[0] < 1.0


def test_seats_are_swapped_under_the_same_dice() -> None:
    match = Match("trek12", ("random", "greedy"), games=2)
    assert [match.seating(index) for index in range(2)] == [[0, 1], [1, 0]]
    wide = Match("trek12", ("random", "greedy"), seats=4)
    assert wide.seating(1) == [1, 0, 1, 0]


def test_a_match_can_be_played_again_and_in_other_processes() -> None:
    match = Match("trek12", ("random", "glance:50%"), games=2, seed=3)
    alone = match.run()
    together = match.run(processes=2)
    assert [(one.won, sorted(one.scores)) for one in alone] == [(one.won, sorted(one.scores)) for one in together]


def test_a_shared_win_is_nobodys() -> None:
    table = [Standing("a"), Standing("b")]
    enter(table, Played([0, 1], [20, 20], [0, 1], [[0.1], [0.2]]))
    enter(table, Played([1, 0], [30, 10], [0], [[0.1], [0.2]]))
    assert [(one.games, one.won, one.tied) for one in table] == [(2, 0, 1), (2, 1, 1)]
    assert table[1].mean_score == 25
    assert table[0].seconds == [0.1, 0.2]


class Spy(RandomBot):
    views: ClassVar[list[tuple[int, State]]] = []

    def choose(self, view: State, seat: int) -> int:
        self.views.append((seat, view.copy()))
        return super().choose(view, seat)


def test_bots_are_only_handed_their_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def spy(name: str, seed: int = 0) -> Any:
        return Spy(seed)

    monkeypatch.setattr(match_module, "make", spy)
    Match("trek12", ("random", "greedy", "random"), games=1).run()
    assert {seat for seat, _ in Spy.views} == {0, 1, 2}
    assert all(view.hide(seat) == view for seat, view in Spy.views)


def command(*words: str) -> tuple[int, str]:
    app = Typer()
    app.callback()(lambda: None)
    register(app)
    result = CliRunner().invoke(app, ["arena", *words], env={"COLUMNS": "160"})
    return result.exit_code, result.output


def test_the_command_shows_a_table() -> None:
    code, text = command("trek12", "glance:20%", "random", "--games", "2")
    assert code == 0
    assert "glance:20%" in text
    assert "95 %" in text


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("chess", "random", "greedy"), "no game 'chess'"),
        (("trek12", "random", "fritz"), "no bot 'fritz'"),
        (("trek12", "random", "greedy", "--seats", "9"), "1 to 6 seats"),
    ],
)
def test_the_command_says_what_is_wrong(words: tuple[str, ...], problem: str) -> None:
    code, text = command(*words)
    assert code == 2
    assert problem in text
