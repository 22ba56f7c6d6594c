"""Positions from readable dicts: what a person leaves out is worked out from what is there."""

from __future__ import annotations

import re
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.bits import bit, count
from sacbe.core.reading import Reader
from sacbe.games.tobago.data import (
    ALL_CLUES,
    ASSEMBLIES,
    CLUES,
    COINS_OF,
    COLOURS,
    CURSE_DEPTHS,
    CURSE_EFFECTS,
    FACINGS,
    FIRST_CURSE,
    FIRST_OF_KIND,
    HEXES,
    LANDMARKS,
    LEGS,
    MAX_SEATS,
    ROSES,
    SPACINGS,
    TREASURES,
    mask_of,
)
from sacbe.games.tobago.data import AMULETS as ALL_AMULETS
from sacbe.games.tobago.rules.island import clue_sets, holds, island_of, put_in, take_out
from sacbe.games.tobago.rules.landmarks import next_landmark
from sacbe.games.tobago.rules.maps import find_rung, open_all_maps, sites_changed
from sacbe.games.tobago.state import (
    AFTER_DEALING,
    CHOOSE_FIRST,
    DEAL_CLUES,
    FACE_STATUE,
    LOOK_AT_CARDS,
    MAINS,
    MOVING,
    NONE,
    OFFER_CARD,
    PLACE_VEHICLE,
    START_MAP,
    TURN_UP_CARD,
    Options,
    Tobago,
    rung,
    rung_colour,
    rung_owner,
    rung_roses,
)

KNOWN = (
    *("game", "seats", "options", "phase", "island", "landmarks", "first", "turn", "main", "legs", "swapping"),
    *("players", "maps", "clues", "amulets", "treasure", "sharing"),
)


def load(phases: list[Any], d: dict[str, Any]) -> Tobago:
    """The position a dict describes; ValueError names everything that is wrong with it."""
    read = Reader("tobago", d)
    seats = read.whole("seats", 2, MAX_SEATS, default=max(2, len(d.get("players") or [])))
    s = Tobago(phases, seats, read_options(read.sub("options")))
    known = [phase.name for phase in phases]
    s.phase = known.index(read.choice("phase", known, default="turn"))
    assembly = read.choice("island", ASSEMBLIES, default=s.island.name or ("ABC-0" if s.phase > 0 else None))
    if assembly is not None:
        s.island = island_of(ASSEMBLIES.index(assembly))
        if s.phase > CHOOSE_FIRST:
            open_all_maps(s)
    first = read.seat("first", seats, default=0 if s.phase > 1 else None)
    s.first = NONE if first is None else first
    turn = read.seat("turn", seats, default=first)
    s.turn = NONE if turn is None else turn
    s.main = MAINS.index(read.choice("main", MAINS, default="unused"))
    s.legs = read.whole("legs", 0, int(LEGS) - 1, default=int(LEGS) - 1 if s.main == MOVING else 0)
    _landmarks(s, read.sub("landmarks"))
    if s.phase >= PLACE_VEHICLE:
        s.allowed = clue_sets(s.island, s.landmarks)
    maps = read.sub("maps")
    for colour, _ in maps.pairs(COLOURS):
        _map(s, COLOURS.index(colour), maps.sub(colour))
    swapping = read.choice("swapping", CLUES, default=None)
    if swapping is not None:
        s.swapping = CLUES.index(swapping)
        if find_rung(s, s.swapping) < 0:
            read.wrong(f"swapping {swapping}: that clue is on no map")
    _sharing(s, read)
    players = read.subs("players", default=[{}] * seats)
    if len(players) != seats:
        read.wrong(f"{seats} seats need {seats} players, not {len(players)}")
    for seat, player in enumerate(players[:seats]):
        _player(s, seat, player)
    _clues(s, read.sub("clues"))
    _amulets(s, read.sub("amulets"))
    _treasure(s, read.sub("treasure"))
    _drawn(s, read.sub("sharing"))
    read.finish(known=KNOWN)
    return s


