"""Every worked example of the dossier, by its id. A new one of the same format only needs to be added to the file."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sacbe import NATURE, SPECTATOR
from sacbe.games.tikal.actions import ACTIONS
from sacbe.games.tikal.data import CELLS, PIECES, TILES, TREASURES
from sacbe.games.tikal.rules.moving import border_cost
from sacbe.games.tikal.score import controller, tally_now
from sacbe.games.tikal.state import Tikal
from sacbe.testing.walks import pick
from tests.tikal.positions import PHASES, TIKAL, Example, Told, code, index, load, phase, play

pytestmark = pytest.mark.engine
FILE = json.loads((Path(__file__).parent / "examples.json").read_text(encoding="utf-8"))


# What an example may say about the position afterwards


def piece_counts(s: Tikal, seat: int, cell: str) -> dict[str, int]:
    at = index(cell)
    return {"worker": int(s.workers[seat * 40 + at]), "leader": int(s.leader[seat] == at)}


def agree(told: Told, then: Example) -> None:
    s = told.s
    d = s.dump()
    players = d["players"]
    auction = d["auction"] or {}
    for key, wanted in then.items():
        match key:
            case "ok" | "error":
                pass
            case "phase":
                assert d["phase"] == PHASES[wanted]
            case "active":
                assert d["active"] == (None if wanted is None else told.seat(wanted))
            case "ap":
                assert d["ap"] == wanted
            case "drawn":
                assert d["drawn"] == wanted
            case "levels":
                assert {cell: d["levels"][cell] for cell in wanted} == wanted
            case "level_supply":
                assert {number: d["supply"][number] for number in wanted} == wanted
            case "site_count":
                assert {cell: d["sites"][cell] for cell in wanted} == wanted
            case "site":
                assert {cell: d["sites"][cell] for cell in wanted} == {cell: len(k) for cell, k in wanted.items()}
            case "stack":
                assert d["stack"] == sorted(wanted)
            case "tiles":
                for tile in wanted:
                    assert d["tiles"][tile["cell"]] == f"{tile['tile']} {tile.get('rot', 0)}"
            case "queue":
                assert [told.names[seat] for seat in d["queue"]] == wanted
            case "volcano_by":
                assert d["holder"] == (None if wanted is None else told.seat(wanted))
            case "pieces":
                for name, cells in wanted.items():
                    for cell, counts in cells.items():
                        assert piece_counts(s, told.seat(name), cell) == dict.fromkeys(PIECES, 0) | counts
            case "reserve" | "removed":
                for name, counts in wanted.items():
                    now = players[told.seat(name)][key]
                    assert {piece: now[piece] for piece in counts} == counts
            case "camps":
                for cell, owner in wanted.items():
                    assert cell in players[told.seat(owner)]["camps"]
            case "guards":
                for cell, guard in wanted.items():
                    assert players[told.seat(guard["player"])]["guards"][cell] == guard["piece"]
            case "treasures":
                for name, counts in wanted.items():
                    now = players[told.seat(name)]["treasures"]
                    assert {kind: now[kind] for kind in counts} == counts
            case "scores":
                assert {name: s.score(told.seat(name)) for name in wanted} == wanted
            case "display":
                assert auction["display"] == sorted(wanted)
            case "totems":
                assert {name: told.seat(name) in auction["totems"] for name in wanted} == wanted
            case "bid":
                assert auction["bid"] == wanted
            case "border_cost":
                for border, cost in wanted.items():
                    a, b = (index(cell) for cell in border.split("-"))
                    assert border_cost(s, a, b) == border_cost(s, b, a) == cost
            case "legal_cells":
                assert sorted({ACTIONS.decode(c)[1][0] for c in s.legal(s.active)}) == sorted(wanted)
            case "controller":
                for cell, owner in wanted.items():
                    assert controller(s, index(cell)) == (-1 if owner is None else told.seat(owner))
            case "tally":
                assert {name: tally_now(s, told.seat(name)) for name in wanted} == wanted
            case "winner":
                assert [name for seat, name in enumerate(told.names) if s.winners() >> seat & 1] == wanted
            case _:
                pytest.fail(f"the example says {key!r}, which is not understood here")


def formal(e: Example) -> None:
    told = Told(e["given"])
    actions = [action for action in e["when"] if "query" not in action]
    for k, action in enumerate(actions):
        refusal = told.act(action)
        if k < len(actions) - 1 or e["then"].get("ok", True):
            assert refusal is None
        else:
            assert refusal is not None
            assert refusal.reason == e["then"]["error"]
            assert refusal.rule.startswith("T-")
    agree(told, e["then"])


# The examples told in sentences


def random_game(seats: int, **options: Any) -> list[tuple[Tikal, int, int]]:
    """A whole random game: positions as copies, with the actor and his action."""
    s = TIKAL.start(seats, options)
    assert isinstance(s, Tikal)
    rng = random.Random(seats)
    out = []
    while s.actors():
        seat, action = pick(s, rng)
        out.append((s.copy(), seat, action))
        s.apply(seat, action)
    return [*out, (s, -1, -1)]


CLOSED = {"c0r1": "B6", "c1r0": "D5"}


def full_board(last: str) -> dict[str, str]:
    """Everything explored but the corner behind two volcanoes; this tile is the last one."""
    empty = [c for c in CELLS if c not in {"c0r0", "c0r3", "c0r4", "c1r3", "c1r4", *CLOSED}]
    tiles = [tile for tile in TILES[:36] if tile not in {last, *CLOSED.values()}]
    return CLOSED | dict(zip(empty, tiles, strict=True))


def nowhere(e: Example) -> None:
    s = load(tiles=full_board("G1"), phase="draw", active=0)
    assert s.legal(NATURE) == [code("draw G1")]
    buried = s.dump()["buried"]
    play(s, 0, "draw G1")
    d = s.dump()
    assert (d["phase"], d["ap"], d["discarded"], d["drawn"]) == ("actions", 10, ["G1"], None)
    assert d["buried"] == buried
    play(s, 0, "end")
    assert (phase(s), s.active) == ("final", 1), "it was the last tile: the end comes as usual"


def secret(e: Example) -> None:
    s = load(phase="lay", drawn="A5", active=0)
    play(s, 0, "lay c2r3 0")
    for viewer in (0, 1, SPECTATOR):
        d = s.hide(viewer).dump()
        assert d["sites"] == {"c2r3": 4}
        assert d["buried"] == dict.fromkeys(TREASURES, 3), "any kind may lie there"
    play(s, 0, "recruit worker c0r4", "step c0r4 NE worker", "step c1r3 NE worker", "dig c2r3", "find mask")
    for viewer in (0, 1, SPECTATOR):
        d = s.hide(viewer).dump()
        assert (d["sites"], d["players"][0]["treasures"]["mask"]) == ({"c2r3": 3}, 1)


def letters(e: Example) -> None:
    for options in ({}, {"auction": True}):
        drawn = [
            ACTIONS.decode(action)[1][0]
            for _, seat, action in random_game(3, **options)
            if seat == NATURE and ACTIONS.verb(action) == "draw"
        ]
        assert "".join(tile[0] for tile in drawn) == "A" * 6 + "B" * 6 + "C" * 5 + "D" * 5 + "E" * 5 + "F" * 5 + "G" * 4
        assert sorted(drawn) == sorted(TILES[:36])
        volcanoes = [drawn.index(tile) + 1 for tile in ("B6", "D5", "F5")]
        assert all(a <= at <= b for at, (a, b) in zip(volcanoes, [(7, 12), (18, 22), (28, 32)], strict=True))


def four_scorings(e: Example) -> None:
    for seats in (2, 3, 4):
        for options in ({}, {"auction": True}):
            ended: Counter[tuple[str, int]] = Counter()
            for s, seat, action in random_game(seats, **options):
                if seat not in (-1, NATURE) and ACTIONS.text(action) == "end":
                    ended[phase(s), seat] += 1
            assert all(ended["scoring", seat] == 3 and ended["final", seat] == 1 for seat in range(seats))
            assert sum(n for (name, _), n in ended.items() if name == "actions") == 36
            assert s.scorings == 4
            assert s.actors() == 0


PROSE: dict[str, Callable[[Example], None]] = {
    "TX-01": nowhere,
    "TX-02": secret,
    "TX-03": letters,
    "TX-04": four_scorings,
}


@pytest.mark.parametrize("example", FILE["examples"], ids=lambda e: e["id"])
def test_example(example: Example) -> None:
    if isinstance(example["given"], str):
        PROSE[example["id"]](example)
    else:
        formal(example)
