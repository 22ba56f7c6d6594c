"""What browser tests and the README's pictures stand on: a server that can be killed, and the sizes of screens."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ViewportSize

from tests.needs import HANGS, free_port

ROOT: Final = Path(__file__).resolve().parents[2]
PICTURES: Final = ROOT / "build" / "screenshots"
DESKTOP: Final = ViewportSize(width=1440, height=900)
PACE: Final = 0.15  # seconds: a game of bots must not be over before anybody can do something about it
PHONE: Final = ViewportSize(width=390, height=844)
MILLISECONDS: Final = HANGS * 1000


def window(browser: Browser, **options: Any) -> BrowserContext:
    """A window of a person's own, as patient as everything else: a busy machine is no fault of the page."""
    context = browser.new_context(**options)
    context.set_default_timeout(MILLISECONDS)
    return context


class Server:
    """`sacbe serve` on one port, which can be killed and started again over the same data."""

    def __init__(self, data: Path, pace: float = PACE) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data / "sacbe.sqlite3"
        settings = ["--port", str(self.port), "--data", str(self.data), "--rate", "0", "--pace", str(pace)]
        self._command = [sys.executable, "-m", "sacbe.cli", "serve", *settings]
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http" in line, f"the server did not start: {line!r}"

    def end(self, kill: bool = False) -> None:
        assert self._process is not None
        if kill:
            self._process.kill()
        else:
            self._process.terminate()
        self._process.wait(HANGS)
        assert self._process.stdout is not None
        self._process.stdout.close()
