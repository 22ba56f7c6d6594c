"""The drawings of games as files: figures, each by itself, and what boards are made of. Drawn once, and kept.

The home page shows all games and need not carry all their drawings: each picture has what it uses inside.
"""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from pathlib import Path

from sacbe.core import svg
from sacbe.core.game import Game
from sacbe.web.assets import hash_of
from sacbe.web.packing import Kept

SVG = "image/svg+xml"


def drawn(game: Game, figure: str, lang: str) -> str:
    """The picture with its drawings and colours inside; "" if the game has no such figure."""
    return _drawn(game, figure, lang) if figure in game.presenter.figures else ""


@cache
def _drawn(game: Game, figure: str, lang: str) -> str:
    show = game.presenter
    css, art = (svg.LOOK / "tokens.css", show.css), (svg.LOOK / "symbols-common.svg", show.art)
    return svg.standalone(show.figure(figure, lang), css=css, art=art)


def address(game: Game, figure: str, lang: str) -> str:
    """Where a figure is found; "" if there is none. It is not drawn for that."""
    known = figure in game.presenter.figures
    return f"/games/{game.slug}/{figure}.{lang}.svg?v={_version(game)}" if known else ""


@cache
def _version(game: Game) -> str:
    """Of everything a picture is made from: the drawing code, the drawings, the words."""
    home = game.presenter.art.parent
    files = [*home.iterdir(), *(home.parent / "text").iterdir(), *svg.LOOK.iterdir()]
    parts = b"".join(path.read_bytes() for path in sorted(files) if path.is_file())
    return hashlib.sha256(parts).hexdigest()[:10]


@cache
def kept(game: Game, figure: str, lang: str) -> Kept | None:
    picture = drawn(game, figure, lang)
    return Kept(picture.encode(), SVG) if picture else None


# What boards are made of


def sheet_address(game: Game) -> str:
    """Where everything is found that a table of this game draws with: a file of its own, as browsers keep it."""
    common, art = _art(game)
    return f"/games/{game.slug}.sheet.svg?v={hash_of(common)[:5]}{hash_of(art)[:5]}"


def file(game: Game, kind: str) -> Kept | None:
    """What a game brings, by the end of its name."""
    show = game.presenter
    path = {"css": show.css, "art.svg": show.art, "sheet.svg": show.art}.get(kind)
    return _file(game, kind, tuple(hash_of(one) for one in (path, *_art(game)))) if path and path.is_file() else None


@lru_cache(maxsize=64)
def _file(game: Game, kind: str, versions: tuple[str, ...]) -> Kept:
    show = game.presenter
    if kind == "css":
        return Kept(show.css.read_bytes(), "text/css; charset=utf-8")
    return Kept(svg.sheet(_art(game)).encode() if kind == "sheet.svg" else show.art.read_bytes(), SVG)


def _art(game: Game) -> tuple[Path, Path]:
    return svg.LOOK / "symbols-common.svg", game.presenter.art
