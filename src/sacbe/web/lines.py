"""Lines to browsers and programs: what they cost while nothing is said, and when they are cut.

A line that brings no answer to pings is cut, also when what was written to it cannot go out. uvicorn closes such a line
politely: it waits until everything is written. A client that is frozen or never reads takes nothing any more, so it
would count as present for ever.

Messages are compressed each for itself. uvicorn would keep a compressor for every line, which holds 50 KB though the
line be silent for hours; a patch of a page is hardly larger without what was said before it.
"""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        deflate = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        self.conn = ServerProtocol(
            extensions=[deflate], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
