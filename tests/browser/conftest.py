"""A real server and real Chromium windows. Each guest is a browser context of its own: own cookies, own storage."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    StorageState,
    expect,
    sync_playwright,
)

from tests.browser.prepared import Prepared, adopt, prepare
from tests.browser.rig import DESKTOP, MILLISECONDS, PACE, PICTURES, ROOT, Server, window
from tests.needs import needs_chromium

Guest = Callable[..., Page]
# A server that is down and a page that is not there are told on the console too: tests look at those themselves.
BENIGN = ("Failed to load resource", "WebSocket")
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fixtures that end after a test can ask whether it failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def tell(page: Page, test: str) -> None:
    """What a person would have seen when a test failed."""
    name = re.sub(r"\W+", "-", test).strip("-")
    (PICTURES / "failed").mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / "failed" / f"{name}.png")
    print(f"--- {page.url}", page.evaluate("document.querySelector('#app')?.cloneNode().outerHTML"))
    print(page.inner_text("body"))


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[float], Server]]:
    """One for every pace of bots that is asked for, for all tests of this process."""
    assert (ROOT / "src/sacbe/web/static/bundle/table.js").is_file(), "the client is not built: run `make setup`"
    running: dict[float, Server] = {}

    def at(pace: float) -> Server:
        if pace not in running:
            running[pace] = Server(tmp_path_factory.mktemp("tables"), pace)
            running[pace].start()
        return running[pace]

    yield at
    for one in running.values():
        one.end()


@pytest.fixture
def server(request: pytest.FixtureRequest, servers: Callable[[float], Server]) -> Server:
    """A module may say how quickly bots move (`PACE`)."""
    return servers(getattr(request.module, "PACE", PACE))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = needs_chromium()
    expect.set_options(timeout=MILLISECONDS)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"], timeout=MILLISECONDS)
        yield chromium
        chromium.close()


@pytest.fixture
def guest(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Guest]:
    """A new person with a window: guest("Anna", lang="en", **context options). A page's complaint fails the test.

    Others' turns are shown at once unless `speed` says otherwise: tests of other things need not wait for them.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(told in message.text for told in BENIGN):
            complaints.append(message.text)

    def arrive(name: str = "", lang: str = "en", speed: str = "instant", **options: Any) -> Page:
        context = window(browser, **({"viewport": DESKTOP, "locale": lang, "reduced_motion": "reduce"} | options))
        contexts.append(context)
        context.add_init_script(
            f"if (location.host && !localStorage['sacbe.speed']) localStorage['sacbe.speed'] = '{speed}'"
        )
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda wrong: complaints.append(str(wrong)))
        if name:
            page.goto(server.url)
            page.fill("#name-form input", name)
            with page.expect_response("**/api/name"):
                page.press("#name-form input", "Enter")
        return page

    yield arrive
    if request.node.stash.get(FAILED, False):
        for number, page in enumerate(page for context in contexts for page in context.pages):
            tell(page, f"{request.node.name} {number}")
    for context in contexts:
        context.close()
    assert complaints == []


class Seated(NamedTuple):
    """Prepared tables on a server, and the cookies of whoever sits at them."""

    url: str
    tables: Prepared
    cookies: StorageState


def prepared_once(data: Path, shared: Path) -> Prepared:
    """The prepared tables in a database of one's own: whichever test process comes first makes them for all."""
    with (shared / "prepared.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        made, names = shared / "prepared.sqlite3", shared / "prepared.json"
        if not names.is_file():
            names.write_text(json.dumps([[*key, table] for key, table in prepare(made).items()]))
        shutil.copy(made, data)
        return {(slug, moment): table for slug, moment, table in json.loads(names.read_text())}


@pytest.fixture(scope="session")
def seated(browser: Browser, tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Seated]:
    server = Server(tmp_path_factory.mktemp("prepared"))
    base = tmp_path_factory.getbasetemp()
    made = prepared_once(server.data, base if worker_id == "master" else base.parent)
    server.start()
    page = window(browser).new_page()
    page.goto(server.url)
    adopt(page, server.data)
    cookies = page.context.storage_state()
    page.context.close()
    yield Seated(server.url, made, cookies)
    server.end()


@pytest.fixture(scope="session")
def pictures() -> Path:
    PICTURES.mkdir(parents=True, exist_ok=True)
    return PICTURES
