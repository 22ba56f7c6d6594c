"""Whole random games printed with everything the API returns: any change of behaviour shows as a text difference.

The files are written by `python -m tests.contract.test_playthroughs` and checked compiled and, the smallest of each
game, uncompiled, so that both builds play the same games move for move. Those of an earlier edition of the rules are
never written again: they hold today's engine to what was played by that edition.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import NATURE, SPECTATOR
from sacbe.testing.walks import Setting, settings, walk

FOLDER = Path(__file__).parent.parent / "playthroughs"


def chosen() -> list[Setting]:
    """For each game its smallest, an ordinary and its largest table, with default options where they go together."""
    out = []
    for slug in sacbe.SLUGS:
        mine = {setting.seats: setting for setting in reversed(settings()) if setting.slug == slug}
        out += [mine[seats] for seats in sorted({min(mine), min(mine) + 1, max(mine)})]
    return out


def leaves(path: str, value: object) -> Iterator[tuple[str, str]]:
    """A nested dump as flat (path, text) pairs, so that a step shows only what it changed."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(f"{path}.{key}" if path else str(key), inner)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for index, inner in enumerate(value):
            yield from leaves(f"{path}.{index}", inner)
    else:
        yield path, json.dumps(value, ensure_ascii=False)


def print_game(setting: Setting) -> Iterator[str]:
    game = setting.game
    bound = "of any length" if game.max_length is None else f"at most {game.max_length} long"
    yield f"{setting}: {game.actions.size} actions, scores within {game.score_bounds}, {bound}"
    known: dict[str, str] = {}
    for ply, (s, seat, code) in enumerate(walk(setting, 0)):
        yield ""
        yield f"ply {ply}: actors {s.actors():b}, scores {[s.score(k) for k in range(setting.seats)]}"
        dumped = s.dump()
        now = dict(leaves("", dumped))
        for path, text in now.items():
            if known.get(path) != text:
                yield f"  {path}: {text}"
        known = now
        for k in range(setting.seats):
            if codes := s.legal(k):
                yield f"  legal {k}: {codes}"
        if outcomes := s.legal(NATURE):
            yield f"  outcomes {outcomes[0]}..{outcomes[-1]}: {len(outcomes)}, {sum(map(s.tickets, outcomes))} tickets"
        hidden = [k for k in [*range(setting.seats), SPECTATOR] if s.hide(k).dump() != dumped]
        if hidden:
            yield f"  something is hidden from {hidden}"
        if seat >= 0:
            yield f"  {'*' if seat == NATURE else seat} {game.text(code)} (audience {s.audience(seat, code)})"
    yield ""
    yield f"winners {s.winners():b}"


def marked() -> list[Any]:
    """The smallest table of each game is played through by both builds, larger ones by the quick one."""
    tables = chosen()
    least = {slug: min(one.seats for one in tables if one.slug == slug) for slug in sacbe.SLUGS}
    kinds = {True: pytest.mark.engine, False: pytest.mark.compiled}
    return [pytest.param(one, id=str(one), marks=kinds[one.seats == least[one.slug]]) for one in tables]


@pytest.mark.no_cover  # very long games, and what they run through is run through by shorter tests too
@pytest.mark.parametrize("setting", marked())
def test_playthrough(setting: Setting) -> None:
    assert "\n".join(print_game(setting)) + "\n" == (FOLDER / f"{setting}.txt").read_text(encoding="utf-8")


# What was played by an earlier edition: a line a ply with who acts and the scores, the legal lists, and what was done.
_PLY = re.compile(r"ply \d+: actors (?P<actors>[01]+), scores (?P<scores>.+)")
_LEGAL = re.compile(r"  legal (?P<seat>\d): (?P<codes>.+)")
_DONE = re.compile(r"  (?P<seat>[*\d]) (?P<action>.+) \(audience (?P<audience>-?\d+)\)")


@pytest.mark.engine
@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("edition-*/*.txt")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_what_an_earlier_edition_played_is_played_by_it_today(path: Path) -> None:
    slug, seats = path.stem.split("-")
    edition = int(path.parent.name.removeprefix("edition-"))
    game = sacbe.game(slug)
    assert edition < game.edition, "the newest edition's playthroughs lie one folder above"
    s = game.start(int(seats), {}, edition)
    plies = path.read_text(encoding="utf-8").split("\n\n")[1:]
    for number, ply in enumerate(plies):
        for line in ply.splitlines():
            if found := _PLY.fullmatch(line):
                assert (s.actors(), [s.score(k) for k in range(int(seats))]) == (
                    int(found["actors"], 2),
                    json.loads(found["scores"]),
                ), f"ply {number}"
            elif found := _LEGAL.fullmatch(line):
                assert s.legal(int(found["seat"])) == json.loads(found["codes"]), f"ply {number}"
            elif found := _DONE.fullmatch(line):
                seat = NATURE if found["seat"] == "*" else int(found["seat"])
                code = game.parse(found["action"])
                assert s.audience(seat, code) == int(found["audience"]), f"ply {number}"
                s.apply(seat, code)
    assert plies[-1].strip() == f"winners {s.winners():b}"


if __name__ == "__main__":
    for wanted in chosen():
        (FOLDER / f"{wanted}.txt").write_text("\n".join(print_game(wanted)) + "\n", encoding="utf-8")
