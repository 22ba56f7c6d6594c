"""A browser at an analysis, for tests: its socket, and what it says there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import connect

from tests.web.server import PATIENT, Guest, Json, Socket


class Analysis(Socket):
    """Every change is answered by a view; `kept` is what the page was told to call itself."""

    kept: str = ""
    expecting = False  # a refusal

    async def read(self) -> Json:
        message = await super().read()
        if message["t"] == "kept":
            self.kept = message["key"]
        if message["t"] == "refused" and not self.expecting:
            raise AssertionError(message)
        return message

    async def do(self, what: str, **more: Any) -> Json:
        """Says it, and gives the analysis as it is shown after that."""
        await self.send(t="analyse", do=what, **more)
        return await self.settled()

    async def settled(self) -> Json:
        """What is shown when all that was said has been answered."""
        await self.send(t="ping")
        await self.until("pong")
        await self.send(t="look")  # a view is sent for that in any case
        view = await self.until("view")
        told: Json = view["analysis"]
        return told

    async def refused(self, what: str, **more: Any) -> str:
        await self.send(t="analyse", do=what, **more)
        return await self.refusal()

    async def refusal(self) -> str:
        self.expecting = True
        reason = str((await self.until("refused"))["reason"])
        self.expecting = False
        return reason

    async def turn(self, choose: int = 0) -> Json:
        """A whole turn of whoever is to act: always the action of this place among those that are legal."""
        ply = self.view["ply"]
        while self.view["ply"] == ply and self.view["actions"]:
            code = self.view["actions"][choose % len(self.view["actions"])]["code"]
            step = self.view["step"]
            await self.send(t="act", ply=ply, step=step, code=code, commit=True)
            await self.settled()
        told: Json = self.view["analysis"]
        return told


@asynccontextmanager
async def analysing(guest: Guest, key: str, **hello: Any) -> AsyncIterator[Analysis]:
    await guest.http.get(f"/whatif/{key}")  # as a browser does, which has a session from then on
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    headers = {"cookie": cookies, "origin": guest.url}
    address = guest.url.replace("http", "ws", 1) + f"/api/analyses/{key}/socket"
    async with connect(address, additional_headers=headers, max_size=None, compression=None, **PATIENT) as raw:
        socket = Analysis(raw)
        if hello.pop("greet", True):
            await socket.send(**({"t": "hello", "lang": "en", "view": "data"} | hello))
            await socket.until("view")
        yield socket
