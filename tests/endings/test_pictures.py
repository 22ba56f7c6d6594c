"""Chart and postcard: well-formed, with everything inside, names as text, nobody left out."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

from sacbe.core.present import LANGS
from sacbe.table.ending import ending
from sacbe.testing.texts import messages
from sacbe.web.ending.chart import chart
from sacbe.web.ending.letters import FONTS
from sacbe.web.ending.postcard import postcard
from sacbe.web.ending.told import facts, moments, plot, verdict
from sacbe.web.wording import TEXT, words
from tests.endings.records import GAMES, record, told

SECOND = 1_700_000_000  # 14 November 2023
SVG = "{http://www.w3.org/2000/svg}"
every_game = pytest.mark.parametrize("name", GAMES)


def texts(picture: str) -> list[str]:
    return ["".join(element.itertext()) for element in ET.fromstring(picture).iter(f"{SVG}text")]


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_a_postcard_stands_alone(name: str, lang: str) -> None:
    game, end = record(name).game, told(name, lang)
    picture = postcard(end, game, lang, SECOND)
    root = ET.fromstring(picture)
    links = [value for element in root.iter() for key, value in element.items() if key.endswith("href")]
    assert links and all(link.startswith("#") for link in links)
    ids = {element.get("id") for element in root.iter()}
    assert {link[1:] for link in links} <= ids
    assert all(url.startswith(("#", '"data:font/woff2;base64,')) for url in re.findall(r"url\(([^)]*)\)", picture))
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|@import|<image|<script|foreignObject", picture)
    assert len(picture) < 400_000
    said = texts(picture)
    date = {"ru": "14 ноября 2023", "en": "14 November 2023"}[lang]
    assert game.presenter.title(lang) in said and date in said
    for tally in end.tallies:
        assert end.names[tally.seat] in said


@pytest.mark.skipif(not (FONTS / "fonts.css").is_file(), reason="the fonts are not built: run `make setup`")
def test_a_postcard_brings_the_letters_it_needs() -> None:
    latin = postcard(told("trek12-4"), record("trek12-4").game, "en", SECOND)  # with names in Cyrillic
    assert latin.count("@font-face") == latin.count("data:font/woff2") == 6
    assert "fonts/" not in latin and "./" not in re.sub(r"base64,[^\"]*", "", latin)


def test_names_are_text() -> None:
    played = record("tobago-4")
    wild = ["<b>Анна</b>", 'O\'Neil & "Sons"', "</text><script>alert(1)</script>", "A" * 20]
    end = ending(played.game, played.begin(), played.actions, wild, "ru")
    for picture in (postcard(end, played.game, "ru", SECOND), chart(plot(end, played.game, "ru"), 720)):
        root = ET.fromstring(
            picture if "xmlns" in picture else picture.replace("<svg ", f"<svg xmlns='{SVG[1:-1]}' ", 1)
        )
        said = ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]
        assert wild[0] in said and wild[1] in said
        assert not list(root.iter(f"{SVG}script"))


@every_game
@pytest.mark.parametrize("width", [280, 343, 720, 1600])
def test_a_chart_keeps_within_its_room(name: str, width: int) -> None:
    game, end = record(name).game, told(name, "ru")
    drawn = chart(plot(end, game, "ru"), width)
    root = ET.fromstring(drawn.replace("<svg ", f"<svg xmlns='{SVG[1:-1]}' ", 1))
    columns = [group for group in root.iter(f"{SVG}g") if group.get("class") == "col"]
    assert [int(column.get("data-ply", "")) for column in columns] == [p.ply for p in end.course.points[1:]]
    marks = [group for group in root.iter(f"{SVG}g") if group.get("class") == "mark"]
    assert sorted(int(mark.get("data-ply", "")) for mark in marks) == sorted(one.ply for one in end.sentences)
    discs = sorted(float(disc.get("cx", "")) for disc in root.iter(f"{SVG}circle"))
    assert all(two - one >= 20 for one, two in pairwise(discs)), "moments lie on each other"
    height = float(root.get("viewBox", "").split()[3])
    for element in root.iter(f"{SVG}text"):
        assert 0 <= float(element.get("x", "")) <= width and 0 < float(element.get("y", "")) <= height
        assert float(element.get("font-size", "")) >= 11
    for racer in end.course.racers:  # colour is never alone
        used = [one.get("href") for one in root.iter(f"{SVG}use")]
        assert used.count(f"#token-{racer}") >= 1


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_what_is_said_of_the_lead(name: str, lang: str) -> None:
    game, end = record(name).game, told(name, lang)
    for moment, shown in zip(end.course.moments, moments(end, game, lang), strict=True):
        said = verdict(end, moment, game, lang)
        assert shown.verdict == said
        assert bool(said) == (len(end.names) > 1)
        if said:
            assert end.names[moment.racer] in said
    assert facts(end, game, lang)


def test_the_words_are_the_same_in_both_languages_and_used() -> None:
    ru, en = (messages(TEXT.parent, f"story-{lang}") for lang in ("ru", "en"))
    assert list(ru) == list(en)
    assert ru == en, "they speak of the same things"
    handed = {"name", "n", "m", "level", "text", "rule"}  # what pages leave open in the client's words
    assert all(names <= handed for key, names in ru.items() if key.startswith("ui-"))
    web = TEXT.parent
    files = [*(web / "ending").glob("*.py"), *(web / "client" / "src").glob("*.ts")]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    assert [key for key in ru if f'"{key}"' not in code and not key.startswith("postcard-")] == []
    assert {key for key in ru if key.startswith("postcard-")} == {
        f"postcard-{kind}" for kind in ("winner", "winners", "alone", "date")
    }
    assert words("ru")("ending-changes", n=21) == "Лидер сменился 21 раз"
    assert words("ru")("ending-changes", n=3) == "Лидер сменился 3 раза"
