"""Who is asking, and whether the request may be trusted: session cookie, seat tokens, CSRF, origins, headers."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware.csrf import CSRFMiddleware
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.types import Message, Receive, Scope, ScopeSession, Send

from sacbe.table.seats import Who, hash_token
from sacbe.web.settings import Settings

YEAR: Final = 365 * 24 * 3600
MONTH: Final = YEAR // 12
Connected = ASGIConnection[Any, Any, Any, Any]
# Board drawings carry style attributes, so styles may be inline; scripts may not, and nothing comes from elsewhere.
CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


class SteadySession(ClientSideSessionBackend):
    """Writes the cookie only when what it holds has changed.

    Written with every answer, a picture asked for before a name was given, and answered after, would take the name
    back again.
    """

    async def load_from_connection(self, connection: Connected) -> dict[str, Any]:
        """A cookie that cannot be read is none: its browser gets a new one."""
        try:
            return await super().load_from_connection(connection)
        except Exception:
            return {}

    async def store_in_message(self, scope_session: ScopeSession, message: Message, connection: Connected) -> None:
        if not scope_session or scope_session != await self.load_from_connection(connection):
            await super().store_in_message(scope_session, message, connection)


@dataclass
class SteadySessionConfig(CookieBackendConfig):
    _backend_class = SteadySession


def session_config(settings: Settings) -> CookieBackendConfig:
    """Encrypted and signed: the browser holds its guest id and name, and can neither read nor change them."""
    key = hashlib.sha256(f"session {settings.secret}".encode()).digest()
    return SteadySessionConfig(
        secret=key, key="sacbe", max_age=YEAR, httponly=True, samesite="lax", secure=settings.https
    )


def csrf_config(settings: Settings) -> CSRFConfig:
    key = hashlib.sha256(f"csrf {settings.secret}".encode()).hexdigest()
    return CSRFConfig(secret=key, cookie_name="csrf", header_name="x-csrf-token", cookie_secure=settings.https)


class CookieCSRF(CSRFMiddleware):
    """CSRF is about cookies that browsers add by themselves; a request with a token of its own needs no second one."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and bearer(ASGIConnection(scope)):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def bearer(connection: Connected) -> str:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def who_is(connection: Connected) -> Who:
    """A program by its token, else a browser by its session. Never both: a token request carries no cookie rights."""
    token = bearer(connection)
    if token:
        return Who(token_hash=hash_token(token))
    return Who(owner=_session(connection).get("id", ""))


def settle_in(connection: Connected) -> Who:
    """The same, but a browser that has no session yet gets one; whoever comes again within the year keeps it."""
    who = who_is(connection)
    if who.token_hash:
        return who
    if not who.owner:
        who = Who(owner=secrets.token_urlsafe(18))
        connection.session["id"] = who.owner
    connection.session["month"] = int(time.time()) // MONTH
    return who


def guest_name(connection: Connected) -> str:
    return "" if bearer(connection) else str(_session(connection).get("name", ""))


def _session(connection: Connected) -> dict[str, Any]:
    """Empty where no session was read: an address that leads nowhere has no session either."""
    session = connection.scope.get("session")
    return session if isinstance(session, dict) else {}


def origin_allowed(connection: Connected, settings: Settings) -> bool:
    """Browsers always send the page's origin with a socket: only our own pages may open one. Programs send none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    ours = {connection.headers.get("host", "").lower()}
    if settings.url:
        ours.add(urlsplit(settings.url).netloc.lower())
    return urlsplit(origin).netloc.lower() in ours
