"""The drawn board: gears that turn as the calendar does, and mesh; prices where they are due."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET
from collections import Counter
from typing import Any

import pytest

from sacbe.core.letters import width_of
from sacbe.core.present import LAYOUTS
from sacbe.core.state import SPECTATOR
from sacbe.games.tzolkin.actions import ACTIONS
from sacbe.games.tzolkin.show.geometry import CALENDAR_TEETH, CITIES, DAY, MODULE, POINTER, Point, polar
from sacbe.games.tzolkin.show.words import temple_name, track_name
from sacbe.games.tzolkin.state import Tzolkin
from tests.tzolkin.views import GAME, NAMES, SHOW, game, tzolkin, views


def root(svg: str) -> ET.Element:
    return ET.fromstring(f"<all>{svg}</all>")


def ids(svg: str) -> Counter[str]:
    return Counter(name for element in root(svg).iter() if (name := element.get("id")))


def load(**position: Any) -> Tzolkin:
    return tzolkin(GAME.load(position))


def test_what_looks_clickable_may_be_asked_about() -> None:
    """Whatever illegal thing is clicked, some action belongs to the click, so that the refusal can be told."""
    for s, seat in views(2, 2, every=60):
        if seat < 0 or not s.legal(seat):
            continue
        known = {path[0] for code in range(ACTIONS.size) for path in SHOW.clicks(s, seat, code)}
        for element in root(SHOW.board(s, seat, "en", NAMES)).iter():
            name = element.get("id", "")
            if "spot" in element.get("class", "").split() and name.split("-")[0] in ("space", "first", "building"):
                assert name in known, name


# The gears


def wheel(s: Tzolkin, name: str) -> dict[str, Any]:
    (found,) = (el for el in root(SHOW.board(s, 0, "en", NAMES)).iter() if el.get("id") == f"turn-{name}")
    return found.attrib


def test_gears_turn_by_a_tooth_a_day_against_each_other() -> None:
    before, after = load(day=3), load(day=5)
    for city in CITIES:
        assert float(wheel(before, city.name)["data-turn"]) == pytest.approx(3 * 360 / city.teeth, abs=0.1)
        assert float(wheel(after, city.name)["data-turn"]) == pytest.approx(5 * 360 / city.teeth, abs=0.1)
    assert float(wheel(after, "calendar")["data-turn"]) == pytest.approx(-5 * DAY, abs=0.1)


def test_workers_keep_their_ids_while_they_ride() -> None:
    for before, _, _, after in game(3, 3):
        old, new = tzolkin(before), tzolkin(after)
        if new.day == old.day:
            continue
        ridden = {seat: int(old.on[seat]) for seat in range(3)}
        drawn = ids(SHOW.board(new, SPECTATOR, "en", NAMES))
        for name in ids(SHOW.board(old, SPECTATOR, "en", NAMES)):
            kind, who, *_ = [*name.split("-"), "", ""]
            if (
                kind == "worker"
                and who.isdigit()
                and not name.endswith("first")
                and new.on[int(who)] == ridden[int(who)] << 1
            ):
                assert name in drawn


def depth(point: Point, outline: list[Point]) -> float:
    """How deep a point lies inside a contour, 0 outside."""
    x, y = point
    inside, near = False, math.inf
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
        t = max(0, min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)))
        near = min(near, math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1)))
    return near if inside else 0


def gear_outline(teeth: int, turned: float) -> list[Point]:
    """The contour that art.svg draws: straight flanks, a little backlash. Turned by so many degrees."""
    radius = MODULE * teeth / 2
    profile = ((-1.15, 0.335), (-0.1, 0.235), (0.7, 0.145), (0.95, 0.095))
    points = []
    for tooth in range(teeth):
        middle = turned + tooth * 360 / teeth
        for rise, half in profile:
            points.append(polar(radius + rise * MODULE, middle - half * 360 / teeth))
        for rise, half in reversed(profile):
            points.append(polar(radius + rise * MODULE, middle + half * 360 / teeth))
    return points


def overlap(index: int, wrong: float) -> tuple[float, float]:
    """In modules: how deep the teeth cut into each other over a day, and how far they reach into the gaps."""
    city = CITIES[index]
    deepest = reach = 0.0
    for step in range(6):
        turned = step / 6
        wheel = gear_outline(CALENDAR_TEETH, POINTER - turned * DAY)
        own = gear_outline(city.teeth, city.gap + city.step / 2 + (turned + wrong) * city.step)
        placed = [(city.x + x, city.y + y) for x, y in own]
        for point in placed:
            if math.hypot(*point) < (CALENDAR_TEETH / 2 + 1.2) * MODULE:
                deepest = max(deepest, depth(point, wheel))
                reach = max(reach, (CALENDAR_TEETH / 2 + 0.95) * MODULE - math.hypot(*point))
    return deepest / MODULE, reach / MODULE


@pytest.mark.parametrize("index", range(len(CITIES)))
def test_gears_mesh(index: int) -> None:
    """Teeth stand in each other's gaps all day long; half a tooth wrong, they would not."""
    deepest, reach = overlap(index, 0)
    assert deepest < 0.02 and reach > 1.5
    assert overlap(index, 0.5)[0] > 0.2


