"""The question "What is this?" in the browser: rested on, stayed on, asked by key; its rule opens beside the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.rig import PHONE

pytestmark = pytest.mark.browser

CARD = "#tip .rulelink"


def at_table(page: Page) -> None:
    page.click("[data-start=trek12][data-mode=bots]")
    page.click("#go")
    page.wait_for_selector("#map .legal")


def middle(page: Page, css: str) -> tuple[float, float]:
    box = page.locator(css).first.bounding_box()
    assert box is not None, css
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def read_rule(page: Page) -> None:
    """The sheet has opened at the card's rule, and the table is still there."""
    expect(page.locator("#rules .marked")).to_be_in_viewport()
    expect(page.locator("#tip")).to_be_hidden()
    expect(page.locator("#map .legal").first).to_be_attached()
    page.click("#rules [data-close]")


def test_a_resting_mouse_is_told_all_and_can_go_on_to_the_rule(guest: Guest) -> None:
    page = guest("Anna")
    at_table(page)
    for css, said in (("#bag", "36"), ("#panel-1 .sc", "0"), ("#headline .phase", "16"), ("#cell-C2", "")):
        page.mouse.move(*middle(page, css))
        expect(page.locator(CARD)).to_be_visible()
        expect(page.locator("#tip")).to_contain_text(said)
        page.keyboard.press("Escape")
        expect(page.locator("#tip")).to_be_hidden()
        page.mouse.move(2, 2)
    # A card in the way is clicked through: what lies under it is taken.
    page.mouse.move(*middle(page, "#bag"))
    expect(page.locator(CARD)).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('#tip')).pointerEvents") == "none"
    page.mouse.move(*middle(page, CARD), steps=4)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("#rules .marked")).to_contain_text("T-1.7")
    read_rule(page)


def test_the_keyboard_comes_to_everything_and_back(guest: Guest) -> None:
    page = guest("Anna")
    at_table(page)
    page.locator("#map .legal").first.focus()
    asked = page.evaluate("document.activeElement.id")
    page.keyboard.press("i")
    expect(page.locator(CARD)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()
    assert page.evaluate("document.activeElement.id") == asked
    page.keyboard.press("Shift+ArrowDown")
    expect(page.locator(f"#{asked}")).not_to_be_focused()
    page.keyboard.press("i")
    expect(page.locator(CARD)).to_be_focused()
    page.keyboard.press("Enter")
    read_rule(page)


def test_a_finger_that_stays_may_follow_the_rule(guest: Guest) -> None:
    page = guest("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    at_table(page)
    x, y = middle(page, "#skeleton-orange")
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(CARD)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    card, prompt = page.locator("#tip").bounding_box(), page.locator("#prompt").bounding_box()
    assert card is not None and prompt is not None
    assert card["y"] + card["height"] <= prompt["y"] and card["x"] >= 0 and card["x"] + card["width"] <= PHONE["width"]
    page.touchscreen.tap(*middle(page, CARD))
    read_rule(page)


def test_a_click_on_what_is_only_told_about_draws_no_frame(guest: Guest) -> None:
    page = guest("Anna")
    at_table(page)
    page.keyboard.press("Escape")
    x, y = middle(page, "#map [data-what=finds]")
    page.mouse.click(x, y)
    focused = "() => [document.activeElement.dataset.what, getComputedStyle(document.activeElement).outlineStyle]"
    assert page.evaluate(focused) == ["finds", "none"]
