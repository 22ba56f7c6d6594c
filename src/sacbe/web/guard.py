"""What every request passes first: is it too much from one address, and is it an address at all?"""

from __future__ import annotations

from math import ceil
from typing import Final

from litestar import HttpMethod, route
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from sacbe.web.limits import Limits, address_of

METHODS: Final = (HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE)


UNCOUNTED: Final = ("/static/", "/health/", "/metrics")  # what browsers keep, and what machines ask


class Guard(ASGIMiddleware):
    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        if not path.startswith(UNCOUNTED):
            wait = self._limits.wait("request", address_of(ASGIConnection(scope)))
            if wait:
                raise TooManyRequestsException(headers={"retry-after": str(ceil(wait))})
        if not path.isprintable():
            raise NotFoundException
        await next_app(scope, receive, send)


@route("/{rest:path}", http_method=METHODS, include_in_schema=False)
async def nowhere(rest: FromPath[str]) -> None:
    """Whatever leads nowhere is counted too."""
    raise NotFoundException
