"""Positions as readable dicts: writing and reading them."""

from __future__ import annotations

from typing import Any

from sacbe.core.reading import Reader
from sacbe_cenote.data import BLESSINGS, MOST_SEATS, ROPES, ROUNDS, TREASURES, mask, numbers
from sacbe_cenote.state import BLESS, CHOOSE, DECIDE, NONE, SHOW, UNKNOWN, Cenote

_KNOWN = ("game", "edition", "seats", "options", "phase", "round", "left", "well", "bag", "finder", "players")
_PLAYER = ("ropes", "chosen", "kept", "blessed", "unseen")


def dump(s: Cenote) -> dict[str, Any]:
    return {
        "game": "cenote",
        "edition": int(s.edition),
        "seats": s.seats,
        "options": {"pile": s.pile},
        "phase": s.phases[s.phase].name,
        "round": s.round,
        "left": numbers(s.left),
        "well": numbers(s.well),
        "bag": numbers(s.bag),
        "finder": None if s.finder < 0 else s.finder,
        "players": [
            {
                "ropes": numbers(s.ropes[seat]),
                "chosen": {NONE: None, UNKNOWN: "hidden"}.get(s.chosen[seat], s.chosen[seat]),
                "kept": numbers(s.kept[seat]),
                "blessed": numbers(s.blessed[seat]),
                "unseen": s.unseen[seat],
            }
            for seat in range(s.seats)
        ],
    }


def load(phases: list[Any], d: dict[str, Any]) -> Cenote:
    """ValueError names everything that is wrong."""
    r = Reader("cenote", d)
    seats = r.whole("seats", 2, MOST_SEATS, 2)
    s = Cenote(phases, seats, r.sub("options").flag("pile", False), r.edition(1))
    names = [phase.name for phase in phases]
    s.phase = names.index(r.choice("phase", names, names[0]))
    s.round = r.whole("round", 1, ROUNDS, 1)
    s.left = _pieces(r, "left", TREASURES, TREASURES)
    s.well = _pieces(r, "well", TREASURES, ())
    s.bag = _pieces(r, "bag", BLESSINGS, BLESSINGS)
    finder = r.seat("finder", seats, None)
    s.finder = -1 if finder is None else finder
    players = r.subs("players", [{}] * seats)
    if len(players) != seats:
        r.wrong(f"players are {seats}, not {len(players)}")
    for seat, one in enumerate(players[:seats]):
        _player(one, s, seat)
    if (s.phase in (DECIDE, BLESS)) != (s.finder >= 0):
        r.wrong("there is a finder while he decides or is blessed, and only then")
    if (s.phase == SHOW and NONE in s.chosen) or (s.phase == CHOOSE and NONE not in s.chosen):
        r.wrong("ropes are shown when everybody has let one down, and not before")
    r.finish(_KNOWN)
    return s


def _player(r: Reader, s: Cenote, seat: int) -> None:
    s.ropes[seat] = _pieces(r, "ropes", ROPES, ROPES)
    chosen = r.d.get("chosen")
    if chosen == "hidden":
        s.chosen[seat] = UNKNOWN
    elif chosen is not None:
        s.chosen[seat] = r.whole("chosen", ROPES[0], ROPES[-1], ROPES[0])
        if not s.ropes[seat] >> s.chosen[seat] & 1:
            r.wrong(f"the rope {s.chosen[seat]} is not among the ropes that are left")
    s.kept[seat] = _pieces(r, "kept", TREASURES, ())
    s.blessed[seat] = _pieces(r, "blessed", BLESSINGS, ())
    s.unseen[seat] = r.whole("unseen", 0, ROUNDS, 0)
    r.finish(_PLAYER)


def _pieces(r: Reader, key: str, known: tuple[int, ...], default: tuple[int, ...]) -> int:
    """A set of different pieces, by their numbers."""
    listed = r.listed(key, list(default)) or []
    if any(piece not in known for piece in listed) or len(set(listed)) != len(listed):
        r.wrong(f"{key} are different numbers of {known[0]}..{known[-1]}, not {listed}")
        return 0
    return mask(tuple(listed))
