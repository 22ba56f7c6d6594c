"""Records as text, and draws that anyone can check."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import sacbe
from sacbe import NATURE, IllegalAction, Record, State
from sacbe.core import fair
from sacbe.core.chance import Rng, draw

pytestmark = pytest.mark.engine
TREK = sacbe.game("trek12")


class First:
    """Takes the first legal action."""

    def choose(self, view: State, seat: int) -> int:
        return view.legal(seat)[0]


def fair_game(seed: str) -> Record:
    record = Record(TREK, 2, {"solo": False, "chief": "random"}, ["Анна", "Boris"], fair.commitment(seed), seed)
    s = record.begin()
    draws = 0
    while mask := s.actors():
        if mask & sacbe.NATURE_BIT:
            seat, code = NATURE, fair.draw(seed, draws, s)
            draws += 1
        else:
            seat = (mask & -mask).bit_length() - 1
            code = s.legal(seat)[-1]
        s.apply(seat, code)
        record.actions.append((seat, code))
    return record


def test_a_fair_game_verifies_and_a_changed_one_does_not() -> None:
    record = fair_game("ab" * 32)
    assert fair.verify(record) == []
    assert fair.verify(Record.read(record.write())) == []
    rolls = [ply for ply, (_, code) in enumerate(record.actions) if TREK.actions.verb(code) == "roll"]
    changed = list(record.actions)
    other = TREK.parse("roll 0 1")
    changed[rolls[-1]] = (NATURE, other if changed[rolls[-1]][1] != other else TREK.parse("roll 0 2"))
    assert any(
        f"ply {rolls[-1]}" in problem for problem in fair.verify(replace(record, actions=changed[: rolls[-1] + 1]))
    )
    assert "hash" in fair.verify(replace(record, seed="cd" * 32))[0]
    assert "no seed hash" in fair.verify(replace(record, seed_hash=""))[0]
    assert "revealed" in fair.verify(replace(record, seed=""))[0]


def test_seeds_are_new_each_time() -> None:
    assert fair.new_seed() != fair.new_seed()
    assert len(fair.commitment(fair.new_seed())) == 64


def test_draws_follow_the_tickets() -> None:
    """36 rolls, 7,200 draws each way: none is rarer than half its share."""
    s = TREK.start(2, {"chief": "0"})
    fairly = Counter(fair.draw("ab" * 32, k, s) for k in range(7200))
    rng = Rng(3)
    quickly = Counter(int(draw(s, rng)) for _ in range(7200))
    for found in (fairly, quickly):
        assert len(found) == 36
        assert min(found.values()) > 100
        assert max(found.values()) < 300


def test_rng_stays_in_range_and_differs_by_seed() -> None:
    streams = {tuple(Rng(seed).randrange(1000) for _ in range(1)) for seed in range(50)}
    assert len(streams) > 30
    rng = Rng(5)
    assert {rng.below(3) for _ in range(100)} == {0, 1, 2}


def test_bots_play_a_record() -> None:
    record = sacbe.play(TREK, [First(), First()], seed=7)
    assert record.final().winners()
    assert record.players == ["First", "First"]
    assert sacbe.play(TREK, [First(), First()], seed=7).actions == record.actions
    assert sacbe.play(TREK, [First(), First()], seed=8).actions != record.actions


def test_an_illegal_action_in_a_record_names_its_ply() -> None:
    record = Record(TREK, 2, actions=[(NATURE, TREK.parse("chief 0")), (0, TREK.parse("skip"))])
    with pytest.raises(IllegalAction, match="ply 1, seat 0, skip"):
        record.final()
    with pytest.raises(IllegalAction, match="ply 0"):
        Record(TREK, 2, actions=[(0, 10**6)]).final()


HEAD = "sacbe 1\ngame trek12\nseats 2\n"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "must begin with"),
        ("sacbe 9\ngame trek12\n", "must begin with"),
        ("sacbe 1\ngame chess\nseats 2\n", "trek12"),
        ("sacbe 1\ngame trek12\nseats two\n", "head"),
        ("sacbe 1\ngame trek12\nseats 2\noptions [1]\n", "head"),
        ("sacbe 1\ngame trek12\nseats 2\noptions {\n", "head"),
        ("sacbe 1\nweather fine\n", "line 2"),
        (HEAD + "\n* chief 0\n5 skip\n", "line 6"),
        (HEAD + "\n* chief 0\n0 jump\n", "line 6"),
    ],
)
def test_a_broken_record_says_where(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Record.read(text)


def test_blank_lines_do_not_matter() -> None:
    assert Record.read("\n" + HEAD + "\n\n* chief 0\n\n").actions == [(NATURE, TREK.parse("chief 0"))]


def test_positions_are_no_keys_and_refusals_are_values() -> None:
    with pytest.raises(TypeError, match="dump"):
        hash(TREK.start(2))
    assert TREK.start(2) == TREK.start(2)
    assert TREK.start(2) != "a position"
    s = TREK.start(2)
    assert s.why_not(0, 0) == s.why_not(1, 0)
    assert len({s.why_not(0, 0), s.why_not(0, 0)}) == 1
    assert "T-3.4" in repr(s.why_not(0, 0))
    assert repr(TREK) == "sacbe.game('trek12')"
    with pytest.raises(ValueError, match="trek12"):
        sacbe.game("chess")
