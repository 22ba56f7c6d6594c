"""Programs that play random legal moves at many tables, come back whenever they are cut off, and remember every turn.

Each client has a line of its own and moves whenever the server asks it, so several of a table may move at once. As a
page does, it never repeats a move: after a break the server's view says what has happened.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.chaos.account import Turn
from tests.chaos.figures import Figures
from tests.needs import HANGS

Json = dict[str, Any]
FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0  # seconds before another try; a page waits longer, but the run is to end some day


class Hangs(Exception):
    """The line is open and nothing comes."""


class Table:
    """Clients at one table, and what they remember of it."""

    def __init__(self, name: str, game: str, figures: Figures) -> None:
        self.name, self.game, self.figures = name, game, figures
        self.turns: list[Turn] = []
        self.clients: list[Client] = []
        self.moved = time.monotonic()  # when somebody was last shown something new
        self._unseen: list[tuple[int, float, str]] = []  # a ply that not everybody has been shown, since, meanwhile

    @property
    def over(self) -> bool:
        return all(client.view.get("over") for client in self.clients)

    def answered(self, ply: int, sent: float, window: str) -> None:
        self.figures.turns += 1
        if window:
            self._unseen.append((ply, sent, window))
            self.shown()

    def shown(self) -> None:
        least = min(client.ply for client in self.clients)
        now = time.perf_counter()
        for ply, sent, window in self._unseen:
            if ply <= least:
                self.figures.seconds.setdefault(window, []).append(now - sent)
        self._unseen = [unseen for unseen in self._unseen if unseen[0] > least]


class Client:
    """One seat's program."""

    def __init__(
        self, table: Table, url: str, seat: int, token: str, address: str, rng: random.Random, think: float
    ) -> None:
        self.table, self.seat, self.token = table, seat, token
        self.view: Json = {}
        self.resting = False
        self.hung: list[str] = []
        self._url = f"{url.replace('http', 'ws', 1)}/api/tables/{table.name}/socket"
        self._address, self._rng, self._think = address, rng, think
        self._news = asyncio.Event()
        self._answered = self._fresh = False  # the server has come as far as our question, and has shown a view since
        self._refused = ""
        self._lost = False

    @property
    def ply(self) -> int:
        return int(self.view.get("ply", -1))

    async def stay(self) -> None:
        """Until cancelled: at the table, or on the way back to it."""
        wait = FIRST_WAIT
        while True:
            self._fresh = False
            try:
                headers = {"authorization": f"Bearer {self.token}"}
                async with connect(
                    self._url,
                    additional_headers=headers,
                    local_addr=(self._address, 0),
                    compression=None,
                    proxy=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=HANGS,
                    close_timeout=1,
                ) as link:
                    await self._sit(link)
            except (WebSocketException, OSError, EOFError, TimeoutError):
                self.table.figures.lines_lost += 1
            except Hangs as hangs:
                self.hung.append(str(hangs))
            if self._fresh:
                wait = FIRST_WAIT
            await asyncio.sleep(wait * self._rng.uniform(0.8, 1.2))
            wait = min(2 * wait, LONGEST_WAIT)

    async def _sit(self, link: ClientConnection) -> None:
        self._lost = False
        self._news.clear()
        reading = asyncio.create_task(self._read(link))
        try:
            await self._ask(link, t="hello", lang="en", view="data", seat=self.seat)
            while True:
                await self._until(lambda: bool(self.view["step"] or (self.view["actions"] and not self.resting)), None)
                if not self.resting:
                    await asyncio.sleep(self._rng.uniform(0, 2 * self._think))
                if not await (self._take_back(link) if self.resting else self._turn(link)):
                    await asyncio.sleep(self._think)
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def _turn(self, link: ClientConnection) -> bool:
        """One decision, from its first action to its commit. Whatever refuses it, what to do next is in the view."""
        if not await self._take_back(link) or not self.view["actions"]:
            return False
        turn, sent, window = Turn(self.seat, self.ply), time.perf_counter(), self.table.figures.window
        self.table.turns.append(turn)
        while True:
            code = self._rng.choice(self.view["actions"])["code"]
            if len(self.view["actions"]) > 1:
                turn.codes.append(code)
            if await self._ask(link, t="act", ply=self.ply, step=self.view["step"], code=code, commit=True):
                return False
            if not self.view["step"]:  # no draft any more: it is committed
                turn.shown = self.ply
                self.table.answered(self.ply, sent, window)
                return True

    async def _take_back(self, link: ClientConnection) -> bool:
        """Whether nothing is left of a turn that was begun before a break: it is to begin anew, or never."""
        if self.view["step"]:
            await self._ask(link, t="undo", ply=self.ply, step=self.view["step"], turn=True)
        return not self.view["step"]

    async def _ask(self, link: ClientConnection, **message: Any) -> str:
        """The reason of a refusal, or "": then the view is of after what was asked.

        The server takes messages in their order: the answer to a ping comes after the one that is asked for, and
        whatever is shown after that is of later.
        """
        self._answered = self._fresh = False
        self._refused = ""
        await link.send(json.dumps(message))
        await link.send('{"t": "ping"}')
        await link.send(json.dumps({"t": "look", "seat": self.seat}))
        await self._until(lambda: self._answered and self._fresh, HANGS)
        return self._refused

    async def _until(self, ready: Callable[[], bool], seconds: float | None) -> None:
        while True:
            if self._lost:
                raise ConnectionError("cut off")
            if ready():
                return
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), seconds)
            except TimeoutError:
                raise Hangs(f"table {self.table.name}, seat {self.seat}: no answer within {seconds} s") from None

    async def _read(self, link: ClientConnection) -> None:
        try:
            async for raw in link:
                self._hear(json.loads(raw))
        except (WebSocketException, OSError, EOFError):
            pass
        finally:
            self._lost = True
            self._news.set()

    def _hear(self, message: Json) -> None:
        kind = message["t"]
        if kind == "view":
            if message["ply"] > self.ply:
                self.table.moved = time.monotonic()
            self.view = message
            self._fresh = self._answered
            self.table.shown()
        elif kind == "pong":
            self._answered = True
        elif kind in ("refused", "error"):
            self.table.figures.refused[message["reason"]] += 1
            if not self._answered:
                self._refused = message["reason"]
        self._news.set()


