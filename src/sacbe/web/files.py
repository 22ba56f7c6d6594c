"""Files that browsers keep for ever: scripts, fonts, pictures, styles. Read and packed once, until they change."""

from __future__ import annotations

from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from sacbe.web import styles
from sacbe.web.assets import STATIC
from sacbe.web.packing import Kept
from sacbe.web.security import YEAR

FOR_EVER: Final = f"public, max-age={YEAR}, immutable"  # addresses carry the content's hash
READ: Final = (HttpMethod.GET, HttpMethod.HEAD)
Ask = Request[Any, Any, Any]


@route("/static/{rest:path}", http_method=READ, include_in_schema=False)
async def static_file(request: Ask, rest: FromPath[str]) -> Response[bytes]:
    kept = _found(rest.lstrip("/"))
    if kept is None:
        raise NotFoundException
    return await kept.answer(request.headers.get("accept-encoding", ""), cache_control=FOR_EVER)


@route("/styles/{name:str}", http_method=READ, include_in_schema=False)
async def style_sheet(request: Ask, name: FromPath[str]) -> Response[bytes]:
    """All styles of a kind of page in one sheet, those of its game included."""
    kept = styles.kept(name)
    if kept is None:
        raise NotFoundException
    return await kept.answer(request.headers.get("accept-encoding", ""), cache_control=FOR_EVER)


def _found(name: str) -> Kept | None:
    for folder in STATIC:
        path = Path(folder, name).resolve()
        if path.is_relative_to(folder.resolve()) and path.is_file():
            return _file(path, path.stat().st_mtime_ns)
    return None


@lru_cache(maxsize=256)
def _file(path: Path, changed: int) -> Kept:
    media = guess_type(path)[0] or "application/octet-stream"
    text = media.startswith("text/") or media.endswith(("javascript", "json", "svg+xml"))
    return Kept(path.read_bytes(), f"{media}; charset=utf-8" if text else media)
