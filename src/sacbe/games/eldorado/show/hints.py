"""Why: the one line that explains a hint, and the one that explains a refusal."""

from __future__ import annotations

from sacbe.core.errors import Refusal
from sacbe.games.eldorado.actions import (
    BUY,
    CLEAR,
    COINS,
    DISCARD,
    DONE,
    END_PLAY,
    HALF,
    KEEP,
    PAY,
    PLAY,
    REMOVE,
    REPLACE,
    SAVE,
    SPEND,
    STEP,
    STOP,
    TAKE,
    USE,
)
from sacbe.games.eldorado.data import CARDS, SYMBOLS, TOKENS
from sacbe.games.eldorado.rules.track import FAR
from sacbe.games.eldorado.show.reach import target_of, ways
from sacbe.games.eldorado.show.view import counted
from sacbe.games.eldorado.show.words import card_effect, half, pile_names, symbols_name, words
from sacbe.games.eldorado.state import Race


def reason(s: Race, seat: int, code: int, lang: str) -> str:
    t = words(lang)
    if PLAY <= code < STEP:
        nearer = _gain(s, seat, code)
        if nearer > 0:
            return t("reason-can-near", n=nearer)
        does = card_effect(code - int(PLAY), lang) if code < USE else t(f"use-{TOKENS[code - int(USE)]}")
        return t("reason-effect", effect=does)
    if STEP <= code < CLEAR:
        figure, there, _ = target_of(s, seat, code)
        here = int(s.figure[figure])
        nearer = int(s.route.left[here]) - int(s.route.left[there])
        return t("reason-nearer", n=nearer) if nearer > 0 else t("reason-around")
    if CLEAR <= code < STOP:
        return t("reason-clear")
    if BUY <= code < COINS or TAKE <= code < REMOVE:
        return t("reason-buy", effect=card_effect(code - int(BUY if code < COINS else TAKE) + 3, lang))
    for first, last, key in _FAMILIES:
        if first <= code < last:
            return t(key)
    return t("reason-end")


_FAMILIES = (
    (int(STOP), int(PAY), "reason-stop"),
    (int(PAY), int(BUY), "reason-pay"),
    (int(COINS), int(HALF), "reason-coins"),
    (int(HALF), int(SPEND), "reason-half"),
    (int(SPEND), int(TAKE), "reason-coins"),
    (int(REMOVE), int(REPLACE), "reason-remove"),
    (int(REPLACE), int(DONE), "reason-replace"),
    (int(SAVE), int(END_PLAY), "reason-save"),
    (int(KEEP), int(DISCARD), "reason-keep"),
)


def _gain(s: Race, seat: int, code: int) -> int:
    """How many moves nearer to El Dorado a source can bring a figure at best."""
    best = 0
    for way in ways(s, seat).get(code, ()):
        left = s.route.left
        end = int(left[way.road[-1]]) if way.road else int(FAR)
        best = max(best, int(left[way.road[0]]) - end if way.road else 0)
    return best


# Refusals: facts are ids; the text gets words


def pile_told(s: Race, seat: int, name: str) -> Refusal:
    """A pile cannot be taken from, but asked about."""
    if name == "pile-draw":
        return Refusal("H-7.3", "E_DRAW_PILE")
    pile = int(s.discard[seat]) if 0 <= seat < s.seats else 0
    return Refusal("H-7.4", "E_OPEN_PILE", {"pile": pile, "empty": "no" if pile else "yes"})


def refusal(refused: Refusal, lang: str) -> str:
    t = words(lang)
    facts: dict[str, str | int] = {}
    for key, value in refused.facts.items():
        if key == "card":
            facts[key] = t(f"card-{value}")
        elif key == "token":
            facts[key] = t(f"token-{value}")
        elif key == "source":
            facts[key] = t(f"card-{value}" if value in CARDS else f"token-{value}")
        elif key == "symbol":
            need = int(refused.facts.get("need", 1))
            facts[key] = symbols_name(SYMBOLS.index(str(value)), need, lang)
        elif key == "chosen":
            facts[key] = t(f"chosen-{value}")
        elif key == "pile":
            facts[key] = pile_names(counted(int(value)), lang)
        elif key == "blockade":
            facts[key] = t(f"blockade-{value}")
        elif key == "halves" or (key == "missing" and "halves" in refused.facts):
            facts[key] = half(max(int(value), 0))
        else:
            facts[key] = value
    return t(f"refusal-{refused.reason}", **facts)
