"""Pages and tables for everybody: axe-core finds nothing serious on any of them, light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

import sacbe
from tests.browser.conftest import Seated
from tests.browser.prepared import MOMENTS
from tests.browser.rig import DESKTOP, PHONE, ROOT, window

pytestmark = pytest.mark.browser

AXE = ROOT / "src/sacbe/web/client/node_modules/axe-core/axe.min.js"
LOOKS = (("light", "usual"), ("dark", "clear"))
GRAVE = ("serious", "critical")
RUN = """async (looks) => {
  const LABELS = "label-content-name-mismatch";
  const found = [];
  for (const [theme, palette] of looks) {
    Object.assign(document.documentElement.dataset, { theme, palette });
    // Another look has other colours, and nothing else.
    const asked = found.length ? { runOnly: ["color-contrast"] } : { rules: { [LABELS]: { enabled: false } } };
    found.push(await axe.run(asked));
  }
  // Numbers drawn on a board are a picture of the place, not its label: "5 2" is called "5 corn or 2 wood".
  found.push(await axe.run({ exclude: ["#map"] }, { runOnly: [LABELS] }));
  return found.flatMap(({ violations }) => violations).map(
    ({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map((one) => one.html.slice(0, 160)) }));
}"""


@pytest.fixture(scope="module")
def mine(browser: Browser, seated: Seated) -> Iterator[BrowserContext]:
    """Whoever sits at the prepared tables."""
    context = window(browser, viewport=DESKTOP, locale="en", reduced_motion="reduce", storage_state=seated.cookies)
    yield context
    context.close()


def grave(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))  # by the driver: the pages themselves let no foreign script in
    found: list[dict[str, Any]] = page.evaluate(RUN, LOOKS)
    return sorted({f"{one['id']}: {node}" for one in found if one["impact"] in GRAVE for node in one["nodes"]})


@pytest.mark.parametrize(
    "path", ["", "about", "api", "review", *(f"rules/{slug}" for slug in sacbe.SLUGS), "no-such-page", "learn/trek12"]
)
def test_pages(path: str, mine: BrowserContext, seated: Seated) -> None:
    page = mine.new_page()
    page.goto(f"{seated.url}/{path}")
    assert grave(page) == []
    page.close()


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_tables(slug: str, mine: BrowserContext, seated: Seated) -> None:
    page = mine.new_page()
    for moment, size in zip(MOMENTS, (DESKTOP, PHONE, DESKTOP), strict=True):
        page.set_viewport_size(size)
        page.goto(f"{seated.url}/t/{seated.tables[slug, moment]}")
        page.wait_for_selector("#map svg.map", state="attached")
        assert grave(page) == []
    page.close()
