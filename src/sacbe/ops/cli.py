"""`sacbe play`, `serve`, `check`, `settings`, `backup` and `restore`: a server and what it needs, from the terminal."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.markup import escape

from sacbe.ops.names import FILE, SETTINGS, Setting

SettingsFile = Annotated[Path | None, typer.Option(help=f"TOML file with settings ({FILE})", dir_okay=False)]
KINDS: dict[type, Any] = {str: str | None, int: int | None, float: float | None, list: str | None}


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    app.command("play")(play)
    app.command("serve")(with_settings(serve))
    app.command("check")(with_settings(check))
    app.command("settings")(settings)
    app.command("backup")(backup)
    app.command("restore")(restore)


def with_settings(command: Callable[[dict[str, Any], Path | None], None]) -> Callable[..., None]:
    """Give a command an option for every setting, and hand it those that were given."""

    def run(settings: Path | None, **given: Any) -> None:
        command(given, settings)

    keyword = inspect.Parameter.KEYWORD_ONLY
    file = inspect.Parameter("settings", keyword, default=None, annotation=SettingsFile)
    options = [inspect.Parameter(s.name, keyword, default=None, annotation=_option(s)) for s in SETTINGS]
    run.__signature__ = inspect.Signature([file, *options])  # type: ignore[attr-defined]
    run.__annotations__ = {}
    run.__doc__ = command.__doc__
    return run


def _option(setting: Setting) -> Any:
    shown = ", ".join(setting.default) if setting.kind is list else setting.default
    default = f"; default: {shown}" if shown != "" else ""
    several = "; several with commas" if setting.kind is list else ""
    text = escape(f"{setting.meaning[0].upper()}{setting.meaning[1:]}{several}{default} ({setting.env})")
    bounds: dict[str, Any] = {"min": setting.low, "max": setting.high} if setting.kind is not str else {}
    return Annotated[KINDS[setting.kind], typer.Option(setting.option, help=text, show_default=False, **bounds)]


def play(
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free port")] = 0,
    data: Annotated[str | None, typer.Option(help="SQLite file; default: your data folder (SACBE_DATA)")] = None,
    browser: Annotated[bool, typer.Option(help="Open the browser")] = True,
) -> None:
    """Start a table on this computer and open the browser; if it is running already, just open it."""
    from sacbe.ops.places import place
    from sacbe.ops.start import start
    from sacbe.table.lock import holder

    values = _values({"host": "127.0.0.1", "port": port, "data": data}, None)
    used = holder(place(values["data"]))
    if used is not None and used.address:
        print(f"Sacbe is already at {used.address}   (process {used.pid} runs it)")
        if browser:
            import webbrowser

            webbrowser.open(used.address)
        return
    start(values, browser=browser)


def serve(given: dict[str, Any], settings: Path | None) -> None:
    """Serve tables to others. Options go before the environment, that before the settings file."""
    from sacbe.ops.start import start

    start(_values(given, settings), settings)


def check(given: dict[str, Any], settings: Path | None) -> None:
    """Say what is wrong with the settings and with what they name; exit code 1 if something is."""
    from sacbe.ops.checks import problems
    from sacbe.ops.places import place
    from sacbe.table.lock import holder

    values = _values(given, settings, code=1)
    found = problems(values, settings)
    for problem in found:
        print(problem.text if problem.stops else f"{problem.text} (A server starts all the same.)")
    if found:
        raise SystemExit(1)
    used = holder(place(values["data"]))
    print("Nothing is wrong." + (f" A server is running: process {used.pid}." if used else ""))


def settings() -> None:
    """Print every setting with its meaning, as a settings file to begin with."""
    print("# Settings of a Sacbe server. In the environment each is called SACBE_ and its name in capitals.")
    for setting in SETTINGS:
        value = list(setting.default) if setting.kind is list else setting.default
        text = str(value).replace("'", '"') if setting.kind is list else f'"{value}"' if setting.kind is str else value
        print(f"\n# {setting.meaning}\n#{setting.name} = {text}")


def backup(
    file: Annotated[Path, typer.Argument(help="The file to make, such as sacbe-2026-11-18.tar.gz")],
    data: Annotated[str | None, typer.Option(help="What to back up (SACBE_DATA)")] = None,
    settings: SettingsFile = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace the file if it is there")] = False,
) -> None:
    """Put all tables and the secret that signs cookies into one file; the server may go on meanwhile."""
    from sacbe.ops.backup import BackupFailed
    from sacbe.ops.backup import backup as make
    from sacbe.ops.start import wrong

    values = _values({"data": data}, settings)
    try:
        made = make(values, file, overwrite)
    except BackupFailed as problem:
        wrong(str(problem))
    print(f"{file}: {made}")


def restore(
    file: Annotated[Path, typer.Argument(help="A file made by sacbe backup")],
    data: Annotated[str | None, typer.Option(help="Where to put it (SACBE_DATA)")] = None,
    settings: SettingsFile = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace the data that is there")] = False,
    running: Annotated[
        bool, typer.Option("--even-if-running", help="Also under a running server, which must be restarted then")
    ] = False,
) -> None:
    """Bring back what a backup holds. Data that is there is kept aside, and nothing is replaced unless told."""
    from sacbe.ops.backup import BackupFailed
    from sacbe.ops.backup import restore as bring_back
    from sacbe.ops.start import wrong

    values = _values({"data": data}, settings)
    try:
        for line in bring_back(values, file, overwrite, running):
            print(line)
    except BackupFailed as problem:
        wrong(str(problem))


def _values(given: dict[str, Any], file: Path | None, code: int = 2) -> dict[str, Any]:
    from sacbe.ops.reading import Unreadable, read

    try:
        return read(given, file)
    except Unreadable as problem:
        _fail(problem.problems, code)


def _fail(sentences: list[str], code: int) -> NoReturn:
    for sentence in sentences:
        print(sentence if code == 1 else f"sacbe: {sentence}", file=sys.stdout if code == 1 else sys.stderr)
    raise SystemExit(code)
