"""Why: the one line that explains a hint, and the one that explains a refusal."""

from __future__ import annotations

from typing import Final

from sacbe.core.errors import Refusal
from sacbe.games.trek12.actions import CIRCLE, KEEP, PICK, REVEAL, SKIP, WRITE
from sacbe.games.trek12.data import (
    AREA_SUM,
    BOXES,
    COLOURS,
    DIFFERENCE,
    ROUNDS,
    SKELETON_VALUES,
    TOKEN_VALUE,
    YELLOW,
    token_colour,
)
from sacbe.games.trek12.score import skeleton_owner
from sacbe.games.trek12.show.choices import bag_size, dig_by, told_bones, writing_of
from sacbe.games.trek12.show.lens import Dig, after, dig_of, odds, percent, sheet_of
from sacbe.games.trek12.show.words import words
from sacbe.games.trek12.state import Trek

_ASKED: Final = {"bag": ("T-1.7", "ASKED_BAG"), "chief": ("T-4.7", "ASKED_CHIEF")}


def beyond(s: Trek, clicks: list[str]) -> Refusal | None:
    """A tap on what is never chosen, but may be asked about: the bag, the hat, a Skeleton."""
    name = clicks[-1] if clicks else ""
    if name.startswith("skeleton-"):
        return Refusal("T-5.1", "ASKED_SKELETON", {"value": SKELETON_VALUES[COLOURS.index(name[9:])]})
    if name in _ASKED:
        rule, reason = _ASKED[name]
        return Refusal(rule, reason, {"n": bag_size(s)})
    return None


def reason(s: Trek, seat: int, code: int, lang: str) -> str:
    t = words(lang)
    if WRITE <= code < REVEAL:
        return _why_write(s, seat, code, lang)
    if PICK <= code <= CIRCLE:
        numbers = sheet_of(s, seat).numbers
        digs = [dig_of(numbers, int(area), bag_size(s)) for area in s.candidates]
        cells = int(s.picked) if code == CIRCLE else 1 << (code - int(PICK))
        meant = [dig for dig in digs if dig.area & cells == cells and (code != CIRCLE or dig.area == cells)]
        dig = max(meant, key=_worth)
        best = "yes" if len(digs) > 1 and _worth(dig) == max(map(_worth, digs)) else "no"
        return t("reason-dig", draw=dig.draw, keep=dig.keep, best=best)
    if code == SKIP:
        return t("reason-skip", why=_why_skip(s, seat))
    return _why_keep(s, seat, code - int(KEEP), lang)


def _why_write(s: Trek, seat: int, code: int, lang: str) -> str:
    t = words(lang)
    writing = writing_of(s, code)
    dig = dig_by(s, seat, writing)
    if dig is not None:
        return t("reason-closes", bones=told_bones(s, seat, dig, lang))
    if s.round == ROUNDS:
        return t("reason-last", number=writing.number)
    sheet = sheet_of(s, seat)
    chance = odds(after(sheet, writing)).any
    if writing.number > AREA_SUM:
        return t("reason-lost", number=writing.number)
    likely = "none" if chance == 0 else "better" if chance > odds(sheet).any else "other"
    return t("reason-zero" if writing.number == 0 else "reason-chance", percent=percent(chance), chance=likely)


def _worth(dig: Dig) -> tuple[int, int]:
    return dig.keep, dig.draw


def _why_skip(s: Trek, seat: int) -> str:
    """What waiting may bring: a 0 for the same nine, as long as a row that gives one has a box; other numbers."""
    if s.round == ROUNDS:
        return "last"
    rows = sheet_of(s, seat).ticked
    return "zero" if rows[YELLOW] < BOXES or rows[DIFFERENCE] < BOXES else "other"


def _why_keep(s: Trek, seat: int, token: int, lang: str) -> str:
    t = words(lang)
    colour = token_colour(token)
    hands = s.hand[:]
    before = skeleton_owner(hands, colour, s.solo)
    hands[seat] |= 1 << token
    points = int(TOKEN_VALUE[token])
    if skeleton_owner(hands, colour, s.solo) == seat != before:
        species = t(f"species-{COLOURS[colour]}")
        solo = "yes" if s.solo else "no"
        return t("reason-keep-skeleton", points=points, species=species, value=SKELETON_VALUES[colour], solo=solo)
    if points == _most(s):
        return t("reason-keep-most", points=points)
    return t("reason-keep", points=points)


def _most(s: Trek) -> int:
    return max(int(TOKEN_VALUE[token]) for token in range(36) if int(s.drawn) >> token & 1)


# Refusals: facts are ids; the text gets words


def refusal(refused: Refusal, lang: str) -> str:
    t = words(lang)
    facts: dict[str, str | int] = {}
    for key, value in refused.facts.items():
        if key == "cell":
            facts[key] = t(f"cell-{value}") if value else ""
        elif key == "cells":
            facts[key] = ", ".join(t(f"cell-{cell}") for cell in value)
        elif key == "operation":
            facts[key] = t(f"operation-{value}")
        elif key == "kind":
            facts[key] = t(f"special-{value}")
        else:
            facts[key] = value
    return t(f"refusal-{refused.reason}", **facts)
