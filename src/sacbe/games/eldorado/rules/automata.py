"""V-6.2 to V-6.10 The solo game's automata: one move a turn, by rule. Nothing is chosen and nothing is random."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.games.eldorado.actions import AUTOMATON
from sacbe.games.eldorado.data import CARD_SYMBOL, KINDS, MOUNTAIN, NONE, RUBBLE, SCOUT
from sacbe.games.eldorado.rules.guards import ChancePhase
from sacbe.games.eldorado.rules.market import available, bottom_kinds, empty_slot, take_from_pile
from sacbe.games.eldorado.rules.moving import enter, occupied, take_blockade
from sacbe.games.eldorado.rules.piles import ONE
from sacbe.games.eldorado.rules.turns import pass_turn
from sacbe.games.eldorado.state import Race

WAITS: Final[i64] = -1
# V-6.3 Preferences.
STEPS: Final[i64] = 0
HOPS_BLACK: Final[i64] = 1
HOPS_FIGURE: Final[i64] = 2


def value(s: Race, here: i64, there: i64) -> i64:
    """V-6.3 Moves to the next piece, seen from the automaton's hex; -1 on an earlier piece."""
    if s.route.piece[there] > s.route.piece[here]:
        return 0
    return s.route.ahead[there] if s.route.piece[there] == s.route.piece[here] else -1


def landing(s: Race, here: i64, direction: i64) -> i64:
    """V-6.3 Where a move in this direction ends, if the direction is a shortest one and can be carried out; else -1."""
    beside = s.route.next[6 * here + direction]
    if beside < 0:
        return -1
    if s.route.terrain[beside] >= MOUNTAIN:  # V-6.6
        there = s.route.hop(here, direction)
        if there < 0 or value(s, here, there) != s.route.ahead[here] - 1 or occupied(s, there):
            return -1
        return there
    if value(s, here, beside) != s.route.ahead[here] - 1:
        return -1
    if not occupied(s, beside):  # V-6.4
        return beside
    behind = s.route.next[6 * beside + direction]  # V-6.7
    if behind < 0 or s.route.terrain[behind] >= MOUNTAIN or s.route.piece[behind] < s.route.piece[beside]:
        return -1
    return -1 if occupied(s, behind) else behind


def kind_of_move(s: Race, here: i64, direction: i64) -> i64:
    beside = s.route.next[6 * here + direction]
    if s.route.terrain[beside] >= MOUNTAIN:
        return HOPS_BLACK
    return HOPS_FIGURE if occupied(s, beside) else STEPS


def choose_direction(s: Race, here: i64) -> i64:
    """V-6.3 By kind of move, then the shorter whole way from where it ends, then the order of directions."""
    best: i64 = WAITS
    least: i64 = 0
    direction: i64
    for direction in range(6):
        there = landing(s, here, direction)
        if there >= 0:
            rank = 1000 * kind_of_move(s, here, direction) + s.route.total[there]
            if best == WAITS or rank < least:
                best, least = direction, rank
    return best


def move_automaton(s: Race) -> None:
    figure = s.turn
    here = s.figure[figure]
    direction = choose_direction(s, here)
    if direction == WAITS:  # V-6.9
        return
    there = landing(s, here, direction)
    how = kind_of_move(s, here, direction)
    joint = s.route.piece[here]
    if s.route.piece[there] != joint and joint < s.route.joints and s.standing(joint) > 0:  # V-6.8
        take_blockade(s, joint)
    if how == STEPS:
        remove_from_market(s, s.route.terrain[there])
    elif how == HOPS_BLACK:
        remove_token(s, s.route.next[6 * here + direction])
    enter(s, figure, there)


def remove_token(s: Race, over: i64) -> None:
    """V-6.6 The top token of a cave goes to the box unseen: it stays among those nobody has seen."""
    cave: i64
    for cave in range(len(s.route.caves)):
        if s.route.caves[cave] == over and s.cave_tokens(cave) > 0:
            s.cave -= ONE[cave]


def remove_from_market(s: Race, ground: i64) -> None:
    """V-6.5 The first available card of the hex's colour, else the first available purple one; no pile moves (Q-28)."""
    kind = first_available(s, ground) if ground < RUBBLE else -1
    if kind < 0:
        kind = first_available(s, NONE)
    if kind < 0:
        return
    if s.edition == 1:  # the first edition moved the rest of an upper pile down, as a purchase does
        take_from_pile(s, kind)
    else:
        s.market -= ONE[kind]


def first_available(s: Race, symbol: i64) -> i64:
    """Q-27 In slot order, bottom row first; white cards have no colour of a hex."""
    slot: i64
    for slot in range(6):
        kind = s.bottom[slot]
        if CARD_SYMBOL[kind] == symbol and (s.market >> (3 * kind)) & 7 > 0:
            return kind
    if s.bottom_only or empty_slot(s) < 0:
        return -1
    bottom = bottom_kinds(s)
    for kind in range(SCOUT, KINDS):
        if CARD_SYMBOL[kind] == symbol and (bottom >> kind) & 1 == 0 and available(s, kind, bottom, True):
            return kind
    return -1


class MoveAutomaton(ChancePhase):
    """V-6.2 In turn: 2, 3, 4. A step of its own, so that it can be watched."""

    name = "automata"
    rule = "V-6.2"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        return append(vec[i64](), AUTOMATON + s.turn - 1)

    def step(self, s: Race, seat: i64, code: i64) -> None:
        move_automaton(s)
        pass_turn(s)
