"""The Litestar application: puts storage, tables, bots, pages, API and socket together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.logging import LoggingConfig
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.template.config import TemplateConfig

from sacbe.core.game import Game
from sacbe.table.bot_turns import Setup
from sacbe.table.bots import Pool, Thinker
from sacbe.table.cluster import OnCluster
from sacbe.table.errors import Refused
from sacbe.table.lock import held
from sacbe.table.sql import SqlStore
from sacbe.table.tables import Tables
from sacbe.web import documentation, files, health, learn, memory, metrics, offered, pages
from sacbe.web.analysis.api import AnalysisApi, analysis_page, analysis_socket, hand_in_page
from sacbe.web.api import TablesApi, reader, table_socket
from sacbe.web.assets import HERE
from sacbe.web.bus import Bus
from sacbe.web.doorway import Doorway
from sacbe.web.drain import Drain, end_with_parent
from sacbe.web.ending.api import EndingApi
from sacbe.web.guard import Guard, nowhere
from sacbe.web.limits import Limits
from sacbe.web.logs import REQUEST, configure
from sacbe.web.packing import Packing
from sacbe.web.review.api import ReviewApi
from sacbe.web.security import CookieCSRF, add_headers, csrf_config, session_config
from sacbe.web.settings import Settings
from sacbe.web.wording import error_text, told

log = logging.getLogger("sacbe.web")
BODY_MAX: Final = 64 * 1024
SWEEP_SECONDS: Final = 30.0
SPARED: Final = 16 << 20  # bytes that are worth giving back
AGAIN: Final = 0.5  # seconds between two looks for a database that is away
STATUS: Final = {
    "gone": 404,
    "busy": 503,
    "damaged": 500,
    "too-many-sockets": 429,
    "newer-rules": 501,
    "unknown-game": 404,
    "no-ply": 404,
    "no-lesson": 404,
    "not-your-seat": 403,
    "not-host": 403,
    "forbidden": 403,
    "bad-token": 401,
    "rate": 429,
    "bad-name": 422,
    "bad-level": 422,
    "bad-options": 422,
    "bad-notation": 422,
    "bad-chat": 422,
    "too-big": 413,
    "analysis-bad-text": 422,
    "analysis-full": 422,
    "review-alone": 422,
    "review-unknown": 422,
    "review-bad-record": 422,
    "review-not-over": 422,
    "review-busy": 429,
    "storage-gone": 503,
    "storage-full": 503,
    "storage-slow": 503,
    "storage-away": 503,
}
REASONS: Final = {403: "forbidden", 404: "gone", 413: "too-big", 429: "rate", 500: "internal"}


def create_app(
    settings: Settings,
    games: Callable[[str], Game] = offered.game,
    thinker: Thinker | None = None,
    on_ready: Callable[[], None] | None = None,
    around: Callable[[Litestar], AbstractAsyncContextManager[None]] | None = None,
    patient: bool = False,
) -> Litestar:
    """`games` and `thinker` are for tests that bring their own; `around` is what the process does about its serving.
    `patient`: if the database is away at the start, it is waited for."""
    meters = metrics.Meters(on=bool(settings.metrics))
    store = SqlStore(settings.data, committed=meters.committed)
    bus = Bus.for_settings(settings)
    setup = Setup(pace=settings.pace, secret=settings.secret)
    limits = Limits(settings.rate)
    tables = Tables(store, thinker or _thinker(settings), setup, games, bus.publish if bus else None)
    drain = Drain(settings.drain)
    meters.watch("sacbe_tables_live", "Tables in memory", lambda: len(tables))
    meters.watch("sacbe_sockets", "Open sockets", lambda: door.sockets)
    meters.watch("sacbe_thoughts_waiting", "Bots' turns and hints that wait", lambda: tables.bots.queue.waiting)
    meters.watch("sacbe_thoughts_running", "Bots' turns and hints in work", lambda: tables.bots.queue.running)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        memory.one_heap()
        with drain.watching():
            await _opened(store, drain, patient)
        chores = [asyncio.create_task(_sweep(tables)), asyncio.create_task(meters.keep())]
        if bus is not None:
            await bus.open(tables.hear, tables.catch_up, tables.report)
            tables.presence.known = lambda: bus.settled
        memory.settle()
        if on_ready is not None:
            on_ready()
        try:
            with drain.watching():
                log.info("ready")
                yield
        finally:
            log.info("ending")
            for chore in chores:
                chore.cancel()
            if bus is not None:
                await bus.close()
            await tables.close()
            await store.close()
            log.info("ended")

    middleware: list[Any] = [
        Packing(),
        Guard(limits),
        *metrics.middleware(settings),
        session_config(settings).middleware,
        DefineMiddleware(CookieCSRF, config=csrf_config(settings)),
    ]
    app = Litestar(
        route_handlers=[
            TablesApi,
            EndingApi,
            ReviewApi,
            AnalysisApi,
            analysis_socket,
            hand_in_page,
            analysis_page,
            table_socket,
            learn.learn_page,
            learn.lesson_socket,
            pages.home,
            pages.table_page,
            pages.upload_page,
            pages.review_page,
            pages.rules,
            pages.symbols,
            pages.about,
            pages.api_page,
            documentation.first,
            documentation.documentation,
            pages.game_file,
            pages.game_picture,
            pages.favicon,
            nowhere,
            health.Health,
            health.security_txt,
            *metrics.routes(settings),
            files.static_file,
            files.style_sheet,
        ],
        lifespan=[around, running] if around else [running],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
        },
        state=State(
            {"tables": tables, "ready": health.Ready(drain, store.answers, lambda: bus is None or bus.connected)}
        ),
        middleware=middleware,
        before_send=[add_headers],
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_error,
            UnicodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _broken,
        },
        template_config=TemplateConfig(directory=HERE / "templates", engine=JinjaTemplateEngine),
        openapi_config=OpenAPIConfig(
            title="Sacbe",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            description="Play from a program: a seat token in the Authorization header is all it takes.",
        ),
        request_max_body_size=BODY_MAX,
        logging_config=LoggingConfig(configure_root_logger=False, log_exceptions="never"),
        debug=False,
    )
    door = Doorway(app.asgi_handler, settings)
    app.asgi_handler = door
    return app


def _thinker(settings: Settings) -> Thinker:
    pool = Pool(settings.bot_workers or None)
    return OnCluster(settings.thinkers, pool) if settings.thinkers else pool


def from_env() -> Litestar:
    """For worker processes: the settings are in the environment. A worker shares its server's lock, and its end."""
    settings = Settings.from_env()
    configure(settings)

    @asynccontextmanager
    async def working(_: Litestar) -> AsyncIterator[None]:
        with held(settings.data, shared=True):
            watch = asyncio.create_task(end_with_parent())
            yield
            watch.cancel()

    # Its parent has found everything in order. A worker that ends at its start makes uvicorn end all the others.
    return create_app(settings, around=working, patient=True)


