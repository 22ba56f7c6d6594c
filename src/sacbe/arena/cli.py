"""`sacbe arena trek12 search:100ms greedy --games 200`: a match in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.table import Table

    from sacbe.arena.match import Standing


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("arena")(arena)


def arena(
    game: Annotated[str, typer.Argument(help="The game's short name, such as trek12")],
    bots: Annotated[list[str], typer.Argument(help="Bots or levels: random greedy search:100ms search:500 expert ...")],
    games: Annotated[int, typer.Option(min=1, help="How many games")] = 200,
    seats: Annotated[int, typer.Option(min=0, help="Seats at the table; 0: one for each bot")] = 0,
    seed: Annotated[int, typer.Option(help="The match can be played again from it")] = 0,
    processes: Annotated[int, typer.Option(min=1, help="How many games at the same time")] = 1,
) -> None:
    """Let bots play a match, seats swapped, and show how sure the result is."""
    # Imported here: every other command starts faster without them.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from sacbe.arena.match import Match
    from sacbe.bots import make
    from sacbe.games import game as find_game

    try:
        rules = find_game(game)
        if len(bots) < 2 and (seats or 1) not in rules.seats:
            raise ValueError("a match needs two bots or more")
        for name in bots:
            make(name)
        match = Match(game, tuple(bots), games, seats, seed, rules.fitting(seats or len(bots)))
    except ValueError as problem:
        raise typer.BadParameter(str(problem)) from None
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True
    ) as progress:
        task = progress.add_task(" : ".join(bots), total=games)

        def report(table: list[Standing]) -> None:
            progress.update(task, advance=1, description=" : ".join(f"{one.name} {one.won}" for one in table))

        table = match.run(processes, report)
    Console().print(as_table(table))


def as_table(standings: list[Standing]) -> Table:
    from rich.table import Table

    table = Table("bot", "games", "won", "tied", "won %", "95 %", "mean score", "ms a choice", "longest")
    for one in standings:
        low, high = one.interval
        mean = 1000 * sum(one.seconds) / max(len(one.seconds), 1)
        table.add_row(
            one.name,
            str(one.games),
            str(one.won),
            str(one.tied),
            f"{100 * one.rate:.1f}",
            f"{100 * low:.1f}-{100 * high:.1f}",
            f"{one.mean_score:.1f} ± {one.score_margin:.1f}",
            f"{mean:.1f}",
            f"{1000 * max(one.seconds, default=0.0):.0f}",
        )
    return table
