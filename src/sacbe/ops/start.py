"""Starting a server: settings are checked, the database is brought up to date and locked, then people may come."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NoReturn

from sacbe.ops.checks import problems
from sacbe.ops.places import settings_of
from sacbe.table.lock import InUse, held
from sacbe.web.logs import without_password


def wrong(*sentences: str) -> NoReturn:
    """What was understood but cannot be done: a line each, and exit code 1."""
    for sentence in sentences:
        print(f"sacbe: {without_password(sentence)}", file=sys.stderr)
    raise SystemExit(1)


def start(values: Mapping[str, Any], file: Path | None = None, browser: bool = False) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    from sacbe.core.compiled import note_if_slow
    from sacbe.table.sql import prepare
    from sacbe.web.run import listen, serve_here, serve_many

    note_if_slow(sys.stderr)
    found = problems(values, file, starting=True)
    for problem in found:
        if not problem.stops:
            print(f"sacbe: {problem.text}", file=sys.stderr)
    if stopping := [problem.text for problem in found if problem.stops]:
        wrong(*stopping)
    host, port, workers = values["host"], values["port"], values["workers"]
    with ExitStack() as stack:
        try:
            sock = stack.enter_context(listen(host, port))
        except OSError as problem:
            wrong(f"cannot listen on {host} port {port}: {problem.strerror or problem}")
        try:
            settings = settings_of(values)
            address = settings.url or f"http://{_shown(host)}:{sock.getsockname()[1]}"
            stack.enter_context(held(settings.data, settings.several, address))
            asyncio.run(prepare(settings.data))
        except InUse as used:  # it came between our looking and our taking
            wrong(f"{used}; end that one first, or give this one other data")
        except (OSError, ValueError) as problem:
            wrong(str(problem))

        def ready() -> None:
            print(f"Sacbe is at {address}   (Ctrl-C ends it)", flush=True)
            if browser:
                show(address)

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


def show(address: str) -> None:
    """In the browser. One that starts slowly must not hold up the server it is about to ask."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _shown(host: str) -> str:
    if host in ("127.0.0.1", "0.0.0.0"):  # noqa: S104
        return "localhost"
    return f"[{host}]" if ":" in host else host
