"""The pages: home, table, rules, about, the API's own page. Their looks are in templates/, their words in text/."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

import segno
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect, Template
from markupsafe import Markup
from msgspec import json, to_builtins

from sacbe.core import compiled, svg
from sacbe.core.brought import BROUGHT
from sacbe.core.game import Game
from sacbe.core.present import LANGS
from sacbe.core.svg import LOOK
from sacbe.table.errors import Refused
from sacbe.table.reviews import UPLOADED
from sacbe.table.seats import NAME_MAX
from sacbe.table.view import Look
from sacbe.web import bundle, handed, offered, pictures, rulebook, styles
from sacbe.web.api import TheSettings, TheTables, reader
from sacbe.web.assets import HERE, asset
from sacbe.web.files import FOR_EVER
from sacbe.web.listing import mine_of
from sacbe.web.offer import card
from sacbe.web.packing import Kept
from sacbe.web.review.api import record_of
from sacbe.web.security import guest_name, settle_in
from sacbe.web.strength import worth
from sacbe.web.wording import words

INK: Final = "#221A12"
LEFT_OPEN: Final = ("name", "n", "m", "level", "text", "rule")  # what the client fills into its words
# Words that only some kinds of pages need: the others are lighter without them.
OF_SOME_PAGES: Final = {"ui-review-": ("review",), "ui-whatif-": ("review", "analysis", "whatif")}
Ask = Request[Any, Any, Any]


@cache
def _letters(lang: str, kind: str) -> list[str]:
    """The fonts that a page begins with: asked for at once, not when the styles have come. A table has few titles,
    and its board comes first."""
    families = ("onest",) if kind in ("table", "lesson", "analysis") else ("onest", "pt-serif")
    parts = ("signs", "cyrillic" if lang == "ru" else "latin")
    names = [f"{family}-{part}-????????.woff2" for part in parts for family in families]
    return [f"/static/fonts/{file.name}" for name in names for file in (HERE / "static" / "fonts").glob(name)]


@lru_cache(maxsize=32)
def _words(lang: str, kind: str, brought: tuple[str, ...]) -> Markup:
    """The client's words, as a kind of page carries them; with those of bots of other packages."""
    t = words(lang)
    others = tuple(prefix for prefix, kinds in OF_SOME_PAGES.items() if kind not in kinds)
    keys = [key for key in t.starting("ui-") if not key.startswith(others)]
    told = {key: t(key, **{name: f"{{{name}}}" for name in LEFT_OPEN}) for key in keys}
    told |= {key: t(key) for prefix in ("level-", "seat-") for key in t.starting(prefix)}
    for name in brought:
        bot = BROUGHT.get(name)
        told |= {f"level-{name}": bot.title(lang), f"level-{name}-note": bot.about(lang)}
    return Markup(json.encode(told).decode().replace("<", "\\u003c"))  # noqa: S704 no tag can end the block


def common(request: Ask, kind: str, game: Game | None = None) -> dict[str, Any]:
    """What every page has. `kind`: which of the client's scripts and style sheets it is for; `game`: whose drawings
    are on it."""
    lang = reader(request, request.query_params.get("lang"))
    art = (LOOK / "symbols-common.svg", *([game.presenter.art] if game and game.presenter.art.is_file() else []))
    theme = request.cookies.get("theme", "")
    return {
        "lang": lang,
        "theme": theme if theme in ("light", "dark") else "",
        "t": words(lang),
        "asset": asset,
        "letters": _letters(lang, kind),
        "sheet": styles.address(kind, game.slug if game else ""),
        "late": styles.address("late"),
        "scripts": bundle.scripts(kind),
        "symbols": Markup(svg.sheet(art)),  # noqa: S704 our own files
        "words": _words(lang, kind, tuple(BROUGHT.names)),
        "name_max": NAME_MAX,
    }


def page(
    request: Ask, name: str, kind: str = "plain", game: Game | None = None, status: int = 200, **context: Any
) -> Template:
    """A template for one reader."""
    mine = common(request, kind, game) | {"guest": guest_name(request)} | context
    return Template(name, context=mine, status_code=status, headers={"cache-control": "no-store"})


_kept: dict[tuple[object, ...], Kept] = {}


async def same_for_all(
    request: Ask, name: str, kind: str, game: Game | None, about: Callable[[str], dict[str, Any]]
) -> Response[bytes]:
    """A page on which nothing is about its reader: rendered once for each language and theme, in a thread, as some of
    it is drawn then; tables go on meanwhile. `about`: what else is on it, by language."""
    context = common(request, kind, game)
    lang, styled = context["lang"], context["sheet"] + "".join(context["scripts"])
    key = (name, game, lang, context["theme"], styled)
    if key not in _kept:
        engine = request.app.template_engine
        assert engine is not None
        template = engine.get_template(name)
        text = await asyncio.to_thread(lambda: template.render(context | about(lang)))
        _kept[key] = Kept(text.encode(), "text/html; charset=utf-8")
    return await _kept[key].answer(request.headers.get("accept-encoding", ""), cache_control="no-store")


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
    return page(request, "home.html", "home", **told)


