"""Tables of four clients, and the people who sit at them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

import httpx
from rich.progress import Progress

from benchmarks.load import PATIENCE, SEATS
from benchmarks.load.client import Client
from benchmarks.load.figures import Figures
from benchmarks.server import Server


class Game:
    """One table: its four clients, and one move at a time."""

    def __init__(self, url: str, cookies: list[str], kind: str, figures: Figures, rng: random.Random) -> None:
        self._url = url
        self._cookies = cookies
        self._kind = kind
        self._figures = figures
        self._rng = rng
        self._changed = asyncio.Event()
        self.clients: list[Client] = []

    async def open(self) -> None:
        for seat, cookie in enumerate(self._cookies):
            client = await Client.open(self._url, cookie, seat, self._kind, self._changed, self._figures)
            self.clients.append(client)
        await self._until(lambda: all(client.first for client in self.clients))

    async def close(self) -> None:
        for client in self.clients:
            await client.close()

    @property
    def over(self) -> bool:
        return any(client.over for client in self.clients)

    async def move(self) -> None:
        """Somebody whose turn it is takes a random legal action, and all four are shown it."""
        await self._until(lambda: self.over or any(client.actions for client in self.clients))
        if self.over:
            return
        client = self._rng.choice([client for client in self.clients if client.actions])
        ply, step = client.ply, client.step
        sent = time.perf_counter()
        await client.act(self._rng.choice(client.actions))
        await self._until(lambda: (client.ply, client.step) > (ply, step))
        if client.ply > ply:  # otherwise only a step of an unfinished turn, which nobody else is shown
            await self._until(lambda: all(other.ply > ply for other in self.clients))
            self._figures.seconds.append(max(other.shown_at for other in self.clients) - sent)

    async def _until(self, ready: Callable[[], bool]) -> None:
        while not ready():
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), PATIENCE)
            except TimeoutError:
                raise SystemExit(f"no answer for {PATIENCE:.0f} s; refusals so far: {self._figures.refused}") from None


class Crowd:
    """Four people, each with a session of their own, who sit together at all tables."""

    def __init__(self, server: Server, game: str, kind: str, figures: Figures) -> None:
        self._server = server
        self._game = game
        self._kind = kind
        self._figures = figures
        # A server ends lines that are idle for five seconds: who keeps them as long may write to one that is gone.
        keep = httpx.Limits(keepalive_expiry=2.0)
        self._people = [
            httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=PATIENCE, limits=keep)
            for _ in range(SEATS)
        ]

    async def come(self) -> None:
        for person in self._people:
            (await person.get("/api/mine")).raise_for_status()  # a session and a CSRF token

    async def go(self) -> None:
        for person in self._people:
            await person.aclose()

    async def new_game(self, rng: random.Random) -> Game:
        host, *guests = self._people
        seats = [{"kind": "me", "name": "Ann"}, *({"kind": "open"} for _ in guests)]
        made = await _post(host, "/api/tables", {"game": self._game, "options": {}, "seats": seats})
        table = made["table"]
        for seat, guest in enumerate(guests, 1):
            await _post(guest, f"/api/tables/{table}/join", {"name": f"Guest {seat}", "seat": seat})
        cookies = ["; ".join(f"{name}={value}" for name, value in person.cookies.items()) for person in self._people]
        url = f"ws{self._server.address.removeprefix('http')}/api/tables/{table}/socket"
        game = Game(url, cookies, self._kind, self._figures, rng)
        await game.open()
        return game

    async def play(self, tables: int, seconds: float, pace: float, progress: Progress) -> None:
        """`pace`: moves a second wanted of all tables together; 0: as fast as it goes."""
        figures = self._figures
        await self.come()
        rngs = [random.Random(seed) for seed in range(tables)]
        task = progress.add_task(f"{tables} tables sit down", total=tables)
        games = []
        for rng in rngs:
            games.append(await self.new_game(rng))
            progress.advance(task)
        title = f"{self._kind} views, " + (f"{pace:.0f} moves/s wanted" if pace else "as fast as it goes")
        progress.update(task, description=title, total=seconds, completed=0)
        own, theirs, began = time.process_time(), self._server.cpu_seconds(), time.perf_counter()
        until = began + seconds
        players = [self._keep_playing(game, rng, pace / tables, until) for game, rng in zip(games, rngs, strict=True)]
        playing = asyncio.gather(*players)
        while not playing.done():
            await asyncio.wait([playing], timeout=0.5)
            progress.update(task, completed=min(seconds, time.perf_counter() - began))
        left = await playing
        figures.length = time.perf_counter() - began
        figures.clients_cpu = time.process_time() - own
        figures.server_cpu = self._server.cpu_seconds() - theirs
        for game in left:
            await game.close()
        await self.go()

    async def _keep_playing(self, game: Game, rng: random.Random, pace: float, until: float) -> Game:
        due = time.perf_counter()
        while time.perf_counter() < until:
            if pace:  # by the clock, so that a slow answer does not lower what is asked of the server
                due += rng.expovariate(pace)
                if due >= until:
                    break
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if game.over:
                self._figures.games += 1
                await game.close()
                game = await self.new_game(rng)
            await game.move()
        return game


async def _post(person: httpx.AsyncClient, path: str, what: dict[str, object]) -> dict[str, str]:
    answer = await person.post(path, json=what, headers={"x-csrf-token": person.cookies.get("csrf") or ""})
    answer.raise_for_status()
    said: dict[str, str] = answer.json()
    return said
