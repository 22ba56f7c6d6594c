"""The log: what happened, told in lines people enjoy, and never more than the viewer may know."""

from __future__ import annotations

from sacbe.core.bits import count
from sacbe.core.present import Line
from sacbe.core.state import NATURE
from sacbe.core.words import signed
from sacbe.games.trek12.actions import CIRCLE, DRAW, KEEP, PICK, REVEAL, ROLL, SKIP
from sacbe.games.trek12.data import CELL_COUNT, COLOURS, OPERATIONS, SKELETON_VALUES, TOKEN_VALUE, token_colour
from sacbe.games.trek12.score import solo_rank
from sacbe.games.trek12.show import effects
from sacbe.games.trek12.show.choices import added, bag_size
from sacbe.games.trek12.show.lens import cells_of, dig_of, leaders, sheet_of
from sacbe.games.trek12.show.words import bone_symbol, cell_name, token_list, words
from sacbe.games.trek12.state import DRAW_BONES, OVER, Trek


def story(before: Trek, seat: int, code: int | None, after: Trek, lang: str, names: list[str]) -> list[Line]:
    if code is None:
        return []  # somebody has written; what, is told when all sheets are shown
    lines: list[Line] = []
    if seat == NATURE:
        lines += _chance(before, code, after, lang, names)
    elif code >= KEEP:
        lines += _kept(before, seat, after, lang, names)
    elif PICK <= code <= CIRCLE and after.areas[seat] > before.areas[seat]:
        lines.append(_circled(before, seat, after, lang, names))
        if after.phase != DRAW_BONES:  # a short bag is emptied at once
            lines += _drawn(before, after, seat, lang, names)
    elif code == SKIP:
        lines.append(Line(words(lang)("log-skip", name=names[seat]), seat, "quiet"))
    if code != REVEAL or after.digger < 0:
        lines += _round_end(before, after, lang, names)
    return lines


def _chance(before: Trek, code: int, after: Trek, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    if code < ROLL:
        chief = int(after.chief)
        return [Line(t("log-first-chief", name=names[chief]), chief, icons=["trek-chief"])]
    if code < REVEAL:
        yellow, red = int(after.yellow), int(after.red)
        said = t("log-round", round=int(after.round), yellow=yellow, red=red)
        icons = [f"trek-die-y-{yellow}", f"trek-die-r-{red}"]
        return [Line(said, -1, "head", icons, effects=effects.rolled(yellow, red))]
    if code == REVEAL:
        return [_wrote(before, seat, after, lang, names) for seat in range(int(after.seats))]
    if DRAW <= code < KEEP and after.phase != DRAW_BONES:
        return _drawn(before, after, int(before.digger), lang, names)
    return []


def _wrote(before: Trek, seat: int, after: Trek, lang: str, names: list[str]) -> Line:
    (cell,) = cells_of(int(after.filled[seat]) & ~int(before.filled[seat]))
    at = seat * int(CELL_COUNT) + cell
    return Line(
        words(lang)(
            "log-wrote",
            name=names[seat],
            operation=OPERATIONS[after.operation[at]],
            number=int(after.number[at]),
            cell=cell_name(cell, lang),
        ),
        seat,
    )


def _circled(before: Trek, seat: int, after: Trek, lang: str, names: list[str]) -> Line:
    area = int(after.circled[seat]) & ~int(before.circled[seat])
    numbers = sheet_of(after, seat).numbers
    dig = dig_of(numbers, area, bag_size(before))
    told = {"cells": count(area), "draw": dig.draw, "keep": dig.keep}
    said = words(lang)("log-circled", name=names[seat], sum=added(numbers, area), **told)
    return Line(said, seat, icons=["trek-i-nine"], effects=effects.circled(seat, area))


def _drawn(before: Trek, after: Trek, seat: int, lang: str, names: list[str]) -> list[Line]:
    """All Bones are out of the bag. Where nothing is left to choose they are kept at once."""
    t = words(lang)
    gained = int(after.hand[seat]) & ~int(before.hand[seat])
    if gained:
        icons = [bone_symbol(token) for token in token_list(gained)]
        felt = effects.kept(seat, token_list(gained), 0)
        return [Line(t("log-kept-all", name=names[seat], n=len(icons)), seat, icons=icons, effects=felt)]
    icons = [bone_symbol(token) for token in token_list(int(after.drawn))]
    return [Line(t("log-drew", name=names[seat], n=len(icons)), seat, "quiet", icons)] if icons else []


def _kept(before: Trek, seat: int, after: Trek, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    gained = token_list(int(after.hand[seat]) & ~int(before.hand[seat]))
    icons = [bone_symbol(token) for token in gained]
    felt = effects.kept(seat, gained, int(before.drawn))
    if len(gained) == 1:
        colour, value = COLOURS[token_colour(gained[0])], int(TOKEN_VALUE[gained[0]])
        said = t("log-kept", name=names[seat], colour=colour, value=value)
    else:
        said = t("log-kept-all", name=names[seat], n=len(gained))
    return [Line(said, seat, icons=icons, effects=felt)]


def _round_end(before: Trek, after: Trek, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    lines = []
    if before.chief >= 0 and after.chief != before.chief:
        chief = int(after.chief)
        lines.append(Line(t("log-new-chief", name=names[chief]), chief, icons=["trek-chief"]))
    if after.phase == OVER:
        lines += _result(after, lang, names)
    return lines


def _result(s: Trek, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    lines = [Line(t("log-over"), -1, "head")]
    for colour, (owner, _) in enumerate(leaders(s)):
        name, value = COLOURS[colour], SKELETON_VALUES[colour]
        said = (
            t("log-skeleton", species=t(f"species-{name}"), name=names[owner], value=value)
            if owner >= 0
            else t("log-skeleton-nobody", species=t(f"species-{name}"))
        )
        felt = effects.skeleton(colour) if owner >= 0 else []
        lines.append(Line(said, owner, "result", [f"trek-skeleton-{name}"], effects=felt))
    winners = s.winners()
    best = [names[seat] for seat in range(int(s.seats)) if winners >> seat & 1]
    points = max(s.score(seat) for seat in range(int(s.seats)))
    first = (winners & -winners).bit_length() - 1
    if s.solo:
        said = t("log-solo", rank=t(f"rank-{solo_rank(points)}"), points=points, shown=signed(points))
    else:
        said = t("log-winner", names=", ".join(best), n=len(best), points=points, shown=signed(points))
    lines.append(Line(said, first, "result"))
    return lines
