"""Matches: fair seating, honest intervals, bots that only see their own view."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import Any, ClassVar

import pytest
from typer import Typer
from typer.testing import CliRunner

from sacbe.arena import match as match_module
from sacbe.arena.cli import register
from sacbe.arena.match import Match
from sacbe.arena.play import standings
from sacbe.arena.played import Played, Thinking
from sacbe.arena.standing import Spread, Standing, enter, wilson
from sacbe.arena.where import choose
from sacbe.bots.random import RandomBot
from sacbe.core.state import NATURE, State
from sacbe.workers import cluster


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


def test_everybody_sits_everywhere_and_beside_everybody() -> None:
    pair = Match("trek12", ("random", "greedy"), seats=4)
    assert len({tuple(pair.seating(index)) for index in range(6)}) == 6
    four = Match("trek12", ("a", "b", "c", "d"))
    assert len({tuple(four.seating(index)) for index in range(24)}) == 24
    for index in range(0, 24, 4):
        assert len({four.seed_of(index + game) for game in range(4)}) == 1
        for seat in range(4):
            assert {four.seating(index + game)[seat] for game in range(4)} == {0, 1, 2, 3}


def test_a_match_can_be_played_again_and_in_other_processes() -> None:
    match = Match("trek12", ("random", "glance:50%"), games=2, seed=3)
    alone = standings(match)
    together = standings(match, choose(processes=2))
    assert [(one.won, one.scores) for one in alone] == [(one.won, one.scores) for one in together]


def test_a_shared_win_is_nobodys_but_counts_in_parts() -> None:
    table = [Standing("a"), Standing("b")]
    enter(table, Played(0, [0, 1], [20, 20], [0, 1], [thought(0.1), thought(0.2)]))
    enter(table, Played(1, [1, 0], [30, 10], [0], [thought(0.1), thought(0.4)]))
    assert [(one.games, one.won, one.tied, one.share) for one in table] == [(2, 0, 1, 0.5), (2, 1, 1, 1.5)]
    assert table[1].scores.mean == 25
    assert table[0].thinking.longest == 0.4
    assert table[0].thinking.mean == 0.25
    wide = [Standing("a"), Standing("b")]
    enter(wide, Played(0, [0, 1, 0, 1], [9, 9, 9, 1], [0, 1, 2], [thought(0.1)] * 4))
    assert [one.share for one in wide] == [pytest.approx(2 / 3), pytest.approx(1 / 3)]


def thought(*turns: float) -> Thinking:
    thinking = Thinking()
    for seconds in turns:
        thinking.add(seconds)
    return thinking


def test_a_summary_tells_what_the_numbers_do() -> None:
    numbers = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0, 6.0]
    spread = Spread()
    for number in numbers:
        spread.add(number)
    assert spread.mean == pytest.approx(fmean(numbers))
    assert spread.margin == pytest.approx(1.96 * stdev(numbers) / len(numbers) ** 0.5)
    turns = thought(*(0.001 * n for n in range(1, 1001)))
    assert (turns.turns, turns.longest) == (1000, 1.0)
    assert 0.5 <= turns.within(0.5) <= 0.55
    assert 0.99 <= turns.within(0.99) <= 1.0
    assert Thinking().within(0.99) == Thinking().mean == 0


def test_places_are_those_of_the_winners_and_then_of_the_scores() -> None:
    assert Played(0, [0, 1, 2, 3], [20, 20, 7, 7], [1], []).places == [2, 1, 3, 3]


def test_a_turn_is_thought_of_until_somebody_else_acts() -> None:
    clock = match_module._Clock(2)
    for seat, seconds in ((0, 0.2), (0, 0.1), (1, 0.5), (0, 0.4)):
        clock.spent(seat, seconds)
        clock.acts(seat)
    clock.acts(NATURE)
    clock.spent(0, 0.6)
    clock.acts(NATURE)
    assert [one.turns for one in clock.thinking] == [3, 1]
    assert clock.thinking[0].longest == 0.6
    assert clock.thinking[0].total == pytest.approx(1.3)


class Spy(RandomBot):
    views: ClassVar[list[tuple[int, State]]] = []

    def choose(self, view: State, seat: int) -> int:
        self.views.append((seat, view.copy()))
        return super().choose(view, seat)


def test_bots_are_only_handed_their_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def spy(name: str, seed: int = 0) -> Any:
        return Spy(seed)

    monkeypatch.setattr(match_module, "make", spy)
    Match("trek12", ("random", "greedy", "random"), games=1).play(0)
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
        (("trek12", "random", "greedy", "--option", "chief"), "name=value"),
        (("trek12", "random", "greedy", "--option", "chief=9"), "option 'chief' is one of"),
        (("trek12", "random", "greedy", "--option", "chef=0"), "no option 'chef'"),
        (("trek12", "random", "greedy", "--ray", "nowhere"), "ray://HOST:PORT"),
        (("trek12", "random", "greedy", "--ray", "127.0.0.1:1"), "nothing listens there"),
        (("trek12", "random", "greedy", "--keep", "/proc/nowhere"), "cannot be used"),
    ],
)
def test_the_command_says_what_is_wrong(words: tuple[str, ...], problem: str) -> None:
    code, text = command(*words)
    assert code == 2
    assert problem in text


def test_options_of_the_game_are_taken() -> None:
    code, text = command("eldorado", "random", "random", "--games", "1", "--option", "round_cap=40")
    assert code == 0, text


def test_without_ray_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    code, text = command("trek12", "random", "greedy", "--ray", "auto")
    assert code == 2
    assert "sacbe[ray]" in text
