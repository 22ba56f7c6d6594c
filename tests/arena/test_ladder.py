"""Ladders: everybody plays everybody, and the scale says what the games say, in whatever order they came."""

from __future__ import annotations

import random
from math import exp
from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

from sacbe.arena.cli import register
from sacbe.arena.figures import Figures
from sacbe.arena.found import figures
from sacbe.arena.ladder import Ladder, Results, climb
from sacbe.arena.played import Played, Thinking
from sacbe.arena.rating import Result, rate
from sacbe.arena.where import choose


def test_pairs_share_a_table_and_companies_fill_it() -> None:
    pairs = Ladder("trek12", ("random", "glance:50%", "greedy"), seats=4).matches()
    assert list(pairs) == ["random-glance_50_", "random-greedy", "glance_50_-greedy"]
    for match in pairs.values():
        for index in range(6):
            seating = match.seating(index)
            assert seating.count(0) == seating.count(1) == 2
    mixed = Ladder("trek12", tuple("abcdef"), seats=4, mixed=True).matches()
    assert len(mixed) == 15
    assert all(sorted(match.seating(7)) == [0, 1, 2, 3] for match in mixed.values())


def duels(strength: dict[str, float], games: int, seed: int) -> list[Result]:
    """Games of two between players of known strength, on the scale's own terms."""
    rng = random.Random(seed)
    names = list(strength)
    out: list[Result] = []
    for index in range(games):
        a, b = rng.sample(names, 2)
        won = rng.random() < 1 / (1 + exp((strength[b] - strength[a]) / 5.9))
        out.append(((a, b), (1, 2) if won else (2, 1)) if index % 2 else ((b, a), (2, 1) if won else (1, 2)))
    return out


def test_the_scale_finds_known_strengths_again() -> None:
    strength = {"weak": 18.0, "middle": 25.0, "strong": 32.0}
    games = duels(strength, 1500, seed=1)
    found = rate(strength, games)
    for name, true in strength.items():
        assert found[name].mu == pytest.approx(true, abs=3 * found[name].sigma + 0.5)
        assert 0 < found[name].sigma < 1.5


def test_the_order_of_games_does_not_matter() -> None:
    games = duels({"a": 20.0, "b": 30.0}, 400, seed=2)
    sorted_by_result = sorted(games, key=lambda game: game[1])
    one, other = rate("ab", games), rate("ab", sorted_by_result)
    assert other["a"].mu == pytest.approx(one["a"].mu, abs=one["a"].sigma)
    assert other["b"].mu == pytest.approx(one["b"].mu, abs=one["b"].sigma)


def test_two_seats_of_one_player_tell_no_more_than_a_game() -> None:
    wide: list[Result] = [(("a", "b", "a", "b"), (1, 3, 2, 4))] * 20
    found = rate("ab", wide)
    assert found["a"].mu > 25 > found["b"].mu
    assert found["a"].sigma > 1


def test_against_the_one_below_counts_who_is_ahead() -> None:
    ladder = Ladder("trek12", ("a", "b", "c"), games=4, seats=2)
    results = Results(ladder)
    matches = ladder.matches()
    quick = [Thinking(), Thinking()]
    for scores, winners in (([3, 9], [1]), ([9, 3], [0]), ([3, 9], [1]), ([5, 5], [0, 1])):
        results.enter(matches["a-b"], Played(0, [0, 1], scores, winners, quick))
    below = results.below("b")
    assert below is not None
    assert (below[0], below[1].games, below[1].share) == ("a", 4, 0.625)
    assert results.below("a") is None
    mixed = Results(Ladder("trek12", ("a", "b", "c"), games=1, seats=3, mixed=True))
    mixed.enter(mixed.ladder.matches()["a-b-c"], Played(0, [2, 0, 1], [5, 4, 4], [0], [Thinking()] * 3))
    assert [mixed.below(name)[1].share for name in "bc"] == [0.5, 1.0]  # type: ignore[index]


def test_a_ladder_goes_on_where_it_was_and_its_figures_can_be_read(tmp_path: Path) -> None:
    ladder = Ladder("trek12", ("random", "glance:90%", "greedy"), games=2)
    told = 0

    class Enough(Exception):
        pass

    def stop(results: Results) -> None:
        nonlocal told
        told += 1
        if told == 4:
            raise Enough

    with pytest.raises(Enough):
        climb(ladder, folder=tmp_path, report=stop)
    assert sorted(folder.name for folder in tmp_path.iterdir()) == sorted(ladder.matches())
    kept = sum(len(list((folder / "records").iterdir())) for folder in tmp_path.iterdir())
    assert kept == 4
    found = figures(climb(ladder, choose(processes=2), tmp_path))
    found.write(tmp_path / "figures.json")
    assert Figures.read(tmp_path / "figures.json") == found
    assert list(found.levels) == list(ladder.names)
    assert [level.games for level in found.levels.values()] == [4, 4, 4]
    assert found.levels["greedy"].below is not None
    assert found.levels["greedy"].below.games == 2
    assert found.levels["greedy"].rating > found.levels["random"].rating


def command(*words: str) -> tuple[int, str]:
    app = Typer()
    app.callback()(lambda: None)
    register(app)
    result = CliRunner().invoke(app, ["ladder", *words], env={"COLUMNS": "160"})
    return result.exit_code, result.output


def test_the_command_shows_the_ladder_and_writes_its_figures(tmp_path: Path) -> None:
    file = tmp_path / "trek12.json"
    code, text = command("trek12", "random", "greedy", "--games", "2", "--seats", "4", "--figures", str(file))
    assert code == 0, text
    assert "against the one below" in text
    found = Figures.read(file)
    assert (found.game, found.seats, found.tables, found.games) == ("trek12", 4, "pairs", 2)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("chess",), "no game 'chess'"),
        (("trek12", "random", "fritz"), "no bot 'fritz'"),
        (("trek12", "random"), "2 different levels or more"),
        (("trek12", "random", "greedy", "random"), "2 different levels or more"),
        (("trek12", "random", "greedy", "--mixed", "--seats", "3"), "3 different levels or more"),
        (("trek12", "--seats", "3"), "even number"),
        (("trek12", "--seats", "8"), "1 to 6 seats"),
        (("trek12", "random", "greedy", "--figures", "/proc/nowhere/x.json"), "cannot be written"),
    ],
)
def test_the_command_says_what_is_wrong(words: tuple[str, ...], problem: str) -> None:
    code, text = command(*words)
    assert code == 2
    assert problem in text
