"""Numbers read out of what people are told, and what the engine makes of an action, to hold the two together."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sacbe.core.state import NATURE_BIT
from sacbe.games.tzolkin.data import GOODS, TEMPLES
from sacbe.games.tzolkin.show.words import words
from sacbe.games.tzolkin.state import Tzolkin
from tests.tzolkin.views import game, tzolkin

SEEDS = range(8)
_STEMS = {
    "ru": ("маис", "дерев", "кам", "золот", "череп"),
    "en": ("corn", "wood", "stone", "gold", "skull"),
}
_POINTS = {"ru": "очк", "en": "point"}


def decisions() -> Iterator[tuple[Tzolkin, int]]:
    """Positions of random games in which a person decides."""
    for seed in SEEDS:
        for before, seat, _, _ in game(2 + seed % 3, seed):
            if not before.actors() & NATURE_BIT and tzolkin(before).active == seat:
                yield tzolkin(before), seat


def goods_told(said: str, lang: str) -> list[int]:
    """Amounts of the five goods in a text, signs counted."""
    out = [0] * 5
    for sign, n, stem in re.findall(rf"([−+]?)(\d+) ({'|'.join(_STEMS[lang])})", said):
        out[_STEMS[lang].index(stem)] += -int(n) if sign == "−" else int(n)
    return out


def points_told(said: str, lang: str) -> int:
    return sum(int(n) for n in re.findall(rf"(\d+) {_POINTS[lang]}", said))


def steps_told(said: str, lang: str) -> list[int]:
    names = [words(lang)(f"temple-{name}") for name in TEMPLES]
    return [sum(int(n) for n in re.findall(rf"{name} \+(\d)", said)) for name in names]


def goods_of(s: Tzolkin, seat: int) -> list[int]:
    return [int(s.goods[seat * 5 + i]) for i in range(len(GOODS))]


def gained(before: Tzolkin, after: Tzolkin, seat: int) -> list[int]:
    return [b - a for a, b in zip(goods_of(before, seat), goods_of(after, seat), strict=True)]


def after(s: Tzolkin, seat: int, code: int) -> Tzolkin:
    later = s.copy()
    later.apply(seat, code)
    return later


def minus(a: list[int], b: list[int]) -> list[int]:
    return [x - y for x, y in zip(a, b, strict=True)]
