"""Positions as readable dicts. What is derived may be left out when a position is written by hand (loading)."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.bits import count
from sacbe.games.tobago.data import (
    ASSEMBLIES,
    CLUES,
    COINS_OF,
    COLOURS,
    CURSE_EFFECTS,
    FACINGS,
    FIRST_OF_KIND,
    FIRST_OF_VALUE,
    HEXES,
    TREASURES,
    VALUES,
    names_of,
)
from sacbe.games.tobago.rules.island import Island, holds
from sacbe.games.tobago.rules.values import number_of
from sacbe.games.tobago.state import (
    AFTER_DEALING,
    MAINS,
    Options,
    Tobago,
    opened_card,
    opened_taker,
    rung_card,
    rung_colour,
    rung_owner,
    rung_roses,
)


def dump(s: Tobago) -> dict[str, Any]:
    seats = range(s.seats)
    return {
        "game": "tobago",
        "edition": int(s.edition),
        "seats": int(s.seats),
        "options": _options(s.options),
        "phase": s.phases[s.phase].name,
        "island": s.island.name or None,
        "landmarks": _landmarks(s),
        "first": _or_none(s.first),
        "turn": _or_none(s.turn),
        "main": MAINS[s.main],
        "legs": int(s.legs),
        "idle": s.idle,
        "start_hex": hex_name(s.island, s.start_hex),
        "may_collect": s.may_collect,
        "swapping": None if s.swapping < 0 else CLUES[s.swapping],
        "players": [_player(s, seat) for seat in seats],
        "maps": {colour: _map(s, k) for k, colour in enumerate(COLOURS)},
        "clues": {
            "deck": names_of(s.clue_deck, CLUES),
            "size": int(s.clue_deck_size),
            "played": names_of(s.played, CLUES),
            "shuffled": names_of(s.open_shuffled, CLUES),
            "first": None if s.first_clue < 0 else CLUES[s.first_clue],
            "dealing": None
            if s.drawer < 0
            else {"seat": int(s.drawer), "cards": int(s.to_deal), "then": AFTER_DEALING[s.after]},
        },
        "amulets": {"island": hexes_of(s.island, s.lying, 0), "supply": int(s.amulet_supply)},
        "treasure": {
            "deck": treasures(s, s.treasure_deck),
            "size": int(s.treasure_deck_size),
            "safe": int(s.safe),
            "refused": treasures(s, s.refused),
            "buried": treasures(s, s.buried, s.buried_size),
            "buried_safe": treasures(s, s.buried_safe, s.buried_safe_size),
            "removed": treasures(s, s.removed),
        },
        "sharing": None if s.raised < 0 else _sharing(s),
    }


def _options(o: Options) -> dict[str, Any]:
    return {
        "assembly": "random" if o.assembly < 0 else ASSEMBLIES[o.assembly],
        "object_placement": "manual" if o.manual else "random",
        "object_spacing": int(o.spacing),
        "expert_amulets": o.expert,
        "curse_effect": CURSE_EFFECTS[o.curse_effect],
        "curse_cards": int(o.curse_cards),
        "curse_depth": int(o.curse_depth),
        "curse_returns": o.curse_returns,
    }


def _or_none(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def hex_name(island: Island, k: int) -> str | None:
    return None if k < 0 else HEXES[island.cell[k]]


def hexes_of(island: Island, sets: vec[i64], index: int) -> list[str]:
    """The names of a set of hexes."""
    return [HEXES[island.cell[k]] for k in range(island.size) if holds(sets, index, k)]


def pile(known: int, size: int, names: tuple[str, ...]) -> list[str]:
    """The cards of a pile that are known here, and last how many are not: "+3"."""
    hidden = size - count(known)
    return [*names_of(known, names), *([f"+{int(hidden)}"] if hidden else [])]


def treasures(s: Tobago, known: int, size: int = -1) -> list[str | int]:
    """Treasure cards by their coins (T-7.2); the first edition told equal ones apart by a letter."""
    names = pile(known, count(known) if size < 0 else size, TREASURES)
    return [name if s.edition == 1 or name[0] == "+" else value_name(TREASURES.index(name)) for name in names]


def value_name(card: int) -> str | int:
    return int(COINS_OF[card]) or "curse"


def values(tally: int) -> list[str | int]:
    """A tally, one entry a card."""
    return [value_name(FIRST_OF_VALUE[v]) for v in range(VALUES) for _ in range(number_of(tally, v))]


def _landmarks(s: Tobago) -> dict[str, Any]:
    """Those that stand. A statue still to be turned has no facing."""
    names = [hex_name(s.island, s.landmarks[k]) for k in range(len(s.landmarks))]
    statues = [
        [name, None if s.facing[k] < 0 else FACINGS[s.facing[k]]]
        for k, name in enumerate(names[: FIRST_OF_KIND[1]])
        if name is not None
    ]
    return {
        "statues": statues,
        "huts": [name for name in names[FIRST_OF_KIND[1] : FIRST_OF_KIND[2]] if name is not None],
        "palms": [name for name in names[FIRST_OF_KIND[2] :] if name is not None],
    }


def _player(s: Tobago, seat: int) -> dict[str, Any]:
    return {
        "vehicle": hex_name(s.island, s.vehicle[seat]),
        "amulets": int(s.amulets[seat]),
        "roses": int(s.roses[seat]),
        "hand": pile(s.hand[seat], s.hand_size[seat], CLUES),
        "exchanged": pile(s.exchanged[seat], s.exchanged_size[seat], CLUES),
        "kept": [int(s.kept[seat]), int(s.kept_exchanged[seat])],
        "shuffled": names_of(s.own_shuffled[seat], CLUES),
        "treasures": treasures(s, s.treasures[seat]),
        "seen": values(s.seen[seat]),
        "looks": int(s.looks[seat]),
        "saw_buried": values(s.saw_buried[seat]),
        "saw_buried_safe": values(s.saw_buried_safe[seat]),
        "recycled": values(s.own_recycled[seat]),
    }


def _map(s: Tobago, colour: int) -> dict[str, Any]:
    """The clues from the top, each as card, seat and number of roses; the hexes that amulets have cleared."""
    clues = []
    cleared = vec[i64]([s.island.land[word] for word in (0, 1)])
    for i in range(len(s.rungs)):
        if rung_colour(s.rungs[i]) == colour:
            card = rung_card(s.rungs[i])
            clues.append([CLUES[card], int(rung_owner(s.rungs[i])), int(rung_roses(s.rungs[i]))])
            for word in (0, 1):
                cleared[word] &= s.allowed[card * 2 + word]
    for word in (0, 1):
        cleared[word] &= ~s.possible[colour * 2 + word]
    return {"clues": clues, "cleared": hexes_of(s.island, cleared, 0) if clues else [], "sites": int(s.sites[colour])}


def _sharing(s: Tobago) -> dict[str, Any]:
    return {
        "raiser": int(s.raiser),
        "colour": COLOURS[s.raised],
        "finder": int(s.finder),
        "finder_token": s.finder_token,
        "looker": _or_none(s.looker),
        "hoard": treasures(s, s.hoard, s.hoard_size),
        "hoard_safe": int(s.hoard_safe),
        "hoard_old": _or_none(s.hoard_old),
        "recycled": values(s.recycled),
        "shown": [[treasures(s, 1 << opened_card(o))[0], _or_none(opened_taker(o))] for o in s.shown],
        "turned": None if s.turned < 0 else treasures(s, 1 << s.turned)[0],
        "asked": asked_position(s),
        "last_taker": _or_none(s.last_taker),
        "last": s.last_sharing,
    }


def asked_position(s: Tobago) -> int | None:
    """T-4.5.4 The rung that is asked, counted from the bottom: 0 is the finder's, 1 the last clue."""
    if s.asked < 0:
        return None
    return sum(1 for i in range(int(s.asked), len(s.rungs)) if rung_colour(s.rungs[i]) == s.raised)
