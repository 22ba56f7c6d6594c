"""Thousands of browsers at tables where nobody moves: what they cost the server in memory."""

from __future__ import annotations

import asyncio
import random
import resource
from dataclasses import dataclass

from rich.progress import Progress

from benchmarks.load import SEATS
from benchmarks.load.crowd import Crowd
from benchmarks.load.figures import Figures
from benchmarks.server import Server

SPARE = 200  # files that are no sockets
STILL = 65.0  # seconds in which nobody moves: the server looks twice a minute who rests


@dataclass(frozen=True)
class Idle:
    """Bytes of the server's memory."""

    sockets: int
    before: int
    after: int


async def idle(server: Server, game: str, sockets: int, progress: Progress) -> Idle:
    """Each has been shown the page, and waits."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, max(sockets + SPARE, 1024)), most))
    crowd = Crowd(server, game, "page", Figures())
    await crowd.come()
    before, games, rng = server.rss(), [], random.Random(0)
    task = progress.add_task(f"{sockets} sockets sit down", total=sockets)
    for _ in range(sockets // SEATS):
        games.append(await crowd.new_game(rng))
        progress.advance(task, SEATS)
    progress.update(task, description=f"{sockets} sockets are idle", total=None)
    await asyncio.sleep(STILL)
    after = server.rss()
    for table in games:
        await table.close()
    await crowd.go()
    return Idle(len(games) * SEATS, before, after)
