"""T-3 How a turn goes on: movements end, cards are drawn, hands are discarded, the turn passes, the race ends."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.games.eldorado.data import DRAW_1, HAND, KINDS, NO_CAP, REMOVE_1, REPLACE, SINGLE_USE
from sacbe.games.eldorado.rules.piles import ONE, held, size
from sacbe.games.eldorado.state import (
    AUTOMATA,
    CAVES,
    CHOOSE_REMOVE,
    DEAL,
    DISCARDING,
    DRAWING,
    FREE,
    GOLD_ZONE,
    LATE,
    NEXT,
    NO_SOURCE,
    OVER,
    TOKEN,
    Race,
)


def lose_card(s: Race, seat: i64, kind: i64) -> None:
    """A card leaves the hand, face up: of what everybody knew to be there, one less."""
    s.hand[seat] -= ONE[kind]
    if held(s.known[seat], kind) > 0:
        s.known[seat] -= ONE[kind]


def lay_off(s: Race, seat: i64, kind: i64) -> None:
    """Q-36 A card of the hand is discarded, not played: it lies on the discard pile at once."""
    lose_card(s, seat, kind)
    if s.edition == 1:  # the first edition kept it in the play area until phase 2
        s.played[seat] += ONE[kind]
    else:
        s.discard[seat] += ONE[kind]


# The end of a movement


def stop_moving(s: Race) -> None:
    """The symbols left are lost and the source is put away. `s.phase` must be set already: a cave may come between."""
    if s.source == NO_SOURCE:
        return
    figure = s.mover if s.moved else -1
    put_source_away(s)
    stopped(s, figure)


def put_source_away(s: Race) -> None:
    """A card that moved a figure has been played, or is out of the game; nothing moves any more."""
    if NO_SOURCE < s.source < TOKEN:
        if SINGLE_USE[s.source] == 1 and not s.spared:
            s.gone[s.turn] += ONE[s.source]
        else:
            s.played[s.turn] += ONE[s.source]
    s.source = NO_SOURCE
    s.symbol = -1
    s.left = 0
    s.mover = -1
    s.moved = False
    s.spared = False


def stopped(s: Race, figure: i64) -> None:
    """V-6.11 With cave_timing on_stop a figure that has stopped looks into the caves beside it."""
    if s.on_stop and figure >= 0 and s.figure[figure] >= 0:
        s.locked[figure] &= caves_beside(s, s.figure[figure])
        explore(s, figure, s.phase)


def caves_beside(s: Race, cell: i64) -> i64:
    """A-4.1 The caves adjacent to a hex: a standing blockade cuts them off, too."""
    mask = s.route.beside[cell]
    if s.route.beside_far[cell] != 0:
        direction: i64
        cave: i64
        for direction in range(6):
            joint = s.route.joint[6 * cell + direction]
            if joint >= 0 and s.standing(joint) > 0:
                for cave in range(len(s.route.caves)):
                    if s.route.caves[cave] == s.route.next[6 * cell + direction]:
                        mask &= ~bit(cave)
    return mask


def finds_beside(s: Race, figure: i64) -> i64:
    """A-4.27, A-4.28 The caves beside a figure that have tokens and are not locked for it."""
    finds = caves_beside(s, s.figure[figure]) & ~s.locked[figure]
    cave: i64
    for cave in range(len(s.route.caves)):
        if s.cave_tokens(cave) == 0:
            finds &= ~bit(cave)
    return finds


def explore(s: Race, figure: i64, back: i64) -> bool:
    """A-4.27 NATURE turns up a token of each cave beside the figure that has any and is not locked for it."""
    finds = finds_beside(s, figure)
    if finds != 0:
        s.finder = figure
        s.finds = finds
        s.back = back
        s.phase = CAVES
    return finds != 0


def explore_all(s: Race, first: i64, back: i64) -> None:
    """A-4.27 When the turn ends: each own figure from this one on; then the turn passes."""
    number: i64
    for number in range(first, 2):
        figure = s.own_figure(s.turn, number)
        if figure >= 0 and s.figure[figure] >= 0:
            if explore(s, figure, back):
                return
    if back == DISCARDING:
        begin_discarding(s)
    else:
        pass_turn(s)


# T-3.3 END_PLAY


def end_play(s: Race) -> None:
    s.phase = DISCARDING
    s.window = 0
    stop_moving(s)
    if s.phase == CAVES:
        return
    if s.edition == 1 and not s.on_stop:  # the first edition took a cave's token here, before phase 2
        explore_all(s, 0, DISCARDING)
    else:
        begin_discarding(s)


# T-3.7 DISCARD


def begin_discarding(s: Race) -> None:
    """What was played goes to the discard pile. A card laid there earlier in the turn lies there already (T-3.4)."""
    s.discard[s.turn] += s.played[s.turn]
    s.played[s.turn] = 0
    ask_what_to_keep(s)


def ask_what_to_keep(s: Race) -> None:
    """T-3.10 Tokens may be used before that, and a draw token may bring something to keep."""
    s.phase = DISCARDING
    s.kept = 0
    if (s.hand[s.turn] == 0 or s.discard_all) and (s.edition == 1 or not has_hand_token(s)):
        discard_rest(s)


def discard_rest(s: Race) -> None:
    """What is not kept goes to the discard pile, too; then T-3.8 DRAW."""
    seat = s.turn
    rest = s.hand[seat] - s.kept
    kind: i64
    for kind in range(KINDS):
        n = held(rest, kind)
        while n > 0:
            lose_card(s, seat, kind)
            n -= 1
    s.discard[seat] += rest + s.played[seat]  # nothing is left in the play area, but an old position may hold some
    s.played[seat] = 0
    s.kept = 0
    s.fresh = 0
    missing = HAND - size(s.hand[seat])
    draw_cards(s, seat, missing if missing > 0 else 0, NEXT)


# T-3.8 Drawing


def draw_cards(s: Race, seat: i64, number: i64, after: i64) -> None:
    s.drawer = seat
    s.to_draw = number
    s.after = after
    go_on_drawing(s)


def go_on_drawing(s: Race) -> None:
    """Ask NATURE for the next card, unless the whole pile is drawn: there is no chance in that."""
    seat = s.drawer
    while s.to_draw > 0:
        pile = size(s.draw[seat])
        if pile == 0:
            if s.edition > 1:  # Q-17 A new card is shuffled with the others; in the first edition it was not.
                s.fresh = 0
            pile = size(s.discard[seat] - s.fresh)
            if pile == 0:
                s.to_draw = 0
                break
            s.known[seat] = s.hand[seat]  # with no card in the pile, all the others are in the hand
            s.draw[seat] = s.discard[seat] - s.fresh
            s.discard[seat] = s.fresh
        if pile > s.to_draw:
            s.phase = DRAWING
            return
        s.hand[seat] += s.draw[seat]
        s.draw[seat] = 0
        s.to_draw -= pile
    drawn(s)


def drawn(s: Race) -> None:
    """All are drawn: go on where the play was."""
    after = s.after
    if after == DEAL:
        if s.drawer + 1 < s.seats:
            draw_cards(s, s.drawer + 1, HAND, DEAL)
        else:
            begin_turn(s)
    elif after == NEXT:
        finish_turn(s)
    elif after == CHOOSE_REMOVE:
        s.phase = CHOOSE_REMOVE
        s.after = FREE
        if s.hand[s.turn] == 0:
            return_to_play(s)
    else:
        return_to_play(s)


def return_to_play(s: Race) -> None:
    """After a draw, a removal or a replacement: back to phase 1 or 2."""
    s.to_remove = 0
    s.must_remove = False
    s.replaced = 0
    if s.after == DISCARDING:
        ask_what_to_keep(s)
    elif s.after == LATE:
        ask_late(s)
    else:
        s.phase = FREE


# T-3.9, T-3.10 The turn passes


def has_hand_token(s: Race) -> bool:
    """Whether a token could be used outside phase 1: draw, and with a card in hand remove or replace."""
    tokens = s.tokens[s.turn]
    if held(tokens, DRAW_1) > 0:
        return True
    return s.hand[s.turn] != 0 and (held(tokens, REMOVE_1) > 0 or held(tokens, REPLACE) > 0)


def finish_turn(s: Race) -> None:
    """A-4.27 What to keep is decided before a new token is seen. The first edition had looked into caves already."""
    if s.edition > 1 and not s.on_stop:
        explore_all(s, 0, NEXT)
    elif s.late_tokens and not s.final:
        ask_late(s)
    else:
        pass_turn(s)


def ask_late(s: Race) -> None:
    if has_hand_token(s):
        s.phase = LATE
    else:
        pass_turn(s)


def pass_turn(s: Race) -> None:
    """E-5.1 When somebody has arrived the round is finished; Q-33 after the last round the race is called off."""
    if s.turn < s.seats:
        s.discard[s.turn] += s.played[s.turn]
        s.played[s.turn] = 0
        s.tokens[s.turn] += s.new_tokens
        s.new_tokens = 0
        s.window = 0
        s.any_symbol = False
        s.pass_through = False
        s.bought = False
        s.fresh = 0
        s.after = FREE
        s.back = FREE
    s.turn += 1
    if s.turn == s.racers:
        s.turn = 0
        if s.final or (s.round_cap != NO_CAP and s.round >= s.round_cap):
            s.phase = OVER
            return
        s.round += 1
    begin_turn(s)


def begin_turn(s: Race) -> None:
    s.drawer = s.turn if s.turn < s.seats else 0
    s.phase = FREE if s.turn < s.seats else AUTOMATA


# Arrival


def arrive(s: Race, figure: i64) -> None:
    """The figure goes to the gold zone. With the last own figure the turn is over at once (T-3.2)."""
    s.figure[figure] = GOLD_ZONE
    s.locked[figure] = 0
    stop_moving(s)
    racer = s.owner(figure)
    number: i64
    for number in range(2):
        other = s.own_figure(racer, number)
        if other >= 0 and s.figure[other] != GOLD_ZONE:
            return
    before: i64 = 0
    i: i64
    for i in range(s.racers):
        if s.arrived[i] > 0:
            before += 1
    s.arrived[racer] = before + 1
    s.final = True
    if racer < s.seats:
        s.discard[racer] += s.hand[racer]
        s.hand[racer] = 0
        s.known[racer] = 0
        pass_turn(s)
