"""T-3 TURN: the main action, raising and amulets, one atomic decision at a time until the turn is ended."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, lowest
from sacbe.core.errors import Refusal
from sacbe.games.tobago.actions import (
    AMULET_CLUE,
    AMULET_CLUE_DOUBLE,
    AMULET_DOUBLE,
    AMULET_EXCHANGE,
    AMULET_LEG,
    AMULET_REMOVE,
    AMULET_SWAP,
    END_TURN,
    EXCHANGE,
    LEG,
    LOOK,
    PLAY,
    PLAY_DOUBLE,
    RAISE,
    WITH,
)
from sacbe.games.tobago.data import HEX_COUNT, LEGS, MAPS, MARKERS
from sacbe.games.tobago.rules.dealing import deal_to, discard_hand, lay_down
from sacbe.games.tobago.rules.guards import TobagoPhase
from sacbe.games.tobago.rules.maps import LEGAL, add_clue, clear_hex, find_rung, fits, set_roses, treasure_hex
from sacbe.games.tobago.rules.raising import raise_treasure
from sacbe.games.tobago.rules.refusals import refuse_in_turn
from sacbe.games.tobago.rules.roses import can_double, can_swap
from sacbe.games.tobago.rules.turns import begin_turn, collect_amulet, end_if_dead
from sacbe.games.tobago.state import (
    CLUE,
    EXCHANGED,
    MOVING,
    SWAP_ROSES,
    TO_TURN,
    UNUSED,
    Tobago,
    rung_card,
    rung_owner,
)


class TakeTurn(TobagoPhase):
    """T-3.5 Exactly the legal ones of the table of decisions."""

    name = "turn"

    def __init__(self) -> None:
        self.first = PLAY
        self.last = LOOK - 1

    def actors(self, s: Tobago) -> i64:
        return bit(s.turn)

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=64)
        amulets = s.amulets[seat]
        unused = s.main == UNUSED
        if s.roses[seat] > 0 and (unused or amulets > 0):
            plays = clue_plays(s, seat)
            double = s.options.expert and s.roses[seat] > 1
            if unused:
                out = append_from(out, plays, PLAY)
                if double and amulets > 0:
                    out = append_from(out, plays, PLAY_DOUBLE)
            if amulets > 0:
                out = append_from(out, plays, AMULET_CLUE)
                if double and amulets > 1:
                    out = append_from(out, plays, AMULET_CLUE_DOUBLE)
        legs = s.island.legs[s.vehicle[seat]]
        if unused or s.legs > 0:
            out = append_from(out, legs, LEG)
        if amulets > 0:
            out = append_from(out, legs, AMULET_LEG)
        if unused:
            out = append(out, EXCHANGE)
        if amulets > 0:
            out = append(out, AMULET_EXCHANGE)
        colour: i64
        for colour in range(MAPS):
            if s.sites[colour] == 1 and treasure_hex(s, colour) == s.vehicle[seat]:
                out = append(out, RAISE + colour)
        if amulets > 0:
            out = self.amulet_codes(s, seat, out)
        return append(out, END_TURN)

    def amulet_codes(self, s: Tobago, seat: i64, out: vec[i64]) -> vec[i64]:
        """Markers to remove, and the roses of the expert powers."""
        colour: i64
        for colour in range(MAPS):
            if 1 < s.sites[colour] <= MARKERS:
                low, high = s.possible[colour * 2], s.possible[colour * 2 + 1]
                while low != 0:
                    out = append(out, AMULET_REMOVE + colour * HEX_COUNT + s.island.cell[lowest(low)])
                    low &= low - 1
                while high != 0:
                    out = append(out, AMULET_REMOVE + colour * HEX_COUNT + s.island.cell[60 + lowest(high)])
                    high &= high - 1
        if s.options.expert:
            doubles: i64 = 0
            swaps: i64 = 0
            i: i64
            for i in range(len(s.rungs)):
                if can_double(s, i, seat):
                    doubles |= bit(rung_card(s.rungs[i]))
                if can_swap(s, i):
                    swaps |= bit(rung_card(s.rungs[i]))
            while doubles != 0:
                out = append(out, AMULET_DOUBLE + lowest(doubles))
                doubles &= doubles - 1
            while swaps != 0:
                out = append(out, AMULET_SWAP + lowest(swaps))
                swaps &= swaps - 1
        return out

    def refuse(self, s: Tobago, seat: i64, code: i64) -> Refusal | None:
        return refuse_in_turn(s, seat, code)

    def step(self, s: Tobago, seat: i64, code: i64) -> None:
        if code < LEG:
            play_clue(s, seat, code)
        elif code < EXCHANGE:
            drive(s, seat, code)
        elif code < RAISE:
            exchange_hand(s, seat, code == AMULET_EXCHANGE)
        elif code < AMULET_REMOVE:
            raise_treasure(s, seat, code - RAISE)
            return
        elif code < AMULET_DOUBLE:
            pay_amulet(s, seat, 1)
            colour, cell = (code - AMULET_REMOVE) // HEX_COUNT, (code - AMULET_REMOVE) % HEX_COUNT
            clear_hex(s, colour, s.island.hex_at[cell])
        elif code < AMULET_SWAP:
            # T-4.10.6 a second rose on a clue of one's own
            pay_amulet(s, seat, 1)
            index = find_rung(s, code - AMULET_DOUBLE)
            set_roses(s, index, rung_owner(s.rungs[index]), 2)
            s.roses[seat] -= 1
        elif code < WITH:
            s.swapping = code - AMULET_SWAP
            s.phase = SWAP_ROSES
        else:
            begin_turn(s, (seat + 1) % s.seats)
        end_if_dead(s)


def append_from(out: vec[i64], items: vec[i64], base: i64) -> vec[i64]:
    i: i64
    for i in range(len(items)):
        out = append(out, base + items[i])
    return out


def pay_amulet(s: Tobago, seat: i64, n: i64) -> None:
    """T-4.10 Each amulet gives one power and goes back to the supply."""
    s.amulets[seat] -= n
    s.amulet_supply += n


# T-4.1 Play a clue card


def clue_plays(s: Tobago, seat: i64) -> vec[i64]:
    """Every legal pair as card * 4 + colour."""
    out = vec[i64](capacity=24)
    hand = s.hand[seat]
    colour: i64
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        for colour in range(MAPS):
            if fits(s, card, colour) == LEGAL:
                out = append(out, card * MAPS + colour)
    return out


def play_clue(s: Tobago, seat: i64, code: i64) -> None:
    """T-4.1.1, T-4.10.2, T-4.10.6 The four ways to play one: as main action or for an amulet, single or double."""
    if code < PLAY_DOUBLE:
        base, roses = PLAY, 1
    elif code < AMULET_CLUE:
        base, roses = PLAY_DOUBLE, 2
    elif code < AMULET_CLUE_DOUBLE:
        base, roses = AMULET_CLUE, 1
    else:
        base, roses = AMULET_CLUE_DOUBLE, 2
    if base < AMULET_CLUE:
        s.main = CLUE
        pay_amulet(s, seat, roses - 1)
    else:
        pay_amulet(s, seat, roses)
    card, colour = (code - base) // MAPS, (code - base) % MAPS
    lay_down(s, seat, card)
    add_clue(s, colour, card, seat, roses)
    deal_to(s, seat, TO_TURN)


# T-4.2 Move the vehicle


def drive(s: Tobago, seat: i64, code: i64) -> None:
    """One leg. Only a leg of the main action collects amulets (T-4.2.5, T-4.10.3)."""
    if code >= AMULET_LEG:
        pay_amulet(s, seat, 1)
        s.vehicle[seat] = s.island.hex_at[code - AMULET_LEG]
        return
    s.legs = (LEGS if s.main == UNUSED else s.legs) - 1
    s.main = MOVING
    s.vehicle[seat] = s.island.hex_at[code - LEG]
    collect_amulet(s, seat)


# T-4.3, T-4.10.4 Exchange the hand


def exchange_hand(s: Tobago, seat: i64, for_amulet: bool) -> None:
    if for_amulet:
        pay_amulet(s, seat, 1)
    else:
        s.main = EXCHANGED
    discard_hand(s, seat)
    deal_to(s, seat, TO_TURN)
