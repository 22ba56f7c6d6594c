"""What a coach would point out on one's own sheet: what can be won with this roll, and what cannot be mended later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sacbe.core.present import Tip
from sacbe.games.trek12.actions import KEEP, REVEAL, WRITE
from sacbe.games.trek12.data import (
    AREA_SUM,
    BOXES,
    CELLS,
    COLOURS,
    OPERATIONS,
    ROUNDS,
    SKELETON_VALUES,
    SPECIALS,
    TOKENS,
    token_colour,
)
from sacbe.games.trek12.score import penalty, skeleton_owner
from sacbe.games.trek12.show.choices import bag_size, dig_on, way_to, writing_of
from sacbe.games.trek12.show.lens import best_of, cells_of, dig_of, sheet_of
from sacbe.games.trek12.show.remarks import in_words
from sacbe.games.trek12.show.words import words
from sacbe.games.trek12.state import DIG_AREAS, KEEP_BONES, WRITE_NUMBERS, Trek

LATE: Final = 10  # the round from which numbers outside are told of
LOOSE: Final = 8  # when they cost so much


def coach(s: Trek, seat: int) -> list[Tip]:
    if s.phase == WRITE_NUMBERS:
        return [*_nine(s, seat), *_loose(s, seat), *_last_box(s, seat), *_by_number(s, seat), *_special(s, seat)]
    if s.phase == DIG_AREAS:
        return list(_wider(s, seat))
    return list(_skeleton(s, seat)) if s.phase == KEEP_BONES else []


def told(tip: Tip, lang: str, names: list[str]) -> str:
    return words(lang)(f"coach-{tip.kind}", **in_words(tip, lang, names))


def _writes(s: Trek, seat: int) -> list[int]:
    return [code for code in s.legal(seat) if WRITE <= code < REVEAL]


def _cells(mask: int) -> list[str]:
    return [f"cell-{CELLS[cell]}" for cell in cells_of(mask)]


def _nine(s: Trek, seat: int) -> Iterator[Tip]:
    """T-4.3: the writing that closes the best area."""
    sheet, bag = sheet_of(s, seat), bag_size(s)
    digs = ((dig_on(sheet, writing_of(s, code), bag), code) for code in _writes(s, seat))
    found = [(dig.keep, dig.draw, code) for dig, code in digs if dig]
    if not found:
        return
    writing = writing_of(s, max(found)[2])
    dig = dig_on(sheet, writing, bag)
    assert dig is not None
    lights = [f"cell-{CELLS[writing.cell]}", *_cells(dig.area), f"op-{OPERATIONS[writing.operation]}"]
    facts = {"n": writing.number, "cell": writing.cell}
    yield Tip("nine", facts, list(dict.fromkeys(lights)), [code for *_, code in found], "T-4.3")


def _loose(s: Trek, seat: int) -> Iterator[Tip]:
    """T-5.2: what stands outside every area is taken off at the end."""
    loose = int(penalty(s.number, s.circled[seat], seat))
    if s.round >= LATE and loose >= LOOSE:
        sheet = sheet_of(s, seat)
        outside = [cell for cell in cells_of(sheet.filled & ~sheet.circled) if sheet.numbers[cell]]
        lights = [f"cell-{CELLS[cell]}" for cell in outside]
        yield Tip("loose", {"n": loose, "rounds": int(ROUNDS - s.round) + 1}, lights, (), "T-5.2")


def _last_box(s: Trek, seat: int) -> Iterator[Tip]:
    rows = [row for row, ticked in enumerate(sheet_of(s, seat).ticked) if ticked == BOXES - 1]
    if rows:
        yield Tip("last-box", {"operation": rows[0]}, [f"op-{OPERATIONS[rows[0]]}"], (), "T-4.1.3")


def _by_number(s: Trek, seat: int) -> Iterator[Tip]:
    """A number that fits no nine, and one that costs nothing and keeps a Bone more."""
    by_code = {code: writing_of(s, code) for code in _writes(s, seat)}
    high = [code for code, writing in by_code.items() if writing.number > AREA_SUM]
    if high:
        writing = by_code[high[0]]
        yield Tip("too-much", {"n": writing.number}, [f"op-{OPERATIONS[writing.operation]}"], (), "T-4.3.1")
    zeros = [code for code, writing in by_code.items() if writing.number == 0]
    if zeros:
        yield Tip("zero", {}, [f"op-{OPERATIONS[by_code[zeros[0]].operation]}"], zeros, "T-4.4")


def _special(s: Trek, seat: int) -> Iterator[Tip]:
    """T-4.1.5: a cell that takes the result of one operation only, and could have it now."""
    there = [code for code in _writes(s, seat) if SPECIALS[writing_of(s, code).cell]]
    if there:
        writing = writing_of(s, there[0])
        lights = [f"cell-{CELLS[writing.cell]}", f"op-{OPERATIONS[writing.operation]}"]
        facts = {"cell": writing.cell, "operation": writing.operation}
        yield Tip("special", facts, lights, there, "T-4.1.5")


def _wider(s: Trek, seat: int) -> Iterator[Tip]:
    """T-4.4: of several areas the widest draws most, and one with zeros keeps most."""
    numbers = sheet_of(s, seat).numbers
    digs = {dig_of(numbers, int(area), bag_size(s))[1:] for area in s.candidates}
    if s.digger == seat and len(digs) > 1:
        area = best_of(numbers, map(int, s.candidates))
        best = dig_of(numbers, area, bag_size(s))
        facts = {"draw": best.draw, "keep": best.keep}
        yield Tip("wider", facts, _cells(area), way_to(s, seat, area)[:1], "T-4.4")


def _skeleton(s: Trek, seat: int) -> Iterator[Tip]:
    """T-5.1: a Bone that would bring a Skeleton if the game ended now."""
    codes = [code for code in s.legal(seat) if code >= KEEP]
    for code in reversed(codes):
        token = code - int(KEEP)
        colour, hands = token_colour(token), s.hand[:]
        before = skeleton_owner(hands, colour, s.solo)
        hands[seat] |= 1 << token
        if skeleton_owner(hands, colour, s.solo) == seat != before:
            lights = [f"token-{TOKENS[token]}", f"skeleton-{COLOURS[colour]}"]
            facts = {"colour": int(colour), "value": SKELETON_VALUES[colour]}
            yield Tip("skeleton", facts, lights, [code], "T-5.1")
            return
