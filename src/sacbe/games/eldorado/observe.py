"""What a seat at El Dorado sees, as numbers (H-7: all but the hands of others, and so the rest of their draw piles).

Racers come in the order of play with the observer first; in the solo game the automata are among them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.observation import Field, Observation, Vector, seat_fields
from sacbe.core.state import State
from sacbe.games.eldorado.data import (
    BLOCKADES,
    CARD_SYMBOL,
    KINDS,
    NO_CAP,
    POWER,
    SCOUT,
    TOKEN_KINDS,
)
from sacbe.games.eldorado.mind.judge import cards_of
from sacbe.games.eldorado.observe_track import (
    CLOSER,
    FIGURE,
    FIGURE_SIZE,
    TRACK,
    track_of,
    write_closer,
    write_figure,
    write_track,
)
from sacbe.games.eldorado.observe_turn import TURN, write_pile, write_turn
from sacbe.games.eldorado.rules.market import available, bottom_kinds, empty_slot
from sacbe.games.eldorado.rules.money import wealth
from sacbe.games.eldorado.rules.piles import held, size
from sacbe.games.eldorado.state import Race

_RACERS: Final[i64] = 4
_ROUNDS: Final = 40.0
_MOST_ROUNDS: Final[i64] = 120
_MARKET: Final = 3.0  # copies of a card there
_LEFT: Final[vec[float]] = vec[float]([number / _MARKET for number in range(8)])
_SLOTS: Final = 6.0
_HALVES: Final = 20.0
_HAND: Final = 4.0  # cards; a turn may begin with more
_DECK: Final = 16.0
_POWERS: Final = 20.0


def _named(name: str, fields: list[Field]) -> list[Field]:
    return [Field(f"{name}.{field.name}", field.size, field.about) for field in fields]


_TABLE: Final = [
    Field(
        "phase",
        15,
        "what is done now: route, blockades, draw, play, target, pay, buy, remove, take, replace, caves, discard, "
        "late, automata, over",
    ),
    Field("players", 4, "how many play: 1 to 4"),
    Field(
        "rules",
        8,
        "edition 1; caves looked into on stopping; nothing kept; natives go through blockades; no cave tokens; "
        "automata use the bottom row only; tokens after drawing; the race is called off some time",
    ),
    Field("round", 1, "of 40"),
    Field("rounds_left", 1, "until the race is called off, of 40; 0 if it never is"),
    Field("last_round", 1, "somebody has arrived"),
    Field("arrived", 4, "who is in El Dorado, me first: 1 for the first to arrive, 0.25 less for each after"),
    Field("bag", int(TOKEN_KINDS), "cave tokens that nobody has seen, of 4"),
    Field("market", int(KINDS - SCOUT), "cards left of each kind, of 3"),
    Field("slot", int(KINDS - SCOUT), "its slot of the bottom row, from the left, of 6; 0 in the upper rows"),
    Field("for_sale", int(KINDS - SCOUT), "may be bought now"),
    Field("my_hand", int(KINDS), "my cards, of 4"),
    Field("my_coins", 1, "what they and my tokens are worth for buying, in half coins, of 20"),
]
_SEAT: Final = [
    Field("turn", 1, "whose turn it is"),
    Field("blockades", BLOCKADES, "the blockades owned, 1 to 6"),
    Field("tokens", int(TOKEN_KINDS), "cave tokens, of 4"),
    Field("hand", 1, "cards in hand, of 4"),
    Field("pile", 1, "cards in the draw pile, of 16"),
    Field("deck", 1, "all cards, of 16"),
    Field("powers", 4, "machetes, paddles, coins and symbols of any kind in the deck, of 20"),
    Field("known", int(KINDS), "cards that everybody knows to be in the hand, of 4"),
    Field("unseen", int(KINDS), "cards of the draw pile and the rest of the hand together, of 4"),
    Field("discarded", int(KINDS), "cards on the discard pile, of 4"),
]


class EldoradoObservation(Observation):
    def __init__(self) -> None:
        fields = [*_TABLE, *TURN, *TRACK, *_named("my_figure", CLOSER)]
        # only with two players
        fields += _named("my_second", [*FIGURE, *CLOSER]) + _named("their_second", FIGURE)
        super().__init__([*fields, *seat_fields(int(_RACERS), [*_SEAT, *FIGURE])])

    def write(self, s: State, seat: i64, out: Vector) -> None:
        assert isinstance(s, Race)
        _write_table(s, seat, out)
        _write_market(s, out)
        write_pile(s.hand[seat], KINDS, out)
        out.put(float(wealth(s.hand[seat], s.tokens[seat], s.any_symbol)) / _HALVES)
        write_turn(s, seat, out)
        track = track_of(s.route)
        write_track(s, seat, track, out)
        write_closer(s, track, seat, out)
        second = s.own_figure(seat, 1)
        write_figure(s, track, second, out)
        write_closer(s, track, second, out)
        theirs: i64 = -1
        if s.seats == 2:
            theirs = s.own_figure(1 - seat, 1)
        write_figure(s, track, theirs, out)
        i: i64
        for i in range(_RACERS):
            if i < s.racers:
                racer = (seat + i) % s.racers
                _write_racer(s, racer, out)
                write_figure(s, track, racer, out)
            else:
                out.blank(_SEAT_SIZE)


def _write_table(s: Race, seat: i64, out: Vector) -> None:
    out.one_of(s.phase, 15)
    out.one_of(s.seats - 1, 4)
    out.flag(s.edition == 1)
    out.flag(s.on_stop)
    out.flag(s.discard_all)
    out.flag(s.native_through)
    out.flag(not s.with_caves)
    out.flag(s.bottom_only)
    out.flag(s.late_tokens)
    out.flag(s.round_cap != NO_CAP)
    out.put(float(min(s.round, _MOST_ROUNDS)) / _ROUNDS)
    out.put(float(s.round_cap - s.round) / _ROUNDS if s.round_cap != NO_CAP else 0.0)
    out.flag(s.final)
    i: i64
    for i in range(_RACERS):
        came: i64 = 0
        if i < s.racers:
            came = s.arrived[(seat + i) % s.racers]
        out.put(1.25 - 0.25 * float(came) if came > 0 else 0.0)
    write_pile(s.bag, TOKEN_KINDS, out)


def _write_market(s: Race, out: Vector) -> None:
    kind: i64
    for kind in range(SCOUT, KINDS):
        out.put(_LEFT[held(s.market, kind)])
    slot: i64
    for slot in range(6):
        out.values[out.at + s.bottom[slot] - SCOUT] = float(slot + 1) / _SLOTS
    out.blank(KINDS - SCOUT)
    bottom = bottom_kinds(s)
    opened = empty_slot(s) >= 0
    for kind in range(SCOUT, KINDS):
        out.flag(available(s, kind, bottom, opened))


def _write_racer(s: Race, racer: i64, out: Vector) -> None:
    out.flag(racer == s.turn)
    out.bits(s.blockades[racer] >> 1, BLOCKADES)
    if racer >= s.seats:  # V-6.2 automata have no cards
        out.blank(_SEAT_SIZE - FIGURE_SIZE - 1 - BLOCKADES)
        return
    write_pile(s.tokens[racer], TOKEN_KINDS, out)
    # A view keeps the hidden cards of a hand among the draw pile: only both together are the same for everybody.
    unseen = s.draw[racer] + s.hand[racer] - s.known[racer]
    hand = s.hand_size(racer)
    out.put(float(hand) / _HAND)
    out.put(float(size(unseen) + size(s.known[racer]) - hand) / _DECK)
    _write_deck(cards_of(s, racer), out)
    write_pile(s.known[racer], KINDS, out)
    write_pile(unseen, KINDS, out)
    write_pile(s.discard[racer], KINDS, out)


def _write_deck(cards: i64, out: Vector) -> None:
    out.put(float(size(cards)) / _DECK)
    powers: i64 = 0  # sixteen bits each
    kind: i64 = 0
    while cards != 0:
        if cards & 7 != 0 and CARD_SYMBOL[kind] >= 0:
            powers += ((cards & 7) * POWER[kind]) << (16 * CARD_SYMBOL[kind])
        cards >>= 3
        kind += 1
    symbol: i64
    for symbol in range(4):
        out.put(float((powers >> (16 * symbol)) & 0xFFFF) / _POWERS)


_SEAT_SIZE: Final[i64] = sum(field.size for field in _SEAT) + FIGURE_SIZE
OBSERVATION: Final = EldoradoObservation()
