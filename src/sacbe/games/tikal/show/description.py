"""The position in words: every explored cell with its roads and pieces, the players, the supplies, the auction."""

from __future__ import annotations

from sacbe.core.asking import Asked
from sacbe.core.describing import counted, listed
from sacbe.core.words import signed
from sacbe.games.tikal.data import (
    CELLS,
    DIRECTIONS,
    LETTERS,
    NEIGHBOUR,
    STONES,
    TILE_COUNT,
    TILES,
    TREASURES,
    VOLCANO,
)
from sacbe.games.tikal.data import TERRAIN as TERRAIN_OF
from sacbe.games.tikal.score import tally_now
from sacbe.games.tikal.show.lens import hold
from sacbe.games.tikal.show.panels import scores_again, status
from sacbe.games.tikal.show.side import in_reserve
from sacbe.games.tikal.show.words import (
    cells_in,
    coordinate,
    piece_name,
    place,
    supply_left,
    tile_name,
    treasure_name,
)
from sacbe.games.tikal.state import IN_RESERVE, ON_GUARD, REMOVED, SCORINGS, SOURCES, Tikal


def described(a: Asked[Tikal]) -> list[str]:
    lines = [a.words("told-grid")]
    lines += [_cell(a, cell) for cell in cells_in(int(a.s.explored))]
    for seat in range(int(a.s.seats)):
        lines += _player(a, seat)
    return [*lines, *_supplies(a), *_turn(a), *(_auction(a) if a.s.auction else [])]


# The map


def _cell(a: Asked[Tikal], cell: int) -> str:
    """b3: temple 4 (tile B2, turned 3/6). Roads: N b2 1. Jungle: SE c4 2. Blue: explorers ×2."""
    s, tile = a.s, int(a.s.tile[cell])
    called = place(s, cell, a.lang)
    if tile < TILE_COUNT:
        called = a.words("told-tile", place=called, tile=TILES[tile], turn=int(s.turned[cell]))
    facts = [f"{coordinate(cell)}: {called}"]
    if TERRAIN_OF[tile] != VOLCANO:
        facts += _borders(a, cell)
    if int(s.ruins) >> cell & 1:
        facts.append(a.words("told-site", n=int(s.site[cell])))
    facts += _pieces(a, cell)
    taken = (int(s.once) >> cell & 1) + (int(s.twice) >> cell & 1)
    if taken:
        facts.append(a.fact("taken", n=taken, most=2))
    if s.laid == cell:
        facts.append(a.words("told-newest"))
    return ". ".join(facts)


def _borders(a: Asked[Tikal], cell: int) -> list[str]:
    """Roads to what is explored, and own stones that face the jungle."""
    roads, jungle = [], []
    for way, name in enumerate(DIRECTIONS):
        other = int(NEIGHBOUR[cell * 6 + way])
        stones = int(STONES[(int(a.s.tile[cell]) * 6 + int(a.s.turned[cell])) * 6 + way])
        if other >= 0 and a.s.tile[other] < 0:
            jungle.append(f"{name} {coordinate(other)} {stones}")
        elif other >= 0 and a.s.road(cell * 6 + way):
            roads.append(f"{name} {coordinate(other)} {int(a.s.road(cell * 6 + way))}")
    return [
        a.words("told-roads", each=listed(roads)),
        *([a.words("told-jungle", each=listed(jungle))] if jungle else []),
    ]


def _pieces(a: Asked[Tikal], cell: int) -> list[str]:
    s, facts = a.s, []
    for seat in range(int(s.seats)):
        here = (
            [counted(piece_name(0, a.lang), int(s.workers[seat * len(CELLS) + cell]))]
            if s.workers[seat * len(CELLS) + cell]
            else []
        )
        here += [piece_name(1, a.lang)] if s.leader[seat] == cell else []
        here += [a.words("piece-camp")] if cell in (s.camp[seat * 2], s.camp[seat * 2 + 1]) else []
        if s.guard[cell] == seat:
            here.append(a.words("told-guard", piece=piece_name(int(s.leader_guards) >> cell & 1, a.lang)))
        if here:
            facts.append(f"{a.names[seat]}: {listed(here)}")
    if int(s.temples) >> cell & 1 and s.guard[cell] < 0 and facts:
        owner = hold(s, cell).owner
        facts.append(a.fact("held", name=a.names[owner]) if owner >= 0 else a.fact("tied"))
    return facts


# Players


