"""Seats: taking, hot seat, stand-ins, tokens, rematch, bots' turns."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.core.thought import Thought
from sacbe.table.errors import Refused
from sacbe.table.seats import OPEN, PERSON, Seat, Who, clean_name, distinct, hash_token
from sacbe.table.show import Show
from sacbe.table.tables import Tables
from tests.table.helpers import Quick, act, bot, persons, tables_at, until, vacant
from tests.table.toy import BID


class Present:
    """Somebody whose browser is open."""

    address = "192.0.2.1"

    def __init__(self, who: Who) -> None:
        self.who = who

    def refresh(self) -> None: ...
    def tell(self, message: bytes) -> None: ...


async def ended(tables: Tables, show: Show) -> None:
    """Bots among themselves play while somebody looks on."""
    show.table.watchers.add(Present(Who("somebody")))
    await tables.attend(show)
    await until(lambda: show.table.over)


def test_names() -> None:
    assert clean_name("  Вера \n Петровна ") == "Вера Петровна"
    for bad in ("", " \t", "x" * 21):
        with pytest.raises(Refused, match="bad-name"):
            clean_name(bad)
    assert distinct("Ann", ["Ann", "Ann 2"]) == "Ann 3"


async def test_the_game_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("h", "toy", {}, [*persons("A"), vacant(1)])).table
        assert not table.begun
        assert table.ply == 0
        with pytest.raises(Refused, match="not-begun"):
            await table.act(0, 0, 0, BID, True)
        assert await table.join(Who("guest"), "A", None) == 1
        assert table.names == ["A", "A 2"]
        assert table.ply == 2  # both cards are dealt
        with pytest.raises(Refused, match="no-seat"):
            await table.join(Who("late"), "C", None)
        with pytest.raises(Refused, match="seat-taken"):
            await table.join(Who("late"), "C", 1)


async def test_two_guests_on_two_servers_cannot_take_one_seat(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as here, tables_at(tmp_path / "t.db") as there:
        one = (await here.create("h", "toy", {}, [*persons("A"), vacant(1)])).table
        two = (await there.get(one.meta.id)).table
        await one.join(Who("first"), "B", 1)
        with pytest.raises(Refused, match="seat-taken"):
            await two.join(Who("second"), "C", 1)
        assert two.names == ["A", "B"]


async def test_a_seat_taken_at_another_server_is_held_here_before_the_news_of_it_arrive(tmp_path: Path) -> None:
    async with (
        tables_at(tmp_path / "t.db") as here,
        tables_at(tmp_path / "t.db", publish=lambda table, what: None) as there,
    ):
        one = (await here.create("h", "toy", {}, [*persons("A"), vacant(1)])).table
        two = await there.get(one.meta.id)
        await one.join(Who("guest"), "B", 1)
        assert await there.seat_for(two, Who("guest"), 1) == 1
        with pytest.raises(Refused, match="not-your-seat"):
            await there.seat_for(two, Who("somebody else"), 1)


async def test_the_host_fills_up_with_bots(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("host", "toy", {}, [*persons("A"), vacant(1)])).table
        with pytest.raises(Refused, match="not-host"):
            await table.fill(Who("owner A"), "novice", str)
        await table.fill(Who("host"), "novice", lambda seat: f"Bot {seat}")
        assert table.begun
        assert table.seats[1].bot_level == "novice"


async def test_bots_play_among_themselves_only_while_somebody_looks_on(tmp_path: Path) -> None:
    thinker = Quick()
    async with tables_at(tmp_path / "t.db", thinker) as tables:
        show = await tables.create("h", "toy", {}, [bot(0), bot(1)])
        tables.sweep(0.0)
        tables.sweep(1.0)
        await tables.get(show.table.meta.id)
        assert thinker.asked == []
        await ended(tables, show)


async def test_bots_play_up_to_the_turn_of_a_person_who_is_away(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("h", "toy", {}, [bot(0), *persons("x", "B")[1:]])).table
        await until(lambda: set(table.opened) == {1})


class Broken(Quick):
    async def plan(self, game: Game, seen: State, seat: int, level: str, seed: int) -> Thought:
        raise ValueError("a position this bot cannot read")


async def test_a_bot_that_cannot_think_still_plays_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with tables_at(tmp_path / "t.db", Broken()) as tables:
        show = await tables.create("h", "toy", {}, [bot(0), bot(1)])
        await ended(tables, show)
    assert "could not think" in caplog.text


async def test_a_bot_is_dropped_when_the_table_has_moved_on(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("h", "toy", {}, persons("A", "B"))).table
        opened = table.opened[0]
        await table.stand_in(Who("owner A"), 0, "novice")
        await until(lambda: 0 not in table.opened)
        ply = table.ply
        assert not await table.bot_move(0, opened, BID)
        assert table.ply == ply


async def test_stand_in_and_hand_back(tmp_path: Path) -> None:
    thinker = Quick()
    async with tables_at(tmp_path / "t.db", thinker) as tables:
        table = (await tables.create("h", "toy", {}, persons("A", "B"))).table
        away = Present(Who("owner B"))
        table.watchers.add(away)
        with pytest.raises(Refused, match="not-your-seat"):
            await table.stand_in(Who("owner A"), 1, "novice")  # B is here
        table.watchers.discard(away)
        with pytest.raises(Refused, match="not-your-seat"):
            await table.stand_in(Who("stranger"), 1, "novice")
        await table.stand_in(Who("owner A"), 1, "expert")
        with pytest.raises(Refused, match="bot-plays"):
            await table.act(1, table.ply, 0, BID, True)
        await until(lambda: 1 not in table.opened)
        assert (1, "expert") in thinker.asked
        with pytest.raises(Refused, match="not-your-seat"):
            await table.stand_in(Who("owner A"), 1, None)
        await table.stand_in(Who("owner B"), 1, None)
        assert table.seats[1].bot_level == ""


async def test_a_draft_goes_when_a_bot_moves_for_the_person(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("h", "toy", {}, persons("A", "B"))).table
        await act(table, 0, BID, commit=False)
        await table.stand_in(Who("owner A"), 0, "novice")
        await until(lambda: 0 not in table.opened)
        assert 0 not in table.drafts
        assert await tables.store.drafts(table.meta.id) == {}


async def test_hot_seat_and_tokens(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        seats = [Seat(0, PERSON, "A", "one"), Seat(1, PERSON, "B", "one")]
        show = await tables.create("one", "toy", {}, seats)
        table, both = show.table, Who("one")
        assert both.held(table.seats) == [0, 1]
        assert show.seat_for(both, None) == 0
        await act(table, 0, BID)
        assert show.seat_for(both, None) == 1  # the one to act
        with pytest.raises(Refused, match="not-your-seat"):
            show.seat_for(Who("two"), 1)
        with pytest.raises(Refused, match="not-your-seat"):
            await table.token(Who("two"), 1)
        token = await table.token(both, 1)
        program = Who(token_hash=hash_token(token))
        assert program.held(table.seats) == [1]
        assert token not in str(await tables.store.load(table.meta.id))
        await table.token(both, 1)
        assert program.held(table.seats) == []  # a new token ends the old one


async def test_rematch_is_one_table_for_all(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        show = await tables.create("h", "toy", {"gold": True}, [bot(0), *persons("x", "B")[1:]])
        with pytest.raises(Refused, match="not-over"):
            await tables.rematch(show, Who("owner B"))
        await show.table.stand_in(Who("owner B"), 1, "novice")
        await ended(tables, show)
        with pytest.raises(Refused, match="not-your-seat"):
            await tables.rematch(show, Who("stranger"))
        first = await tables.rematch(show, Who("owner B"))
        assert first == await tables.rematch(show, Who("owner B"))
        fresh = (await tables.get(first)).table
        assert fresh.names == show.table.names
        assert fresh.meta.options == {"gold": True}
        assert fresh.meta.seed != show.table.meta.seed
        assert fresh.seats[1].stand_in == ""


async def test_bad_tables_are_refused(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        for slug, options, seats, reason in (
            ("chess", {}, persons("A", "B"), "unknown-game"),
            ("toy", {"gold": 3}, persons("A", "B"), "bad-options"),
            ("toy", {"silver": True}, persons("A", "B"), "bad-options"),
            ("toy", {}, persons("A"), "bad-options"),
            ("toy", {}, [*persons("A"), Seat(1, "bot", "B", level="god")], "bad-level"),
        ):
            with pytest.raises(Refused, match=reason):
                await tables.create("h", slug, dict(options), seats)
        with pytest.raises(Refused, match="gone"):
            await tables.get("nowhere")


async def test_forgotten_tables_come_back_from_storage(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        show = await tables.create("h", "toy", {}, persons("A", "B"))
        table, plies = show.table.meta.id, list(show.table.history.plies)
        tables.sweep(0.0)
        assert await tables.get(table) is show
        tables.sweep(0.0)
        tables.sweep(tables.setup.keep + 1)
        lock = show.table.lock
        await until(lambda: not tables._tasks)  # nothing is being done for it any more
        del show
        gc.collect()
        again = await tables.get(table)
        assert again.table.lock is not lock
        assert again.table.history.plies == plies


async def test_a_table_that_somebody_holds_is_the_only_one_of_its_name(tmp_path: Path) -> None:
    """However long ago it was got: a socket may say hello ten minutes after it was opened."""
    async with tables_at(tmp_path / "t.db") as tables:
        show = await tables.create("h", "toy", {}, persons("A", "B"))
        tables.sweep(0.0)
        tables.sweep(tables.setup.keep + 1)
        assert await tables.get(show.table.meta.id) is show


async def test_who_joins_twice_has_one_seat_and_the_host_may_free_it(tmp_path: Path) -> None:
    async with tables_at(tmp_path / "t.db") as tables:
        table = (await tables.create("h", "trek12", {}, [vacant(0), vacant(1), vacant(2)])).table
        greedy = Who("greedy")
        assert [await table.join(greedy, "Eve", None) for _ in range(3)] == [0, 0, 0]
        assert [seat.kind for seat in table.seats] == [PERSON, OPEN, OPEN]
        with pytest.raises(Refused, match="not-host"):
            await table.remove(greedy, 0)
        await table.join(Who("h"), "Host", None)
        with pytest.raises(Refused, match="your-own-seat"):
            await table.remove(Who("h"), 1)
        for nobody in (2, 7, -1):
            with pytest.raises(Refused, match="no-seat"):
                await table.remove(Who("h"), nobody)
        await table.remove(Who("h"), 0)
        assert table.seats[0] == Seat(0)
        assert await table.join(Who("friend"), "Bob", None) == 0
        await table.join(Who("another"), "Cat", None)
        with pytest.raises(Refused, match="begun"):
            await table.remove(Who("h"), 0)
