"""A-4.1 to A-4.11, A-4.25, A-4.26 Movement: which hexes and blockades a source reaches, and going there."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit
from sacbe.games.eldorado.actions import CLEAR, STEP
from sacbe.games.eldorado.data import (
    ANY,
    BLOCKADE_ASKS,
    BLOCKADE_COST,
    CARD_SYMBOL,
    MOUNTAIN,
    NATIVE,
    NATIVE_STEP,
    POWER,
    RUBBLE,
    SINGLE_USE,
    START,
    TOKEN_POWER,
    TOKEN_SYMBOL,
)
from sacbe.games.eldorado.rules.turns import arrive, caves_beside, stop_moving, stopped
from sacbe.games.eldorado.state import FREE, TOKEN, Race

# Why a hex cannot be entered, whatever is paid.
NO_FIGURE: Final[i64] = -1
NO_HEX: Final[i64] = -2
BLOCKED: Final[i64] = -3
BLACK: Final[i64] = -4
START_HEX: Final[i64] = -5
OCCUPIED: Final[i64] = -6

EVERY_SYMBOL: Final[i64] = 7
NATIVE_TOKEN: Final[i64] = TOKEN + NATIVE_STEP


def occupied(s: Race, cell: i64) -> bool:
    return s.figure[0] == cell or s.figure[1] == cell or s.figure[2] == cell or s.figure[3] == cell


def target(s: Race, figure: i64, direction: i64, through: bool) -> i64:
    """The hex a figure can go to in this direction if it pays for it, or one of the reasons above."""
    if figure < 0 or s.figure[figure] < 0:
        return NO_FIGURE
    at = 6 * s.figure[figure] + direction
    cell = s.route.next[at]
    if cell < 0:
        return NO_HEX
    joint = s.route.joint[at]
    if joint >= 0 and not through and s.standing(joint) > 0:
        return BLOCKED
    ground = s.route.terrain[cell]
    if ground >= MOUNTAIN:
        return START_HEX if ground == START else BLACK
    if not s.pass_through and occupied(s, cell):
        return OCCUPIED
    return cell


def touched(s: Race, figure: i64) -> i64:
    """A-4.9 The blockades a figure stands next to, bit n for number n."""
    mask: i64 = 0
    if figure < 0 or s.figure[figure] < 0:
        return mask
    joints = s.route.touches[s.figure[figure]]
    joint: i64 = 0
    while joints != 0:
        if joints & 1 != 0 and s.standing(joint) > 0:
            mask |= bit(s.standing(joint))
        joints >>= 1
        joint += 1
    return mask


def joint_of(s: Race, number: i64) -> i64:
    """Where the blockade of this number stands; -1 if it does not."""
    joint: i64
    for joint in range(s.route.joints):
        if s.standing(joint) == number:
            return joint
    return -1


# Sources


def is_native(source: i64) -> bool:
    return source in (NATIVE, NATIVE_TOKEN)


def symbols_of(s: Race, source: i64) -> i64:
    """The symbols a source may be used for, as a mask (A-4.20 white cards, A-4.36 a changed symbol)."""
    if source >= TOKEN:
        return bit(TOKEN_SYMBOL[source - TOKEN])
    symbol = CARD_SYMBOL[source]
    if symbol < 0:
        return 0
    return EVERY_SYMBOL if symbol == ANY or s.any_symbol else bit(symbol)


def power_of(source: i64) -> i64:
    return TOKEN_POWER[source - TOKEN] if source >= TOKEN else POWER[source]


def pays_hex(symbols: i64, power: i64, ground: i64, cost: i64) -> bool:
    """A-4.2 A landscape hex, from one source (A-4.4)."""
    return ground < RUBBLE and (symbols >> ground) & 1 == 1 and cost <= power


def pays_blockade(symbols: i64, power: i64, number: i64) -> bool:
    """A-4.10"""
    asks = BLOCKADE_ASKS[number]
    return asks < RUBBLE and (symbols >> asks) & 1 == 1 and BLOCKADE_COST[number] <= power


def target_codes(s: Race, seat: i64) -> vec[i64]:
    """The first hexes and blockades that the source just played reaches, with any own figure."""
    out = vec[i64](capacity=16)
    native = is_native(s.source)
    through = native and s.native_through
    symbols: i64 = 0
    power: i64 = 0
    if not native:
        symbols, power = symbols_of(s, s.source), power_of(s.source)
    number: i64
    direction: i64
    blockade: i64
    for number in range(2):
        figure = s.own_figure(seat, number)
        for direction in range(6):
            cell = target(s, figure, direction, through)
            if cell >= 0 and (native or pays_hex(symbols, power, s.route.terrain[cell], s.route.cost[cell])):
                out = append(out, STEP + 6 * number + direction)
    for number in range(2):
        near = touched(s, s.own_figure(seat, number))
        if near != 0:
            for blockade in range(1, 7):
                if (near >> blockade) & 1 == 1 and (native or pays_blockade(symbols, power, blockade)):
                    out = append(out, CLEAR + 6 * number + blockade - 1)
    return out


# Going there


def use_source(s: Race, figure: i64, asks: i64) -> None:
    """The source is used for its first hex or blockade, which shows the symbol."""
    s.mover = figure
    s.moved = False
    s.window = 0
    if s.source < TOKEN and SINGLE_USE[s.source] == 1:
        s.window = bit(s.source)
    if not is_native(s.source):
        s.symbol = asks
        s.left = power_of(s.source)
        if s.source < TOKEN:
            s.any_symbol = False


def spend(s: Race, symbols: i64) -> None:
    """Q-20 Going on with a card leaves its own window as it is: what has been closed meanwhile stays closed."""
    s.left -= symbols
    if s.source < TOKEN:
        s.window &= bit(s.source)
    else:
        s.window = 0


def move_with_source(s: Race, figure: i64, direction: i64) -> None:
    """A-4.2, A-4.25 Enter the hex in this direction; what is left may be used for the next one."""
    at = 6 * s.figure[figure] + direction
    joint = s.route.joint[at]
    if joint >= 0 and s.standing(joint) > 0:  # V-6.12 native_through_blockade
        take_blockade(s, joint)
    price: i64 = 0
    if not is_native(s.source):
        price = s.route.cost[s.route.next[at]]
    spend(s, price)
    s.moved = True
    s.phase = FREE
    enter(s, figure, s.route.next[at])
    if s.left == 0:
        stop_moving(s)


def enter(s: Race, figure: i64, cell: i64) -> None:
    """A figure comes to stand on a hex: locks of caves it has left open (A-4.28), the end takes it in (A-4.8)."""
    s.figure[figure] = cell
    if s.route.piece[cell] == s.route.pieces:
        arrive(s, figure)
    elif s.locked[figure] != 0 and not s.on_stop:
        s.locked[figure] &= caves_beside(s, cell)


def clear_with_source(s: Race, number: i64) -> None:
    """A-4.10, A-4.26 The blockade is taken; the figure does not move."""
    take_blockade(s, joint_of(s, number))
    price: i64 = 0
    if not is_native(s.source):
        price = BLOCKADE_COST[number]
    spend(s, price)
    s.phase = FREE
    if s.left == 0:
        stop_moving(s)


def take_blockade(s: Race, joint: i64) -> None:
    """A-4.10 It belongs to whoever has paid, and A-4.11 is in nobody's way any more."""
    number = s.standing(joint)
    s.blockades[s.turn] |= bit(number)
    s.barrier -= number << (3 * joint)


def enter_paid(s: Race, figure: i64, cell: i64) -> None:
    """A-4.12, A-4.13 The cards are given, the figure moves."""
    s.phase = FREE
    enter(s, figure, cell)
    stopped(s, figure)
