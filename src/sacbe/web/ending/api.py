"""How a finished game is told over HTTP: its course with the decisive moments, and a picture of it."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import FromPath, QueryParameter

from sacbe.web import shapes
from sacbe.web.api import SVG, Ask, LangQuery, TheTables, reader
from sacbe.web.ending.postcard import postcard
from sacbe.web.ending.told import told

KEPT = {"cache-control": "private, max-age=3600", "vary": "cookie"}


class EndingApi(Controller):
    path = "/api/tables/{table:str}"
    tags = ["tables"]  # noqa: RUF012

    @get("/ending", summary="The course of a finished game: a chart, the decisive moments, what was remarkable")
    async def ending(
        self,
        request: Ask,
        tables: TheTables,
        table: FromPath[str],
        lang: LangQuery = None,
        width: Annotated[int, QueryParameter(ge=280, le=1600)] = 720,
    ) -> shapes.Ending:
        """`width`: of the chart, in pixels."""
        show = await tables.get(table)
        ending = await show.endings.told(reader(request, lang))
        return told(ending, show.table.game, reader(request, lang), width)

    @get("/postcard", summary="A finished game as a picture to share", media_type=SVG)
    async def postcard(
        self, request: Ask, tables: TheTables, table: FromPath[str], lang: LangQuery = None
    ) -> Response[str]:
        show = await tables.get(table)
        ending = await show.endings.told(reader(request, lang))
        second = await tables.store.changed(table)
        drawn = await asyncio.to_thread(postcard, ending, show.table.game, reader(request, lang), second)
        return Response(drawn, media_type=SVG, headers=KEPT)
