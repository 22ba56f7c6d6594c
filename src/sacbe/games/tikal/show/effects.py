"""What is seen and heard of a game: eruptions, treasures lifted, stones set, and scorings counted where they fall."""

from __future__ import annotations

from sacbe.core.present import Effect
from sacbe.games.tikal.data import CELLS, SET_POINTS, TREASURES
from sacbe.games.tikal.show.lens import scored_sets, scored_temples
from sacbe.games.tikal.show.paths import cell_id, treasure_id
from sacbe.games.tikal.show.pieces import stack_id
from sacbe.games.tikal.state import Tikal


def erupted(tile: int) -> list[Effect]:
    return [Effect("erupt", [f"tile-{tile}"])]


def found(s: Tikal, seat: int, kind: int) -> list[Effect]:
    """`s`: while the treasure was still in the ground."""
    site = _site(int(s.digging))
    return [Effect("lift", [site], icons=[f"tikal-treasure-{TREASURES[kind]}"], to=treasure_id(seat, kind))]


def exchanged(seat: int, other: int, give: int, take: int) -> list[Effect]:
    return [
        Effect(
            "take", [treasure_id(giver, kind)], icons=[f"tikal-treasure-{TREASURES[kind]}"], to=treasure_id(taker, kind)
        )
        for giver, kind, taker in ((seat, give, other), (other, take, seat))
    ]


def laid(cell: int) -> list[Effect]:
    return [Effect("build", [cell_id(cell)])]


def uncovered(cell: int) -> list[Effect]:
    return [Effect("build", [_site(cell)])]


def set_up(kind: str, seat: int, cell: int) -> list[Effect]:
    """A camp or a guard."""
    return [Effect("build", [stack_id(kind, seat, cell)])]


def counted(s: Tikal, seat: int) -> list[Effect]:
    """A tally, temple by temple and then by kinds of treasure."""
    temples = [Effect("count", [_site(cell)], int(s.level[cell])) for cell in scored_temples(s, seat)]
    sets = scored_sets(s, seat).items()
    return temples + [Effect("count", [treasure_id(seat, kind)], int(SET_POINTS[n])) for kind, n in sets]


def _site(cell: int) -> str:
    return f"site-{CELLS[cell]}"
