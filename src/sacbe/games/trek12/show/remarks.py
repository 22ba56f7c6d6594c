"""What a bot may say after a round: true sentences about the open sheets, the most interesting first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from sacbe.core.present import Remark, Tip
from sacbe.core.remarking import spoken, standing
from sacbe.core.words import Arg
from sacbe.games.trek12.data import (
    AREA_SUM,
    BOXES,
    CELL_COUNT,
    COLOUR_MASK,
    COLOURS,
    OPERATIONS,
    ROUNDS,
    SKELETON_VALUES,
    TOKEN_VALUE,
)
from sacbe.games.trek12.score import NOBODY, penalty, skeleton_owners
from sacbe.games.trek12.show.words import cell_name, operation_name, token_list, words
from sacbe.games.trek12.state import Trek

GREAT: Final = 6  # a bone worth a word
MANY: Final = 2  # bones of one dig
WIDE: Final = 4  # cells of one dig
LOOSE: Final = 10  # points of numbers outside
WRITTEN: Final = 6  # numbers on a sheet before its order is praised
LATE: Final = 13  # the round from which the end is near
EARLY: Final = 5  # rounds without a bone that are nothing unusual
MUCH: Final = 6  # points


class Turn(NamedTuple):
    before: Trek
    seat: int
    codes: Sequence[int]
    after: Trek


def remarks(turn: Turn) -> list[Remark]:
    return [*_what_was_dug(turn), *_what_was_written(turn), *_whose_skeletons(turn), *_what_stands(turn)]


def _what_was_dug(turn: Turn) -> Iterator[Remark]:
    before, seat, _, after = turn
    bones = [int(TOKEN_VALUE[token]) for token in token_list(int(after.hand[seat] & ~before.hand[seat]))]
    if bones and max(bones) >= GREAT:
        yield Remark("great-bone", {"value": max(bones)})
    if len(bones) >= MANY:
        yield Remark("bones", {"n": len(bones)})
    cells = int(after.circled[seat] & ~before.circled[seat]).bit_count()
    if cells >= WIDE:
        yield Remark("wide", {"n": cells})


def _what_was_written(turn: Turn) -> Iterator[Remark]:
    before, seat, _, after = turn
    new = int(after.filled[seat] & ~before.filled[seat])
    for cell in range(CELL_COUNT):
        number = int(after.number[seat * CELL_COUNT + cell])
        if new >> cell & 1 and number > AREA_SUM:
            yield Remark("too-much", {"cell": cell, "n": number})
        elif new >> cell & 1 and number == 0 and not after.circled[seat] >> cell & 1:
            yield Remark("zero", {"cell": cell})
    for row in range(len(OPERATIONS)):
        if before.ticked[seat * 4 + row] < after.ticked[seat * 4 + row] == BOXES:
            yield Remark("row-full", {"operation": row})


def _whose_skeletons(turn: Turn) -> Iterator[Remark]:
    before, seat, _, after = turn
    then, now = (skeleton_owners(s.hand, s.solo) for s in (before, after))
    for colour in reversed(range(len(COLOURS))):
        if then[colour] != now[colour] == seat:
            yield Remark("skeleton", {"colour": colour, "value": SKELETON_VALUES[colour]})
        elif now[colour] not in (NOBODY, seat):
            mine, theirs = (int(after.hand[who] & COLOUR_MASK[colour]).bit_count() for who in (seat, now[colour]))
            if mine and theirs == mine + 1:
                yield Remark("one-bone", {"colour": colour, "other": int(now[colour])})


def _what_stands(turn: Turn) -> Iterator[Remark]:
    seat, after = turn.seat, turn.after
    yield from standing([after.score(other) for other in range(after.seats)], seat, MUCH)
    loose = int(penalty(after.number, after.circled[seat], seat))
    if loose >= LOOSE:
        yield Remark("loose", {"n": loose})
    elif loose == 0 and int(after.filled[seat]).bit_count() >= WRITTEN:
        yield Remark("tidy", {"n": int(after.filled[seat]).bit_count()})
    if after.hand[seat] == 0 and after.round > EARLY:
        yield Remark("no-bones", {"n": int(after.round) - 1})
    if after.round >= LATE:
        yield Remark("rounds", {"n": int(ROUNDS - after.round) + 1})


def said(remark: Remark, lang: str, names: list[str]) -> str:
    return words(lang)(f"remark-{remark.kind}", **in_words(remark, lang, names))


def in_words(one: Remark | Tip, lang: str, names: list[str]) -> dict[str, Arg]:
    """Facts by their names, for remarks and for the coach."""
    facts = spoken(one, names)
    if "cell" in one.facts:
        facts["cell"] = cell_name(one.facts["cell"], lang)
    if "operation" in one.facts:
        facts["operation"] = operation_name(one.facts["operation"], lang)
    if "colour" in one.facts:
        facts["species"] = words(lang)(f"species-{COLOURS[one.facts['colour']]}")
    return facts
