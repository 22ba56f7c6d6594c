"""The route builder: what it offers can be laid, and every click leads to a value that can be gone on from."""

from __future__ import annotations

import math
import random
import re
import xml.etree.ElementTree as ET
from itertools import combinations
from pathlib import Path

import pytest

from sacbe.core.present import LANGS
from sacbe.games.eldorado.data import ROUTES
from sacbe.games.eldorado.rules.routes import check_route
from sacbe.games.eldorado.show.problems import in_words
from sacbe.games.eldorado.show.workshop import workshop
from sacbe.games.eldorado.show.workshop_plan import PLANS
from tests.eldorado.views import GAME, SHOW


def offered(svg: str) -> list[str]:
    return [value for e in ET.fromstring(svg).iter() if (value := e.get("data-value")) is not None]


def pieces(value: str) -> int:
    return len(value.split())


def marks(svg: str) -> list[tuple[float, float]]:
    """Where the marks on the track stand."""
    groups = [e for e in ET.fromstring(svg).iter("g") if e.find("circle[@class='hit']") is not None]
    found = [re.match(r"translate\((\S+) (\S+)\)", e.get("transform", "")) for e in groups]
    return [(float(match[1]), float(match[2])) for match in found if match]


def test_nothing_laid_offers_the_two_beginnings() -> None:
    told = workshop("", "en")
    assert told.value == "" and told.problems == ["A track begins with tile A or B."]
    assert offered(told.svg) == ["A0@0,0", "B0@0,0"]


@pytest.mark.parametrize("seed", range(2))
def test_a_track_put_together_at_random_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    value = ""
    for _ in range(20):
        told = workshop(value, "ru")
        assert told.value == value
        longer = [other for other in offered(told.svg) if pieces(other) > pieces(value)]
        if not longer:
            break
        value = rng.choice(longer)
    assert told.problems == [in_words(sentence, "ru") for sentence in check_route(value)]
    assert all("пещер" in problem.lower() or "дорога" in problem for problem in told.problems)
    if not told.problems:
        assert GAME.start(2, {"route": value}).actors()


def test_the_last_piece_can_be_turned_moved_and_removed() -> None:
    value = "A0@0,0 C0@7,-3"
    values = offered(workshop(value, "en").svg)
    assert "A0@0,0" in values
    assert any(other.startswith("A0@0,0 C1@") for other in values)
    assert any(other.startswith("A0@0,0 C0@") and pieces(other) == 2 for other in values)
    assert not any(" D" in other for other in values), "the back of C"


def test_the_end_can_be_chosen_in_blue_and_green() -> None:
    value = ROUTES["witchs_cauldron"]
    told = workshop("witchs_cauldron", "en")
    assert told.value == value and told.problems == []
    assert value.replace("blue", "green") in offered(told.svg)
    assert value.rsplit(" ", 1)[0] in offered(told.svg)


@pytest.mark.parametrize("lang", LANGS)
def test_what_cannot_be_read_comes_back_as_it_was_and_is_told_what_is_wrong(lang: str) -> None:
    assert workshop("random", lang).value == "" and workshop("random", lang).read
    for value, named in (("A0@0,0 A0@1,0", ""), ("A0@0,0 Z9", "Z9"), ("<svg>", "<svg>"), ("d'Or", "d'Or")):
        told = workshop(value, lang)
        assert told.value == value and not told.read
        assert len(told.problems) == 1 and named in told.problems[0]
        assert "route:" not in told.problems[0], "the sentence is for programs"


def test_text_that_is_no_route_is_told_so_and_a_track_not_yet_finished_has_nothing_wrong() -> None:
    for value, still in (("", True), ("random", True), ("A0@0,0", True), ("A0", False), ("witchs_cauldron", False)):
        told = workshop(value, "en")
        assert ("data-still" in ET.fromstring(told.svg).attrib) is still, value
        assert ("is no tile" in " ".join(told.problems)) is (value == "A0")


@pytest.mark.parametrize("lang", LANGS)
def test_every_side_is_offered_or_says_why_not(lang: str) -> None:
    full = "A0@0,0 R1@5,-2 D2@10,-5 H2@14,-2 E1@17,2 O4@12,5 K0@7,8"
    for value in ("", "A0@0,0", "C0@0,0", full, "swamplands"):
        spots = [
            e for e in ET.fromstring(workshop(value, lang).svg).iter("g") if e.get("id", "").startswith("ws-tile-")
        ]
        assert len(spots) == 18
        for spot in spots:
            assert (spot.get("data-value") is None) is (spot.get("aria-disabled") == "true")
            assert spot.get("data-why") == (spot.get("aria-label") if spot.get("aria-disabled") else None)


def test_the_tall_picture_offers_the_same() -> None:
    for value in ("", "A0@0,0 C0@7,-3", "witchs_cauldron"):
        assert offered(workshop(value, "ru", "tall").svg) == offered(workshop(value, "ru").svg)


@pytest.mark.compiled  # a workshop for every piece of every route: very many ways to lay the next
@pytest.mark.parametrize("layout", PLANS)
def test_marks_leave_room_for_fingers(layout: str) -> None:
    plan = PLANS[layout]
    for route in ROUTES.values():
        laid = route.split()[:-1]
        for count in range(1, len(laid) + 1):
            held = marks(workshop(" ".join(laid[:count]), "en", layout).svg)
            assert held or laid[count - 1][0] in "OPQR"
            assert all(math.dist(a, b) > 2 * plan.reach - 4 for a, b in combinations(held, 2)), (route, count)
            assert all(0 < x < plan.ground[2] and 0 < y < plan.ground[3] for x, y in held)


def test_only_the_route_is_put_together() -> None:
    assert SHOW.workshop("route", "", "ru").value == ""  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="route"):
        SHOW.workshop("caves", "", "ru")  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_of_the_check_has_words(lang: str) -> None:
    """The sentences stand in the rules; each must be recognised."""
    source = (Path(SHOW.art).parents[1] / "rules" / "routes.py").read_text(encoding="utf-8")
    check = re.sub(r'""".*?"""', "", source[source.index("def check_route") :], flags=re.DOTALL)
    sentences = [s for s in re.findall(r'f?"([^"]+)"', check) if "(S-2." in s]
    assert len(sentences) >= 11
    for sentence in sentences:
        filled = re.sub(r"\{names\}", "A and B", sentence)
        filled = re.sub(r"\{(?:len[^}]*|touching|MAX\w+|JOINT\w+|BLOCKADES)\}", "3", filled)
        filled = re.sub(r"\{[^}]*\}", "A", filled)
        assert in_words(filled, lang) != filled, filled
