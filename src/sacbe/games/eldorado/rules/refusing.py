"""Why something is refused during PLAY: the rule, and what is missing. The order of checks is that of the dossier."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.errors import Facts, Refusal
from sacbe.games.eldorado.actions import BUY, CLEAR, COINS, END_PLAY, PLAY, SAVE, STEP, STOP, USE
from sacbe.games.eldorado.data import (
    BLOCKADE_ASKS,
    BLOCKADE_COST,
    CARD_SYMBOL,
    CARDS,
    CHANGE_SYMBOL,
    COIN,
    DIRECTIONS,
    DRAW_1,
    KEEP_ITEM,
    NATIVE,
    NATIVE_STEP,
    PASS_THROUGH,
    PRICE,
    REPLACE,
    RUBBLE,
    SCOUT,
    SINGLE_USE_CARDS,
    SYMBOLS,
    TERRAINS,
    TOKENS,
    TRANSMITTER,
)
from sacbe.games.eldorado.rules.market import bottom_kinds, empty_slot
from sacbe.games.eldorado.rules.money import wealth
from sacbe.games.eldorado.rules.moving import (
    BLACK,
    BLOCKED,
    NO_FIGURE,
    NO_HEX,
    OCCUPIED,
    START_HEX,
    is_native,
    joint_of,
    power_of,
    symbols_of,
    target,
    touched,
)
from sacbe.games.eldorado.rules.piles import held, size
from sacbe.games.eldorado.state import NO_SOURCE, TOKEN, Race


def why_not_in_play(s: Race, seat: i64, code: i64) -> Refusal | None:
    """The reason for a code of PLAY that is not legal; None for a code of another phase."""
    if PLAY <= code < USE:
        return _why_not_card(s, seat, code - PLAY)
    if USE <= code < STEP:
        return _why_not_token(s, seat, code - USE)
    if STEP <= code < CLEAR:
        return _why_not_step(s, seat, (code - STEP) // 6, (code - STEP) % 6)
    if CLEAR <= code < STOP:
        return _why_not_clear(s, seat, (code - CLEAR) // 6, (code - CLEAR) % 6 + 1)
    if code == STOP:
        return Refusal("A-4.3", "E_NOTHING_LEFT")
    if BUY <= code < COINS:
        return _why_not_buy(s, seat, code - BUY + SCOUT)
    if SAVE <= code < END_PLAY:
        card = SINGLE_USE_CARDS[code - SAVE]
        if held(s.tokens[seat], KEEP_ITEM) == 0:
            return Refusal("A-4.29", "E_NO_TOKEN", {"token": "keep_item"})
        return Refusal("A-4.33", "E_TOO_LATE_TO_KEEP", {"card": card})
    return None


def _why_not_card(s: Race, seat: i64, kind: i64) -> Refusal:
    if held(s.hand[seat], kind) == 0:
        new = held(s.fresh, kind) > 0
        return Refusal("A-4.14" if new else "A-4.19", "E_NEW_CARD" if new else "E_NOT_IN_HAND", {"card": CARDS[kind]})
    if kind == TRANSMITTER:
        return Refusal("A-4.22", "E_MARKET_EMPTY")
    if kind == NATIVE:
        return Refusal("A-4.25", "E_NO_TARGET", {"source": CARDS[kind]})
    found = _no_target(s, seat, kind)
    if found.reason == "E_WRONG_SYMBOL" and CARD_SYMBOL[kind] == COIN and not s.any_symbol:
        return Refusal(found.rule, "E_ONLY_COINS", {"card": CARDS[kind]})  # it is meant for the market
    return found


def _why_not_token(s: Race, seat: i64, token: i64) -> Refusal:
    if held(s.tokens[seat], token) == 0:
        return Refusal("A-4.29", "E_NO_TOKEN", {"token": TOKENS[token]})
    if DRAW_1 <= token <= REPLACE:
        return Refusal("A-4.31" if token < REPLACE else "A-4.32", "E_HAND_EMPTY", {"token": TOKENS[token]})
    if token == PASS_THROUGH:
        return Refusal("A-4.34", "E_ALREADY_PASSING")
    if token == CHANGE_SYMBOL:
        return Refusal("A-4.36", "E_ALREADY_CHANGED")
    if token == NATIVE_STEP:
        return Refusal("A-4.35", "E_NO_TARGET", {"source": TOKENS[token]})
    return _no_target(s, seat, TOKEN + token)


def _no_target(s: Race, seat: i64, source: i64) -> Refusal:
    """A source that reaches nothing: the nearest miss is named."""
    best: Refusal | None = None
    most: i64 = -1
    number: i64
    index: i64
    for number in range(2):
        for index in range(12):
            if index < 6:
                refusal = _misses_hex(s, seat, source, True, number, index)
            else:
                refusal = _misses_blockade(s, seat, source, True, number, index - 5)
            rank = _rank(refusal.reason)
            if rank > most:
                best, most = refusal, rank
    assert best is not None
    return best


def _rank(reason: str) -> i64:
    """How near a miss is: too few symbols is nearer than the wrong symbol, and that than no way at all."""
    order = ("E_OFF_BOARD", "E_START_HEX", "E_BLACK", "E_OCCUPIED", "E_PAID_WITH_CARDS", "E_WRONG_SYMBOL")
    if reason in order:
        return order.index(reason) + 1
    return 8 if reason == "E_TOO_FEW_SYMBOLS" else (7 if reason == "E_BLOCKADE" else 0)


# Steps


def _why_not_step(s: Race, seat: i64, number: i64, direction: i64) -> Refusal:
    """A step in FREE or MOVING that neither symbols left over nor cards of the hand pay for."""
    figure = s.own_figure(seat, number)
    cell = target(s, figure, direction, False)
    if cell < 0:
        return _unreachable(s, figure, direction, cell)
    ground, cost = s.route.terrain[cell], s.route.cost[cell]
    if ground >= RUBBLE:
        return _too_few_cards("A-4.12" if ground == RUBBLE else "A-4.13", cost, size(s.hand[seat]))
    if s.source == NO_SOURCE:
        return Refusal("A-4.3", "E_PLAY_FIRST", {"symbol": SYMBOLS[ground], "need": int(cost)})
    if figure != s.mover:
        return Refusal("V-6.1", "E_OTHER_FIGURE")
    if ground != s.symbol:
        return _wrong_leftover(s, ground, cost)
    return _too_few_symbols(s, seat, s.source, False, ground, cost, s.left)


def _why_not_clear(s: Race, seat: i64, number: i64, blockade: i64) -> Refusal:
    figure = s.own_figure(seat, number)
    far = _not_beside(s, figure, blockade)
    if far is not None:
        return far
    asks, cost = BLOCKADE_ASKS[blockade], BLOCKADE_COST[blockade]
    if asks >= RUBBLE:
        return _too_few_cards("A-4.10", cost, size(s.hand[seat]))
    if s.source == NO_SOURCE:
        return Refusal("A-4.10", "E_PLAY_FIRST", {"symbol": SYMBOLS[asks], "need": int(cost)})
    if figure != s.mover:
        return Refusal("V-6.1", "E_OTHER_FIGURE")
    if asks != s.symbol:
        return _wrong_leftover(s, asks, cost)
    return _too_few_symbols(s, seat, s.source, False, asks, cost, s.left)


def why_not_target(s: Race, seat: i64, code: i64) -> Refusal:
    """A first hex or blockade that the source just played does not reach."""
    if code < CLEAR:
        return _misses_hex(s, seat, s.source, False, (code - STEP) // 6, (code - STEP) % 6)
    return _misses_blockade(s, seat, s.source, False, (code - CLEAR) // 6, (code - CLEAR) % 6 + 1)


def _misses_hex(s: Race, seat: i64, source: i64, unplayed: bool, number: i64, direction: i64) -> Refusal:
    """`unplayed`: the source is still in hand."""
    figure = s.own_figure(seat, number)
    cell = target(s, figure, direction, is_native(source) and s.native_through)
    if cell < 0:
        return _unreachable(s, figure, direction, cell)
    ground, cost = s.route.terrain[cell], s.route.cost[cell]
    if ground >= RUBBLE:
        rule = "A-4.12" if ground == RUBBLE else "A-4.13"
        return Refusal(rule, "E_PAID_WITH_CARDS", {"terrain": TERRAINS[ground], "need": int(cost)})
    if (symbols_of(s, source) >> ground) & 1 == 0:
        return _wrong_symbol(ground, cost)
    return _too_few_symbols(s, seat, source, unplayed, ground, cost, power_of(source))


def _misses_blockade(s: Race, seat: i64, source: i64, unplayed: bool, number: i64, blockade: i64) -> Refusal:
    far = _not_beside(s, s.own_figure(seat, number), blockade)
    if far is not None:
        return far
    asks = BLOCKADE_ASKS[blockade]
    if asks >= RUBBLE:
        facts: Facts = {"terrain": "blockade", "need": int(BLOCKADE_COST[blockade])}
        return Refusal("A-4.10", "E_PAID_WITH_CARDS", facts)
    if (symbols_of(s, source) >> asks) & 1 == 0:
        return _wrong_symbol(asks, BLOCKADE_COST[blockade])
    return _too_few_symbols(s, seat, source, unplayed, asks, BLOCKADE_COST[blockade], power_of(source))


def _not_beside(s: Race, figure: i64, blockade: i64) -> Refusal | None:
    if figure < 0 or s.figure[figure] < 0:
        return Refusal("V-6.1", "E_NO_FIGURE")
    if joint_of(s, blockade) < 0:
        return Refusal("A-4.11", "E_NO_BLOCKADE", {"blockade": int(blockade)})
    if (touched(s, figure) >> blockade) & 1 == 0:
        return Refusal("A-4.9", "E_NOT_BESIDE", {"blockade": int(blockade)})
    return None


def _unreachable(s: Race, figure: i64, direction: i64, why: i64) -> Refusal:
    if why == NO_FIGURE:
        return Refusal("V-6.1", "E_NO_FIGURE")
    if why == NO_HEX:
        return Refusal("A-4.1", "E_OFF_BOARD", {"direction": DIRECTIONS[direction]})
    if why == BLOCKED:
        number = s.standing(s.route.joint[6 * s.figure[figure] + direction])
        return Refusal("A-4.9", "E_BLOCKADE", {"blockade": int(number)})
    if why == BLACK:
        return Refusal("A-4.6", "E_BLACK")
    if why == START_HEX:
        return Refusal("A-4.7", "E_START_HEX")
    assert why == OCCUPIED
    return Refusal("A-4.5", "E_OCCUPIED")


def _wrong_symbol(asks: i64, need: i64) -> Refusal:
    return Refusal("A-4.2", "E_WRONG_SYMBOL", {"symbol": SYMBOLS[asks], "need": int(need)})


def _wrong_leftover(s: Race, asks: i64, need: i64) -> Refusal:
    """A-4.20 for a card whose symbol was chosen with the first hex."""
    if s.source < TOKEN and CARD_SYMBOL[s.source] != s.symbol:
        return Refusal("A-4.20", "E_SYMBOL_CHOSEN", {"symbol": SYMBOLS[asks], "chosen": SYMBOLS[s.symbol]})
    return _wrong_symbol(asks, need)


def _too_few_symbols(s: Race, seat: i64, source: i64, unplayed: bool, asks: i64, need: i64, have: i64) -> Refusal:
    """A-4.4 if another card or token has the symbol, and could be thought to help."""
    facts: Facts = {"symbol": SYMBOLS[asks], "need": int(need), "have": int(have), "missing": int(need - have)}
    itself: i64 = 1 if unplayed else 0
    other: i64
    for other in range(TOKEN + DRAW_1):  # every card, then the tokens with symbols
        owned = held(s.hand[seat], other) if other < TOKEN else held(s.tokens[seat], other - TOKEN)
        if owned > (itself if other == source else 0) and (symbols_of(s, other) >> asks) & 1 == 1:
            return Refusal("A-4.4", "E_TOO_FEW_SYMBOLS", facts)
    return Refusal("A-4.2", "E_TOO_FEW_SYMBOLS", facts)


def _too_few_cards(rule: str, need: i64, have: i64) -> Refusal:
    return Refusal(rule, "E_TOO_FEW_CARDS", {"need": int(need), "have": int(have), "missing": int(need - have)})


# Buying


def _why_not_buy(s: Race, seat: i64, kind: i64) -> Refusal:
    if s.bought:
        return Refusal("A-4.16", "E_BOUGHT_ALREADY")
    if held(s.market, kind) == 0:
        return Refusal("A-4.18", "E_SOLD_OUT", {"card": CARDS[kind]})
    if (bottom_kinds(s) >> kind) & 1 == 0 and empty_slot(s) < 0:
        return Refusal("A-4.17", "E_ROW_CLOSED", {"card": CARDS[kind]})
    halves = wealth(s.hand[seat], s.tokens[seat], s.any_symbol)
    facts: Facts = {
        "card": CARDS[kind],
        "price": int(PRICE[kind]),
        "halves": int(halves),
        "missing": int(2 * PRICE[kind] - halves),
    }
    return Refusal("A-4.15", "E_TOO_POOR", facts)
