"""A process of its own that asks a server for far too much, from several addresses; it prints what it got, as JSON.

`python -m tests.chaos.flood URL SECONDS KIND...`: "talk" asks for old positions, hints and reasons at a table of its
own as fast as the line takes them; "tables" makes tables full of bots; "pages" reads pages; "junk" sends what is
neither HTTP nor a message; "frozen" opens lines, asks for a lot and never reads a byte of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from contextlib import AsyncExitStack
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.web.frozen import Frozen

BREATH = 0.002  # seconds between two questions: one core sends some hundreds a second of each kind
FROZEN = 40  # lines


class Flooder:
    def __init__(self, url: str, address: str, counts: Counter[str]) -> None:
        self.url, self.address, self.counts = url, address, counts
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=30)

    async def new_table(self, *kinds: str) -> str:
        await self.http.get("/api/mine")
        wish = {"game": "trek12", "seats": [{"kind": kind, "level": "novice"} for kind in kinds]}
        csrf = {"x-csrf-token": self.http.cookies.get("csrf") or ""}
        made = await self.http.post("/api/tables", json=wish, headers=csrf)
        self.counts[f"tables {made.status_code}"] += 1
        made.raise_for_status()
        return str(made.json()["table"])

    async def talk(self) -> None:
        table = await self.new_table("me", "hotseat")
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"cookie": cookies, "origin": self.url}
        questions = (
            {"t": "replay", "ply": 1},
            {"t": "hint"},
            {"t": "why", "clicks": ["nothing"]},
            {"t": "chat", "text": "x" * 400},
            {"t": "look", "lang": "en"},
        )
        while True:
            local = (self.address, 0)
            async with connect(address, additional_headers=headers, local_addr=local, proxy=None) as line:
                await line.send('{"t": "hello", "lang": "en", "view": "page"}')
                reading = asyncio.create_task(self._swallow(line))
                try:
                    while not reading.done():
                        await line.send(json.dumps(random.choice(questions)))
                        self.counts["messages"] += 1
                        await asyncio.sleep(BREATH)
                finally:
                    reading.cancel()

    async def _swallow(self, line: object) -> None:
        async for _ in line:  # type: ignore[attr-defined]
            pass

    async def tables(self) -> None:
        while True:
            try:
                await self.new_table("me", "bot", "bot", "bot")
            except httpx.HTTPStatusError:
                await asyncio.sleep(BREATH)

    async def pages(self) -> None:
        while True:
            path = random.choice(["/", "/rules/trek12", "/api/games", "/api/mine", "/no/such/place"])
            answer = await self.http.get(path, headers={"accept": "text/html"})
            self.counts[f"pages {answer.status_code}"] += 1
            await asyncio.sleep(BREATH)

    async def junk(self) -> None:
        place = urlsplit(self.url)
        while True:
            _, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(self.address, 0))
            writer.write(random.choice([os.urandom(2000), b"GET / HTTP/1.1\r\nHost:", b"\r\n" * 500, b"{" * 5000]))
            await writer.drain()
            self.counts["junk"] += 1
            await asyncio.sleep(10 * BREATH)
            writer.close()

    async def frozen(self) -> None:
        table = await self.new_table("me", "hotseat")
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies, "Origin": self.url}
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(Frozen(self.url, table, headers)) for _ in range(FROZEN)]
            for line in lines:
                await line.send(t="hello", view="page")
                self.counts["frozen lines"] += 1
            while True:
                for line in lines:
                    async with asyncio.timeout(1):
                        await line.send(t="look", lang="en")
                    self.counts["frozen looks"] += 1
                await asyncio.sleep(1)


async def flood(url: str, seconds: float, kinds: list[str]) -> Counter[str]:
    counts: Counter[str] = Counter()
    end = time.monotonic() + seconds

    async def again_and_again(kind: str, address: str) -> None:
        """Whoever is sent away comes back: under other trouble the server itself may be away."""
        while True:
            flooder = Flooder(url, address, counts)
            try:
                await getattr(flooder, kind)()
            except (httpx.HTTPError, WebSocketException, OSError, EOFError):
                counts[f"{kind} sent away"] += 1
                await asyncio.sleep(0.1)
            finally:
                await flooder.http.aclose()

    attackers = [
        asyncio.create_task(again_and_again(kind, f"127.2.{number}.{one + 1}"))
        for number, kind in enumerate(kinds)
        for one in range(2)
    ]
    await asyncio.wait(attackers, timeout=max(0.0, end - time.monotonic()))
    for attacker in attackers:
        attacker.cancel()
    await asyncio.gather(*attackers, return_exceptions=True)
    return counts


if __name__ == "__main__":
    os.nice(10)  # it stands for other people's machines and is not to take the processor from server and crowd
    print(json.dumps(asyncio.run(flood(sys.argv[1], float(sys.argv[2]), sys.argv[3:]))))
