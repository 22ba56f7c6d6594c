"""Stands between browser and server and counts what the server sends."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from types import TracebackType

CHUNK = 1 << 16


class Relay:
    """Listens on a port of its own, in a thread of its own: the browser is driven by the thread that asks."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._open = threading.Event()
        self.received = 0

    def __enter__(self) -> Relay:
        self._thread.start()
        self._open.wait()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self) -> None:
        self._loop.run_until_complete(self._listen())
        self._loop.run_forever()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))

    async def _listen(self) -> None:
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._open.set()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        await asyncio.gather(self._pass(reader, to_server), self._pass(from_server, writer, counted=True))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, counted: bool = False) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if counted:
                    self.received += len(data)
                writer.write(data)
                await writer.drain()
        writer.close()