@get("/t/{table:str}", include_in_schema=False)
async def table_page(request: Ask, tables: TheTables, settings: TheSettings, table: FromPath[str]) -> Template:
    who, show = settle_in(request), await tables.get(table)
    live = show.table
    await tables.admit(show, who)
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
        "art": pictures.sheet_addresses(live.game),
        "levels": tables.levels(live.game.slug),
        "worth": worth(live.game, tables.setup.levels, lang),
    }
    first = None
    if live.begun:
        look = Look(await tables.seat_for(show, who, None), lang, _layout(request), "page")
        have, view = handed.hand(show, who, look)
        first = {"have": have, "view": Markup(handed.in_page(view))}  # noqa: S704 nothing in it can end its block
    return page(request, "table.html", "table", live.game, table=about, first=first)


def _layout(request: Ask) -> str:
    """Which drawing this screen will want: a guess, as only the page itself can tell how wide it is."""
    small = request.headers.get("sec-ch-ua-mobile") == "?1" or "Mobi" in request.headers.get("user-agent", "")
    return "tall" if small else "wide"


@get("/review", include_in_schema=False)
async def upload_page(request: Ask) -> Template:
    """Where the record of a game played anywhere is handed in."""
    settle_in(request)
    return page(request, "review.html", "review", reviewed=None, key="", table="")


@get("/review/{key:str}", include_in_schema=False)
async def review_page(request: Ask, tables: TheTables, key: FromPath[str]) -> Template:
    settle_in(request)
    record = await record_of(tables, key)
    lang = reader(request, request.query_params.get("lang"))
    table = "" if key.startswith(UPLOADED) else key
    about = {"name": record.game.presenter.title(lang)}
    return page(request, "review.html", "review", record.game, reviewed=about, key=key, table=table)


@get("/rules/{slug:str}", include_in_schema=False)
async def rules(request: Ask, tables: TheTables, slug: FromPath[str]) -> Response[bytes]:
    game = tables.game(slug)
    show = game.presenter

    def told(lang: str) -> dict[str, Any]:
        notes = [{"number": number, "note": show.edition_note(number, lang)} for number in range(2, game.edition + 1)]
        book = rulebook.book(game, lang)
        about = {
            "slug": slug,
            "name": show.title(lang),
            "editions": notes,
            "lesson": game.lesson.minutes if game.lesson else 0,
            "symbols": bool(show.symbols(lang)),
        }
        return {"game": about, "digest": book.digest, "rules": book.rules}

    return await same_for_all(request, "rules.html", "rules", game, told)


@get("/rules/{slug:str}/symbols", include_in_schema=False)
async def symbols(request: Ask, tables: TheTables, slug: FromPath[str]) -> Response[bytes]:
    """Every sign of a game on one page, to look up or to print."""
    game = tables.game(slug)
    show = game.presenter

    def told(lang: str) -> dict[str, Any]:
        return {"game": {"slug": slug, "name": show.title(lang)}, "shelves": show.symbols(lang)}

    return await same_for_all(request, "symbols.html", "symbols", game, told)


@get("/about", include_in_schema=False)
async def about(request: Ask) -> Response[bytes]:
    from importlib.metadata import version

    return await same_for_all(request, "about.html", "plain", None, lambda _: {"version": version("sacbe")})


@get("/api", include_in_schema=False)
async def api_page(request: Ask) -> Response[bytes]:
    """The schema as a page of our own: the usual viewers come from elsewhere with inline scripts, which we forbid."""
    return await same_for_all(
        request, "api.html", "symbols", None, lambda _: {"schema": request.app.openapi_schema.to_schema()}
    )


@get("/games/{name:str}", include_in_schema=False, media_type=MediaType.TEXT)
async def game_file(request: Ask, name: FromPath[str]) -> Response[bytes]:
    """What a game brings for the pages: its style sheet, its drawings, and these with what all games share."""
    slug, _, kind = name.partition(".")
    game = offered.find(slug)
    if game is None:
        raise Refused("unknown-game", text=slug)
    kept = await asyncio.to_thread(pictures.file, game, kind)
    if kept is None:
        raise Refused("unknown-game", text=name)
    return await kept.answer(request.headers.get("accept-encoding", ""), cache_control=FOR_EVER)


@get("/games/{slug:str}/{name:str}", include_in_schema=False, media_type=MediaType.TEXT)
async def game_picture(request: Ask, slug: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """A figure of a game by itself: its cover, what an option changes, a route or an island."""
    figure, _, lang = name.removesuffix(".svg").rpartition(".")
    game = offered.find(slug)
    wanted = lang in LANGS and game
    kept = await asyncio.to_thread(pictures.kept, wanted, figure, lang) if wanted else None
    if kept is None:
        raise Refused("unknown-game", text=f"{slug}/{name}")
    return await kept.answer(request.headers.get("accept-encoding", ""), cache_control=FOR_EVER)


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Redirect:
    return Redirect(asset("icon.svg"))


def wants_page(request: Ask) -> bool:
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")
