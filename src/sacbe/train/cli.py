"""`sacbe train trek12 --hours 1`: a net learns to judge a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from sacbe.train.run import Run

_AT_THE_END = 100  # games against the net as it was at the start


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("train")(train)


def train(
    game: Annotated[str, typer.Argument(help="The game's short name, such as trek12")],
    hours: Annotated[float, typer.Option(min=0, help="How long; the generation that has begun is finished")] = 1.0,
    folder: Annotated[Path | None, typer.Option(help="Where the run is kept, and goes on; default: runs/GAME")] = None,
    games: Annotated[int, typer.Option(min=2, help="Games of a generation")] = 300,
    trial: Annotated[int, typer.Option(min=2, help="Games of a new net against the best bot so far")] = 60,
    thinking: Annotated[int, typer.Option(min=1, help="Iterations of search for a choice")] = 40,
    seed: Annotated[int, typer.Option(help="Begin another run, as good as the first")] = 0,
    processes: Annotated[int, typer.Option(min=1, help="How many games at the same time")] = 2,
    ray: Annotated[str, typer.Option(help="Play on a Ray cluster: its address, or auto")] = "",
) -> None:
    """Learn judgement by expert iteration: bots play, a net learns from it, and the better one plays on."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from sacbe.arena.where import choose
    from sacbe.games import game as find_game

    try:
        from sacbe.train.run import Run, Settings
        from sacbe.train.run import train as go_on
    except ModuleNotFoundError as missing:
        raise typer.BadParameter(f"training needs {missing.name}: pip install 'sacbe[train]'") from None
    try:
        find_game(game)
        settings = Settings(game, games, trial, thinking, seed)
        run = Run(folder or Path("runs") / game, settings, choose(processes, ray))
    except (ValueError, OSError) as problem:
        raise typer.BadParameter(str(problem)) from None
    console = Console()
    if len(run):
        console.print(f"going on after generation {len(run)} in {run.folder}")
    with Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), transient=True) as progress:
        task = progress.add_task("", total=1.0)

        def tell(what: str, part: float) -> None:
            progress.update(task, completed=part, description=f"generation {len(run) + 1}: {what}")

        def told(report: dict[str, Any]) -> None:
            console.print(in_words(report))

        go_on(run, hours, tell, told)
        if not len(run):
            raise typer.BadParameter("no generation is finished yet: give it more than 0 hours")
        console.print(against_start(run, tell))
    console.print(f"the best bot is {run.best}; the curve is {run.folder / 'curve.svg'}")


def in_words(report: dict[str, Any]) -> str:
    return (
        f"generation {report['generation']}: {report['samples']} positions, "
        f"{report['lead']:.0%} of the final lead explained (by hand {report['hand']:.0%}), "
        f"first thought right {report['policy']:.0%}, "
        f"won {report['won']:g} of {report['games']} against {report['teacher']}"
    )


def against_start(run: Run, tell: Any) -> str:
    """The newest net against the one that had learned nothing."""
    from sacbe.arena.standing import wilson

    newest = run.folder / f"generation-{len(run):03}" / "net.net"
    start = f"learned:{run.settings.thinking}@{run.folder / 'start.net'}"
    games = _AT_THE_END
    won, _ = run.match(newest, start, games, newest.parent / "against-start", "against its start", tell)
    low, high = wilson(int(won), games)
    return f"against its start the newest net won {won:g} of {games} ({low:.0%} to {high:.0%})"