def loose(element: ET.Element, inert: bool = False) -> list[ET.Element]:
    """Player tokens that would catch a click without being a spot."""
    inert = inert or element.get("pointer-events") == "none" or "spot" in element.get("class", "").split()
    if element.tag == "use" and element.get("href", "").startswith("#token-") and not inert:
        return [element]
    return [found for child in element for found in loose(child, inert)]


def test_markers_let_clicks_through_to_temples_and_tracks() -> None:
    s = load(players=[{}] * 4)
    for layout in LAYOUTS:
        tokens = loose(root(SHOW.board(s, 0, "en", NAMES, layout)))
        assert len(tokens) <= 1, "the token beside the name of the tribe"


def test_no_letters_are_smaller_than_the_board_says() -> None:
    """The client trusts it when it decides how much of the board a small screen can show."""
    for s, seat in views(4, 2, every=80):
        for layout in LAYOUTS:
            board, *_ = root(SHOW.board(s, seat, "ru", NAMES, layout))
            sizes = [float(size) for element in board.iter() if (size := element.get("font-size"))]
            assert min(sizes) == float(board.attrib["data-letters"])


def test_tiles_temples_and_tracks_tell_what_they_give_and_cost() -> None:
    s = load(buildings=["B1-10"], monuments=["M-09"], players=[{"technologies": {"theology": 3}}, {}])
    told = {el.get("id"): el.get("aria-description", "") for el in root(SHOW.board(s, 0, "en", NAMES)).iter()}
    assert told["building-B1-10"] == "Effect: Agriculture +1, 1 stone. Price: 3 wood."
    assert told["monument-M-09"].startswith("Price: 1 wood, 1 stone, 3 gold.")
    assert "2: a step for a resource" in told["tech-theology"] and "bonus: 1 resource" in told["tech-theology"]
    assert "6 points for the highest" in told["temple-chaac"]


# A phone's pages


def shown_first(s: Tzolkin) -> tuple[float, float]:
    """From where to where a phone shows the board before anybody has moved it."""
    board, *_ = root(SHOW.board(s, 0, "en", NAMES, "tall"))
    _, top, _, height = map(float, board.attrib["data-focus"].split())
    return top, top + height


def test_a_phone_turns_to_the_temples_where_one_can_only_beg() -> None:
    taken = {city.name: {"0": "neutral"} for city in CITIES}
    only = load(players=[{"corn": 0}, {}], fps=1, gears=taken)
    assert {GAME.text(code).split()[0] for code in only.legal(0)} == {"beg"}
    other = load(players=[{"corn": 0}, {}])
    assert {GAME.text(code).split()[0] for code in other.legal(0)} == {"beg", "place"}
    assert shown_first(other)[0] == 0, "the gears"
    assert shown_first(only)[0] == shown_first(other)[1], "the page after them"


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_phone_names_cities_beside_their_pictures(lang: str) -> None:
    drawn = root(SHOW.board(load(), 0, lang, NAMES, "tall")).iter()
    signs = [el for el in drawn if el.get("data-what", "").startswith("gear-") and not el.get("id")]
    assert len(signs) == len(CITIES)
    for gear in signs:
        (picture,) = (el for el in gear if el.tag == "use")
        left, top, size = (float(picture.attrib[key]) for key in ("x", "y", "width"))
        for turned in gear.findall("g"):
            (word,) = turned
            x, y = (float(part) for part in turned.attrib["transform"].split(")")[0].removeprefix("translate(").split())
            wide, high = (
                width_of(word.text or "", float(word.attrib["font-size"]), 700),
                0.75 * float(word.attrib["font-size"]),
            )
            upper = y - (wide / 2 if word.get("text-anchor", "middle") == "middle" else wide)
            assert upper >= 0, "within its sign"
            assert x - high >= left + size or x <= left or upper >= top + size, f"{word.text} is not under its picture"


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_phone_names_temples_and_technologies(lang: str) -> None:
    """There is no pointer to rest on them."""
    s = load()
    said = {el.text for el in root(SHOW.board(s, 0, lang, NAMES, "tall")).iter() if el.tag == "text"}
    assert {temple_name(i, lang) for i in range(3)} | {track_name(i, lang) for i in range(4)} <= said


