"""Which pages there are, in what order, and each as HTML. `python -m sacbe.docs.site FOLDER` writes them as files."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, Template, select_autoescape
from markupsafe import Markup

import sacbe
from sacbe.core.svg import LOOK
from sacbe.docs import games, reference
from sacbe.docs.markdown import Rendered, code_css, render

HERE: Final = Path(__file__).parent
FIRST: Final = "start"
# What is written, by section; what is not there (yet) is left out.
_WRITTEN: Final = {
    "Play and host": ("start", "review", "notation", "hosting"),
    "Research": ("research", "baselines", "bots", "data", "notebooks", "mcp"),
    "Make your own": ("write-a-bot", "write-a-game"),
    "For programs": ("protocol",),
    "How it is built": ("architecture", "lessons", "speed"),
}


@dataclass(frozen=True)
class Section:
    title: str
    pages: tuple[str, ...]


def folder() -> Path:
    """Where the written pages are: in the package, or in a checkout beside it."""
    shipped = HERE / "pages"
    return shipped if shipped.is_dir() else HERE.parents[2] / "docs"


@cache
def sections() -> tuple[Section, ...]:
    written = {title: tuple(n for n in names if (folder() / f"{n}.md").is_file()) for title, names in _WRITTEN.items()}
    played = tuple(f"game-{slug}" for slug in sacbe.slugs())
    made = {"Games": played, "Reference": tuple(reference.PAGES)}
    return tuple(Section(title, names) for title, names in {**written, **made}.items() if names)


def names() -> list[str]:
    return [name for section in sections() for name in section.pages]


def first() -> str:
    """The page to begin with."""
    return FIRST if FIRST in names() else names()[0]


def text(name: str) -> str:
    """The Markdown of a page; KeyError if there is none of this name."""
    if name not in names():
        raise KeyError(name)
    if name.startswith("game-"):
        return games.page(sacbe.game(name.removeprefix("game-")))
    if name in reference.PAGES:
        return reference.page(name)
    return (folder() / f"{name}.md").read_text(encoding="utf-8")


def pictures() -> dict[str, Path]:
    """What pages show, by the name under which it lies beside them."""
    return {file.name: file for file in sorted((folder() / "pictures").glob("*.svg"))}


@cache
def page(name: str, suffix: str = "") -> Rendered:
    """A page as HTML. `suffix`: how the addresses of pages end."""
    return render(text(name), lambda other: f"{other}{suffix}" if other in names() else "")


def whole(name: str, suffix: str, asset: Callable[[str], str], home: str, theme: str = "") -> str:
    """A page with its frame. `asset` says where a style sheet is found, `home` where the table is, if anywhere."""
    shown = page(name, suffix)
    menu = [(one.title, [(n, f"{n}{suffix}", title_of(n)) for n in one.pages]) for one in sections()]
    return _template().render(
        name=name,
        title=shown.title,
        body=Markup(shown.html),  # noqa: S704 our own texts
        headings=[heading for heading in shown.headings if heading[2] == 2],
        menu=menu,
        asset=asset,
        home=home,
        theme=theme,
    )


@cache
def title_of(name: str) -> str:
    """What a page is called in the menu: its first heading."""
    for line in text(name).splitlines():
        if line.startswith("# "):
            return line[2:].replace("`", "").partition(": ")[2 if line.startswith("# Reference: ") else 0]
    return name


@cache
def _template() -> Template:
    return Environment(loader=FileSystemLoader(HERE), autoescape=select_autoescape(["html"])).get_template("page.html")


def style() -> str:
    return (HERE / "docs.css").read_text(encoding="utf-8") + code_css()


def build(out: Path) -> int:
    """The whole site as files; gives how many pages it has."""
    out.mkdir(parents=True, exist_ok=True)
    shutil.copy(LOOK / "tokens.css", out / "tokens.css")
    (out / "docs.css").write_text(style(), encoding="utf-8")
    for name in names():
        (out / f"{name}.html").write_text(whole(name, ".html", lambda file: file, ""), encoding="utf-8")
    for name, file in pictures().items():
        shutil.copy(file, out / name)
    shutil.copy(out / f"{first()}.html", out / "index.html")
    return len(names())


if __name__ == "__main__":
    target = Path(sys.argv[1])
    print(f"{build(target)} pages in {target}")