class Crowd:
    """Tables at which games go on, one after the other, until they are told to rest."""

    def __init__(self, url: str, games: list[str], tables: int, seats: int, think: float, seed: int) -> None:
        self.url, self.figures = url, Figures()
        self.tables: list[Table] = []  # all there ever were
        self._games, self._count, self._seats, self._think, self._seed = games, tables, seats, think, seed
        self._resting = False
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Crowd:
        self._tasks = [asyncio.create_task(self._keep_playing(place)) for place in range(self._count)]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def live(self) -> list[Table]:
        return [table for table in self.tables if table.clients and not table.over]

    @property
    def hung(self) -> list[str]:
        return [told for table in self.tables for client in table.clients for told in client.hung]

    def check(self) -> None:
        """A program that broke is a mistake of this crowd, not of the server."""
        for task in self._tasks:
            if task.done():
                task.result()

    def rest(self) -> None:
        self._resting = True
        for table in self.tables:
            for client in table.clients:
                client.resting = True

    async def _keep_playing(self, place: int) -> None:
        game = self._games[place % len(self._games)]
        rng = random.Random(f"{self._seed} {place}")
        bot = place % 4 == 3  # one in four has a bot, which is to go on as well
        while not self._resting:
            table = await self._sit_down(place, game, rng, bot)
            staying = [asyncio.create_task(client.stay()) for client in table.clients]
            try:
                while not (table.over and not table._unseen):
                    for task in staying:
                        if task.done():
                            task.result()
                    await asyncio.sleep(0.1)
                self.figures.games += 1
                if self._resting:
                    await asyncio.Event().wait()  # stay until all are told to go
            finally:
                for task in staying:
                    task.cancel()
                await asyncio.gather(*staying, return_exceptions=True)
        await asyncio.Event().wait()

    async def _sit_down(self, place: int, game: str, rng: random.Random, bot: bool) -> Table:
        """A table of this place's own address; whoever is cut off on the way begins anew."""
        address = f"127.1.{place // 250}.{place % 250 + 1}"
        while True:
            transport = httpx.AsyncHTTPTransport(local_address=address)
            try:
                async with httpx.AsyncClient(base_url=self.url, transport=transport, timeout=HANGS) as http:
                    await http.get("/api/mine")
                    csrf = {"x-csrf-token": http.cookies.get("csrf") or ""}
                    kinds = ["me", *["hotseat"] * (self._seats - 1 - bot), *["bot"] * bot]
                    wish = {"game": game, "seats": [{"kind": kind, "level": "novice"} for kind in kinds]}
                    made = await http.post("/api/tables", json=wish, headers=csrf)
                    made.raise_for_status()
                    table = Table(made.json()["table"], game, self.figures)
                    for seat in range(self._seats - bot):
                        given = await http.post(f"/api/tables/{table.name}/token", json={"seat": seat}, headers=csrf)
                        given.raise_for_status()
                        token = given.json()["token"]
                        more = random.Random(rng.random())
                        table.clients.append(Client(table, self.url, seat, token, address, more, self._think))
                    for client in table.clients:
                        client.resting = self._resting
                    self.tables.append(table)
                    return table
            except (httpx.HTTPError, OSError):
                await asyncio.sleep(0.2)