async def _opened(store: SqlStore, drain: Drain, patient: bool) -> None:
    while True:
        try:
            await store.open()
        except ValueError as wrong:
            if not patient or drain.began:
                raise
            log.warning("waiting for the database: %s", wrong)
            await asyncio.sleep(AGAIN)
        else:
            return


async def _sweep(tables: Tables) -> None:
    with suppress(asyncio.CancelledError):
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            if tables.sweep(time.monotonic()) > SPARED:
                memory.give_back()


def _refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
    status = STATUS.get(refused.reason, 409)
    if pages.wants_page(request):
        return _error_page(request, status, refused.reason)
    return Response(told(refused, reader(request)), status_code=status)


def _http_error(request: Request[Any, Any, Any], wrong: HTTPException) -> Response[Any]:
    if pages.wants_page(request):
        answer = _error_page(request, wrong.status_code)
        answer.headers.update(wrong.headers or {})
        return answer
    reason = REASONS.get(wrong.status_code, "bad-message")
    text = error_text(reason, reader(request), text=_detail(wrong))
    body = {"t": "error", "reason": reason, "text": text}
    return Response(body, status_code=wrong.status_code, headers=wrong.headers)


def _unreadable(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    """Bytes that are no text, or JSON nested beyond all measure: whatever it was, it was no request."""
    return _http_error(request, ValidationException("this is no JSON that can be read"))


def _detail(wrong: HTTPException) -> str:
    """What is wrong with a request, as the checker of its shape says it."""
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    parts = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra if isinstance(item, dict)]
    return "; ".join(parts) or str(wrong.detail)


def _broken(request: Request[Any, Any, Any], wrong: Exception) -> Response[Any]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=wrong)
    if pages.wants_page(request):
        return _error_page(request, 500)
    text = error_text("internal", reader(request))
    body = {"t": "error", "reason": "internal", "text": text, "request": REQUEST.get()}
    return Response(body, status_code=500)


def _error_page(request: Request[Any, Any, Any], status: int, reason: str = "") -> Response[Any]:
    template = pages.page(request, "error.html", status=status, reason=reason)
    template.context["status"] = f"{status} · {REQUEST.get()}" if status >= 500 else status
    return template
