"""One browser or program at one table: reads its messages, and sends it the newest view whenever that has changed."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sacbe.core.state import SPECTATOR
from sacbe.table.advice import advice
from sacbe.table.draft import to_code
from sacbe.table.errors import Refused
from sacbe.table.patch import Patches
from sacbe.table.seats import Who
from sacbe.table.show import Show, chat_message
from sacbe.table.tables import CHAT_SHOWN, Tables
from sacbe.table.view import Look, encode
from sacbe.web import handed
from sacbe.web import messages as m
from sacbe.web.limits import Bucket, Limits, address_of
from sacbe.web.wording import error_text, told

log = logging.getLogger("sacbe.web")
BACKLOG: Final = 200  # messages a client may be behind before it is dropped
POLICY, GONE = 1008, 4404


class Connection:
    """A Watcher. Views are made when they are sent, so a slow client skips the ones in between."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], tables: Tables, limits: Limits, show: Show, who: Who, name: str
    ) -> None:
        self.who = who
        self.address = address_of(socket)
        self._socket = socket
        self._tables = tables
        self._limits = limits
        self._show = show
        self._name = name
        self._look: Look | None = None
        self._wanted: int | None = None  # the seat asked for; None: whichever held seat is to act
        self._replaying: int | None = None
        self._planning = False  # the seat's plan is looked at, not the game
        self._greeted = False
        self._patches: Patches | None = None  # of a page that wants what has changed only
        self._log_sent = 0
        self._whole = True  # what goes out next is a view from its beginning, not a change of the last one
        self._later: asyncio.TimerHandle | None = None
        self._outbox: deque[bytes] = deque()
        self._stale = False
        self._wake = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None
        self._thinking: asyncio.Task[None] | None = None
        # A person clicks a few times a second and a program plays some dozens of moves; a flood is neither.
        self._pace = Bucket(rate=60, burst=150)
        self._slow = Bucket(rate=2, burst=12)  # for what costs more than a move: talk, hints, reasons

    # -- being a watcher -----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        if self._look is not None:
            self._stale = True
            self._wake.set()

    def tell(self, message: bytes) -> None:
        if self._look is not None:
            self._post(message)

    def _post(self, message: bytes) -> None:
        self._outbox.append(message)
        self._wake.set()
        if len(self._outbox) > BACKLOG and self._sender is not None:
            self._sender.cancel()  # it takes nothing any more

    # -- running -------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """At the table from now on, if also with nothing to show before hello: so there is one table for all."""
        self._show.table.watchers.add(self)
        self._sender = asyncio.create_task(self._send())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({self._sender, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (self._sender, reader, self._thinking, self._later):
                if task is not None:
                    task.cancel()
            await asyncio.gather(self._sender, reader, return_exceptions=True)
            self._show.table.watchers.discard(self)
            await self._attend()

    async def _attend(self) -> None:
        """Come or gone."""
        await self._tables.attend(self._show)

    async def _read(self) -> None:
        receive = self._socket.receive
        while True:
            try:
                event = await receive()
            except (WebSocketDisconnect, RuntimeError, OSError):
                return  # gone: its seats and its draft stay
            if event["type"] == "websocket.disconnect":
                return
            if not self._pace.take():
                await self._close(POLICY, "rate")
                return
            if self._limits.wait("message", self.address):
                self._refuse(Refused("rate"))
                continue
            data: str | bytes = event.get("text") or event.get("bytes") or b""  # type: ignore[assignment]
            try:
                sent = m.decoder.decode(data)
            except msgspec.ValidationError as wrong:
                self._error("bad-message", text=str(wrong))
                continue
            except (msgspec.DecodeError, UnicodeDecodeError):
                self._error("garbage")
                continue
            try:
                await self._handle(sent)
            except Refused as refused:
                self._refuse(refused)
                self.refresh()
            except Exception:
                log.exception("table %s: a message of kind %s failed", self._show.table.meta.id, type(sent).__name__)
                self._error("internal")
                self.refresh()

    async def _send(self) -> None:
        send = self._socket.send
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._outbox:
                    message = self._outbox.popleft()
                    await send({"type": "websocket.send", "text": message.decode(), "bytes": None})
                if self._stale and self._may_draw():
                    self._stale = False
                    await self._draw()
                    await send({"type": "websocket.send", "text": self._view().decode(), "bytes": None})
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        except Exception:
            log.exception("table %s: a view failed", self._show.table.meta.id)
            with suppress(Exception):
                await self._close(1011, "internal")

    def _may_draw(self) -> bool:
        """Whole pages go out as often as their address may have them: whoever wants more has them later. Changes of
        what a page shows go out at once."""
        if not self._whole and (self._patches is not None or self._look is None or self._look.kind != "page"):
            return True
        wait = self._limits.wait("view", self.address)
        if wait and (self._later is None or self._later.when() <= asyncio.get_running_loop().time()):
            self._later = asyncio.get_running_loop().call_later(wait, self._wake.set)
        return not wait

    async def _draw(self) -> None:
        """An old position is drawn in a thread, in its turn: nobody's move waits for it."""
        show, look, ply = self._show, self._look, self._replaying
        if look is not None and ply is not None and show.table.begun and not show.is_drawn(look, ply):
            await self._tables.draw(show, look, ply, self.address)

    def _view(self) -> bytes:
        show = self._show
        if not show.table.begun:
            return show.lobby(self.who)
        assert self._look is not None
        seat = self._look.seat
        if self._wanted is None or (seat != SPECTATOR and seat not in self.who.held(show.table.seats)):
            seat = show.seat_for(self.who, None)
            if seat != self._look.seat:
                self._look = self._look._replace(seat=seat)
                if not show.one_log:
                    self._log_sent = 0
        # When the turn comes, or cannot be foreseen any more, there is the game to look at again.
        self._planning = self._planning and show.may_plan(self.who, self._look.seat)
        view = self.who, self._look, self._log_sent, self._replaying, self._planning
        message = show.view(*view) if self._patches is None else show.patch(*view, self._patches)
        if self._look.kind != "data":
            self._log_sent = len(show.chronicle(self._look.seat, self._look.lang).lines)
        self._whole = False
        return message

    # -- messages ------------------------------------------------------------------------------------------------------

    async def _handle(self, sent: m.Sent) -> None:
        table = self._show.table
        if isinstance(sent, m.Hello):
            await self._hello(sent)
            return
        if isinstance(sent, m.Ping):
            self._put({"t": "pong"})
            return
        if self._look is None:
            raise Refused("hello-first")
        match sent:
            case m.Act() | m.Undo() if sent.plan:
                await self._replan(sent)
            case m.Act():
                code = to_code(table.game, sent.code, sent.text)
                await table.act(self._seat(), sent.ply, sent.step, code, sent.commit, sent.then)
            case m.Plan():
                await self._plan(sent)
            case m.TakePlan():
                await table.plan_take(self._seat(), sent.ply, sent.step)
            case m.Undo():
                await table.undo(self._seat(), sent.ply, sent.step, 0 if sent.turn else sent.to)
            case m.Commit():
                await table.confirm(self._seat(), sent.ply, sent.step)
            case m.Look():
                await self._turn_to(sent)
            case m.Replay():
                self._limits.take("drawing", self.address)
                self._replay(sent.ply)
            case m.What():
                self._what(self._look, sent.thing)
            case _:
                if not self._slow.take():
                    raise Refused("rate")
                await self._ask(sent)

    async def _plan(self, sent: m.Plan) -> None:
        seat = self._seat()
        if sent.do == "open" and not self._show.may_plan(self.who, seat):
            raise Refused("no-plan")
        if sent.do == "drop":
            await self._show.table.plan_drop(seat)
        self._planning = sent.do == "open"
        if self._planning:
            self._replaying = None
        self.refresh()

    async def _replan(self, sent: m.Act | m.Undo) -> None:
        table, seat = self._show.table, self._seat()
        if not self._show.may_plan(self.who, seat):
            raise Refused("no-plan")
        if isinstance(sent, m.Act):
            codes = [to_code(table.game, sent.code, sent.text), *sent.then]
            await table.plan(seat, sent.step, lambda plan: plan.act(*codes))
        else:
            to = 0 if sent.turn else sent.to
            await table.plan(seat, sent.step, lambda plan: plan.undo(to))

    async def _ask(self, sent: m.Sent) -> None:
        show, look = self._show, self._look
        assert look is not None
        match sent:
            case m.Chat():
                if not self.who.held(show.table.seats):
                    self._limits.take("talk", self.address)
                await self._tables.say(show, self.who, self._name, sent.text)
            case m.Hint():
                # A thought may take seconds, and its asker may well move meanwhile.
                if self._thinking is None or self._thinking.done():
                    self._thinking = asyncio.create_task(self._hint(look, self._seat()))
            case m.Why():
                self._limits.take("drawing", self.address)
                await self._why(look, sent)
            case m.Describe():
                self._limits.take("drawing", self.address)
                await self._describe(look)
            case m.Bot():
                if sent.level is not None:
                    self._tables.check_level(sent.level, show.table.game.slug)
                await show.table.stand_in(self.who, sent.seat, sent.level)
            case m.Rematch():
                await self._tables.rematch(show, self.who)
            case m.Position():
                self._put({"t": "position", "text": show.position_text(self._replaying)})
            case m.Learn():
                raise Refused("no-lesson")
            case m.Analyse():
                raise Refused("no-analysis")

    async def _hello(self, sent: m.Hello) -> None:
        show = self._show
        seat = await self._tables.seat_for(show, self.who, sent.seat)
        self._wanted = sent.seat
        self._look = Look(seat, sent.lang, sent.layout, sent.view)
        self._log_sent, self._whole = 0, True
        self._patches = Patches() if sent.patches and sent.view == "page" else None
        has = handed.take(show, sent.have, self.who, self._look) if sent.have and self._patches else None
        if has is not None:
            self._patches, self._log_sent = has.patches, has.told
        first, self._greeted = not self._greeted, True
        self.refresh()
        if first:
            if sent.view == "page":
                for said in await self._tables.store.said(show.table.meta.id, CHAT_SHOWN):
                    self.tell(chat_message(said))
            await self._attend()

    async def _turn_to(self, sent: m.Look) -> None:
        look = self._look
        assert look is not None
        seat = await self._tables.seat_for(self._show, self.who, sent.seat)
        self._wanted = sent.seat
        self._look = Look(seat, sent.lang or look.lang, sent.layout or look.layout, look.kind)
        self._log_sent, self._whole = 0, True
        self.refresh()

    def _replay(self, ply: int | None) -> None:
        if ply is not None and ply > self._show.table.ply:
            raise Refused("no-ply", most=self._show.table.ply)
        # the newest position is the game itself: whoever looks at it goes on with it
        self._replaying = None if ply == self._show.table.ply else ply
        self._planning = self._planning and self._replaying is None
        self.refresh()

    async def _hint(self, look: Look, seat: int) -> None:
        table = self._show.table
        game, seen, draft = table.game, self._show.seen(seat), table.drafts.get(seat)
        message: dict[str, Any] = {"t": "hint", "ply": table.ply, "step": len(draft.actions) if draft else 0}
        try:
            thought = await self._tables.bots.hint(self._show, seat, self.address)
        except Refused as refused:
            self._refuse(refused)
            return
        self._put(message | advice(game, seen, thought, look))

    async def _why(self, look: Look, sent: m.Why) -> None:
        planning = self._planning and self._show.may_plan(self.who, look.seat)
        code, refusal = await self._tables.why(self._show, look.seat, sent.code, sent.clicks, planning, self.address)
        answer = Refused("legal" if refusal is None else "illegal", refusal)
        message = told(answer, look.lang, self._show.table.game, kind="why")
        self._put(message | {"code": code, "clicks": sent.clicks})

    async def _describe(self, look: Look) -> None:
        """In words what this viewer's view shows at the moment of asking."""
        show, ply = self._show, self._replaying
        planning = self._planning and show.may_plan(self.who, look.seat)
        lines = await self._tables.describe(show, look, ply, planning, self.address)
        self._put({"t": "describe", "lines": lines})

    def _what(self, look: Look, thing: str) -> None:
        """Asked whenever a pointer rests somewhere: of the very position that this viewer's board shows."""
        show, game = self._show, self._show.table.game
        if not show.table.begun:
            raise Refused("not-begun")
        planning = self._planning and show.may_plan(self.who, look.seat)
        seen = show.looked_at(look.seat, self._replaying, planning)
        answer = game.presenter.what(seen, look.seat, thing, look.lang, show.table.names)
        if answer is None:
            self._refuse(Refused("no-such-thing", text=thing))
            return
        message = {"t": "what", "thing": thing, "url": f"/rules/{game.slug}#{answer.rule}"}
        self._put(message | msgspec.to_builtins(answer))

    def _seat(self) -> int:
        """The seat this connection acts for."""
        assert self._look is not None
        held = self.who.held(self._show.table.seats)
        if self._look.seat == SPECTATOR or self._look.seat not in held:
            raise Refused("not-your-seat")
        return self._look.seat

    # -- answers -------------------------------------------------------------------------------------------------------

    @property
    def _lang(self) -> str:
        return self._look.lang if self._look else "ru"

    def _put(self, message: dict[str, Any]) -> None:
        self._post(encode(message))

    def _refuse(self, refused: Refused) -> None:
        self._put(told(refused, self._lang, self._show.table.game))

    def _error(self, reason: str, **facts: Any) -> None:
        self._put({"t": "error", "reason": reason, "text": error_text(reason, self._lang, **facts)})

    async def _close(self, code: int, reason: str) -> None:
        text = error_text(reason, self._lang)
        message = encode({"t": "error", "reason": reason, "text": text})
        await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        await self._socket.close(code, reason)
