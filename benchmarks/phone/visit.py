"""One visit to a page by a phone: what the page itself says of when it could be used and of what moved."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, ViewportSize

from benchmarks.phone.relay import Relay

# As Lighthouse has them: a Moto G, and slow 4G as a line to a server far away.
SCREEN: Final = ViewportSize(width=390, height=844)
SLOWER: Final = 4
LINE: Final = {"offline": False, "latency": 150, "downloadThroughput": 1_638_400 / 8, "uploadThroughput": 675_000 / 8}
PATIENCE: Final = 120_000  # milliseconds
QUIET: Final = 1.0  # seconds without a byte after which everything has come
CLICKS: Final = 4
REST: Final = 500  # milliseconds between two clicks

# A table can be used when its board is drawn and something in it, or a button below it, may be clicked: looked at after
# every frame, and again when that frame was painted. Other pages can be used when their program has run.
WATCH: Final = """
window.phone = { moved: 0, ready: 0, painted: 0 };
new PerformanceObserver((list) => {
  for (const entry of list.getEntriesByName("first-contentful-paint")) window.phone.painted = entry.startTime;
}).observe({ type: "paint", buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.phone.moved += entry.value;
}).observe({ type: "layout-shift", buffered: true });
(function look() {
  const table = document.querySelector("#app");
  const usable = table
    ? document.querySelector("#map svg.map") && document.querySelector(
      "#map .legal, #acts button:not([disabled]), #confirm:not([disabled]), #teacher button, .scene button")
    : document.readyState === "complete";
  const done = () => { window.phone.ready = performance.now(); };
  if (usable) requestAnimationFrame(() => setTimeout(done));
  else requestAnimationFrame(look);
})();
"""
# From the click's event to the painted frame in which the table stands at another step, or has marked what was chosen.
CLICK: Final = """
(wanted) => new Promise((done) => {
  const app = document.querySelector("#app");
  const step = () => [app.dataset.ply, app.dataset.step].join();
  const marks = () => document.querySelectorAll("#map .chosen").length;
  const [before, marked] = [step(), marks()];
  const go = [...document.querySelectorAll(wanted)].find((one) => !one.disabled);
  if (!go) { done(null); return; }
  const at = performance.now();
  const drawn = (what) => requestAnimationFrame(() => setTimeout(() => done([what, performance.now() - at])));
  const watch = new MutationObserver(() => {
    const what = step() !== before ? "taken" : marks() !== marked ? "marked" : "";
    if (what) { watch.disconnect(); drawn(what); }
  });
  watch.observe(document.body, { subtree: true, attributes: true, childList: true });
  setTimeout(() => { watch.disconnect(); done(null); }, 5000);
  go.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
})
"""
CHOICES: Final = ("#map .legal:not(.soft):not(.chosen)", "#map .legal:not(.chosen)", "#acts button")


@dataclass(frozen=True)
class Visit:
    """Bytes as they came over the wire, in all and until the page was usable (`first`); milliseconds from the beginning
    of the visit; `moved` as browsers sum it."""

    bytes: int
    first: int
    painted: float
    ready: float
    moved: float
    marked: list[float]
    taken: list[float]


def visit(
    browser: Browser, relay: Relay, path: str, cookies: StorageState | None = None, clicks: bool = False
) -> Visit:
    """With nothing kept from an earlier one."""
    context = browser.new_context(
        viewport=SCREEN, device_scale_factor=2, is_mobile=True, has_touch=True, locale="ru", storage_state=cookies
    )
    context.set_default_timeout(PATIENCE)
    try:
        page = _phone(context)
        before = relay.received
        page.goto(relay.address + path, wait_until="commit")
        page.wait_for_function("() => window.phone && window.phone.ready > 0")
        first = relay.received - before
        _wait_until_quiet(page, relay)
        received = relay.received - before
        told: dict[str, Any] = page.evaluate("() => window.phone")
        marked, taken = _click(page) if clicks else ([], [])
        return Visit(received, first, told["painted"], told["ready"], told["moved"], marked, taken)
    finally:
        context.close()


def _phone(context: BrowserContext) -> Page:
    page = context.new_page()
    page.add_init_script(WATCH)
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def _wait_until_quiet(page: Page, relay: Relay) -> None:
    seen, since = relay.received, time.monotonic()
    while time.monotonic() - since < QUIET:
        page.wait_for_timeout(50)
        if relay.received != seen:
            seen, since = relay.received, time.monotonic()


def _click(page: Page) -> tuple[list[float], list[float]]:
    """What a click takes that chooses (`marked`), and one that acts and is answered by the server (`taken`): it, and
    taking it back, so that the next visit finds the table as it was."""
    found: dict[str, list[float]] = {"marked": [], "taken": []}
    for _ in range(CLICKS):
        told = next((told for wanted in CHOICES if (told := page.evaluate(CLICK, wanted))), None)
        if told is None:
            break
        found[told[0]].append(told[1])
        page.wait_for_timeout(REST)
        if told[0] == "taken":
            back = page.evaluate(CLICK, "#undo")
            found["taken"] += [back[1]] if back else []
        elif len(found["marked"]) % 2 == 0:
            page.keyboard.press("Escape")
        page.wait_for_timeout(REST)
    return found["marked"], found["taken"]


def seated(browser: Browser, address: str, slug: str) -> tuple[str, StorageState]:
    """A table at which it is this person's turn, and the cookies of the person."""
    context = browser.new_context(locale="ru")
    try:
        page = context.new_page()
        page.goto(address + "/about")
        made = page.evaluate(
            """async (slug) => {
              const token = /csrf=([^;]+)/.exec(document.cookie)[1];
              const headers = { "content-type": "application/json", "x-csrf-token": token };
              const seats = [{ kind: "me" }, { kind: "bot", level: "novice" }];
              const post = (url, body) => fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
              await post("/api/name", { name: "Анна" });
              return (await (await post("/api/tables", { game: slug, seats, options: {} })).json()).table;
            }""",
            slug,
        )
        deadline = time.monotonic() + PATIENCE / 1000
        while not _my_turn(page, made):
            if time.monotonic() > deadline:
                raise SystemExit(f"{slug}: the person's turn never came")
            page.wait_for_timeout(200)
        return f"/t/{made}", context.storage_state()
    finally:
        context.close()


def _my_turn(page: Page, table: str) -> bool:
    told = json.loads(page.evaluate("async () => (await fetch('/api/mine')).text()"))
    return any(one["table"] == table and one["your_turn"] for one in told)
