"""A record in its units: every ply in one, whole turns together, nobody's choice beside another's."""

from __future__ import annotations

import pytest

from sacbe.core.record import Record
from sacbe.core.state import NATURE
from sacbe.review.fit import NoReview, fit_for_review, names_of
from sacbe.review.units import cut
from tests.endings.records import record


@pytest.mark.parametrize("name", ["tobago-4", "trek12-4"])
def test_every_ply_is_in_one_unit_of_its_seat(name: str) -> None:
    game = record(name)
    found = cut(game)
    assert [(unit.seat, ply) for unit in found.units for ply in range(unit.first, unit.last + 1)] == [
        (seat, ply) for ply, (seat, _) in enumerate(game.actions)
    ]
    for unit, before in zip(found.units, found.before, strict=True):
        assert before.actors() >> unit.seat & 1
        assert 0 <= unit.choices <= unit.last - unit.first + 1
        assert not (unit.is_draw and unit.choices)
    assert not found.final.actors()


def test_draws_that_follow_each_other_are_one_and_turns_are_whole() -> None:
    found = cut(record("tobago-4"))
    assert not any(a.seat == b.seat == NATURE for a, b in zip(found.units, found.units[1:], strict=False))
    for unit, after in zip(found.units, found.before[1:], strict=False):
        same = found.units[found.before.index(after)].seat == unit.seat
        assert not same or after.actors() != 1 << unit.seat, "a turn was cut though its seat went on alone"


def test_what_cannot_be_reviewed_says_why() -> None:
    with pytest.raises(NoReview, match="two players or more") as alone:
        fit_for_review(record("trek12-1-top"))
    assert alone.value.reason == "alone"
    whole = record("trek12-4")
    part = Record(whole.game, whole.seats, whole.options, actions=whole.actions[:40], edition=whole.edition)
    with pytest.raises(NoReview, match="not over") as early:
        fit_for_review(part)
    assert early.value.reason == "not-over"
    part.actions.append((0, 0))
    with pytest.raises(NoReview, match="ply 40") as wrong:
        fit_for_review(part)
    assert wrong.value.reason == "bad-record"
    longer = Record(whole.game, whole.seats, whole.options, actions=[*whole.actions, (0, 0)], edition=whole.edition)
    with pytest.raises(NoReview):
        fit_for_review(longer)


def test_players_without_names_are_numbered() -> None:
    assert names_of(Record(record("trek12-4").game, 3, players=["Ann"])) == ["Ann", "2", "3"]
