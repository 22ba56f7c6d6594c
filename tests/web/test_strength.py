"""Figures of the levels: only what was measured, read with care, said in the reader's language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import sacbe
from sacbe.arena.figures import FORMAT, Figures, Level
from sacbe.core.present import LANGS
from sacbe.table.bot_turns import Setup
from sacbe.web import strength
from tests.needs import HANGS
from tests.web.inside import inside

LEVELS = Setup().levels


def level(rating: float, score: float, games: int) -> Level:
    return Level(rating, 1.0, games, 0.5, score, 1.0, 0.1, 0.2, 0.3, None)


def ladder(slug: str, seats: int, **levels: Level) -> Figures:
    return Figures(FORMAT, slug, 1, seats, "pairs", 300, 0, {}, levels)


SOME = (
    ladder("tikal", 2, novice=level(18.1, 61.4, 400)),
    ladder("tikal", 4, novice=level(20.0, 51.6, 200)),
    ladder("tobago", 3, master=level(30.0, 41.0, 1)),
    ladder("eldorado", 2, expert=level(25.0, 22.0, 90)),
)


@pytest.fixture
def some_figures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    for number, one in enumerate(SOME):
        one.write(tmp_path / f"{number}.json")
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    strength.measured.cache_clear()
    yield
    strength.measured.cache_clear()


def test_what_ships_can_be_read_and_every_game_that_counts_can_say_it() -> None:
    strength.measured.cache_clear()
    assert set(strength.measured(LEVELS)) <= set(sacbe.SLUGS)
    for slug in sacbe.SLUGS:
        said = [sacbe.game(slug).presenter.typical(74, lang) for lang in LANGS]
        assert said == ["", ""] if slug == "eldorado" else all("74" in text for text in said) and said[0] != said[1]


@pytest.mark.usefixtures("some_figures")
def test_figures_are_said_in_both_languages_and_nothing_where_there_are_none() -> None:
    said = {slug: strength.worth(sacbe.game(slug), LEVELS, "en") for slug in sacbe.SLUGS}
    assert said["tikal"] == {
        "novice": {
            "rating": "rating 1300",
            "scores": {"2": "usually about 61 points", "4": "usually about 52 points"},
            "from": "From 600 games played",
        }
    }
    assert said["tobago"]["master"]["rating"] == ""
    assert said["eldorado"]["expert"] == {"rating": "rating 1500", "scores": {"2": ""}, "from": "From 90 games played"}
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
        ([ladder("chess", 2)], "no game 'chess'; there are: tikal"),
        ([ladder("tikal", 2, grandmaster=level(25, 9, 3))], "no level 'grandmaster'; there are: novice"),
        ([ladder("tikal", 2), ladder("tikal", 2)], "tikal with 2 players is in another file already"),
    ],
)
def test_a_wrong_file_is_told_what_would_be_right(wrong: list[Figures], told: str, tmp_path: Path) -> None:
    paths = [tmp_path / f"{number}.json" for number in range(len(wrong))]
    for path, one in zip(paths, wrong, strict=True):
        one.write(path)
    with pytest.raises(ValueError, match=re.escape(told)):
        strength.read(paths, LEVELS)


@pytest.mark.parametrize("text", ["{", "{}", '{"novice": 3}'])
def test_a_file_that_no_ladder_wrote_is_told_who_does(text: str, tmp_path: Path) -> None:
    (tmp_path / "figures.json").write_text(text)
    with pytest.raises(ValueError, match="sacbe ladder"):
        strength.read([tmp_path / "figures.json"], LEVELS)


@pytest.mark.usefixtures("some_figures")
async def test_the_home_page_carries_them(tmp_path: Path) -> None:
    async with inside(tmp_path / "tables.db") as server, httpx.AsyncClient(base_url=server.url, timeout=HANGS) as http:
        home = (await http.get("/?lang=en")).text
    found = re.search(r'id="games-data">(.*?)</script>', home)
    assert found
    worth = {game["slug"]: game["worth"] for game in json.loads(found[1])}
    assert worth["tikal"]["novice"]["rating"] == "rating 1300" and worth["trek12"] == {}
