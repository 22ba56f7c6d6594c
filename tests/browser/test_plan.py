"""Planning while waiting: the next turn is tried out in private, and offered when it comes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guest
from tests.browser.players import SETTLED, Clicker
from tests.browser.rig import PHONE
from tests.browser.test_everybody import grave

pytestmark = pytest.mark.browser

NEW_TABLE = """([game, seats]) => fetch("/api/tables", {
  method: "POST",
  headers: { "content-type": "application/json", "x-csrf-token": /csrf=([^;]+)/.exec(document.cookie)[1] },
  body: JSON.stringify({ game, seats: [{ kind: "me" }, ...Array(seats - 1).fill({ kind: "open" })] }),
}).then((answer) => answer.json()).then((made) => made.url)"""
PLANNING = "body.planning"


def sit_down(game: str, *pages: Page) -> None:
    """A game of these people; the first of them is to move."""
    host, *others = pages
    host.goto(new := host.url.rstrip("/") + host.evaluate(NEW_TABLE, [game, len(pages)]))
    for page in others:
        page.goto(new)
        page.click("#join-form button[type=submit]")
    for page in pages:
        page.wait_for_selector("#map svg.map")


def finish_own_turn(page: Page) -> None:
    player = Clicker(page)
    page.wait_for_selector("#map .legal, #acts [data-code], #confirm:not([disabled])")
    while player.look().asked:
        player.move()


def steps(page: Page) -> list[str]:
    return page.locator("#steps li span").all_inner_texts()


def plan_something(page: Page) -> list[str]:
    """A step or more of a plan, whatever glows."""
    page.click("#plan-open-act")
    expect(page.locator(PLANNING)).to_have_count(1)
    planner = Clicker(page, seed=3)
    while not steps(page):
        assert planner.move()
    return steps(page)


def by_turn(people: list[Page]) -> list[Page]:
    """Everybody keeps two wealth tiles; then the one whose turn it is comes first, and the others clockwise."""
    players = [Clicker(page, seed=k) for k, page in enumerate(people)]
    while (waits := [page.locator("#plan-open-act").count() for page in people]).count(1) < len(people) - 1:
        next(player for player in players if player.look().asked).move()
        for page in people:
            page.evaluate(SETTLED)
    first = waits.index(0)
    return people[first:] + people[:first]


def place_on_palenque(page: Page) -> None:
    before = len(steps(page))
    page.locator("#map .legal[id^=space-palenque]").first.click(force=True)
    expect(page.locator("#steps li")).to_have_count(before + 1)


def confirm(page: Page) -> None:
    """The turn is ended as it is."""
    player = Clicker(page)
    page.locator("#acts [data-code]").last.click()
    while player.look().asked:
        player.move()


def test_a_turn_is_planned_while_another_thinks_then_offered_taken_over_and_confirmed(
    guest: Guest, pictures: Path
) -> None:
    host, friend = guest("Anna"), guest("Boris")
    sit_down("eldorado", host, friend)
    expect(friend.locator("#plan-open-act")).to_be_visible()
    expect(host.locator("#plan-open-act")).to_have_count(0)  # whose turn it is has no need to
    seen_by_host = host.inner_html(".app")
    planned = plan_something(friend)
    expect(friend.locator(".ribbon")).to_be_visible()
    expect(friend.locator("#confirm")).to_be_hidden()
    friend.screenshot(path=pictures / "plan-1440x900.png")
    friend.keyboard.press("u")
    expect(friend.locator("#steps li")).to_have_count(len(planned) - 1)
    friend.keyboard.press("y")
    expect(friend.locator("#steps li")).to_have_count(len(planned))
    # back to the game, where nothing has happened, and to the plan again: it is kept, also when the page is left
    at = friend.get_attribute("#app", "data-ply")
    friend.keyboard.press("p")
    expect(friend.locator(PLANNING)).to_have_count(0)
    expect(friend.locator("#steps")).to_be_hidden()
    friend.reload()
    expect(friend.locator("#plan-open-act small")).to_contain_text(planned[0])
    friend.keyboard.press("p")
    expect(friend.locator("#steps li")).to_have_count(len(planned))
    assert friend.get_attribute("#app", "data-ply") == at
    assert [one for one in grave(friend) if ": <g" not in one] == []  # boards are looked at where tables are
    host.evaluate(SETTLED)
    assert host.inner_html(".app") == seen_by_host

    finish_own_turn(host)
    expect(friend.locator("#plan-take-act")).to_be_visible()
    expect(friend.locator(PLANNING)).to_have_count(0)
    expect(friend.locator("#ask p")).to_have_text("Your plan: " + " · ".join(planned))
    assert friend.get_attribute("#app", "data-step") == "0"  # nothing of it is done yet
    friend.screenshot(path=pictures / "plan-offered-1440x900.png")
    friend.click("#plan-take-act")
    expect(friend.locator("#steps li")).to_have_count(len(planned))
    assert steps(friend) == planned
    expect(friend.locator("#plan-take-act")).to_have_count(0)
    finish_own_turn(friend)
    host.wait_for_selector("#map .legal")


def test_who_plans_is_told_that_others_have_moved_and_what_no_longer_goes(guest: Guest, pictures: Path) -> None:
    """In Tzolk'in each worker placed on a gear pushes the next one up: a planned place is soon another's."""
    people = [guest("Anna"), guest("Boris"), guest("Carla")]
    sit_down("tzolkin", *people)
    first, second, waiting = by_turn(people)
    waiting.click("#plan-open-act")
    place_on_palenque(waiting)
    waiting.set_viewport_size(PHONE)
    expect(waiting.locator(".ribbon")).to_be_in_viewport()
    waiting.evaluate(SETTLED)
    waiting.screenshot(path=pictures / "plan-390x844.png")
    place_on_palenque(first)
    confirm(first)
    expect(waiting.locator("#told")).to_contain_text("your plan was looked through again")
    expect(waiting.locator("#ask p")).to_contain_text("no longer works")
    expect(waiting.locator(PLANNING)).to_have_count(1)
    expect(waiting.locator("#steps li")).to_have_count(0)
    waiting.screenshot(path=pictures / "plan-lost-390x844.png")
    place_on_palenque(second)
    confirm(second)
    # the turn has come: the page shows the game again, and nothing is left to take over
    expect(waiting.locator(PLANNING)).to_have_count(0)
    expect(waiting.locator("#ask p")).to_contain_text("no longer works")
    expect(waiting.locator("#plan-take-act")).to_have_count(0)
    waiting.click("#plan-drop-act")
    expect(waiting.locator("#ask p")).not_to_contain_text("no longer works")
