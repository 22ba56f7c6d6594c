"""A line that brings no answer to pings is cut, also when what was written to it cannot go out.

uvicorn closes such a line politely: it waits until everything is written. A client that is frozen or never reads takes
nothing any more, so it would count as present for ever.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class FirmProtocol(WebSocketsSansIOProtocol):
    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
