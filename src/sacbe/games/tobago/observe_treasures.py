"""The treasure cards of Tobago as a seat knows them, by value (T-7.2), and the sharing that is going on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.bits import count
from sacbe.core.observation import Field, Vector
from sacbe.games.tobago.data import COINS, MAPS, TREASURE_COUNT, VALUE_OF, VALUES
from sacbe.games.tobago.observe_clues import RUNGS
from sacbe.games.tobago.rules.values import all_of, number_of, tally, without
from sacbe.games.tobago.state import NONE, Tobago, rung_colour, shown_tally

_SAFE: Final = 18.0
_HOARD: Final = 10.0
_BURIED: Final = 20.0
_ALIKE: Final = 9.0  # the most cards of one value

TREASURE_FIELDS: Final = [
    Field("treasure_deck", 2, "cards left in it, of 41; those on top that cannot be curses, of 18"),
    Field("buried", 3, "cards discarded unseen that may be curses, and that cannot, of 20; curses removed, of 2"),
    Field("raised", int(MAPS), "the map of the treasure that is shared"),
    Field(
        "hoard",
        3,
        "cards not turned up yet, of 10; cards of it that cannot be curses, of 10; if the discards were "
        "shuffled while it was drawn, 1 + the cards drawn before, of 10",
    ),
    Field("finder", 3, "the finder's rung still counts; its rose is a token of his; it is the last sharing"),
    Field("turned", len(COINS), "the card on offer: 2 to 6 coins"),
    Field("asked", 1 + int(RUNGS), "whose rung is asked: the finder's, then from the bottom 1 to 7"),
    Field(
        "open_cards",
        3 * int(VALUES),
        "2 to 6 coins and curses, of 9: turned up in this sharing; discarded face up; "
        "known to all to be among discards shuffled back",
    ),
    Field(
        "my_cards",
        4 * int(VALUES),
        "the same of cards that I know: drawn for this hoard; buried; buried without a curse; shuffled back",
    ),
    Field("unseen", int(VALUES), "the same of all cards whose place I do not know"),
]


def write_treasures(s: Tobago, seat: i64, out: Vector) -> None:
    out.put(float(s.treasure_deck_size) / float(TREASURE_COUNT))
    out.put(float(s.safe) / _SAFE)
    out.put(float(s.buried_size) / _BURIED)
    out.put(float(s.buried_safe_size) / _BURIED)
    out.put(float(count(s.removed)) / 2.0)
    out.one_of(s.raised, MAPS)
    out.put(float(s.hoard_size) / _HOARD)
    out.put(float(s.hoard_safe) / _HOARD)
    out.put(float(s.hoard_old + 1) / _HOARD)
    out.flag(s.finder > 0)
    out.flag(s.finder_token)
    out.flag(s.last_sharing)
    out.one_of(VALUE_OF[s.turned] if s.turned != NONE else -1, len(COINS))
    out.one_of(_rung_asked(s), 1 + RUNGS)
    shown = shown_tally(s)
    refused = tally(s.refused)
    _write_tally(shown, out)
    _write_tally(refused, out)
    _write_tally(s.recycled, out)
    _write_tally(s.seen[seat], out)
    _write_tally(s.saw_buried[seat], out)
    _write_tally(s.saw_buried_safe[seat], out)
    _write_tally(s.own_recycled[seat], out)
    _write_unseen(s, seat, shown, refused, out)


def _write_tally(cards: i64, out: Vector) -> None:
    value: i64
    for value in range(VALUES):
        out.put(float(number_of(cards, value)) / _ALIKE)


def _rung_asked(s: Tobago) -> i64:
    """0: the finder's, 1: the lowest clue of the map, ...; -1: nobody is asked."""
    if s.asked == NONE:
        return -1
    place: i64 = 0
    i: i64
    for i in range(s.asked, len(s.rungs)):
        if rung_colour(s.rungs[i]) == s.raised:
            place += 1
    return min(place, RUNGS)


def _write_unseen(s: Tobago, seat: i64, shown: i64, refused: i64, out: Vector) -> None:
    taken: i64 = s.removed
    i: i64
    for i in range(s.seats):
        taken |= s.treasures[i]
    turned = VALUE_OF[s.turned] if s.turned != NONE else -1
    known = refused + tally(taken) + without(s.seen[seat], shown) + s.saw_buried[seat] + s.saw_buried_safe[seat]
    for i in range(VALUES):
        left = _in_game(s, i) - number_of(known, i) - (1 if i == turned else 0)
        out.put(float(left) / _ALIKE)


def _in_game(s: Tobago, value: i64) -> i64:
    """T-1.4, T-6.4 All cards of a value."""
    return count(all_of(value)) if value + 1 < VALUES else s.options.curse_cards
