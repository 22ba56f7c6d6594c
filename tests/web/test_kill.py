"""`kill -9` of the server at random moments of a game over sockets: nothing acknowledged is lost, nothing doubled."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

import sacbe
from tests.web.server import Guest, Server, Socket, serving

pytestmark = pytest.mark.compiled  # which starts a server again much sooner

KILLS = 20


class Match:
    """Two programs at one table, one move at a time, and what the server has acknowledged of it."""

    def __init__(self, data: Path, table: str, tokens: list[str], rng: random.Random) -> None:
        self._data = data
        self.table = table
        self._tokens = tokens
        self._rng = rng
        self.acknowledged: dict[int, list[tuple[int, int]]] = {}  # by the ply a turn was committed at
        self.in_flight: tuple[int, list[tuple[int, int]]] | None = None
        self.over = False

    async def play(self, url: str) -> None:
        """Until the game or the server ends."""
        async with AsyncExitStack() as stack:
            sockets = []
            for token in self._tokens:
                headers = {"authorization": f"Bearer {token}"}
                sockets.append(await stack.enter_async_context(Socket.open(url, self.table, headers)))
            for socket in sockets:
                self.over = (await socket.until("view"))["over"]
                if socket.view["step"]:  # what was being composed is still there; begin it anew
                    await socket.send(t="undo", ply=socket.view["ply"], step=socket.view["step"], turn=True)
                    await socket.until("view", step=0)
            while not self.over:
                seat, socket = self._rng.choice([(k, s) for k, s in enumerate(sockets) if s.view["actions"]])
                ply, turn = socket.view["ply"], list[tuple[int, int]]()
                while socket.view["ply"] == ply:
                    step, actions = socket.view["step"], socket.view["actions"]
                    code = self._rng.choice(actions)["code"]
                    if len(actions) > 1:
                        turn.append((seat, code))
                    self.in_flight = ply, turn
                    await socket.act(code)
                    while (socket.view["ply"], socket.view["step"]) == (ply, step):
                        await socket.until("view")
                for each in sockets:
                    await each.after(ply)
                self.acknowledged[ply], self.in_flight = turn, None
                self.over = socket.view["over"]

    def rows(self) -> list[tuple[int, int, int]]:
        # Closed at once, not when it is collected: SQLite recovers what a killed process was writing only when nobody
        # has the file open, so with a forgotten connection such a turn could be missing now and stand later.
        with closing(sqlite3.connect(self._data)) as connection:
            query = "SELECT ply, seat, action FROM plies WHERE table_id = ? ORDER BY ply"
            return connection.execute(query, (self.table,)).fetchall()

    def check(self) -> None:
        rows = self.rows()
        assert [ply for ply, _, _ in rows] == list(range(len(rows)))
        chosen = self.chosen([(seat, code) for _, seat, code in rows])
        made: set[int] = set()
        for ply, turn in self.acknowledged.items():
            made |= self.stand(chosen, ply, turn)
        # A turn whose answer never came may stand or not, but whole, and at its own ply and nowhere else.
        if self.in_flight is not None and rows[self.in_flight[0] :]:
            ply, turn = self.in_flight
            made |= self.stand(chosen, ply, turn)
            self.acknowledged[ply] = list(turn)
        self.in_flight = None
        assert set(chosen) == made, "a move is in storage that nobody made"

    def chosen(self, moves: list[tuple[int, int]]) -> dict[int, tuple[int, int]]:
        """By ply, the moves that people chose: neither chance nor the only one left, which is taken by itself."""
        state, out = sacbe.game("trek12").start(len(self._tokens)), {}
        for ply, (seat, code) in enumerate(moves):
            if seat != sacbe.NATURE and len(state.legal(seat)) > 1:
                out[ply] = seat, code
            state.apply(seat, code)
        return out

    def stand(self, chosen: dict[int, tuple[int, int]], first: int, turn: list[tuple[int, int]]) -> set[int]:
        """The plies of a turn, which must be in storage from this ply on."""
        plies = [ply for ply in chosen if ply >= first][: len(turn)]
        assert [chosen[ply] for ply in plies] == turn, f"the turn made at ply {first} is not what storage has"
        return set(plies)


async def test_kill_9(tmp_path: Path) -> None:
    rng = random.Random(9)
    data = tmp_path / "t.db"
    async with serving(str(data)) as server:
        kills, acknowledged, match = 0, 0, await new_match(server, data, rng)
        while kills < KILLS:
            playing = asyncio.create_task(match.play(server.url))
            done, _ = await asyncio.wait([playing], timeout=rng.uniform(0.01, 0.5))
            if done:
                await playing  # to its end: as long as the server lives nothing else ends it
            else:
                await server.kill()
                kills += 1
                with suppress(WebSocketException, OSError, EOFError):
                    await playing
                match.check()
                await server.start()
            if match.over:
                match.check()
                acknowledged += len(match.acknowledged)
                match = await new_match(server, data, rng)
        await match.play(server.url)
        match.check()
        assert match.over
        assert acknowledged + len(match.acknowledged) > 20
        assert await server.stop() == 0


async def new_match(server: Server, data: Path, rng: random.Random) -> Match:
    async with Guest(server.url) as host:
        table = await host.table("trek12", "me", "hotseat")
        return Match(data, table, [await host.token(table, seat) for seat in (0, 1)], rng)
