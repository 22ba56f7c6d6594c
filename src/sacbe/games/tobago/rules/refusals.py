"""T-3.5 Why a decision of a turn is refused: the conditions of the table, in its order."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.errors import Refusal
from sacbe.games.tobago.actions import (
    AMULET_CLUE,
    AMULET_CLUE_DOUBLE,
    AMULET_DOUBLE,
    AMULET_EXCHANGE,
    AMULET_LEG,
    AMULET_REMOVE,
    AMULET_SWAP,
    COLLECT,
    END_TURN,
    EXCHANGE,
    LEG,
    PLAY,
    PLAY_DOUBLE,
    RAISE,
    WITH,
)
from sacbe.games.tobago.data import CLUES, COLOURS, HEX_COUNT, HEXES, MAPS
from sacbe.games.tobago.rules.island import holds
from sacbe.games.tobago.rules.maps import find_rung, is_located, is_marked, refuse_clue, treasure_hex
from sacbe.games.tobago.rules.roses import can_swap, may_double
from sacbe.games.tobago.state import MAINS, MOVING, UNUSED, Tobago, rung_colour, rung_owner, rung_roses


def refuse_in_turn(s: Tobago, seat: i64, code: i64) -> Refusal | None:
    if code < PLAY_DOUBLE:
        return main_used(s) or refuse_play(s, seat, code - PLAY, 1)
    if code < AMULET_CLUE:
        return not_expert(s) or main_used(s) or no_amulet(s, seat, 1) or refuse_play(s, seat, code - PLAY_DOUBLE, 2)
    if code < AMULET_CLUE_DOUBLE:
        return no_amulet(s, seat, 1) or refuse_play(s, seat, code - AMULET_CLUE, 1)
    if code < LEG:
        return not_expert(s) or no_amulet(s, seat, 2) or refuse_play(s, seat, code - AMULET_CLUE_DOUBLE, 2)
    if code < AMULET_LEG:
        return no_leg(s) or refuse_leg(s, seat, code - LEG)
    if code < EXCHANGE:
        return no_amulet(s, seat, 1) or refuse_leg(s, seat, code - AMULET_LEG)
    if code == EXCHANGE:
        return main_used(s) if s.edition == 1 else turn_begun(s)
    if code == AMULET_EXCHANGE:
        return no_amulet(s, seat, 1)
    if code < AMULET_REMOVE:
        return refuse_raise(s, seat, code - RAISE)
    if code < AMULET_DOUBLE:
        at = code - AMULET_REMOVE
        return no_amulet(s, seat, 1) or refuse_removal(s, at // HEX_COUNT, at % HEX_COUNT)
    if code < AMULET_SWAP:
        return not_expert(s) or no_amulet(s, seat, 1) or refuse_double(s, seat, code - AMULET_DOUBLE)
    if code < WITH:
        return not_expert(s) or no_amulet(s, seat, 1) or refuse_first_of_swap(s, code - AMULET_SWAP)
    if code < END_TURN:
        return Refusal("T-4.10.7", "NO_SWAP_BEGUN")
    return refuse_collecting(s, seat) if code == COLLECT else None


# What a decision costs


def main_used(s: Tobago) -> Refusal | None:
    """T-3.1 One main action a turn."""
    return None if s.main == UNUSED else Refusal("T-3.1", "MAIN_USED", {"main": MAINS[s.main]})


def turn_begun(s: Tobago) -> Refusal | None:
    """T-4.3.2 An exchange without an amulet is the whole turn (R-14)."""
    return None if s.idle else Refusal("T-4.3.2", "TURN_BEGUN")


def no_leg(s: Tobago) -> Refusal | None:
    if s.legs > 0:
        return None
    if s.main == UNUSED:
        return Refusal("T-4.4.4", "NO_LEGS")  # a treasure was raised after a leg for an amulet
    return Refusal("T-4.2.1", "NO_LEGS") if s.main == MOVING else main_used(s)


def no_amulet(s: Tobago, seat: i64, needed: i64) -> Refusal | None:
    if s.amulets[seat] >= needed:
        return None
    return Refusal("T-4.10", "NO_AMULET", {"needed": int(needed), "have": int(s.amulets[seat])})


def not_expert(s: Tobago) -> Refusal | None:
    return None if s.options.expert else Refusal("T-6.8", "EXPERT_OFF")


def no_rose(s: Tobago, seat: i64, needed: i64) -> Refusal | None:
    if s.roses[seat] >= needed:
        return None
    return Refusal("T-4.1.1", "NO_ROSE", {"needed": int(needed), "have": int(s.roses[seat])})


# T-4.1 - T-4.4


def refuse_play(s: Tobago, seat: i64, play: i64, roses: i64) -> Refusal | None:
    card, colour = play // MAPS, play % MAPS
    if (s.hand[seat] >> card) & 1 == 0:
        return Refusal("T-4.1.1", "NOT_IN_HAND", {"card": CLUES[card]})
    return refuse_clue(s, card, colour) or double_locates(s, card, colour, roses) or no_rose(s, seat, roses)


def double_locates(s: Tobago, card: i64, colour: i64, roses: i64) -> Refusal | None:
    """R-10 Once such a clue is played the treasure is found."""
    if roses == 1 or may_double(s, card, colour):
        return None
    return Refusal("T-4.10.6", "TREASURE_LOCATED", {"card": CLUES[card], "colour": COLOURS[colour], "by": "this clue"})


def refuse_leg(s: Tobago, seat: i64, cell: i64) -> Refusal | None:
    here = s.island.cell[s.vehicle[seat]]
    facts = {"hex": HEXES[cell], "from": HEXES[here]}
    if s.island.hex_at[cell] < 0:
        return Refusal("T-4.2.3", "NOT_ON_ISLAND", {"hex": HEXES[cell]})
    if cell == here:
        return Refusal("T-4.2.1", "ALREADY_THERE", facts)
    goals = s.island.legs[s.vehicle[seat]]
    i: i64
    for i in range(len(goals)):
        if goals[i] == cell:
            return None
    return Refusal("T-4.2.4", "NOT_ONE_LEG", facts)


def refuse_raise(s: Tobago, seat: i64, colour: i64) -> Refusal | None:
    if not is_located(s, colour):
        return Refusal("T-4.4.1", "NOT_LOCATED", {"colour": COLOURS[colour], "sites": int(s.sites[colour])})
    at = treasure_hex(s, colour)
    if at != s.vehicle[seat]:
        return Refusal("T-4.4.1", "NOT_THERE", {"colour": COLOURS[colour], "hex": HEXES[s.island.cell[at]]})
    return None


# T-4.9


def refuse_collecting(s: Tobago, seat: i64) -> Refusal | None:
    facts = {"hex": HEXES[s.island.cell[s.vehicle[seat]]]}
    if not holds(s.lying, 0, s.vehicle[seat]):
        return Refusal("T-4.9", "NO_AMULET_HERE", facts)
    return None if s.may_collect else Refusal("T-4.9.3", "NOT_BY_THIS_WAY", facts)


# T-4.10


def refuse_removal(s: Tobago, colour: i64, cell: i64) -> Refusal | None:
    facts = {"colour": COLOURS[colour], "sites": int(s.sites[colour]), "hex": HEXES[cell]}
    if not is_marked(s, colour):
        return Refusal("T-4.10.1", "NO_MARKERS", facts)
    if s.island.hex_at[cell] < 0 or not holds(s.possible, colour, s.island.hex_at[cell]):
        return Refusal("T-4.10.1", "NO_MARKER_THERE", facts)
    return Refusal("T-4.10.1", "LAST_MARKER", facts) if s.sites[colour] == 1 else None


def refuse_double(s: Tobago, seat: i64, card: i64) -> Refusal | None:
    index = find_rung(s, card)
    if index < 0:
        return Refusal("T-4.10.6", "NOT_ON_A_MAP", {"card": CLUES[card]})
    r = s.rungs[index]
    facts = {"card": CLUES[card], "colour": COLOURS[rung_colour(r)]}
    if is_located(s, rung_colour(r)):
        return Refusal("T-4.10.6", "TREASURE_LOCATED", {**facts, "by": "earlier"})
    if rung_owner(r) != seat:
        return Refusal("T-4.10.6", "NOT_YOUR_ROSE", {**facts, "seat": int(rung_owner(r))})
    if rung_roses(r) != 1:
        return Refusal("T-4.10.6", "ALREADY_DOUBLE", facts)
    return no_rose(s, seat, 1)


def refuse_first_of_swap(s: Tobago, card: i64) -> Refusal | None:
    index = find_rung(s, card)
    if index < 0:
        return Refusal("T-4.10.7", "NOT_ON_A_MAP", {"card": CLUES[card]})
    facts = {"card": CLUES[card], "colour": COLOURS[rung_colour(s.rungs[index])]}
    if is_located(s, rung_colour(s.rungs[index])):
        return Refusal("T-4.10.7", "TREASURE_LOCATED", {**facts, "by": "earlier"})
    return None if can_swap(s, index) else Refusal("T-4.10.7", "NOTHING_TO_SWAP", facts)
