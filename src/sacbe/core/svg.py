"""Writing SVG: tags, text, plates and cards in the common look, outlines of hex sets, and pictures that stand alone.

Attributes are in single quotes: boards travel inside JSON, where every double quote would cost a backslash.
"""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from copy import deepcopy
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from sacbe.core.letters import width_of

LOOK: Final = Path(__file__).with_name("look")  # tokens.css and symbols-common.svg, shared by every game
INK: Final = "#221A12"  # text on limestone, in both themes
_SVG: Final = "http://www.w3.org/2000/svg"
_VAR: Final = re.compile(r"var\(--([\w-]+)\)")
_INSIDE: Final = re.compile(r"<svg\b[^>]*>(.*)</svg>", re.S)
_PATTERN: Final = re.compile(r"<pattern\b.*?</pattern>", re.S)
_REFERENCE: Final = re.compile(r"(?:^|[\s(])#([\w-]+)")


def esc(text: object) -> str:
    return _escaped(str(text))


@lru_cache(maxsize=8192)
def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("'", "&#39;")


@lru_cache(maxsize=16_384)
def num(x: float) -> str:
    """One decimal at most, and none where it is not needed."""
    text = f"{x + 0.0:.1f}"  # a nought has no sign: the same number is always written alike
    return text[:-2] if text.endswith(".0") else text


def use(symbol: str, x: float, y: float, w: float, h: float | None = None, extra: str = "") -> str:
    height = w if h is None else h
    return f"<use href='#{symbol}' x='{num(x)}' y='{num(y)}' width='{num(w)}' height='{num(height)}'{_lead(extra)}/>"


def text(
    x: float,
    y: float,
    words: object,
    size: float,
    weight: int = 700,
    fill: str = INK,
    anchor: str = "middle",
    serif: bool = False,
    extra: str = "",
) -> str:
    family = " style='font-family:var(--serif)'" if serif else ""
    return (
        f"<text x='{num(x)}' y='{num(y)}' text-anchor='{anchor}' font-size='{num(size)}' font-weight='{weight}'"
        f" fill='{fill}'{family}{_lead(extra)}>{esc(words)}</text>"
    )


def rect(x: float, y: float, w: float, h: float, r: float, fill: str, stroke: float = 0, extra: str = "") -> str:
    contour = f" stroke='var(--outline)' stroke-width='{num(stroke)}'" if stroke else ""
    return (
        f"<rect x='{num(x)}' y='{num(y)}' width='{num(w)}' height='{num(h)}' rx='{num(r)}' fill='{fill}'"
        f"{contour}{_lead(extra)}/>"
    )


def move(x: float, y: float, body: str) -> str:
    return f"<g transform='translate({num(x)} {num(y)})'>{body}</g>"


def fit(words: str, size: float, width: float, least: float = 11.0, weight: int = 700, serif: bool = False) -> float:
    """The size at which a text keeps within a width, but never below what can be read."""
    return max(least, min(size, size * width / max(width_of(words, size, weight, serif), 1.0)))


def fitted(
    x: float,
    y: float,
    words: str,
    size: float,
    width: float,
    weight: int = 700,
    fill: str = INK,
    anchor: str = "middle",
    serif: bool = False,
    extra: str = "",
    least: float = 11.0,
) -> str:
    """A text that keeps within a width: smaller if need be, and cut short where even the least size is too wide."""
    size = fit(words, size, width, least, weight, serif)
    shown = words
    while width_of(shown, size, weight, serif) > width + 0.05 and len(shown) > 2:  # sizes are written with one decimal
        shown = shown.removesuffix("…")[:-1].rstrip() + "…"
    return text(x, y, shown, size, weight, fill, anchor, serif, extra)


def plate(x: float, y: float, words: str, size: float = 13, fill: str = "var(--limestone)", weight: int = 800) -> str:
    """A limestone plate with ink, centred: counts and costs."""
    w = max(width_of(words, size, weight) + size * 0.7, size * 1.5)
    h = size * 1.46
    return rect(x - w / 2, y - h / 2, w, h, size * 0.38, fill, size * 0.12) + text(
        x, y + size * 0.36, words, size, weight
    )