# Prices on the board


def test_prices_stand_on_the_spaces() -> None:
    s = load(players=[{"corn": 9}, {}], gears={"palenque": {"0": 1, "1": 1}}, placed=1, phase="placing")
    choices = {choice.text: choice for choice in SHOW.choices(s, 0, "en")}
    assert choices["place palenque-2"].cost == "3"
    assert choices["place tikal-0"].cost == "1"
    assert choices["place palenque-2"].clicks == [["space-palenque-2"]]


def test_stepping_back_has_its_price() -> None:
    s = load(players=[{"corn": 5}, {}], todo=["act yaxchilan-3"])
    costs = {choice.text: choice.cost for choice in SHOW.choices(s, 0, "en")}
    assert costs == {"act yaxchilan-1": "2", "act yaxchilan-2": "1", "act yaxchilan-3": "", "nothing": ""}


def test_no_plate_lies_over_the_price_of_another() -> None:
    s = load(players=[{"corn": 5}, {}], todo=["act palenque-4"])
    drawn = list(root(SHOW.board(s, 0, "en", NAMES)).iter())
    plates = [at for at, el in enumerate(drawn) if el.get("id", "").startswith(("act-", "space-", "first"))]
    prices = [at for at, el in enumerate(drawn) if el.get("data-what", "").startswith("act-") and not el.get("id")]
    assert len(prices) == 3 and max(plates) < min(prices)


def test_a_place_looks_the_same_whoever_may_take_it() -> None:
    """What has changed on it since somebody else's turn is shown as his deed."""
    s = load(players=[{"corn": 9}, {"corn": 9}])
    for layout in LAYOUTS:
        boards = [root(SHOW.board(s, seat, "en", NAMES, layout)) for seat in (0, 1)]
        (mine, other) = (next(el for el in board.iter() if el.get("id") == "first") for board in boards)
        assert [ET.tostring(part) for part in mine] == [ET.tostring(part) for part in other]


def test_the_bar_offers_what_a_worker_was_taken_up_for() -> None:
    s = load(players=[{"corn": 5}, {}], todo=["act yaxchilan-3"])
    buttons = [choice.text for choice in SHOW.choices(s, 0, "en") if choice.button]
    assert buttons == ["act yaxchilan-3", "nothing"]


def test_architecture_may_be_kept_for_the_second_building() -> None:
    rich = {"wood": 5, "stone": 5, "gold": 5, "technologies": {"architecture": 1}}
    s = load(players=[rich, {}], buildings=["B1-01", "B1-09"], todo=["build tikal_4"])
    paths = {choice.text: choice.clicks for choice in SHOW.choices(s, 0, "en")}
    assert paths["design B1-09"] == [["building-B1-09"]] and paths["build B1-09"] == [["plain-B1-09"]]
    assert {"building-B1-09", "plain-B1-09"} <= set(ids(SHOW.board(s, 0, "en", NAMES)))


# Secrets


def test_two_worlds_look_the_same() -> None:
    """Which tiles another player holds or has kept changes nothing that this viewer is given."""
    mine = {"dealt": ["W-PAL1", "W-PAL3", "W-PAL5", "W-PAL7"]}
    worlds = []
    for other in (["W-TIK1", "W-TIK3", "W-TIK5", "W-TIK7"], ["W-UXM1", "W-UXM3", "W-UXM5", "W-UXM7"]):
        s = load(phase="wealth", players=[mine, {"dealt": other, "kept": other[:1]}])
        seen = [s.hide(seat) for seat in (0, SPECTATOR)]
        worlds.append(
            [
                (
                    [SHOW.board(view, seat, "ru", NAMES, layout) for layout in LAYOUTS],
                    SHOW.prompt(view, seat, "ru", NAMES),
                    SHOW.choices(view, seat, "ru"),
                    [SHOW.panel(view, k, seat, "ru", NAMES) for k in range(2)],
                )
                for view, seat in zip(seen, (0, SPECTATOR), strict=True)
            ]
        )
    assert worlds[0] == worlds[1]
