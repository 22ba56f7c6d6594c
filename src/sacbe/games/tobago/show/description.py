"""The position in words: the island area by area, what stands on it, the treasure maps, the players, the decks."""

from __future__ import annotations

from typing import Any

from sacbe.core.asking import Asked, capital
from sacbe.core.describing import listed
from sacbe.core.words import Arg
from sacbe.games.tobago.data import COLOURS, FACINGS, HEXES, MARKERS, PLACES
from sacbe.games.tobago.show.cards_told import clues, treasures
from sacbe.games.tobago.show.land import cells_in, gaze, mask_at
from sacbe.games.tobago.show.panels import status
from sacbe.games.tobago.show.scene import Hunt, Scene
from sacbe.games.tobago.show.sharing_told import sharing
from sacbe.games.tobago.show.words import clue_name, column_of, map_name, place_name
from sacbe.games.tobago.state import OVER, Tobago


def described(a: Asked[Tobago]) -> list[str]:
    scene, d = Scene(a.s, a.viewer), a.s.dump()
    lines = [_grid(a), *_island(a, scene), *_landmarks(a, scene), _amulets(a, d)]
    lines += [_map(a, hunt, d["maps"][COLOURS[hunt.colour]]["cleared"]) for hunt in scene.hunts]
    for seat in range(int(a.s.seats)):
        lines += _player(a, seat, d["players"][seat])
    return [*lines, *_decks(a, d), _turn(a, d), *(sharing(a, d["sharing"]) if d["sharing"] else [])]


def named(hexes: list[str]) -> str:
    """Spaces of the notation by their names on the rim: D5."""
    return listed((place_name(HEXES.index(name)) for name in hexes), " ")


# The island


