"""What is certain in Archeo Trek 12: no 9 and no bone is left lying when nothing can come of leaving it."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import bit, count, lowest
from sacbe.games.trek12.actions import CIRCLE, KEEP, PICK, SKIP
from sacbe.games.trek12.data import (
    CELL_COUNT,
    COLOUR_MASK,
    NEIGHBOURS,
    ROUNDS,
    SKELETON_VALUES,
    TOKEN_VALUE,
)
from sacbe.games.trek12.rules.digging import any_of, bones_drawn, bones_kept
from sacbe.games.trek12.state import DIG_AREAS, KEEP_BONES, Trek


def is_beaten(s: Trek, seat: i64, code: i64) -> bool:
    if s.phase == DIG_AREAS:
        if code == SKIP:
            return s.round == ROUNDS or not can_grow(s, seat)
        return s.round == ROUNDS and is_poorer(s, seat, code)
    return s.phase == KEEP_BONES and keeps_less(s, code - KEEP)


def can_grow(s: Trek, seat: i64) -> bool:
    """Whether a later area could have cells of these: it has a cell that is empty now (T-4.3.4)."""
    reached = any_of(s.candidates)
    rest = reached
    while rest != 0:
        near = NEIGHBOURS[lowest(rest)] & ~s.circled[seat] & ~reached
        reached |= near
        rest = (rest & (rest - 1)) | near
    return reached & ~s.filled[seat] != 0


def is_poorer(s: Trek, seat: i64, code: i64) -> bool:
    """In the last round: every area still possible then is worse than one that is given up."""
    i: i64
    j: i64
    for i in range(len(s.candidates)):
        worst = True
        for j in range(len(s.candidates)):
            meant = s.candidates[j] == s.picked if code == CIRCLE else (s.candidates[j] >> (code - PICK)) & 1 == 1
            if meant and not gives_more(s, seat, s.candidates[i], s.candidates[j]):
                worst = False
        if worst:
            return True
    return False


def gives_more(s: Trek, seat: i64, area: i64, than: i64) -> bool:
    drawn, kept = drawn_by(s, area), kept_by(s, seat, area)
    other_drawn, other_kept = drawn_by(s, than), kept_by(s, seat, than)
    return drawn >= other_drawn and kept >= other_kept and drawn + kept > other_drawn + other_kept


def drawn_by(s: Trek, area: i64) -> i64:
    return bones_drawn(count(area), count(s.bag))


def kept_by(s: Trek, seat: i64, area: i64) -> i64:
    zeros: i64 = 0
    rest = area
    while rest != 0:
        if s.number[seat * CELL_COUNT + lowest(rest)] == 0:
            zeros += 1
        rest &= rest - 1
    return bones_kept(zeros, drawn_by(s, area))


def keeps_less(s: Trek, token: i64) -> bool:
    """A dearer bone of the colour is there, by more than the Skeleton could be worth that the cheaper one decides
    (T-5.1). Who wants both names the dearer one first."""
    colour = token // 9
    least = TOKEN_VALUE[token] + (0 if s.solo else 2 * i64(SKELETON_VALUES[colour]))
    rest = s.drawn & COLOUR_MASK[colour] & ~bit(token)
    while rest != 0:
        if TOKEN_VALUE[lowest(rest)] > least:
            return True
        rest &= rest - 1
    return False
