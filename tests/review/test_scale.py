"""From leads to chances: they add up, a greater lead is a greater chance, and the shipped curves are reliable."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

import sacbe
from sacbe.review.calibrate import BINS, SEATS, least, reliability
from sacbe.review.scale import FIGURES, FORMAT, Scale, chances, scale_of, shares

SHIPPED = sorted(FIGURES.glob("*.json"))


@pytest.mark.parametrize("leads", [[3.0, -3.0], [0.0, 0.0, 0.0], [-20.0, 1.5, 0.5, 20.0]])
def test_chances_add_up_and_follow_the_leads(leads: list[float]) -> None:
    found = chances(leads, 0.5, (-2.0, 1.0), 0.1)
    assert sum(found) == pytest.approx(1)
    assert all(one >= 0.1 / len(leads) - 1e-12 for one in found)
    assert [found.index(one) for one in sorted(found)] == [leads.index(one) for one in sorted(leads)]


def test_the_same_lead_is_worth_more_towards_the_end() -> None:
    leads = [2.0, 0.0]
    assert [chances(leads, at, (-2.0, 2.0), 0.0)[0] for at in (0.0, 0.5, 1.0, 3.0)] == pytest.approx(
        [0.567, 0.675, 0.881, 0.881], abs=0.002
    )


def test_a_result_is_shared_by_those_who_have_won() -> None:
    assert shares(0b101, 3) == [0.5, 0.0, 0.5]
    assert shares(0b1000, 3) == [0.0, 0.0, 0.0], "an automaton has won"


def test_the_curve_with_the_least_error_is_found() -> None:
    score, best = least(lambda of: (of[0] + 1.2) ** 2 + (of[1] - 2.0) ** 2 + (of[2] - 0.1) ** 2)
    assert best == pytest.approx((-1.2, 2.0, 0.1), abs=0.1)
    assert score < 0.02


def test_reliability_counts_every_seat_once() -> None:
    bins = reliability([(0.05, 0.0), (0.72, 1.0), (0.78, 0.5), (1.0, 1.0)])
    assert [(one.low, one.seats, one.given, one.won) for one in bins] == [
        (0.0, 1, 0.05, 0.0),
        (0.7, 2, 0.75, 0.75),
        (0.9, 1, 1.0, 1.0),
    ]


def test_every_game_has_its_curves() -> None:
    for slug in sacbe.SLUGS:
        for seats in SEATS:
            scale = scale_of(slug, seats)
            assert (scale.game, scale.format) == (slug, FORMAT)
            assert 0 <= scale.doubt < 1 and scale.horizon > 0
            assert scale.edition == sacbe.game(slug).edition, "found by other rules: run sacbe.review.calibrate"
    assert scale_of("trek12", 9).seats == 4, "the nearest there is"
    with pytest.raises(ValueError, match=r"sacbe\.review\.calibrate chess"):
        scale_of("chess", 2)


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_who_is_given_a_chance_wins_that_often(slug: str) -> None:
    """In games that the curve was not found from. Positions of one game are alike, so a bin tells less than its number
    of seats looks: no more than two of each game count as independent."""
    scales = [msgspec.json.decode(file.read_bytes(), type=Scale) for file in SHIPPED if file.stem.startswith(slug)]
    assert sum(scale.tested for scale in scales) >= 150
    for at in range(BINS):
        inside = [one for scale in scales for one in scale.reliability if round(one.low * BINS) == at]
        seats = sum(one.seats for one in inside)
        if not seats:
            continue
        given = sum(one.given * one.seats for one in inside) / seats
        won = sum(one.won * one.seats for one in inside) / seats
        independent = sum(
            one.seats * min(2 * scale.games / scale.tested, 1)
            for scale in scales
            for one in scale.reliability
            if round(one.low * BINS) == at
        )
        margin = 3 * (given * (1 - given) / independent) ** 0.5 + 0.03
        assert abs(given - won) < min(margin, 0.25), (at, seats, given, won)


def test_bins_do_not_overlap() -> None:
    for file in SHIPPED:
        bins = msgspec.json.decode(file.read_bytes(), type=Scale).reliability
        assert all(a.high <= b.low + 1e-9 for a, b in pairwise(bins))
