"""All live tables of this process: creating, finding, bots' turns, rematches, and news from other processes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import sacbe
from sacbe.core import fair
from sacbe.core.errors import Refusal
from sacbe.core.game import Game, UnknownEdition
from sacbe.core.thought import Thought
from sacbe.table.bots import Thinker
from sacbe.table.errors import Refused
from sacbe.table.live import LiveTable
from sacbe.table.seats import BOT, Seat, Who
from sacbe.table.show import Show, chat_message, rematch_message
from sacbe.table.store import Meta, Store
from sacbe.table.why import refusal_for_clicks

log = logging.getLogger("sacbe.table")
CHAT_MAX: Final = 500
CHAT_SHOWN: Final = 100
ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is misread when dictated
BEST: Final = "master"  # who answers hints


@dataclass(slots=True)
class Setup:
    """How tables behave in this process."""

    pace: float = 0.0  # seconds between a bot's decision opening and its move, so that people can follow
    levels: tuple[str, ...] = ("novice", "traveller", "explorer", "pathfinder", "expert", "master")
    keep: float = 600.0  # seconds a table that nobody watches stays in memory


class Tables:
    """`publish(table, what)` carries news of our changes to other processes; None when there are none."""

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
        self._thinker = thinker
        self._games = games
        self._publish = publish
        self._live: dict[str, Show] = {}
        self._idle: dict[str, float] = {}
        self._swept: dict[str, int] = {}
        self._loading: dict[str, asyncio.Future[Show]] = {}
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        tasks = [*self._thinking.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinker.close()

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
            return show
        if table not in self._loading:
            self._loading[table] = self._spawn(self._load(table))
        try:
            return await asyncio.shield(self._loading[table])
        finally:
            self._loading.pop(table, None)

    async def admit(self, show: Show, who: Who) -> None:
        """Refuse a seat token that nobody gave out; another process may have done so a moment ago."""
        if who.token_hash and not who.held(show.table.seats):
            if self._publish is not None:
                await show.table.reread_seats()
            if not who.held(show.table.seats):
                raise Refused("bad-token")

    async def _load(self, table: str) -> Show:
        saved = await self.store.load(table)
        if saved is None:
            raise Refused("gone")
        try:
            live = LiveTable(self.game(saved.meta.game), saved, self.store, self._changed)
        except UnknownEdition as wrong:
            raise Refused("newer-rules", text=str(wrong)) from None
        show = self._live[table] = Show(live)
        await live.start()
        self._wake_bots(live)
        return show

    async def create(
        self, host: str, slug: str, options: dict[str, Any], seats: list[Seat], forced: bool = True, seed: str = ""
    ) -> Show:
        game = self.game(slug)
        try:
            complete = game.complete(options)
            game.start(len(seats), complete)
        except (ValueError, TypeError) as wrong:
            raise Refused("bad-options", text=str(wrong)) from None
        for seat in seats:
            if seat.kind == BOT:
                self.check_level(seat.level)
        name = "".join(secrets.choice(ID_LETTERS) for _ in range(10))
        meta = Meta(name, slug, dict(complete), seed or fair.new_seed(), host, forced, edition=game.edition)
        await self.store.create(meta, seats)
        return await self.get(name)

    def check_level(self, level: str) -> None:
        if level not in self.setup.levels:
            raise Refused("bad-level", text=", ".join(self.setup.levels))

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

    async def hint(self, show: Show, seat: int) -> Thought:
        """What the best bot would do from here, knowing what this seat knows."""
        table = show.table
        draft = table.drafts.get(seat)
        if not table.to_act(seat) or (draft and draft.complete):
            raise Refused("no-hint")
        try:
            return await self._thinker.plan(table.game, show.seen(seat), seat, BEST, self._luck(table, seat))
        except Exception:
            log.exception("a hint at table %s failed", table.meta.id)
            raise Refused("no-bot") from None

    async def why(
        self, show: Show, seat: int, code: int | None, clicks: list[str], planning: bool = False
    ) -> tuple[int, Refusal | None]:
        """What was meant and which rule refuses it (None: it is legal)."""
        seen, game = show.seen(seat, planning), show.table.game
        if code is not None:
            return code, seen.why_not(seat, code)
        # The search goes over the whole action space; a thread keeps the other tables going meanwhile.
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

    # -- bots ----------------------------------------------------------------------------------------------------------

    def _wake_bots(self, live: LiveTable) -> None:
        if not live.begun:
            return
        for seat in live.opened:
            key = live.meta.id, seat
            if live.seats[seat].bot_level and key not in self._thinking:
                task = self._thinking[key] = asyncio.create_task(self._bot_turns(live, seat))
                task.add_done_callback(lambda _, key=key: self._thinking.pop(key, None))  # type: ignore[misc]

    async def _bot_turns(self, live: LiveTable, seat: int) -> None:
        """Think and move while it is this bot's turn. What was made up once is followed to its end; what comes too late
        is dropped by the table."""
        line: list[int] = []
        try:
            while (level := live.seats[seat].bot_level) and (opened := live.opened.get(seat)) is not None:
                codes = live.state.legal(seat)
                if len(codes) > 1 and (not line or line[0] not in codes):
                    line, _ = await asyncio.gather(self._thought(live, seat, level), asyncio.sleep(self.setup.pace))
                else:
                    await asyncio.sleep(self.setup.pace)
                await live.bot_move(seat, opened, codes[0] if len(codes) == 1 else line.pop(0))
        except Refused as refused:
            log.error("a bot at table %s, seat %d was refused: %s", live.meta.id, seat, refused)
        except Exception:
            log.exception("a bot at table %s, seat %d failed", live.meta.id, seat)

    async def _thought(self, live: LiveTable, seat: int, level: str) -> list[int]:
        """What the bot will do, now and next. If its head fails it does anything legal: nobody must wait for ever."""
        luck = self._luck(live, seat)
        seen = live.state.hide(seat)
        try:
            return (await self._thinker.plan(live.game, seen, seat, level, luck)).line
        except Exception:
            log.exception("a bot at table %s, seat %d could not think", live.meta.id, seat)
            codes = seen.legal(seat)
            return [codes[luck % len(codes)]]

    def _luck(self, live: LiveTable, seat: int) -> int:
        """A bot's own luck, told by where it stands; it has nothing to do with the seed of the draws."""
        where = f"{live.meta.id} {live.ply} {seat}".encode()
        return int.from_bytes(hashlib.blake2b(where, digest_size=4).digest(), "big")

    # -- news ----------------------------------------------------------------------------------------------------------

    def _changed(self, live: LiveTable, what: str) -> None:
        if what in ("plies", "seats"):
            self._wake_bots(live)
        self._news(live.meta.id, what)

    def _news(self, table: str, what: str) -> None:
        if self._publish is not None:
            self._publish(table, what)

    async def hear(self, table: str, what: str) -> None:
        """Another process has changed a table: if it is live here, follow."""
        show = self._live.get(table)
        if show is None:
            return
        kind, _, detail = what.partition(" ")
        if kind == "plies":
            await show.table.follow_storage()
        elif kind == "draft":
            await show.table.reread_drafts()
        elif kind == "plan":
            await show.table.reread_plans(int(detail))
        elif kind == "seats":
            await show.table.reread_seats()
        elif kind == "said":
            for said in await self.store.said(table, CHAT_SHOWN):
                if said.id == int(detail):
                    show.table.tell(chat_message(said))
        elif kind == "rematch":
            show.table.meta.rematch = detail
            show.table.tell(rematch_message(detail))

    def sweep(self, now: float) -> None:
        """Forget tables that nobody watches and no bot plays at: storage has them.

        A bot's turn that has not moved since the last sweep is taken up here: the process that had it may be dead.
        """
        for table, show in list(self._live.items()):
            if self._swept.get(table) == show.table.ply:
                self._wake_bots(show.table)
            self._swept[table] = show.table.ply
            busy = show.table.watchers or show.table.lock.locked() or any(key[0] == table for key in self._thinking)
            since = self._idle.setdefault(table, now)
            if busy:
                self._idle[table] = now
            elif now - since > self.setup.keep:
                del self._live[table], self._idle[table], self._swept[table]

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
