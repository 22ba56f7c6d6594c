"""The outermost door: whoever comes by a foreign name is sent away, requests get an id, and https is insisted on."""

from __future__ import annotations

import json
import logging
import secrets
import time
from typing import Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sacbe.web.hosts import Names
from sacbe.web.logs import FIELDS, REQUEST
from sacbe.web.settings import Settings
from sacbe.web.wording import error_text, lang_of

log = logging.getLogger("sacbe.access")
ID: Final = "x-request-id"
HEALTH: Final = "/health/"  # asked by machines, by whatever name
SLOW: Final = 1.0  # seconds after which an answer is worth a line
HSTS: Final = "max-age=31536000"


class Doorway:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._https = settings.https
        self._names = Names(settings)
        self.sockets = 0  # open now

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":  # type: ignore[comparison-overlap]
            await self._app(scope, receive, send)
            return
        request = secrets.token_hex(6)
        mark = REQUEST.set(request)
        try:
            headers = Headers.from_scope(scope)
            if not scope["path"].startswith(HEALTH) and not self._names.ours(headers.get("host", "")):
                await _foreign(scope, headers, send)
            elif scope["type"] == ScopeType.WEBSOCKET:
                self.sockets += 1
                try:
                    await self._app(scope, receive, send)
                finally:
                    self.sockets -= 1
            else:
                await self._answer(scope, receive, send, request)
        finally:
            REQUEST.reset(mark)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, request: str) -> None:
        started, status = time.perf_counter(), 0

        async def tell(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableScopeHeaders.from_message(message)
                headers[ID] = request
                if self._https:
                    headers["strict-transport-security"] = HSTS
                elif scope["scheme"] == "https":  # a proxy says so, though nobody told us
                    message["headers"] = [_secure(name, value) for name, value in message["headers"]]
            await send(message)

        try:
            await self._app(scope, receive, tell)
        finally:
            took = time.perf_counter() - started
            worth = logging.INFO if status >= 500 or took > SLOW else logging.DEBUG
            if log.isEnabledFor(worth):
                fields = {
                    "method": scope.get("method"),
                    "path": scope["path"],
                    "status": status,
                    "ms": round(took * 1000),
                }
                log.log(worth, "request", extra={FIELDS: fields})


def _secure(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    if name.lower() == b"set-cookie" and b"; secure" not in value.lower():
        value += b"; Secure"
    return name, value


async def _foreign(scope: Scope, headers: Headers, send: Send) -> None:
    lang = lang_of(None, None, headers.get("accept-language", ""))
    text = error_text("bad-host", lang)
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    api = scope["path"].startswith("/api/")
    body = json.dumps({"t": "error", "reason": "bad-host", "text": text}, ensure_ascii=False) if api else text
    kind = b"application/json" if api else b"text/plain; charset=utf-8"
    content = body.encode()
    await send(
        {
            "type": "http.response.start",
            "status": 400,
            "headers": [(b"content-type", kind), (b"content-length", str(len(content)).encode())],
        }
    )
    await send({"type": "http.response.body", "body": content, "more_body": False})
