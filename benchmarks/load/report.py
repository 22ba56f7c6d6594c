"""All runs one after the other, each on a server of its own, and their figures as tables."""

from __future__ import annotations

import os
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import pytest
import uvloop
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

import sacbe
from benchmarks.load import SEATS
from benchmarks.load.crowd import Crowd
from benchmarks.load.figures import Figures
from benchmarks.load.idle import idle
from benchmarks.load.peer import VERSION, Missing, install, peer
from benchmarks.load.wire import wire
from benchmarks.server import Server
from tests.needs import needs_postgres, needs_redis

Told = TypeVar("Told")
PARTS: Final = ("sqlite", "cluster", "peer", "idle", "wire")
WORKERS: Final = 2
# What is promised, on two cores that do nothing else.
PAGE_PACE, PAGE_P99 = 300.0, 100.0
DATA_MOVES, DATA_P99 = 1500.0, 86.0
IDLE_MB: Final = 400
CHANGE_KB: Final = 6.0


@dataclass(frozen=True)
class Wish:
    """What to run; `pace`: one run of this many moves a second instead of those that show what is promised."""

    game: str = "trek12"
    tables: int = 100
    seconds: float = 20.0
    pace: float | None = None
    sockets: int = 5_000
    only: tuple[str, ...] = PARTS


def run(console: Console, wish: Wish) -> None:
    busy = os.getloadavg()[0]
    console.print(f"{os.cpu_count()} cores, on which {busy:.1f} processes ran in the minute before")
    if {"sqlite", "cluster", "peer"} & set(wish.only):
        console.print(_moves(console, wish))
    if "idle" in wish.only:
        console.print(_idle(console, wish))
    if "wire" in wish.only:
        console.print(_wire(console))


# -- moves -------------------------------------------------------------------------------------------------------------


def _moves(console: Console, wish: Wish) -> Grid:
    grid = Grid(title=f"{wish.tables} tables of {SEATS} websocket clients, {wish.game}", title_justify="left")
    for heading in ("server", "clients", "wanted"):
        grid.add_column(heading)
    for heading in ("moves/s", "p50 ms", "p99 ms", "CPU ms a move", "KB a change", "clients' CPU", "games", "refused"):
        grid.add_column(heading, justify="right")
    grid.add_column("promised")
    if "sqlite" in wish.only:
        for kind, pace in _runs(wish):
            with Server() as server:
                _add(grid, "SQLite", kind, pace, _measure(console, server, wish, kind, pace))
    if "cluster" in wish.only:
        for kind, pace in _runs(wish):
            try:
                with _two_processes() as server:
                    _add(
                        grid, f"{WORKERS} on PostgreSQL, Redis", kind, pace, _measure(console, server, wish, kind, pace)
                    )
            except (pytest.skip.Exception, pytest.fail.Exception) as missing:
                console.print(f"[bold]left out: {WORKERS} processes on PostgreSQL and Redis: {missing}[/]")
                break
    if "peer" in wish.only:
        try:
            with console.status(f"boardgame.io {VERSION}") as status:
                status.update(f"npm fetches boardgame.io {VERSION}")
                install()
                for pace in (0.0, PAGE_PACE) if wish.pace is None else (wish.pace,):
                    status.update(f"boardgame.io {VERSION}, {_wanted(pace)}")
                    figures = peer(wish.tables, wish.seconds, pace)
                    _add(grid, f"boardgame.io {VERSION}, nothing stored", "data", pace, figures, promised="")
        except Missing as missing:
            console.print(f"[bold]left out: boardgame.io: {missing}[/]")
    return grid


def _runs(wish: Wish) -> list[tuple[str, float]]:
    if wish.pace is not None:
        return [("data", wish.pace), ("page", wish.pace)]
    return [("data", 0.0), ("data", DATA_MOVES), ("page", PAGE_PACE), ("page", 0.0)]


@contextmanager
def _two_processes() -> Iterator[Server]:
    with (
        needs_postgres() as database,
        needs_redis() as bus,
        Server("--workers", str(WORKERS), "--redis", bus, data=database) as server,
    ):
        yield server


def _measure(console: Console, server: Server, wish: Wish, kind: str, pace: float) -> Figures:
    figures = Figures()
    crowd = Crowd(server, wish.game, kind, figures)
    _shown(console, lambda progress: crowd.play(wish.tables, wish.seconds, pace, progress))
    return figures


def _add(grid: Grid, server: str, kind: str, pace: float, figures: Figures, promised: str | None = None) -> None:
    if promised is None:
        promised = {
            ("data", 0.0): f"{DATA_MOVES:,.0f} moves/s",
            ("data", DATA_MOVES): f"p99 under {DATA_P99:.0f} ms",
            ("page", PAGE_PACE): f"p99 under {PAGE_P99:.0f} ms",
        }.get((kind, pace), "")
    grid.add_row(
        server,
        kind,
        _wanted(pace),
        f"{figures.moves_a_second:,.0f}",
        f"{figures.percentile(0.5) * 1000:.0f}",
        f"{figures.percentile(0.99) * 1000:.0f}",
        f"{figures.cpu_a_move * 1000:.2f}",
        f"{figures.bytes_a_change / 1000:.1f}" if figures.changes else "",
        f"{figures.clients_cpu / figures.length:.0%}",
        str(figures.games),
        ", ".join(f"{reason} {count}" for reason, count in figures.refused.items()) or "0",
        promised,
    )


def _wanted(pace: float) -> str:
    return f"{pace:,.0f}/s" if pace else "all it can"


# -- memory and wire ---------------------------------------------------------------------------------------------------


def _idle(console: Console, wish: Wish) -> Grid:
    grid = Grid(title=f"Idle browsers, {wish.game}, tables of {SEATS}", title_justify="left")
    for heading in ("sockets", "MB before", "MB with them", "KB a socket"):
        grid.add_column(heading, justify="right")
    grid.add_column("promised")
    with Server() as server:
        seen = _shown(console, lambda progress: idle(server, wish.game, wish.sockets, progress))
    each = (seen.after - seen.before) / max(1, seen.sockets)
    row = (f"{seen.sockets:,}", f"{seen.before / 1e6:.0f}", f"{seen.after / 1e6:.0f}", f"{each / 1e3:.1f}")
    grid.add_row(*row, f"5,000 under {IDLE_MB} MB")
    return grid


def _wire(console: Console) -> Grid:
    title = f"A random game of {SEATS} browsers, as it goes over the wire to one of them"
    grid = Grid(title=title, title_justify="left")
    grid.add_column("game")
    for heading in ("first view, KB", "mean change, KB", "changes", "whole game, KB", "CPU ms a move"):
        grid.add_column(heading, justify="right")
    grid.add_column("promised")
    with Server() as server:
        for game in sacbe.SLUGS:
            seen = _shown(console, lambda progress, game=game: wire(server, game, progress))  # type: ignore[misc]
            grid.add_row(
                game,
                f"{seen.first / 1e3:.1f}",
                f"{seen.change / 1e3:.2f}",
                f"{seen.changes:,}",
                f"{seen.player / 1e3:,.0f}",
                f"{seen.cpu_a_move * 1000:.1f}",
                f"change under {CHANGE_KB:.0f} KB",
            )
    return grid


def _shown(console: Console, work: Callable[[Progress], Coroutine[Any, Any, Told]]) -> Told:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        return uvloop.run(work(progress))
