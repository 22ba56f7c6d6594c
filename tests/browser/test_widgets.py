"""The widgets' own scripts in a real browser, with a model that does what anywidget's does for them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import sacbe
from sacbe.bots.random import RandomBot
from tests.browser.rig import window

pytestmark = pytest.mark.browser
FOLDER = Path(sacbe.__file__).parent / "jupyter"
MODEL = """
const listeners = {};
window.sent = [];
window.model = {
  state: STATE,
  get(name) { return this.state[name]; },
  set(name, value) { this.state[name] = value; },
  save_changes() { window.sent.push({ ...this.state }); },
  send(message) { window.sent.push(message); },
  on(event, told) { (listeners[event] ??= []).push(told); },
  change(name, value) { this.state[name] = value; for (const told of listeners[`change:${name}`] ?? []) told(); },
};
"""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = window(browser).new_page()
    yield page
    page.context.close()


def shown(page: Page, script: str, **state: object) -> None:
    code = (FOLDER / script).read_text(encoding="utf-8").replace("export default", "window.widget =")
    page.set_content("<div id=here></div>")
    page.add_script_tag(content=MODEL.replace("STATE", json.dumps(state)))
    page.add_script_tag(content=code)
    page.evaluate("window.widget.render({ model: window.model, el: document.getElementById('here') })")


def test_a_game_is_stepped_through(page: Page) -> None:
    record = sacbe.play(sacbe.game("trek12"), [RandomBot(1), RandomBot(2)], seed=3)
    widget = sacbe.widget(record, ply=3)
    shown(page, "stepper.js", svg=widget.svg, told=widget.told, ply=3, last=widget.last)
    assert page.locator("#here svg").count() == 1
    page.get_by_role("button", name="forward").click()
    assert (page.evaluate("window.sent"))[-1]["ply"] == 4
    page.get_by_role("button", name="last").click()
    assert (page.evaluate("window.sent"))[-1]["ply"] == widget.last
    page.evaluate("window.model.change('told', 'it went on')")
    assert page.locator("#here p").inner_text() == "it went on"


def test_an_action_is_clicked_on_the_board_and_on_its_button(page: Page) -> None:
    here = sacbe.play_here("trek12", "random", seed="5" * 64)
    state = {"svg": here.svg, "prompt": here.prompt, "choices": here.choices, "log": here.log, "busy": False}
    shown(page, "here.js", **state)
    choice = here.choices[5]
    page.locator("#here button").nth(5).click()
    assert page.evaluate("window.sent") == [{"code": choice["code"]}]
    for name in choice["clicks"][0]:
        page.locator(f"#here [id='{name}']").first.click(force=True)
    assert page.evaluate("window.sent") == [{"code": choice["code"]}] * 2
