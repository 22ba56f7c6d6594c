"""Building an island by hand: all 32 can be reached by clicks, and a name that is none is told so."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from sacbe.core.present import LANGS, Builder
from sacbe.games.tobago.data import ASSEMBLIES, assembled
from tests.tobago.views import SHOW


def build(value: str, lang: str = "en") -> tuple[str, str, list[str]]:
    assert isinstance(SHOW, Builder)
    made = SHOW.workshop("assembly", value, lang)
    return made.value, made.svg, made.problems


def test_clicks_lead_to_every_island() -> None:
    reached, todo = set(), [build("")[0]]
    while todo:
        value, svg, problems = build(todo.pop())
        assert not problems
        if value not in reached:
            reached.add(value)
            todo += re.findall(r"data-value='([^']+)'", svg)
    assert reached == set(ASSEMBLIES)


@pytest.mark.parametrize("lang", LANGS)
def test_the_picture_is_that_island_and_its_spots_have_names(lang: str) -> None:
    value, svg, _ = build("aBC-1", lang)
    root = ET.fromstring(svg)
    lands = [use for use in root.iter("use") if use.get("href", "").startswith("#tob-land-")]
    assert len(lands) == len(assembled(value))
    assert all(spot.get("aria-label") for spot in root.iter() if spot.get("data-value"))


@pytest.mark.parametrize("lang", LANGS)
def test_a_name_that_is_no_island_is_told_so(lang: str) -> None:
    value, _, problems = build("xyz", lang)
    assert value == "xyz" and len(problems) == 1 and "xyz" in problems[0]
    assert not SHOW.workshop("assembly", "xyz", lang).read  # type: ignore[attr-defined]
