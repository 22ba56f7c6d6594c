"""How long somebody waits who has just found Sacbe: from `git clone` to the first page, and to a bot's first move.

Everything is new to this machine: a clean clone, an empty home, no cache of pip's or npm's. What is committed counts,
what is not is left out. Needs the network, as a first start does.
"""

from __future__ import annotations

import argparse
import http.cookiejar
import json
import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 1800.0  # seconds
LOOKS = 0.1  # seconds between two of them
GAME = "eldorado"  # its seats take turns: whoever is asked again has had a bot before


class Visitor:
    """A browser's worth of cookies."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._cookies = http.cookiejar.CookieJar()
        self._open = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._cookies)).open

    def get(self, path: str) -> bytes:
        with self._open(self.address + path, timeout=30) as answer:
            return bytes(answer.read())

    def post(self, path: str, body: dict[str, Any]) -> Any:
        token = next((cookie.value or "" for cookie in self._cookies if cookie.name == "csrf"), "")
        headers = {"content-type": "application/json", "x-csrf-token": token}
        asked = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)  # noqa: S310 our own
        with self._open(asked, timeout=30) as answer:
            return json.loads(answer.read() or b"null")


def until(there: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not there():
        if process.poll() is not None:
            raise SystemExit(f"`make play` ended with {process.returncode}")
        if time.monotonic() > deadline:
            raise SystemExit(f"nothing after {PATIENCE:.0f} s")
        time.sleep(LOOKS)


def page_is_there(visitor: Visitor) -> bool:
    try:
        return b"<html" in visitor.get("/")
    except (urllib.error.URLError, ConnectionError, TimeoutError):
        return False


def a_bot_has_moved(visitor: Visitor, process: subprocess.Popen[bytes]) -> None:
    """A table with one bot: my turns are played until I am asked after the bot."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    table = visitor.post("/api/tables", {"game": GAME, "seats": seats, "options": {}})["table"]

    def view() -> Any:
        return json.loads(visitor.get(f"/api/tables/{table}/view"))

    while (now := view())["actions"]:
        code = now["actions"][-1]["code"]  # the last one ends a turn soonest
        visitor.post(f"/api/tables/{table}/act", {"ply": now["ply"], "step": now["step"], "code": code})
    waited = now["ply"]
    until(lambda: bool((later := view())["actions"]) and later["ply"] > waited, process)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--make", default="play", help="what to make in the clone (play)")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="sacbe-first-") as folder, socket.socket() as probe:
        home, clone = Path(folder, "home"), Path(folder, "clone")
        home.mkdir()
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        kept = {name: os.environ[name] for name in ("PATH", "LANG", "TERM") if name in os.environ}
        network = {name: value for name, value in os.environ.items() if name.lower().endswith(("_proxy", "_index_url"))}
        environment = kept | network | {"HOME": str(home)}
        began = time.monotonic()
        subprocess.run(["git", "clone", "-q", "--no-local", str(ROOT), str(clone)], check=True)
        command = ["make", chosen.make, f"ARGS=--port {port} --no-browser"]
        process = subprocess.Popen(command, cwd=clone, env=environment, start_new_session=True)
        try:
            visitor = Visitor(f"http://127.0.0.1:{port}")
            until(lambda: page_is_there(visitor), process)
            print(f"== the first page after {time.monotonic() - began:.1f} s", flush=True)
            a_bot_has_moved(visitor, process)
            print(f"== a bot's first move after {time.monotonic() - began:.1f} s", flush=True)
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(60)
            _end_the_compiling(clone)


def _end_the_compiling(clone: Path) -> None:
    """`make play` leaves it behind in a group of its own; its clone is about to go."""
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            if (entry / "cwd").resolve().is_relative_to(clone):
                os.kill(int(entry.name), signal.SIGTERM)
        except OSError:
            continue


if __name__ == "__main__":
    main()
