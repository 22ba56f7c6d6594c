"""A position in words: what a person who sees no board, or a language model, can play from.

Every game adds `show/description.py`. All of it is made from the position hidden for whoever reads it, as whatever a
presenter says; a line is a sentence or a list of one kind of thing, and a position is a few dozen lines.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sacbe.core.state import NATURE_BIT, SPECTATOR, State
from sacbe.core.words import common

if TYPE_CHECKING:
    from sacbe.core.present import Presenter


def describe(show: Presenter, s: State, seat: int, lang: str, names: list[str]) -> list[str]:
    """A hidden position, line by line: the game and how it is played, what is where, and what is asked now."""
    t = common(lang)
    called = [t("described-you", name=name) if index == seat else name for index, name in enumerate(names)]
    whose = t("described-onlooker") if seat == SPECTATOR else t("described-seat", seat=seat, name=names[seat])
    seats = listed(f"{index} {name}" for index, name in enumerate(called))
    lines = [f"{show.title(lang)}. {whose}", t("described-seats", seats=seats)]
    lines += [_options(show, s, lang), *plain(show.headline(s, lang, called)), *show.described(s, seat, lang, called)]
    prompt = show.prompt(s, seat, lang, called)
    lines += [
        _decides(s, lang, called),
        " ".join(plain([f"{prompt.title}." if prompt.detail else prompt.title, prompt.detail])),
    ]
    return [line for line in lines if line]


def _options(show: Presenter, s: State, lang: str) -> str:
    told = [
        f"{show.option_label(name, lang)} – {show.choice_label(name, value, lang)}"
        for name, value in s.dump().get("options", {}).items()
    ]
    edition = common(lang)("described-edition", edition=int(s.edition))
    return common(lang)("described-options", options="; ".join([*told, edition]))


def _decides(s: State, lang: str, names: list[str]) -> str:
    mask = s.actors()
    if not mask:
        return common(lang)("described-over")
    if mask & NATURE_BIT:
        return common(lang)("described-chance")
    return common(lang)(
        "described-decides", names=listed(names[seat] for seat in range(len(names)) if mask >> seat & 1)
    )


def plain(texts: Iterable[str]) -> list[str]:
    """Texts of the top line and of prompts without their marks for bold letters."""
    return [text.replace("<b>", "").replace("</b>", "").strip() for text in texts]


def listed(parts: Iterable[str], between: str = ", ") -> str:
    """A, b, c; a dash where there is nothing."""
    return between.join(parts) or "–"


def counted(name: str, n: int) -> str:
    """Scout ×2"""
    return f"{name} ×{n}" if n > 1 else name