def card(x: float, y: float, w: float, h: float, title: str = "", note: str = "", fill: str = "var(--panel)") -> str:
    """A paper card with its shadow, a heading at the left and a remark at the right."""
    out = rect(x + 2, y + 4, w, h, 10, "#000", extra="opacity='.2'") + rect(x, y, w, h, 10, fill, 2)
    if title:
        room = w - 28 - (width_of(note, 13) + 8 if note else 0)
        out += fitted(x + 14, y + 22, title, 13.5, room, 700, "var(--ink)", "start")
    if note:
        out += text(x + w - 14, y + 22, note, 13, 600, "var(--ink-2)", "end")
    return out


def spot(name: str, label: str, body: str, classes: str = "", drag: bool = False, where: str = "") -> str:
    """Something to click or to ask about; `body` has its .edge and .ring children where they are to shine. `drag`: a
    piece that may be carried to another spot with the pointer. `where`: what tells it by ear from its like."""
    also = f" {classes}" if classes else ""
    dragged = " data-drag=''" if drag else ""
    placed = f" aria-description='{esc(where)}'" if where else ""
    return (
        f"<g id='{name}' class='spot{also}'{dragged} role='button' tabindex='0' aria-label='{esc(label)}'{placed}>"
        f"{body}</g>"
    )


def about(thing: str, body: str) -> str:
    """What is drawn without being a spot, by the name under which one may ask what it is. A spot is asked by its id."""
    return f"<g data-what='{thing}'>{body}</g>" if body else ""


def decor(body: str) -> str:
    """What only adorns: nobody would ask about it."""
    return f"<g data-decor=''>{body}</g>"


def round_rings(r: float) -> str:
    """The contour and the light of a round spot at the origin; invisible until the client marks the spot."""
    return f"<circle class='edge' r='{num(r)}'/><circle class='ring' r='{num(r)}'/>"


def card_rings(x: float, y: float, w: float, h: float, r: float = 10) -> str:
    box = f"x='{num(x)}' y='{num(y)}' width='{num(w)}' height='{num(h)}' rx='{num(r)}'"
    return f"<rect class='edge' {box}/><rect class='ring' {box}/>"


def board(
    width: float,
    height: float,
    label: str,
    body: str,
    zoom: float = 1.0,
    focus: tuple[float, float, float, float] | None = None,
    roomy: bool = False,
    letters: float = 0.0,
) -> str:
    """The picture of a position. `zoom`: how far a person may go into it; `focus`: the part (x, y, width, height) to
    look at first; `roomy`: nothing to click lies at its top, where a phone has the lens buttons; `letters`: the size of
    its smallest ones, so that a small screen shows a part of it rather than letters nobody can read."""
    box = f"0 0 {num(width)} {num(height)}"
    nearer = f" data-zoom='{num(zoom)}'" if zoom > 1 else ""
    if focus:
        nearer += f" data-focus='{' '.join(num(value) for value in focus)}'"
    if letters:
        nearer += f" data-letters='{num(letters)}'"
    kind = "map roomy" if roomy else "map"
    return f"<svg class='{kind}' role='group' aria-label='{esc(label)}' viewBox='{box}'{nearer}>{body}</svg>"


def dock(width: float, height: float, label: str, body: str) -> str:
    """A second picture after the board: it floats over the board's lower left corner, on a phone it stands below."""
    return (
        f"<svg class='dock' role='group' aria-label='{esc(label)}' viewBox='0 0 {num(width)} {num(height)}'"
        f" width='{num(width)}' height='{num(height)}'>{body}</svg>"
    )


def _lead(extra: str) -> str:
    return f" {extra}" if extra else ""


# The rim of a set of hex cells

Point = tuple[float, float]


