"""`make chaos`: a crowd plays while its servers are killed, its database and bus restarted, its disk filled, and others
flood or freeze; then every acknowledged move is looked for in storage. Ends with 1 if any is missing or doubled, if a
client was left behind, if anything hung, or if a log holds a trace.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.chaos.figures import QUIET
from tests.chaos.storm import WINDOWS, Outcome, Wish, storm
from tests.chaos.trouble import on_postgres, on_sqlite

SETTINGS = {"sqlite": on_sqlite, "postgres": on_postgres}
RATIO = 2.0  # p99 of other tables during an attack, against quiet


async def run(name: str, wish: Wish, console: Console) -> Outcome:
    with tempfile.TemporaryDirectory(prefix="sacbe-chaos-", dir="/tmp") as folder:  # PostgreSQL wants it short
        async with SETTINGS[name](Path(folder)) as setting:
            outcome = await storm(setting, wish, lambda what: console.print(f"  {name}: {what}", style="dim"))
        if not outcome.verdict.clean:
            shutil.copy(Path(folder) / "server.log", f"chaos-{name}.log")
            console.print(f"the server's log is kept: chaos-{name}.log")
        return outcome


def report(outcome: Outcome, console: Console) -> None:
    figures, verdict = outcome.figures, outcome.verdict
    kills = sum(count for kind, count in figures.troubles.items() if kind.startswith("kill"))
    grid = Grid(
        title=f"{outcome.setting}: {kills} kills in {outcome.took:.0f} s", title_justify="left", show_header=False
    )
    grid.add_row("trouble", ", ".join(f"{kind} {count}" for kind, count in sorted(figures.troubles.items())))
    grid.add_row("floods", ", ".join(f"{kind} {count}" for kind, count in sorted(figures.flooded.items())) or "none")
    grid.add_row("tables", f"{outcome.tables}, {figures.games} games to their end, {outcome.verified} records verified")
    grid.add_row("lines lost and made anew", str(figures.lines_lost))
    grid.add_row("refused", ", ".join(f"{reason} {count}" for reason, count in figures.refused.most_common()) or "none")
    grid.add_row("turns acknowledged", str(figures.turns))
    grid.add_row("moves acknowledged", str(verdict.acknowledged))
    grid.add_row("... missing", str(verdict.missing))
    grid.add_row("... doubled", str(verdict.doubled))
    grid.add_row("moves that nobody made", str(verdict.nobodys))
    grid.add_row("moves whose answer was lost, and which stand", str(verdict.unanswered_stands))
    for what in (QUIET, *WINDOWS):
        if what in figures.seconds:
            p50, p99 = (figures.percentile(what, share) * 1000 for share in (0.5, 0.99))
            against = "" if what == QUIET else f", {outcome.ratio(what):.2f} times quiet"
            grid.add_row(
                f"{what}: a move", f"p50 {p50:.0f} ms, p99 {p99:.0f} ms{against}; {len(figures.seconds[what])} moves"
            )
    grid.add_row(
        "log", ", ".join(f"{count} x {told}" for told, count in outcome.events.most_common(8)) or "nothing told"
    )
    console.print(grid)
    for problem in verdict.problems[:20]:
        console.print(f"[bold]{problem}[/]", highlight=False)


def main() -> int:
    wish = Wish()
    options = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    options.add_argument("--kills", type=int, default=1000, help="of server processes, shared by the settings (1000)")
    options.add_argument("--on", choices=[*SETTINGS, "both"], default="both")
    options.add_argument("--tables", type=int, default=wish.tables)
    options.add_argument("--seats", type=int, default=wish.seats)
    options.add_argument("--games", nargs="+", default=wish.games)
    options.add_argument(
        "--think", type=float, default=wish.think, help="seconds a client takes for a move, on average"
    )
    options.add_argument(
        "--seconds", type=float, default=wish.seconds, help="of quiet, floods, frozen clients; 0: none"
    )
    options.add_argument("--seed", type=int, default=wish.seed)
    options.add_argument(
        "--strict", action="store_true", help=f"fail if p99 is more than {RATIO:g} times its quiet value"
    )
    chosen = options.parse_args()
    console = Console(width=max(Console().width, 120))
    names = list(SETTINGS) if chosen.on == "both" else [chosen.on]
    good = True
    for number, name in enumerate(names):
        wish = Wish(
            kills=chosen.kills * (number + 1) // len(names) - chosen.kills * number // len(names),
            tables=chosen.tables,
            seats=chosen.seats,
            games=chosen.games,
            think=chosen.think,
            seconds=chosen.seconds,
            seed=chosen.seed + number,
        )
        outcome = asyncio.run(run(name, wish, console))
        report(outcome, console)
        calm = all(outcome.ratio(what) <= RATIO for what in WINDOWS if what in outcome.figures.seconds)
        good = good and outcome.verdict.clean and (calm or not chosen.strict)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