def read_options(read: Reader) -> Options:
    assembly = read.choice("assembly", ("random", *ASSEMBLIES), default="random")
    options = Options(
        assembly=-1 if assembly == "random" else ASSEMBLIES.index(assembly),
        manual=read.choice("object_placement", ("random", "manual"), default="random") == "manual",
        spacing=_one_of(read, "object_spacing", SPACINGS),
        expert=read.flag("expert_amulets", default=True),
        curse_effect=CURSE_EFFECTS.index(read.choice("curse_effect", CURSE_EFFECTS, default="standard")),
        curse_cards=read.whole("curse_cards", 1, 2, default=2),
        curse_depth=_one_of(read, "curse_depth", CURSE_DEPTHS),
        curse_returns=read.flag("curse_returns", default=False),
    )
    known = ("assembly", "object_placement", "object_spacing", "expert_amulets")
    read.finish(known=(*known, "curse_effect", "curse_cards", "curse_depth", "curse_returns"))
    return options


def _one_of(read: Reader, key: str, choices: tuple[int, ...]) -> int:
    value = read.whole(key, min(choices), max(choices), default=choices[0])
    if value not in choices:
        read.wrong(f"{key} is one of {choices}, not {value}")
    return value


# The island


def _hex(s: Tobago, read: Reader, name: object) -> int:
    """A hex of this island by its name; NONE and a problem if there is no such hex."""
    k = int(s.island.hex_at[HEXES.index(name)]) if isinstance(name, str) and name in HEXES else -1
    if k < 0:
        read.wrong(f'{name!r} is no hex of the island {s.island.name}; hexes are written "q,r"')
    return k


def _hexes(s: Tobago, read: Reader, key: str) -> list[int]:
    return [k for name in read.listed(key, default=[]) or [] if (k := _hex(s, read, name)) >= 0]


def _landmarks(s: Tobago, read: Reader) -> None:
    statues = read.listed("statues", default=[]) or []
    places: list[Any] = [statue[0] if isinstance(statue, list) and statue else statue for statue in statues]
    for k, statue in enumerate(statues[: FIRST_OF_KIND[1]]):
        facing = statue[1] if isinstance(statue, list) and len(statue) == 2 else "N"
        if facing in FACINGS:
            s.facing[k] = FACINGS.index(facing)
        elif facing is not None:
            read.wrong(f"a statue faces one of {', '.join(FACINGS)}, not {facing!r}")
    for kind, names in enumerate((places, read.listed("huts", default=[]), read.listed("palms", default=[]))):
        first, end = FIRST_OF_KIND[kind], FIRST_OF_KIND[kind + 1]
        if len(names or []) > end - first:
            read.wrong(f"{len(names or [])} are too many: there are {int(end - first)}")
        for k, name in enumerate((names or [])[: end - first]):
            s.landmarks[first + k] = _hex(s, read, name)
    standing = [int(s.landmarks[k]) for k in range(LANDMARKS) if s.landmarks[k] >= 0]
    if len(set(standing)) != len(standing):
        read.wrong("a hex holds one landmark only")
    next_landmark(s)
    if s.phase == FACE_STATUE:
        s.placed = max(len(statues) - 1, 0)
    elif s.phase >= PLACE_VEHICLE:
        s.placed = LANDMARKS
    read.finish(known=("statues", "huts", "palms"))


