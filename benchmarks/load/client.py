"""One seat's client: a program, or a browser's page as far as the server can tell."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.load.figures import Figures


class Act(msgspec.Struct):
    code: int
    then: list[int] = []


class Message(msgspec.Struct):
    """What a client needs of a message; the rest is skipped unread. A patch leaves out what is as it was."""

    t: str
    ply: int | UnsetType = UNSET
    step: int | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    actions: list[Act] | UnsetType = UNSET
    reason: str = ""


read_message = msgspec.json.Decoder(Message).decode


class Counted(ClientConnection):
    """Knows how many bytes have come in, compressed as they are."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


class Client:
    """Keeps what the newest view says."""

    def __init__(self, seat: int, link: Counted, changed: asyncio.Event, figures: Figures) -> None:
        self.seat = seat
        self.ply, self.step, self.over = -1, 0, False
        self.actions: list[Act] = []
        self.shown_at = 0.0
        self.first = 0  # bytes until there was a view
        self._changes = 0
        self._link = link
        self._changed = changed
        self._figures = figures
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def open(
        cls, url: str, cookie: str, seat: int, kind: str, changed: asyncio.Event, figures: Figures
    ) -> Client:
        """`kind`: "page" as browsers ask for it, "data" as programs do."""
        link = await connect(
            url,
            additional_headers={"cookie": cookie},
            compression="deflate" if kind == "page" else None,
            proxy=None,
            create_connection=Counted,
            ping_interval=None,
        )
        assert isinstance(link, Counted)
        client = cls(seat, link, changed, figures)
        await client.send(t="hello", lang="en", layout="wide", view=kind, seat=seat, patches=kind == "page")
        return client

    async def close(self) -> None:
        await self._link.close()
        await self._reader
        self._figures.changes += self._changes
        self._figures.bytes += self._link.received - self.first

    async def send(self, **message: Any) -> None:
        await self._link.send(msgspec.json.encode(message).decode())

    async def act(self, action: Act) -> None:
        await self.send(t="act", ply=self.ply, step=self.step, code=action.code, then=action.then, commit=True)

    async def _read(self) -> None:
        try:
            async for said in self._link:
                self._take(read_message(said))
        except ConnectionClosed:
            self._figures.refuse("closed")

    def _take(self, message: Message) -> None:
        if message.t in ("view", "patch"):
            self.ply = self.ply if message.ply is UNSET else message.ply
            self.step = self.step if message.step is UNSET else message.step
            self.over = self.over if message.over is UNSET else message.over
            self.actions = self.actions if message.actions is UNSET else message.actions
            self.shown_at = time.perf_counter()
            if self.first:
                self._changes += 1
            else:
                self.first = self._link.received
            self._changed.set()
        elif message.t in ("refused", "error"):
            self._figures.refuse(message.reason)
            self._changed.set()
