"""Figures for Prometheus at `/metrics`, for whoever has the token. Without a token nothing is counted.

Whoever has something to count says so once: `meters.watch("sacbe_bots_waiting", "...", lambda: pool.waiting)`. The
functions are asked every second, as values of several processes are only added up if each has written its own down.
"""

from __future__ import annotations

import asyncio
import hmac
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

from sacbe.web.security import bearer
from sacbe.web.settings import Settings

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where workers of one server keep their figures, as the library wants it
EVERY: Final = 1.0
QUIET: Final = ["^/static/", "^/health/", "^/metrics"]  # requests that are not counted
COMMIT: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
LAG: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Meters:
    """Counts, or does nothing."""

    def __init__(self, on: bool) -> None:
        self._on = on
        self._watched: list[tuple[Any, Callable[[], float]]] = []
        if on:  # from the first question on they are there, and none
            self._moves = _counter("sacbe_moves", "Turns written to storage")
            self._commits = _histogram(
                "sacbe_commit_seconds", "From a transaction's first statement to its being durable", COMMIT
            )
            self._lag = _histogram("sacbe_loop_lag_seconds", "How late the event loop gets to what is due", LAG)

    def committed(self, turns: int, seconds: float) -> None:
        """A transaction with moves is durable."""
        if self._on:
            self._moves.inc(turns)
            self._commits.observe(seconds)

    def watch(self, name: str, meaning: str, count: Callable[[], float]) -> None:
        if self._on:
            self._watched.append((_gauge(name, meaning), count))

    async def keep(self) -> None:
        """Write the watched figures down, and how late this loop gets to what is due."""
        if not self._on:
            return
        loop = asyncio.get_running_loop()
        while True:
            for gauge, count in self._watched:
                gauge.set(count())
            due = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self._lag.observe(max(0.0, loop.time() - due))


@cache
def _counter(name: str, meaning: str) -> Any:
    from prometheus_client import Counter

    return Counter(name, meaning)


@cache
def _gauge(name: str, meaning: str) -> Any:
    from prometheus_client import Gauge

    return Gauge(name, meaning, multiprocess_mode="livesum")


@cache
def _histogram(name: str, meaning: str, buckets: tuple[float, ...]) -> Any:
    from prometheus_client import Histogram

    return Histogram(name, meaning, buckets=buckets)


def routes(settings: Settings) -> list[Any]:
    """The controller of Litestar's plug-in, for whoever has the token."""
    if not settings.metrics:
        return []
    from litestar.plugins.prometheus import PrometheusController

    def allowed(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        if not hmac.compare_digest(bearer(connection).encode(), settings.metrics.encode()):
            raise PermissionDeniedException
        forget_the_dead()

    class Figures(PrometheusController):
        path = "/metrics"
        include_in_schema = False
        guards = [allowed]  # noqa: RUF012 -- as Litestar has it

    return [Figures]


def middleware(settings: Settings) -> list[Any]:
    """Requests by route, counted by Litestar's plug-in."""
    if not settings.metrics:
        return []
    from litestar.enums import ScopeType
    from litestar.plugins.prometheus import PrometheusConfig

    config = PrometheusConfig(app_name="sacbe", prefix="sacbe", group_path=True, exclude=QUIET, scopes={ScopeType.HTTP})
    return [config.middleware]


def forget_the_dead() -> None:
    """Workers that were killed have left their gauges behind."""
    if FOLDER not in os.environ:
        return
    from prometheus_client.multiprocess import mark_process_dead

    for file in Path(os.environ[FOLDER]).glob("gauge_live*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid)
        except OSError:
            pass
