"""\"What is this?\": the players' panels, the top line, the lenses and what a scoring would give."""

from __future__ import annotations

import re
from typing import Final

from sacbe.core.asking import Asked, Kinds, panel_part, seat_in
from sacbe.core.present import Answer
from sacbe.core.words import signed
from sacbe.games.tikal.data import TILE_COUNT
from sacbe.games.tikal.show.lens import holds, next_tiles, top_letter, worth
from sacbe.games.tikal.show.panels import headline, scores_again, status, tiles_taken
from sacbe.games.tikal.show.what_pieces import reserve_told
from sacbe.games.tikal.show.what_supplies import treasure_told, volcano_told
from sacbe.games.tikal.state import SCORINGS, SOURCES, Tikal

_LENS_RULES: Final = {"majority": "T-5.2", "score": "T-5.1", "reach": "T-4.3", "tiles": "T-8.1"}


# A scoring now


def _worth_fact(a: Asked[Tikal], seat: int) -> str:
    now = worth(a.s, seat)
    return a.fact("worth", total=now.total, temples=now.temples + now.guards, treasures=now.treasures)


def _worth(a: Asked[Tikal], name: str) -> Answer | None:
    seat = seat_in(name, int(a.s.seats))
    return None if seat is None else a.tell("worth", "T-5.1", _worth_fact(a, seat), owner=a.names[seat])


def _lens(a: Asked[Tikal], name: str) -> Answer | None:
    if name not in _LENS_RULES:
        return None
    facts = []
    if name == "majority":
        held = [found.owner for found in holds(a.s)]
        facts = [a.fact("holds", name=who, n=held.count(seat)) for seat, who in enumerate(_seated(a))]
    elif name == "score":
        facts = [a.fact("player-worth", name=who, n=worth(a.s, seat).total) for seat, who in enumerate(_seated(a))]
    elif name == "tiles":
        letter = top_letter(a.s)
        facts = [a.fact("top", letter=letter, n=len(next_tiles(a.s))) if letter else a.fact("stack-empty")]
        facts.append(volcano_told(a))
    return a.tell(f"lens-{name}", _LENS_RULES[name], *facts)


def _seated(a: Asked[Tikal]) -> list[str]:
    return a.names[: int(a.s.seats)]


# The top line


def _headline(a: Asked[Tikal], name: str) -> Answer | None:
    """The parts of the top line by their place in it."""
    if name == "0":
        left = int(a.s.stack).bit_count()
        return a.tell(
            "headline-tile",
            "T-2.6",
            a.fact("tiles", n=tiles_taken(a.s), all=int(TILE_COUNT)),
            a.fact("in-stack", n=left),
        )
    if name == "1":
        return a.tell("headline-scorings", "T-5.4", a.fact("scorings", n=int(a.s.scorings), all=int(SCORINGS)))
    if name == "2":
        said = re.sub("<.*?>", "", headline(a.s, a.lang, a.names)[2])
        return a.tell("headline-volcano", "T-3.8", said)
    return None


# Panels


def _panel(a: Asked[Tikal], name: str) -> Answer | None:
    asked = panel_part(name, int(a.s.seats))
    if asked is None:
        return None
    seat, part = asked
    owner = a.names[seat]
    if part == "":
        return a.tell("player", "T-3.2", *_standing(a, seat), owner=owner)
    if part == "score":
        return a.tell("score", "T-5", *_sources(a, seat), *_standing(a, seat), owner=owner)
    if part == "status":
        said = status(a.s, seat, a.lang)
        return a.tell("status", "T-3.1", a.fact("status", status=said) if said else a.fact("waits"), owner=owner)
    kind, _, whose = part.partition("-")
    if kind in ("worker", "leader", "camp", "guard") and whose == str(seat):
        return reserve_told(a, seat, kind)
    return treasure_told(a, seat, part.removeprefix("tikal-treasure-")) if part.startswith("tikal-") else None


def _standing(a: Asked[Tikal], seat: int) -> list[str]:
    facts = [a.fact("total", n=a.s.score(seat))]
    given = [str(int(a.s.tally[seat * int(SCORINGS) + k])) for k in range(min(int(a.s.scorings), int(SCORINGS)))]
    if given:
        facts.append(a.fact("given", each=", ".join(given)))
    return [*facts, _worth_fact(a, seat)] if scores_again(a.s, seat) else facts


def _sources(a: Asked[Tikal], seat: int) -> list[str]:
    """Where the points have come from so far."""
    points = [(name, int(a.s.points[seat * len(SOURCES) + k])) for k, name in enumerate(SOURCES)]
    return [a.fact("part", part=a.words(f"part-{name}"), n=signed(n)) for name, n in points if n]


PLAYERS: Final[Kinds[Tikal]] = {
    "worth": _worth,
    "lens": _lens,
    "headline": _headline,
    "panel": _panel,
}
