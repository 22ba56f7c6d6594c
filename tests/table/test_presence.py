"""Who is at a table: over HTTP, at other processes, and not for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from sacbe.table.errors import Refused
from sacbe.table.presence import CALLED_LASTS, REPORT_LASTS, Presence, in_pieces
from sacbe.table.seats import Who
from tests.table.helpers import persons, tables_at


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_signs_of_life_fade() -> None:
    clock = Clock()
    presence = Presence(clock)
    signs = presence.at("t")
    signs.called([0])
    signs.reported("other", [1, 2])
    assert (signs.here(), signs.anywhere()) == ({0}, {0, 1, 2})
    clock.now += REPORT_LASTS
    assert signs.anywhere() == {0}
    signs.reported("other", [1])
    signs.reported("other", [])  # it says that nobody is left
    clock.now += CALLED_LASTS
    assert signs.anywhere() == set()


def test_only_tables_with_nobody_are_forgotten() -> None:
    clock = Clock()
    presence = Presence(clock)
    called, live = presence.at("called"), presence.at("live")
    called.called([0])
    presence.at("empty")
    presence.sweep({"live"})
    assert presence.at("called") is called
    assert presence.at("live") is live
    clock.now += CALLED_LASTS
    presence.sweep(set())
    assert presence.at("called") is not called


def test_reports_come_in_pieces() -> None:
    present = {f"t{n}": [n % 4] for n in range(450)}
    pieces = list(in_pieces(present, 200))
    assert [len(piece) for piece in pieces] == [200, 200, 50]
    assert {table: seats for piece in pieces for table, seats in piece.items()} == present


async def test_nobody_gives_away_the_seat_of_somebody_at_another_process_or_over_http(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as one, tables_at(tmp_path / "t.db") as two:
        show = await one.create("h", "toy", {}, persons("A", "B"))
        there = (await two.get(show.table.meta.id)).table
        ann, bob = Who("owner A"), Who("owner B")
        one.called(show, bob)  # he plays over HTTP at the first process
        assert show.table.online == {1}
        with pytest.raises(Refused, match="not-your-seat"):
            await show.table.stand_in(ann, 1, "novice")
        await two.hear("one", there.meta.id, "present 1")
        with pytest.raises(Refused, match="not-your-seat"):
            await there.stand_in(ann, 1, "novice")
        await two.hear("one", "", 'report {"elsewhere":[0]}')
        assert two.presence.at("elsewhere").anywhere() == {0}
        await two.hear("one", there.meta.id, "present ")
        two.presence.known = lambda: False  # the line to the first process has just come back
        with pytest.raises(Refused, match="presence-unknown"):
            await there.stand_in(ann, 1, "novice")
        await there.stand_in(bob, 1, "novice")  # one's own seat is another matter
        two.presence.known = lambda: True
        await there.stand_in(ann, 1, "explorer")
        assert there.seats[1].stand_in == "explorer"
