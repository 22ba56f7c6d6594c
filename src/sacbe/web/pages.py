"""The pages: home, table, rules, about, the API's own page. Their looks are in templates/, their words in text/."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import segno
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from litestar.response import Redirect, Template
from litestar.utils.scope.state import ScopeState
from markupsafe import Markup
from msgspec import to_builtins

import sacbe
from sacbe.core import svg
from sacbe.core.game import Game
from sacbe.core.present import LANGS, Builder
from sacbe.core.svg import LOOK
from sacbe.table.errors import Refused
from sacbe.table.seats import NAME_MAX
from sacbe.web.api import TheSettings, TheTables, reader
from sacbe.web.listing import fits, mine_of
from sacbe.web.security import guest_name, settle_in
from sacbe.web.strength import worth
from sacbe.web.wording import words

HERE: Final = Path(__file__).parent
STATIC: Final = (HERE / "static", LOOK)
INK: Final = "#221A12"
Ask = Request[Any, Any, Any]


def asset(name: str) -> str:
    """A static file's address, with its content's hash: it may be kept for ever, and a new one is seen at once."""
    return f"/static/{name}?v={_hash(next((folder / name for folder in STATIC if (folder / name).is_file()), HERE))}"


def _hash(path: Path) -> str:
    return _hash_of(path, path.stat().st_mtime_ns if path.is_file() else 0)


@cache
def _hash_of(path: Path, changed: int) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:10] if changed else ""


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
        "game_css": [f"/games/{game.slug}.css?v={_hash(game.presenter.css)}" for game in drawn],
        "path": request.url.path,
        "name_max": NAME_MAX,
    }
    return Template(name, context=common | context, status_code=status, headers={"cache-control": "no-store"})


def _all() -> list[Game]:
    return [sacbe.game(slug) for slug in sacbe.SLUGS]


@cache
def _cover(game: Game, lang: str) -> str:
    """The game's picture with its drawings inside: the home page shows all games and need not carry all their art."""
    show = game.presenter
    css, art = (LOOK / "tokens.css", show.css), (LOOK / "symbols-common.svg", show.art)
    return svg.standalone(show.figure("cover", lang), css=css, art=art)


def _card(game: Game, levels: tuple[str, ...], lang: str) -> dict[str, Any]:
    show = game.presenter
    options = [
        {
            "name": name,
            "label": show.option_label(name, lang),
            "choices": [
                {
                    "label": show.choice_label(name, value, lang),
                    "json": json.dumps(value),
                    "chosen": value == show.first_options.get(name, option.default),
                    "seats": fits(game).get((name, json.dumps(value)), []),
                }
                for value in option.choices
            ],
            "own": option.check is not None and isinstance(show, Builder),
        }
        for name, option in game.options.items()
    ]
    return {
        "slug": game.slug,
        "name": show.title(lang),
        "blurb": show.blurb(lang),
        "minutes": show.minutes(),
        "alone": show.alone_note(lang),
        "lesson": game.lesson is not None,
        "low": game.seats.start,
        "high": game.seats.stop - 1,
        "cover": f"/games/{game.slug}.{lang}.svg?v={hashlib.sha256(_cover(game, lang).encode()).hexdigest()[:10]}",
        "art": f"/games/{game.slug}.art.svg?v={_hash(show.art)}",
        "css": f"/games/{game.slug}.css?v={_hash(show.css)}",
        "options": options,
        "worth": worth(game, levels, lang),
    }


@get("/", include_in_schema=False)
async def home(request: Ask, tables: TheTables) -> Template:
    who = settle_in(request)
    lang = reader(request, request.query_params.get("lang"))
    mine = [mine_of(show, changed, who, lang) for show, changed in await tables.mine(who)]
    cards = [_card(game, tables.setup.levels, lang) for game in _all()]
    return page(request, "home.html", [], games=cards, levels=list(tables.setup.levels), mine=to_builtins(mine))


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
        "worth": worth(live.game, tables.setup.levels, lang),
    }
    return page(request, "table.html", [live.game], table=about)


@get("/rules/{slug:str}", include_in_schema=False)
async def rules(request: Ask, tables: TheTables, slug: FromPath[str]) -> Template:
    game = tables.game(slug)
    lang = reader(request, request.query_params.get("lang"))
    show = game.presenter
    texts = [
        {
            "number": rule.number,
            "title": rule.title,
            "body": rule.body,
            "figure": Markup(show.figure(rule.figure, lang)) if rule.figure else "",  # noqa: S704
        }
        for rule in show.rules(lang)
    ]
    editions = [{"number": number, "note": show.edition_note(number, lang)} for number in range(2, game.edition + 1)]
    others = [{"slug": other.slug, "name": other.presenter.title(lang)} for other in _all()]
    about = {
        "slug": slug,
        "name": show.title(lang),
        "editions": editions,
        "lesson": game.lesson.minutes if game.lesson else 0,
        "symbols": bool(show.symbols(lang)),
    }
    return page(request, "rules.html", [game], game=about, rules=texts, games=others)


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
    """What a game brings for the pages: its style sheet, its drawings, its cover in each language."""
    slug, _, kind = name.partition(".")
    if slug not in sacbe.SLUGS:
        raise Refused("unknown-game", text=slug)
    show = sacbe.game(slug).presenter
    if kind == "css":
        text, media = show.css.read_text(encoding="utf-8"), "text/css; charset=utf-8"
    elif kind == "art.svg":
        text, media = show.art.read_text(encoding="utf-8"), "image/svg+xml"
    elif kind in [f"{lang}.svg" for lang in LANGS]:
        text, media = _cover(sacbe.game(slug), kind[:2]), "image/svg+xml"
    else:
        raise Refused("unknown-game", text=name)
    return Response(text, media_type=media, headers={"cache-control": "public, max-age=31536000"})


@get("/favicon.ico", include_in_schema=False)
async def favicon() -> Redirect:
    return Redirect(asset("icon.svg"))


def wants_page(request: Ask) -> bool:
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", "")
