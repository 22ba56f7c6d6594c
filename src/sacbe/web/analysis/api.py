"""Analyses over HTTP: handing in a record or a position, one's own list, all of a tree as one file; and their pages."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Controller, Request, Response, get, post, websocket
from litestar.connection import WebSocket
from litestar.params import FromPath, JSONBody
from litestar.response import Template
from litestar.status_codes import HTTP_201_CREATED

from sacbe.table.errors import Refused
from sacbe.table.tables import Tables
from sacbe.web import pictures
from sacbe.web.admission import converse
from sacbe.web.analysis import shapes
from sacbe.web.analysis.socket import AnalysisConnection
from sacbe.web.analysis.source import record_in, source_of, tree_of
from sacbe.web.api import Ask, LangQuery, TheLimits, TheSettings, TheTables, reader
from sacbe.web.limits import address_of
from sacbe.web.offered import find
from sacbe.web.pages import page
from sacbe.web.security import guest_name, settle_in, who_is
from sacbe.web.socket import Connection
from sacbe.web.strength import worth
from sacbe.web.wording import words

HANDED_MAX: Final = 60_000  # letters


async def mine_of(tables: Tables, owner: str, lang: str) -> list[shapes.Mine]:
    """Somebody's analyses, without those of games that are not here any more."""
    found = []
    for saved in await tables.analyses.mine(owner):
        game = find(saved.game)
        if game is not None:
            name = game.presenter.title(lang)
            found.append(shapes.Mine(saved.id, f"/whatif/{saved.id}", saved.game, name, saved.title, saved.changed))
    return found


class AnalysisApi(Controller):
    path = "/api/analyses"
    tags = ["analyses"]  # noqa: RUF012

    @post(status_code=HTTP_201_CREATED, summary="Begin an analysis of a record or of a position")
    async def begin(
        self, request: Ask, tables: TheTables, limits: TheLimits, data: JSONBody[shapes.Handed]
    ) -> shapes.Made:
        who = settle_in(request)
        if not who.owner:
            raise Refused("bad-token")  # a seat token is for its seat
        if len(data.text) > HANDED_MAX:
            raise Refused("too-big")
        limits.take("analysis", address_of(request))
        record = await asyncio.to_thread(record_in, data.text)
        tree = await asyncio.to_thread(tree_of, record)
        saved = await tables.analyses.begin(who.owner, tree.written())
        return shapes.Made(saved.id, f"/whatif/{saved.id}")

    @get(summary="My analyses, the newest first")
    async def mine(self, request: Ask, tables: TheTables, lang: LangQuery = None) -> list[shapes.Mine]:
        return await mine_of(tables, who_is(request).owner, reader(request, lang))

    @get("/{key:str}/record", summary="All of an analysis as one record: branches, comments and all")
    async def record(self, request: Ask, tables: TheTables, limits: TheLimits, key: FromPath[str]) -> Response[str]:
        limits.take("drawing", address_of(request))
        source = await source_of(tables, key)
        record = source.tree.written()
        headers = {"content-disposition": f'attachment; filename="{record.game.slug}-{key}.sacbe"'}
        return Response(record.write(), media_type="text/plain; charset=utf-8", headers=headers)


@get("/whatif", include_in_schema=False)
async def hand_in_page(request: Request[Any, Any, Any], tables: TheTables) -> Template:
    """Where a record or a position from anywhere is handed in; and what one has begun before."""
    who, lang = settle_in(request), reader(request, request.query_params.get("lang"))
    return page(request, "whatif.html", "whatif", mine=await mine_of(tables, who.owner, lang))


@get("/whatif/{key:str}", include_in_schema=False)
async def analysis_page(request: Request[Any, Any, Any], tables: TheTables, key: FromPath[str]) -> Template:
    settle_in(request)
    source = await source_of(tables, key)
    game, lang = source.tree.record.game, reader(request, request.query_params.get("lang"))
    show = game.presenter
    about = {
        "id": key,
        "slug": game.slug,
        "symbols": bool(show.symbols(lang)),
        "name": show.title(lang),
        "title": words(lang)("analysis-page"),
        "link": "",
        "qr": "",
        "local": False,
        "over": False,
        "art": pictures.sheet_addresses(game),
        "levels": tables.levels(game.slug),
        "worth": worth(game, tables.setup.levels, lang),
    }
    asked = request.query_params
    at = asked.get("at") or asked.get("ply") or "0"
    return page(request, "table.html", "analysis", game, table=about, analysis={"at": at[:1000]})


@websocket("/api/analyses/{key:str}/socket")
async def analysis_socket(
    socket: WebSocket[Any, Any, Any], tables: TheTables, limits: TheLimits, settings: TheSettings, key: FromPath[str]
) -> None:
    async def connect(lang: str) -> Connection:
        source = await source_of(tables, key)
        return AnalysisConnection(socket, tables, limits, source, who_is(socket).owner, guest_name(socket), lang)

    await converse(socket, settings, limits, connect)
