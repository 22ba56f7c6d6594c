"""One style sheet for each kind of page: put together from files, without what only people read in them."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from sacbe.core.svg import LOOK
from sacbe.web import offered
from sacbe.web.assets import HERE, hash_of
from sacbe.web.packing import Kept

_STATIC: Final = HERE / "static"
_EVERYWHERE: Final = ("fonts/fonts.css", "tokens.css", "page.css")
# By kind of page. `late`: what a table needs when its game has ended or its rules are looked up.
SHEETS: Final = {
    "plain": (*_EVERYWHERE, "home.css"),
    "home": (*_EVERYWHERE, "home.css"),
    "rules": (*_EVERYWHERE, "rules.css"),
    "symbols": (*_EVERYWHERE, "rules.css"),
    "review": (*_EVERYWHERE, "end.css", "review.css"),
    "table": (*_EVERYWHERE, "table.css", "effects.css", "coach.css"),
    "lesson": (*_EVERYWHERE, "table.css", "effects.css", "coach.css", "lesson.css"),
    "analysis": (*_EVERYWHERE, "table.css", "effects.css", "coach.css", "analysis.css"),
    "whatif": (*_EVERYWHERE, "end.css", "review.css"),
    "late": ("end.css", "rules.css"),
}
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.S)
_ROOM: Final = re.compile(r"\s+")
_AROUND: Final = re.compile(r" ?([{};,]) ?")


def address(kind: str, slug: str = "") -> str:
    """Where the sheet of a kind of page is found, with the styles of a game if it draws any."""
    files = _files(kind, slug)
    name = f"{kind}.{slug}" if slug and offered.find(slug) else kind
    return f"/styles/{name}.css?v={'-'.join(hash_of(file)[:3] for file in files)}"


def kept(name: str) -> Kept | None:
    """The sheet at an address; None if it is none of ours."""
    kind, _, slug = name.removesuffix(".css").partition(".")
    if kind not in SHEETS or (slug and offered.find(slug) is None) or not name.endswith(".css"):
        return None
    return _sheet(tuple((file, hash_of(file)) for file in _files(kind, slug)))


def _files(kind: str, slug: str) -> list[Path]:
    game = offered.find(slug) if slug else None
    files = [next((home / name for home in (_STATIC, LOOK) if (home / name).is_file()), None) for name in SHEETS[kind]]
    return [file for file in (*files, game.presenter.css if game else None) if file is not None and file.is_file()]


@lru_cache(maxsize=64)
def _sheet(files: tuple[tuple[Path, str], ...]) -> Kept:
    whole = "".join(_small(file.read_text(encoding="utf-8").replace('"./', '"/static/fonts/')) for file, _ in files)
    return Kept(whole.encode(), "text/css; charset=utf-8")


def _small(sheet: str) -> str:
    """Without comments, and with no more room between signs than they need."""
    return _AROUND.sub(r"\1", _ROOM.sub(" ", _COMMENT.sub("", sheet))).replace(";}", "}").strip()
