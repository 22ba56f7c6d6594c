"""`sacbe arena trek12 search:100ms greedy --games 200` and `sacbe ladder trek12`: matches in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from sacbe.arena.ladder import Results
    from sacbe.arena.standing import Standing

Game = Annotated[str, typer.Argument(help="The game's short name, such as trek12")]
Seed = Annotated[int, typer.Option(help="Another number, other draws; the same one plays the same match again")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "--options", help="An option of the game, name=value; may be repeated")
]
Keep = Annotated[
    Path | None,
    typer.Option(help="Keep every finished game in this folder; stopped, the same command goes on where it was"),
]
Processes = Annotated[int, typer.Option(min=1, help="How many games at the same time on this machine")]
Ray = Annotated[
    str, typer.Option(help="Play on a Ray cluster (sacbe[ray]): auto, HOST:PORT or ray://HOST:PORT; default: here")
]


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.command("arena")(arena)
    app.command("ladder")(ladder)


def arena(
    game: Game,
    bots: Annotated[list[str], typer.Argument(help="Bots or levels: random greedy search:100ms search:500 expert ...")],
    games: Annotated[int, typer.Option(min=1, help="How many games")] = 200,
    seats: Annotated[int, typer.Option(min=0, help="Seats at the table; 0: one for each bot")] = 0,
    seed: Seed = 0,
    options: Options = None,
    keep: Keep = None,
    processes: Processes = 1,
    ray: Ray = "",
) -> None:
    """Let bots play a match, seats swapped, and show how sure the result is."""
    # Imported here: every other command starts faster without them.
    from rich.console import Console

    from sacbe.arena.match import Match
    from sacbe.arena.options import read_options
    from sacbe.arena.play import standings
    from sacbe.arena.report import match_table
    from sacbe.arena.where import choose
    from sacbe.bots import check
    from sacbe.games import game as find_game

    with good_input():
        rules = find_game(game)
        if len(bots) < 2 and (seats or 1) not in rules.seats:
            raise ValueError("a match needs two bots or more")
        for name in bots:
            check(name, game)
        match = Match(game, tuple(bots), games, seats, seed, read_options(rules, seats or len(bots), options or ()))
    with clear_ends(keep), progress(" : ".join(bots), games) as advance:

        def report(table: list[Standing]) -> None:
            advance(" : ".join(f"{one.name} {one.won}" for one in table))

        table = standings(match, choose(processes, ray), keep, report)
    Console().print(match_table(table))


def ladder(
    game: Game,
    levels: Annotated[
        list[str] | None, typer.Argument(help="Levels or bots, weakest first; default: all levels")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games a pair (a company, if mixed)")] = 300,
    seats: Annotated[int, typer.Option(min=2, help="Seats at a table; a pair shares them evenly")] = 2,
    mixed: Annotated[bool, typer.Option("--mixed", help="As many different levels at a table as it has seats")] = False,
    seed: Seed = 0,
    options: Options = None,
    keep: Keep = None,
    processes: Processes = 1,
    ray: Ray = "",
    figures: Annotated[Path | None, typer.Option(help="Write the figures into this JSON file")] = None,
) -> None:
    """Let every level play every other, and put them all on one scale (sacbe[arena])."""
    from importlib.util import find_spec

    from rich.console import Console

    from sacbe.arena.found import figures as found_in
    from sacbe.arena.ladder import Ladder, climb
    from sacbe.arena.options import read_options
    from sacbe.arena.report import ladder_table
    from sacbe.arena.where import choose
    from sacbe.bots import LEVELS, check
    from sacbe.games import game as find_game

    names = tuple(levels or LEVELS)
    with good_input():
        if find_spec("openskill") is None:
            raise ValueError("ratings need the package openskill: pip install 'sacbe[arena]'")
        rules = find_game(game)
        for name in names:
            check(name, game)
        if len(set(names)) != len(names) or len(names) < (seats if mixed else 2):
            raise ValueError(f"a ladder needs {seats if mixed else 2} different levels or more, not {', '.join(names)}")
        if not mixed and seats % 2:
            raise ValueError(f"two levels cannot share {seats} seats evenly: take an even number, or --mixed")
        contest = Ladder(game, names, games, seats, seed, read_options(rules, seats, options or ()), mixed)
        if figures is not None:
            figures.touch()  # hours later would be late to learn that it cannot be written
    with clear_ends(keep), progress(game, games * len(contest.matches())) as advance:

        def report(results: Results) -> None:
            advance(" ".join(f"{one.name} {100 * one.rate:.0f}%" for one in results.standings.values()))

        results = climb(contest, choose(processes, ray), keep, report)
    found = found_in(results)
    if figures is not None:
        found.write(figures)
    Console().print(ladder_table(found))


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[str], None]]:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda text: progress.update(task, advance=1, description=text)


@contextmanager
def good_input() -> Iterator[None]:
    """What was asked for and cannot be is said in a sentence, with exit code 2."""
    try:
        yield
    except ValueError as problem:
        raise typer.BadParameter(str(problem)) from None
    except OSError as problem:
        raise typer.BadParameter(f"{problem.filename} cannot be written: {problem.strerror}") from None


@contextmanager
def clear_ends(keep: Path | None) -> Iterator[None]:
    """However playing ends before its time, a sentence says why, and how it can go on."""
    from sacbe.arena.keep import NotKept
    from sacbe.arena.where import Unplayed
    from sacbe.workers.cluster import NoCluster

    go_on = f"; finished games are in {keep}: the same command goes on from there" if keep else ""
    try:
        yield
    except NotKept as problem:
        _end(str(problem))
    except (NoCluster, Unplayed) as problem:
        _end(f"{problem}{go_on}")
    except OSError as problem:
        _end(f"a game could not be kept: {problem.strerror or problem}{go_on}")
    except KeyboardInterrupt:
        _end(f"stopped{go_on}", 130)


def _end(text: str, code: int = 2) -> NoReturn:
    typer.echo(f"sacbe: {text}", err=True)
    raise typer.Exit(code)
