"""The server under load: N tables of four programs over real websockets, every move committed to a durable SQLite file.

A move is measured from its sending to the moment the last of its table's four clients has been shown it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import Server

SEATS = 4
PATIENCE = 30.0  # seconds without an answer after which the run is called broken
PACE_SHOWN = 350.0  # moves a second of the steady run


class Act(msgspec.Struct):
    code: int


class View(msgspec.Struct):
    """What a client needs of a message; the rest is skipped unread."""

    t: str
    ply: int = -1
    step: int = 0
    over: bool = False
    actions: list[Act] = []
    reason: str = ""


read_view = msgspec.json.Decoder(View).decode


@dataclass
class Figures:
    """What happened at all tables."""

    seconds: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    games: int = 0
    began: float = 0.0
    ended: float = 0.0
    rss_before: int = 0
    rss_after: int = 0
    own_cpu: float = 0.0
    server_cpu: float = 0.0

    @property
    def moves_a_second(self) -> float:
        return len(self.seconds) / (self.ended - self.began)

    def percentile(self, share: float) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Client:
    """One seat's program: keeps the newest view."""

    def __init__(self, seat: int, link: ClientConnection, changed: asyncio.Event, figures: Figures) -> None:
        self.seat = seat
        self.view = View("none")
        self.shown_at = 0.0
        self._link = link
        self._changed = changed
        self._figures = figures
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self._link:
            view = read_view(message)
            if view.t == "view":
                self.view, self.shown_at = view, time.perf_counter()
                self._changed.set()
            elif view.t in ("refused", "error"):
                self._figures.refused[view.reason] = self._figures.refused.get(view.reason, 0) + 1

    async def send(self, **message: Any) -> None:
        await self._link.send(msgspec.json.encode(message).decode())


class Game:
    """One table: its four clients, and one move at a time."""

    def __init__(self, address: str, table: str, cookie: str, figures: Figures, rng: random.Random) -> None:
        self._url = f"ws{address.removeprefix('http')}/api/tables/{table}/socket"
        self._cookie = cookie
        self._figures = figures
        self._rng = rng
        self._changed = asyncio.Event()
        self.clients: list[Client] = []

    async def open(self) -> None:
        for seat in range(SEATS):
            link = await connect(self._url, additional_headers={"cookie": self._cookie}, compression=None, proxy=None)
            client = Client(seat, link, self._changed, self._figures)
            self.clients.append(client)
            await client.send(t="hello", lang="en", layout="wide", view="data", seat=seat)
        await self._until(lambda: all(client.view.t == "view" for client in self.clients))

    async def close(self) -> None:
        for client in self.clients:
            await client._link.close()
            await client.reader

    @property
    def over(self) -> bool:
        return any(client.view.over for client in self.clients)

    async def move(self) -> None:
        """Somebody whose turn it is takes a random legal action, and all four are shown it."""
        await self._until(lambda: self.over or any(client.view.actions for client in self.clients))
        if self.over:
            return
        client = self._rng.choice([client for client in self.clients if client.view.actions])
        ply, step = client.view.ply, client.view.step
        code = self._rng.choice(client.view.actions).code
        sent = time.perf_counter()
        await client.send(t="act", ply=ply, step=step, code=code, commit=True)
        await self._until(lambda: (client.view.ply, client.view.step) > (ply, step))
        if client.view.ply > ply:  # otherwise only a step of an unfinished turn, which nobody else is shown
            await self._until(lambda: all(other.view.ply > ply for other in self.clients))
            self._figures.seconds.append(max(other.shown_at for other in self.clients) - sent)

    async def _until(self, ready: Any) -> None:
        while not ready():
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), PATIENCE)
            except TimeoutError:
                raise SystemExit(f"no answer for {PATIENCE:.0f} s; refusals so far: {self._figures.refused}") from None


