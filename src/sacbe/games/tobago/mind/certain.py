"""What is certain in Tobago: amulets that lie under the wheels, treasures without a curse, shares to take."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.tobago.actions import END_TURN, EXCHANGE, LEG, PASS
from sacbe.games.tobago.data import COINS, COINS_OF, MAPS
from sacbe.games.tobago.rules.curse import share_roses
from sacbe.games.tobago.rules.maps import treasure_hex
from sacbe.games.tobago.rules.taking import may_collect
from sacbe.games.tobago.state import OFFER_CARD, TAKE_TURN, Tobago, rung_colour, rung_roses


def is_beaten(s: Tobago, seat: i64, code: i64) -> bool:
    if s.phase == OFFER_CARD:
        return code == PASS and must_take(s, seat)
    if s.phase != TAKE_TURN:
        return False
    if (LEG <= code < EXCHANGE or code == END_TURN) and may_collect(s, seat):
        return True
    return code == END_TURN and can_raise_safely(s, seat)


def must_take(s: Tobago, seat: i64) -> bool:
    """T-4.5.8 Nothing better can come, or there is a rose for every card that can."""
    return COINS_OF[s.turned] == i64(COINS[4]) or share_roses(s, seat) > s.hoard_size


def can_raise_safely(s: Tobago, seat: i64) -> bool:
    """T-2.3 All cards of the hoard, the finder's and the extra one too, come from the top without curses."""
    colour: i64
    i: i64
    for colour in range(MAPS):
        if s.sites[colour] != 1 or treasure_hex(s, colour) != s.vehicle[seat]:
            continue
        cards: i64 = 2
        for i in range(len(s.rungs)):
            if rung_colour(s.rungs[i]) == colour:
                cards += rung_roses(s.rungs[i])
        if cards <= s.safe and cards < s.treasure_deck_size:
            return True
    return False


def is_as_before(earlier: Tobago, s: Tobago, seat: i64) -> bool:
    """The vehicle is where it was, and nothing was collected, raised or played."""
    return (
        s.phase == TAKE_TURN
        and earlier.phase == TAKE_TURN
        and s.turn == seat
        and s.vehicle[seat] == earlier.vehicle[seat]
        and s.amulets[seat] == earlier.amulets[seat]
        and s.hand[seat] == earlier.hand[seat]
        and s.treasures[seat] == earlier.treasures[seat]
        and s.lying[0] == earlier.lying[0]
        and s.lying[1] == earlier.lying[1]
        and s.rungs == earlier.rungs
        and s.possible == earlier.possible
    )
