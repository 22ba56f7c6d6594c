"""What goes over the wire is packed: by brotli where the browser takes it (over https, and at home), else by gzip.

What many will ask for, letter by letter the same, is packed once and as small as can be; an answer to one reader is
packed quickly.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, Final

import brotli
from litestar import Response
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

LEAST: Final = 600  # bytes that are worth packing
TEXTS: Final = ("text/", "application/json", "application/javascript", "application/vnd.oai", "image/svg+xml")
_QUICK: Final = {"br": 5, "gzip": 5}
_SMALL: Final = {"br": 10, "gzip": 9}


def coding(accepts: str) -> str:
    """The best of ours among the codings that a reader takes; "" if it takes none."""
    taken = {part.partition(";")[0].strip() for part in accepts.lower().split(",") if "q=0" not in part.split(";")[1:]}
    return next((one for one in ("br", "gzip") if one in taken), "")


def packed(body: bytes, by: str, levels: dict[str, int] = _QUICK) -> bytes:
    if by == "br":
        return bytes(brotli.compress(body, mode=brotli.MODE_TEXT, quality=levels[by]))
    return gzip.compress(body, levels[by], mtime=0)


class Kept:
    """A text that is kept to be sent again and again."""

    def __init__(self, plain: bytes, media: str) -> None:
        self.plain = plain
        self.media = media
        self._packed: dict[str, bytes] = {}

    async def answer(self, accepts: str, **headers: str) -> Response[bytes]:
        by = coding(accepts) if len(self.plain) >= LEAST and self.media.startswith(TEXTS) else ""
        if by and by not in self._packed:  # apart, as it takes a moment: tables go on meanwhile
            self._packed[by] = await asyncio.to_thread(packed, self.plain, by, _SMALL)
        said = {name.replace("_", "-"): value for name, value in headers.items()} | {"vary": "accept-encoding"}
        body = self._packed[by] if by else self.plain
        return Response(body, media_type=self.media, headers=said | ({"content-encoding": by} if by else {}))


class Packing(ASGIMiddleware):
    """Packs what was not packed when it was made."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        accepts = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-encoding"), "")
        by = coding(accepts)
        if not by:
            await next_app(scope, receive, send)
            return
        start: Any = None

        async def packing(message: Message) -> None:
            """An answer in one piece, as all texts of ours are; what comes in several goes through as it is."""
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None and message["type"] == "http.response.body":
                body = message["body"]
                if len(body) >= LEAST and not message.get("more_body"):
                    headers = MutableScopeHeaders.from_message(start)
                    if "content-encoding" not in headers and headers.get("content-type", "").startswith(TEXTS):
                        message["body"] = packed(body, by)
                        headers["content-encoding"] = by
                        headers["content-length"] = str(len(message["body"]))
                        headers.extend_header_value("vary", "accept-encoding")
                await send(start)
                start = None
            await send(message)

        await next_app(scope, receive, packing)
