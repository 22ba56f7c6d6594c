"""A handful of every trouble, small enough for every day; `make chaos` has the thousand."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.chaos.account import Stored, Turn, judge
from tests.chaos.storm import Wish, storm
from tests.chaos.trouble import on_postgres, on_sqlite
from tests.needs import find, lacking

pytestmark = pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
FEW = Wish(kills=2, others=1, tables=3, seats=2, games=["trek12"], think=0.02, seconds=0)


@pytest.fixture
def folder() -> Iterator[Path]:
    """Short: PostgreSQL keeps a Unix socket in it."""
    made = Path(tempfile.mkdtemp(prefix="sacbe-chaos-", dir="/tmp"))
    yield made
    shutil.rmtree(made, ignore_errors=True)


@pytest.mark.compiled  # which starts a server again much sooner
async def test_one_process_on_sqlite(folder: Path) -> None:
    async with on_sqlite(folder, rate="0") as setting:
        outcome = await storm(setting, FEW)
    assert outcome.verdict.clean, outcome.verdict.problems
    assert outcome.verdict.acknowledged > 0


@pytest.mark.compiled
@pytest.mark.postgres
@pytest.mark.redis
async def test_two_processes_on_postgresql_and_redis(folder: Path) -> None:
    if not (find("postgres") and find("initdb")):
        lacking("PostgreSQL server", "postgresql")
    if not find("redis-server"):
        lacking("Redis server", "redis-server")
    async with on_postgres(folder, rate="0") as setting:
        outcome = await storm(setting, FEW)
    assert outcome.verdict.clean, outcome.verdict.problems
    assert outcome.verdict.acknowledged > 0


# -- the account itself: it must see what it is there for --------------------------------------------------------------


def a_game() -> tuple[Stored, list[Turn]]:
    """Two seats and a few plies of Trek 12, each turn as its player remembers it."""
    found = Stored("trek12", {}, 1, [True, True], [])
    state, _ = found.replay()
    turns: list[Turn] = []
    while len(turns) < 6:
        seat = next(seat for seat in (15, *range(31)) if state.actors() >> seat & 1)
        code = state.legal(seat)[0]
        ply = len(found.plies)
        if seat < 2 and len(state.legal(seat)) > 1:
            turns.append(Turn(seat, ply, [code], ply + 1))
        found.plies.append((ply, seat, code))
        state.apply(seat, code)
    return found, turns


def test_an_account_that_is_in_order() -> None:
    found, turns = a_game()
    verdict = judge("t", turns, found)
    assert verdict.clean, verdict.problems
    assert verdict.acknowledged == 6


def test_an_acknowledged_move_that_is_missing_is_told() -> None:
    found, turns = a_game()
    turns.append(Turn(turns[-1].seat, len(found.plies), [3], len(found.plies) + 1))
    assert judge("t", turns, found).missing == 1


def test_a_move_that_nobody_made_is_told() -> None:
    found, turns = a_game()
    lost = turns.pop()
    verdict = judge("t", turns, found)
    assert verdict.nobodys + verdict.doubled == 1
    turns.append(Turn(lost.seat, lost.asked, lost.codes))  # its answer never came, but it was made
    verdict = judge("t", turns, found)
    assert (verdict.clean, verdict.unanswered_stands) == (True, 1)


def test_a_turn_taken_back_that_began_as_the_one_that_stands() -> None:
    found, turns = a_game()
    mine = [turn for turn in turns if turn.seat == 0][-2:]
    rest = [turn for turn in turns if turn not in mine]
    begun = Turn(0, mine[0].asked, mine[0].codes)  # neither was answered
    made = Turn(0, mine[0].asked, mine[0].codes + mine[1].codes)
    verdict = judge("t", [*rest, begun, made], found)
    assert (verdict.clean, verdict.unanswered_stands) == (True, 2), verdict.problems


def test_a_ply_that_is_left_out_is_told() -> None:
    found, turns = a_game()
    del found.plies[2]
    assert not judge("t", turns, found).clean
