"""What those in front ask: is this process alive, and should people be sent to it. And where to report holes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any, Final

from litestar import Controller, MediaType, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from sacbe.web.api import TheSettings
from sacbe.web.drain import Drain

PATIENCE: Final = 5.0  # seconds; a database that takes longer is not ready
FRESH: Final = 0.5  # seconds that an answer is good for, however many ask
HALF_YEAR: Final = 182 * 24 * 3600


class Ready:
    """`database` and `news` say whether those we depend on are there."""

    def __init__(self, drain: Drain, database: Callable[[], Awaitable[bool]], news: Callable[[], bool]) -> None:
        self._drain = drain
        self._database = database
        self._news = news
        self._known: tuple[float, bool] = (-FRESH, False)
        self._asking = asyncio.Lock()

    async def now(self) -> dict[str, bool]:
        found = {"database": await self._database_there(), "news": self._news(), "draining": self._drain.began}
        return {"ready": found["database"] and found["news"] and not found["draining"]} | found

    async def _database_there(self) -> bool:
        async with self._asking:
            when, there = self._known
            if time.monotonic() - when > FRESH:
                try:
                    there = await asyncio.wait_for(self._database(), PATIENCE)
                except TimeoutError:
                    there = False
                self._known = time.monotonic(), there
            return there


class Health(Controller):
    path = "/health"
    include_in_schema = False
    opt: dict[str, Any] = {"exclude_from_csrf": True}  # noqa: RUF012 -- as Litestar has it

    @get("/live")
    async def live(self) -> dict[str, Any]:
        """This process answers. Nothing else is asked: restarting it would mend nothing else."""
        return {"live": True, "sacbe": version("sacbe")}

    @get("/ready")
    async def ready(self, state: State) -> Response[dict[str, bool]]:
        found = await state.ready.now()
        headers = {"cache-control": "no-store"}
        return Response(found, status_code=200 if found["ready"] else 503, headers=headers)


@get("/.well-known/security.txt", include_in_schema=False, media_type=MediaType.TEXT, opt={"exclude_from_csrf": True})
async def security_txt(settings: TheSettings) -> str:
    """RFC 9116: whom to tell of a hole, if somebody wants to be told."""
    if not settings.contact:
        raise NotFoundException
    until = time.strftime("%Y-%m-%dT00:00:00Z", time.gmtime(time.time() + HALF_YEAR))
    canonical = f"Canonical: {settings.url}/.well-known/security.txt\n" if settings.url else ""
    return f"Contact: {settings.contact}\nExpires: {until}\nPreferred-Languages: en, ru\n{canonical}"