def _grid(a: Asked[Tobago]) -> str:
    """How spaces are called, and which touch. The notation counts columns from q and slants its rows."""
    west = min(q for q, _ in PLACES)
    north = min(r + q // 2 for q, r in PLACES)
    lower = sorted({column_of(cell) for cell, (q, _) in enumerate(PLACES) if q % 2})
    return a.words("told-grid", lower=listed(lower), west=_n(west), north=_n(north - 1))


def _n(number: int) -> str:
    return f"+ {number}" if number >= 0 else f"− {-number}"


def _island(a: Asked[Tobago], scene: Scene) -> list[str]:
    """An area of one terrain a line."""
    if scene.assembly < 0:
        return [a.fact("no-island")]
    island, lines, told = a.s.island, [], set()
    for cell in scene.land.cells:
        area = int(island.area[island.hex_at[cell]])
        if area not in told:
            told.add(area)
            cells = cells_in(scene.assembly, mask_at(island.areas, area))
            terrain = scene.land.terrain[cell]
            largest = any(cell in one for one in scene.land.largest)
            called = a.words(f"reference-largest-{terrain}" if largest else f"terrain-{terrain}")
            lines.append((terrain, f"{capital(called)}: {listed(map(place_name, cells), ' ')}"))
    return [line for _, line in sorted(lines, key=lambda one: one[0])]


def _landmarks(a: Asked[Tobago], scene: Scene) -> list[str]:
    statues = []
    for cell, facing in scene.statues:
        if facing < 0:
            statues.append(f"{place_name(cell)} –")
        else:
            end = place_name(gaze(scene.assembly, cell, facing)[-1])
            looks = {"at": place_name(cell), "way": a.words(f"facing-{FACINGS[facing]}"), "end": end}
            statues.append(a.words("told-statue", **looks))
    huts, palms = (listed(map(place_name, cells), " ") for cells in (scene.huts, scene.palms))
    return [a.words("told-landmarks", statues=listed(statues, "; "), huts=huts, palms=palms)]


def _amulets(a: Asked[Tobago], d: dict[str, Any]) -> str:
    return a.words("told-amulets", places=named(d["amulets"]["island"]), supply=d["amulets"]["supply"])


# The treasure maps


def _map(a: Asked[Tobago], hunt: Hunt, cleared: list[str]) -> str:
    """The clues from the first to the last with whose roses lie on them, and where the treasure may be."""
    rungs = [
        a.words("told-clue", clue=clue_name(rung.clue, a.lang), name=a.names[rung.owner], n=rung.roses)
        for rung in hunt.rungs
    ]
    n = len(hunt.possible)
    places = listed(map(place_name, sorted(hunt.possible)), " ") if rungs and n <= MARKERS else "–"
    told = a.words("told-map", map=map_name(hunt.colour, a.lang), clues=listed(rungs, "; "), n=n, places=places)
    return f"{told}. {a.words('told-cleared', places=named(cleared))}" if cleared else told


# Players


def _player(a: Asked[Tobago], seat: int, d: dict[str, Any]) -> list[str]:
    at = named([d["vehicle"]]) if d["vehicle"] else "–"
    coins: dict[str, Arg] = {"coins": a.s.score(seat), "cards": treasures(a, d["treasures"])}
    head = a.words("told-player", name=a.names[seat], at=at, amulets=d["amulets"], roses=d["roses"], **coins)
    doing = status(a.s, seat, a.lang) if a.s.phase != OVER else ""
    head += f". {a.fact('status', status=doing)}" if doing else ""
    lines = [head, a.words("told-hand", cards=clues(a, d["hand"]))]
    kept, discarded = d["kept"]
    if d["exchanged"] or d["shuffled"] or kept or discarded:
        told = {"cards": clues(a, d["exchanged"]), "shuffled": clues(a, d["shuffled"])}
        lines[1] += f". {a.words('told-exchanged', kept=kept, discarded=discarded, **told)}"
    return [*lines, *_seen(a, d)]


def _seen(a: Asked[Tobago], d: dict[str, Any]) -> list[str]:
    """What a player knows of treasure cards that others do not."""
    facts = [a.words("told-looks", n=d["looks"], cards=treasures(a, d["seen"]))] if d["looks"] or d["seen"] else []
    for key in ("saw_buried", "saw_buried_safe", "recycled"):
        if d[key]:
            facts.append(a.words(f"told-{key}".replace("_", "-"), cards=treasures(a, d[key])))
    return [". ".join(facts)] if facts else []


# The decks and the turn


def _decks(a: Asked[Tobago], d: dict[str, Any]) -> list[str]:
    deck, gold = d["clues"], d["treasure"]
    lines = [a.words("told-clue-deck", n=deck["size"], cards=clues(a, deck["deck"]))]
    if deck["played"] or deck["shuffled"]:
        lines.append(a.words("told-played", played=clues(a, deck["played"]), shuffled=clues(a, deck["shuffled"])))
    if deck["first"]:
        lines.append(a.words("told-first-clue", card=clues(a, [deck["first"]])))
    if deck["dealing"]:
        dealing = deck["dealing"]
        to = {"name": a.names[dealing["seat"]], "n": dealing["cards"], "then": dealing["then"]}
        lines.append(a.words("told-dealing", **to))
    lines.append(a.words("told-treasure-deck", n=gold["size"], safe=gold["safe"], cards=treasures(a, gold["deck"])))
    aside = {key: treasures(a, gold[key]) for key in ("refused", "buried", "buried_safe", "removed")}
    if any(gold[key] for key in aside):
        lines.append(a.words("told-aside", **aside))
    return lines


def _turn(a: Asked[Tobago], d: dict[str, Any]) -> str:
    names = {key: a.names[d[key]] if d[key] is not None else "–" for key in ("first", "turn")}
    told = a.words("told-turn", main=d["main"], legs=d["legs"], idle="yes" if d["idle"] else "no", **names)
    facts = [told, a.words("told-start", at=named([d["start_hex"]]))] if d["start_hex"] else [told]
    facts += [a.words("told-may-collect")] if d["may_collect"] else []
    facts += [a.words("told-swapping", clue=clues(a, [d["swapping"]]))] if d["swapping"] else []
    return ". ".join(facts)