def _map(s: Tobago, colour: int, read: Reader) -> None:
    """Clues from the top: a card, or [card, seat] or [card, seat, roses]. The sites may be given directly."""
    for clue in read.listed("clues", default=[]) or []:
        card, seat, roses = (*(clue if isinstance(clue, list) else [clue]), 0, 1)[:3] if clue else (None, 0, 1)
        if isinstance(clue, list) and len(clue) == 2:
            roses = 1
        if card not in CLUES or seat not in range(s.seats) or roses not in (0, 1, 2):
            read.wrong(f"a clue is [card, seat of 0..{int(s.seats) - 1}, roses of 0..2], not {clue!r}")
            continue
        if find_rung(s, CLUES.index(card)) >= 0:
            read.wrong(f"the clue {card} is on two maps")
            continue
        s.rungs = append(s.rungs, rung(colour, CLUES.index(card), seat, roses))
        for word in (0, 1):
            s.possible[colour * 2 + word] &= s.allowed[CLUES.index(card) * 2 + word]
    for k in _hexes(s, read, "cleared"):
        take_out(s.possible, colour, k)
    if read.d.get("possible") is not None and not read.d.get("clues"):
        read.wrong("possible hexes are what clues have left: without a clue every hex is")
    if read.d.get("possible") is not None:
        given = vec[i64]([0, 0])
        for k in _hexes(s, read, "possible"):
            put_in(given, 0, k)
        for word in (0, 1):
            s.possible[colour * 2 + word] &= given[word]
    if len(s.allowed):
        sites_changed(s, colour)
        if s.sites[colour] == 0:
            read.wrong("no hex is left where the treasure could be")
    sites = read.whole("sites", 0, 131, default=int(s.sites[colour]))
    if sites != s.sites[colour]:
        read.wrong(f"sites: {int(s.sites[colour])} are left by the clues, not {sites}")
    read.finish(known=("clues", "cleared", "possible", "sites"))


# Cards


def _pile(read: Reader, key: str, names: tuple[str, ...], taken: int) -> tuple[int, int]:
    """Cards by name, treasure cards also by their coins, "+3" for three hidden ones: the known, and how many in all."""
    mask, hidden = 0, 0
    for value in read.listed(key, default=[]) or []:
        if isinstance(value, str) and re.fullmatch(r"\+[1-9]\d?", value):
            hidden += int(value)
            continue
        if isinstance(value, str) and value in names:
            card = names.index(value)
        elif names is TREASURES and value in (2, 3, 4, 5, 6):
            free = [c for c in range(FIRST_CURSE) if COINS_OF[c] == value and not (taken | mask) >> c & 1]
            if not free:
                read.wrong(f"{key}: no card of {value} coins is left")
                continue
            card = free[0]
        else:
            read.wrong(f'{key}: unknown card {value!r}; hidden ones are counted as "+3"')
            continue
        if (taken | mask) >> card & 1:
            read.wrong(f"{key}: the card {names[card]} is in two places")
        mask |= 1 << card
    return mask, count(mask) + hidden


def _player(s: Tobago, seat: int, read: Reader) -> None:
    vehicle = read.text("vehicle", default=None)
    if vehicle is not None:
        s.vehicle[seat] = _hex(s, read, vehicle)
    elif s.phase > PLACE_VEHICLE:
        s.vehicle[seat] = 0
    s.amulets[seat] = read.whole("amulets", 0, int(ALL_AMULETS), default=0)
    on_maps = sum(int(rung_roses(s.rungs[i])) for i in range(len(s.rungs)) if rung_owner(s.rungs[i]) == seat)
    on_maps += int(s.finder) if seat == s.raiser and s.finder_token else 0
    s.roses[seat] = read.whole("roses", 0, int(ROSES), default=max(0, int(ROSES) - on_maps))
    clues, gold = _placed_clues(s), _placed_gold(s)
    s.hand[seat], s.hand_size[seat] = _pile(read, "hand", CLUES, clues)
    s.exchanged[seat], s.exchanged_size[seat] = _pile(read, "exchanged", CLUES, clues | s.hand[seat])
    kept = read.listed("kept", default=[0, 0]) or []
    if len(kept) == 2 and all(isinstance(n, int) and n >= 0 for n in kept):
        s.kept[seat], s.kept_exchanged[seat] = kept
    else:
        read.wrong(f"kept counts cards of the hand and of those exchanged, not {kept!r}")
    s.own_shuffled[seat] = mask_of(read.names("shuffled", CLUES, default=[]), CLUES)
    s.treasures[seat], _ = _pile(read, "treasures", TREASURES, gold)
    s.seen[seat] = mask_of(read.names("seen", TREASURES, default=[]), TREASURES)
    s.own_recycled[seat] = mask_of(read.names("recycled", TREASURES, default=[]), TREASURES)
    s.looks[seat] = read.whole("looks", 0, int(FIRST_CURSE), default=count(s.seen[seat] & (s.hoard | s.shown)))
    known = ("vehicle", "amulets", "roses", "hand", "exchanged", "kept", "shuffled")
    read.finish(known=(*known, "treasures", "seen", "recycled", "looks"))


