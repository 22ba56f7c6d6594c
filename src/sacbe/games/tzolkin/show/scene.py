"""What one viewer's board is about, worked out once: whose things are large, what is legal and what it costs."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.games.tzolkin.actions import ACT, PLACE
from sacbe.games.tzolkin.data import (
    FIRST_BIT,
    GEARS,
    NEUTRAL,
    SPACE_COUNT,
    SPACE_GEAR,
    SPACE_NUMBER,
    SPACES,
    TEETH,
)
from sacbe.games.tzolkin.rules.acting import fee_of
from sacbe.games.tzolkin.rules.prices import way_price
from sacbe.games.tzolkin.state import ACTION, ANY_ACTION, Tzolkin

FIRST_SPOT: Final = "first"


class Worker(NamedTuple):
    """Somebody standing on a gear. `tooth` stays the same while the gear turns under the numbers."""

    owner: int  # NEUTRAL for a neutral one
    gear: int
    space: int  # hidden ones are beyond the last number
    tooth: int

    @property
    def id(self) -> str:
        who = "n" if self.owner == NEUTRAL else str(self.owner)
        return f"worker-{who}-{GEARS[self.gear]}-{self.tooth}"


class Scene(NamedTuple):
    viewer: int  # -1: a spectator
    seat: int  # whose goods and prices are shown
    legal: frozenset[int]  # the viewer's own actions
    workers: tuple[Worker, ...]

    @property
    def mine(self) -> bool:
        return self.viewer == self.seat


def shown_seat(s: Tzolkin, viewer: int) -> int:
    """Whose goods and prices a viewer is shown: his own, a spectator those of whoever is to move."""
    return viewer if viewer >= 0 else max(int(s.active), 0)


def scene(s: Tzolkin, viewer: int) -> Scene:
    legal = frozenset(s.legal(viewer)) if viewer >= 0 else frozenset()
    return Scene(viewer, shown_seat(s, viewer), legal, workers(s))


def workers(s: Tzolkin) -> tuple[Worker, ...]:
    out = []
    owners = [(seat, int(s.on[seat])) for seat in range(int(s.seats))]
    for owner, mask in [*owners, (int(NEUTRAL), int(s.neutrals))]:
        for gear, teeth in enumerate(TEETH):
            for space in range(teeth):
                if mask >> (int(FIRST_BIT[gear]) + space) & 1:
                    out.append(Worker(owner, gear, space, (space - int(s.day)) % teeth))
    return tuple(out)


def worker_on(s: Tzolkin, space: int) -> Worker | None:
    """Who stands on a numbered space, by its index in SPACES."""
    gear, number = int(SPACE_GEAR[space]), int(SPACE_NUMBER[space])
    found = [w for w in workers(s) if (w.gear, w.space) == (gear, number)]
    return found[0] if found else None


def space_id(space: int) -> str:
    return f"space-{SPACES[space]}" if space < SPACE_COUNT else FIRST_SPOT


def act_id(space: int) -> str:
    return f"act-{SPACES[space]}"


# Prices (T-3.9)


def place_price(s: Tzolkin, space: int) -> int:
    """What the next worker of this turn would cost there."""
    return (int(SPACE_NUMBER[space]) if space < SPACE_COUNT else 0) + int(s.placed)


def offered_spaces(now: Scene) -> dict[int, int]:
    """By space: the code that places a worker there."""
    return {code - int(PLACE): code for code in now.legal if PLACE <= code <= PLACE + SPACE_COUNT}


def offered_actions(s: Tzolkin, now: Scene) -> dict[int, int]:
    """By space: the corn that choosing its action takes, for the actions the viewer may choose now."""
    out = {}
    for code in now.legal:
        if ACT <= code < ACT + SPACE_COUNT:
            space = code - int(ACT)
            out[space] = act_price(s, now.viewer, space)
    return out


def act_price(s: Tzolkin, seat: int, space: int) -> int:
    """The corn that choosing this action takes: for steps back (T-3.13), or for the traveller's tomb (T-4.23)."""
    if s.phase == ACTION:
        return int(way_price(s, seat, s.number(), SPACE_NUMBER[space]))
    return int(fee_of(s)) if s.phase == ANY_ACTION else 0