def outline(centres: Iterable[Point], distance: float, inset: float = 0.0, softness: float = 0.48) -> str:
    """The joined rim of pointy-top hexes whose neighbours are `distance` apart, pulled in by `inset` and rounded.

    Coordinates are whole where hexes are large enough for nobody to see it: outlines are most of a board's bytes.
    """
    put = _whole if distance >= 40 else num
    path = []
    for loop in _rims(centres, distance):
        corners = _pulled(loop, inset)
        count = len(corners)
        for i, q in enumerate(corners):
            p, r = corners[i - 1], corners[(i + 1) % count]
            a = q[0] + (p[0] - q[0]) * softness, q[1] + (p[1] - q[1]) * softness
            b = q[0] + (r[0] - q[0]) * softness, q[1] + (r[1] - q[1]) * softness
            start = "L" if i else "M"
            path.append(f"{start}{put(a[0])} {put(a[1])}Q{put(q[0])} {put(q[1])} {put(b[0])} {put(b[1])}")
        path.append("Z")
    return "".join(path)


def _whole(x: float) -> str:
    return str(round(x))


def _rims(centres: Iterable[Point], distance: float) -> list[list[Point]]:
    """The edges that belong to one hex only, strung together into closed loops."""
    radius = distance / math.sqrt(3)
    grain = distance / 8  # corners nearer than this are the same corner

    def key(p: Point) -> tuple[int, int]:
        return round(p[0] / grain), round(p[1] / grain)

    edges: dict[tuple[tuple[int, int], tuple[int, int]], tuple[Point, Point]] = {}
    for x, y in centres:
        angles = [math.radians(60 * k - 30) for k in range(7)]
        corners = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]
        for a, b in pairwise(corners):
            edges[key(a), key(b)] = (a, b)
    rim = {ends[0]: pair for ends, pair in edges.items() if ends[::-1] not in edges}
    loops = []
    while rim:
        at = next(iter(rim))
        loop = []
        while at in rim:
            a, b = rim.pop(at)
            loop.append(a)
            at = key(b)
        loops.append(loop)
    return loops


def _pulled(loop: list[Point], inset: float) -> list[Point]:
    out = []
    for i, q in enumerate(loop):
        p, r = loop[i - 1], loop[(i + 1) % len(loop)]
        n1, n2 = _normal(p, q), _normal(q, r)
        f = inset / (1 + n1[0] * n2[0] + n1[1] * n2[1])
        out.append((q[0] + (n1[0] + n2[0]) * f, q[1] + (n1[1] + n2[1]) * f))
    return out