def _placed_clues(s: Tobago) -> int:
    """The clue cards whose place is known already."""
    mask = int(s.played) | (1 << s.first_clue if s.first_clue >= 0 else 0)
    for i in range(len(s.rungs)):
        mask |= int(bit(s.rungs[i] & 63))
    for seat in range(s.seats):
        mask |= int(s.hand[seat] | s.exchanged[seat])
    return mask


def _placed_gold(s: Tobago) -> int:
    """The treasure cards whose place is known already; those turned up in this sharing lie where they were put."""
    mask = int(s.hoard | s.refused | s.buried | s.buried_safe | s.removed)
    if s.turned >= 0:
        mask |= 1 << s.turned
    for seat in range(s.seats):
        mask |= int(s.treasures[seat])
    return mask


def _clues(s: Tobago, read: Reader) -> None:
    first = read.choice("first", CLUES, default=None)
    s.first_clue = NONE if first is None else CLUES.index(first)
    s.played, _ = _pile(read, "played", CLUES, _placed_clues(s))
    s.open_shuffled = mask_of(read.names("shuffled", CLUES, default=[]), CLUES)
    rest = int(ALL_CLUES) & ~_placed_clues(s)
    if read.d.get("deck") is not None:
        rest = mask_of(read.names("deck", CLUES, default=[]), CLUES)
    if rest & _placed_clues(s):
        read.wrong("a clue card is in the deck and elsewhere")
    s.clue_deck = rest
    hidden = sum(int(s.hand_size[i] + s.exchanged_size[i]) - count(s.hand[i] | s.exchanged[i]) for i in range(s.seats))
    s.clue_deck_size = read.whole("size", 0, 52, default=max(0, count(s.clue_deck) - hidden))
    dealing = read.sub("dealing")
    seat = dealing.seat("seat", int(s.seats), default=int(s.turn) if s.phase == DEAL_CLUES else None)
    s.drawer = NONE if seat is None else seat
    s.to_deal = dealing.whole("cards", 0, 6, default=1 if s.phase == DEAL_CLUES else 0)
    s.after = AFTER_DEALING.index(dealing.choice("then", AFTER_DEALING, default="turn"))
    dealing.finish(known=("seat", "cards", "then"))
    read.finish(known=("deck", "size", "played", "shuffled", "first", "dealing"))


def _amulets(s: Tobago, read: Reader) -> None:
    for k in _hexes(s, read, "island"):
        put_in(s.lying, 0, k)
    lying = sum(1 for k in range(s.island.size) if holds(s.lying, 0, k))
    owned = sum(int(s.amulets[seat]) for seat in range(s.seats))
    s.amulet_supply = read.whole("supply", 0, int(ALL_AMULETS), default=max(0, int(ALL_AMULETS) - lying - owned))
    read.finish(known=("island", "supply"))


def _treasure(s: Tobago, read: Reader) -> None:
    s.removed = mask_of(read.names("removed", TREASURES, default=[]), TREASURES)
    s.refused, _ = _pile(read, "refused", TREASURES, _placed_gold(s))
    s.buried, s.buried_size = _pile(read, "buried", TREASURES, _placed_gold(s))
    s.buried_safe, s.buried_safe_size = _pile(read, "buried_safe", TREASURES, _placed_gold(s))
    everything = (1 << (FIRST_CURSE + s.options.curse_cards)) - 1
    placed = _placed_gold(s)
    if read.d.get("deck") is None:
        s.treasure_deck = everything & ~placed
    else:
        s.treasure_deck, _ = _pile(read, "deck", TREASURES, placed)
    hidden = sum(
        int(size) - count(known)
        for known, size in ((s.hoard, s.hoard_size), (s.buried, s.buried_size), (s.buried_safe, s.buried_safe_size))
    )
    size = read.whole("size", 0, 41, default=max(0, count(s.treasure_deck) - hidden))
    s.treasure_deck_size = size
    gone = int(FIRST_CURSE + s.options.curse_cards) - size
    top = max(0, int(FIRST_CURSE - s.options.curse_depth) - gone)
    s.safe = read.whole("safe", 0, int(FIRST_CURSE), default=top)
    read.finish(known=("deck", "size", "safe", "refused", "buried", "buried_safe", "removed"))


