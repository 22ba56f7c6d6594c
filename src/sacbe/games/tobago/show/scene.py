"""A view of the game as plain things to draw: maps with their clues, what cards would leave, whose turn it is.

Only what the hidden position says goes in; spaces have the numbers of the actions.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from sacbe.games.tobago.data import CLUES, COLOURS, HUTS, LEGS, MARKERS, STATUES
from sacbe.games.tobago.rules.taking import may_collect
from sacbe.games.tobago.show.land import Land, cells_in, gaze, land_of, mask_at, reach
from sacbe.games.tobago.state import (
    DRAW_EXTRA,
    LOOK_AT_CARDS,
    MOVING,
    OFFER_CARD,
    TAKE_TURN,
    TURN_UP_CARD,
    Tobago,
    in_setup,
    rung_card,
    rung_colour,
    rung_owner,
    rung_roses,
)

ALL_MAPS: Final = range(len(COLOURS))
NARROWS, SAME, EMPTY = "narrows", "same", "empty"


@dataclass(frozen=True)
class Rung:
    """A clue on a map, and the roses on it."""

    clue: int
    owner: int
    roses: int


@dataclass(frozen=True)
class Hunt:
    """One treasure map."""

    colour: int
    rungs: tuple[Rung, ...]  # the first clue first
    possible: tuple[int, ...]

    @property
    def marked(self) -> bool:
        return bool(self.rungs) and len(self.possible) <= int(MARKERS)

    @property
    def located(self) -> int:
        """The only space left, -1 while there are more."""
        return self.possible[0] if self.rungs and len(self.possible) == 1 else -1


@dataclass(frozen=True)
class Scene:
    s: Tobago
    viewer: int

    @cached_property
    def assembly(self) -> int:
        return int(self.s.island.index)

    @cached_property
    def land(self) -> Land:
        return land_of(self.assembly)

    @property
    def seats(self) -> range:
        return range(int(self.s.seats))

    def cell(self, number: int) -> int:
        """A space of the actions, -1 for none."""
        return int(self.s.island.cell[number]) if number >= 0 else -1

    # Landmarks, in the order of their placing

    @cached_property
    def landmarks(self) -> tuple[int, ...]:
        return tuple(self.cell(int(number)) for number in self.s.landmarks)

    @property
    def statues(self) -> list[tuple[int, int]]:
        """Space and facing (-1: not turned yet) of the statues that stand."""
        return [
            (cell, int(facing))
            for cell, facing in zip(self.landmarks[: int(STATUES)], self.s.facing, strict=True)
            if cell >= 0
        ]

    @property
    def huts(self) -> list[int]:
        return [cell for cell in self.landmarks[int(STATUES) : int(STATUES + HUTS)] if cell >= 0]

    @property
    def palms(self) -> list[int]:
        return [cell for cell in self.landmarks[int(STATUES + HUTS) :] if cell >= 0]

    @cached_property
    def vehicles(self) -> tuple[int, ...]:
        return tuple(self.cell(int(number)) for number in self.s.vehicle)

    @cached_property
    def amulets(self) -> tuple[int, ...]:
        return cells_in(self.assembly, mask_at(self.s.lying, 0)) if self.assembly >= 0 else ()

    def gazes(self) -> list[tuple[int, ...]]:
        return [gaze(self.assembly, cell, facing) for cell, facing in self.statues if facing >= 0]

    # Maps and clues

    @cached_property
    def hunts(self) -> tuple[Hunt, ...]:
        rungs: list[list[Rung]] = [[] for _ in ALL_MAPS]
        for packed in self.s.rungs:
            rungs[rung_colour(packed)].append(
                Rung(int(rung_card(packed)), int(rung_owner(packed)), int(rung_roses(packed)))
            )
        return tuple(Hunt(colour, tuple(rungs[colour]), self._possible(colour)) for colour in ALL_MAPS)

    def _possible(self, colour: int) -> tuple[int, ...]:
        return cells_in(self.assembly, mask_at(self.s.possible, colour)) if self.assembly >= 0 else ()

    @cached_property
    def hand(self) -> tuple[int, ...]:
        """The viewer's clue cards."""
        if self.viewer < 0:
            return ()
        mask = int(self.s.hand[self.viewer])
        return tuple(clue for clue in range(len(CLUES)) if mask >> clue & 1)

    def left_by(self, clue: int, colour: int) -> tuple[int, ...]:
        """T-4.1.3 The spaces that would remain."""
        if not len(self.s.allowed):
            return ()
        return cells_in(self.assembly, mask_at(self.s.possible, colour) & mask_at(self.s.allowed, clue))

    def fits(self, clue: int, colour: int) -> str:
        """Whether a clue narrows the hunt, changes nothing or leaves no space."""
        left = len(self.left_by(clue, colour))
        return EMPTY if not left else NARROWS if left < len(self.hunts[colour].possible) else SAME

    # The turn

    @property
    def mine(self) -> bool:
        """The viewer is to decide now."""
        return self.viewer >= 0 and bool(self.s.actors() >> self.viewer & 1)

    @property
    def my_turn(self) -> bool:
        return self.mine and self.s.phase == TAKE_TURN

    @property
    def moving(self) -> bool:
        return self.s.main == MOVING

    @property
    def sharing(self) -> bool:
        return self.s.phase in (LOOK_AT_CARDS, DRAW_EXTRA, TURN_UP_CARD, OFFER_CARD)

    @property
    def steps_left(self) -> int:
        """Steps of the main action that the seat to move still has."""
        return int(LEGS) if in_setup(self.s) else int(self.s.legs)

    @cached_property
    def ways(self) -> dict[int, tuple[int, ...]]:
        """Where the viewer's vehicle gets: this turn, or with a whole move in the next one."""
        start = self.vehicles[self.viewer] if self.viewer >= 0 else -1
        if start < 0:
            return {}
        steps = self.steps_left if self.s.turn == self.viewer else int(LEGS)
        return reach(self.assembly, start, steps, self.amulets)

    @property
    def on_amulet(self) -> bool:
        """The viewer may take the amulet under his vehicle."""
        return self.my_turn and may_collect(self.s, self.viewer)

    @property
    def may_leave(self) -> bool:
        """Whether an amulet at the end of a step may be left lying (R-12)."""
        return self.s.edition > 1

    # What lies on a space: small things step aside for larger ones

    @cached_property
    def busy(self) -> frozenset[int]:
        marked = [cell for hunt in self.hunts if hunt.marked for cell in hunt.possible]
        return frozenset((*self.landmarks, *self.vehicles, *self.amulets, *marked))
