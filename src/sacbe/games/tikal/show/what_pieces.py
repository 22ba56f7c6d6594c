"""\"What is this?\": members of the expeditions, camps and guards, on the map and in reserve."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, index_of, seat_in
from sacbe.core.present import Answer
from sacbe.games.tikal.actions import GUARD
from sacbe.games.tikal.data import CAMPS, CELLS, GUARDS, PIECES, WORKERS
from sacbe.games.tikal.show.choices import leaving
from sacbe.games.tikal.show.pieces import stacks
from sacbe.games.tikal.show.side import in_reserve, shown_seat
from sacbe.games.tikal.show.words import coordinate, place
from sacbe.games.tikal.state import IN_RESERVE, ON_GUARD, REMOVED, Tikal

_RULES: Final = {"worker": "T-4.3", "leader": "T-4.1", "camp": "T-4.2", "guard": "T-4.8"}


def _on_map(a: Asked[Tikal], kind: str, name: str) -> Answer | None:
    """Equal pieces of one player on one cell."""
    who, _, where = name.partition("-")
    seat, cell = seat_in(who, int(a.s.seats)), index_of(where, CELLS)
    if seat is None or cell is None:
        return None
    size = next((stack.size for stack in stacks(a.s, cell) if (stack.kind, stack.seat) == (kind, seat)), 0)
    if not size:
        return None
    facts = [a.fact("stands", where=place(a.s, cell, a.lang, "at"), at=coordinate(cell))]
    if kind == "worker":
        facts.append(a.fact("alike", n=size))
    if kind in PIECES and int(a.s.temples) >> cell & 1:
        facts.append(a.fact("strength", n=int(a.s.strength(seat, cell))))
    if kind == "guard":
        facts.append(a.fact("every-scoring", n=int(a.s.level[cell])))
    return a.tell(f"piece-{kind}", _RULES[kind], *facts, owner=a.names[seat], n=size)


def _worker(a: Asked[Tikal], name: str) -> Answer | None:
    return _on_map(a, "worker", name)


def _leader(a: Asked[Tikal], name: str) -> Answer | None:
    seat = seat_in(name, int(a.s.seats))
    if seat is None or a.s.leader[seat] < 0:
        return None
    return _on_map(a, "leader", f"{seat}-{CELLS[a.s.leader[seat]]}")


def _camp(a: Asked[Tikal], name: str) -> Answer | None:
    return _on_map(a, "camp", name)


def _guard(a: Asked[Tikal], name: str) -> Answer | None:
    """A guard, or the badge that makes one."""
    cell = index_of(name, CELLS)
    if cell is None:
        return _on_map(a, "guard", name)
    codes = [int(GUARD) + cell * 2 + piece for piece in range(2)]
    legal = set(a.s.legal(a.viewer)) & set(codes) if a.viewer >= 0 else set()
    if not legal:
        return None
    facts = [a.fact("every-scoring", n=int(a.s.level[cell]))]
    facts += [a.fact(f"stays-{PIECES[code % 2]}", **leaving(a.s, a.viewer, code)) for code in codes if code in legal]
    return a.tell("badge", "T-4.8", *facts, at=coordinate(cell))


# In reserve


def reserve_told(a: Asked[Tikal], seat: int, kind: str) -> Answer:
    """Pieces of one kind that a player has not placed yet."""
    owner, left = a.names[seat], in_reserve(a.s, seat)[kind]
    if kind == "worker":
        on_map = sum(int(a.s.workers[seat * len(CELLS) + cell]) for cell in range(len(CELLS)))
        gone = int(WORKERS) - left - on_map
        facts = [a.fact("left", n=left, all=int(WORKERS)), a.fact("on-map", n=on_map)]
        facts.append(a.fact("gone", n=gone) if gone else "")
        return a.tell("reserve-worker", "T-4.1", *facts, owner=owner)
    if kind == "leader":
        return a.tell("reserve-leader", "T-4.1", a.fact("leader", n=left, where=_leader_is(a.s, seat)), owner=owner)
    if kind == "camp":
        return a.tell("reserve-camp", "T-4.7", a.fact("left", n=left, all=int(CAMPS)), owner=owner)
    return a.tell("reserve-guard", "T-4.8", a.fact("left", n=left, all=int(GUARDS)), owner=owner)


def _leader_is(s: Tikal, seat: int) -> str:
    known = {int(IN_RESERVE): "reserve", int(REMOVED): "gone", int(ON_GUARD): "guard"}
    return known.get(int(s.leader[seat]), "map")


def _reserve(a: Asked[Tikal], name: str) -> Answer | None:
    seat = shown_seat(a.s, a.viewer)
    left = in_reserve(a.s, seat)
    if not name:
        return a.tell("reserve", "T-2.4", a.fact("reserve", **left), owner=a.names[seat])
    return reserve_told(a, seat, name) if name in left else None


MEMBERS: Final[Kinds[Tikal]] = {
    "worker": _worker,
    "lead": _leader,
    "camp": _camp,
    "guard": _guard,
    "reserve": _reserve,
}
