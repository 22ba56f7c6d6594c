"""The real application on a real port, inside the test's own event loop: quick to start, and easy to look into."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar

from sacbe.core.game import Game
from sacbe.core.state import State
from sacbe.core.thought import Thought
from sacbe.table.bots import Result
from sacbe.table.tables import Tables
from sacbe.web.app import create_app
from sacbe.web.run import listen, options
from sacbe.web.settings import Settings
from tests.table.played import games


class Guesser:
    """A bot whose choice depends on every bit of what it is shown, so that a leak into its view shows in its choice."""

    slots = 4

    async def plan(self, game: Game, seen: State, seat: int, level: str, seed: int) -> Thought:
        first, second = random.Random(f"{seen.dump()} {seat} {level}").choices(seen.legal(seat), k=2)
        return Thought([first], [second], 1.0)

    async def work(self, function: Callable[..., Result], *args: Any) -> Result:
        return await asyncio.to_thread(function, *args)

    def close(self) -> None:
        pass


@dataclass
class Inside:
    url: str
    tables: Tables
    app: Litestar


@asynccontextmanager
async def inside(data: Path | str, rate: int = 0, **more: object) -> AsyncIterator[Inside]:
    settings = Settings(str(data), "a secret for tests only", rate=rate, pace=0.0, **more)  # type: ignore[arg-type]
    app = create_app(settings, games, Guesser())
    sock = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, **options(settings)))
    serving = asyncio.create_task(server.serve(sockets=[sock]))
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.005)
    try:
        yield Inside(f"http://127.0.0.1:{sock.getsockname()[1]}", app.state.tables, app)
    finally:
        server.should_exit = True
        await serving
        sock.close()
