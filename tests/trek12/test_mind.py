"""What a Trek 12 position is worth: exact at the end, and through whatever is half done."""

from __future__ import annotations

from itertools import combinations
from statistics import fmean

import pytest

import sacbe
from sacbe.core.chance import Rng, draw
from sacbe.core.state import NATURE, NATURE_BIT
from sacbe.games.trek12.actions import KEEP
from sacbe.games.trek12.data import BONE_VALUES, FULL_BAG, SKELETON_VALUES, TOKEN_VALUE
from sacbe.games.trek12.mind.bones import Bag, best_bones
from sacbe.games.trek12.mind.value import TrekEvaluator
from sacbe.games.trek12.state import DIG_AREAS, KEEP_BONES, SHOW_SHEETS, Trek

TREK = sacbe.game("trek12")


def positions(seats: int, seed: int, phase: int) -> list[Trek]:
    """The positions of one game of quick players in which this phase has something to choose."""
    found = []
    knowledge = TrekEvaluator()
    rng = Rng(seed)
    s = TREK.start(seats)
    while mask := s.actors():
        assert isinstance(s, Trek)
        if s.phase == phase:
            found.append(s.copy())
        if mask & NATURE_BIT:
            s.step(NATURE, draw(s, rng))
        else:
            seat = (mask & -mask).bit_length() - 1
            s.apply(seat, knowledge.pick(s, seat, rng))
    assert isinstance(s, Trek)
    scores = [s.score(seat) for seat in range(seats)]
    for seat in range(seats):
        assert knowledge.value(s, seat) == scores[seat]
        assert knowledge.outlook(s, seat) == scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    return found


@pytest.mark.parametrize("seats", [2, 5])
def test_a_dig_half_picked_is_worth_its_best_end(seats: int) -> None:
    knowledge = TrekEvaluator()
    chosen = 0
    for seed in range(4):
        for s in positions(seats, seed, DIG_AREAS):
            ends = []
            for code in s.legal(s.digger):
                after = s.copy()
                after.apply(s.digger, code)
                if after.phase == DIG_AREAS and after.digger == s.digger:
                    ends.append(knowledge.value(after, s.digger))
                    chosen += 1
            assert all(end <= knowledge.value(s, s.digger) + 1e-9 for end in ends)
    assert chosen > 0


def test_a_locked_number_is_worth_the_same_after_it_is_shown() -> None:
    """Nothing the seat itself knows changes when the sheets are turned over, as long as nobody else digs first."""
    knowledge = TrekEvaluator()
    compared = 0
    for s in positions(2, 3, SHOW_SHEETS):
        after = s.copy()
        after.apply(NATURE, after.legal(NATURE)[0])
        if after.round == s.round and after.actors():
            for seat in range(2):
                assert knowledge.value(after, seat) == pytest.approx(knowledge.value(s, seat))
                compared += 1
    assert compared > 4


def test_the_bones_of_a_full_bag() -> None:
    """One drawn, and the best of two: close to every pair counted out."""
    bag_of = Bag()
    bag_of.look_into(FULL_BAG)
    bag = [value for value in BONE_VALUES for _ in range(4)]
    skeletons = 0.5
    assert bag_of.bones(1, 1) == pytest.approx(fmean(bag) + skeletons, abs=0.01)
    pairs = fmean(max(pair) for pair in combinations(bag, 2))
    assert bag_of.bones(2, 1) == pytest.approx(pairs + skeletons, abs=0.06)
    bag_of.look_into(0)
    assert bag_of.bones(4, 2) == 0


def test_the_quick_player_keeps_the_highest_bone_or_one_for_a_skeleton() -> None:
    """What it gives up in points is less than the Skeleton of the colour it takes."""
    knowledge = TrekEvaluator()
    drawn = [s for seed in range(3) for s in positions(2, seed, KEEP_BONES)]
    assert drawn
    for s in drawn:
        token = knowledge.pick(s, s.digger, Rng(1)) - KEEP
        most = max(TOKEN_VALUE[code - KEEP] for code in s.legal(s.digger))
        assert TOKEN_VALUE[token] > most - SKELETON_VALUES[token // 9]


def test_alone_a_second_bone_of_a_colour_is_worth_its_skeleton() -> None:
    """T-6.3 Drawn: an orange 3, which completes the pair, and a green 4 of a colour complete already."""
    s = TREK.start(1, {"solo": True})
    assert isinstance(s, Trek)
    green, orange = [1 << i for i in range(9)], [1 << (27 + i) for i in range(9)]
    s.phase, s.digger, s.round, s.to_keep = KEEP_BONES, 0, 15, 1
    s.hand[0] = green[0] | green[1] | orange[0]
    s.drawn = green[5] | orange[4]
    assert 1 << (TrekEvaluator().pick(s, 0, Rng(1)) - KEEP) == orange[4]


def test_best_bones_are_the_most_valuable() -> None:
    green_1, green_7, blue_7 = 1 << 0, 1 << 8, 1 << 17
    assert best_bones(green_1 | green_7, 1) == green_7
    assert best_bones(green_1 | green_7 | blue_7, 1) == blue_7
    assert best_bones(green_1 | green_7 | blue_7, 2) == green_7 | blue_7
    assert best_bones(0, 2) == 0
