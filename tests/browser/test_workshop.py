"""Putting a route together by hand: nothing that was typed or laid is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest

pytestmark = pytest.mark.browser

ROUTE = "A0@0,0 R1@5,-2"


def workshop(page: Page) -> None:
    page.click("[data-start=eldorado][data-mode=bots]")
    page.locator("#variants").evaluate("(el) => { el.open = true; }")
    page.click("[data-option=route][value=own]")
    expect(page.locator("#workshop")).to_be_visible()


def test_what_is_typed_wrongly_stays_with_the_board_and_closing_keeps_what_was_begun(guest: Guest) -> None:
    page = guest("Anna")
    workshop(page)
    page.fill("#workshop-value", ROUTE)
    page.press("#workshop-value", "Tab")
    laid = page.locator("#workshop-bench .ed-track")
    expect(page.locator("#ws-remove")).to_have_attribute("data-value", "A0@0,0")
    page.fill("#workshop-value", f"{ROUTE} Z9")
    page.press("#workshop-value", "Tab")
    expect(page.locator("#workshop-problems")).to_contain_text("Z9")
    expect(page.locator("#workshop-value")).to_have_value(f"{ROUTE} Z9")
    expect(laid).to_be_visible()
    expect(page.locator("#workshop-use")).to_be_disabled()
    page.fill("#workshop-value", ROUTE)
    page.press("#workshop-value", "Tab")
    expect(page.locator("#workshop-problems")).to_have_class("problems still")
    page.keyboard.press("Escape")
    expect(page.locator("#workshop")).to_be_hidden()
    page.reload()
    workshop(page)
    expect(page.locator("#workshop-value")).to_have_value(ROUTE)
    expect(laid).to_be_visible()
