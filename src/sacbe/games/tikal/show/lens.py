"""What a player would like to see worked out: who holds each temple, what a tally would give, what may come next."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.games.tikal.data import KINDS, LETTER, LETTER_TILES, LETTERS, TERRAIN, TOP_LEVEL, VOLCANO
from sacbe.games.tikal.score import controller, guard_points, temple_points, treasure_points
from sacbe.games.tikal.show.words import cells_in
from sacbe.games.tikal.state import Tikal


class Hold(NamedTuple):
    """Who scores a temple now, and how firmly."""

    cell: int
    owner: int  # -1: nobody
    guarded: bool
    strengths: tuple[int, ...]  # by seat
    value: int
    next: int  # its value with one more level, 0 if there is none to be had

    @property
    def margin(self) -> int:
        """How much stronger the owner is than the next one; 0 in a tie."""
        most, second = sorted((*self.strengths, 0), reverse=True)[:2]
        return most - second

    @property
    def contested(self) -> bool:
        return max(self.strengths) > 0


def hold(s: Tikal, cell: int) -> Hold:
    value = int(s.level[cell])
    guarded = bool(s.guard[cell] >= 0)
    grows = not guarded and value < TOP_LEVEL and s.supply[value + 1] > 0
    strengths = tuple(int(s.strength(seat, cell)) for seat in range(int(s.seats)))
    return Hold(cell, int(controller(s, cell)), guarded, strengths, value, value + 1 if grows else 0)


def holds(s: Tikal) -> list[Hold]:
    return [hold(s, cell) for cell in cells_in(int(s.temples))]


class Worth(NamedTuple):
    """What a tally would give a seat now."""

    temples: int
    guards: int
    treasures: int

    @property
    def total(self) -> int:
        return self.temples + self.guards + self.treasures


def worth(s: Tikal, seat: int) -> Worth:
    return Worth(int(temple_points(s, seat)), int(guard_points(s, seat)), int(treasure_points(s, seat)))


def scored_temples(s: Tikal, seat: int) -> list[int]:
    """The cells of the temples that count for a seat in a tally now."""
    return [cell for cell in cells_in(int(s.temples)) if controller(s, cell) == seat]


def scored_sets(s: Tikal, seat: int) -> dict[int, int]:
    """By kind, how many treasures of it a seat holds; kinds of which it holds none are left out."""
    held = {kind: int(s.treasure[seat * int(KINDS) + kind]) for kind in range(int(KINDS))}
    return {kind: n for kind, n in held.items() if n}


# The stack

VOLCANOES: Final = {LETTERS[LETTER[tile]]: tile for tile in range(36) if TERRAIN[tile] == VOLCANO}


def letters_left(s: Tikal) -> list[tuple[str, int]]:
    """Tiles still in the stack by letter, letters that are used up left out."""
    counts = [(int(s.stack) & int(LETTER_TILES[k])).bit_count() for k in range(len(LETTERS))]
    return [(letter, count) for letter, count in zip(LETTERS, counts, strict=True) if count]


def top_letter(s: Tikal) -> str:
    """The letter on the back of the next tile, "" if the stack is used up."""
    left = letters_left(s)
    return left[0][0] if left else ""


def next_tiles(s: Tikal) -> list[int]:
    """The tiles of the top letter that have not come out yet: one of them is next, each as likely."""
    letter = top_letter(s)
    if not letter:
        return []
    mask = int(s.stack) & int(LETTER_TILES[LETTERS.index(letter)])
    return [tile for tile in range(36) if mask >> tile & 1]


def volcano_in(s: Tikal) -> tuple[int, int] | None:
    """After how many tiles at the earliest and at the latest the next volcano comes, as drawn; None: none is left."""
    before = 0
    for letter, count in letters_left(s):
        if int(s.stack) >> VOLCANOES.get(letter, 63) & 1:
            return before + 1, before + count
        before += count
    return None
