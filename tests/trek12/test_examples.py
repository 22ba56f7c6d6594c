"""Every worked example of the dossier, by its id. A new example of a known kind only needs to be added to the file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import NATURE, Refusal
from sacbe.core.bits import count
from sacbe.games.trek12.actions import ACTIONS
from sacbe.games.trek12.data import CELLS, OPERATIONS, TOKENS, cell_names, result, token_names
from sacbe.games.trek12.rules.areas import areas_of, refuse_area
from sacbe.games.trek12.rules.digging import bones_drawn, bones_kept
from sacbe.games.trek12.score import penalty, skeleton_owners
from sacbe.games.trek12.state import Trek
from tests.trek12 import prose

pytestmark = pytest.mark.engine

Example = dict[str, Any]
FILE = json.loads((Path(__file__).parent / "examples.json").read_text(encoding="utf-8"))
TREK = sacbe.game("trek12")


def load(**position: Any) -> Trek:
    s = TREK.load({"game": "trek12", **position})
    assert isinstance(s, Trek)
    return s


def code(*words: str) -> int:
    return ACTIONS.encode(*words)


def agrees(refusal: Refusal | None, then: Example, rule: str) -> None:
    """The refusal is the one the example names, under its rule."""
    assert (refusal is None) == then["legal"], refusal
    if refusal is not None:
        assert refusal.reason == then["error"]
        assert refusal.rule.startswith(rule) or rule.startswith(refusal.rule.rsplit(".", 1)[0])


# One function a kind of example


def write(e: Example) -> None:
    given, when = e["given"], e["when"]
    me = {"numbers": given["sheet"], "ticked": given["ticked"], "areas": given.get("areas", [])}
    s = load(players=[me, {}], dice=when["dice"])
    move = code("write", when["operation"], when["cell"])
    agrees(s.why_not(0, move), e["then"], e["rule"])
    assert (move in s.legal(0)) == e["then"]["legal"]
    if e["then"]["legal"]:
        s.apply(0, move)
        s.apply(1, code("write", "red", "A1"))
        s.apply(NATURE, code("reveal"))
        assert s.number[CELLS.index(when["cell"])] == e["then"]["result"]
        assert s.ticked[OPERATIONS.index(when["operation"])] == given["ticked"].get(when["operation"], 0) + 1


def legal_writes(e: Example) -> None:
    s = load(players=[{"numbers": e["given"]["sheet"], "ticked": e["given"]["ticked"]}, {}], dice=e["when"]["dice"])
    legal = [ACTIONS.decode(c)[1] for c in s.legal(0)]
    assert len(legal) == e["then"]["count"]
    for operation, cells in e["then"].get("cells_by_operation", {}).items():
        assert sorted(cell for name, cell in legal if name == operation) == cells


def to_dig(e: Example) -> Trek:
    given = e["given"]
    me = {"numbers": given["sheet"], "areas": given.get("areas", []), "new": e["when"]["new_cell"]}
    bag = given.get("bag", len(TOKENS))
    return load(phase="dig", chief=0, dice=[0, 1], players=[me, {}], bag=list(TOKENS[:bag]))


def areas(e: Example) -> None:
    s = to_dig(e)
    found = areas_of(s, 0)
    masks = [found[i] for i in range(len(found))]
    assert len(set(masks)) == len(masks)
    assert sorted(cell_names(mask) for mask in masks) == sorted(sorted(area) for area in e["then"]["areas"])


def dig(e: Example) -> None:
    s, cells = to_dig(e), e["when"]["cells"]
    agrees(refuse_area(s, 0, cells), e["then"], e["rule"])
    if not e["then"]["legal"]:
        # Cell by cell it is refused for the same reason; an area without the new cell cannot even be said.
        if e["then"]["error"] != "E_AREA_WITHOUT_NEW":
            said = [s.why_not(0, code("pick", cell)) for cell in cells if cell != e["when"]["new_cell"]]
            refusals = [r.reason for r in [*said, s.why_not(0, code("circle"))] if r is not None]
            assert e["then"]["error"] in refusals
        return
    drawn = bones_drawn(len(cells), count(s.bag))
    kept_of_them = bones_kept(sum(e["given"]["sheet"][cell] == 0 for cell in cells), drawn)
    assert [drawn, kept_of_them] == [e["then"]["draw"], e["then"]["keep"]]
    circle(s, 0, cells)
    assert s.dump()["players"][0]["areas"][-1] == sorted(cells)
    draws = 0
    while s.actors() == sacbe.NATURE_BIT and "draw" in {ACTIONS.verb(c) for c in s.legal(NATURE)}:
        s.apply(NATURE, s.legal(NATURE)[0])
        draws += 1
    kept = 0
    while s.actors() == 1:
        s.apply(0, s.legal(0)[0])
        kept += 1
    assert draws in (e["then"]["draw"], 0), "no draw is left to chance when the bag is emptied"
    assert count(s.hand[0]) == e["then"]["keep"]


def circle(s: Trek, seat: int, cells: list[str]) -> None:
    """Say the area cell by cell, as a person does."""
    while "pick" in {ACTIONS.verb(c) for c in s.legal(seat)}:
        wanted = [code("pick", cell) for cell in cells if code("pick", cell) in s.legal(seat)]
        if not wanted:
            break
        s.apply(seat, wanted[0])
    if code("circle") in s.legal(seat):
        assert sorted(cell_names(s.picked)) == sorted(cells)
        s.apply(seat, code("circle"))


def keep(e: Example) -> None:
    given, wanted = e["given"], e["when"]["keep"]
    s = load(
        phase="keep",
        chief=0,
        dice=[0, 1],
        players=[{"numbers": {"E3": 9}, "new": "E3", "bones": given.get("bones", [])}, {}],
        dig={"seat": 0, "drawn": given["drawn"], "to_keep": given["keep_count"]},
    )
    before, held = s.bag, s.hand[0]
    refusals = []
    for token in wanted:
        refusal = s.why_not(0, code("keep", token))
        if refusal is None:
            s.apply(0, code("keep", token))
        elif s.digger == 0:
            refusals.append(refusal.reason)
    asked = s.digger == 0  # tokens are kept one by one: exactly so many are asked for, no fewer and no more
    if e["then"]["legal"]:
        assert not asked
        assert sorted(token_names(s.hand[0] & ~held)) == sorted(wanted)
        assert sorted(token_names(s.bag & ~before)) == sorted(e["then"]["returned"])
    elif e["then"]["error"] == "E_KEEP_COUNT":
        assert asked == (len(set(wanted)) < given["keep_count"])
        assert count(s.hand[0] & ~held) == min(len(set(wanted)), given["keep_count"])
        assert set(refusals) == ({"E_KEEP_COUNT"} if len(set(wanted)) < len(wanted) else set())
    else:
        assert refusals == [e["then"]["error"]]


def guard(e: Example) -> None:
    """T-3.8 A code outside the action space, of this player in this phase."""
    given = e["given"]
    names, phase = given["players"], given["phase"].lower()
    acting = [names.index(name) for name in given.get("acting", [])]
    position: dict[str, Any] = {"phase": phase, "players": [{} for _ in names], "chief": (acting or [0])[0]}
    if phase not in ("roll", "over"):
        position["dice"] = [4, 5]
    if phase in ("dig", "keep"):
        position["players"] = [{"numbers": {"E3": 9}, "new": "E3"} for _ in names]
    if phase == "keep":
        position["dig"] = {"seat": acting[0], "drawn": ["blue-6", "blue-7"], "to_keep": 1}
    for name in given.get("locked", []):
        position["players"][names.index(name)] = {"locked": "sum D3"}
    s = load(**position)
    assert [seat for seat in range(len(names)) if s.actors() >> seat & 1] == acting
    for unknown in (-1, ACTIONS.size, 10**30):
        agrees(s.why_not(names.index(e["when"]["player"]), unknown), e["then"], e["rule"])


def loading(e: Example) -> None:
    """T-3.9 A position that no game can reach is refused with a sentence; the one beside it is accepted."""
    with pytest.raises(ValueError, match="trek12") as refused:
        load(**e["given"]["position"])
    for name in e["then"]["names"]:
        assert name in str(refused.value)
    s = load(**e["then"]["right"])
    assert load(**s.dump()) == s
    assert sacbe.playout(s, 1) > 0


def chief(e: Example) -> None:
    """Everybody has written a 9; the diggers circle it, the others skip."""
    names = e["given"]["players"]
    first = names.index(e["given"]["chief"])
    players = [{"numbers": {"E3": 9}, "new": "E3"} for _ in names]
    s = load(phase="dig", chief=first, dice=[4, 5], players=players)
    order = []
    while ACTIONS.verb((s.legal(s.digger) if s.digger >= 0 else [-1])[0]) in ("circle", "skip"):
        name = names[s.digger]
        if name in e["when"]["diggers"]:
            order.append(name)
            s.apply(s.digger, code("circle"))
            s.apply(NATURE, s.legal(NATURE)[0])
        else:
            s.apply(s.digger, code("skip"))
    assert order == e["then"]["dig_order"]
    assert names[s.chief] == e["then"]["new_chief"]


def finished(hands: dict[str, list[str]], sheets: dict[str, Example] | None = None) -> Trek:
    sheets = sheets or {}
    players = [
        {
            "bones": hand,
            "numbers": sheets.get(name, {}).get("sheet", {}),
            "areas": sheets.get(name, {}).get("areas", []),
        }
        for name, hand in hands.items()
    ]
    return load(phase="over", round=16, chief=0, players=players)


def owners(s: Trek, names: list[str]) -> dict[str, str | None]:
    won = skeleton_owners(s.hand, s.solo)
    return {
        colour: names[won[index]] if won[index] >= 0 else None
        for index, colour in enumerate(("green", "blue", "purple", "orange"))
    }


def skeleton(e: Example) -> None:
    hands = e["given"]["hands"]
    won = owners(finished(hands), list(hands))
    assert {colour: won[colour] for colour in e["then"]["owners"]} == e["then"]["owners"]


def score(e: Example) -> None:
    players = e["given"]["players"]
    s = finished({name: player["hand"] for name, player in players.items()}, players)
    names = list(players)
    assert {name: s.score(seat) for seat, name in enumerate(names)} == e["then"]["scores"]
    winners = [name for seat, name in enumerate(names) if s.winners() >> seat & 1]
    assert sorted(winners) == sorted(e["then"]["winners"])


def penalty_of(e: Example) -> None:
    sheet = {"sheet": e["given"]["sheet"], "areas": e["given"].get("areas", [])}
    s = finished({"Anna": [], "Boris": []}, {"Anna": sheet})
    assert penalty(s.number, s.circled[0], 0) == e["then"]["penalty"]


def end(e: Example) -> None:
    """A round is over when nobody can dig: skip out of it and see whether the dice are rolled again."""
    ticked = e["given"]["ticked"]
    players = [{"ticked": ticked, "numbers": {"E3": 9}, "new": "E3"} for _ in range(2)]
    s = load(phase="dig", chief=0, dice=[4, 5], players=players, round=sum(ticked.values()))
    s.apply(0, code("skip"))
    s.apply(1, code("skip"))
    assert (s.actors() == 0) == e["then"]["game_ends"]


def golden(e: Example) -> None:
    names, then = e["given"]["players"], e["then"]
    s = TREK.start(len(names), {"chief": str(names.index(e["given"]["chief"]))})
    assert isinstance(s, Trek)
    for this in e["when"]["rounds"]:
        assert (s.round, names[s.chief]) == (this["round"], this["chief"])
        s.apply(NATURE, code("roll", *map(str, this["dice"])))
        for seat, name in enumerate(names):
            written = this["writes"][name]
            assert result(OPERATIONS.index(written["operation"]), *this["dice"]) == written["result"]
            s.apply(seat, code("write", written["operation"], written["cell"]))
        s.apply(NATURE, code("reveal"))
        digs = {names.index(d["player"]): d for d in this["digs"]}
        while s.digger >= 0:
            seat = int(s.digger)
            if seat not in digs:
                s.apply(seat, code("skip"))
                continue
            circle(s, seat, digs[seat]["cells"])
            for token in digs[seat]["drawn"]:
                s.apply(NATURE, code("draw", token))
            while s.digger == seat and ACTIONS.verb(s.legal(seat)[0]) == "keep":
                s.apply(seat, next(c for c in s.legal(seat) if ACTIONS.decode(c)[1][0] in digs[seat]["kept"]))
    assert s.actors() == 0
    assert {name: s.score(seat) for seat, name in enumerate(names)} == then["scores"]
    assert owners(s, names) == then["skeletons"]
    assert {n: penalty(s.number, s.circled[seat], seat) for seat, n in enumerate(names)} == then["penalties"]
    assert {n: sorted(token_names(s.hand[seat])) for seat, n in enumerate(names)} == {
        n: sorted(hand) for n, hand in then["hands"].items()
    }
    assert {n: s.dump()["players"][seat]["numbers"] for seat, n in enumerate(names)} == then["sheets"]
    assert names[s.chief] == then["last_chief"]
    assert len(token_names(s.bag)) == then["bag_left"]
    assert [n for seat, n in enumerate(names) if s.winners() >> seat & 1] == then["winners"]


KINDS: dict[str, Callable[[Example], None]] = {
    "write": write,
    "legal_writes": legal_writes,
    "areas": areas,
    "dig": dig,
    "keep": keep,
    "guard": guard,
    "load": loading,
    "chief": chief,
    "skeleton": skeleton,
    "score": score,
    "penalty": penalty_of,
    "end": end,
    "golden": golden,
    "prose": prose.check,
}


@pytest.mark.parametrize("example", FILE["examples"], ids=lambda e: e["id"])
def test_example(example: Example) -> None:
    KINDS[example["kind"]](example)
