"""\"What is this?\": the sea, the island and its spaces with whatever stands and lies on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sacbe.core.asking import Asked, Kinds, capital, index_of, seat_in
from sacbe.core.present import Answer
from sacbe.core.words import Arg
from sacbe.games.tobago.data import COLOURS, FACINGS, LEGS, PLACES
from sacbe.games.tobago.rules.island import holds
from sacbe.games.tobago.show.land import cells_in, gaze, mask_at
from sacbe.games.tobago.show.scene import Hunt, Scene
from sacbe.games.tobago.show.words import column_of, map_name, place_name, row_of, treasure_name
from sacbe.games.tobago.state import OVER, TAKE_TURN, Tobago

_MOST: Final = 2  # so many things on one space are explained; the facts name them all


def scene_of(a: Asked[Tobago]) -> Scene:
    return Scene(a.s, a.viewer)


def space_in(scene: Scene, name: str) -> int | None:
    """A space of this island by its number."""
    if scene.assembly < 0:
        return None
    found = index_of(name, [str(cell) for cell in scene.land.cells])
    return None if found is None else scene.land.cells[found]


def space_name(a: Asked[Tobago], scene: Scene, cell: int) -> str:
    """джунгли (D5)"""
    return a.words("spot-space", terrain=a.words(f"terrain-{scene.land.terrain[cell]}"), place=place_name(cell))


# A space is told by what lies on it, as all that lets the pointer through


def _hex(a: Asked[Tobago], name: str) -> Answer | None:
    scene = scene_of(a)
    cell = space_in(scene, name)
    if cell is None:
        return None
    space = space_name(a, scene, cell)
    told = [a.tell(key, rule, space=space, **args) for key, rule, args in _things(a, scene, cell)][:_MOST]
    meaning = " ".join(one.meaning for one in told)
    facts = [fact for fact in _facts(a, scene, cell) if fact]
    return Answer(told[0].name, meaning, facts, told[0].rule)


def _things(a: Asked[Tobago], scene: Scene, cell: int) -> Iterator[tuple[str, str, dict[str, Arg]]]:
    """What is to be seen on a space, the largest first: its text, its rule and what the text is to know."""
    found = False
    for kind, standing in (("hut", scene.huts), ("palm", scene.palms), ("statue", [at for at, _ in scene.statues])):
        if cell in standing:
            found = True
            yield kind, "T-4.8.1" if kind == "statue" else "T-1.2", {}
    if treasures := [treasure_name(hunt.colour, a.lang) for hunt in scene.hunts if hunt.located == cell]:
        found = True
        yield "treasure", "T-4.4.1", {"list": ", ".join(treasures)}
    if cell in scene.amulets:
        found = True
        yield "amulet", "T-4.9", {}
    if parked := [a.names[seat] for seat in scene.seats if scene.vehicles[seat] == cell]:
        found = True
        yield "parked", "T-2.6", {"names": ", ".join(parked), "n": len(parked)}
    if marked := sum(cell in hunt.possible for hunt in scene.hunts if hunt.marked and hunt.located < 0):
        found = True
        yield "marker", "T-1.17", {"n": marked}
    if not found:
        yield "space", "T-4.2.1", {}


def _facts(a: Asked[Tobago], scene: Scene, cell: int) -> Iterator[str]:
    yield _area(a, scene, cell)
    if not holds(a.s.island.interior, 0, a.s.island.hex_at[cell]):
        yield a.fact("coast")
    yield from _gazes(a, scene, cell)
    if cell in scene.amulets:
        yield a.fact("amulet-here")
    if parked := [a.names[seat] for seat in scene.seats if scene.vehicles[seat] == cell]:
        yield a.fact("parked", names=", ".join(parked), n=len(parked))
    yield from _treasures(a, scene, cell)
    yield _steps(a, scene, cell)


def _area(a: Asked[Tobago], scene: Scene, cell: int) -> str:
    island, terrain = a.s.island, scene.land.terrain[cell]
    area = cells_in(scene.assembly, mask_at(island.areas, int(island.area[island.hex_at[cell]])))
    largest = any(cell in one for one in scene.land.largest)
    called = a.words(f"reference-largest-{terrain}" if largest else f"terrain-{terrain}")
    return a.fact("area", area=capital(called), largest="yes" if largest else "no", n=len(area))


def _gazes(a: Asked[Tobago], scene: Scene, cell: int) -> Iterator[str]:
    """Where the statue of this space looks, and whether a gaze ends here."""
    watched = False
    for at, facing in scene.statues:
        end = gaze(scene.assembly, at, facing)[-1] if facing >= 0 else -1
        watched = watched or end == cell
        if at == cell:
            way = a.words(f"facing-{FACINGS[facing]}") if facing >= 0 else ""
            yield a.fact("looks", way=way, place=place_name(end)) if way else a.fact("looks-nowhere")
    if watched:
        yield a.fact("watched", lying="yes" if cell in scene.amulets else "no")


def _treasures(a: Asked[Tobago], scene: Scene, cell: int) -> Iterator[str]:
    begun = [hunt for hunt in scene.hunts if hunt.rungs]
    here = [hunt for hunt in begun if cell in hunt.possible]
    for hunt in here:
        if hunt.located >= 0:
            yield a.fact("lies-here", treasure=capital(treasure_name(hunt.colour, a.lang)))
    if maybe := [_one_of(a, hunt) for hunt in here if hunt.located < 0]:
        yield a.fact("may-lie-here", list=", ".join(maybe))
    if begun and not here:
        yield a.fact("nothing-here")


def _one_of(a: Asked[Tobago], hunt: Hunt) -> str:
    return a.fact("one-of", treasure=treasure_name(hunt.colour, a.lang), n=len(hunt.possible))


def _steps(a: Asked[Tobago], scene: Scene, cell: int) -> str:
    """How far the viewer has to drive."""
    if a.s.phase == OVER or not scene.ways or scene.vehicles[a.viewer] == cell:
        return ""
    if cell in scene.ways:
        return a.fact("steps", n=len(scene.ways[cell]))
    return a.fact("steps-more", n=max(len(way) for way in scene.ways.values()))


# What is clicked on a space


def _atv(a: Asked[Tobago], name: str) -> Answer | None:
    scene = scene_of(a)
    seat = seat_in(name, int(a.s.seats))
    if seat is None or scene.vehicles[seat] < 0:
        return None
    cell = scene.vehicles[seat]
    moving = a.s.phase == TAKE_TURN and a.s.turn == seat
    found = [treasure_name(hunt.colour, a.lang) for hunt in scene.hunts if hunt.located == cell]
    facts = [
        a.fact("stands", space=space_name(a, scene, cell)),
        a.fact("steps-left", n=int(a.s.legs), all=int(LEGS)) if moving else "",
        a.fact("can-raise", list=", ".join(found)) if found else "",
        a.fact("amulet-under") if cell in scene.amulets else "",
    ]
    return a.tell("vehicle", "T-4.2.1", *facts, mine="yes" if seat == a.viewer else "no", owner=a.names[seat])


def _leave(a: Asked[Tobago], name: str) -> Answer | None:
    scene = scene_of(a)
    cell = space_in(scene, name)
    if cell is None or cell not in scene.amulets:
        return None
    return a.tell("leave", "T-4.9.5", _steps(a, scene, cell), space=space_name(a, scene, cell))


def _remove(a: Asked[Tobago], name: str) -> Answer | None:
    """A marker that an amulet may take off: its colour and its space."""
    scene = scene_of(a)
    colour, _, number = name.partition("-")
    which, cell = index_of(colour, COLOURS), space_in(scene, number)
    if which is None or cell is None or cell not in scene.hunts[which].possible:
        return None
    left = a.fact("leaves", map=map_name(which, a.lang), n=(n := len(scene.hunts[which].possible)), left=n - 1)
    owned = a.fact("amulets", n=int(a.s.amulets[a.viewer])) if a.viewer >= 0 else ""
    return a.tell(
        "remove", "T-4.10.1", left, owned, treasure=treasure_name(which, a.lang), space=space_name(a, scene, cell)
    )


# Around it


def _sea(a: Asked[Tobago], name: str) -> Answer | None:
    return None if name else a.tell("sea", "T-1.10")


def _rim(a: Asked[Tobago], name: str) -> Answer | None:
    columns = {column_of(cell) for cell in range(len(PLACES))}
    rows = {str(row_of(cell)) for cell in range(len(PLACES))}
    if name not in columns | rows:
        return None
    return a.tell("rim", "T-1.10", said=name, kind="row" if name in rows else "column")


def _island(a: Asked[Tobago], name: str) -> Answer | None:
    return None if name else island_told(a)


def island_told(a: Asked[Tobago]) -> Answer:
    if not a.s.island.name:
        return a.tell("island", "T-2.1", a.fact("no-island"))
    return a.tell("island", "T-2.1", a.fact("assembly", name=a.s.island.name, n=int(a.s.island.size)))


ISLAND: Final[Kinds[Tobago]] = {
    "hex": _hex,
    "atv": _atv,
    "leave": _leave,
    "rm": _remove,
    "sea": _sea,
    "rim": _rim,
    "island": _island,
}