# T-4.5 A sharing


def _sharing(s: Tobago, whole: Reader) -> None:
    if whole.d.get("sharing") is None:
        if LOOK_AT_CARDS <= s.phase <= START_MAP:
            whole.wrong(f'the phase {s.phases[s.phase].name} needs "sharing"')
        return
    read = whole.sub("sharing")
    raiser = read.seat("raiser", int(s.seats), default=int(max(s.turn, 0)))
    s.raiser = 0 if raiser is None else raiser
    s.raised = COLOURS.index(read.choice("colour", COLOURS, default="white"))
    begun = s.phase != START_MAP and s.phase != DEAL_CLUES
    s.finder = read.whole("finder", 0, 1, default=1 if begun else 0)
    s.finder_token = read.flag("finder_token", default=s.finder == 1)
    looker = read.seat("looker", int(s.seats), default=int(s.raiser) if s.phase == LOOK_AT_CARDS else None)
    s.looker = NONE if looker is None else looker
    s.hoard_old = read.whole("hoard_old", 0, 41, default=-1) if read.d.get("hoard_old") is not None else NONE
    s.recycled = mask_of(read.names("recycled", TREASURES, default=[]), TREASURES)
    turned = read.choice("turned", TREASURES[:FIRST_CURSE], default=None)
    s.turned = NONE if turned is None else TREASURES.index(turned)
    s.shown = mask_of(read.names("shown", TREASURES, default=[] if turned is None else [turned]), TREASURES)
    s.hoard, s.hoard_size = _pile(read, "hoard", TREASURES, int(s.shown))
    taker = read.seat("last_taker", int(s.seats), default=None)
    s.last_taker = NONE if taker is None else taker
    if s.phase == OFFER_CARD:
        _asked(s, read)
    known = ("raiser", "colour", "finder", "finder_token", "looker", "hoard", "hoard_safe", "hoard_old", "recycled")
    read.finish(known=(*known, "shown", "turned", "asked", "last_taker", "last"))


def _drawn(s: Tobago, read: Reader) -> None:
    """What follows from the deck: a hoard drawn above its curses is safe, and one that emptied it is the last."""
    drawn = int(s.hoard_size) + count(s.shown)
    cursed = (s.hoard | s.shown) >> FIRST_CURSE
    s.hoard_safe = read.whole("hoard_safe", 0, int(FIRST_CURSE), default=drawn if s.safe > 0 and not cursed else 0)
    emptied = s.phase in (TURN_UP_CARD, OFFER_CARD) and s.treasure_deck_size == 0
    s.last_sharing = read.flag("last", default=bool(emptied))


def _asked(s: Tobago, read: Reader) -> None:
    """The rung that is asked, counted from the bottom; the lowest with a rose if it is not said."""
    clues = [i for i in range(len(s.rungs) - 1, -1, -1) if rung_colour(s.rungs[i]) == s.raised]
    ladder = [len(s.rungs), *clues]
    with_rose = [0] if s.finder else []
    with_rose += [k + 1 for k, i in enumerate(clues) if rung_roses(s.rungs[i]) > 0]
    position = read.whole("asked", 0, len(clues), default=with_rose[0] if with_rose else 0)
    if s.turned < 0 or position not in with_rose:
        read.wrong("an offer needs the card turned and a rung with a rose that is asked")
    s.asked = ladder[position]
