"""Figures of the levels: only what was measured, read with care, said in the reader's language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import sacbe
from sacbe.core.present import LANGS
from sacbe.table.tables import Setup
from sacbe.web import strength
from tests.needs import HANGS
from tests.web.inside import inside

LEVELS = Setup().levels
SOME = {
    "tikal": {"novice": {"rating": 1240, "scores": {"2": 61.4, "4": 51.6}, "games": 600}},
    "tobago": {"master": {"scores": {"3": 41}, "games": 1}},
    "eldorado": {"expert": {"rating": 1701, "scores": {"4": 22}, "games": 90}},
}


@pytest.fixture
def some_figures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    path = tmp_path / "figures.json"
    path.write_text(json.dumps(SOME))
    monkeypatch.setattr(strength, "FILE", path)
    strength.measured.cache_clear()
    yield
    strength.measured.cache_clear()


def test_what_ships_can_be_read_and_every_game_can_say_it() -> None:
    strength.measured.cache_clear()
    assert set(strength.measured(LEVELS)) <= set(sacbe.SLUGS)
    for slug in sacbe.SLUGS:
        said = [sacbe.game(slug).presenter.typical(74, lang) for lang in LANGS]
        assert all("74" in text for text in said) and said[0] != said[1]


@pytest.mark.usefixtures("some_figures")
def test_figures_are_said_in_both_languages_and_nothing_where_there_are_none() -> None:
    said = {slug: strength.worth(sacbe.game(slug), LEVELS, "en") for slug in sacbe.SLUGS}
    assert said["tikal"] == {
        "novice": {
            "rating": "rating 1240",
            "scores": {"2": "usually about 61 points", "4": "usually about 52 points"},
            "from": "From 600 games played",
        }
    }
    assert said["tobago"]["master"]["rating"] == ""
    assert said["eldorado"]["expert"]["scores"] == {"4": "usually arrives in 22 rounds"}
    assert said["trek12"] == said["tzolkin"] == {}
    russian = strength.worth(sacbe.game("tobago"), LEVELS, "ru")
    assert russian["master"] == {
        "rating": "",
        "scores": {"3": "обычно около 41 монеты"},
        "from": "По 1 сыгранной партии",
    }


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("{", "figures of levels"),
        ({"chess": {}}, "no game 'chess'; there are: tikal"),
        ({"tikal": {"grandmaster": {"games": 3}}}, "no level 'grandmaster'; there are: novice"),
        ({"tikal": {"novice": {"rating": 1200}}}, "games"),
        ({"tikal": {"novice": {"games": 0}}}, "games"),
        ({"tikal": {"novice": {"games": 3, "score": 60}}}, "score"),
        ({"tikal": {"novice": {"games": 3, "scores": {"5": 60}}}}, "no scores for '5' players; it is for 2, 3, 4"),
    ],
)
def test_a_wrong_file_is_told_what_would_be_right(wrong: object, told: str) -> None:
    text = wrong if isinstance(wrong, str) else json.dumps(wrong)
    with pytest.raises(ValueError, match=re.escape(told)):
        strength.read(text.encode(), LEVELS)


@pytest.mark.usefixtures("some_figures")
async def test_the_home_page_carries_them(tmp_path: Path) -> None:
    async with inside(tmp_path / "tables.db") as server, httpx.AsyncClient(base_url=server.url, timeout=HANGS) as http:
        home = (await http.get("/?lang=en")).text
    found = re.search(r'id="games-data">(.*?)</script>', home)
    assert found
    worth = {game["slug"]: game["worth"] for game in json.loads(found[1])}
    assert worth["tikal"]["novice"]["rating"] == "rating 1240" and worth["trek12"] == {}
