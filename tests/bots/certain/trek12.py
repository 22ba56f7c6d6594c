"""Archeo Trek 12: digs and bones."""

from __future__ import annotations

from sacbe.games.trek12.data import (
    CELL_COUNT,
    NEIGHBOURS,
    ROUNDS,
    SKELETON_VALUES,
    TOKEN_VALUE,
    TOKENS,
    cell_names,
    token_colour,
)
from sacbe.games.trek12.state import Trek
from tests.bots.certain.turn import Beaten, Turn


def beaten(turn: Turn) -> Beaten | None:
    s = turn.views[-1]
    assert isinstance(s, Trek)
    if turn.verb() == "skip":
        return _dig_left(turn, s)
    if turn.verb() in ("pick", "circle"):
        return _poorer_area(turn, s)
    if turn.verb() == "keep":
        return _lesser_bone(turn, s)
    return None


def _dig_left(turn: Turn, s: Trek) -> Beaten | None:
    """T-4.4, T-5.2 An area takes 9 off the penalty and gives a bone. Not to dig is for the sake of a later area, and
    that has a cell that is empty now (T-4.3.4)."""
    circled = next(turn.text(code) for code in s.legal(turn.seat) if code != turn.steps[-1])
    if s.round == ROUNDS:
        return Beaten(circled, "9 points less to lose and a bone, in the last round")
    if not _room_to_grow(s, turn.seat):
        return Beaten(circled, "no later area can have one of these cells")
    return None


def _room_to_grow(s: Trek, seat: int) -> bool:
    """Whether an empty cell is connected, over cells in no area, with those that could be circled now."""
    reached = 0
    for area in s.candidates:
        reached |= int(area)
    usable = ~int(s.circled[seat])
    grown = 0
    while grown != reached:
        grown = reached
        for cell in range(CELL_COUNT):
            if grown >> cell & 1:
                reached |= int(NEIGHBOURS[cell]) & usable
    return bool(reached & ~int(s.filled[seat]))


def _yield(s: Trek, seat: int, area: int, bag: int) -> tuple[int, int]:
    """T-4.4, T-4.6 How many bones an area draws, and how many of them are kept."""
    cells = [cell for cell in range(CELL_COUNT) if area >> cell & 1]
    zeros = sum(1 for cell in cells if s.number[seat * CELL_COUNT + cell] == 0)
    drawn = min(len(cells), bag)
    return drawn, min(1 + zeros, drawn)


def _better(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one != other and all(a >= b for a, b in zip(one, other, strict=True))


def _poorer_area(turn: Turn, s: Trek) -> Beaten | None:
    """In the last round cells are saved for nothing: more drawn and more kept is better."""
    if s.round < ROUNDS:
        return None
    bag = int(s.bag).bit_count()
    found = {int(area): _yield(s, turn.seat, int(area), bag) for area in s.candidates}
    if turn.verb() == "circle":
        left = [int(s.picked)]
    else:
        cell = turn.words()[0]
        left = [area for area in found if cell in cell_names(area)]
    for area, gives in found.items():
        if all(_better(gives, found[other]) for other in left):
            drawn, kept = gives
            return Beaten(f"area {' '.join(cell_names(area))}", f"it draws {drawn} and keeps {kept}")
    return None


def _lesser_bone(turn: Turn, s: Trek) -> Beaten | None:
    """T-5.1 Of two bones of a colour the dearer is better, unless the cheaper decides who has the Skeleton: one then
    loses it, and somebody else has it."""
    if s.to_keep != 1:
        return None
    token = TOKENS.index(turn.words()[0])
    kept = int(s.kept) | 1 << token
    left = int(s.drawn) & ~kept
    for mine in range(len(TOKENS)):
        for other in range(len(TOKENS)):
            if not (kept >> mine & 1 and left >> other & 1) or token_colour(mine) != token_colour(other):
                continue
            more = int(TOKEN_VALUE[other]) - int(TOKEN_VALUE[mine])
            if more > (0 if s.solo else 2 * SKELETON_VALUES[token_colour(mine)]):
                return Beaten(f"keep {TOKENS[other]}", f"worth {more} more than {TOKENS[mine]}, of the same colour")
    return None
