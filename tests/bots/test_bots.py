"""Bots: legal, repeatable, blind to secrets, quick when there is nothing to choose, and each better than the last."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

import pytest

import sacbe
from sacbe.bots import LEVELS, Bot, make
from sacbe.bots.random import RandomBot
from sacbe.bots.search import SearchBot
from sacbe.bots.worker import think
from sacbe.core.chance import Rng, draw
from sacbe.core.state import NATURE, NATURE_BIT, State
from sacbe.games.trek12.state import WRITE_NUMBERS, Trek

TREK = sacbe.game("trek12")


def start(seats: int) -> State:
    return TREK.start(seats, {"solo": seats == 1})


def play_on(s: State, bots: list[Bot], seed: int, until: Callable[[State], bool] = lambda s: False) -> State:
    """Play `s` in place, every bot on its own view, until something holds or the game is over."""
    rng = Rng(seed)
    while (mask := s.actors()) and not until(s):
        if mask & NATURE_BIT:
            s.step(NATURE, draw(s, rng))
            continue
        seat = (mask & -mask).bit_length() - 1
        s.apply(seat, bots[seat].choose(s.hide(seat), seat))
    return s


def in_round(number: int) -> Callable[[State], bool]:
    def reached(s: State) -> bool:
        assert isinstance(s, Trek)
        return s.phase == WRITE_NUMBERS and s.round == number

    return reached


# -- Names ------------------------------------------------------------------------------------------------------------


def test_every_level_and_plain_name_makes_a_bot() -> None:
    plain = (
        "random",
        "greedy",
        "quick",
        "glance",
        "glance:20%",
        "search:3",
        "search:5ms",
        "search:1s:3s:end",
        "reference:3",
    )
    for name in (*LEVELS, *plain):
        assert callable(make(name).choose)


@pytest.mark.parametrize(
    "name", ["", "grand", "search", "search:0", "search:-5", "search:5m", "search:5:far", "glance:x%", "Greedy"]
)
def test_an_unknown_name_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(
        ValueError, match="there are: novice, traveller, explorer, pathfinder, expert, master, random, greedy"
    ):
        make(name)


def test_a_search_without_a_bound_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a bound"):
        SearchBot()


# -- Legal, in every phase and at every player count ------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
@pytest.mark.parametrize("name", ["greedy", "quick", "glance", "search:2", "reference:2"])
def test_plays_whole_games(name: str, seats: int) -> None:
    bots = [make(name, 5), *[RandomBot(seat) for seat in range(1, seats)]]
    s = play_on(start(seats), bots, seed=seats)
    assert s.winners() != 0


@pytest.mark.parametrize("name", ["random", "greedy", "quick", "search:3"])
def test_refuses_a_position_where_it_cannot_act(name: str) -> None:
    with pytest.raises(ValueError, match="seat 1 has nothing to do"):
        make(name).choose(start(2).hide(1), 1)


class LeavesOneChoice:
    """Writes yellow, red and sums in ordinary cells first: the last difference then has one cell it can go to."""

    def choose(self, view: State, seat: int) -> int:
        texts = [TREK.text(code) for code in view.legal(seat)]
        ordinary = [text for text in texts if not text.endswith((" C2", " D3", " E1"))]
        return TREK.parse(min(ordinary, key=lambda text: text.startswith("write difference")))


@pytest.mark.engine
@pytest.mark.parametrize("name", ["random", "greedy", "quick", "search:1000000000"])
def test_returns_at_once_when_forced(name: str) -> None:
    s = play_on(start(1), [LeavesOneChoice()], seed=1, until=in_round(16))
    assert [make(name).choose(s.hide(0), 0)] == s.legal(0)


# -- Repeatable -------------------------------------------------------------------------------------------------------


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["random", "glance:50%", "search:40"])
def test_same_seed_same_game(name: str) -> None:
    def moves(seed: int) -> list[tuple[int, int]]:
        return sacbe.play(TREK, [make(name, seed), RandomBot(9)], seed=4).actions

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)


@pytest.mark.engine
def test_search_plays_the_same_compiled_and_not() -> None:
    """One game written down as a hash. A bot that was changed on purpose gives a new one."""
    record = sacbe.play(TREK, [make("search:6", 1), make("greedy", 2)], seed=11)
    assert hashlib.sha256(json.dumps(record.actions).encode()).hexdigest()[:16] == "ab1738b8798a562b"


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("slug", "thinking", "played"), [("trek12", 6, "686bfcf406b27951"), ("tikal", 2, "cb3582dacc558b38")]
)
def test_the_reference_stays_as_it_is(slug: str, thinking: int, played: str) -> None:
    """It is there to be measured against: no change of what bots know may change it."""
    name = f"reference:{thinking}"
    record = sacbe.play(sacbe.game(slug), [make(name, 1), make(name, 2)], seed=11)
    assert hashlib.sha256(json.dumps(record.actions).encode()).hexdigest()[:16] == played


# -- Blind to secrets -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["greedy", "quick", "search:10"])
def test_what_others_have_locked_does_not_matter(name: str) -> None:
    s = play_on(start(3), [make("greedy", seat) for seat in range(3)], seed=2, until=in_round(7))
    choices = set()
    for code in s.legal(0)[:5]:
        world = s.copy()
        world.apply(0, code)
        choices.add(make(name, 3).choose(world.hide(1), 1))
    assert len(choices) == 1


@pytest.mark.parametrize("name", ["greedy", "quick", "search:4"])
def test_a_view_is_left_as_it_was(name: str) -> None:
    s = play_on(start(2), [make("greedy", seat) for seat in range(2)], seed=3, until=in_round(5))
    view = s.hide(0)
    before = view.dump()
    make(name).choose(view, 0)
    assert view.dump() == before


def test_a_worker_thinks_from_a_dump() -> None:
    s = play_on(start(2), [make("greedy", seat) for seat in range(2)], seed=3, until=in_round(5))
    s.apply(0, s.legal(0)[0])
    assert think("trek12", s.hide(1).dump(), 1, "search:5", 8).line[0] == make("search:5", 8).choose(s.hide(1), 1)


# -- Better -----------------------------------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    won = 0
    for game in range(10):
        final = play_on(start(2), [make("greedy", game), RandomBot(game)], seed=game)
        won += final.winners() == 1
    assert won >= 9


@pytest.mark.compiled
def test_misjudging_costs_a_novice_games() -> None:
    won = 0
    for game in range(10):
        final = play_on(start(2), [make("explorer", game), make("novice", game)], seed=game)
        won += final.winners() == 1
    assert won >= 7
