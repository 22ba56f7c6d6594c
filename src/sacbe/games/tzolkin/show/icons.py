"""The icon language: what spaces, tiles and technologies give, as rows of small symbols with numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from sacbe.core.svg import INK, num, text, use
from sacbe.games.tzolkin.data import (
    BUILDING_COST,
    BUILDING_GIVES,
    EFFECTS,
    FISHING_CORN,
    GOODS,
    HARVEST_CORN,
    HARVEST_WOOD,
    MONUMENT_COST,
    MOST_EFFECTS,
    OFFERING_CORN,
    OVAL_POINTS,
    OVAL_RESOURCE,
    OVAL_TEMPLE,
    TEMPLES,
    TRACKS,
    WEALTH_GIVES,
)

Item = tuple[str, str]  # a symbol ("" for none) and the words before it
Row = tuple[Item, ...]

_ANY: Final[Row] = (("tz-a-any", ""),)
_YAXCHILAN: Final[tuple[Row, ...]] = (
    (("tz-wood", ""),),
    (("tz-stone", ""), ("tz-corn", "")),
    (("tz-gold", ""), ("tz-corn", "2")),
    (("tz-skull", ""),),
    (("tz-gold", ""), ("tz-stone", ""), ("tz-corn", "2")),
)
_TIKAL: Final[tuple[Row, ...]] = (
    (("tz-tech-any", ""),),
    (("tz-a-build", ""),),
    (("tz-tech-any", ""), ("tz-tech-any", "")),
    (("tz-a-build", "2"), ("tz-a-monument", "/")),
    (("tz-any", ""), ("tz-temple-any", "›"), ("tz-temple-any", "")),
)
_UXMAL: Final[tuple[Row, ...]] = (
    (("tz-corn", str(OFFERING_CORN)), ("tz-temple-any", "›")),
    (("tz-corn", ""), ("tz-a-exchange", ""), ("tz-any", "")),
    (("tz-a-worker", ""),),
    (("tz-corn", ""), ("tz-a-build", "›")),
    (("tz-corn", "1"), ("tz-a-any", "›")),
)
LEVELS: Final[tuple[tuple[Row, ...], ...]] = (  # what each level of each track brings, then the bonus
    (
        (("tz-corn", "+1"),),
        (("tz-a-fish", "+1"), ("tz-tile-corn", ""), ("tz-no", "")),
        (("tz-corn", "+2"),),
        (("tz-temple-any", ""),),
    ),
    ((("tz-wood", "+1"),), (("tz-stone", "+1"),), (("tz-gold", "+1"),), (("tz-any", "2"),)),
    ((("tz-corn", "+1"),), (("vp", "+2"),), (("tz-any", "−1"),), (("vp", "3"),)),
    (
        (("tz-gear-13", "+1"),),
        (("tz-any", ""), ("tz-temple-any", "›")),
        (("tz-skull", "+1"),),
        (("tz-skull", ""),),
    ),
)
_MONUMENTS: Final[tuple[Row, ...]] = (  # what each monument counts
    (("vp", "4"), ("tz-kind-tomb", "/")),
    (("vp", "2"), ("tz-a-build", "/"), ("tz-a-monument", "")),
    (("vp", "{per}"), ("tz-a-monument", "/")),
    (("vp", "4"), ("tz-tile-corn", "/")),
    (("vp", "4"), ("tz-tile-wood", "/")),
    (("vp", "4"), ("tz-kind-civic", "/")),
    (("tz-a-worker", "6·12·18"),),
    (("vp", "3"), ("tz-tech-any", "/")),
    (("tz-tech-any", "9·20·33"),),
    (("vp", "4"), ("tz-kind-shrine", "/")),
    (("vp", "3"), ("tz-temple-any", "/")),
    (("tz-temple-any", "2×"),),
    (("vp", "3"), ("tz-skull", "/")),
)
_GRANTED: Final[dict[str, Row]] = {
    "builder": (("tz-a-build", ""),),
    "merchant": (("tz-a-exchange", ""),),
    "traveller": (("tz-corn", "1"), ("tz-a-any", "›")),
}


@cache
def space_row(gear: int, number: int) -> Row:
    """What the action of a space is: gives and costs, without anybody's technologies."""
    if gear == 0:
        return _palenque(number)
    if gear == 4:
        return _chichen(number)
    return (_YAXCHILAN, _TIKAL, _UXMAL)[gear - 1][number - 1] if number <= 5 else _ANY


def _palenque(number: int) -> Row:
    if number == 1:
        return ("tz-a-fish", ""), ("tz-corn", str(FISHING_CORN))
    if number > 5:
        return _ANY
    corn, wood = int(HARVEST_CORN[number - 2]), int(HARVEST_WOOD[number - 2])
    return (("tz-corn", str(corn)), *((("tz-wood", str(wood)),) if wood else ()))


