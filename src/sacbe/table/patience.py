"""How long a database may take. PostgreSQL that has stopped answering keeps whoever asks waiting for ever.

Asking it to cancel would wait for ever too, so the line is cut: what was asked then fails at once, as on a lost line.
"""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

SECONDS: Final = 5.0


class Patience:
    """`async with Patience() as patience: await patience.watch(connection); ...`: TimeoutError if it takes longer."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._late = False

    async def __aenter__(self) -> Patience:
        return self

    async def watch(self, connection: AsyncConnection) -> None:
        """SQLite needs none of it: it gives up by itself (`busy_timeout`)."""
        if connection.dialect.name == "postgresql" and self._timer is None:
            driver = (await connection.get_raw_connection()).driver_connection
            self._timer = asyncio.get_running_loop().call_later(SECONDS, self._cut, driver)

    def _cut(self, driver: object) -> None:
        self._late = True
        driver.terminate()  # type: ignore[attr-defined]

    async def __aexit__(
        self, _kind: type[BaseException] | None, wrong: BaseException | None, _trace: TracebackType | None
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._late and isinstance(wrong, Exception):
            raise TimeoutError from wrong
