"""How a socket begins: who may open one, and what is said to whoever may not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket

from sacbe.core.present import LANGS
from sacbe.table.errors import Refused
from sacbe.table.view import encode
from sacbe.web.limits import Limits, address_of
from sacbe.web.security import origin_allowed
from sacbe.web.settings import Settings
from sacbe.web.socket import GONE, POLICY, Connection
from sacbe.web.wording import error_text, lang_of


async def converse(
    socket: WebSocket[Any, Any, Any],
    settings: Settings,
    limits: Limits,
    connect: Callable[[str], Awaitable[Connection]],
) -> None:
    """A connection from one of our own pages, in its language, to its end; what refuses it is said before it closes."""
    lang = lang_of(None, socket.cookies.get("lang"), socket.headers.get("accept-language", LANGS[0]))
    await socket.accept()
    try:
        if not origin_allowed(socket, settings):
            raise Refused("forbidden")
        with limits.socket(address_of(socket)):
            connection = await connect(lang)
            await connection.run()
    except Refused as refused:
        await refuse_socket(socket, refused.reason, lang)


async def refuse_socket(socket: WebSocket[Any, Any, Any], reason: str, lang: str) -> None:
    """Say why and close."""
    text = error_text(reason, lang)
    message = encode({"t": "error", "reason": reason, "text": text})
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
    await socket.close(GONE if reason == "gone" else POLICY, reason)
