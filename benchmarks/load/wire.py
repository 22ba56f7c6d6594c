"""A game of four browsers to its end: how large a change of the page is as it goes over the wire."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from rich.progress import Progress

from benchmarks.load.crowd import Crowd
from benchmarks.load.figures import Figures
from benchmarks.server import Server

MOVES = 1_000  # a game of random moves may take long to end


@dataclass(frozen=True)
class Wire:
    """All in bytes, compressed as a browser gets them."""

    first: float
    change: float
    changes: int
    player: float  # for one player over the whole game
    cpu_a_move: float


async def wire(server: Server, game: str, progress: Progress) -> Wire:
    figures, rng = Figures(), random.Random(game)
    crowd = Crowd(server, game, "page", figures)
    await crowd.come()
    task = progress.add_task(f"a game of {game} over the wire", total=MOVES)
    table = await crowd.new_game(rng)
    before, began = server.cpu_seconds(), time.perf_counter()
    while not table.over and len(figures.seconds) < MOVES:
        await table.move()
        progress.update(task, completed=len(figures.seconds))
    figures.server_cpu, figures.length = server.cpu_seconds() - before, time.perf_counter() - began
    first = sum(client.first for client in table.clients) / len(table.clients)
    seats = len(table.clients)
    await table.close()
    await crowd.go()
    progress.remove_task(task)
    player = first + figures.bytes / seats
    return Wire(first, figures.bytes_a_change, figures.changes // seats, player, figures.cpu_a_move)
