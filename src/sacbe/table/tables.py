"""All live tables of this process: creating, finding, bots' turns, rematches, and news from other processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

import sacbe
from sacbe.core import fair
from sacbe.core.brought import playing
from sacbe.core.describing import describe
from sacbe.core.errors import Refusal
from sacbe.core.game import Game, UnknownEdition
from sacbe.table.analyses import Analyses
from sacbe.table.bot_turns import BotTurns, Setup
from sacbe.table.bots import Thinker
from sacbe.table.errors import Refused
from sacbe.table.live import LiveTable
from sacbe.table.presence import Presence, in_pieces
from sacbe.table.queue import FairQueue
from sacbe.table.reviews import Reviews
from sacbe.table.seats import BOT, Seat, Who
from sacbe.table.show import Show, chat_message, rematch_message
from sacbe.table.stopping import stopped
from sacbe.table.store import Meta, Store
from sacbe.table.view import Look
from sacbe.table.why import refusal_for_clicks

log = logging.getLogger("sacbe.table")
CHAT_MAX: Final = 500
CHAT_SHOWN: Final = 100
ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is misread when dictated
REPORT: Final = 200  # tables in one report to other processes: PostgreSQL takes 8,000 bytes at most


class Tables:
    """`publish(table, what)` carries news of our changes to other processes; None when there are none.

    However long ago somebody has got hold of a table, there is one live object of it: as long as anything holds it,
    it is found (`_live`), and `_kept` holds it for a while when nobody does.
    """

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        setup: Setup | None = None,
        games: Callable[[str], Game] = sacbe.game,
        publish: Callable[[str, str], None] | None = None,
    ) -> None:
        self.store = store
        self.setup = setup or Setup()
        self.bots = BotTurns(thinker, self.setup)
        self.reviews = Reviews(store, thinker, self.bots.queue)
        self.analyses = Analyses(store, thinker, self.bots.queue)
        self._games = games
        self._publish = publish
        self.presence = Presence()
        self.drawings = FairQueue(1)  # of old positions and reasons, in a thread beside the loop
        self._live: WeakValueDictionary[str, Show] = WeakValueDictionary()
        self._kept: dict[str, Show] = {}
        self._idle: dict[str, float] = {}
        self._swept: dict[str, int] = {}
        self._loading: dict[str, asyncio.Future[Show]] = {}
        self._overtaken: set[str] = set()  # of those, the ones that others have changed meanwhile
        self._behind: set[str] = set()  # tables that others have changed, which could not be read then
        self._tasks: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        """How many are live."""
        return len(self._live)

    async def close(self) -> None:
        await self.reviews.close()
        await self.bots.close()
        await stopped(self._tasks)

    # -- finding and creating ------------------------------------------------------------------------------------------

    def game(self, slug: str) -> Game:
        try:
            return self._games(slug)
        except ValueError as wrong:
            raise Refused("unknown-game", text=str(wrong)) from None

    async def get(self, table: str) -> Show:
        """The live table, loaded from storage if nobody has looked at it lately."""
        show = self._live.get(table)
        if show is not None:
            self._keep(show)
            return show
        if table not in self._loading:
            loading = self._loading[table] = self._spawn(self._load(table))
            # not when somebody gives up waiting: a second one beside it would make a second table
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    def _keep(self, show: Show) -> None:
        """From now on for a while."""
        self._kept[show.table.meta.id] = show
        self._idle.pop(show.table.meta.id, None)

    async def admit(self, show: Show, who: Who) -> None:
        """Refuse a seat token that nobody gave out."""
        if who.token_hash and not who.held(show.table.seats):
            await self._look_again(show)
            if not who.held(show.table.seats):
                raise Refused("bad-token")

    async def seat_for(self, show: Show, who: Who, wanted: int | None) -> int:
        """The seat somebody looks from, if he may."""
        if wanted is not None and wanted >= 0 and wanted not in who.held(show.table.seats):
            await self._look_again(show)
        return show.seat_for(who, wanted)

    async def _look_again(self, show: Show) -> None:
        """Another process may have given out a seat a moment ago, and the news of it be on their way."""
        if self._publish is not None:
            await show.table.reread_seats()

    async def _load(self, table: str) -> Show:
        self._overtaken.discard(table)
        try:
            saved = await self.store.load(table)
            if saved is None:
                raise Refused("gone")
            game = self.game(saved.meta.game)
            live = LiveTable(game, saved, self.store, self._changed, self.presence)
        except UnknownEdition as wrong:
            raise Refused("newer-rules", text=str(wrong)) from None
        except (ValueError, LookupError, TypeError) as wrong:
            log.error("table %s cannot be read, what is stored of it is damaged: %s", table, wrong)
            raise Refused("damaged") from None
        show = self._live[table] = Show(live)
        self._keep(show)
        if table in self._overtaken:
            await self._read_again({table})
        await self._tend(live)
        return show

    async def _tend(self, live: LiveTable) -> None:
        """What goes on by itself: the first draws, if they could not be written when everybody sat, and bots' turns."""
        try:
            await live.start()
        except Exception as wrong:
            log.error("table %s cannot begin yet: %s", live.meta.id, wrong)
        self.bots.wake(live)

    async def attend(self, show: Show) -> None:
        """Somebody has come to the table or gone from it."""
        self._keep(show)
        show.table.attend()
        await self._tend(show.table)

    async def create(
        self,
        host: str,
        slug: str,
        options: dict[str, Any],
        seats: list[Seat],
        forced: bool = True,
        seed: str = "",
        payer: str = "",
    ) -> Show:
        """`payer`: the address of whoever wants it, at whose expense its bots think while nobody looks on."""
        game = self.game(slug)
        try:
            complete = game.complete(options)
            game.start(len(seats), complete)
        except (ValueError, TypeError) as wrong:
            raise Refused("bad-options", text=str(wrong)) from None
        for seat in seats:
            if seat.kind == BOT:
                self.check_level(seat.level, slug)
        name = "".join(secrets.choice(ID_LETTERS) for _ in range(10))
        meta = Meta(name, slug, dict(complete), seed or fair.new_seed(), host, forced, edition=game.edition)
        await self.store.create(meta, seats)
        self.bots.payers[name] = payer
        return await self.get(name)

    def levels(self, slug: str) -> tuple[str, ...]:
        """The bots that people may choose for this game: ours, and those that other packages bring for it."""
        return self.setup.levels + tuple(bot.name for bot in playing(slug))

    def check_level(self, level: str, slug: str) -> None:
        if level not in self.levels(slug):
            raise Refused("bad-level", text=", ".join(self.levels(slug)))

    async def rematch(self, show: Show, who: Who) -> str:
        """The same seats and options again at a new table; whoever asks first makes it, all get the same one."""
        old = show.table
        if not old.over:
            raise Refused("not-over")
        if not who.held(old.seats):
            raise Refused("not-your-seat")
        if not old.meta.rematch:
            seats = [replace(seat, token_hash="", stand_in="") for seat in old.seats]
            options = old.game.renewed(old.meta.options)
            fresh = await self.create(old.meta.host, old.meta.game, options, seats, old.meta.forced)
            old.meta.rematch = await self.store.rematch(old.meta.id, fresh.table.meta.id)
        old.tell(rematch_message(old.meta.rematch))
        self._news(old.meta.id, f"rematch {old.meta.rematch}")
        return old.meta.rematch

    async def mine(self, who: Who, last: int = 20) -> list[tuple[Show, int]]:
        """The tables somebody sits at, the last first, each with the second of its last move; without those that this
        version cannot open."""
        found = []
        for table, changed in await self.store.mine(who.owner, last) if who.owner else []:
            try:
                found.append((await self.get(table), changed))
            except Refused as refused:
                log.warning("table %s is not shown to its players: %s", table, refused)
        return found

    # -- talk, hints, reasons ------------------------------------------------------------------------------------------

    async def say(self, show: Show, who: Who, name: str, text: str) -> None:
        tidy = "".join(c if c.isprintable() or c == "\n" else " " for c in text).strip()
        if not tidy or len(tidy) > CHAT_MAX:
            raise Refused("bad-chat", most=CHAT_MAX)
        held = who.held(show.table.seats)
        if held:
            name = show.table.seats[held[0]].name
        table = show.table.meta.id
        said = await self.store.say(table, held[0] if held else sacbe.SPECTATOR, name, tidy)
        show.table.tell(chat_message(said))
        self._news(table, f"said {said.id}")

    async def why(
        self,
        show: Show,
        seat: int,
        code: int | None,
        clicks: list[str],
        planning: bool = False,
        payer: str = "",
    ) -> tuple[int, Refusal | None]:
        """What was meant and which rule refuses it (None: it is legal)."""
        seen, game = show.seen(seat, planning), show.table.game
        if code is not None:
            return code, seen.why_not(seat, code)
        # The search goes over the whole action space; a thread keeps the other tables going meanwhile.
        async with self.drawings.turn(payer, show.table.meta.id):
            found = await asyncio.to_thread(refusal_for_clicks, game, seen, seat, clicks)
        far = game.presenter.too_far(seen, seat, clicks)
        if far is not None and (found is None or found[1] is not None):
            return (found[0] if found else 0), far
        if found is None:
            beyond = game.presenter.beyond(seen, seat, clicks)
            if beyond is None:
                raise Refused("means-nothing")
            return -1, beyond
        return found

    async def draw(self, show: Show, look: Look, ply: int, payer: str) -> None:
        """An old position, in a thread and in its turn: nobody's move waits for it."""
        async with self.drawings.turn(payer, show.table.meta.id):
            await asyncio.to_thread(show.draw, look, ply)

    async def describe(
        self, show: Show, look: Look, ply: int | None = None, planning: bool = False, payer: str = ""
    ) -> list[str]:
        """What a viewer's board shows, in words: in a thread and in its turn, as old positions are."""
        table = show.table
        if not table.begun:
            raise Refused("not-begun")
        async with self.drawings.turn(payer, table.meta.id):
            seen = show.looked_at(look.seat, ply, planning)
            show_of, names = table.game.presenter, table.names
            return await asyncio.to_thread(describe, show_of, seen, look.seat, look.lang, names)

    def called(self, show: Show, who: Who) -> None:
        """Somebody plays over HTTP, and is there as well as anybody with a socket."""
        held = who.held(show.table.seats)
        if held:
            show.table.signs.called(held)
            show.table.attend()

    # -- news ----------------------------------------------------------------------------------------------------------

    def _changed(self, live: LiveTable, what: str) -> None:
        if what in ("plies", "seats"):
            self.bots.wake(live)
        self._news(live.meta.id, what)

    def _news(self, table: str, what: str) -> None:
        if self._publish is not None:
            self._publish(table, what)

    async def hear(self, process: str, table: str, what: str) -> None:
        """Another process has changed a table: if it is live here, follow. Who is at it is remembered in any case."""
        kind, _, detail = what.partition(" ")
        if kind == "present":
            self._hear_of(process, {table: [int(seat) for seat in detail.split(",") if seat]})
        elif kind == "report":
            self._hear_of(process, msgspec.json.decode(detail, type=dict[str, list[int]]))
        elif kind == "everything":
            await self.catch_up()
        elif (show := self._live.get(table)) is not None:
            try:
                await self._follow(show, kind, detail)
            except Refused as refused:  # storage is in trouble: nobody will say this again
                log.warning("table %s is behind: %s", table, refused)
                self._behind.add(table)
        elif table in self._loading:  # what is being read may be what stood there before
            self._overtaken.add(table)

    async def _follow(self, show: Show, kind: str, detail: str) -> None:
        if kind == "plies":
            await show.table.follow_storage()
        elif kind == "draft":
            await show.table.reread_drafts()
        elif kind == "plan":
            await show.table.reread_plans(int(detail))
        elif kind == "seats":
            await show.table.reread_seats()
        elif kind == "said":
            for said in await self.store.said(show.table.meta.id, CHAT_SHOWN):
                if said.id == int(detail):
                    show.table.tell(chat_message(said))
        elif kind == "rematch":
            show.table.meta.rematch = detail
            show.table.tell(rematch_message(detail))

    async def catch_up(self) -> None:
        """Nobody knows what was missed: stand where storage stands, at every live table."""
        self._overtaken |= self._loading.keys()
        await self._read_again(set(self._live))

    async def _read_again(self, names: set[str]) -> None:
        self._behind -= names
        for name in names:
            try:
                if (show := self._live.get(name)) is not None:
                    await show.table.catch_up()
            except Exception as wrong:
                log.error("table %s could not be read again: %s", name, wrong)
                self._behind.add(name)

    # -- who is there --------------------------------------------------------------------------------------------------

    def _hear_of(self, process: str, present: dict[str, list[int]]) -> None:
        for table, seats in present.items():
            self.presence.at(table).reported(process, seats)
            if (show := self._live.get(table)) is not None:
                show.table.attend()

    def report(self) -> None:
        """At every beat: who is at this process, for the others; and who is there no more, for those who look on.
        Tables that are behind are read again."""
        if self._behind:
            self._spawn(self._read_again(set(self._behind)))
        present = {}
        for table, show in list(self._live.items()):
            show.table.attend()
            if here := show.table.present_here:
                present[table] = sorted(here)
        for piece in in_pieces(present, REPORT):
            self._news("", f"report {msgspec.json.encode(piece).decode()}")

    def sweep(self, now: float) -> int:
        """Forget tables that nobody watches and no bot plays at: storage has them. Where nobody has moved, drawings are
        laid by; the answer is how many bytes that spares.

        A bot's turn that has not moved since the last sweep is taken up here: the process that had it may be dead. So
        is a game that could not begin.
        """
        spared = 0
        for table, show in list(self._live.items()):
            if self._swept.get(table) == show.table.ply:
                spared += show.rest()
                self._spawn(self._tend(show.table))
            show.table.attend()
            self._swept[table] = show.table.ply
            busy = show.table.watchers or show.table.lock.locked() or self.bots.busy_at(table)
            since = self._idle.setdefault(table, now)
            if busy:
                self._idle[table] = now
            elif now - since > self.setup.keep:
                for known in (self._kept, self._idle, self._swept, self.bots.payers):
                    known.pop(table, None)
        self.presence.sweep(set(self._live))
        return spared

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
