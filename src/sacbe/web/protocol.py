"""HTTP connections with bounds: how many there may be, and how long a request may take to arrive.

uvicorn waits for ever for the rest of a request, and takes connections until the system has no more to give. Here a
request that does not arrive in time is answered 408; and when all places are taken, whoever has held one longest
without having asked anything gives way to the newcomer.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final
from weakref import WeakKeyDictionary

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

ARRIVES: Final = 20.0  # seconds from a request's first byte to its last
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

# By server: connections from which no whole request has come, the oldest first.
_waiting: WeakKeyDictionary[ServerState, dict[BoundedHttp, None]] = WeakKeyDictionary()


class BoundedHttp(H11Protocol):
    """`limit_concurrency` of uvicorn's settings is the number of places."""

    def __init__(self, config: Any, server_state: ServerState, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._others = _waiting.setdefault(server_state, {})
        self._deadline: asyncio.TimerHandle | None = None
        self._sent_away = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        places = self.limit_concurrency
        if places is not None and len(self.connections) >= places - 1 and not self._make_room():
            self.transport, self._sent_away = transport, True
            transport.write(FULL)
            transport.close()
            return
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        if self._sent_away:
            return
        super().data_received(data)
        if self.transport.get_protocol() is self and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._expect()
        else:  # a whole request, a socket from now on, or nothing that can become a request
            self._arrived()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and self.conn.their_state is h11.IDLE:
            self._others[self] = None  # uvicorn ends those that stay idle; they may be asked to go earlier

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def _expect(self) -> None:
        """A request is under way. Its time counts from its first byte, however many follow one by one."""
        self._others.setdefault(self)
        if self._deadline is None:
            self._deadline = self.loop.call_later(ARRIVES, self._too_late)

    def _arrived(self) -> None:
        self._others.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self._deadline = None
        if self.conn.their_state is h11.IDLE or not self.cycle.response_started:  # and it was not answered early
            self.transport.write(LATE)
        self.transport.close()

    def _make_room(self) -> bool:
        for oldest in self._others:
            oldest._arrived()
            self.connections.discard(oldest)
            oldest.transport.abort()
            return True
        return False
