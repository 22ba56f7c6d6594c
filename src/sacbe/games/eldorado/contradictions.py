"""What no game can reach: each sentence says what is wrong with a position that was read, and what would be right."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core.bits import count
from sacbe.games.eldorado.data import (
    BLOCKADE_ASKS,
    BLOCKADE_COST,
    CAMP,
    CARD_SYMBOL,
    CARDS,
    COPIES,
    MOUNTAIN,
    NATIVE,
    NO_CAP,
    PRICE,
    RUBBLE,
    SINGLE_USE,
    STARTING,
    TOKEN_COPIES,
    TOKEN_SYMBOL,
    TOKENS,
)
from sacbe.games.eldorado.rules.market import available, bottom_kinds, empty_slot
from sacbe.games.eldorado.rules.moving import is_native, power_of, target, touched
from sacbe.games.eldorado.rules.piles import held, shared, size
from sacbe.games.eldorado.rules.turns import finds_beside, has_hand_token
from sacbe.games.eldorado.state import (
    AUTOMATA,
    BUYING,
    CAVES,
    CHOOSE_REMOVE,
    CHOOSE_REPLACE,
    CHOOSE_TAKE,
    DEAL,
    DISCARDING,
    DRAWING,
    FREE,
    GOLD_ZONE,
    LATE,
    NEXT,
    NO_SOURCE,
    OVER,
    PAYING,
    ROUTE,
    TARGET,
    TOKEN,
    Race,
)
from sacbe.games.eldorado.state import BLOCKADES as LAYING

_PLAYING = (FREE, TARGET, PAYING, BUYING, CHOOSE_REMOVE, CHOOSE_TAKE, CHOOSE_REPLACE)


def contradictions(s: Race) -> list[str]:
    """Of a position whose parts could be read one by one. Cards and tokens may be left out, never be too many."""
    if s.phase in (ROUTE, OVER) and (s.phase == ROUTE) == s.route.finished:
        return ["phase: a route is laid while it is not finished"]
    if s.phase == ROUTE:
        return []
    checks = (_options, _cards, _tokens, _track, _figures, _race, _turn, _hands, _moving, _choices, _chance)
    return [problem for check in checks for problem in check(s)]


def owned(s: Race, seat: int) -> int:
    """All cards of a seat, those in the box too."""
    cards = s.hand[seat] + s.draw[seat] + s.discard[seat] + s.played[seat] + s.gone[seat]
    if s.turn == seat and NO_SOURCE < s.source < TOKEN:
        cards += 1 << (3 * s.source)
    return int(cards)


def bought(s: Race, kind: int) -> int:
    """How many of a market card the players have, or had."""
    piles = (s.hand, s.draw, s.discard, s.played, s.gone)
    moving = 1 if s.source == kind and s.turn < s.seats else 0
    return sum(int(held(pile[seat], kind)) for pile in piles for seat in range(s.seats)) + moving


def _options(s: Race) -> Iterator[str]:
    if s.bottom_only and s.seats > 1:
        yield "solo_market_scope is about the automata of the solo game: it goes with one seat (V-6.12)"
    if s.round_cap != NO_CAP and s.round > s.round_cap:
        yield f"round: the race is called off after round {int(s.round_cap)}"


def _cards(s: Race) -> Iterator[str]:
    for seat in range(s.seats):
        piles = (s.hand[seat], s.draw[seat], s.discard[seat], s.played[seat], s.gone[seat])
        for kind, (name, copies) in enumerate(STARTING.items()):
            moving = 1 if s.turn == seat and s.source == kind else 0
            have = sum(int(held(pile, kind)) for pile in piles) + moving
            if have > copies:
                yield f"players {seat}: everybody has {copies} {name}, not {have}"
        if shared(s.known[seat], s.hand[seat]) != s.known[seat]:
            yield f"known: cards that are not in the hand of seat {seat}"
        if s.unknown[seat] > size(s.draw[seat]):
            yield f"unknown: more cards than seat {seat} has in draw"
        if seat != s.turn and s.played[seat] != 0:
            yield f"played: only seat {int(s.turn)} is at turn, so seat {seat} has played nothing"
        if s.arrived[seat] > 0 and s.hand_size(seat) > 0:
            yield f"hand: seat {seat} is in El Dorado and holds no cards (T-3.2)"
    for kind in range(len(STARTING), len(CARDS)):
        have = bought(s, kind) + int(held(s.market, kind))
        if have > COPIES:
            yield f"market: there are {COPIES} {CARDS[kind]}, not {have}"
    for slot in range(6):
        first, kind = len(STARTING) + slot, int(s.bottom[slot])
        if kind != first and (kind < len(STARTING) + 6 or held(s.market, first) > 0):
            yield f"bottom: slot {slot} is for {CARDS[first]}, or for an upper pile once it is sold out (A-4.17)"


def _tokens(s: Race) -> Iterator[str]:
    piles = [s.bag, s.new_tokens, *(s.tokens[seat] for seat in range(s.seats))]
    for token, copies in enumerate(TOKEN_COPIES):
        have = sum(int(held(pile, token)) for pile in piles)
        if have > copies:
            yield f"bag: there are {copies} {TOKENS[token]}, not {have}"
    lying = sum(int(s.cave_tokens(cave)) for cave in range(len(s.route.caves)))
    if lying > size(s.bag):
        yield f"caves: {lying} tokens lie there, and the bag of unseen ones has {int(size(s.bag))}"
    if not s.with_caves and (lying or any(piles[1:])):
        yield "caves: there are no tokens in a game without caves (V-6.12)"
    if s.new_tokens != 0 and (s.edition > 1 or s.on_stop):
        yield "new_tokens: tokens found belong to their owner at once"


def _track(s: Race) -> Iterator[str]:
    standing = [int(s.standing(joint)) for joint in range(s.route.joints)]
    taken = sum(int(count(s.blockades[racer])) for racer in range(s.racers))
    if taken + sum(number > 0 for number in standing) > s.route.joints:
        yield f"blockades: the {int(s.route.joints)} joints have one each, those taken included"
    if s.phase == LAYING:
        laid = [number > 0 for number in standing]
        if taken or laid != sorted(laid, reverse=True) or all(laid):
            yield "blockades: they are laid joint by joint, before anybody takes one"
        away = [k for k in range(s.figures()) if s.figure[k] not in (s.route.starts[k], -1)]
        if s.round > 1 or s.turn > 0 or away:
            yield "phase: blockades are laid before the first turn"


def _figures(s: Race) -> Iterator[str]:
    for figure in range(4):
        cell = s.figure[figure]
        if cell < 0:
            if s.locked[figure] != 0:
                yield f"locked: figure {figure + 1} is not on the track"
            continue
        ground = s.route.terrain[cell]
        place = list(s.route.places[cell])
        if s.route.piece[cell] == s.route.pieces:
            yield f'figures: a figure on the finishing hex {place} goes to El Dorado at once: "gold" (A-4.8)'
        elif ground >= MOUNTAIN and cell != s.route.starts[figure]:
            yield f"figures: {place} is black or another figure's start; a figure stands on a hex that can be entered"
        if figure >= s.seats and s.seats == 1 and s.locked[figure] != 0:
            yield "locked: automata take no tokens"
        if not s.on_stop and s.locked[figure] & ~s.route.beside[cell] != 0:
            yield f"locked: figure {figure + 1} is locked for caves it stands beside only (A-4.28)"


def _race(s: Race) -> Iterator[str]:
    """E-5 Arrivals, and whose turn it can be."""
    there = [racer for racer in range(s.racers) if s.arrived[racer] > 0]
    for racer in range(s.racers):
        own = [figure for figure in (s.own_figure(racer, 0), s.own_figure(racer, 1)) if figure >= 0]
        home = all(s.figure[figure] == GOLD_ZONE for figure in own)
        if home != (racer in there):
            yield f"arrived: racer {racer} has arrived when all own figures are in the gold zone, and only then"
    if sorted(int(s.arrived[racer]) for racer in there) != list(range(1, len(there) + 1)):
        yield "arrived: those in El Dorado are numbered 1, 2, ... as they came"
    if s.final != bool(there):
        yield "final: the last round is on when somebody has arrived, and only then (E-5.1)"
    if s.phase == OVER:
        if not there and (s.round_cap == NO_CAP or s.round < s.round_cap):
            yield "phase: the race is over when somebody has arrived, or after the last round of a limit"
        if s.turn != 0:
            yield "turn: when the race is over it is 0"
    elif any(racer >= s.turn for racer in there):
        yield "turn: in the last round only those after the first to arrive are still to play (E-5.1)"


def _turn(s: Race) -> Iterator[str]:
    playing = s.turn < s.seats
    if DRAWING < s.phase <= LATE and not playing:
        yield f"turn: a seat of 0..{int(s.seats) - 1} plays in this phase"
    if s.phase == AUTOMATA and (playing or s.figure[s.turn] < 0):
        yield "turn: an automaton on the board moves in this phase"
    if s.phase == LATE and not s.late_tokens:
        yield "phase: late is for the option late_tokens of the first edition"
    begun = s.window or s.any_symbol or s.pass_through or s.bought or s.fresh or s.new_tokens
    if begun and not playing:
        yield "this_turn: an automaton has neither cards nor tokens"
    if not playing:
        return
    if shared(s.fresh, s.discard[s.turn]) != s.fresh:
        yield "fresh: cards that are not on the discard pile"
    for kind in range(len(CARDS)):
        if s.window >> kind & 1 and not (SINGLE_USE[kind] and (held(s.gone[s.turn], kind) or s.source == kind)):
            yield f"window: {CARDS[kind]} is no single-use card that was just used (A-4.33)"


def _hands(s: Race) -> Iterator[str]:
    """T-3.7 Phase 2."""
    if s.kept != 0 and s.phase != DISCARDING:
        yield "kept: cards are kept in the phase discard"
    if s.turn >= s.seats or s.phase != DISCARDING:
        return
    if shared(s.kept, s.hand[s.turn]) != s.kept:
        yield "kept: cards that are not in the hand"
    if s.kept != 0 and s.discard_all:
        yield "kept: with leftover_hand discard_all nothing is kept"
    if s.edition > 1 and s.played[s.turn] != 0:
        yield "played: in phase 2 what was played lies on the discard pile (T-3.7)"
    if s.hand_size(s.turn) == 0 and (s.edition == 1 or not has_hand_token(s)):
        yield "hand: with no card to keep and no token to use, phase 2 goes by itself"


def _moving(s: Race) -> Iterator[str]:
    """A-4.2, A-4.3 The card or token in use."""
    if s.source == NO_SOURCE:
        if s.phase == TARGET:
            yield "move: its source is needed in this phase"
        return
    if s.turn >= s.seats or s.phase not in (*_PLAYING, DRAWING) or s.phase in (PAYING, BUYING):
        yield "move: a card or token is used in phase 1 only, and not while something is paid"
        return
    purple = s.source < TOKEN and CARD_SYMBOL[s.source] < 0 and s.source != NATIVE
    if purple or (s.source >= TOKEN + len(TOKEN_SYMBOL) and not is_native(s.source)):
        yield "move: only a source with symbols or a native step moves a figure"
        return
    if s.phase == TARGET:
        if s.left or s.symbol >= 0 or s.mover >= 0 or s.moved:
            yield "move: in the phase target neither figure nor symbol is chosen yet"
        return
    if is_native(s.source) or not 1 <= s.left < power_of(s.source):
        yield "move: what is left of a source is less than it has, and at least 1"
    own = (s.own_figure(s.turn, 0), s.own_figure(s.turn, 1))
    if s.mover < 0 or s.mover not in own or s.figure[s.mover] < 0:
        yield "move: its figure is an own one on the track"
    if s.symbol < 0 or (s.source >= TOKEN and s.symbol != TOKEN_SYMBOL[s.source - TOKEN]):
        yield "move: its symbol is one that the source gives"
    if s.spared and (s.source >= TOKEN or SINGLE_USE[s.source] == 0):
        yield "move: only a single-use card is spared (A-4.33)"


def _choices(s: Race) -> Iterator[str]:
    """Half-made choices belong to their phases, and to one that a cave has interrupted."""
    phase = s.back if s.phase == CAVES else s.phase
    paying = s.payer >= 0 or s.pay_hex >= 0 or s.pay_joint >= 0 or s.to_pay > 0
    if phase == PAYING:
        yield from _payment(s)
    elif paying:
        yield "choice: payer, hex, joint and to_pay are for the phase pay"
    if phase == BUYING:
        yield from _purchase(s)
    elif s.buying >= 0 or s.paid or s.coined:
        yield "choice: buying, half_coins and coined are for the phase buy"
    if s.phase == CHOOSE_REMOVE:
        if s.to_remove == 0 or (s.must_remove and s.to_remove > 1) or s.hand_size(s.turn) == 0:
            yield "choice: to_remove says 1 or 2 (1 if it must be) in this phase, and a card is in hand"
    elif (s.to_remove or s.must_remove) and s.phase != DRAWING:
        yield "choice: to_remove is for the phase remove"
    if s.phase == CHOOSE_REPLACE:
        if s.replaced > 3 or s.hand_size(s.turn) == 0:
            yield "choice: up to 3 cards are replaced so far in this phase, and a card is in hand"
    elif s.replaced and s.phase != DRAWING:
        yield "choice: replaced is for the phase replace"
    if s.phase == CHOOSE_TAKE and s.market == 0:
        yield "market: in the phase take there is a card to take"


def _payment(s: Race) -> Iterator[str]:
    own = (s.own_figure(s.turn, 0), s.own_figure(s.turn, 1))
    if s.to_pay == 0 or s.payer < 0 or (s.pay_hex < 0) == (s.pay_joint < 0):
        yield "choice: payer, to_pay and hex or joint are needed in this phase"
        return
    if s.payer not in own or s.figure[s.payer] < 0:
        yield "choice: the payer is an own figure on the track"
        return
    if s.pay_hex >= 0:
        beside = [target(s, s.payer, direction, False) for direction in range(6)]
        price = s.route.cost[s.pay_hex] if s.route.terrain[s.pay_hex] in (RUBBLE, CAMP) else 0
        if s.pay_hex not in beside or s.to_pay > price:
            yield "choice: cards pay for rubble or a base camp beside the payer, no more than it shows"
    elif s.pay_joint >= s.route.joints or s.standing(s.pay_joint) == 0:
        yield "choice: no blockade stands on this joint"
    else:
        number = s.standing(s.pay_joint)
        if BLOCKADE_ASKS[number] < RUBBLE or s.to_pay > BLOCKADE_COST[number] or not touched(s, s.payer) >> number & 1:
            yield "choice: cards pay for a gray blockade beside the payer, no more than it shows"
    if s.hand_size(s.turn) < s.to_pay:
        yield "choice: a payment is only begun with enough cards in hand (T-3.11)"


def _purchase(s: Race) -> Iterator[str]:
    if s.buying < 0:
        yield "choice: buying is needed in this phase"
        return
    if s.bought:
        yield "bought: there is one purchase a turn (A-4.16)"
    if not available(s, s.buying, bottom_kinds(s), empty_slot(s) >= 0):
        yield f"choice: {CARDS[s.buying]} cannot be bought now (A-4.17)"
    if s.unknown[s.turn] == 0 and not s.can_pay():
        yield f"choice: a purchase is only begun if {int(PRICE[s.buying])} coins can be reached (T-3.11)"
    if any(s.coined >> kind & 1 and not SINGLE_USE[kind] for kind in range(len(CARDS))):
        yield "coined: single-use cards that have paid"


def _chance(s: Race) -> Iterator[str]:
    if s.phase == DRAWING:
        afters = [FREE, CHOOSE_REMOVE, NEXT, LATE if s.edition == 1 else DISCARDING]
        if s.drawer >= s.seats or s.to_draw == 0:
            yield "chance: drawer is a seat and to_draw says how many cards are drawn in this phase"
        elif size(s.draw[s.drawer]) - s.unknown[s.drawer] <= s.to_draw:
            yield "chance: a pile with no more cards than are drawn is drawn without chance"
        elif s.after != DEAL and (s.after not in afters or s.drawer != s.turn):
            yield "chance: the seat at turn draws, and goes on in phase 1 or 2 or with the next turn"
    if s.phase != CAVES:
        if s.finds or s.finder >= 0:
            yield "chance: finder and finds are for the phase caves"
        return
    own = (s.own_figure(s.turn, 0), s.own_figure(s.turn, 1))
    if s.finds == 0 or s.finder < 0:
        yield "chance: finder and finds are needed in this phase"
    elif s.finder not in own or s.figure[s.finder] < 0:
        yield "chance: the finder is an own figure on the track"
    elif s.finds & ~finds_beside(s, s.finder):
        yield "chance: finds are caves with tokens beside the finder that it is not locked for (A-4.27)"
    ends = DISCARDING if s.edition == 1 else NEXT
    if s.back not in ((*_PLAYING, DISCARDING) if s.on_stop else (ends,)):
        yield "chance: back says where the play goes on: next at the end of a turn"
