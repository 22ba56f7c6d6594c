"""The live table: commit, then reveal; stale and foreign requests; forced moves; restarts; two servers on one file."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

import sacbe
from sacbe.core import fair
from sacbe.core.record import Record
from sacbe.core.state import NATURE
from sacbe.table.errors import Refused
from sacbe.table.seats import Who
from sacbe.table.store import Append
from sacbe.table.view import Look
from tests.table.helpers import act, persons, tables_at, until
from tests.table.toy import BID, DIG, STOP, WALK


class Ear:
    """A watcher that notes what storage held whenever it was told to look again."""

    address = "192.0.2.1"

    def __init__(self, who: Who) -> None:
        self.who = who
        self.refreshed = 0
        self.heard: list[bytes] = []

    def refresh(self) -> None:
        self.refreshed += 1

    def tell(self, message: bytes) -> None:
        self.heard.append(message)


async def test_nothing_is_shown_before_it_is_durable(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        show = await tables.create("h", "toy", {}, persons("A", "B"))
        table = show.table
        ear = Ear(Who("owner A"))
        table.watchers.add(ear)
        gate, reached = asyncio.Event(), asyncio.Event()
        append = tables.store.append

        async def slow(what: Append) -> None:
            reached.set()
            await gate.wait()
            await append(what)

        tables.store.append = slow  # type: ignore[method-assign]
        before = show.view(ear.who, Look(0, "en", "wide", "page"))
        task = asyncio.create_task(act(table, 0, BID))
        await reached.wait()
        assert ear.refreshed == 0
        assert show.view(ear.who, Look(0, "en", "wide", "page")) == before
        gate.set()
        await task
        assert ear.refreshed == 1
        assert await tables.store.tail(table.meta.id, 2) == [(0, BID)]


async def test_a_draft_makes_only_whoever_holds_the_seat_look_again(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("h", "toy", {}, persons("A", "B"))).table
        mine, theirs, nobodys = ears = [Ear(Who("owner A")), Ear(Who("owner B")), Ear(Who("x"))]
        table.watchers.update(ears)
        await act(table, 0, BID, commit=False)
        await table.undo(0, table.ply, 1)
        assert [mine.refreshed, theirs.refreshed, nobodys.refreshed] == [2, 0, 0]


async def test_a_draft_on_its_way_to_storage_gives_way_to_no_older_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process tells news of a draft, and what is read from storage then is behind this one."""
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("h", "toy", {}, persons("A", "B"))).table
        on_its_way: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        monkeypatch.setattr(tables.store, "draft", lambda *_: on_its_way)
        await act(table, 0, BID, commit=False)
        await table.reread_drafts()
        assert table.drafts[0].actions == [BID]
        on_its_way.set_result(None)
        await until(lambda: not table._unwritten)
        await table.reread_drafts()
        assert 0 not in table.drafts  # what storage has, it never got there


async def test_a_commit_brings_chance_along_in_the_same_transaction(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("h", "toy", {}, persons("A", "B"))).table
        await act(table, 1, BID)
        written: list[Append] = []
        append = tables.store.append

        async def spy(what: Append) -> None:
            written.append(what)
            await append(what)

        tables.store.append = spy  # type: ignore[method-assign]
        await act(table, 0, BID + 1)
        assert [seat for seat, _ in written[0].plies] == [0, NATURE]
        assert len(written) == 1
        record = Record(table.game, 2, seed_hash=fair.commitment(table.meta.seed), seed=table.meta.seed)
        record.actions = table.history.plies
        assert fair.verify(record) == []


async def test_seats_that_choose_at_once_do_not_make_each_other_stale(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("h", "toy", {}, persons("A", "B"))).table
        seen_ply = table.ply
        await table.act(0, seen_ply, 0, BID, True)
        await table.act(1, seen_ply, 0, BID, True)  # sent before seat 1 heard of seat 0's move
        assert table.state.actors() == 1  # both bids are open, the leader walks
        with pytest.raises(Refused, match="stale"):
            await table.act(0, seen_ply, 0, WALK, True)  # what was meant for the bidding may not hit the walk


async def test_stale_step_and_doubled_requests(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("h", "toy", {}, persons("A", "B"))).table
        ply = table.ply
        await table.act(0, ply, 0, BID, False)
        with pytest.raises(Refused, match="stale"):
            await table.act(0, ply, 0, BID + 1, False)
        await table.confirm(0, ply, 1)
        with pytest.raises(Refused, match="stale"):
            await table.confirm(0, ply, 1)
        assert table.ply == ply + 1
        with pytest.raises(Refused, match="illegal"):
            await table.act(0, table.ply, 0, BID, True)


async def test_several_actions_at_once_are_taken_all_or_none(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("h", "toy", {}, persons("A", "B"))).table
        for seat in (0, 1):
            await act(table, seat, BID)
        ply = table.ply
        await table.act(0, ply, 0, WALK, False, [WALK])
        assert table.drafts[0].actions == [WALK, WALK, STOP]  # the last one was the only one left
        await table.undo(0, ply, 3)
        with pytest.raises(Refused, match="illegal"):
            await table.act(0, ply, 1, WALK, False, [BID])
        assert table.drafts[0].actions == [WALK]
        await table.act(0, ply, 1, WALK, True, [STOP])
        assert [code for _, code in table.history.plies[ply : ply + 3]] == [WALK, WALK, STOP]


