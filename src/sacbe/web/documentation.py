"""The documentation at /docs of every server, rendered when it is first asked for."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from sacbe.docs import site
from sacbe.table.errors import Refused
from sacbe.web.assets import asset


@get("/docs", include_in_schema=False)
async def first() -> Redirect:
    return Redirect(f"/docs/{site.first()}")


@get("/docs/{name:str}", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=True)
def documentation(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[str]:
    if name == "docs.css":
        return Response(site.style(), media_type="text/css; charset=utf-8", headers={"cache-control": "max-age=3600"})
    if name not in site.names():
        raise Refused("gone")
    theme = request.cookies.get("theme", "")
    return Response(site.whole(name, "", _asset, "/", theme if theme in ("light", "dark") else ""))


def _asset(name: str) -> str:
    return "/docs/docs.css" if name == "docs.css" else asset(name)
