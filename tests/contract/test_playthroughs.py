"""Whole random games printed with everything the API returns: any change of behaviour shows as a text difference.

The files are written by `python -m tests.contract.test_playthroughs` and checked compiled and uncompiled, so that both
builds play the same games move for move.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import sacbe
from sacbe import NATURE, SPECTATOR
from tests.contract.walks import Setting, settings, walk

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
    yield f"{setting}: {game.actions.size} actions, scores within {game.score_bounds}, at most {game.max_length} long"
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


@pytest.mark.engine
@pytest.mark.parametrize("setting", chosen(), ids=str)
def test_playthrough(setting: Setting) -> None:
    assert "\n".join(print_game(setting)) + "\n" == (FOLDER / f"{setting}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for wanted in chosen():
        (FOLDER / f"{wanted}.txt").write_text("\n".join(print_game(wanted)) + "\n", encoding="utf-8")