def _normal(a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    return -dy / length, dx / length


# The drawings of a page


_SYMBOL: Final = re.compile(r"<symbol\b[^>]*\bid=['\"]([\w-]+)['\"].*?</symbol>", re.S)
_NAME: Final = re.compile(r"[\w-]+")


def parted(art: tuple[Path, ...], shown: Iterable[str]) -> tuple[str, str]:
    """The sheet in two: every symbol that is named in what is shown, and the rest."""
    whole = sheet(art)
    symbols = {found[1]: found[0] for found in _SYMBOL.finditer(whole)}
    asked = {name for text in shown for name in _NAME.findall(text)} & symbols.keys()
    needed: set[str] = set()
    while asked:
        needed |= asked
        asked = ({name for one in asked for name in _NAME.findall(symbols[one])} & symbols.keys()) - needed
    first = _SYMBOL.sub(lambda found: found[0] if found[1] in needed else "", whole)
    rest = "".join(text for name, text in symbols.items() if name not in needed)
    return first, f"<svg style='display:none' aria-hidden='true'>{rest}</svg>"


@lru_cache(maxsize=16)
def sheet(art: tuple[Path, ...]) -> str:
    """Everything in the art files, ready to be used. Symbols are not displayed: displayed ones would be styled and laid
    out once more than they are seen. Patterns are, for nothing can be filled with one that is not."""
    inside = "".join(found[1] for path in art if (found := _INSIDE.search(path.read_text(encoding="utf-8"))))
    patterns = "".join(_PATTERN.findall(inside))
    return (
        f"<svg width='0' height='0' style='position:absolute' aria-hidden='true'>{patterns}</svg>"
        f"<svg style='display:none' aria-hidden='true'>{_PATTERN.sub('', inside)}</svg>"
    )


# A picture that stands alone: notebooks, README, rules in print


def standalone(svg: str, *, css: Iterable[Path], art: Iterable[Path], theme: str = "light") -> str:
    """The board with the drawings it uses inside and every token resolved, so that any viewer shows it."""
    ET.register_namespace("", _SVG)
    pictures = list(ET.fromstring(f"<svg xmlns='{_SVG}'>{svg}</svg>"))  # noqa: S314 our own text
    root = pictures[0] if len(pictures) == 1 else _stacked(pictures)
    _drop(root, {"lens", "edge", "ring", "hit", "offer", "preview"})  # there is nothing to click
    defs = ET.Element(f"{{{_SVG}}}defs")
    defs.extend(_needed(root, _drawings(tuple(art))))
    root.insert(0, defs)
    _settle(root, "n")
    tokens = _tokens(tuple(css), theme)
    root.set("font-family", tokens.get("sans", "sans-serif"))
    _, _, width, height = root.get("viewBox", "0 0 100 100").split()
    root.set("width", width)
    root.set("height", height)

    def value(match: re.Match[str]) -> str:
        found = tokens.get(match[1], "currentColor")
        return esc(_VAR.sub(value, found)).replace('"', "&quot;")

    return _VAR.sub(value, ET.tostring(root, encoding="unicode"))


def _stacked(pictures: list[ET.Element]) -> ET.Element:
    """A board and its dock as one picture, one below the other, all as wide as the board."""
    sizes = [[float(value) for value in picture.get("viewBox", "0 0 100 100").split()[2:]] for picture in pictures]
    width, y = sizes[0][0], 0.0
    for picture, (w, h) in zip(pictures, sizes, strict=True):
        height = h * width / w
        for key, value in (("x", 0.0), ("y", y), ("width", width), ("height", height)):
            picture.set(key, num(value))
        y += height
    root = ET.Element(f"{{{_SVG}}}svg", {"viewBox": f"0 0 {num(width)} {num(y)}"})
    root.extend(pictures)
    return root


def _drop(element: ET.Element, classes: set[str]) -> None:
    for child in list(element):
        if classes & set(child.get("class", "").split()):
            element.remove(child)
        else:
            _drop(child, classes)


def _needed(root: ET.Element, drawings: dict[str, ET.Element]) -> list[ET.Element]:
    """Copies of the symbols and patterns that a picture refers to, and of those that they refer to."""
    found: dict[str, ET.Element] = {}
    todo = [root]
    while todo:
        for element in todo.pop().iter():
            for name in _REFERENCE.findall(" ".join(element.attrib.values())):
                if name in drawings and name not in found:
                    found[name] = deepcopy(drawings[name])
                    todo.append(found[name])
    return list(found.values())


def _settle(element: ET.Element, seat: str) -> None:
    """What classes would do without a style sheet: the colours of a seat, the paleness of a ghost."""
    for name in element.get("class", "").split():
        if name.startswith("seat-"):
            seat = name.removeprefix("seat-")
        elif name == "ghost":
            element.set("opacity", ".5")
    own = "neutral" if seat == "n" else f"seat-{seat}"
    for key, old in element.attrib.items():
        if "seat)" in old:
            on = f"var(--on-{own})"
            element.set(key, old.replace("var(--on-seat)", on).replace("var(--seat)", f"var(--{own})"))
    for child in element:
        _settle(child, seat)


@lru_cache(maxsize=16)
def _drawings(paths: tuple[Path, ...]) -> dict[str, ET.Element]:
    """Everything that has an id in the art files."""
    roots = [ET.parse(path).getroot() for path in paths]  # noqa: S314 our own files
    return {name: element for root in roots for element in root.iter() if (name := element.get("id"))}


@lru_cache(maxsize=16)
def _tokens(paths: tuple[Path, ...], theme: str) -> dict[str, str]:
    """The custom properties of the style sheets: those of :root, overridden by the theme's own."""
    values: dict[str, str] = {}
    sheets = [path.read_text(encoding="utf-8") for path in paths]
    for head in (r":root", rf'\[data-theme="{theme}"\]'):
        for sheet in sheets:
            for block in re.findall(rf"(?m)^{head}\s*\{{(.*?)\}}", sheet, re.S):
                plain = re.sub(r"/\*.*?\*/", "", block, flags=re.S)
                values |= {k: v.strip() for k, v in re.findall(r"--([\w-]+):\s*([^;}]+)", plain)}
    return values
