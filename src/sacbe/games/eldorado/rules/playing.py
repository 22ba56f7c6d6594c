"""T-3.3 PLAY: cards, tokens, steps and purchases in any order, until the player stops."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.core.errors import Refusal
from sacbe.games.eldorado.actions import BUY, CLEAR, END_PLAY, PAY, PLAY, SAVE, STEP, STOP, USE
from sacbe.games.eldorado.data import (
    BLOCKADE_ASKS,
    BLOCKADE_COST,
    CARD_SYMBOL,
    CARTOGRAPHER,
    CHANGE_SYMBOL,
    COMPASS,
    DRAW_1,
    KEEP_ITEM,
    KINDS,
    NATIVE,
    NATIVE_STEP,
    PASS_THROUGH,
    PRICE,
    REPLACE,
    RUBBLE,
    SCIENTIST,
    SCOUT,
    SINGLE_USE,
    TRANSMITTER,
)
from sacbe.games.eldorado.rules.buying import begin_purchase
from sacbe.games.eldorado.rules.effects import can_use_hand_token, use_hand_token
from sacbe.games.eldorado.rules.guards import RacePhase
from sacbe.games.eldorado.rules.market import available, bottom_kinds, empty_slot
from sacbe.games.eldorado.rules.money import wealth
from sacbe.games.eldorado.rules.moving import (
    clear_with_source,
    joint_of,
    move_with_source,
    power_of,
    symbols_of,
    target,
    target_codes,
    touched,
    use_source,
)
from sacbe.games.eldorado.rules.paying import begin_payment
from sacbe.games.eldorado.rules.piles import ONE, SINGLE_USE_CARD, held, size
from sacbe.games.eldorado.rules.refusing import why_not_in_play, why_not_target
from sacbe.games.eldorado.rules.turns import draw_cards, end_play, lose_card, stop_moving
from sacbe.games.eldorado.state import CHOOSE_REMOVE, CHOOSE_TAKE, FREE, TARGET, TOKEN, Race

_FAR: Final[i64] = 99


class Survey:
    """What the own figures can reach from where they stand, by what it asks for."""

    def __init__(self) -> None:
        self.machetes: i64 = 0  # the fewest machetes that enter a hex or clear a blockade
        self.paddles: i64 = 0
        self.coins: i64 = 0
        self.anything = False  # whether there is any hex or blockade at all: enough for a Native
        self.steps: i64 = (
            0  # steps that need no new source: rubble, camps, symbols left over; bit 6 * number + direction
        )
        self.clears: i64 = 0  # the same for blockades; bit 6 * number + blockade - 1

    def look(self, s: Race, seat: i64) -> None:
        self.machetes = _FAR
        self.paddles = _FAR
        self.coins = _FAR
        self.anything = False
        self.steps = 0
        self.clears = 0
        cards = size(s.hand[seat])
        number: i64
        direction: i64
        blockade: i64
        for number in range(2):
            figure = s.own_figure(seat, number)
            if figure < 0 or s.figure[figure] < 0:
                continue
            for direction in range(6):
                cell = target(s, figure, direction, False)
                if cell >= 0 and self.offer(s, figure, s.route.terrain[cell], s.route.cost[cell], cards):
                    self.steps |= bit(6 * number + direction)
            near = touched(s, figure)
            if near != 0:
                for blockade in range(1, 7):
                    if (near >> blockade) & 1 == 1:
                        if self.offer(s, figure, BLOCKADE_ASKS[blockade], BLOCKADE_COST[blockade], cards):
                            self.clears |= bit(6 * number + blockade - 1)

    def offer(self, s: Race, figure: i64, asks: i64, cost: i64, cards: i64) -> bool:
        """Note a hex or blockade; True if it can be paid for without playing a new source."""
        self.anything = True
        if asks >= RUBBLE:
            return cost <= cards
        if asks == 0:
            self.machetes = min(self.machetes, cost)
        elif asks == 1:
            self.paddles = min(self.paddles, cost)
        else:
            self.coins = min(self.coins, cost)
        return figure == s.mover and asks == s.symbol and cost <= s.left

    def reached_by(self, symbols: i64, power: i64) -> bool:
        return (
            (symbols & 1 != 0 and self.machetes <= power)
            or (symbols & 2 != 0 and self.paddles <= power)
            or (symbols & 4 != 0 and self.coins <= power)
        )


class Play(RacePhase):
    """T-3.5 FREE, and MOVING while symbols are left over."""

    name = "play"

    def __init__(self) -> None:
        self.survey = Survey()  # scratch; filled anew by each `codes`

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=32)
        survey = self.survey
        survey.look(s, seat)
        hand, tokens = s.hand[seat], s.tokens[seat]
        kind: i64
        cards = hand
        kind = 0
        while cards != 0:
            if cards & 7 != 0 and self.has_use(s, kind):
                out = append(out, PLAY + kind)
            cards >>= 3
            kind += 1
        if tokens != 0:
            for kind in range(KEEP_ITEM):
                if held(tokens, kind) > 0 and self.token_has_use(s, seat, kind):
                    out = append(out, USE + kind)
        i: i64
        if survey.steps != 0:
            for i in range(12):
                if (survey.steps >> i) & 1 == 1:
                    out = append(out, STEP + i)
        if survey.clears != 0:
            for i in range(12):
                if (survey.clears >> i) & 1 == 1:
                    out = append(out, CLEAR + i)
        if s.left > 0:
            out = append(out, STOP)
        if not s.bought:
            halves = wealth(hand, tokens, s.any_symbol)
            bottom = bottom_kinds(s)
            opened = empty_slot(s) >= 0
            for kind in range(SCOUT, KINDS):
                if 2 * PRICE[kind] <= halves and available(s, kind, bottom, opened):
                    out = append(out, BUY + kind - SCOUT)
        if s.window != 0 and held(tokens, KEEP_ITEM) > 0:
            for i in range(6):
                if (s.window >> SINGLE_USE_CARD[i]) & 1 == 1:
                    out = append(out, SAVE + i)
        return append(out, END_PLAY)

    def has_use(self, s: Race, kind: i64) -> bool:
        """Q-25 A movement card, a Native and a Transmitter need something to do; the others may always be played."""
        if CARD_SYMBOL[kind] >= 0:
            return self.survey.reached_by(symbols_of(s, kind), power_of(kind))
        if kind == NATIVE:
            return self.survey.anything
        return kind != TRANSMITTER or s.market != 0

    def token_has_use(self, s: Race, seat: i64, token: i64) -> bool:
        if token < DRAW_1:
            return self.survey.reached_by(symbols_of(s, TOKEN + token), power_of(TOKEN + token))
        if token <= REPLACE:
            return can_use_hand_token(s, seat, token)
        if token == NATIVE_STEP:
            return self.survey.anything
        if s.edition == 1:  # the first edition let a second one be wasted
            return True
        return not (s.pass_through if token == PASS_THROUGH else s.any_symbol)

    def reason(self, s: Race, seat: i64, code: i64) -> Refusal:
        return why_not_in_play(s, seat, code) or self.not_now(code)

    def step(self, s: Race, seat: i64, code: i64) -> None:
        if code < USE:
            play_card(s, seat, code - PLAY)
        elif code < STEP:
            use_token(s, seat, code - USE)
        elif code < CLEAR:
            figure = s.own_figure(seat, (code - STEP) // 6)
            cell = s.route.next[6 * s.figure[figure] + (code - STEP) % 6]
            if s.route.terrain[cell] >= RUBBLE:
                begin_payment(s, figure, cell, -1)
            else:
                move_with_source(s, figure, (code - STEP) % 6)
        elif code < STOP:
            number = (code - CLEAR) % 6 + 1
            if BLOCKADE_ASKS[number] >= RUBBLE:
                begin_payment(s, s.own_figure(seat, (code - CLEAR) // 6), -1, joint_of(s, number))
            else:
                clear_with_source(s, number)
        elif code == STOP:
            stop_moving(s)
        elif code == END_PLAY:
            end_play(s)
        elif code < SAVE:
            begin_purchase(s, code - BUY + SCOUT)
        else:
            save_card(s, seat, SINGLE_USE_CARD[code - SAVE])


# Cards


def play_card(s: Race, seat: i64, kind: i64) -> None:
    lose_card(s, seat, kind)
    s.window = 0
    if CARD_SYMBOL[kind] >= 0 or kind == NATIVE:
        aim(s, kind)
        return
    if SINGLE_USE[kind] == 1:
        s.gone[seat] += ONE[kind]
        s.window = bit(kind)
    else:
        s.played[seat] += ONE[kind]
    if kind == TRANSMITTER:
        s.phase = CHOOSE_TAKE
    elif kind == CARTOGRAPHER:
        draw_cards(s, seat, 2, FREE)
    elif kind == COMPASS:
        draw_cards(s, seat, 3, FREE)
    elif kind == SCIENTIST:
        s.to_remove = 1
        draw_cards(s, seat, 1, CHOOSE_REMOVE)
    else:  # Travel Log
        s.to_remove = 2
        draw_cards(s, seat, 2, CHOOSE_REMOVE)


def aim(s: Race, source: i64) -> None:
    """A source is played for moving: whatever moved before has ended (A-4.3), the first hex is asked next."""
    s.phase = TARGET
    stop_moving(s)
    s.source = source


# Tokens


def use_token(s: Race, seat: i64, token: i64) -> None:
    s.window = 0
    if DRAW_1 <= token <= REPLACE:
        use_hand_token(s, seat, token, FREE)
        return
    s.tokens[seat] -= ONE[token]
    if token == PASS_THROUGH:
        s.pass_through = True
    elif token == CHANGE_SYMBOL:
        s.any_symbol = True
    else:
        aim(s, TOKEN + token)


def save_card(s: Race, seat: i64, kind: i64) -> None:
    """A-4.33 The single-use card stays in the deck."""
    s.tokens[seat] -= ONE[KEEP_ITEM]
    s.window = 0
    if s.source == kind:
        s.spared = True
    else:
        s.gone[seat] -= ONE[kind]
        s.played[seat] += ONE[kind]


class Target(RacePhase):
    """T-3.5 D1, D7: the first hex or blockade of the source just played, and with it the figure and the symbol."""

    name = "target"

    def codes(self, s: Race, seat: i64) -> vec[i64]:
        return target_codes(s, seat)

    def step(self, s: Race, seat: i64, code: i64) -> None:
        if code < CLEAR:
            figure = s.own_figure(seat, (code - STEP) // 6)
            direction = (code - STEP) % 6
            use_source(s, figure, s.route.terrain[s.route.next[6 * s.figure[figure] + direction]])
            move_with_source(s, figure, direction)
        else:
            number = (code - CLEAR) % 6 + 1
            use_source(s, s.own_figure(seat, (code - CLEAR) // 6), BLOCKADE_ASKS[number])
            clear_with_source(s, number)

    def reason(self, s: Race, seat: i64, code: i64) -> Refusal:
        if code < STEP or code >= PAY - 1:
            return self.not_now(code)
        return why_not_target(s, seat, code)
