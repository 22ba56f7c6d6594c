"""Tutorials in the browser: played to their end by real clicks, with a wrong one, left and resumed."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from sacbe.core.game import Game
from sacbe.core.lesson import Confirm, Do, Read, Step, Task
from tests.browser.conftest import Guest
from tests.browser.players import OUT_OF_SIGHT
from tests.browser.rig import DESKTOP, PHONE, Server
from tests.lessons.walking import GAMES

pytestmark = pytest.mark.browser
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "color_scheme": "dark"},
}
# Two of them, a desktop's and a phone's; `make test-browser WHOLE=1` plays every tutorial on both, in both languages.
# All are played by tests/lessons too, without a browser.
WHOLE = bool(os.environ.get("SACBE_WHOLE"))
DAILY = {("trek12", "ru", "desktop"), ("eldorado", "en", "phone")}
PLAYED = [
    pytest.param(game, lang, screen, id=f"{game.slug}-{lang}-{screen}")
    for game in GAMES
    for lang in ("ru", "en")
    for screen in SCREENS
    if WHOLE or (game.slug, lang, screen) in DAILY
]
# The teacher is in sight, and covers nothing of what it lights.
APART = """() => {
  const t = document.getElementById("teacher").getBoundingClientRect();
  const apart = (r) => r.right <= t.left + 1 || r.left >= t.right - 1 || r.bottom <= t.top + 1 || r.top >= t.bottom - 1;
  const map = document.getElementById("map").getBoundingClientRect();
  return t.width > 200 && t.bottom <= innerHeight + 1 && t.right <= innerWidth + 1 && apart(map) && map.height > 150;
}"""
# A new step may lay out the board anew: nobody aims at what is moving.
STILL = """(id) => {
  const { x, y } = document.getElementById(id).getBoundingClientRect(), was = window.aimed;
  window.aimed = `${id} ${x} ${y}`;
  return window.aimed === was;
}"""


# Letters of the board are as large as on any phone.
LARGE = """() => {
  const svg = document.querySelector("svg.map"), room = svg.getBoundingClientRect();
  const [, , wide, high] = svg.getAttribute("viewBox").split(" ").map(Number);
  const tall = room.height - parseFloat(getComputedStyle(svg).paddingTop);
  return Number(svg.dataset.letters) * Math.min(room.width / wide, tall / high) > 10.7;
}"""


class Learner:
    """Somebody who reads, and clicks what the lesson says."""

    def __init__(self, page: Page, url: str, game: Game) -> None:
        self.page, self.game = page, game
        self.view: dict[str, Any] = {}
        page.on("websocket", self._listen)
        page.goto(f"{url}/learn/{game.slug}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "patch":
            message = self.view | message
        if message["t"] in ("view", "patch") and message["live"]:
            self.view = message

    def stands_at(self, chapter: str, step: Step) -> None:
        self.page.wait_for_selector(f"#teacher[data-place='{chapter}/{step.name}'][data-outcome='']")

    def take(self, actions: tuple[str, ...]) -> int:
        """As many of these actions as one choice takes, by the first way of clicking it; 0 if none is offered."""
        self._wait_for_view()
        offered = [(self._texts(one), one) for one in self.view["actions"]]
        fitting = [(len(texts), one) for texts, one in offered if texts == actions[: len(texts)]]
        if not fitting:
            return 0
        taken, choice = max(fitting, key=lambda one: one[0])
        path: list[str] = next((path for path in choice["clicks"] if path), [])
        before = self.view["step"]
        for spot in path:
            self._press(spot)
        if not path:
            self.page.click(f"#act-{'-'.join(map(str, [choice['code'], *choice['then']]))}")
        self.page.wait_for_function("was => document.getElementById('app').dataset.step !== was", arg=str(before))
        return taken

    def _press(self, spot: str) -> None:
        there = self.page.locator(f"[id='{spot}']")
        if self.page.evaluate(OUT_OF_SIGHT, spot):
            there.focus()  # brings it into sight, as a finger would
        self.page.wait_for_function(STILL, arg=spot)
        there.click(force=True)

    def _texts(self, choice: dict[str, Any]) -> tuple[str, ...]:
        return tuple(self.game.text(code) for code in (choice["code"], *choice["then"]))

    def _wait_for_view(self) -> None:
        self.page.wait_for_selector("body:not(.replaying)")
        self.page.wait_for_function(
            "at => { const { ply, step } = document.getElementById('app').dataset; return `${ply}/${step}` === at; }",
            arg=f"{self.view['ply']}/{self.view['step']}",
        )

    def do(self, step: Step) -> None:
        if isinstance(step, Read):
            self.page.click("[data-learn=next]")
        left = step.play if isinstance(step, Do) else step.solution if isinstance(step, Task) else ()
        while left:
            left = left[self.take(left) or 1 :]  # what is not offered took itself
            self._wait_for_view()
            if isinstance(step, Task) and self.view["can"]["confirm"]:
                self.confirm()
        if isinstance(step, Do) and step.confirm:  # the button is named and lit
            expect(self.page.locator("#teacher .todo")).to_contain_text(self.page.inner_text("#confirm"))
            expect(self.page.locator("svg.light .lit")).to_have_count(1)
        if isinstance(step, Confirm) or (isinstance(step, Do) and step.confirm):
            self.confirm()

    def confirm(self) -> None:
        ply = self.page.get_attribute("#app", "data-ply")
        self.page.click("#confirm:enabled")
        self.page.wait_for_function("was => document.getElementById('app').dataset.ply !== was", arg=ply)


@pytest.mark.parametrize(("game", "lang", "screen"), PLAYED)
def test_a_tutorial_is_played_to_its_end(guest: Guest, server: Server, game: Game, lang: str, screen: str) -> None:
    page = guest(lang=lang, **SCREENS[screen])
    learner = Learner(page, server.url, game)
    assert game.lesson is not None
    for number, chapter in enumerate(game.lesson.chapters):
        for step in chapter.steps:
            learner.stands_at(chapter.name, step)
            assert page.evaluate(APART), f"{chapter.name}/{step.name}"
            if number and step is chapter.steps[0]:
                expect(page.locator("#map .trails")).to_have_count(0)  # another table: nothing has walked there
            if number == 1 and isinstance(step, Do):
                page.reload()  # left, and resumed where one stopped
                learner.stands_at(chapter.name, step)
            learner.do(step)
        page.wait_for_selector("#teacher[data-outcome=done]")
        if number + 1 < len(game.lesson.chapters):
            page.click("#teacher [data-chapter]")
    page.click("#teacher [data-real]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#map svg.map", state="attached")


def test_while_there_is_something_to_read_the_bar_asks_for_nothing(guest: Guest, server: Server) -> None:
    page = guest(lang="en")
    game = next(game for game in GAMES if game.slug == "trek12")
    assert game.lesson is not None
    learner = Learner(page, server.url, game)
    first = game.lesson.chapters[0]
    learner.stands_at(first.name, first.steps[0])
    expect(page.locator("#ask")).to_be_hidden()
    there = page.locator("[data-learn=next]").bounding_box()
    for step in first.steps[:3]:
        learner.stands_at(first.name, step)
        page.click("[data-learn=next]")
    learner.stands_at(first.name, first.steps[3])
    expect(page.locator("#ask")).to_be_visible()
    skip = page.locator("[data-learn=skip]").bounding_box()
    assert there and skip and skip["x"] + skip["width"] < there["x"]  # one more click passes over nothing


def test_a_menu_over_the_board_is_not_lit_for_what_lies_below(guest: Guest, server: Server) -> None:
    page = guest(lang="en", viewport={"width": 375, "height": 667}, has_touch=True)
    game = next(game for game in GAMES if game.slug == "tobago")
    assert game.lesson is not None
    learner = Learner(page, server.url, game)
    chapter = next(chapter for chapter in game.lesson.chapters if chapter.name == "amulets")
    learner.stands_at(game.lesson.chapters[0].name, game.lesson.chapters[0].steps[0])
    page.click("#teacher [data-learn-open]")
    page.click(f"#chapters [data-chapter={chapter.name}]")
    for _ in chapter.steps[:-1]:
        page.click("[data-learn=next], [data-learn=skip]")
    learner.stands_at(chapter.name, chapter.steps[-1])
    expect(page.locator("svg.light .lit")).to_have_count(2)  # the amulets, and where the treasure is
    page.locator("#amulets").click(force=True)
    expect(page.locator("svg.light .lit")).to_have_count(1)


def test_a_board_turned_to_what_is_lit_stays_readable_when_a_task_takes_its_room(guest: Guest, server: Server) -> None:
    page = guest(lang="ru", viewport={"width": 375, "height": 667}, has_touch=True)
    game = next(game for game in GAMES if game.slug == "tobago")
    assert game.lesson is not None
    learner = Learner(page, server.url, game)
    chapter = next(chapter for chapter in game.lesson.chapters if chapter.name == "sharing")
    learner.stands_at(game.lesson.chapters[0].name, game.lesson.chapters[0].steps[0])
    page.click("#teacher [data-learn-open]")
    page.click(f"#chapters [data-chapter={chapter.name}]")
    for step in chapter.steps[:-1]:
        learner.stands_at(chapter.name, step)
        page.wait_for_function(LARGE)
        page.click("[data-learn=next], [data-learn=skip]")
    learner.stands_at(chapter.name, chapter.steps[-1])
    page.wait_for_function(LARGE)


def test_what_one_tries_instead_is_answered(guest: Guest, server: Server) -> None:
    page = guest(lang="en")
    game = next(game for game in GAMES if game.slug == "trek12")
    assert game.lesson is not None
    learner = Learner(page, server.url, game)
    first, second = game.lesson.chapters[:2]
    learner.stands_at(first.name, first.steps[0])
    page.locator("[id='op-sum']").click(force=True)
    expect(page.locator("#bubble .why")).to_contain_text("press Next")
    for step in first.steps[:3]:
        learner.stands_at(first.name, step)
        page.keyboard.press("Enter")
    learner.stands_at(first.name, first.steps[3])
    page.locator("[id='op-red']").click(force=True)  # legal, but not now
    expect(page.locator("#bubble .why")).to_contain_text("let us do this one together")
    page.click("#teacher [data-learn-open]")
    page.click(f"#chapters [data-chapter={second.name}]")
    learner.stands_at(second.name, second.steps[0])
    page.click("[data-learn=next]")
    learner.stands_at(second.name, second.steps[1])
    page.locator("[id='cell-A1']").click(force=True)  # against the rules
    expect(page.locator("#bubble .rulelink")).to_contain_text("T-4.1.4")
    page.keyboard.press("Escape")
    page.click("[data-learn=back]")
    learner.stands_at(second.name, second.steps[0])
    for _ in second.steps[:-1]:
        page.click("[data-learn=next], [data-learn=skip]")
    learner.stands_at(second.name, second.steps[-1])
