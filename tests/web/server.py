"""A real server in a real process for tests, and a small client: cookies, CSRF, sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.needs import HANGS

ROOT = Path(__file__).resolve().parents[2]
Json = dict[str, Any]
# a busy machine is no broken line
PATIENT: dict[str, Any] = {"open_timeout": HANGS, "ping_interval": None, "close_timeout": HANGS}


class Server:
    """`sacbe serve` (or the same with the toy game) on a free port, killable at any moment."""

    def __init__(
        self, data: str, *args: str, toy: bool = False, env: dict[str, str] | None = None, errors: bool = False
    ) -> None:
        program = ["-m", "tests.web.toy_server"] if toy else ["-m", "sacbe.cli"]
        settings = ["--port", "0", "--data", data, "--rate", "0", "--pace", "0", *args]
        self._command = [sys.executable, *program, "serve", *settings]
        self._env = os.environ | (env or {})
        self._errors = asyncio.subprocess.PIPE if errors else None  # kept for the test, or shown
        self.url = ""
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *self._command, cwd=ROOT, env=self._env, stdout=asyncio.subprocess.PIPE, stderr=self._errors
        )
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        assert "http" in line, f"the server did not start: {line!r}"
        self.url = next(word for word in line.split() if word.startswith("http")).replace("localhost", "127.0.0.1")

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def stop(self, sign: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.send_signal(sign)
        return await self.process.wait()


@asynccontextmanager
async def serving(data: str, *args: str, toy: bool = False) -> AsyncIterator[Server]:
    server = Server(data, *args, toy=toy)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


class Guest:
    """One browser's worth of cookies."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, headers={"accept-language": "en"}, timeout=HANGS)

    async def __aenter__(self) -> Guest:
        await self.http.get("/api/mine")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, body: Json, **headers: str) -> httpx.Response:
        token = {"x-csrf-token": self.http.cookies.get("csrf") or ""}
        return await self.http.post(path, json=body, headers=token | headers)

    async def table(self, game: str, *seats: str, **more: Any) -> str:
        wishes = [{"kind": kind, "level": "novice"} for kind in seats]
        answer = await self.post("/api/tables", {"game": game, "seats": wishes} | more)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def join(self, table: str, name: str) -> int:
        answer = await self.post(f"/api/tables/{table}/join", {"name": name})
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    async def token(self, table: str, seat: int) -> str:
        answer = await self.post(f"/api/tables/{table}/token", {"seat": seat})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["token"])

    @asynccontextmanager
    async def socket(self, table: str, **hello: Any) -> AsyncIterator[Socket]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with Socket.open(self.url, table, {"cookie": cookies, "origin": self.url}, **hello) as socket:
            yield socket


class Socket:
    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.view: Json = {}

    @classmethod
    @asynccontextmanager
    async def open(cls, url: str, table: str, headers: dict[str, str], **hello: Any) -> AsyncIterator[Socket]:
        address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        async with connect(address, additional_headers=headers, max_size=None, compression=None, **PATIENT) as raw:
            socket = cls(raw)
            if hello.pop("greet", True):
                await socket.send(t="hello", **({"lang": "en", "view": "data"} | hello))
            yield socket

    async def send(self, **message: Any) -> None:
        await self.raw.send(json.dumps(message))

    async def read(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.raw.recv(), HANGS))
        if message["t"] == "view":
            self.view = message
        return message

    async def until(self, kind: str, **fields: Any) -> Json:
        """The next message of this kind with these fields."""
        while True:
            message = await self.read()
            if message["t"] == kind and all(message.get(key) == value for key, value in fields.items()):
                return message

    async def after(self, ply: int) -> Json:
        """The first view of a later ply."""
        while self.view.get("ply", -1) <= ply:
            await self.until("view")
        return self.view

    async def act(self, code: int, commit: bool = True) -> None:
        await self.send(t="act", ply=self.view["ply"], step=self.view["step"], code=code, commit=commit)
