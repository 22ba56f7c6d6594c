"""Why: the one line that explains a hint, and the one that explains a refusal."""

from __future__ import annotations

from sacbe.core.errors import Refusal
from sacbe.games.trek12.actions import CIRCLE, KEEP, PICK, REVEAL, SKIP, WRITE
from sacbe.games.trek12.data import COLOUR_MASK, COLOURS, ROUNDS, SKELETON_VALUES, TOKEN_VALUE, token_colour
from sacbe.games.trek12.score import bone_points, skeleton_owner
from sacbe.games.trek12.show.choices import bag_size, dig_by, writing_of
from sacbe.games.trek12.show.lens import after, dig_of, odds, percent, sheet_of
from sacbe.games.trek12.show.words import words
from sacbe.games.trek12.state import Trek


def reason(s: Trek, seat: int, code: int, lang: str) -> str:
    t = words(lang)
    if WRITE <= code < REVEAL:
        return _why_write(s, seat, code, lang)
    if PICK <= code <= CIRCLE:
        areas = [int(area) for area in s.candidates]
        fitting = [area for area in areas if code == CIRCLE or area >> (code - int(PICK)) & 1]
        if code == CIRCLE:
            fitting = [int(s.picked)]
        digs = [dig_of(sheet_of(s, seat).numbers, area, bag_size(s)) for area in fitting]
        best = max(digs, key=lambda dig: (dig.keep, dig.draw))
        return t("reason-dig", draw=best.draw, keep=best.keep)
    if code == SKIP:
        return t("reason-skip")
    return _why_keep(s, seat, code - int(KEEP), lang)


def _why_write(s: Trek, seat: int, code: int, lang: str) -> str:
    t = words(lang)
    writing = writing_of(s, code)
    dig = dig_by(s, seat, writing)
    if dig is not None:
        return t("reason-closes", draw=dig.draw, keep=dig.keep)
    if s.round == ROUNDS:
        return t("reason-last", number=writing.number)
    sheet = sheet_of(s, seat)
    chance = odds(after(sheet, writing)).any
    if writing.number == 0:
        return t("reason-zero", percent=percent(chance))
    if writing.number > 9:
        return t("reason-lost", number=writing.number)
    return t("reason-chance", percent=percent(chance), better="yes" if chance > odds(sheet).any else "no")


def _why_keep(s: Trek, seat: int, token: int, lang: str) -> str:
    t = words(lang)
    colour = token_colour(token)
    hands = s.hand[:]
    before = skeleton_owner(hands, colour, s.solo)
    hands[seat] |= 1 << token
    points = int(TOKEN_VALUE[token])
    if skeleton_owner(hands, colour, s.solo) == seat != before:
        species = t(f"species-{COLOURS[colour]}")
        return t("reason-keep-skeleton", points=points, species=species, value=SKELETON_VALUES[colour])
    if hands[seat] & COLOUR_MASK[colour] and bone_points(s.drawn) and points == _most(s):
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
