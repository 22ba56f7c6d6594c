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
    COLLECT,
    END_TURN,
    EXCHANGE,
    LEG,
    LOOK,
    PLAY,
    PLAY_DOUBLE,
    RAISE,
    WITH,
)
from sacbe.games.tobago.data import HEX_COUNT, MAPS, MARKERS
from sacbe.games.tobago.rules.dealing import deal_to, discard_hand, lay_down
from sacbe.games.tobago.rules.guards import TobagoPhase
from sacbe.games.tobago.rules.island import holds
from sacbe.games.tobago.rules.maps import LEGAL, add_clue, clear_hex, find_rung, fits, set_roses, treasure_hex
from sacbe.games.tobago.rules.raising import raise_treasure
from sacbe.games.tobago.rules.refusals import refuse_in_turn
from sacbe.games.tobago.rules.roses import can_double, can_swap, may_double
from sacbe.games.tobago.rules.turns import begin_turn, collect_amulet, end_if_dead, stand_on_amulet
from sacbe.games.tobago.state import (
    CLUE,
    EXCHANGED,
    MOVING,
    SWAP_ROSES,
    TO_NEXT,
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

    def knows(self, code: i64) -> bool:
        return PLAY <= code < LOOK or code == COLLECT

    def actors(self, s: Tobago) -> i64:
        return bit(s.turn)

    def codes(self, s: Tobago, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        amulets = s.amulets[seat]
        unused = s.main == UNUSED
        if s.roses[seat] > 0 and (unused or amulets > 0):
            plays = clue_plays(s, seat)
            doubles = vec[i64]()
            if s.options.expert and s.roses[seat] > 1 and amulets > 0:
                doubles = double_plays(s, plays)
            if unused:
                out = append_from(out, plays, PLAY)
                out = append_from(out, doubles, PLAY_DOUBLE)
            if amulets > 0:
                out = append_from(out, plays, AMULET_CLUE)
                if amulets > 1:
                    out = append_from(out, doubles, AMULET_CLUE_DOUBLE)
        legs = s.island.legs[s.vehicle[seat]]
        if s.legs > 0:
            out = append_from(out, legs, LEG)
        if amulets > 0:
            out = append_from(out, legs, AMULET_LEG)
        if may_exchange(s):
            out = append(out, EXCHANGE)
        if amulets > 0:
            out = append(out, AMULET_EXCHANGE)
        colour: i64
        for colour in range(MAPS):
            if s.sites[colour] == 1 and treasure_hex(s, colour) == s.vehicle[seat]:
                out = append(out, RAISE + colour)
        if amulets > 0:
            out = self.amulet_codes(s, seat, out)
        out = append(out, END_TURN)
        return append(out, COLLECT) if may_collect(s, seat) else out

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
        s.idle = False
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
        elif code == COLLECT:
            collect_amulet(s, seat)
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


def double_plays(s: Tobago, plays: vec[i64]) -> vec[i64]:
    """T-4.10.6 Those of these plays that two roses may go with."""
    out = vec[i64](capacity=24)
    i: i64
    for i in range(len(plays)):
        if may_double(s, plays[i] // MAPS, plays[i] % MAPS):
            out = append(out, plays[i])
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
        s.legs = 0
        pay_amulet(s, seat, roses - 1)
    else:
        pay_amulet(s, seat, roses)
    card, colour = (code - base) // MAPS, (code - base) % MAPS
    lay_down(s, seat, card)
    add_clue(s, colour, card, seat, roses)
    deal_to(s, seat, TO_TURN)


# T-4.2 Move the vehicle


def drive(s: Tobago, seat: i64, code: i64) -> None:
    """One leg. Only at the end of a leg of the main action an amulet may be collected (T-4.2.5, T-4.10.3)."""
    if code >= AMULET_LEG:
        pay_amulet(s, seat, 1)
        s.vehicle[seat] = s.island.hex_at[code - AMULET_LEG]
        s.may_collect = False
        return
    s.legs -= 1
    s.main = MOVING
    s.vehicle[seat] = s.island.hex_at[code - LEG]
    stand_on_amulet(s, seat)


def may_collect(s: Tobago, seat: i64) -> bool:
    """T-4.9"""
    return s.may_collect and holds(s.lying, 0, s.vehicle[seat])


# T-4.3, T-4.10.4 Exchange the hand


def may_exchange(s: Tobago) -> bool:
    """T-4.3.2 Without an amulet it is the whole turn (R-14); in the first edition it was a main action among others."""
    return s.idle if s.edition > 1 else s.main == UNUSED


def exchange_hand(s: Tobago, seat: i64, for_amulet: bool) -> None:
    discard_hand(s, seat)
    if for_amulet:
        pay_amulet(s, seat, 1)
        deal_to(s, seat, TO_TURN)
    elif s.edition > 1:
        deal_to(s, seat, TO_NEXT)
    else:
        s.main = EXCHANGED
        s.legs = 0
        deal_to(s, seat, TO_TURN)
