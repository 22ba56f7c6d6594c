"""The statistics of records are those of their games, counted once more and plainly."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path
from statistics import mean

import pytest

import sacbe
from sacbe.arena.match import Match
from sacbe.arena.play import play
from sacbe.corpus.pictures import draw, histogram
from sacbe.corpus.stats import Counts, Stats, as_table, gather, records, seats_table


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kept")
    list(play({"": Match("trek12", ("random",), games=6, seats=3)}, folder=folder))
    return folder


@pytest.fixture
def stats(kept: Path) -> Stats:
    (found,) = gather(records(kept, 0))
    return found


def test_figures_are_those_of_the_games(stats: Stats, kept: Path) -> None:
    games = list(records(kept, 0))
    assert stats.games == len(games) == 6
    assert stats.actions.mean == mean(len(record.actions) for record in games)
    ends = [record.final() for record in games]
    scores = sorted(end.score(seat) for end in ends for seat in range(3))
    assert stats.scores.mean == pytest.approx(mean(scores))
    assert sum(stats.won) == pytest.approx(6)
    for seat in range(3):
        shares = [1 / end.winners().bit_count() for end in ends if end.winners() >> seat & 1]
        assert stats.won[seat] == pytest.approx(sum(shares))
    counts = []
    for record in games:
        for s, (seat, _) in zip(record.positions(), record.actions, strict=False):
            if seat != sacbe.NATURE and len(s.legal(seat)) > 1:
                counts.append(len(s.legal(seat)))
    assert stats.branching.mean == pytest.approx(mean(counts))
    assert stats.branching.total == len(counts)
    assert as_table(stats).row_count == 5 and seats_table(stats).row_count == 3


def test_as_many_as_asked_for(kept: Path) -> None:
    assert gather(records(kept, 2))[0].games == 2


def test_shares_are_counted_from_below() -> None:
    counts = Counts()
    for number in (1, 2, 2, 3, 10):
        counts.add(number)
    assert [counts.within(share) for share in (0.05, 0.5, 0.8, 1)] == [1, 2, 3, 10]


def test_pictures_are_drawn_to_scale(stats: Stats, tmp_path: Path) -> None:
    for file in draw(stats, tmp_path):
        assert ET.parse(file).getroot().tag.endswith("svg")
    counts = Counts()
    for number, times in ((5, 1), (6, 4), (7, 2)):
        for _ in range(times):
            counts.add(number)
    bars = [
        float(rect.get("height", "0"))
        for rect in ET.fromstring(histogram("x", counts)).iter("{http://www.w3.org/2000/svg}rect")
        if rect.get("x")
    ]
    assert bars == pytest.approx([bars[1] / 4, bars[1], bars[1] / 2], abs=0.2)
