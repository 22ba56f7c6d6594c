"""A seat at a table of a server: over its socket, with the seat's token, as any program (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

import sacbe
from sacbe.mcp.chair import Declined, View, place

PATIENCE: Final = 60.0  # seconds until a server that says nothing counts as gone
FRAME: Final = 8 << 20  # bytes of a message: a view in words has some ten thousand


class RemoteChair:
    def __init__(self, socket: ClientConnection, lang: str) -> None:
        self.lang = lang
        self._socket = socket
        self._view: View | None = None
        self._log: list[Any] = []
        self._said: list[str] = []
        self._answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Condition()
        self._gone = ""
        self._one = asyncio.Lock()
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def open(cls, link: str, token: str, lang: str) -> RemoteChair:
        """Sit down: `link` is the table's address as people pass it on, http(s)://server/t/NAME."""
        url = _socket_of(link)
        headers = {"accept-language": lang} | ({"authorization": f"Bearer {token}"} if token else {})
        try:
            socket = await connect(url, additional_headers=headers, max_size=FRAME)
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError) as wrong:
            raise Declined("no-server", f"no table can be reached at {link}: {wrong}") from None
        chair = cls(socket, lang)
        try:
            with suppress(Declined):  # a server that refuses the seat says why and closes: that is read below
                await chair._send(t="hello", view="words", lang=lang)
            await chair._begin()
        except BaseException:
            await chair.leave()
            raise
        return chair

    async def _begin(self) -> None:
        """The first view. What refuses the seat comes instead of it."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: self._view is not None or self._gone or not self._answers.empty())
        if not self._answers.empty():
            raise _declined(self._answers.get_nowait())
        self.game = sacbe.game((await self.view())["game"])

    # -- hearing -------------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        reason = "the server has closed the connection"
        with suppress(ConnectionClosed):
            async for raw in self._socket:
                await self._hear(json.loads(raw))
        async with self._news:
            self._gone = reason
            self._news.notify_all()
        self._answers.put_nowait({"t": "error", "reason": "gone", "text": reason})

    async def _hear(self, m: dict[str, Any]) -> None:
        async with self._news:
            if m["t"] == "view":
                self._log[m["log"]["from"] :] = m["log"]["lines"]
                self._view = m | {"log": self._log}
            elif m["t"] == "lobby":
                self._answers.put_nowait({"t": "error", "reason": "not-begun", "text": "seats are still open here"})
            elif m["t"] == "chat":
                self._said.append(f"{m['from']}: {m['text']}")
            elif m["t"] in ("refused", "error", "why", "hint", "pong"):
                self._answers.put_nowait(m)
            self._news.notify_all()

    async def view(self) -> View:
        if self._gone or self._view is None:
            raise Declined("gone", self._gone or "there is no view of this table yet")
        return self._view

    async def changed(self, view: View, seconds: float) -> View:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait_for(lambda: self._gone or self._view is not view)
        return await self.view()

    async def heard(self) -> list[str]:
        said, self._said = self._said, []
        return said

    # -- saying --------------------------------------------------------------------------------------------------------

    async def _send(self, **message: Any) -> None:
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed:
            raise Declined("gone", "the server has closed the connection") from None

    async def _ask(self, until: str, *messages: dict[str, Any]) -> dict[str, Any]:
        """The answer of this kind; what refuses it is raised."""
        async with self._one:
            while not self._answers.empty():
                self._answers.get_nowait()
            for message in messages:
                await self._send(**message)
            refused: Declined | None = None
            while True:
                try:
                    async with asyncio.timeout(PATIENCE):
                        answer = await self._answers.get()
                except TimeoutError:
                    raise Declined("gone", "the server does not answer") from None
                if answer["t"] in ("refused", "error"):
                    refused = _declined(answer)
                if refused and (until != "pong" or refused.reason == "gone"):
                    raise refused
                if answer["t"] == until:
                    if refused:
                        raise refused
                    return answer

    async def _move(self, ply: int, step: int, **message: Any) -> View:
        """What changes the decision. The first answer comes when it is done, the view of it before the second: a view
        in between may show the draft that is just being confirmed."""
        await self._ask("pong", message | {"ply": ply, "step": step}, {"t": "ping"})
        await self._ask("pong", {"t": "ping"})
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: self._gone or (self._view and place(self._view) != (ply, step)))
        return await self.view()

    async def act(self, ply: int, step: int, codes: Sequence[int], commit: bool) -> View:
        return await self._move(ply, step, t="act", code=codes[0], then=list(codes[1:]), commit=commit)

    async def undo(self, ply: int, step: int, whole_turn: bool) -> View:
        return await self._move(ply, step, t="undo", turn=whole_turn)

    async def confirm(self, ply: int, step: int) -> View:
        return await self._move(ply, step, t="commit")

    async def why_not(self, code: int) -> Declined:
        return _declined(await self._ask("why", {"t": "why", "code": code}))

    async def hint(self) -> dict[str, Any]:
        return await self._ask("hint", {"t": "hint"})

    async def say(self, text: str) -> None:
        await self._ask("pong", {"t": "chat", "text": text}, {"t": "ping"})

    async def leave(self) -> None:
        self._reader.cancel()
        with suppress(asyncio.CancelledError):
            await self._reader
        await self._socket.close()


def _socket_of(link: str) -> str:
    parts = urlsplit(link)
    name = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not name:
        raise Declined(
            "no-link", f"a table is named by its link, as in http://localhost:8000/t/abc234, not by {link!r}"
        )
    return f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/api/tables/{name}/socket"


def _declined(m: dict[str, Any]) -> Declined:
    return Declined(m["reason"], m["text"], m.get("rule", ""))
