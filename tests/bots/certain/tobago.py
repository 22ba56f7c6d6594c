"""Tobago: amulets and treasures left lying, shares refused, drives that lead nowhere."""

from __future__ import annotations

from sacbe.games.tobago.data import COINS, COINS_OF, COLOURS
from sacbe.games.tobago.state import Tobago, rung_colour, rung_owner, rung_roses
from tests.bots.certain.turn import Beaten, Turn

# T-4.9 After these the amulet under the wheels is out of reach. An exchange is a whole turn: one or the other.
NO_WAY_BACK = ("leg", "amulet-leg", "end")


def beaten(turn: Turn) -> Beaten | None:
    s = turn.views[-1]
    assert isinstance(s, Tobago)
    if turn.verb() in NO_WAY_BACK and turn.legal("collect"):
        return Beaten("collect", "an amulet for nothing")
    if turn.verb() == "end":
        return _treasure_left(turn, s)
    if turn.verb() == "leg":
        return _back_again(turn)
    if turn.verb() == "pass":
        return _share_refused(turn, s)
    return None


def _treasure_left(turn: Turn, s: Tobago) -> Beaten | None:
    """T-4.4 Raising costs nothing and brings cards, the first choice of them included; only a curse could hurt, and
    none is among the safe cards on top of the deck (T-2.3). A raise that ends the game is another matter."""
    for code in turn.legal("raise"):
        colour = COLOURS.index(turn.text(code).split()[1])
        cards = 2 + sum(int(rung_roses(r)) for r in s.rungs if rung_colour(r) == colour)
        if cards <= s.safe and cards < s.treasure_deck_size:
            return Beaten(turn.text(code), "a treasure without a curse, and one stands on it")
    return None


def _back_again(turn: Turn) -> Beaten | None:
    """A drive that ends where it began, and nothing was collected or raised on the way."""
    after = turn.after()
    assert isinstance(after, Tobago)
    for index, earlier in reversed(list(enumerate(turn.views))):
        assert isinstance(earlier, Tobago)
        if turn.verb(index) != "leg":
            break
        if earlier.vehicle[turn.seat] == after.vehicle[turn.seat]:
            return Beaten("end", "the vehicle is back where it stood, with nothing gained on the way")
    return None


def _share_refused(turn: Turn, s: Tobago) -> Beaten | None:
    """T-4.5.5 - T-4.5.8 A rose is saved for a better card. None is better than the best, and with a rose for every card
    that can still come nothing is saved."""
    if COINS_OF[s.turned] == COINS[-1]:
        return Beaten("take", "no card is worth more")
    roses = sum(int(rung_roses(r)) for r in s.rungs if rung_colour(r) == s.raised and rung_owner(r) == turn.seat) + int(
        s.finder if turn.seat == s.raiser else 0
    )
    if roses > s.hoard_size:
        return Beaten("take", f"{COINS_OF[s.turned]} coins, and {roses} roses for {s.hoard_size} cards to come")
    return None
