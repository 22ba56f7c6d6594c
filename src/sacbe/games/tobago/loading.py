"""Positions from readable dicts: what a person leaves out is worked out from what is there."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.reading import Reader
from sacbe.games.tobago.data import (
    ASSEMBLIES,
    CLUES,
    COLOURS,
    CURSE_DEPTHS,
    CURSE_EFFECTS,
    EDITION,
    FACINGS,
    FIRST_OF_KIND,
    LANDMARKS,
    LEGS,
    MAX_SEATS,
    SPACINGS,
)
from sacbe.games.tobago.loading_cards import (
    hex_number,
    hexes,
    read_amulets,
    read_clues,
    read_drawn,
    read_looks,
    read_player,
    read_sharing,
    read_treasure,
)
from sacbe.games.tobago.loading_checks import check
from sacbe.games.tobago.rules.island import clue_sets, holds, island_of, put_in, take_out
from sacbe.games.tobago.rules.landmarks import next_landmark
from sacbe.games.tobago.rules.maps import find_rung, open_all_maps, sites_changed
from sacbe.games.tobago.state import (
    CHOOSE_FIRST,
    FACE_STATUE,
    MAINS,
    MOVING,
    NONE,
    OVER,
    PLACE_VEHICLE,
    TAKE_TURN,
    UNUSED,
    Options,
    Tobago,
    in_setup,
    rung,
)

KNOWN = (
    *("game", "edition", "seats", "options", "phase"),
    *("island", "landmarks", "first", "turn", "main", "legs", "idle", "start_hex", "may_collect", "swapping"),
    *("players", "maps", "clues", "amulets", "treasure", "sharing"),
)


def load(phases: list[Any], d: dict[str, Any]) -> Tobago:
    """The position a dict describes; ValueError names everything that is wrong with it."""
    read = Reader("tobago", d)
    seats = read.whole("seats", 2, MAX_SEATS, default=max(2, len(d.get("players") or [])))
    edition = read.edition(EDITION)
    options = read_options(read.sub("options"), edition)
    s = Tobago(phases, seats, options, edition)
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
    read_sharing(s, read)
    players = read.subs("players", default=[{}] * seats)
    if len(players) != seats:
        read.wrong(f"{seats} seats need {seats} players, not {len(players)}")
    for seat, player in enumerate(players[:seats]):
        read_player(s, seat, player)
    read_clues(s, read.sub("clues"))
    read_amulets(s, read.sub("amulets"))
    read_treasure(s, read.sub("treasure"))
    read_drawn(s, read.sub("sharing"))
    read_looks(s, players[:seats])
    _turn(s, read)
    if not read.problems:
        check(s, read)
    read.finish(known=KNOWN)
    return s


def _turn(s: Tobago, read: Reader) -> None:
    """T-3.4 What was done in this turn; what is not said is as at its start, or after the first leg of a move."""
    begun = not in_setup(s) and s.phase != OVER
    legs = 0 if in_setup(s) or s.main not in (UNUSED, MOVING) else int(LEGS) - (s.main == MOVING)
    given = read.whole("legs", 0, int(LEGS), default=legs)
    s.legs = legs if s.edition == 1 and s.main == UNUSED else given  # it wrote down none before the move
    s.idle = read.flag("idle", default=(in_setup(s) or s.phase == TAKE_TURN) and s.main == UNUSED and s.legs == legs)
    here = s.vehicle[s.turn] if s.turn >= 0 else NONE
    start = read.text("start_hex", default=None)
    s.start_hex = (here if begun else NONE) if start is None else hex_number(s, read, start)
    on_amulet = s.phase == TAKE_TURN and here >= 0 and holds(s.lying, 0, here)
    rightly = s.edition > 1 and on_amulet and (s.idle or s.main == MOVING)
    s.may_collect = read.flag("may_collect", default=rightly)


def read_options(read: Reader, edition: int) -> Options:
    assembly = read.choice("assembly", ("random", *ASSEMBLIES), default="random")
    options = Options(
        assembly=-1 if assembly == "random" else ASSEMBLIES.index(assembly),
        manual=read.choice("object_placement", ("random", "manual"), default="random") == "manual",
        spacing=_one_of(read, "object_spacing", SPACINGS),
        expert=read.flag("expert_amulets", default=edition == 1),  # T-6.8 the first edition had them on
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
            s.landmarks[first + k] = hex_number(s, read, name)
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
        if not len(s.allowed):
            read.wrong("clues lie on maps only when all landmarks stand")
            break
        if find_rung(s, CLUES.index(card)) >= 0:
            read.wrong(f"the clue {card} is on two maps")
            continue
        s.rungs = append(s.rungs, rung(colour, CLUES.index(card), seat, roses))
        for word in (0, 1):
            s.possible[colour * 2 + word] &= s.allowed[CLUES.index(card) * 2 + word]
    for k in hexes(s, read, "cleared"):
        take_out(s.possible, colour, k)
    if read.d.get("possible") is not None and not read.d.get("clues"):
        read.wrong("possible hexes are what clues have left: without a clue every hex is")
    if read.d.get("possible") is not None:
        given = vec[i64]([0, 0])
        for k in hexes(s, read, "possible"):
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
