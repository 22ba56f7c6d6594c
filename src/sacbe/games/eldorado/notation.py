"""Positions as readable dicts: from position to dict. `loading.py` is the way back."""

from __future__ import annotations

from typing import Any, Final

from sacbe.games.eldorado.data import (
    BLOCKADES,
    BOTTOM_SLOTS,
    CARDS,
    SYMBOLS,
    TOKENS,
)
from sacbe.games.eldorado.rules.piles import card_names, token_names
from sacbe.games.eldorado.state import DEAL, GOLD_ZONE, NEXT, NO_SOURCE, OFF, Race

SOURCES: Final = (*CARDS, *TOKENS)
AFTER: Final = {int(DEAL): "deal", int(NEXT): "next"}  # goings-on that are no phases
TIMINGS: Final = ("end_of_turn", "on_stop")
LEFTOVERS: Final = ("choose", "discard_all")
SCOPES: Final = ("available", "bottom_row")

# Position to dict


def dump(s: Race) -> dict[str, Any]:
    d: dict[str, Any] = {
        "game": "eldorado",
        "edition": int(s.edition),
        "seats": int(s.seats),
        "options": _dump_options(s),
        "phase": s.phases[s.phase].name,
        "round": int(s.round),
        "turn": int(s.turn),
        "final": s.final,
        "route": s.route.text,
        "laid": s.laid,
        "players": [_dump_player(s, seat) for seat in range(s.seats)],
        "blockades": [int(s.standing(joint)) for joint in range(s.route.joints)],
        "caves": [int(s.cave_tokens(cave)) for cave in range(len(s.route.caves))],
        "bag": token_names(s.bag),
        "market": {CARDS[kind]: int(s.market >> (3 * kind) & 7) for kind in range(3, len(CARDS))},
        "bottom": [CARDS[s.bottom[slot]] for slot in range(BOTTOM_SLOTS)],
        "move": None if s.source == NO_SOURCE else _dump_move(s),
        "this_turn": {
            "window": _kinds(s.window),
            "any_symbol": s.any_symbol,
            "pass_through": s.pass_through,
            "bought": s.bought,
            "fresh": card_names(s.fresh),
            "new_tokens": token_names(s.new_tokens),
        },
        "choice": _dump_choice(s),
        "chance": {
            "drawer": int(s.drawer),
            "to_draw": int(s.to_draw),
            "after": _going_on(s, s.after),
            "finder": int(s.finder) + 1,
            "finds": [cave for cave in range(len(s.route.caves)) if s.finds >> cave & 1],
            "back": _going_on(s, s.back),
        },
    }
    if s.racers > s.seats:
        d["automata"] = [_dump_racer(s, racer) for racer in range(s.seats, s.racers)]
    return d


def _dump_options(s: Race) -> dict[str, Any]:
    options: dict[str, Any] = {
        "route": s.route_name,
        "cave_timing": TIMINGS[s.on_stop],
        "leftover_hand": LEFTOVERS[s.discard_all],
        "native_through_blockade": s.native_through,
        "caves": s.with_caves,
        "solo_market_scope": SCOPES[s.bottom_only],
    }
    if s.edition == 1:
        options["late_tokens"] = s.late_tokens
    return options | {"round_cap": int(s.round_cap)}


def _dump_racer(s: Race, racer: int) -> dict[str, Any]:
    own = [figure for figure in (s.own_figure(racer, 0), s.own_figure(racer, 1)) if figure >= 0]
    return {
        "figures": [_place(s, s.figure[figure]) for figure in own],
        "locked": [[cave for cave in range(len(s.route.caves)) if s.locked[figure] >> cave & 1] for figure in own],
        "blockades": [number for number in range(1, BLOCKADES + 1) if s.blockades[racer] >> number & 1],
        "arrived": int(s.arrived[racer]),
    }


def _dump_player(s: Race, seat: int) -> dict[str, Any]:
    return {
        **_dump_racer(s, seat),
        "hand": card_names(s.hand[seat]),
        "unknown": int(s.unknown[seat]),
        "known": card_names(s.known[seat]),
        "draw": card_names(s.draw[seat]),
        "discard": card_names(s.discard[seat]),
        "played": card_names(s.played[seat]),
        "gone": card_names(s.gone[seat]),
        "tokens": token_names(s.tokens[seat]),
    }


def _dump_move(s: Race) -> dict[str, Any]:
    return {
        "source": SOURCES[s.source],
        "symbol": None if s.symbol < 0 else SYMBOLS[s.symbol],
        "left": int(s.left),
        "figure": int(s.mover) + 1,
        "moved": s.moved,
        "spared": s.spared,
    }


def _dump_choice(s: Race) -> dict[str, Any]:
    return {
        "payer": int(s.payer) + 1,
        "hex": None if s.pay_hex < 0 else _place(s, s.pay_hex),
        "joint": None if s.pay_joint < 0 else int(s.pay_joint),
        "to_pay": int(s.to_pay),
        "buying": None if s.buying < 0 else CARDS[s.buying],
        "half_coins": int(s.paid),
        "coined": _kinds(s.coined),
        "to_remove": int(s.to_remove),
        "must_remove": s.must_remove,
        "replaced": int(s.replaced),
        "kept": card_names(s.kept),
    }


def _kinds(mask: int) -> list[str]:
    return [CARDS[kind] for kind in range(len(CARDS)) if mask >> kind & 1]


def _place(s: Race, cell: int) -> Any:
    if cell == GOLD_ZONE:
        return "gold"
    return None if cell == OFF else list(s.route.places[cell])


def _going_on(s: Race, phase: int) -> str:
    return AFTER.get(int(phase)) or str(s.phases[phase].name)
