"""Everything that a table shows of a position, leaf by leaf, with the name under which one asks what it is."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import NamedTuple

from sacbe.core.present import Presenter
from sacbe.core.state import State
from sacbe.testing.looks import parsed

NAMES = {
    "ru": ["Анна", "Борис & <Ко>", "Вера", "Глеб", "Дина", "Егор"],
    "en": ["Anna", "O'Brien & <co>", "Vera", "Gleb", "Dina", "Egor"],
}
LEAVES = {"use", "text", "path", "rect", "circle", "ellipse", "line", "polygon", "polyline", "image"}
UNSEEN = {"defs", "clipPath", "mask", "pattern", "symbol"}
LIGHT = {"edge", "ring", "hit"}  # of spots: invisible until the page lights them
NUMERALS = "numerals"  # a class: of a small copy, with more numbers than anybody would want to be told at once
DECOR = "decor"


class Leaf(NamedTuple):
    """Something drawn: what it is a part of ("": nobody knows), and what is written in it."""

    thing: str
    said: str
    drawing: str


def leaves(picture: str, around: str = "") -> Iterator[Leaf]:
    """Every leaf of an SVG picture; `around`: what the picture itself is a part of."""
    yield from _below(parsed(picture), around, False)


def _below(element: ET.Element, thing: str, copied: bool) -> Iterator[Leaf]:
    """The client asks for the nearest `data-what` or spot above what is pointed at; see `what.ts`."""
    kinds = set(element.get("class", "").split())
    if element.tag in UNSEEN or kinds & LIGHT:
        return
    if "data-decor" in element.attrib:
        thing = DECOR
    elif found := element.get("data-what") or (element.get("id") if "spot" in kinds else None):
        thing = found
    copied = copied or NUMERALS in kinds
    if element.tag in LEAVES:
        yield Leaf(thing, "" if copied else "".join(element.itertext()), f"{element.tag} {element.attrib}")
    for child in element:
        yield from _below(child, thing, copied)


def everything(show: Presenter, s: State, viewer: int, lang: str, layout: str, seats: int) -> Iterator[Leaf]:
    """The board, the panels, the top line and the lens buttons, as the page names them."""
    names = NAMES[lang]
    yield from leaves(show.board(s, viewer, lang, names, layout))
    for seat in range(seats):
        panel = show.panel(s, seat, viewer, lang, names)
        at = f"panel-{seat}"
        yield Leaf(at, "", "the player's name")
        yield Leaf(f"{at}-score", f"{panel.score} {panel.score_note}", "score")
        yield Leaf(f"{at}-status", re.sub("<.*?>", "", panel.status), "status")
        for chip in panel.chips:
            yield Leaf(f"{at}-{chip.icon}", chip.value, chip.label)
        if panel.svg:
            yield from leaves(panel.svg, f"{at}-picture")
    for place, said in enumerate(show.headline(s, lang, names)):
        yield Leaf(f"headline-{place}", re.sub("<.*?>", "", said), "headline")
    for lens in show.lenses(s, lang):
        yield Leaf(f"lens-{lens.id}", "", "lens button")


def numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", text))
