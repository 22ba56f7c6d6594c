"""`sacbe corpus trek12 --games 10000 --bots master --out FOLDER` and `sacbe stats FOLDER`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sacbe.arena.cli import Game, Options, Processes, Ray, Seed, clear_ends, good_input, progress


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.command("corpus")(corpus)
    app.command("stats")(stats)


def corpus(
    game: Game,
    out: Annotated[Path, typer.Option(help="The folder; stopped, the same command goes on where it was")],
    games: Annotated[int, typer.Option(min=1, help="How many games")] = 1000,
    bots: Annotated[str, typer.Option(help="A bot or level, or several with commas between")] = "greedy",
    seats: Annotated[int, typer.Option(min=0, help="Seats at the table; 0: two, or as few as the game is for")] = 0,
    seed: Seed = 0,
    options: Options = None,
    processes: Processes = 1,
    ray: Ray = "",
) -> None:
    """Let bots play many games, and write them as records and as a table with a row a decision (sacbe[data])."""
    from importlib.util import find_spec

    from sacbe.arena.match import Match
    from sacbe.arena.options import read_options
    from sacbe.bots import check
    from sacbe.games import game as find_game

    with good_input():
        if find_spec("pyarrow") is None:
            raise ValueError("a table needs the package pyarrow: pip install 'sacbe[data]'")
        rules, names = find_game(game), tuple(name.strip() for name in bots.split(","))
        for name in names:
            check(name, game)
        if not rules.part("observe"):
            raise ValueError(f"{game} has no observations (a module observe.py), so there is nothing to write")
        count = seats or max(rules.seats.start, min(2, rules.seats.stop - 1), len(names))
        match = Match(game, names, games, count, seed, read_options(rules, count, options or ()))
    from sacbe.corpus.making import make, steps

    with clear_ends(out), progress(f"{game}: {', '.join(names)}", steps(match)) as advance:
        rows = make(match, out, processes, ray, advance)
    print(f"{out}: {games} games, {rows} decisions; README.md says what is in it")


def stats(
    folder: Annotated[Path, typer.Argument(help="A corpus, or any folder of records")],
    games: Annotated[int, typer.Option(min=0, help="So many games at most; 0: all")] = 0,
    pictures: Annotated[Path | None, typer.Option(help="Draw them too, as SVG files into this folder")] = None,
) -> None:
    """Show what kind of game the records of a folder hold: lengths, branching, scores, what a seat is worth."""
    from rich.console import Console

    from sacbe.corpus.pictures import draw
    from sacbe.corpus.stats import as_table, gather, records, seats_table

    console = Console()
    with good_input():
        for found in gather(records(folder, games)):
            console.print(as_table(found), seats_table(found))
            if pictures is not None:
                for file in draw(found, pictures):
                    print(file)