async def test_confirm_needs_a_complete_draft(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("h", "toy", {}, persons("A", "B"))).table
        await act(table, 0, BID)
        await act(table, 1, BID)
        await act(table, 0, WALK)
        with pytest.raises(Refused, match="draft-incomplete"):
            await table.confirm(0, table.ply, 1)
        await table.undo(0, table.ply, 1)
        with pytest.raises(Refused, match="nothing-to-undo"):
            await table.undo(0, table.ply, 0, 0)


async def test_forced_moves_are_taken_and_logged(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        for forced in (True, False):
            table = (await tables.create("h", "toy", {}, persons("A", "B"), forced)).table
            await act(table, 0, BID)
            await act(table, 1, BID)
            await act(table, 0, WALK)
            await act(table, 0, DIG)  # one step, then the dig: after it only `stop` is left
            last = [(seat, code) for seat, code in table.history.plies if seat != NATURE][-1]
            assert last == ((0, STOP) if forced else (0, DIG))


async def test_restart_restores_seats_drafts_and_moves(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        show = await tables.create("h", "toy", {}, persons("A", "B"))
        table = show.table
        await act(table, 0, BID)
        await act(table, 1, BID)
        await act(table, 0, WALK)
        name, look = table.meta.id, Look(0, "en", "wide", "page")
        before = show.view(Who("owner A"), look)
    async with tables_at(tmp_path / "t.db") as tables:
        show = await tables.get(name)
        assert show.view(Who("owner A"), look) == before
        assert json.loads(before)["step"] == 1
        await act(show.table, 0, STOP)
        assert show.table.drafts == {}
    async with tables_at(tmp_path / "t.db") as tables:
        assert (await tables.get(name)).table.drafts == {}


async def test_two_servers_never_both_write_a_ply(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as here, tables_at(tmp_path / "t.db") as there:
        one = (await here.create("h", "toy", {}, persons("A", "B"))).table
        two = (await there.get(one.meta.id)).table
        await act(one, 0, BID)
        with pytest.raises(Refused, match="stale"):
            await act(two, 1, BID + 2)
        assert two.history.plies == one.history.plies  # it has read what the other wrote
        await act(two, 1, BID + 2)
        await one.follow_storage()
        assert one.history.plies == two.history.plies
        assert one.state.dump() == two.state.dump()


async def test_a_failed_write_is_looked_up_before_anything_else(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("h", "toy", {}, persons("A", "B"))).table
        append = tables.store.append

        async def lost_answer(what: Append) -> None:
            await append(what)
            raise OSError("the disk answered, but nobody heard")

        tables.store.append = lost_answer  # type: ignore[method-assign]
        with pytest.raises(OSError):
            await act(table, 0, BID)
        tables.store.append = append  # type: ignore[method-assign]
        with pytest.raises(Refused, match="stale"):
            await act(table, 0, BID)  # the first one counts, so the second is not taken again
        assert table.history.plies[-1] == (0, BID)


async def test_until_a_turn_is_confirmed_its_player_is_the_one_to_move(tmp_path: Path) -> None:
    """The board of a complete draft looks on to the next player; the panels say whom the table waits for."""
    async with tables_at(tmp_path / "t.db") as tables:
        show = await tables.create("h", "eldorado", {}, persons("A", "B", "C"))
        table, game = show.table, sacbe.game("eldorado")
        seat = min(table.opened)
        who = Who(owner=table.seats[seat].owner)
        look = Look(seat, "en", "wide", "page")
        await table.act(seat, table.ply, 0, game.parse("end"), False, [game.parse("discard")])
        assert table.drafts[seat].complete
        told = msgspec.json.decode(show.view(who, look))["panels"]
        assert [panel["seat"] for panel in told if panel["status"] == "to move"] == [seat]
        assert [panel["seat"] for panel in told if panel["acting"]] == [seat]


async def test_a_turn_that_waits_to_be_confirmed_is_told_as_it_stood_before_its_last_action(tmp_path: Path) -> None:
    """Not as it began: the tile has been laid long ago."""
    async with tables_at(tmp_path / "t.db") as tables:
        show = await tables.create("h", "tikal", {"first": "0"}, persons("A", "B"))
        table, game = show.table, sacbe.game("tikal")
        lay = next(code for code in table.state.legal(0) if game.text(code).startswith("lay"))
        await table.act(0, table.ply, 0, lay, False, [game.parse("recruit worker c0r4"), game.parse("end")])
        assert table.drafts[0].complete
        told = msgspec.json.decode(show.view(Who(owner=table.seats[0].owner), Look(0, "en", "wide", "page")))
        assert told["panels"][0]["status"] == "plays, 9 AP"
