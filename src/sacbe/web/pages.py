"""The pages: home, table, rules, about, the API's own page. Their looks are in templates/, their words in text/."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import segno
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect, Template
from litestar.utils.scope.state import ScopeState
from markupsafe import Markup
from msgspec import to_builtins

from sacbe.core import compiled, svg
from sacbe.core.brought import BROUGHT
from sacbe.core.game import Game
from sacbe.core.present import LANGS
from sacbe.core.svg import LOOK
from sacbe.table.errors import Refused
from sacbe.table.reviews import UPLOADED
from sacbe.table.seats import NAME_MAX
from sacbe.web import offered, pictures, rulebook
from sacbe.web.api import TheSettings, TheTables, reader
from sacbe.web.assets import HERE, asset, hash_of
from sacbe.web.listing import mine_of
from sacbe.web.offer import card
from sacbe.web.review.api import record_of
from sacbe.web.security import guest_name, settle_in
from sacbe.web.strength import worth
from sacbe.web.wording import words

INK: Final = "#221A12"
Ask = Request[Any, Any, Any]


@cache
def _letters(lang: str) -> list[str]:
    """The fonts that every page of a language begins with: asked for at once, not when the style sheets have come."""
    alphabets = ("latin", "cyrillic") if lang == "ru" else ("latin",)
    names = [name for alphabet in alphabets for name in (f"onest-{alphabet}-wght-*", f"pt-serif-{alphabet}-700-*")]
    return [f"/static/fonts/{file.name}" for name in names for file in (HERE / "static" / "fonts").glob(name)]


def page(request: Ask, name: str, drawn: list[Game], status: int = 200, **context: Any) -> Template:
    """A template with what every page has; `drawn` are the games whose drawings are on it."""
    lang = reader(request, request.query_params.get("lang"))
    theme = request.cookies.get("theme", "")
    files = (LOOK / "symbols-common.svg", *(game.presenter.art for game in drawn if game.presenter.art.is_file()))
    common = {
        "lang": lang,
        "theme": theme if theme in ("light", "dark") else "",
        "t": words(lang),
        "asset": asset,
        "letters": _letters(lang),
        "csrf": ScopeState.from_scope(request.scope).csrf_token or "",
        "guest": guest_name(request),
        "symbols": Markup(svg.sheet(files)),  # noqa: S704 our own files
        "game_css": [f"/games/{game.slug}.css?v={hash_of(game.presenter.css)}" for game in drawn],
        "bots": {name: (BROUGHT.get(name).title(lang), BROUGHT.get(name).about(lang)) for name in BROUGHT.names},
        "path": request.url.path,
        "name_max": NAME_MAX,
    }
    return Template(name, context=common | context, status_code=status, headers={"cache-control": "no-store"})


def _all() -> list[Game]:
    return offered.offered()


@get("/", include_in_schema=False)
async def home(request: Ask, tables: TheTables) -> Template:
    who = settle_in(request)
    lang = reader(request, request.query_params.get("lang"))
    mine = [mine_of(show, changed, who, lang) for show, changed in await tables.mine(who)]
    # Apart, as the first time in a language it is all drawn: tables go on meanwhile.
    cards = await asyncio.to_thread(lambda: [card(game, tables.levels(game.slug), lang) for game in _all()])
    told = {"games": cards, "mine": to_builtins(mine), "engine": compiled.news()}
    return page(request, "home.html", [], **told)


@get("/t/{table:str}", include_in_schema=False)
async def table_page(request: Ask, tables: TheTables, settings: TheSettings, table: FromPath[str]) -> Template:
    settle_in(request)
    live = (await tables.get(table)).table
    lang = reader(request, request.query_params.get("lang"))
    base = settings.url.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', request.url.netloc)}"
    link = f"{base}/t/{table}"
    about = {
        "id": table,
        "slug": live.game.slug,
        "symbols": bool(live.game.presenter.symbols(lang)),
        "name": live.game.presenter.title(lang),
        "title": "",
        "link": link,
        "qr": Markup(segno.make(link, error="m").svg_inline(dark=INK, light=None, border=0, omitsize=True)),  # noqa: S704
        "local": urlsplit(link).hostname in ("localhost", "127.0.0.1", "::1"),
        "low": live.game.seats.start,
        "high": live.game.seats.stop - 1,
        "over": live.over,
        "levels": tables.levels(live.game.slug),
        "worth": worth(live.game, tables.setup.levels, lang),
    }
    return page(request, "table.html", [live.game], table=about)


@get("/review", include_in_schema=False)
async def upload_page(request: Ask) -> Template:
    """Where the record of a game played anywhere is handed in."""
    settle_in(request)
    return page(request, "review.html", [], game=None, key="", table="")


@get("/review/{key:str}", include_in_schema=False)
async def review_page(request: Ask, tables: TheTables, key: FromPath[str]) -> Template:
    settle_in(request)
    record = await record_of(tables, key)
    lang = reader(request, request.query_params.get("lang"))
    table = "" if key.startswith(UPLOADED) else key
    about = {"name": record.game.presenter.title(lang)}
    return page(request, "review.html", [record.game], game=about, key=key, table=table)


@get("/rules/{slug:str}", include_in_schema=False)
async def rules(request: Ask, tables: TheTables, slug: FromPath[str]) -> Template:
    game = tables.game(slug)
    lang = reader(request, request.query_params.get("lang"))
    show = game.presenter
    editions = [{"number": number, "note": show.edition_note(number, lang)} for number in range(2, game.edition + 1)]
    others = [{"slug": other.slug, "name": other.presenter.title(lang)} for other in _all()]
    about = {
        "slug": slug,
        "name": show.title(lang),
        "editions": editions,
        "lesson": game.lesson.minutes if game.lesson else 0,
        "symbols": bool(show.symbols(lang)),
    }
    # Apart, as the first time it is all drawn: tables go on meanwhile.
    book = await asyncio.to_thread(rulebook.book, game, lang)
    return page(request, "rules.html", [game], game=about, games=others, digest=book.digest, rules=book.rules)


@get("/rules/{slug:str}/symbols", include_in_schema=False)
async def symbols(request: Ask, tables: TheTables, slug: FromPath[str]) -> Template:
    """Every sign of a game on one page, to look up or to print."""
    game = tables.game(slug)
    lang = reader(request, request.query_params.get("lang"))
    show = game.presenter
    about = {"slug": slug, "name": show.title(lang)}
    return page(request, "symbols.html", [game], game=about, shelves=show.symbols(lang))


@get("/about", include_in_schema=False)
async def about(request: Ask) -> Template:
    from importlib.metadata import version

    return page(request, "about.html", [], version=version("sacbe"))


@get("/api", include_in_schema=False)
async def api_page(request: Ask) -> Template:
    """The schema as a page of our own: the usual viewers come from elsewhere with inline scripts, which we forbid."""
    schema = request.app.openapi_schema.to_schema()
    return page(request, "api.html", [], schema=schema)


@get("/games/{name:str}", include_in_schema=False, media_type=MediaType.TEXT)
async def game_file(name: FromPath[str]) -> Response[str]:
    """What a game brings for the pages: its style sheet and its drawings."""
    slug, _, kind = name.partition(".")
    game = offered.find(slug)
    if game is None:
        raise Refused("unknown-game", text=slug)
    show = game.presenter
    if kind == "css":
        text, media = show.css.read_text(encoding="utf-8"), "text/css; charset=utf-8"
    elif kind == "art.svg":
        text, media = show.art.read_text(encoding="utf-8"), "image/svg+xml"
    else:
        raise Refused("unknown-game", text=name)
    return Response(text, media_type=media, headers={"cache-control": "public, max-age=31536000"})


@get("/games/{slug:str}/{name:str}", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=True)
def game_picture(slug: FromPath[str], name: FromPath[str]) -> Response[str]:
    """A figure of a game by itself: its cover, what an option changes, a route or an island."""
    figure, _, lang = name.removesuffix(".svg").rpartition(".")
    game = offered.find(slug)
    drawn = pictures.drawn(game, figure, lang) if game is not None and lang in LANGS else ""
    if not drawn:
        raise Refused("unknown-game", text=f"{slug}/{name}")
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "public, max-age=31536000"})


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Redirect:
    return Redirect(asset("icon.svg"))


def wants_page(request: Ask) -> bool:
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")
