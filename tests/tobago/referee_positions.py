"""Positions where random play hardly ever comes: several treasures under one vehicle, the last cards of a deck, no rose
or amulet left, cursed hoards, hexes that no clue can tell apart; and games played from there by verbs, not by codes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import sacbe
from sacbe import NATURE, NATURE_BIT, State
from sacbe.games.tobago.data import ASSEMBLIES, CARDS_OF_COINS, CLUES, COINS, COLOURS, CURSE_EFFECTS, FACINGS
from tests.tobago.referee_island import (
    ORDER,
    Hex,
    Landmarks,
    allowed,
    gazed,
    land,
    name,
    named,
    one_leg,
    places_for_next,
)
from tests.tobago.referee_table import CURSE

GAME = sacbe.game("tobago")
STEPS = 100  # of the game that follows each position
SHOWN = {"start": 1.0, "over": 1.0, "extra": 1.0, "swap": 0.5, "turn-up": 0.2}  # how often a phase is looked at there


def positions(rng: random.Random) -> Iterator[State]:
    """An endless row of them."""
    while True:
        s = GAME.load(_dead_end(rng) if rng.random() < 0.15 else _crowded(rng))
        yield s.copy()
        for _ in range(STEPS):
            s.apply(*_lively(s, rng))
            d = s.dump()
            dealing = d["clues"]["dealing"]
            ends_a_raise = dealing is not None and dealing["then"] == "amulets"
            if ends_a_raise or rng.random() < SHOWN.get(d["phase"], 0.1):
                yield s.copy()
            if not s.actors():
                break


def _lively(s: State, rng: random.Random) -> tuple[int, int]:
    """First a verb, then an action of it: treasures are raised and amulets used more often than by all codes alike.

    What chance brings is any of its outcomes alike, so that curses are frequent.
    """
    if s.actors() & NATURE_BIT:
        return NATURE, rng.choice(s.legal(NATURE))
    (seat,) = [seat for seat in range(s.players()) if s.actors() >> seat & 1]
    by_verb: dict[str, list[int]] = {}
    for code in s.legal(seat):
        by_verb.setdefault(GAME.text(code).split()[0], []).append(code)
    best = [verb for verb in ("collect", "raise") if verb in by_verb and rng.random() < 0.6]
    return seat, rng.choice(by_verb[best[0] if best else rng.choice(sorted(by_verb))])


# The island and its maps


def _island(rng: random.Random) -> tuple[str, Landmarks]:
    assembly = rng.choice(ASSEMBLIES)
    landmarks: Landmarks = ()
    while len(landmarks) < len(ORDER):
        places = places_for_next(assembly, 5, landmarks)
        landmarks = (*landmarks, (ORDER[len(landmarks)], rng.choice(places)))
    return assembly, landmarks


def _clues(rng: random.Random, sets: dict[str, frozenset[Hex]], here: frozenset[Hex], left: int) -> list[str]:
    """Clues that could be played one after the other until so few hexes are left."""
    out = []
    cards = sorted(sets)
    rng.shuffle(cards)
    for card in cards:
        if len(here) <= left:
            break
        if 0 < len(here & sets[card]) < len(here):
            out.append(card)
            here &= sets[card]
    return out


def _remaining(sets: dict[str, frozenset[Hex]], here: frozenset[Hex], clues: list[str]) -> list[Hex]:
    for card in clues:
        here &= sets[card]
    return sorted(here)


def _base(rng: random.Random, assembly: str, landmarks: Landmarks, seats: int) -> dict[str, Any]:
    marks = [name(place) for _, place in landmarks]
    depth = rng.choice([27, 21])
    return {
        "game": "tobago",
        "seats": seats,
        "options": {
            "expert_amulets": rng.random() < 0.8,
            "curse_effect": rng.choice(CURSE_EFFECTS),
            "curse_cards": rng.choice([1, 2]),
            "curse_depth": depth,
            "curse_returns": rng.random() < 0.3,
        },
        "phase": "turn",
        "island": assembly,
        "landmarks": {
            "statues": [[place, rng.choice(FACINGS)] for place in marks[:3]],
            "huts": marks[3:7],
            "palms": marks[7:],
        },
        "first": rng.randrange(seats),
        "turn": rng.randrange(seats),
    }


def _crowded(rng: random.Random) -> dict[str, Any]:
    """A busy turn: maps nearly or wholly solved, vehicles where something is to be had, decks of any size."""
    assembly, landmarks = _island(rng)
    seats = rng.choice([2, 3, 4])
    d = _base(rng, assembly, landmarks, seats)
    sets = {card: allowed(assembly, landmarks, card) for card in CLUES}
    everywhere = frozenset(land(assembly))
    on_maps = [0] * seats
    eager = rng.randrange(seats) if rng.random() < 0.5 else None  # somebody who has hardly a rose left
    d["maps"] = {}
    spots: list[Hex] = []
    hoards = [1]  # how many cards their treasures are shared by
    statues = [place for kind, place in landmarks if kind == "statue"]
    looked_at = [gazed(assembly, at, side) for at, (_, side) in zip(statues, d["landmarks"]["statues"], strict=True)]
    target = rng.choice([rng.choice(sorted(everywhere)), rng.choice(looked_at)])
    for colour in COLOURS:
        left = rng.choice([1, 1, 1, 2, 5, 17, 60])
        # a few maps lead to the same hex
        usable = {c: hexes for c, hexes in sets.items() if target in hexes or rng.random() < 0.4}
        clues = _clues(rng, usable, everywhere, left)
        for card in clues:
            del sets[card]
        hexes = _remaining({c: allowed(assembly, landmarks, c) for c in clues}, everywhere, clues)
        cleared = rng.sample(hexes, rng.randrange(len(hexes))) if 1 < len(hexes) <= 17 and rng.random() < 0.5 else []
        rungs: list[list[Any]] = []
        for k, card in enumerate(clues):
            with_roses = [seat for seat in range(seats) if on_maps[seat] < 15]
            if not with_roses:
                return _crowded(rng)
            owner = eager if eager in with_roses else rng.choice(with_roses)
            double = d["options"]["expert_amulets"] and k < len(clues) - 1 and rng.random() < 0.4
            roses = 2 if double and on_maps[owner] < 14 else 1
            on_maps[owner] += roses
            rungs.append([card, owner, roses])
        d["maps"][colour] = {"clues": rungs, "cleared": [name(place) for place in cleared]}
        if len(hexes) - len(cleared) == 1:
            spots += [place for place in hexes if place not in cleared]
            hoards.append(sum(roses for _, _, roses in rungs) + 2)
    views = {gazed(assembly, at, facing) for at in statues for facing in FACINGS}
    lying = rng.sample(sorted(views), rng.randrange(min(len(views), 16)))
    _players(rng, d, [*spots, *spots, *lying, *rng.sample(sorted(everywhere), 2)])
    if spots and rng.random() < 0.6:
        d["players"][d["turn"]]["vehicle"] = name(rng.choice(spots))
    if rng.random() < 0.4:  # R-35 an amulet step was made already
        here = named(d["players"][d["turn"]]["vehicle"])
        from_there = rng.choice(sorted(one_leg(assembly, here)))
        d |= {"idle": False, "start_hex": name(from_there), "may_collect": False}
    _amulets(rng, d, [name(place) for place in lying])
    _clue_cards(rng, d, sorted(sets))
    enough = rng.choice(hoards)  # R-25 a deck that just suffices for a hoard, or hardly
    _treasure_cards(rng, d, rng.choice([enough - 1, enough, enough + 1, 1, 3, 8, 24]))
    return d


def _dead_end(rng: random.Random) -> dict[str, Any]:
    """T-5.4 All four maps lead to hexes that no clue can tell apart any more, and one amulet is left."""
    while True:
        assembly, landmarks = _island(rng)
        sets = {card: allowed(assembly, landmarks, card) for card in CLUES}
        below = rng.sample(CLUES, 2) if rng.random() < 0.5 else []  # these could, but lie on maps
        alike: dict[tuple[bool, ...], list[Hex]] = {}
        for place in sorted(land(assembly)):
            alike.setdefault(tuple(place in sets[card] for card in CLUES if card not in below), []).append(place)
        groups = [places for places in alike.values() if len(places) > 1]
        fitting = [[places for places in groups if sets[card].issuperset(places)] for card in below]
        if groups and all(fitting):
            break
    fitting += [groups] * (len(COLOURS) - len(below))
    d = _base(rng, assembly, landmarks, rng.choice([2, 3, 4]))
    d["maps"] = {}
    everywhere = frozenset(land(assembly))
    free = {card: hexes for card, hexes in sets.items() if card not in below}
    for k, colour in enumerate(COLOURS):
        group = rng.choice(fitting[k])
        usable = {card: hexes for card, hexes in free.items() if group[0] in hexes}
        clues = below[k : k + 1]
        clues += _clues(rng, usable, frozenset(_remaining(sets, everywhere, clues)), rng.choice([2, 10, 17]))
        hexes = _remaining(sets, everywhere, clues)
        free = {card: hexes for card, hexes in free.items() if card not in clues}
        cleared = [name(place) for place in hexes if place not in group] if len(hexes) <= 17 else []
        d["maps"][colour] = {"clues": [[card, i % d["seats"], 1] for i, card in enumerate(clues)], "cleared": cleared}
    _players(rng, d, rng.sample(sorted(everywhere), 4))
    for seat, player in enumerate(d["players"]):
        player["amulets"] = 1 if seat == d["turn"] else 0
    d["amulets"] = {"island": [], "supply": 20}
    _clue_cards(rng, d, sorted(free))
    _treasure_cards(rng, d, rng.choice([1, 8, 20]))
    return d


# What players hold and where cards and amulets are


def _players(rng: random.Random, d: dict[str, Any], places: list[Hex]) -> None:
    d["players"] = []
    for seat in range(d["seats"]):
        on_maps = sum(roses for one in d["maps"].values() for _, owner, roses in one["clues"] if owner == seat)
        d["players"].append({"vehicle": name(rng.choice(places)), "roses": 15 - on_maps})


def _amulets(rng: random.Random, d: dict[str, Any], lying: list[str]) -> None:
    left = 21 - len(lying)
    keep = rng.choice([0, 1, 2, 9])  # R-21 a supply that is short, too
    for player in d["players"]:
        player["amulets"] = 0
    if rng.random() < 0.8:
        for _ in range(max(0, left - keep) if keep < 9 else rng.randrange(6)):
            rng.choice(d["players"])["amulets"] += 1
    owned = sum(player["amulets"] for player in d["players"])
    d["amulets"] = {"island": lying, "supply": left - owned}


def _clue_cards(rng: random.Random, d: dict[str, Any], cards: list[str]) -> None:
    rng.shuffle(cards)
    limit = 6 if d["seats"] == 2 else 4
    for player in d["players"]:
        player["hand"], cards = cards[:limit], cards[limit:]
    deck = rng.choice([0, 1, 3, len(cards), len(cards)])
    d["clues"] = {"deck": cards[:deck], "played": cards[deck:]}


def _treasure_cards(rng: random.Random, d: dict[str, Any], size: int) -> None:
    """Many cards are out already; curses are in the deck, gone, or among the cards discarded unseen."""
    gold: list[Any] = [coins for coins, n in zip(COINS, CARDS_OF_COINS, strict=True) for _ in range(n)]
    rng.shuffle(gold)
    treasure: dict[str, list[Any]] = {"deck": [], "buried": [], "removed": []}
    for _ in range(d["options"]["curse_cards"]):
        where = rng.choice(["deck", "deck", "buried", "removed"])
        if where == "removed" and d["options"]["curse_returns"]:
            where = "deck"  # T-6.6 it never leaves the game
        treasure[where].append(CURSE)
    more = max(1, size - len(treasure["deck"]))
    treasure["deck"] += gold[:more]
    gold = gold[more:]
    for player in d["players"]:
        owned = rng.choice([0, 0, 1, 3])
        player["treasures"], gold = gold[:owned], gold[owned:]
    cut = rng.randrange(len(gold) + 1)
    treasure["refused"] = gold[:cut]
    treasure["buried"] += gold[cut:]
    d["treasure"] = treasure
