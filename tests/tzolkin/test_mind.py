"""What a position of Tzolk'in is worth: exact at the end, through half-done actions, and good enough to play by."""

from __future__ import annotations

from statistics import fmean, median

import pytest

import sacbe
from sacbe.bots.greedy import GreedyBot
from sacbe.core.chance import Rng, draw
from sacbe.core.state import NATURE, NATURE_BIT
from sacbe.games.tzolkin.mind.value import TzolkinEvaluator
from sacbe.games.tzolkin.state import ACTION, ANY_ACTION, OVER, START_TURN, Tzolkin
from tests.tzolkin.play import do, load

GAME = sacbe.game("tzolkin")

pytestmark = pytest.mark.engine


def played(seats: int, seed: int) -> list[Tzolkin]:
    """Every position of a game of quick players in which somebody chooses, and the end."""
    knowledge = TzolkinEvaluator()
    rng = Rng(seed)
    s = GAME.start(seats)
    found = []
    while mask := s.actors():
        assert isinstance(s, Tzolkin)
        if mask & NATURE_BIT:
            s.step(NATURE, draw(s, rng))
            continue
        found.append(s.copy())
        seat = (mask & -mask).bit_length() - 1
        s.apply(seat, knowledge.pick(s, seat, rng))
    assert isinstance(s, Tzolkin)
    found.append(s)
    return found


def best(s: Tzolkin) -> str:
    """What the one-ply player does."""
    return GAME.actions.text(GreedyBot(1).choose(s, int(s.active)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_end_a_value_is_the_score(seats: int) -> None:
    knowledge = TzolkinEvaluator()
    end = played(seats, seats)[-1]
    assert end.phase == OVER
    for seat in range(seats):
        assert knowledge.value(end, seat) == end.score(seat)


def test_the_quick_player_does_what_is_legal_and_plays_like_a_person() -> None:
    scores = []
    for seed in range(2):
        end = played(2, seed)[-1]  # `apply` refuses what is not legal
        scores += [end.score(seat) for seat in range(2)]
    assert fmean(scores) > 20


def test_two_looks_at_a_position_agree() -> None:
    """Tables of one position leave nothing behind for the next."""
    worn = TzolkinEvaluator()
    for s in played(3, 7)[::9]:
        for seat in range(3):
            knowledge = TzolkinEvaluator()
            assert worn.value(s, seat) == knowledge.value(s, seat)
            assert worn.outlook(s, seat) == knowledge.outlook(s, seat)


def test_outlooks_of_two_are_opposite() -> None:
    knowledge = TzolkinEvaluator()
    for s in played(2, 5)[::7]:
        assert knowledge.outlook(s, 0) == pytest.approx(-knowledge.outlook(s, 1))


def test_an_action_at_hand_counts_before_it_is_done() -> None:
    """Picking a worker up is worth nearly what its best action then is."""
    knowledge = TzolkinEvaluator()
    gaps = []
    for seed in range(2):
        for s in played(2, seed):
            if s.phase in (ACTION, ANY_ACTION):
                seat = int(s.active)
                ends = []
                for code in s.legal(seat):
                    after = s.copy()
                    after.apply(seat, code)
                    ends.append(knowledge.value(after, seat))
                gaps.append(abs(knowledge.value(s, seat) - max(ends)))
    assert len(gaps) > 30
    assert median(gaps) < 1


def test_the_clock_counts_days() -> None:
    knowledge = TzolkinEvaluator()
    game = played(2, 1)
    days = [knowledge.clock(s) for s in game]
    assert days[0] == 0
    assert days == sorted(days)
    assert days[-1] >= 26


def test_a_turn_not_begun_is_worth_its_best_first_worker() -> None:
    knowledge = TzolkinEvaluator()
    for s in [s for s in played(2, 2) if s.phase == START_TURN][:8]:
        seat = int(s.active)
        firsts = []
        for code in s.legal(seat):
            if GAME.actions.verb(code) != "beg":
                after = s.copy()
                after.apply(seat, code)
                firsts.append(knowledge.value(after, seat))
        if firsts:
            assert knowledge.value(s, seat) == pytest.approx(max(firsts))


# -- what the one-ply player must see ---------------------------------------------------------------------------------


def last_day(me: dict[str, object], gears: dict[str, dict[str, int]]) -> Tzolkin:
    """The last turn of seat 0."""
    return load(day=26, food_days=3, age=2, active=0, marker=0, players=[me, {}], gears=gears)


def test_a_skull_is_laid_on_the_last_day() -> None:
    s = last_day({"corn": 6, "skull": 1}, {"chichen_itza": {"9": 0}})
    assert best(s) == "pick chichen_itza-9"
    do(s, "pick chichen_itza-9")
    assert best(s) == "act chichen_itza-9"


def test_corn_for_hungry_workers_comes_before_gold() -> None:
    """Five corn feed two workers more; a gold is worth a point."""
    s = last_day({"corn": 0}, {"palenque": {"2": 0}, "yaxchilan": {"3": 0}})
    do(s, "pick palenque-2")
    assert best(s) == "act palenque-2"
    do(s, "act palenque-2")
    assert best(s) == "pick yaxchilan-3"  # a worker who would come home with nothing is taken along


def test_the_higher_space_is_used_not_the_lower_one_for_corn() -> None:
    s = load(day=8, food_days=1, active=0, marker=0, players=[{"corn": 10}, {}], gears={"yaxchilan": {"5": 0}})
    do(s, "pick yaxchilan-5")
    assert best(s) == "act yaxchilan-5"
