"""All visits, one after the other on a server of their own, as tables: beside figures that were kept before."""

from __future__ import annotations

import http.client
import os
from pathlib import Path
from statistics import median
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

import sacbe
from benchmarks.phone.relay import Relay
from benchmarks.phone.visit import Visit, seated, visit
from benchmarks.server import Server
from tests.needs import needs_chromium

VISITS: Final = 3
REQUESTS: Final = 60  # of each page, to see what it costs the server
# What is promised.
WIRE_KB, READY_MS, CLICK_MS, CPU_MS = 100.0, 1000.0, 100.0, 5.0
PAGES: Final = ("/", "/rules/{}", "/rules/{}/symbols", "/learn/{}", "/about", "/api", "/docs/start")


class Figures(msgspec.Struct):
    """Of a page: medians of its visits; a None was not measured."""

    page: str
    kilobytes: float
    first: float
    painted: float
    ready: float
    moved: float
    marked: float | None = None
    taken: float | None = None
    cpu: float | None = None


def measure(visits: int, slugs: list[str], console: Console) -> list[Figures]:
    found = []
    with (
        Server("--pace", "0") as server,
        Relay(int(server.address.rpartition(":")[2])) as relay,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=needs_chromium(), args=["--no-sandbox"])
        for slug in slugs:
            with console.status(f"a table of {slug}"):
                table, cookies = seated(browser, relay.address, slug)
                visit(browser, relay, table, cookies)  # the first one of all makes the server read its files
                taken = [visit(browser, relay, table, cookies, clicks=True) for _ in range(visits)]
                found.append(_figures(slug, taken))
        for page in PAGES:
            path = page.format(slugs[0])
            with console.status(path):
                found.append(_page(browser, relay, path, visits, server))
        browser.close()
    return found


def _page(browser: Browser, relay: Relay, path: str, visits: int, server: Server) -> Figures:
    visit(browser, relay, path)
    figures = _figures(path, [visit(browser, relay, path) for _ in range(visits)])
    figures.cpu = _cost(server, path)
    return figures


def _figures(page: str, visits: list[Visit]) -> Figures:
    marked = [ms for one in visits for ms in one.marked]
    taken = [ms for one in visits for ms in one.taken]
    return Figures(
        page,
        median(one.bytes for one in visits) / 1000,
        median(one.first for one in visits) / 1000,
        median(one.painted for one in visits),
        median(one.ready for one in visits),
        median(one.moved for one in visits),
        median(marked) if marked else None,
        median(taken) if taken else None,
    )


def _cost(server: Server, path: str) -> float:
    """Milliseconds of the server's processor time for a page, to somebody who was there before."""
    address = urlsplit(server.address)
    line = http.client.HTTPConnection(address.hostname or "", address.port)
    headers = {"accept-encoding": "gzip, br", "accept": "text/html", "accept-language": "ru"}
    kept = ""
    for _ in range(3):
        line.request("GET", path, headers=headers | ({"cookie": kept} if kept else {}))
        answer = line.getresponse()
        answer.read()
        given = [said.partition(";")[0] for said in answer.headers.get_all("set-cookie") or ()]
        kept = "; ".join(given) or kept
    before = server.cpu_seconds()
    for _ in range(REQUESTS):
        line.request("GET", path, headers=headers | {"cookie": kept})
        line.getresponse().read()
    spent = server.cpu_seconds() - before
    line.close()
    return spent / REQUESTS * 1000


def grid(found: list[Figures], before: dict[str, Figures]) -> Table:
    title = "A phone of the middle range on slow 4G, nothing kept from before"
    table = Table(title=title, title_justify="left")
    table.add_column("page")
    for heading, promised in (
        ("KB to use", f"under {WIRE_KB:.0f}"),
        ("KB in all", ""),
        ("painted, ms", ""),
        ("usable, ms", f"under {READY_MS:.0f}"),
        ("moved", "0"),
        ("marked, ms", f"under {CLICK_MS:.0f}"),
        ("answered, ms", ""),
        ("CPU, ms", f"under {CPU_MS:.0f}"),
    ):
        table.add_column(f"{heading}\n{promised}", justify="right")
    for one in found:
        old = before.get(one.page)
        pairs = [(value, getattr(old, name, None)) for name, value in _numbers(one)]
        digits = (1, 1, 0, 0, 3, 0, 0, 1)
        table.add_row(one.page, *(_told(now, then, n) for (now, then), n in zip(pairs, digits, strict=True)))
    return table


def _numbers(one: Figures) -> list[tuple[str, float | None]]:
    names = ("first", "kilobytes", "painted", "ready", "moved", "marked", "taken", "cpu")
    return [(name, getattr(one, name)) for name in names]


def _told(now: float | None, before: float | None, digits: int) -> str:
    if now is None:
        return ""
    return (f"{before:,.{digits}f} -> " if before is not None else "") + f"{now:,.{digits}f}"


def run(
    console: Console, visits: int = VISITS, before: Path | None = None, save: Path | None = None, **more: Any
) -> None:
    console.print(f"{os.cpu_count()} cores, on which {os.getloadavg()[0]:.1f} processes ran in the minute before")
    kept = msgspec.json.decode(before.read_bytes(), type=list[Figures]) if before else []
    found = measure(visits, list(more.get("games") or sacbe.SLUGS), console)
    if save:
        save.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    console.print(grid(found, {one.page: one for one in kept}))