def _player(a: Asked[Tikal], seat: int) -> list[str]:
    s = a.s
    points = [(name, int(s.points[seat * len(SOURCES) + k])) for k, name in enumerate(SOURCES)]
    sources = listed(a.fact("part", part=a.words(f"part-{name}"), n=signed(n)) for name, n in points if n)
    given = listed(str(int(s.tally[seat * int(SCORINGS) + k])) for k in range(int(SCORINGS)))
    lines = [a.words("told-player", name=a.names[seat], score=s.score(seat), sources=sources, given=given)]
    if scores_again(s, seat):
        lines[0] += f". {a.words('told-worth', n=int(tally_now(s, seat)))}"
    camps = listed(coordinate(int(s.camp[seat * 2 + k])) for k in range(2) if s.camp[seat * 2 + k] >= 0)
    facts = [a.fact("reserve", **in_reserve(s, seat)), a.words("told-camps", camps=camps)]
    leader = {int(IN_RESERVE): "reserve", int(REMOVED): "gone", int(ON_GUARD): "guard"}.get(int(s.leader[seat]), "map")
    facts.append(a.words("told-gone", n=int(s.removed[seat]), leader=leader))
    doing = status(s, seat, a.lang)
    facts += [a.fact("status", status=doing)] if doing else []
    found = [(kind, int(s.treasure[seat * len(TREASURES) + kind])) for kind in range(len(TREASURES))]
    treasures = listed(counted(treasure_name(kind, a.lang), n) for kind, n in found if n)
    return [*lines, ". ".join(facts), a.words("told-treasures", treasures=treasures)]


# Supplies, the turn, the auction


def _stones(tile: int) -> str:
    """The stones of a tile before it is turned: N1 SE2"""
    stones = [int(STONES[tile * 36 + way]) for way in range(6)]
    return " ".join(f"{name}{n}" for name, n in zip(DIRECTIONS, stones, strict=True) if n)


def _tile(a: Asked[Tikal], tile: int) -> str:
    stones = _stones(tile)
    return f"{TILES[tile]} {tile_name(tile, a.lang)}" + (f" ({stones})" if stones else "")


def _supplies(a: Asked[Tikal]) -> list[str]:
    s = a.s
    stack = [tile for tile in range(int(TILE_COUNT)) if int(s.stack) >> tile & 1]
    top = LETTERS.index(TILES[stack[0]][0]) if stack else 0
    first = listed((_tile(a, tile) for tile in stack if TILES[tile][0] == LETTERS[top]), "; ")
    later = listed((_tile(a, tile) for tile in stack if TILES[tile][0] != LETTERS[top]), "; ")
    gone = listed(TILES[tile] for tile in range(int(TILE_COUNT)) if int(s.discarded) >> tile & 1)
    buried = ((treasure_name(kind, a.lang), int(s.buried[kind])) for kind in range(len(TREASURES)))
    lines = [a.words("told-stack", n=len(stack), top=first, later=later)]
    lines += [a.words("told-discarded", tiles=gone)] if s.discarded else []
    lines.append(a.words("told-levels", each=supply_left(s)))
    lines.append(a.words("told-buried", each=listed(f"{name} {n}" for name, n in buried)))
    return lines


def _turn(a: Asked[Tikal]) -> list[str]:
    s, lines = a.s, []
    if s.active >= 0:
        lines.append(a.words("told-turn", name=a.names[s.active], ap=int(s.ap)))
    if s.drawn >= 0:
        lines.append(a.words("told-drawn", tile=_tile(a, int(s.drawn))))
    if s.digging >= 0:
        lines.append(a.words("told-digging", at=coordinate(int(s.digging))))
    if len(s.queue) > 0:
        queue = listed(a.names[s.queue[place]] for place in range(len(s.queue)))
        lines.append(a.words("told-queue", names=queue))
    if s.holder >= 0:
        lines.append(a.words("told-holder", name=a.names[s.holder]))
    return lines


def _auction(a: Asked[Tikal]) -> list[str]:
    s = a.s
    offer = listed((_tile(a, tile) for tile in range(int(TILE_COUNT)) if int(s.display) >> tile & 1), "; ")
    names = {name: _names(a, int(mask)) for name, mask in (("totems", s.totems), ("passed", s.passed))}
    lines = [a.words("told-offer", tiles=offer), a.words("told-totems", names=names["totems"])]
    if s.bidder >= 0:
        lines.append(a.fact("highest", n=int(s.bid), name=a.names[s.bidder]))
    if s.passed:
        first = a.names[s.first_pass] if s.first_pass >= 0 else "–"
        lines.append(a.words("told-passed", names=names["passed"], first=first))
    return lines


def _names(a: Asked[Tikal], mask: int) -> str:
    return listed(a.names[seat] for seat in range(int(a.s.seats)) if mask >> seat & 1)
