"""The symbols page of a game: every sign it draws, with its name and what it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sacbe.core.present import Shelf, Symbol
from sacbe.core.words import Words


class Sign(NamedTuple):
    """Drawings side by side (`a+b`: b over a), the text `symbol-<text>` with its `.name`, and the rule.

    `family`: how the names of other drawings begin for which it stands as well, such as all faces of a die.
    """

    icons: tuple[str, ...]
    text: str
    rule: str
    family: tuple[str, ...] = ()


Signs = Mapping[str, Sequence[Sign]]  # by the text `symbols-<name>`, which is the title above them


def shelves(signs: Signs, t: Words) -> list[Shelf]:
    return [Shelf(t(f"symbols-{title}"), [_symbol(sign, t) for sign in shelf]) for title, shelf in signs.items()]


def _symbol(sign: Sign, t: Words) -> Symbol:
    key = f"symbol-{sign.text}"
    layers = [icon.split("+") for icon in sign.icons]
    return Symbol(layers, t(f"{key}.name"), t(key), sign.rule, list(sign.family))
