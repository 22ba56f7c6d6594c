"""The island by plain geometry: areas, distances, what a clue allows, one step of a vehicle, where a statue looks.

Read from the rulebook's pages on clues, vehicles and statues; nothing of the engine's is used but the tables of the
components.
"""

from __future__ import annotations

from functools import cache

from sacbe.games.tobago.data import FACINGS, STEPS, TERRAINS, assembled

Hex = tuple[int, int]
Landmarks = tuple[tuple[str, Hex], ...]  # ("hut", (q, r)) and so on


def named(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


def name(place: Hex) -> str:
    return f"{place[0]},{place[1]}"


@cache
def land(assembly: str) -> dict[Hex, str]:
    """T-2.1, T-1.10 Every hex of the island with its terrain. What is not in here is ocean."""
    return {place: TERRAINS[terrain] for place, terrain in assembled(assembly).items()}


def step(place: Hex, facing: str) -> Hex:
    dq, dr = STEPS[FACINGS.index(facing)]
    return place[0] + dq, place[1] + dr


def neighbours(place: Hex) -> list[Hex]:
    return [step(place, facing) for facing in FACINGS]


def distance(a: Hex, b: Hex) -> int:
    """T-1.14, R-08 Steps on the plain grid, over water too."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def interior(assembly: str, place: Hex) -> bool:
    """T-1.13"""
    return all(n in land(assembly) for n in neighbours(place))


@cache
def ocean(assembly: str) -> frozenset[Hex]:
    """T-1.10 The ocean cells near enough to matter to a clue: everything around the island within three steps."""
    qs = [q for q, _ in land(assembly)]
    rs = [r for _, r in land(assembly)]
    cells = [(q, r) for q in range(min(qs) - 3, max(qs) + 4) for r in range(min(rs) - 3, max(rs) + 4)]
    return frozenset(cell for cell in cells if cell not in land(assembly))


# T-1.11, T-1.12 Areas


@cache
def area(assembly: str, place: Hex) -> frozenset[Hex]:
    """All hexes that hang together with this one and are of its terrain."""
    island = land(assembly)
    found = {place}
    edge = [place]
    while edge:
        for n in neighbours(edge.pop()):
            if n in island and n not in found and island[n] == island[place]:
                found.add(n)
                edge.append(n)
    return frozenset(found)


def largest_area(assembly: str, terrain: str) -> frozenset[Hex]:
    areas = {area(assembly, place) for place, ground in land(assembly).items() if ground == terrain}
    most = max(len(one) for one in areas)
    (largest,) = [one for one in areas if len(one) == most]  # the rulebook: one of them is always the largest
    return largest


# T-4.1.2 The six kinds of clues


def _reference(assembly: str, landmarks: Landmarks, word: str) -> frozenset[Hex]:
    """The cells a clue speaks of."""
    if word == "ocean":
        return ocean(assembly)
    if word.startswith("largest-"):
        return largest_area(assembly, word.removeprefix("largest-"))
    if word in TERRAINS:
        return frozenset(place for place, terrain in land(assembly).items() if terrain == word)
    return frozenset(place for kind, place in landmarks if kind == word)


@cache
def allowed(assembly: str, landmarks: Landmarks, card: str) -> frozenset[Hex]:
    """The hexes of the island where the treasure may be if this clue is true."""
    if card.startswith("not-"):
        return frozenset(land(assembly)) - allowed(assembly, landmarks, card.removeprefix("not-"))
    for kind, furthest in (("in-sight-", 2), ("next-to-", 1), ("in-", 0)):
        if card.startswith(kind):
            cells = _reference(assembly, landmarks, card.removeprefix(kind))
            if furthest == 0:
                return cells & frozenset(land(assembly))
            near = [h for h in land(assembly) if any(distance(h, cell) <= furthest for cell in cells)]
            return frozenset(near) - cells  # never on the terrain itself
    raise ValueError(card)


# T-4.2.1 One step of a vehicle, T-4.8.1 the gaze of a statue


@cache
def one_leg(assembly: str, place: Hex) -> frozenset[Hex]:
    """Anywhere else in the same area, or onto a neighbouring hex of another terrain."""
    island = land(assembly)
    within = area(assembly, place) - {place}
    change = {n for n in neighbours(place) if n in island and island[n] != island[place]}
    return within | change


def gazed(assembly: str, statue: Hex, facing: str) -> Hex:
    """R-09 The last hex before the first ocean cell in the direction of the gaze."""
    place = statue
    while step(place, facing) in land(assembly):
        place = step(place, facing)
    return place


# T-2.2 Where the next landmark may stand

ORDER = ("statue",) * 3 + ("hut",) * 4 + ("palm",) * 3


@cache
def _far(assembly: str, place: Hex, spacing: int) -> frozenset[Hex]:
    return frozenset(h for h in land(assembly) if distance(h, place) >= spacing)


@cache
def _ground(assembly: str, kind: str) -> frozenset[Hex]:
    """(c) Statues stand inland."""
    return frozenset(h for h in land(assembly) if kind != "statue" or interior(assembly, h))


def _fitting(assembly: str, spacing: int, standing: Landmarks) -> list[Hex]:
    """(a) one landmark a hex, (b) equal ones far enough apart."""
    kind = ORDER[len(standing)]
    free = _ground(assembly, kind) - {place for _, place in standing}
    for other, place in standing:
        if other == kind:
            free &= _far(assembly, place, spacing)
    return sorted(free)


def _can_be_finished(assembly: str, spacing: int, standing: Landmarks) -> bool:
    if len(standing) == len(ORDER):
        return True
    kind = ORDER[len(standing)]
    return any(
        _can_be_finished(assembly, spacing, (*standing, (kind, place)))
        for place in _fitting(assembly, spacing, standing)
    )


def places_for_next(assembly: str, spacing: int, standing: Landmarks) -> list[Hex]:
    """Where the next landmark may stand: those that come after it must find a place too."""
    kind = ORDER[len(standing)]
    fitting = _fitting(assembly, spacing, standing)
    return [place for place in fitting if _can_be_finished(assembly, spacing, (*standing, (kind, place)))]
