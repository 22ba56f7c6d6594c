"""The drawings of games as files: figures, each by itself, and what boards are made of. Drawn once, and kept.

The home page shows all games and need not carry all their drawings: each picture has what it uses inside.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from sacbe.core import svg
from sacbe.core.game import Game
from sacbe.core.present import LANGS, LAYOUTS
from sacbe.core.state import NATURE, NATURE_BIT, State
from sacbe.core.words import seat_names
from sacbe.web.assets import hash_of
from sacbe.web.packing import Kept

SVG: Final = "image/svg+xml"


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


# What boards are made of: in two files, as browsers keep them. What a game begins with comes first.

_PAGES: Final = re.compile(r"<symbol id='((?:i|token|leader)-[\w-]+)'")  # what the page itself draws with
GAMES, OPENING = 3, 5  # so many are played to see what they begin with, so many steps of each


def sheet_addresses(game: Game) -> tuple[str, str]:
    version = "".join(hash_of(path)[:5] for path in _art(game))
    first, rest = (f"/games/{game.slug}.{part}.svg?v={version}" for part in ("first", "rest"))
    return first, rest


def file(game: Game, kind: str) -> Kept | None:
    """What a game brings, by the end of its name."""
    show = game.presenter
    path = {"css": show.css}.get(kind, show.art if kind in ("art.svg", "first.svg", "rest.svg") else None)
    return _file(game, kind, tuple(hash_of(one) for one in (path, *_art(game)))) if path and path.is_file() else None


@lru_cache(maxsize=64)
def _file(game: Game, kind: str, versions: tuple[str, ...]) -> Kept:
    show = game.presenter
    if kind == "css":
        return Kept(show.css.read_bytes(), "text/css; charset=utf-8")
    if kind == "art.svg":
        return Kept(show.art.read_bytes(), SVG)
    first, rest = svg.parted(_art(game), _opening(game))
    return Kept((first if kind == "first.svg" else rest).encode(), SVG)


def _opening(game: Game) -> Iterator[str]:
    """What is shown in the first steps of games played at random: boards, panels and choices, as text."""
    yield " ".join(_PAGES.findall(_art(game)[0].read_text(encoding="utf-8")))
    rng, seats = random.Random(game.slug), max(game.seats)
    for _ in range(GAMES):
        s = game.start(seats, game.fitting(seats))
        for _ in range(OPENING):
            yield from _shown(game, s.hide(0), seats)
            actors = s.actors()
            seat = NATURE if actors & NATURE_BIT else (actors & -actors).bit_length() - 1
            if not (codes := s.legal(seat)):
                return
            s.apply(seat, rng.choice(codes))


def _shown(game: Game, seen: State, seats: int) -> Iterator[str]:
    show, lang = game.presenter, LANGS[0]
    names = seat_names(lang, seats)
    yield from (show.board(seen, 0, lang, names, layout) for layout in LAYOUTS)
    yield str([show.panel(seen, seat, 0, lang, names) for seat in range(seats)])
    yield str([[lens.icon for lens in show.lenses(seen, lang)], show.choices(seen, 0, lang)])


def _art(game: Game) -> tuple[Path, Path]:
    return svg.LOOK / "symbols-common.svg", game.presenter.art
