"""The documentation at /docs of every server, rendered when it is first asked for."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from sacbe.docs import site
from sacbe.table.errors import Refused
from sacbe.web.assets import asset
from sacbe.web.packing import Kept


@get("/docs", include_in_schema=False)
async def first() -> Redirect:
    return Redirect(f"/docs/{site.first()}")


@get("/docs/{name:str}", include_in_schema=False, media_type=MediaType.HTML)
async def documentation(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    accepts = request.headers.get("accept-encoding", "")
    if name == "docs.css":
        return await (await asyncio.to_thread(_style)).answer(accepts, cache_control="max-age=3600")
    if name in site.pictures():
        return await (await asyncio.to_thread(_picture, name)).answer(accepts, cache_control="max-age=3600")
    if name not in site.names():
        raise Refused("gone")
    theme = request.cookies.get("theme", "")
    kept = await asyncio.to_thread(_page, name, theme if theme in ("light", "dark") else "")
    return await kept.answer(accepts, cache_control="no-cache")


@cache
def _style() -> Kept:
    return Kept(site.style().encode(), "text/css; charset=utf-8")


@cache
def _picture(name: str) -> Kept:
    return Kept(site.pictures()[name].read_bytes(), "image/svg+xml")


@cache
def _page(name: str, theme: str) -> Kept:
    return Kept(site.whole(name, "", _asset, "/", theme).encode(), "text/html; charset=utf-8")


def _asset(name: str) -> str:
    return "/docs/docs.css" if name == "docs.css" else asset(name)
