"""\"What is this?\": the stack of tiles, the tile in hand, temple levels and treasures."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, capital, index_of, seat_in
from sacbe.core.present import Answer
from sacbe.games.tikal.data import COPIES, SET_POINTS, TERRAIN, TERRAINS, TILE_COUNT, TILES, TREASURES
from sacbe.games.tikal.score import tokens, treasure_points
from sacbe.games.tikal.show.lens import letters_left, next_tiles, top_letter, volcano_in
from sacbe.games.tikal.show.panels import scores_again
from sacbe.games.tikal.show.side import treasure_stack
from sacbe.games.tikal.show.words import stack_left, supply_left, tile_name, treasure_name
from sacbe.games.tikal.state import LAY_TILE, OVER, Tikal

# Tiles


def _stack(a: Asked[Tikal], name: str) -> Answer | None:
    if name:
        return None
    left, letter = dict(letters_left(a.s)), top_letter(a.s)
    facts = [a.fact("stack", n=sum(left.values()), all=int(TILE_COUNT))]
    if letter:
        facts += [a.fact("letters", each=stack_left(a.s)), a.fact("top", letter=letter, n=left[letter])]
        facts.append(volcano_told(a))
    return a.tell("stack", "T-2.1", *facts)


def volcano_told(a: Asked[Tikal]) -> str:
    span = volcano_in(a.s)
    return a.fact("volcano-in", least=span[0], most=span[1]) if span else a.fact("no-volcano")


def tile_told(a: Asked[Tikal], tile: int) -> str:
    """What a tile will be on the map."""
    return capital(a.fact(f"tile-{TERRAINS[TERRAIN[tile]]}", tile=tile_name(tile, a.lang)))


def tile_in(name: str) -> int | None:
    return index_of(name, TILES[: int(TILE_COUNT)])


def _hand(a: Asked[Tikal], name: str) -> Answer | None:
    """The tile to lay; a volcano waits aside until everybody has scored."""
    tile = int(a.s.drawn)
    if name or tile < 0:
        return None
    waits = a.s.phase != LAY_TILE
    owner = a.names[int(a.s.holder if a.s.holder >= 0 else a.s.active)]
    facts = [tile_told(a, tile), a.fact("letter", letter=TILES[tile][0])]
    return a.tell("aside" if waits else "hand", "T-3.8" if waits else "T-3.3", *facts, owner=owner)


def _next(a: Asked[Tikal], name: str) -> Answer | None:
    """A tile that may come next."""
    tile, tiles = tile_in(name), next_tiles(a.s)
    if tile is None or tile not in tiles:
        return None
    facts = [tile_told(a, tile), a.fact("chance", n=len(tiles))]
    return a.tell("next", "T-8.1", *facts, tile=tile_name(tile, a.lang), letter=TILES[tile][0])


# Temple levels


def _levels(a: Asked[Tikal], name: str) -> Answer | None:
    if name:
        return None
    gone = [str(number) for number in range(2, 11) if not a.s.supply[number]]
    facts = [a.fact("levels", each=supply_left(a.s)), a.fact("levels-gone", each=", ".join(gone)) if gone else ""]
    return a.tell("levels", "T-1.3", *facts)


# Treasures


def _treasures(a: Asked[Tikal], name: str) -> Answer | None:
    """All of them, or those of one player."""
    if not name:
        found = sum(int(tokens(a.s, seat)) for seat in range(int(a.s.seats)))
        on_ruins = sum(int(left) for left in a.s.site)
        facts = [a.fact("unlaid", n=treasure_stack(a.s)), a.fact("on-ruins", n=on_ruins), a.fact("found", n=found)]
        return a.tell("treasures", "T-1.5", *facts)
    seat = seat_in(name, int(a.s.seats))
    if seat is None:
        return None
    facts = [a.fact("found", n=int(tokens(a.s, seat))), _scores(a, seat, int(treasure_points(a.s, seat)))]
    return a.tell("treasures-of", "T-5.3", *facts, owner=a.names[seat])


def _scores(a: Asked[Tikal], seat: int, points: int) -> str:
    """Whoever has had his last scoring is promised nothing."""
    return a.fact("scores", n=points) if scores_again(a.s, seat) else ""


def treasure_told(a: Asked[Tikal], seat: int, name: str) -> Answer | None:
    """Tokens of one kind that a player has found."""
    kind = index_of(name, TREASURES)
    held = 0 if kind is None else int(a.s.treasure[seat * len(TREASURES) + kind])
    if kind is None or not held:
        return None
    facts = [
        a.fact("held-treasures", name=a.names[seat], n=held),
        _scores(a, seat, int(SET_POINTS[held])),
        a.fact("buried", n=int(a.s.buried[kind]), all=int(COPIES)),
    ]
    if a.s.phase != OVER:
        facts.append(a.fact("single" if held == 1 else "safe"))
    return a.tell("treasure", "T-4.6" if held == 1 else "T-5.3", *facts, kind=treasure_name(kind, a.lang))


def _treasure(a: Asked[Tikal], name: str) -> Answer | None:
    who, _, kind = name.partition("-")
    seat = seat_in(who, int(a.s.seats))
    return None if seat is None else treasure_told(a, seat, kind)


SUPPLIES: Final[Kinds[Tikal]] = {
    "stack": _stack,
    "hand": _hand,
    "next": _next,
    "levels": _levels,
    "treasures": _treasures,
    "treasure": _treasure,
}
