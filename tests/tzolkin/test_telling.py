"""What is said: prompts, log lines, results and refusals."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sacbe.core.errors import Refusal
from sacbe.core.present import LANGS, Line
from sacbe.table.chronicle import may_know
from tests.tzolkin.views import GAME, NAMES, SHOW, game, tzolkin

RULES = Path(SHOW.art).parents[1] / "rules"


def log_of(seats: int, seed: int, viewer: int, lang: str = "en") -> list[Line]:
    lines = []
    for before, seat, code, after in game(seats, seed):
        told = code if may_know(before.audience(seat, code), viewer) else None
        lines += SHOW.story(before.hide(viewer), seat, told, after.hide(viewer), lang, NAMES)
    return lines


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("viewer", [-1, 1])
def test_the_log_is_the_same_for_all_and_tells_each_day_once(viewer: int, lang: str) -> None:
    lines = log_of(3, 3, viewer, lang)
    assert lines == log_of(3, 3, 0, lang)
    days = [int(found[1]) for line in lines if (found := re.fullmatch(r"(?:Day|День) (\d+)", line.text))]
    assert days == sorted(set(days)) and days[0] == 1 and days[-1] >= 26
    assert sum(line.kind == "head" for line in lines) == len(days) + 5  # four Food Days and the end
    assert lines[-1].kind == "result"


def told(action: str, lang: str = "en", seat: int = 0, **position: Any) -> list[str]:
    """The log of one action from a position written by hand."""
    s = tzolkin(GAME.load({"players": [{}, {}], **position}))
    before = s.copy()
    s.apply(seat, GAME.parse(action))
    return [line.text for line in SHOW.story(before, seat, GAME.parse(action), s, lang, NAMES)]


def test_the_log_tells_what_was_done() -> None:
    corn = [{"corn": 5}, {}]
    assert told("place tikal-0", players=corn) == ["Анна places a worker: Tikal 0"]
    assert told("act yaxchilan-2", players=corn, todo=["act yaxchilan-3"]) == [
        "Анна, Yaxchilan 2 (stepping back, 1 corn): 1 stone, 1 corn"
    ]
    assert told("harvest wood", "ru", todo=["harvest 4"], jungle={"4": {"corn": 2, "wood": 2}}) == [
        "Анна собирает урожай: 3 дерева"
    ]
    assert told("burn chaac", "ru", todo=["harvest 5"], jungle={"5": {"corn": 2, "wood": 2}}) == [
        "Анна сжигает лес: 9 маиса; гневается Чак"
    ]
    rich = [{"wood": 3, "stone": 2, "gold": 1}, {}]
    assert told("monument M-01", players=rich, monuments=["M-01"], todo=["build tikal_4"]) == [
        "Анна builds a monument: Necropolis"
    ]


def test_the_log_tells_what_architecture_gave() -> None:
    """T-4.33 With the building, or (R-20) once it is sure that no second one comes."""
    me = {"wood": 3, "stone": 1, "technologies": {"architecture": 3}}
    two: dict[str, Any] = {"buildings": ["B1-06", "B1-01"], "players": [me, {}]}
    assert told("design B1-01", "ru", todo=["build tikal_2"], **two) == [
        "Анна строит: Малая ферма",
        "Архитектура даёт игроку Анна: 1 маис, 2 очка",
    ]
    assert told("build B1-06", todo=["build tikal_4"], **two) == ["Анна builds: Tomb of Chaac and Quetzalcoatl"]
    waiting: dict[str, Any] = {"todo": ["build second", "settle 3:B1-06"], "buildings": ["B1-01"]}
    assert told("done", players=two["players"], **waiting) == ["Architecture gives Анна: 1 corn, 2 points"]
    assert told("spare stone", todo=["spare paid:B1-06"]) == ["Architecture gives Анна: 1 stone"]
    alone: dict[str, Any] = {"todo": ["build tikal_4"], "buildings": ["B1-01"], "players": [me, {}]}
    assert told("build B1-01", **alone) == [
        "Анна builds: Small farm",
        "Architecture gives Анна: 1 wood, 1 corn, 2 points",
    ]
    assert told("build B1-01", edition=1, **alone) == ["Анна builds: Small farm"]


def test_the_log_tells_a_food_day() -> None:
    players = [{"corn": 7, "temples": {"chaac": 4}}, {"corn": 1}]
    lines = told(
        "done", players=players, day=7, active=0, marker=1, placed=1, phase="placing", gears={"tikal": {"7": 1}}
    )
    assert lines == [
        "First Food Day: mid-age rewards",
        "Анна feeds the tribe: 6 corn",
        "O'Brien & <co> cannot feed 3 workers: −9 points",
        "The temples give Анна: 2 stone",
        "A worker leaves the gear without an action: O'Brien & <co>, Tikal",
        "Day 9",
    ]


def test_nothing_is_told_of_a_secret() -> None:
    for before, seat, code, after in game(2, 2)[:40]:
        for viewer in (-1, 0, 1):
            if not may_know(before.audience(seat, code), viewer):
                assert SHOW.story(before.hide(viewer), seat, None, after.hide(viewer), "ru", NAMES) == []


def test_quarters_are_told_where_they_count() -> None:
    s = tzolkin(GAME.load({"phase": "over", "day": 27, "food_days": 4, "players": [{"corn": 7}, {"corn": 4}]}))
    best, other = SHOW.tally(s, "en")
    assert (best.total, best.rank_note) == (1.75, "") and other.total == 1
    assert SHOW.panel(s, 0, -1, "en", NAMES).score == "1¾"


def test_a_tie_says_what_broke_it() -> None:
    gears = {"tikal": {"3": 1}}
    s = tzolkin(
        GAME.load({"phase": "over", "day": 27, "food_days": 4, "players": [{"vp": 9}, {"vp": 9}], "gears": gears})
    )
    assert [tally.rank_note for tally in SHOW.tally(s, "en")] == [
        "workers on the gears: 1",
        "workers on the gears: 0",
    ]


# Refusals


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_in_the_rules_is_known(lang: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.glob("*.py")))
    pairs = set(re.findall(r'Refusal\(\s*"([TR]-[\d.]+)",\s*"(E-[\w-]+)"', source)) | {("T-5.1", "E-OVER")}
    assert len(pairs) >= 40
    facts: dict[str, Any] = {"gear": "tikal", "temple": "chaac", "resource": "wood", "space": 3, "need": 3, "have": 1}
    facts |= {"missing": 2, "cost": 1, "seats": 2, "tile": "B1-01", "most": 2, "action": "builder", "plantation": 3}
    facts |= {"did": "sold"}
    rules = {rule.number for rule in SHOW.rules(lang)}
    for rule, reason in pairs:
        assert SHOW.refusal(Refusal(rule, reason, facts), lang)
        assert rule in rules, rule


def why(action: str, lang: str = "en", **position: Any) -> str:
    refusal = GAME.load({"players": [{}, {}], **position}).why_not(0, GAME.parse(action))
    assert refusal is not None
    return SHOW.refusal(refusal, lang)


def test_refusals_name_what_is_missing() -> None:
    tiles: dict[str, Any] = {"buildings": ["B1-10"], "todo": ["build tikal_4"], "players": [{"wood": 1}, {}]}
    assert why("build B1-10", **tiles) == "You lack 2 wood."
    assert why("build B1-10", "ru", **tiles) == "Не хватает: 2 дерева."
    gears = {"tikal": {"0": 1}}
    assert why("place tikal-2", gears=gears, players=[{"corn": 3}, {}]).endswith("lowest free space: Tikal 1.")
    assert why("place tikal-1", gears=gears) == "Not enough corn: you need 1 and have 0."
