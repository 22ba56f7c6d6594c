"""The clue cards of Tobago as a seat knows them: what its hand could do, what lies on the maps, where others are."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.observation import Field, Vector
from sacbe.games.tobago.data import CLUE_COUNT, COLOURS, MAPS, MAX_SEATS
from sacbe.games.tobago.rules.maps import LEGAL, fits, sites_after
from sacbe.games.tobago.state import NONE, Tobago, rung_card, rung_colour, rung_owner, rung_roses

RUNGS: Final[i64] = 7  # that are told one by one, from the bottom; what is higher is added to the last of them
_ROSES: Final = 2.0
_LEFT: Final = 0.9  # of a clue that leaves a single hex, beyond 0.1 for any that is legal

CLUE_FIELDS: Final = [
    Field(
        "my_hand",
        int(CLUE_COUNT * MAPS),
        "by card and map: 0.1 + 0.9 / the hexes it would leave; -0.1 in hand but not legal there; 0 not in hand",
    ),
    Field("clue_map", int(CLUE_COUNT), f"by card the map it lies on, in quarters: {', '.join(COLOURS)}; 0 on none"),
    Field("clue_rung", int(CLUE_COUNT), "by card its place there from the bottom, 1 to 7, of 7"),
    Field(
        "clue_known",
        int(CLUE_COUNT),
        "by card: 1 discarded face up, 0.5 discarded by me face down, 0.25 unseen "
        "since a shuffle it was in; -1 named just now, for a map or a swap",
    ),
    *[
        Field(
            f"roses_{colour}",
            int(RUNGS * MAX_SEATS),
            "by rung from the bottom: the roses there of mine, next1, .., of 2",
        )
        for colour in COLOURS
    ],
]


def write_clues(s: Tobago, seat: i64, out: Vector) -> None:
    card: i64
    for card in range(CLUE_COUNT):
        _write_plays(s, seat, card, out)
    _write_maps(s, seat, out)


def _write_plays(s: Tobago, seat: i64, card: i64, out: Vector) -> None:
    if (s.hand[seat] >> card) & 1 == 0:
        out.blank(MAPS)
        return
    colour: i64
    for colour in range(MAPS):
        if fits(s, card, colour) == LEGAL:
            out.put(0.1 + _LEFT / float(sites_after(s, card, colour)))
        else:
            out.put(-0.1)


def _write_maps(s: Tobago, seat: i64, out: Vector) -> None:
    by_map = out.at
    by_rung = by_map + CLUE_COUNT
    known = by_rung + CLUE_COUNT
    roses = known + CLUE_COUNT
    out.blank(3 * CLUE_COUNT + MAPS * RUNGS * MAX_SEATS)
    below = vec[i64]([0] * MAPS)
    on_maps: i64 = 0
    i: i64 = len(s.rungs) - 1
    while i >= 0:
        r = s.rungs[i]
        i -= 1
        colour, card = rung_colour(r), rung_card(r)
        place = min(below[colour], RUNGS - 1)
        below[colour] += 1
        on_maps |= bit(card)
        out.values[by_map + card] = float(colour + 1) / float(MAPS)
        out.values[by_rung + card] = float(place + 1) / float(RUNGS)
        whose = (rung_owner(r) - seat + s.seats) % s.seats
        out.values[roses + (colour * RUNGS + place) * MAX_SEATS + whose] += float(rung_roses(r)) / _ROSES
    mine = s.exchanged[seat]
    shuffled = (s.open_shuffled | s.own_shuffled[seat]) & ~(on_maps | s.hand[seat] | mine | s.played)
    named = s.first_clue if s.first_clue != NONE else s.swapping
    for i in range(CLUE_COUNT):
        if i == named:
            out.values[known + i] = -1.0
        elif (s.played >> i) & 1:
            out.values[known + i] = 1.0
        elif (mine >> i) & 1:
            out.values[known + i] = 0.5
        elif (shuffled >> i) & 1:
            out.values[known + i] = 0.25
