"""The dossier's examples in words, played out: one function an id."""

from __future__ import annotations

from typing import Any

import sacbe
from sacbe import NATURE, NATURE_BIT
from sacbe.games.trek12.actions import ACTIONS
from sacbe.games.trek12.data import TOKENS, token_names
from sacbe.games.trek12.state import Trek

TREK = sacbe.game("trek12")


def code(*words: str) -> int:
    return ACTIONS.encode(*words)


def load(**position: Any) -> Trek:
    s = TREK.load({"game": "trek12", **position})
    assert isinstance(s, Trek)
    return s


def reason(s: Trek, seat: int, *words: str) -> str | None:
    refusal = s.why_not(seat, code(*words))
    return refusal.reason if refusal else None


def check(example: dict[str, Any]) -> None:
    PROSE[example["id"]]()


def setup_for_three() -> None:
    s = TREK.start(3)
    assert isinstance(s, Trek)
    d = s.dump()
    assert d["bag"] == list(TOKENS)
    assert len(TOKENS) == 36
    assert len(d["players"]) == 3
    assert all(p == d["players"][0] and p["numbers"] == {} and p["bones"] == [] for p in d["players"])
    assert s.actors() == NATURE_BIT
    assert s.legal(NATURE) == [code("chief", str(seat)) for seat in range(3)]
    s.apply(NATURE, code("chief", "2"))
    assert s.chief == 2
    assert {ACTIONS.verb(c) for c in s.legal(NATURE)} == {"roll"}
    assert (s.round, len(s.legal(NATURE))) == (1, 36)


def declining_is_always_allowed() -> None:
    nine = {"numbers": {"E3": 9}, "new": "E3"}
    s = load(phase="dig", chief=0, dice=[4, 5], players=[nine, {"numbers": {"E3": 4}, "new": "E3"}, nine])
    assert code("skip") in s.legal(0)
    before = s.dump()["players"]
    s.apply(0, code("skip"))
    assert s.actors() == 1 << 2, "seat 1 has no legal area and is passed over"
    assert s.dump()["players"] == before
    s.apply(2, code("skip"))
    assert s.dump()["phase"] == "roll"
    # The 9 that was not circled is still free: a 0 beside it makes it possible again.
    later = load(phase="dig", chief=0, dice=[0, 1], players=[{"numbers": {"E3": 9, "E2": 0}, "new": "E2"}, {}])
    later.apply(0, code("circle"))
    assert later.dump()["players"][0]["areas"] == [["E2", "E3"]]


def returned_before_the_next_draw() -> None:
    anna = {"numbers": {"E2": 4, "E3": 4, "E4": 1}, "new": "E4"}
    boris = {"numbers": {"E2": 4, "E3": 5}, "new": "E3"}
    bag = ["green-1a", "green-1b", "blue-6"]
    s = load(phase="dig", chief=0, dice=[0, 1], players=[anna, boris], bag=bag)
    s.apply(0, code("circle"))
    assert token_names(s.drawn) == bag, "a bag that holds no more is emptied"
    s.apply(0, code("keep", "blue-6"))
    assert s.actors() == 1 << 1
    assert token_names(s.bag) == ["green-1a", "green-1b"]
    s.apply(1, code("circle"))
    assert token_names(s.drawn) == ["green-1a", "green-1b"]


def writing_is_secret_until_all_have_locked() -> None:
    s = load(players=[{}, {}], dice=[2, 5])
    s.apply(0, code("write", "sum", "D3"))
    seen = s.hide(1).dump()
    assert seen["players"][0]["locked"] == "hidden"
    assert seen["players"][0]["numbers"] == {}
    assert "sum" not in str(seen["players"][0]["locked"])
    assert s.hide(0).dump()["players"][0]["locked"] == "sum D3"
    s.apply(1, code("write", "red", "E3"))
    assert s.dump()["players"][0]["numbers"] == {}, "nothing is shown before NATURE opens all sheets"
    s.apply(NATURE, code("reveal"))
    assert s.dump()["players"][0]["numbers"] == {"D3": 7}
    assert s.dump()["players"][1]["numbers"] == {"E3": 5}


def other_phases_and_players_are_refused() -> None:
    s = load(players=[{}, {}], dice=[2, 5])
    assert reason(s, 0, "circle") == "E_WRONG_PHASE"
    assert reason(s, 0, "skip") == "E_WRONG_PHASE"
    assert reason(s, 0, "roll", "0", "1") == "E_WRONG_PHASE"
    s.apply(0, code("write", "sum", "D3"))
    assert reason(s, 0, "write", "sum", "D4") == "E_ALREADY_LOCKED"
    nine = {"numbers": {"E3": 9}, "new": "E3"}
    s = load(phase="dig", chief=1, dice=[4, 5], players=[nine, nine])
    assert reason(s, 0, "circle") == "E_NOT_YOUR_TURN"
    assert reason(s, 1, "circle") is None
    s = load(
        phase="keep", dice=[0, 1], players=[nine, {}], dig={"seat": 0, "drawn": ["blue-6", "blue-7"], "to_keep": 1}
    )
    assert reason(s, 1, "keep", "blue-6") == "E_NOT_YOUR_TURN"
    assert reason(s, 0, "write", "red", "A1") == "E_WRONG_PHASE"


PROSE = {
    "E-01": setup_for_three,
    "A-16": declining_is_always_allowed,
    "K-05": returned_before_the_next_draw,
    "P-01": writing_is_secret_until_all_have_locked,
    "P-02": other_phases_and_players_are_refused,
}
