"""What was learned of Tzolk'in: the file is whole, forecasts are better for it, and learning can be done again."""

from __future__ import annotations

from importlib import resources
from statistics import fmean

import pytest
from librt.vecs import vec

from sacbe.games.tzolkin.mind.estimate import Estimate
from sacbe.games.tzolkin.mind.experience import SIZE, TIMES
from sacbe.games.tzolkin.mind.learned import nothing, read, shipped, write
from sacbe.games.tzolkin.mind.value import TzolkinEvaluator
from sacbe.games.tzolkin.mind.weights import judging
from sacbe.games.tzolkin.state import START_TURN, Tzolkin
from sacbe.train.experience import Learner
from tests.tzolkin.play import load
from tests.tzolkin.test_mind import played

pytestmark = pytest.mark.engine


# -- The file ---------------------------------------------------------------------------------------------------------


def test_what_is_shipped_is_small() -> None:
    data = resources.files("sacbe.games.tzolkin.mind").joinpath("experience.net").read_bytes()
    assert len(data) < 20_000 and len(read(data)) == SIZE


def test_a_file_is_read_as_written() -> None:
    weights = vec[float]([(i % 97 - 48) / 16 for i in range(int(SIZE))])
    again = read(write(weights, {}))
    assert all(again[i] == weights[i] for i in range(int(SIZE)))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "should begin with"),
        (b"sacbe-sheets 1\n{}\nnothing", "should begin with"),
        (b"sacbe-experience 1\n{}\nnothing", "damaged"),
        (write(vec[float]([1.0]), {}), "weights of two bytes"),
    ],
)
def test_a_bad_file_is_refused(data: bytes, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(data)


# -- What is looked at ------------------------------------------------------------------------------------------------


def things(s: Tzolkin, seat: int) -> list[int]:
    judge = TzolkinEvaluator().judge
    judge.of(s, seat)
    seen = judge.experience
    return sorted(int(seen.things[i]) for i in range(seen.found))


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_looked_up_beyond_the_table(seats: int) -> None:
    for s in played(seats, 11):
        if s.phase >= START_TURN:
            for seat in range(seats):
                assert all(0 <= thing < SIZE // TIMES for thing in things(s, seat))


def test_a_worker_counts_where_it_will_be_at_its_next_turn() -> None:
    """The turn of seat 0 is over and that of seat 1 is not: the same workers, a day apart."""
    over = load(day=3, active=1, marker=0, turn=1, players=[{}, {}], gears={"palenque": {"2": 0}})
    begins = load(day=4, active=0, marker=0, players=[{}, {}], gears={"palenque": {"3": 0}})
    assert things(over, 0) == things(begins, 0)


def test_forecasts_are_nearer_to_scores_than_without() -> None:
    by_hand, learned = Estimate(judging(), nothing()), Estimate(judging(), shipped())
    errors: dict[str, list[float]] = {"by hand": [], "learned": []}
    for seed in range(4):
        game = played(4, seed)
        for s in [s for s in game if s.phase == START_TURN][::8]:
            for seat in range(4):
                score = game[-1].score(seat)
                errors["by hand"].append(abs(by_hand.of(s, seat) - score))
                errors["learned"].append(abs(learned.of(s, seat) - score))
    assert fmean(errors["learned"]) < fmean(errors["by hand"])


# -- Learning ---------------------------------------------------------------------------------------------------------


def test_the_same_seed_learns_the_same() -> None:
    one, other = Learner(3), Learner(3)
    assert [one.game() for _ in range(2)] == [other.game() for _ in range(2)]
    assert one.weights == other.weights and any(one.weights)
