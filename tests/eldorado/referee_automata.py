"""V-6.2 to V-6.10 as the referee reads them: the move of an automaton."""

from __future__ import annotations

from functools import cache

from sacbe.games.eldorado.data import DIRECTIONS
from tests.eldorado.referee_board import BLACK, Board, Hex, beside, board
from tests.eldorado.referee_table import COLOUR, Table
from tests.eldorado.referee_turns import next_turn

HEX_COLOUR = {"jungle": "green", "water": "blue", "village": "yellow"}


def forward(b: Board, hex_: Hex) -> set[Hex]:
    """V-6.3 One move: a step, or a hop over one black hex; on this piece and the next."""
    found = set()
    for way in DIRECTIONS:
        to = beside(hex_, way)
        if to in b.terrain and b.terrain[to] in BLACK:
            behind = beside(to, way)
            if b.enterable(behind) and b.piece[hex_] <= b.piece[to] <= b.piece[behind] <= b.piece[hex_] + 1:
                found.add(behind)
        elif b.enterable(to) and b.piece[hex_] <= b.piece[to] <= b.piece[hex_] + 1:
            found.add(to)
    return found


@cache
def moves_to(route: str, piece: int) -> dict[Hex, int]:
    """How many moves it takes from every hex up to this piece to come onto it, never a step back."""
    b = board(route)
    found = {hex_: 0 for hex_ in b.terrain if b.piece[hex_] == piece and b.terrain[hex_] not in BLACK}
    before = {hex_: forward(b, hex_) for hex_ in b.terrain if b.piece[hex_] < piece and b.terrain[hex_] not in BLACK}
    steps = 0
    while True:
        steps += 1
        more = {hex_ for hex_, to in before.items() if hex_ not in found and any(found.get(x) == steps - 1 for x in to)}
        if not more:
            return found
        found.update(dict.fromkeys(more, steps))


def move(t: Table) -> Table:
    """The table after the automaton whose turn it is has moved."""
    t = Table(t.d)
    b = t.board
    at = t.place(1)
    assert at is not None
    value = moves_to(t.d["route"], b.piece[at] + 1)
    whole = moves_to(t.d["route"], b.last)
    ways = []
    for order, way in enumerate(DIRECTIONS):
        to, behind = beside(at, way), beside(beside(at, way), way)
        if to not in b.terrain or b.piece[to] < b.piece[at]:
            continue
        black = b.terrain[to] in BLACK
        if black and not (b.enterable(behind) and b.piece[behind] >= b.piece[to]):
            continue
        if value.get(behind if black else to) != value[at] - 1:
            continue  # not a shortest direction
        if black:  # V-6.6
            if not t.occupied(behind):
                ways.append((2, whole[behind], order, to, behind))
        elif t.occupied(to):  # V-6.7
            if b.enterable(behind) and not t.occupied(behind) and b.piece[behind] >= b.piece[to]:
                ways.append((3, whole[behind], order, to, behind))
        elif b.enterable(to):  # V-6.4
            ways.append((1, whole[to], order, to, to))
    if ways:  # V-6.9: else it waits
        kind, _, _, over, to = min(ways)
        _cross(t, at, over)
        if kind == 1:
            _remove_card(t, HEX_COLOUR.get(b.terrain[to], "purple"))
        else:
            _cross(t, over, to)
        if over in b.caves and t.d["caves"][b.caves.index(over)]:
            t.d["caves"][b.caves.index(over)] -= 1
        t.me["figures"] = ["gold" if to in b.finish else list(to)]
        if to in b.finish:  # V-6.10
            t.me["arrived"] = 1 + sum(racer["arrived"] > 0 for racer in t.racers)
            t.d["final"] = True
    next_turn(t)
    return t


def _cross(t: Table, one: Hex, other: Hex) -> None:
    """V-6.8"""
    number = t.blocked(one, other)
    if number:
        t.d["blockades"][t.d["blockades"].index(number)] = 0
        t.me["blockades"] = sorted([*t.me["blockades"], number])


def _remove_card(t: Table, colour: str) -> None:
    """V-6.5: one card to the box, and no pile moves."""
    cards = t.available()
    if t.options["solo_market_scope"] == "bottom_row":
        cards = [card for card in cards if card in t.d["bottom"]]
    for wanted in (colour, "purple"):
        first = [card for card in cards if COLOUR[card] == wanted]
        if first:
            t.d["market"][first[0]] -= 1
            return
