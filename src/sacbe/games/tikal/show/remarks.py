"""What a bot may say after its turn: true sentences about the board, the most interesting first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from sacbe.core.present import Remark, Tip
from sacbe.core.remarking import spoken, standing
from sacbe.core.words import Arg
from sacbe.games.tikal.actions import CAMP, EXCHANGE
from sacbe.games.tikal.data import COPIES, GUARDS, KINDS
from sacbe.games.tikal.score import controller
from sacbe.games.tikal.show.words import cells_in, coordinate, treasure_name, words
from sacbe.games.tikal.state import IN_RESERVE, NOBODY, SCORINGS, Tikal

TALL: Final = 5  # a pyramid worth a word
GOOD: Final = 8  # points of one tally that are worth a word
MUCH: Final = 8  # points ahead
FEW: Final = 8  # tiles left


class Turn(NamedTuple):
    before: Tikal
    seat: int
    codes: Sequence[int]
    after: Tikal


def remarks(turn: Turn) -> list[Remark]:
    if turn.before.active != turn.seat:
        return []  # a bid, a tile picked: no turn of one's own
    return [*_what_happened(turn), *_what_threatens(turn), *_what_stands(turn)]


def _what_happened(turn: Turn) -> Iterator[Remark]:
    before, seat, codes, after = turn
    gained = _tallied(after, seat) - _tallied(before, seat)
    if gained >= GOOD:
        yield Remark("tallied", {"n": gained})
    for cell in cells_in(int(after.temples)):
        if after.guard[cell] == seat and before.guard[cell] == NOBODY:
            yield Remark("guard", {"cell": cell, "value": int(after.level[cell]), "left": _guards_left(after, seat)})
    for kind in range(int(KINDS)):
        held = int(after.treasure[seat * KINDS + kind])
        if held > before.treasure[seat * KINDS + kind]:
            swapped = any(EXCHANGE <= code < CAMP and (code - EXCHANGE) % KINDS == kind for code in codes)
            yield Remark("swapped" if swapped else "found", {"treasure": kind, "held": held})
    for place in range(2):
        cell = int(after.camp[seat * 2 + place])
        if cell >= 0 > before.camp[seat * 2 + place]:
            yield Remark("camp", {"cell": cell})
    for cell in _tallest_first(after):
        if before.tile[cell] >= 0 and TALL <= after.level[cell] > before.level[cell]:
            yield Remark("uncovered", {"cell": cell, "value": int(after.level[cell])})


def _what_threatens(turn: Turn) -> Iterator[Remark]:
    seat, after = turn.seat, turn.after
    for cell in _tallest_first(after):
        mine = after.strength(seat, cell)
        if not mine or after.guard[cell] != NOBODY or after.level[cell] < TALL:
            continue
        rivals = [other for other in range(int(after.seats)) if other != seat]
        strongest = max(rivals, key=lambda other: after.strength(other, cell))
        facts = {"cell": cell, "value": int(after.level[cell]), "other": strongest}
        if after.strength(strongest, cell) == mine:
            yield Remark("even", facts)
        elif after.strength(strongest, cell) == mine + 1:
            yield Remark("outnumbered", facts)


def _what_stands(turn: Turn) -> Iterator[Remark]:
    seat, after = turn.seat, turn.after
    yield from standing([int(after.worth(other)) for other in range(int(after.seats))], seat, MUCH)
    for kind in range(int(KINDS)):
        if after.treasure[seat * KINDS + kind] == COPIES - 1 and after.buried[kind]:
            yield Remark("third", {"treasure": kind})
    if after.stack and 0 < int(after.stack).bit_count() <= FEW:
        yield Remark("tiles", {"n": int(after.stack).bit_count()})
    tallest = _tallest_first(after)
    if tallest and after.level[tallest[0]] >= TALL and controller(after, tallest[0]) == seat:
        yield Remark("holds", {"cell": tallest[0], "value": int(after.level[tallest[0]])})
    if after.reserve[seat] == 0 and after.leader[seat] != IN_RESERVE:
        yield Remark("all-out", {})


def _tallest_first(s: Tikal) -> list[int]:
    return sorted(cells_in(int(s.temples)), key=lambda cell: (-s.level[cell], cell))


def _tallied(s: Tikal, seat: int) -> int:
    """What all scorings so far have brought."""
    return sum(int(s.tally[seat * SCORINGS + k]) for k in range(SCORINGS))


def _guards_left(s: Tikal, seat: int) -> int:
    return int(GUARDS - s.guards[seat])


def said(remark: Remark, lang: str, names: list[str]) -> str:
    return words(lang)(f"remark-{remark.kind}", **in_words(remark, lang, names))


def in_words(one: Remark | Tip, lang: str, names: list[str]) -> dict[str, Arg]:
    """Facts by their names, for remarks and for the coach."""
    facts = spoken(one, names)
    if "cell" in one.facts:
        facts["at"] = coordinate(one.facts["cell"])
    if "treasure" in one.facts:
        facts["treasure"] = treasure_name(one.facts["treasure"], lang)
    return facts
