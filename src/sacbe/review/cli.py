"""`sacbe review FILE`: a finished game judged, decision by decision and draw by draw."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""
    app.command("review")(review)


def review(
    file: Annotated[Path, typer.Argument(help="A record of a finished game, as downloaded from its table")],
    trials: Annotated[
        int, typer.Option(min=8, max=10_000, help="Of every position and turn: more, and margins shrink")
    ] = 96,
    seed: Annotated[int, typer.Option(help="Another number, other dice; the same one gives the same review")] = 0,
    processes: Annotated[int, typer.Option(min=1, help="How many at the same time on this machine")] = 2,
    output: Annotated[Path | None, typer.Option("--json", help="Write it all into this file; -: the screen")] = None,
) -> None:
    """Who played how well, who was lucky, and which turns would have been better."""
    # Imported here: every other command starts faster without them.
    import msgspec
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from sacbe.core.compiled import note_if_slow
    from sacbe.core.record import Record
    from sacbe.review.report import tables
    from sacbe.review.run import reviewed

    note_if_slow(sys.stderr)
    screen = output is not None and str(output) == "-"
    try:
        record = Record.read(file.read_text(encoding="utf-8"))
        if output is not None and not screen:
            output.touch()  # minutes later would be late to learn that it cannot be written
        with Progress(
            BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True, console=Console(stderr=True)
        ) as bar:
            task = bar.add_task("review", total=None)
            found = reviewed(
                record, seed, trials, processes, lambda done, of: bar.update(task, completed=done, total=of)
            )
    except (OSError, UnicodeDecodeError, ValueError) as wrong:
        typer.echo(f"sacbe: {file}: {wrong}", err=True)
        raise typer.Exit(2) from None
    except KeyboardInterrupt:
        typer.echo("sacbe: stopped", err=True)
        raise typer.Exit(130) from None
    data = msgspec.json.format(msgspec.json.encode(found)) + b"\n"
    if screen:
        typer.echo(data.decode(), nl=False)
        return
    if output is not None:
        output.write_bytes(data)
    for table in tables(found, record):
        Console().print(table)
