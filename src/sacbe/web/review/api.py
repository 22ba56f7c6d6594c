"""Reviews over HTTP: of a finished table by its name, of an uploaded record by the name it was given."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Final

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_202_ACCEPTED

from sacbe.core.positions import position_text
from sacbe.core.record import Record
from sacbe.core.state import SPECTATOR
from sacbe.review.fit import names_of
from sacbe.table.errors import Refused
from sacbe.table.reviews import UPLOADED, Standing, key_of
from sacbe.table.tables import Tables
from sacbe.web.api import SVG, Ask, LangQuery, TheLimits, TheTables, reader
from sacbe.web.limits import address_of
from sacbe.web.messages import Layout
from sacbe.web.review import shapes
from sacbe.web.review.told import Opened, opened, told

KEPT: Final = {"cache-control": "private, max-age=3600", "vary": "cookie"}
RECORD_MAX: Final = 60_000  # letters; the longest games that bots play come to a third of that


async def record_of(tables: Tables, key: str) -> Record:
    """Refused while the game runs: a review would tell everybody's secrets, and how good they are."""
    if key.startswith(UPLOADED):
        return await tables.reviews.uploaded(key)
    return (await tables.get(key)).record()


async def opened_of(tables: Tables, key: str, lang: str, payer: str) -> Opened:
    """Walked through in a thread and in its turn: nobody's move waits for it."""
    record = await record_of(tables, key)
    async with tables.drawings.turn(payer, key):
        return await asyncio.to_thread(opened, record.write(), tuple(names_of(record)), lang)


class ReviewApi(Controller):
    path = "/api/reviews"
    tags = ["reviews"]  # noqa: RUF012

    @post(status_code=HTTP_202_ACCEPTED, summary="Have a record of a finished game reviewed")
    async def upload(
        self, request: Ask, tables: TheTables, limits: TheLimits, data: JSONBody[shapes.Upload]
    ) -> shapes.Uploaded:
        if len(data.record) > RECORD_MAX:
            raise Refused("too-big")
        try:
            record = await asyncio.to_thread(Record.read, data.record)
        except ValueError as wrong:
            raise Refused("review-bad-record", text=str(wrong)) from None
        limits.take("review", address_of(request))
        key = key_of(record)
        await tables.reviews.begin(key, record, address_of(request), uploaded=True)
        return shapes.Uploaded(key, f"/review/{key}")

    @post("/{key:str}", status_code=HTTP_202_ACCEPTED, summary="Have a finished table reviewed, or a record again")
    async def begin(self, request: Ask, tables: TheTables, limits: TheLimits, key: FromPath[str]) -> shapes.Standing:
        record = await record_of(tables, key)
        limits.take("review", address_of(request))
        return stands(await tables.reviews.begin(key, record, address_of(request), key.startswith(UPLOADED)))

    @get("/{key:str}", summary="How far a review has come, and all of it when it is done")
    async def standing(
        self,
        request: Ask,
        tables: TheTables,
        key: FromPath[str],
        lang: LangQuery = None,
        width: Annotated[int, QueryParameter(ge=280, le=1600)] = 720,
    ) -> shapes.Standing:
        """`width`: of the chart, in pixels."""
        await record_of(tables, key)
        standing = await tables.reviews.standing(key)
        out = stands(standing)
        if standing.found is not None:
            game = await opened_of(tables, key, reader(request, lang), address_of(request))
            async with tables.drawings.turn(address_of(request), key):
                out.review = await asyncio.to_thread(told, standing.found, game, width)
        return out

    @get("/{key:str}/board", summary="The board after so many plies, or after the better turn", media_type=SVG)
    async def board(
        self,
        request: Ask,
        tables: TheTables,
        limits: TheLimits,
        key: FromPath[str],
        ply: Annotated[int, QueryParameter(ge=0)] = 0,
        instead: FromQuery[int | None] = None,
        seat: Annotated[int, QueryParameter(ge=-1)] = SPECTATOR,
        lang: LangQuery = None,
        layout: FromQuery[Layout] = "wide",
    ) -> Response[str]:
        """`instead`: the number of a turn that is reviewed, and the board is the one after what was better. `seat`:
        whose view, -1 for a spectator's; the game is over, and its record tells everything."""
        limits.take("drawing", address_of(request))
        game = await opened_of(tables, key, reader(request, lang), address_of(request))
        if ply > len(game.record.actions):
            raise Refused("no-ply", most=len(game.record.actions))
        if seat >= game.record.seats:
            raise Refused("not-your-seat")
        draw = partial(game.position, ply)
        if instead is not None:
            found = (await tables.reviews.standing(key)).found
            if found is None or not 0 <= instead < len(found.units):
                raise Refused("no-ply", most=len(game.record.actions))
            draw = partial(game.instead, instead, found.units[instead])
        async with tables.drawings.turn(address_of(request), key):
            drawn = await asyncio.to_thread(lambda: game.picture(draw(), seat, layout))
        return Response(drawn, media_type=SVG, headers=KEPT)

    @get("/{key:str}/position", summary="The position after so many plies, as text", media_type="text/plain")
    async def position(
        self,
        request: Ask,
        tables: TheTables,
        limits: TheLimits,
        key: FromPath[str],
        ply: Annotated[int, QueryParameter(ge=0)] = 0,
    ) -> Response[str]:
        limits.take("drawing", address_of(request))
        game = await opened_of(tables, key, reader(request), address_of(request))
        if ply > len(game.record.actions):
            raise Refused("no-ply", most=len(game.record.actions))
        return Response(position_text(game.position(ply)), media_type="text/plain; charset=utf-8", headers=KEPT)


def stands(standing: Standing) -> shapes.Standing:
    state = "done" if standing.found else "running" if standing.running else "failed" if standing.failed else "none"
    return shapes.Standing(state, standing.done, standing.total)
