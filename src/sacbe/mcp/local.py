"""A game of one's own in this process, against named bots: the table of the server without the server."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from sacbe.core.game import Value
from sacbe.mcp import library
from sacbe.mcp.chair import Declined, View, place
from sacbe.table.advice import advice
from sacbe.table.bot_turns import Setup
from sacbe.table.bots import Pool
from sacbe.table.errors import Refused
from sacbe.table.seats import BOT, PERSON, Seat, Who
from sacbe.table.show import Show
from sacbe.table.sql import SqlStore
from sacbe.table.tables import Tables
from sacbe.table.view import Look
from sacbe.web.wording import told

OWNER = Who("the model")


class LocalChair:
    """A Watcher of its table."""

    def __init__(self, tables: Tables, show: Show, seat: int, lang: str, folder: Any) -> None:
        self.lang, self.game = lang, show.table.game
        self.who, self.address = OWNER, ""
        self._tables, self._show, self._folder = tables, show, folder
        self._seat, self._look = seat, Look(seat, lang, "wide", "words")
        self._news = asyncio.Condition()
        self._said: list[str] = []
        self._waking: set[asyncio.Task[None]] = set()
        show.table.watchers.add(self)

    @classmethod
    async def open(
        cls, game: str, players: int, seat: int, bot: str, options: dict[str, Value], lang: str, seed: str = ""
    ) -> LocalChair:
        """`bot`: the level on all other seats."""
        try:
            library.game_of(game).start(players, options)
        except (ValueError, TypeError) as wrong:
            raise Declined("bad-options", str(wrong)) from None
        if bot not in Setup().levels:
            raise Declined("bad-level", f"levels of bots are {', '.join(Setup().levels)}, not {bot!r}")
        if not 0 <= seat < players:
            raise Declined("no-such-seat", f"seats of a game of {players} are 0 to {players - 1}, not {seat}")
        folder = tempfile.TemporaryDirectory(prefix="sacbe-mcp-")
        store = SqlStore(Path(folder.name) / "tables.db")
        await store.open()
        tables = Tables(store, Pool(1))
        name = {"ru": "Модель", "en": "Model"}[lang]
        seats = [
            Seat(k, PERSON, name, OWNER.owner) if k == seat else Seat(k, BOT, f"{bot} {k}", level=bot)
            for k in range(players)
        ]
        try:
            show = await tables.create(OWNER.owner, game, options, seats, seed=seed)
        except Refused as refused:
            await _close(tables, folder)
            raise _declined(refused, lang, None) from None
        chair = cls(tables, show, seat, lang, folder)
        await tables.attend(show)
        return chair

    # -- being a watcher -----------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        task = asyncio.get_running_loop().create_task(self._wake())
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _wake(self) -> None:
        async with self._news:
            self._news.notify_all()

    def tell(self, message: bytes) -> None:
        m = json.loads(message)
        if m["t"] == "chat":
            self._said.append(f"{m['from']}: {m['text']}")

    async def heard(self) -> list[str]:
        said, self._said = self._said, []
        return said

    # -- playing -------------------------------------------------------------------------------------------------------

    async def view(self) -> View:
        view: View = json.loads(self._show.view(self.who, self._look))
        return view | {"log": view["log"]["lines"]}

    async def changed(self, view: View, seconds: float) -> View:
        seen = place(view), view["over"]
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._news:
                while True:
                    now = await self.view()
                    if (place(now), now["over"]) != seen:
                        return now
                    await self._news.wait()
        return await self.view()

    async def act(self, ply: int, step: int, codes: Sequence[int], commit: bool) -> View:
        return await self._do(self._show.table.act(self._seat, ply, step, codes[0], commit, codes[1:]))

    async def undo(self, ply: int, step: int, whole_turn: bool) -> View:
        return await self._do(self._show.table.undo(self._seat, ply, step, 0 if whole_turn else None))

    async def confirm(self, ply: int, step: int) -> View:
        return await self._do(self._show.table.confirm(self._seat, ply, step))

    async def _do(self, doing: Any) -> View:
        try:
            await doing
        except Refused as refused:
            raise _declined(refused, self.lang, self._show) from None
        return await self.view()

    async def why_not(self, code: int) -> Declined:
        try:
            _, refusal = await self._tables.why(self._show, self._seat, code, [])
        except Refused as refused:
            return _declined(refused, self.lang, self._show)
        return _declined(Refused("illegal" if refusal else "legal", refusal), self.lang, self._show)

    async def hint(self) -> dict[str, Any]:
        seen = self._show.seen(self._seat)
        try:
            thought = await self._tables.bots.hint(self._show, self._seat, self.address)
        except Refused as refused:
            raise _declined(refused, self.lang, self._show) from None
        return advice(self.game, seen, thought, self._look)

    async def say(self, text: str) -> None:
        try:
            await self._tables.say(self._show, self.who, "", text)
        except Refused as refused:
            raise _declined(refused, self.lang, self._show) from None

    async def leave(self) -> None:
        self._show.table.watchers.discard(self)
        await _close(self._tables, self._folder)


async def _close(tables: Tables, folder: Any) -> None:
    await tables.close()
    await tables.store.close()
    folder.cleanup()


def _declined(refused: Refused, lang: str, show: Show | None) -> Declined:
    m = told(refused, lang, show.table.game if show else None)
    return Declined(m["reason"], m["text"], m["rule"])