def _chichen(number: int) -> Row:
    if number > 9:
        return _ANY
    temple = f"tz-temple-{TEMPLES[OVAL_TEMPLE[number]]}"
    more = (("tz-any", ""),) if OVAL_RESOURCE[number] else ()
    return (("vp", str(OVAL_POINTS[number])), (temple, ""), *more)


def _gives(effects: list[int]) -> Row:
    out: list[Item] = []
    for effect in effects:
        kind, n = EFFECTS[effect // 16], effect % 16
        if kind in GOODS:
            out.append((f"tz-{kind}", str(n) if n > 1 else ""))
        elif kind in TEMPLES:
            out += [(f"tz-temple-{kind}", "")] * n
        elif kind in TRACKS:
            out += [(f"tz-tech-{kind}", "")] * n
        elif kind == "temple":
            out += [("tz-temple-any", "")] * n
        elif kind == "tech":
            out += [("tz-tech-any", "")] * n
        elif kind in _GRANTED:
            out += _GRANTED[kind]
        else:
            plain = {"points": ("vp", str(n)), "worker": ("tz-a-worker", "")}
            out.append(plain.get(kind) or ("tz-a-feed", f"−{n}" if kind == "less" else str(n)))
    return tuple(out)


@cache
def building_row(building: int) -> Row:
    base = building * int(MOST_EFFECTS)
    return _gives([e for i in range(base, base + int(MOST_EFFECTS)) if (e := int(BUILDING_GIVES[i])) >= 0])


@cache
def wealth_row(tile: int) -> Row:
    base = tile * int(MOST_EFFECTS)
    return _gives([e for i in range(base, base + int(MOST_EFFECTS)) if (e := int(WEALTH_GIVES[i])) >= 0])


@cache
def monument_row(monument: int, seats: int) -> Row:
    return tuple((symbol, said.replace("{per}", str(8 - seats))) for symbol, said in _MONUMENTS[monument])


@cache
def cost_of(kind: str, index: int) -> tuple[int, ...]:
    """Wood, stone, gold and skulls that a building or a monument costs."""
    if kind == "monument":
        return tuple(int(MONUMENT_COST[index * 4 + i]) for i in range(4))
    return (*(int(BUILDING_COST[index * 3 + i]) for i in range(3)), 0)


def cost_row(cost: tuple[int, ...]) -> Row:
    """A price: of each good it takes, its number and its symbol."""
    return tuple((f"tz-{GOODS[i + 1]}", str(n)) for i, n in enumerate(cost) if n)


# Drawing. Letters have a size of their own, for the eye: where there is little room, only the symbols shrink.

_EMS: Final = {"·": 0.4, "›": 0.43, "/": 0.38, "+": 0.84, "−": 0.84, "×": 0.84}  # of bold letters, digits are the rest
_LEAST_SYMBOL: Final = 11.0


def said_width(said: str, letters: float) -> float:
    return sum(_EMS.get(letter, 0.7) for letter in said) * letters


def width(row: Row, size: float, letters: float, apart: float = 0.1) -> float:
    return sum((size if symbol else 0) + said_width(said, letters) for symbol, said in row) + size * apart * (
        len(row) - 1
    )


@cache
def row(items: Row, size: float, letters: float, room: float = 0.0, apart: float = 0.1, fill: str = INK) -> str:
    """Drawn centred on the origin; with `room` its symbols shrink until it fits. `apart`: the gaps, in symbols."""
    if room and width(items, size, letters, apart) > room:
        words = sum(said_width(said, letters) for _, said in items)
        size = max(_LEAST_SYMBOL, (room - words) * size / (width(items, size, letters, apart) - words))
    x = -width(items, size, letters, apart) / 2
    out = []
    for symbol, said in items:
        if said:
            out.append(text(x, letters * 0.36, said, letters, 800, fill, anchor="start"))
            x += said_width(said, letters)
        if symbol == "tz-no" and out:  # struck through: drawn over what stands before it
            x -= size * (1 + apart)
        if symbol:
            tint = "color='var(--g-chichen)'" if symbol == "tz-gear-13" else ""
            out.append(use(symbol, x, -size / 2, size, extra=tint))
            x += size
        x += size * apart
    return "".join(out)


def plain(items: Row) -> Row:
    """Without what joins them: for items that stand one below the other."""
    return tuple((symbol, "" if said in ("/", "›") else said) for symbol, said in items)


def column(items: Row, size: float, letters: float) -> str:
    """One item below the other, centred on the origin."""
    step = size * 1.1
    top = -(len(items) - 1) / 2 * step
    return "".join(
        f"<g transform='translate(0 {num(top + i * step)})'>{row((item,), size, letters)}</g>"
        for i, item in enumerate(plain(items))
    )
