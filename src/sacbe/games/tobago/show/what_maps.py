"""\"What is this?\": the treasure maps, their clues and roses, clue cards in the hand and where they would go."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, index_of, seat_in
from sacbe.core.present import Answer
from sacbe.games.tobago.data import CLUE_KIND, CLUE_KINDS, CLUES, COLOURS, MARKERS, hand_limit
from sacbe.games.tobago.show.land import mask_at
from sacbe.games.tobago.show.scene import ALL_MAPS, EMPTY, SAME, Hunt, Rung, Scene
from sacbe.games.tobago.show.what_island import scene_of, space_name
from sacbe.games.tobago.show.words import clue_name, map_name, map_of
from sacbe.games.tobago.state import START_MAP, Tobago


def _map(a: Asked[Tobago], name: str) -> Answer | None:
    colour = index_of(name, COLOURS)
    if colour is None or not a.s.island.name:
        return None
    scene = scene_of(a)
    hunt = scene.hunts[colour]
    return a.tell("map", "T-1.8", *_map_facts(a, scene, hunt), map=map_of(colour, a.lang))


def _map_facts(a: Asked[Tobago], scene: Scene, hunt: Hunt) -> list[str]:
    n = len(hunt.possible)
    if not hunt.rungs:
        return [a.fact("map-empty", n=n)]
    if hunt.located >= 0:
        where = a.fact("map-located", space=space_name(a, scene, hunt.located))
    else:
        where = a.fact("map-sites", n=n)
    markers = "" if hunt.located >= 0 else a.fact("map-markers", out="yes" if hunt.marked else "no", most=int(MARKERS))
    roses = [(a.names[seat], sum(rung.roses for rung in hunt.rungs if rung.owner == seat)) for seat in scene.seats]
    shares = ", ".join(f"{owner} {held}" for owner, held in roses if held)
    cards = 2 + sum(rung.roses for rung in hunt.rungs)  # T-4.5.1, T-4.5.2 the finder's rose and the extra card
    return [
        where,
        markers,
        a.fact("map-clues", n=len(hunt.rungs)),
        a.fact("map-roses", list=shares) if shares else "",
        a.fact("map-hoard", n=cards),
    ]


# Clues on a map


def _on_map(scene: Scene, name: str) -> tuple[Hunt, int, Rung] | None:
    """Where a clue lies: its map, its place from the top, itself."""
    for hunt in scene.hunts:
        for index, rung in enumerate(hunt.rungs):
            if CLUES[rung.clue] == name:
                return hunt, index, rung
    return None


def kind_of(a: Asked[Tobago], clue: int) -> str:
    """What clues of this kind say, in a sentence."""
    return a.words(f"kind-{CLUE_KINDS[CLUE_KIND[clue]]}")


def _alone(a: Asked[Tobago], clue: int) -> str:
    """How many spaces a clue allows by itself."""
    if not len(a.s.allowed):
        return ""
    return a.fact("clue-alone", n=mask_at(a.s.allowed, clue).bit_count(), all=int(a.s.island.size))


def _clue(a: Asked[Tobago], name: str) -> Answer | None:
    found = _on_map(scene_of(a), name)
    if found is None:
        return None
    hunt, index, rung = found
    place = a.fact("clue-place", map=map_name(hunt.colour, a.lang), n=index + 1, all=len(hunt.rungs))
    roses = a.words("spot-clue-roses", name=a.names[rung.owner], n=rung.roses) if rung.roses else ""
    clue = clue_name(rung.clue, a.lang)
    return a.tell("clue", "T-4.1.2", place, roses, _alone(a, rung.clue), clue=clue, kind=kind_of(a, rung.clue))


def _rose(a: Asked[Tobago], name: str) -> Answer | None:
    found = _on_map(scene_of(a), name)
    if found is None or not found[2].roses:
        return None
    hunt, _, rung = found
    here = sum(one.roses for one in hunt.rungs if one.owner == rung.owner)
    facts = [
        a.fact("roses-clue", clue=clue_name(rung.clue, a.lang), n=rung.roses),
        a.fact("roses-map", map=map_name(hunt.colour, a.lang), n=here),
        a.fact("roses-left", n=int(a.s.roses[rung.owner])),
    ]
    return a.tell("rose", "T-4.5.4", *facts, owner=a.names[rung.owner])


# Clue cards


def _leaves(a: Asked[Tobago], scene: Scene, clue: int, colour: int) -> str:
    """What a card would do to a map."""
    hunt = scene.hunts[colour]
    called, n = map_name(colour, a.lang), len(hunt.possible)
    if hunt.located >= 0:
        return a.fact("leaves-located", map=called)
    fits = scene.fits(clue, colour)
    if fits == EMPTY:
        return a.fact("leaves-none", map=called)
    if fits == SAME:
        return a.fact("leaves-same", map=called, n=n)
    return a.fact("leaves", map=called, n=n, left=len(scene.left_by(clue, colour)))


def _card(a: Asked[Tobago], name: str) -> Answer | None:
    scene = scene_of(a)
    clue = index_of(name, CLUES)
    if clue is None or clue not in scene.hand:
        return None
    starting = a.s.phase == START_MAP and scene.mine
    maps = [int(a.s.raised)] if starting else ALL_MAPS
    facts = [_leaves(a, scene, clue, colour) for colour in maps]
    return a.tell("card", "T-4.1.3", *facts, clue=clue_name(clue, a.lang), kind=kind_of(a, clue))


def _card_and_map(a: Asked[Tobago], name: str) -> tuple[int, int] | None:
    """next-to-hut-white: a card of the hand and a map."""
    card, _, colour = name.rpartition("-")
    clue, which = index_of(card, CLUES), index_of(colour, COLOURS)
    if clue is None or which is None or clue not in scene_of(a).hand:
        return None
    return clue, which


def _slot(a: Asked[Tobago], name: str) -> Answer | None:
    found = _card_and_map(a, name)
    if found is None:
        return None
    clue, colour = found
    facts = [_leaves(a, scene_of(a), clue, colour), a.fact("roses-left", n=int(a.s.roses[a.viewer]))]
    return a.tell("slot", "T-4.1.3", *facts, clue=clue_name(clue, a.lang), map=map_of(colour, a.lang))


def _double(a: Asked[Tobago], name: str) -> Answer | None:
    found = _card_and_map(a, name)
    if found is None:
        return None
    clue, colour = found
    facts = [
        _leaves(a, scene_of(a), clue, colour),
        a.fact("amulets", n=int(a.s.amulets[a.viewer])),
        a.fact("roses-left", n=int(a.s.roses[a.viewer])),
    ]
    return a.tell("double", "T-4.10.6", *facts, clue=clue_name(clue, a.lang), map=map_of(colour, a.lang))


def _chip(a: Asked[Tobago], name: str) -> Answer | None:
    found = _card_and_map(a, name)
    if found is None:
        return None
    clue, colour = found
    fact = _leaves(a, scene_of(a), clue, colour)
    return a.tell("chip", "T-4.1.3", fact, clue=clue_name(clue, a.lang), map=map_of(colour, a.lang))


def _first(a: Asked[Tobago], name: str) -> Answer | None:
    """T-2.9 The clue that has been turned up."""
    clue = int(a.s.first_clue)
    if name or clue < 0:
        return None
    puts = a.fact("puts", name=a.names[a.s.turn], mine="yes" if a.s.turn == a.viewer else "no")
    return a.tell("first", "T-2.9", puts, _alone(a, clue), clue=clue_name(clue, a.lang), kind=kind_of(a, clue))


# Hands


def _hand(a: Asked[Tobago], name: str) -> Answer | None:
    """The viewer's own, or anybody's by the seat."""
    if name:
        seat = seat_in(name, int(a.s.seats))
        return None if seat is None else hand_told(a, seat)
    return hand_told(a, a.viewer) if a.viewer >= 0 else None


def hand_told(a: Asked[Tobago], seat: int) -> Answer:
    held = a.fact("hand", n=int(a.s.hand_size[seat]), limit=int(hand_limit(a.s.seats)))
    return a.tell("hand", "T-2.10", held, owner=a.names[seat], mine="yes" if seat == a.viewer else "no")


def _hands(a: Asked[Tobago], name: str) -> Answer | None:
    if name:
        return None
    held = [a.fact("held-by", name=a.names[seat], n=int(a.s.hand_size[seat])) for seat in range(int(a.s.seats))]
    return a.tell("hands", "T-7", *held)


HUNTS: Final[Kinds[Tobago]] = {
    "map": _map,
    "clue": _clue,
    "rose": _rose,
    "card": _card,
    "slot": _slot,
    "double": _double,
    "chip": _chip,
    "first": _first,
    "hand": _hand,
    "hands": _hands,
}
