"""`python -m benchmarks`: every game against catanatron, compiled and not; environments; cold start; server; pages."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

import msgspec
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

import sacbe
from benchmarks.engine import EngineSpeed, engine_speed
from benchmarks.peer import VERSION, PeerSpeed, peer_speed
from benchmarks.stepping import Stepping
from sacbe.core.compiled import is_compiled

ROOT = Path(__file__).resolve().parent.parent
UNCOMPILED = ROOT / ".venv" / "bin" / "python"
STARTS = 7


def uncompiled_speed(seconds: float) -> EngineSpeed:
    command = [str(UNCOMPILED), "-W", "ignore", "-m", "benchmarks.engine", str(seconds)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return msgspec.json.decode(done.stdout, type=EngineSpeed)


def start_seconds(code: str) -> float:
    """The median time of a new interpreter that runs this."""
    times = []
    for _ in range(STARTS):
        started = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        times.append(time.perf_counter() - started)
    return median(times)


def engine_table(compiled: EngineSpeed, plain: EngineSpeed, peer: PeerSpeed) -> Table:
    table = Table(title=f"Random play on one core, against catanatron {VERSION} in the same run", title_justify="left")
    table.add_column("game")
    for heading in (
        "decisions/s",
        "x catanatron",
        "uncompiled",
        "gain",
        "a game",
        "copies/s",
        "us a copy",
        "x catanatron",
        "search/s",
    ):
        table.add_column(heading, justify="right")
    for fast, slow in zip(compiled.games, plain.games, strict=True):
        table.add_row(
            fast.slug,
            f"{fast.decisions:,.0f}",
            f"{fast.decisions / peer.decisions:.1f}",
            f"{slow.decisions:,.0f}",
            f"{fast.decisions / slow.decisions:.1f}",
            f"{fast.decisions_a_game:.0f}",
            f"{fast.copies:,.0f}",
            f"{1e6 / fast.copies:.2f}",
            f"{fast.copies / peer.copies:.1f}",
            f"{fast.iterations:,.0f}",
        )
    peer_row = (
        f"{peer.decisions:,.0f}",
        "1.0",
        "",
        "",
        "",
        f"{peer.copies:,.0f}",
        f"{1e6 / peer.copies:.2f}",
        "1.0",
        "",
    )
    table.add_row("catanatron", *peer_row)
    return table


def stepping(name: str, seconds: float) -> Stepping | str:
    """Its figures, or why there are none: a peer may not be installed, or not for this machine."""
    command = [sys.executable, "-W", "ignore", "-m", "benchmarks.stepping", name, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["it ended without a word"])[-1]
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=Stepping)


def stepping_table(seconds: float) -> Table:
    title = "Vector environment on one core, 1024 games, observations and masks included, random legal actions"
    table = Table(title=title, title_justify="left")
    table.add_column("environment")
    for heading in ("steps/s", "x EnvPool backgammon", "x PettingZoo hanabi", "KB a game"):
        table.add_column(heading, justify="right")
    peers = {name: stepping(name, seconds) for name in ("envpool", "hanabi")}
    for name in [*sacbe.SLUGS, *peers]:
        found = peers[name] if name in peers else stepping(name, seconds)
        if isinstance(found, str):
            table.add_row(name, found)
            continue
        times = [f"{found.steps / peer.steps:.1f}" if isinstance(peer, Stepping) else "" for peer in peers.values()]
        table.add_row(name, f"{found.steps:,.0f}", *times, f"{found.kilobytes:.1f}" if found.kilobytes else "")
    return table


def start_table() -> Table:
    table = Table(title=f"Cold start, median of {STARTS}", title_justify="left")
    table.add_column("a new process")
    table.add_column("ms", justify="right")
    table.add_row("python alone", f"{start_seconds('pass') * 1000:.0f}")
    for slug in sacbe.SLUGS:
        seconds = start_seconds(f"import sacbe; sacbe.game({slug!r})")
        table.add_row(f"... import sacbe; sacbe.game({slug!r})", f"{seconds * 1000:.0f}")
    table.add_row("... import catanatron", f"{start_seconds('import catanatron') * 1000:.0f}")
    return table


def main() -> None:
    options = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    options.add_argument("--seconds", type=float, default=4.0, help="time for each figure")
    options.add_argument("--no-load", action="store_true", help="leave out the server")
    options.add_argument("--no-phone", action="store_true", help="leave out the pages on a phone")
    options.add_argument("--tables", type=int, default=100, help="tables in the load run")
    chosen = options.parse_args()
    console = Console(width=max(Console().width, 120))
    if not is_compiled():
        raise SystemExit("the benchmarks compare builds and run on the compiled one: make bench")
    with Progress(SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn(), console=console) as progress:
        task = progress.add_task("catanatron", total=None)
        before = peer_speed(chosen.seconds)
        compiled = engine_speed(chosen.seconds, lambda slug: progress.update(task, description=f"{slug}, compiled"))
        progress.update(task, description="catanatron again")
        after = peer_speed(chosen.seconds)
        progress.update(task, description="all games uncompiled")
        plain = uncompiled_speed(chosen.seconds)
        progress.update(task, description="cold start")
        starts = start_table()
        progress.update(task, description="environments")
        steps = stepping_table(chosen.seconds)
    # measured on both sides of the engine: what else the machine does weighs on both
    peer = PeerSpeed((before.decisions + after.decisions) / 2, (before.copies + after.copies) / 2)
    console.print(engine_table(compiled, plain, peer))
    console.print(steps)
    console.print(starts)
    if not chosen.no_load:
        from benchmarks.load.report import Wish, run

        run(console, Wish(tables=chosen.tables))
    if not chosen.no_phone:
        from benchmarks.phone import report

        report.run(console)


if __name__ == "__main__":
    main()
