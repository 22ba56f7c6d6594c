"""Figures of games as pictures of their own: drawn when first asked for, and kept.

The home page shows all games and need not carry all their drawings: each picture has what it uses inside.
"""

from __future__ import annotations

import hashlib
from functools import cache

from sacbe.core import svg
from sacbe.core.game import Game


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
