"""The JSON API: everything the pages can do, for programs too. Third-party bots play with a seat token."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from sacbe.core.present import Builder
from sacbe.core.state import SPECTATOR
from sacbe.table.draft import to_code
from sacbe.table.errors import Refused
from sacbe.table.seats import BOT, OPEN, PERSON, Seat, Who, clean_name, distinct
from sacbe.table.show import Show
from sacbe.table.tables import Tables
from sacbe.table.view import Look
from sacbe.web import shapes
from sacbe.web.admission import converse
from sacbe.web.limits import Limits, address_of
from sacbe.web.listing import game_info, mine_of
from sacbe.web.messages import Layout
from sacbe.web.offered import offered
from sacbe.web.security import guest_name, settle_in, who_is
from sacbe.web.settings import Settings
from sacbe.web.socket import Connection
from sacbe.web.wording import lang_of, words

Ask = Request[Any, Any, Any]
TheTables = NamedDependency[Tables]
TheSettings = NamedDependency[Settings]
TheLimits = NamedDependency[Limits]
LangQuery = FromQuery[str | None]
JSON = "application/json"
SVG = "image/svg+xml"


def reader(request: Ask, lang: str | None = None) -> str:
    return lang_of(lang, request.cookies.get("lang"), request.headers.get("accept-language", ""))


async def look_of(tables: Tables, show: Show, who: Who, seat: int | None, lang: str, view: str) -> Look:
    return Look(await tables.seat_for(show, who, seat), lang, "wide", view)


class TablesApi(Controller):
    path = "/api"
    tags = ["tables"]  # noqa: RUF012

    @get("/games", summary="The games, their player counts and options")
    async def games(self, request: Ask, lang: LangQuery = None) -> list[shapes.GameInfo]:
        return [game_info(game, reader(request, lang)) for game in offered()]

    @get("/games/{slug:str}/workshop", summary="A value of an option that is put together by hand")
    async def workshop(
        self,
        request: Ask,
        tables: TheTables,
        slug: FromPath[str],
        option: FromQuery[str],
        value: Annotated[str, QueryParameter(max_length=1000)] = "",
        lang: LangQuery = None,
        layout: FromQuery[Layout] = "wide",
    ) -> shapes.Workshop:
        game = tables.game(slug)
        known = game.options.get(option)
        show = game.presenter
        if known is None or known.check is None or not isinstance(show, Builder):
            raise Refused("no-workshop", text=option)
        async with tables.drawings.turn(address_of(request), slug):
            made = await asyncio.to_thread(show.workshop, option, value, reader(request, lang), layout)
        return shapes.Workshop(made.value, made.svg, made.problems, made.read)

    @post("/tables", status_code=HTTP_201_CREATED, summary="Set up a table")
    async def create(
        self, request: Ask, tables: TheTables, limits: TheLimits, data: JSONBody[shapes.NewTable]
    ) -> shapes.Made:
        who, lang, address = settle_in(request), reader(request), address_of(request)
        if not who.owner:
            raise Refused("bad-token")  # a seat token is for its seat, not for making tables
        limits.take("table", address)
        seats: list[Seat] = []
        for index, wish in enumerate(data.seats):
            taken = [seat.name for seat in seats]
            if wish.kind == "open":
                seats.append(Seat(index, OPEN))
            elif wish.kind == "bot":
                name = distinct(words(lang)("bot-name", n=index + 1), taken)
                seats.append(Seat(index, BOT, name, level=wish.level))
            else:
                mine = wish.kind == "me"
                default = (guest_name(request) if mine else "") or words(lang)("guest-name", n=index + 1)
                name = clean_name(wish.name or default)
                if mine and wish.name:
                    request.session["name"] = name
                seats.append(Seat(index, PERSON, distinct(name, taken), who.owner))
        show = await tables.create(who.owner, data.game, data.options, seats, data.forced, payer=address)
        return shapes.Made(show.table.meta.id, f"/t/{show.table.meta.id}")

    @post("/tables/{table:str}/join", status_code=HTTP_200_OK, summary="Take an open seat as a guest")
    async def join(
        self, request: Ask, tables: TheTables, table: FromPath[str], data: JSONBody[shapes.Join]
    ) -> shapes.Seated:
        who = settle_in(request)
        if not who.owner:
            raise Refused("not-your-seat")  # a seat token is for its seat, not for taking more of them
        seat = await (await tables.get(table)).table.join(who, data.name, data.seat)
        request.session["name"] = clean_name(data.name)
        return shapes.Seated(seat)

    @post("/tables/{table:str}/fill", status_code=HTTP_204_NO_CONTENT, summary="Give the open seats to bots (host)")
    async def fill(self, request: Ask, tables: TheTables, table: FromPath[str], data: JSONBody[shapes.Fill]) -> None:
        name = words(reader(request))
        live = (await tables.get(table)).table
        tables.check_level(data.level, live.game.slug)
        await live.fill(who_is(request), data.level, lambda seat: name("bot-name", n=seat + 1))

    @post("/tables/{table:str}/remove", status_code=HTTP_204_NO_CONTENT, summary="Free a seat before the start (host)")
    async def remove(
        self, request: Ask, tables: TheTables, table: FromPath[str], data: JSONBody[shapes.Remove]
    ) -> None:
        await (await tables.get(table)).table.remove(who_is(request), data.seat)

    @get("/tables/{table:str}/view", summary="The table as a seat or a spectator may see it")
    async def view(
        self,
        request: Ask,
        tables: TheTables,
        limits: TheLimits,
        table: FromPath[str],
        seat: FromQuery[int | None] = None,
        lang: LangQuery = None,
        view: Annotated[str, QueryParameter(pattern="^(data|page|words)$")] = "data",
        ply: FromQuery[int | None] = None,
    ) -> Response[bytes]:
        show, who = await tables.get(table), who_is(request)
        await tables.admit(show, who)
        if not show.table.begun:
            return Response(show.lobby(who), media_type=JSON)
        look = await look_of(tables, show, who, seat, reader(request, lang), view)
        tables.called(show, who)
        if not show.is_drawn(look, ply):
            limits.take("drawing", address_of(request))
            await tables.draw(show, look, ply or 0, address_of(request))
        return Response(show.view(who, look, ply=ply), media_type=JSON)

    @get("/tables/{table:str}/words", summary="The position in words, as a seat or a spectator may know it")
    async def words(
        self,
        request: Ask,
        tables: TheTables,
        limits: TheLimits,
        table: FromPath[str],
        seat: FromQuery[int | None] = None,
        lang: LangQuery = None,
        ply: FromQuery[int | None] = None,
    ) -> shapes.Words:
        show, who = await tables.get(table), who_is(request)
        await tables.admit(show, who)
        look = await look_of(tables, show, who, seat, reader(request, lang), "words")
        limits.take("drawing", address_of(request))
        tables.called(show, who)
        return shapes.Words(await tables.describe(show, look, ply, payer=address_of(request)))

    @get(
        "/tables/{table:str}/picture",
        summary="The board as my seat or a spectator may see it",
        media_type=SVG,
    )
    async def picture(
        self, request: Ask, tables: TheTables, table: FromPath[str], lang: LangQuery = None, at: FromQuery[int] = 0
    ) -> Response[str]:
        """`at` only makes the address of a newer board a new one: a picture may be kept. Drawn in a thread and in its
        turn: nobody's move waits for it."""
        show, who = await tables.get(table), who_is(request)
        await tables.admit(show, who)
        if not show.table.begun:
            raise Refused("not-begun")
        held = who.held(show.table.seats)
        seat = held[0] if len(held) == 1 else SPECTATOR  # people at one screen see each other's pages
        seen, names, draw = show.seen(seat), show.table.names, show.table.game.presenter.standalone
        async with tables.drawings.turn(address_of(request), table):
            drawn = await asyncio.to_thread(draw, seen, seat, reader(request, lang), names)
        return Response(drawn, media_type=SVG, headers={"cache-control": "private, max-age=3600", "vary": "cookie"})

    @post("/tables/{table:str}/act", status_code=HTTP_200_OK, summary="Take an action; the answer is the new view")
    async def act(
        self, request: Ask, tables: TheTables, table: FromPath[str], data: JSONBody[shapes.Move]
    ) -> Response[bytes]:
        show, who = await tables.get(table), who_is(request)
        await tables.admit(show, who)
        look = await look_of(tables, show, who, data.seat, reader(request), data.view)
        if look.seat < 0:
            raise Refused("not-your-seat")
        tables.called(show, who)
        code = to_code(show.table.game, data.code, data.text)
        await show.table.act(look.seat, data.ply, data.step, code, data.commit)
        look = await look_of(tables, show, who, data.seat, look.lang, data.view)
        return Response(show.view(who, look), media_type=JSON)

    @get("/tables/{table:str}/record", summary="The record of a finished game with its seed", media_type="text/plain")
    async def record(self, tables: TheTables, table: FromPath[str]) -> Response[str]:
        show = await tables.get(table)
        headers = {"content-disposition": f'attachment; filename="{show.table.meta.game}-{table}.sacbe"'}
        return Response(show.record().write(), media_type="text/plain; charset=utf-8", headers=headers)

    @post("/tables/{table:str}/token", status_code=HTTP_201_CREATED, summary="A token for a program on my seat")
    async def token(
        self, request: Ask, tables: TheTables, table: FromPath[str], data: JSONBody[shapes.TokenFor]
    ) -> shapes.Token:
        live = (await tables.get(table)).table
        return shapes.Token(await live.token(who_is(request), data.seat), data.seat)

    @post("/name", status_code=HTTP_204_NO_CONTENT, summary="Remember the guest's name")
    async def name(self, request: Ask, data: JSONBody[shapes.Name]) -> None:
        settle_in(request)
        request.session["name"] = clean_name(data.name)

    @get("/mine", summary="My tables, the newest first")
    async def mine(self, request: Ask, tables: TheTables, lang: LangQuery = None) -> list[shapes.Mine]:
        who = who_is(request)
        return [mine_of(show, changed, who, reader(request, lang)) for show, changed in await tables.mine(who)]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any], tables: TheTables, limits: TheLimits, settings: TheSettings, table: FromPath[str]
) -> None:
    async def connect(lang: str) -> Connection:
        show = await tables.get(table)
        who = who_is(socket)
        await tables.admit(show, who)
        return Connection(socket, tables, limits, show, who, guest_name(socket) or words(lang)("guest-spectator"))

    await converse(socket, settings, limits, connect)
