"""The command line: a server (play, serve, ...), bots (arena, ladder, train), a seat for models, records, corpora."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from sacbe.arena.cli import register as register_arena
from sacbe.corpus.cli import register as register_corpus
from sacbe.mcp.cli import register as register_mcp
from sacbe.ops.cli import register as register_server
from sacbe.review.cli import register as register_review
from sacbe.train.cli import register as register_train

if TYPE_CHECKING:
    from sacbe.core.record import Record

app = typer.Typer(
    name="sacbe",
    help="Five expedition board games: a table in the browser, bots, records.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
register_server(app)
register_arena(app)
register_review(app)
register_train(app)
register_corpus(app)
register_mcp(app)


def fail(text: str) -> NoReturn:
    """One line that says what is wrong, and exit code 2."""
    print(f"sacbe: {text}", file=sys.stderr)
    raise SystemExit(2)


def _record(file: Path) -> Record:
    from sacbe.core.record import Record

    try:
        return Record.read(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, ValueError) as wrong:
        fail(f"{file}: {wrong}")


RecordFile = Annotated[Path, typer.Argument(help="A record, as downloaded from a finished table")]


@app.command()
def verify(file: RecordFile) -> None:
    """Check that every draw of a record follows from its seed, and the seed from the hash shown before the game."""
    from sacbe.core import fair
    from sacbe.core.errors import IllegalAction

    record = _record(file)
    try:
        problems = fair.verify(record)
    except (IllegalAction, ValueError) as wrong:
        problems = [f"the record cannot be replayed: {wrong}"]
    for problem in problems:
        print(problem)
    if problems:
        raise SystemExit(1)
    print(f"{file}: {len(record.actions)} plies, every draw is what the seed says")


@app.command()
def replay(file: RecordFile) -> None:
    """Print the moves of a record, one a line, and the final scores."""
    from sacbe.core.errors import IllegalAction
    from sacbe.core.state import NATURE

    record = _record(file)
    state = record.begin()
    names = record.players or [f"seat {seat}" for seat in range(record.seats)]
    width = max(len(name) for name in [*names, "chance"])
    for ply, (seat, code) in enumerate(record.actions):
        try:
            state.apply(seat, code)
        except IllegalAction as wrong:
            fail(f"{file}: ply {ply}: {wrong}")
        print(f"{ply + 1:4}  {'chance' if seat == NATURE else names[seat]:{width}}  {record.game.text(code)}")
    winners = state.winners()
    for seat, name in enumerate(names):
        print(f"{name:{width}}  {state.score(seat):4}{'  winner' if winners >> seat & 1 else ''}")


def main() -> None:
    app()


if __name__ == "__main__":
    main()
