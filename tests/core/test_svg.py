"""Writing SVG: escaping, sizes, outlines of hex sets, pictures that stand alone."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import sacbe
from sacbe.core import svg
from sacbe.core.hexes import centre_pointy, disc, ring

SPACE = "{http://www.w3.org/2000/svg}"


def centres(cells: list[tuple[int, int]], distance: float) -> list[tuple[float, float]]:
    return [centre_pointy(cell, distance / 3**0.5) for cell in cells]


def test_escaping_is_safe_in_text_and_in_attributes() -> None:
    nasty = "<b> & 'quoted'"
    out = svg.spot("x", nasty, svg.text(0, 0, nasty, 12), "piece")
    root = ET.fromstring(out)
    assert root.get("aria-label") == nasty and root[0].text == nasty
    assert root.get("class") == "spot piece"


@pytest.mark.parametrize(("value", "written"), [(1.0, "1"), (1.25, "1.2"), (-0.5, "-0.5"), (100, "100")])
def test_numbers_are_short(value: float, written: str) -> None:
    assert svg.num(value) == written


def test_long_words_shrink_but_stay_readable() -> None:
    assert svg.fit("Sum", 14, 100) == 14
    assert 11 <= svg.fit("Difference of both", 14, 100) < 14
    assert svg.fit("w" * 200, 14, 100) == 11


def test_a_card_keeps_its_heading_and_remark() -> None:
    root = ET.fromstring(f"<g>{svg.card(0, 0, 100, 50, 'Finds', '5')}{svg.card(0, 0, 9, 9)}</g>")
    assert [element.text for element in root.iter("text")] == ["Finds", "5"]


@pytest.mark.parametrize("distance", [12.0, 116.0])
def test_one_cell_has_one_round_rim(distance: float) -> None:
    path = svg.outline(centres([(0, 0)], distance), distance)
    assert path.count("M") == path.count("Z") == 1 and path.count("Q") == 6
    reach = [abs(float(n)) for n in re.findall(r"-?[\d.]+", path)]
    assert distance * 0.45 < max(reach) < distance * 0.6


def test_touching_cells_share_one_rim_and_distant_ones_do_not() -> None:
    assert svg.outline(centres([(0, 0), (1, 0)], 40), 40).count("M") == 1
    assert svg.outline(centres([(0, 0), (3, 0)], 40), 40).count("M") == 2


def test_a_ring_of_cells_has_an_outer_and_an_inner_rim() -> None:
    assert svg.outline(centres(list(ring((0, 0), 1)), 40), 40).count("Z") == 2
    assert svg.outline(centres(list(disc((0, 0), 1)), 40), 40).count("Z") == 1


def test_an_inset_pulls_the_rim_in() -> None:
    def reach(inset: float) -> float:
        return max(float(n) for n in re.findall(r"-?[\d.]+", svg.outline(centres([(0, 0)], 116), 116, inset)))

    assert reach(10) < reach(0) < reach(-10)


@pytest.fixture
def look(tmp_path: Path) -> tuple[Path, Path]:
    css, art = tmp_path / "a.css", tmp_path / "a.svg"
    css.write_text(
        ':root { --sans: "Inter", serif; --ink: #111; --seat-2: #222; --neutral: #333; /* --ink: no */ }\n'
        '[data-theme="dark"] { --ink: #EEE; }\n'
    )
    art.write_text(
        "<svg xmlns='http://www.w3.org/2000/svg'><defs><pattern id='p'/></defs>"
        "<symbol id='a'><use href='#b'/></symbol>"
        "<symbol id='b'><g class='seat-2'><path fill='var(--seat)' stroke='url(#p)'/></g></symbol>"
        "<symbol id='c'/></svg>"
    )
    return css, art


@pytest.mark.parametrize(("theme", "ink"), [("light", "#111"), ("dark", "#EEE")])
def test_standing_alone_a_picture_has_its_symbols_and_colours_inside(
    look: tuple[Path, Path], theme: str, ink: str
) -> None:
    css, art = look
    body = svg.use("a", 0, 0, 8) + svg.rect(0, 0, 1, 1, 0, "var(--ink)") + svg.rect(0, 0, 1, 1, 0, "var(--other)")
    body += "<g class='lens lens-x'><text>hidden</text></g><g><rect class='ring'/></g><g class='ghost piece'/>"
    body += "<path class='own' fill='var(--seat)'/>"
    written = svg.standalone(svg.board(20, 10, "A board", body), css=[css], art=[art], theme=theme)
    root = ET.fromstring(written)
    assert [symbol.get("id") for symbol in root.iter(f"{SPACE}symbol")] == ["a", "b"]
    assert [pattern.get("id") for pattern in root.iter(f"{SPACE}pattern")] == ["p"]
    assert [path.get("fill") for path in root.iter(f"{SPACE}path")] == ["#222", "#333"]
    assert f'fill="{ink}"' in written and 'fill="currentColor"' in written and "hidden" not in written
    assert not [e for e in root.iter() if e.get("class") == "ring"]
    assert [e.get("opacity") for e in root.iter() if "ghost" in e.get("class", "")] == [".5"]
    assert (root.get("width"), root.get("height")) == ("20", "10")
    assert root.get("font-family") == '"Inter", serif'


def test_a_board_and_its_dock_stand_alone_as_one_picture(look: tuple[Path, Path]) -> None:
    css, art = look
    map_ = svg.board(200, 100, "A map", "<g class='preview' data-of='x'/>", zoom=3, focus=(10, 20, 50, 25.5))
    assert "data-zoom='3' data-focus='10 20 50 25.5'" in map_
    root = ET.fromstring(svg.standalone(map_ + svg.dock(50, 10, "A hand", ""), css=[css], art=[art]))
    assert root.get("viewBox") == "0 0 200 140" and (root.get("width"), root.get("height")) == ("200", "140")
    inner = [(e.get("y"), e.get("height")) for e in root.iter(f"{SPACE}svg") if e is not root]
    assert inner == [("0", "100"), ("100", "40")]
    assert not [e for e in root.iter() if e.get("class") == "preview"]


def test_the_shared_look_is_there() -> None:
    symbols = ET.parse(svg.LOOK / "symbols-common.svg").getroot()
    names = [symbol.get("id") for symbol in symbols]
    assert len(names) == len(set(names)) and {f"token-{seat}" for seat in range(6)} <= set(names)
    css = (svg.LOOK / "tokens.css").read_text(encoding="utf-8")
    assert css.index(".edge, .ring { fill: none; stroke: none;") < css.index(".legal > .ring")


def test_a_sheet_has_every_drawing_and_displays_only_patterns() -> None:
    art = (svg.LOOK / "symbols-common.svg", *(sacbe.game(slug).presenter.art for slug in sacbe.SLUGS))
    shown, hidden = ET.fromstring(f"<div>{svg.sheet(art)}</div>")
    named = [ET.parse(path).getroot().findall(".//*[@id]") for path in art]
    there = {element.get("id") for element in [*shown.iter(), *hidden.iter()]} - {None}
    assert there == {element.get("id") for elements in named for element in elements}
    assert {element.tag for element in shown} == {"pattern"}
    assert "display:none" in (hidden.get("style") or "") and not hidden.findall(".//pattern")