class Crowd:
    """All tables together, from one browser session that holds every seat."""

    def __init__(self, server: Server, game: str, tables: int, figures: Figures) -> None:
        self._server = server
        self._game = game
        self._tables = tables
        self._figures = figures
        self._web = httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=PATIENCE)

    async def new_game(self, rng: random.Random) -> Game:
        seats = [{"kind": "me", "name": "Ann"}, *({"kind": "hotseat", "name": f"Guest {k}"} for k in range(1, SEATS))]
        answer = await self._web.post(
            "/api/tables",
            json={"game": self._game, "options": {}, "seats": seats},
            headers={"x-csrf-token": self._web.cookies.get("csrf") or ""},
        )
        answer.raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in self._web.cookies.items())
        game = Game(self._server.address, answer.json()["table"], cookie, self._figures, rng)
        await game.open()
        return game

    async def keep_playing(self, game: Game, rng: random.Random, pace: float, until: float) -> None:
        due = time.perf_counter()
        while time.perf_counter() < until:
            if pace:  # by the clock, so that a slow answer does not lower what is asked of the server
                due += rng.expovariate(pace / self._tables)
                if due >= until:
                    break
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if game.over:
                self._figures.games += 1
                await game.close()
                game = await self.new_game(rng)
            await game.move()
        await game.close()

    async def play(self, seconds: float, pace: float, progress: Progress) -> None:
        figures, server = self._figures, self._server
        (await self._web.get("/api/mine")).raise_for_status()  # a session and a CSRF token
        figures.rss_before = server.rss()
        rngs = [random.Random(seed) for seed in range(self._tables)]
        task = progress.add_task(f"{self._tables} tables sit down", total=self._tables)
        games = []
        for rng in rngs:
            games.append(await self.new_game(rng))
            progress.advance(task)
        figures.rss_after = server.rss()
        title = f"{pace:.0f} moves/s wanted" if pace else "as fast as it goes"
        progress.update(task, description=title, total=seconds, completed=0)
        own, theirs = time.process_time(), server.cpu_seconds()
        figures.began = time.perf_counter()
        until = figures.began + seconds
        players = [self.keep_playing(game, rng, pace, until) for game, rng in zip(games, rngs, strict=True)]
        playing = asyncio.gather(*players)
        while not playing.done():
            await asyncio.wait([playing], timeout=0.5)
            progress.update(task, completed=min(seconds, time.perf_counter() - figures.began))
        await playing
        figures.ended = time.perf_counter()
        figures.own_cpu, figures.server_cpu = time.process_time() - own, server.cpu_seconds() - theirs
        await self._web.aclose()


def measure(game: str, tables: int, seconds: float, pace: float, console: Console) -> Figures:
    """One run on a server of its own."""
    figures = Figures()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Server() as server, Progress(*columns, console=console, transient=True) as progress:
        uvloop.run(Crowd(server, game, tables, figures).play(seconds, pace, progress))
    return figures


def run(tables: int, console: Console, game: str = "trek12", seconds: float = 20.0, pace: float | None = None) -> None:
    """A steady run and one as fast as it goes, as a table; or only the one of this pace."""
    grid = Grid(title=f"{tables} tables of {SEATS} websocket clients, {game}, durable SQLite", title_justify="left")
    grid.add_column("run")
    for heading in ("moves/s", "p50 ms", "p99 ms", "games", "KiB a table", "refused", "server CPU", "clients' CPU"):
        grid.add_column(heading, justify="right")
    for wanted in (PACE_SHOWN, 0.0) if pace is None else (pace,):
        figures = measure(game, tables, seconds, wanted, console)
        length = figures.ended - figures.began
        grid.add_row(
            f"{wanted:.0f} moves/s wanted" if wanted else "as fast as it goes",
            f"{figures.moves_a_second:,.0f}",
            f"{figures.percentile(0.5) * 1000:.0f}",
            f"{figures.percentile(0.99) * 1000:.0f}",
            str(figures.games),
            f"{(figures.rss_after - figures.rss_before) / tables / 1024:.0f}",
            ", ".join(f"{reason} {count}" for reason, count in figures.refused.items()) or "0",
            f"{figures.server_cpu / length:.0%}",
            f"{figures.own_cpu / length:.0%}",
        )
    console.print(grid)


if __name__ == "__main__":
    options = argparse.ArgumentParser(prog="benchmarks.load", description=__doc__)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--game", default="trek12")
    options.add_argument("--pace", type=float, default=None, help="moves a second to ask for; 0: as fast as it goes")
    chosen = options.parse_args()
    terminal = Console(width=max(Console().width, 120))
    run(chosen.tables, terminal, chosen.game, chosen.seconds, chosen.pace)
