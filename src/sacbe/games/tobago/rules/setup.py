"""T-2 Setup: the island, the start player, landmarks, vehicles and the first clues."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.errors import Refusal
from sacbe.core.state import NATURE_BIT
from sacbe.games.tobago.actions import DEAL, FACE, FIRST, ISLAND, PLACE, PUT, TURN_CLUE, VEHICLE
from sacbe.games.tobago.data import COLOURS, HEXES, KIND_OF, MAPS, STATUE
from sacbe.games.tobago.rules.dealing import DrawClue, deal_to
from sacbe.games.tobago.rules.guards import TobagoPhase
from sacbe.games.tobago.rules.island import clue_sets, holds, island_of
from sacbe.games.tobago.rules.landmarks import next_landmark, open_hexes, refuse_landmark, stand
from sacbe.games.tobago.rules.maps import add_clue, is_empty, open_all_maps
from sacbe.games.tobago.state import (
    CHOOSE_FIRST,
    FACE_STATUE,
    NONE,
    PLACE_LANDMARK,
    PLACE_VEHICLE,
    PUT_FIRST_CLUE,
    TO_SETUP,
    TURN_FIRST_CLUE,
    Tobago,
)

_ISLANDS: Final[vec[i64]] = vec[i64](list(range(32)))
_SEATS: Final[vec[i64]] = vec[i64]([32, 33, 34, 35])
_FACINGS: Final[vec[i64]] = vec[i64]([167, 168, 169, 170, 171, 172])


class ChooseIsland(TobagoPhase):
    """T-2.1 Every assembly is equally likely."""

    name = "island"

    def __init__(self) -> None:
        self.first = ISLAND
        self.last = FIRST - 1

    def actors(self, s: Tobago) -> i64:
        return NATURE_BIT

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        return _ISLANDS

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        return None

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        s.island = island_of(int(code - ISLAND))
        s.phase = CHOOSE_FIRST


class ChooseFirst(TobagoPhase):
    """T-2.5 Every seat is equally likely (R-01)."""

    name = "first"

    def __init__(self) -> None:
        self.first = FIRST
        self.last = PLACE - 1

    def actors(self, s: Tobago) -> i64:
        return NATURE_BIT

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        return _SEATS[: s.seats]

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        return None if code - FIRST < s.seats else Refusal("T-2.5", "NO_SUCH_SEAT", {"seats": int(s.seats)})

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        s.first = code - FIRST
        s.turn = s.first
        open_all_maps(s)
        go_on_placing(s)


def go_on_placing(s: Tobago) -> None:
    """T-2.2 The next landmark, or when all stand the vehicles."""
    if next_landmark(s):
        if s.options.manual:
            s.turn = (s.first + s.placed) % s.seats
        s.phase = PLACE_LANDMARK
        return
    s.allowed = clue_sets(s.island, s.landmarks)
    s.turn = s.first
    s.phase = PLACE_VEHICLE


class PlaceLandmark(TobagoPhase):
    """T-2.2 Statues, then huts, then palms: NATURE, or with manual placement the players in turn order (R-03)."""

    name = "landmark"

    def __init__(self) -> None:
        self.first = PLACE
        self.last = FACE - 1

    def actors(self, s: Tobago) -> i64:
        return bit(s.turn) if s.options.manual else NATURE_BIT

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=104)
        hexes = open_hexes(s)
        k: i64
        for k in range(s.island.size):
            if holds(hexes, 0, k):
                out = append(out, PLACE + s.island.cell[k])
        return out

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        return refuse_landmark(s, code - PLACE)

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        stand(s, code - PLACE)
        if KIND_OF[s.placed] == STATUE:
            s.phase = FACE_STATUE
        else:
            go_on_placing(s)


class FaceStatue(TobagoPhase):
    """T-2.2d A statue looks at one of its six neighbours."""

    name = "face"

    def __init__(self) -> None:
        self.first = FACE
        self.last = VEHICLE - 1

    def actors(self, s: Tobago) -> i64:
        return bit(s.turn) if s.options.manual else NATURE_BIT

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        return _FACINGS

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        return None

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        s.facing = s.facing[:]
        s.facing[s.placed] = code - FACE
        go_on_placing(s)


class PlaceVehicle(TobagoPhase):
    """T-2.6 In turn order, on any hex."""

    name = "vehicle"

    def __init__(self) -> None:
        self.first = VEHICLE
        self.last = TURN_CLUE - 1

    def actors(self, s: Tobago) -> i64:
        return bit(s.turn)

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=104)
        k: i64
        for k in range(s.island.size):
            out = append(out, VEHICLE + s.island.cell[k])
        return out

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        if s.island.hex_at[code - VEHICLE] >= 0:
            return None
        return Refusal("T-2.6", "NOT_ON_ISLAND", {"hex": HEXES[code - VEHICLE]})

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        s.vehicle[seat] = s.island.hex_at[code - VEHICLE]
        s.turn = (s.turn + 1) % s.seats
        if s.turn == s.first:
            s.phase = TURN_FIRST_CLUE


class TurnFirstClue(DrawClue):
    """T-2.9 The top card of the clue deck, for all to see."""

    name = "turn-clue"

    def __init__(self) -> None:
        self.first = TURN_CLUE
        self.last = PUT - 1

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        s.first_clue = code - TURN_CLUE
        s.clue_deck &= ~bit(s.first_clue)
        s.clue_deck_size -= 1
        s.phase = PUT_FIRST_CLUE


class PutFirstClue(TobagoPhase):
    """T-2.9 It goes onto an empty map of one's choice, with a rose."""

    name = "put"

    def __init__(self) -> None:
        self.first = PUT
        self.last = DEAL - 1

    def actors(self, s: Tobago) -> i64:
        return bit(s.turn)

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        colour: i64
        for colour in range(MAPS):
            if is_empty(s, colour):
                out = append(out, PUT + colour)
        return out

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        if is_empty(s, code - PUT):
            return None
        return Refusal("T-2.9", "MAP_NOT_EMPTY", {"colour": COLOURS[code - PUT]})

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        add_clue(s, code - PUT, s.first_clue, seat, 1)
        s.first_clue = NONE
        s.turn = (s.turn + 1) % s.seats
        if s.turn == s.first:
            deal_to(s, s.first, TO_SETUP)  # T-2.10
        else:
            s.phase = TURN_FIRST_CLUE
