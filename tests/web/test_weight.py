"""What a first visit takes over the wire, to the byte: what has grown is seen here before a phone feels it."""

from __future__ import annotations

import re

import httpx
import pytest

import sacbe
from sacbe.web import bundle, packing, pictures, styles
from tests.web.inside import Inside
from tests.web.server import Guest, Socket

LIMITS = {  # kilobytes of a Russian page and all that it names, packed by brotli, headers included
    "/t/tikal": 101,
    "/t/tzolkin": 98,
    "/t/eldorado": 111,
    "/t/tobago": 96,
    "/t/trek12": 101,
    "/": 131,
    "/rules/tikal": 79,
    "/rules/tikal/symbols": 69,
    "/learn/tikal": 97,
    "/about": 54,
    "/api": 56,
    "/review": 59,
}
PHONE = {"accept": "text/html", "accept-language": "ru", "user-agent": "Mozilla/5.0 (Linux; Android 14) Mobile"}
NAMED = re.compile(r"<(?:link|script|img)\b[^>]*?(?:href|src)=\"(/[^\"]+)\"")


def received(answer: httpx.Response) -> int:
    """Bytes of an answer as it was sent, its headers included."""
    return int(answer.headers["content-length"]) + sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)


async def weight(guest: Guest, path: str) -> int:
    page = await guest.http.get(path, headers=PHONE | {"accept-encoding": "br"})
    assert page.headers["content-encoding"] == "br"
    named = dict.fromkeys(address.replace("&amp;", "&") for address in NAMED.findall(page.text))
    total = received(page)
    for address in named:
        file = await guest.http.get(address, headers={"accept-encoding": "br"})
        assert file.status_code == 200, address
        assert "immutable" in file.headers["cache-control"], address
        total += received(file)
    return total


@pytest.mark.parametrize("path", LIMITS)
async def test_a_first_visit_weighs(ann: Guest, path: str) -> None:
    asked = path
    if path.startswith("/t/"):
        asked = f"/t/{await ann.table(path.removeprefix('/t/'), 'me', 'hotseat')}"
    found = await weight(ann, asked)
    assert found <= LIMITS[path] * 1000, f"{found / 1000:.1f} KB"


async def test_what_is_kept_is_packed_as_each_reader_takes_it(server: Inside) -> None:
    sheet = styles.address("table", "tikal")
    async with httpx.AsyncClient(base_url=server.url) as http:
        answers = {by: await http.get(sheet, headers={"accept-encoding": by}) for by in ("br", "gzip", "identity")}
        assert [one.headers.get("content-encoding") for one in answers.values()] == ["br", "gzip", None]
        assert len({one.text for one in answers.values()}) == 1
        sizes = [int(one.headers["content-length"]) for one in answers.values()]
        assert sizes == sorted(sizes)
        assert all(one.headers["vary"] == "accept-encoding" for one in answers.values())
        font = next((bundle.BUNDLE.parent / "fonts").glob("*.woff2"))
        plain = await http.get(f"/static/fonts/{font.name}", headers={"accept-encoding": "br"})
        assert "content-encoding" not in plain.headers  # a font is packed already
        assert plain.content == font.read_bytes()
        head = await http.head(sheet, headers={"accept-encoding": "br"})
        assert (head.status_code, head.content) == (200, b"")
        for nowhere in ("/static/../app.py", "/static/%2e%2e/app.py", "/static/nothing.js", "/styles/table.chess.css"):
            assert (await http.get(nowhere)).status_code == 404


@pytest.mark.parametrize(
    ("accepts", "by"),
    [("gzip, deflate, br, zstd", "br"), ("gzip;q=0.5", "gzip"), ("br;q=0, gzip", "gzip"), ("deflate", ""), ("", "")],
)
def test_the_best_coding_that_is_taken(accepts: str, by: str) -> None:
    assert packing.coding(accepts) == by


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_drawings_come_in_two_parts_and_whole(slug: str) -> None:
    game = sacbe.game(slug)
    first, rest = (pictures.file(game, f"{part}.svg") for part in ("first", "rest"))
    assert first is not None and rest is not None
    ids = [re.findall(rb"<symbol[^>]*\bid='([\w-]+)'", one.plain) for one in (first, rest)]
    whole = pictures.file(game, "art.svg")
    assert whole is not None
    own = set(re.findall(rb"<symbol[^>]*\bid='([\w-]+)'", whole.plain))
    assert own <= {*ids[0], *ids[1]} and not {*ids[0]} & {*ids[1]}
    assert b"i-confirm" in ids[0]  # the page's own


async def handed(guest: Guest, table: str) -> str:
    page = await guest.http.get(f"/t/{table}", headers=PHONE)
    found = re.search(r'id="view" data-have="(\w+)"', page.text)
    assert found
    return found[1]


async def first_said(socket: Socket) -> str:
    while (message := await socket.read())["t"] not in ("view", "patch"):
        pass
    return str(message["t"])


async def test_a_socket_goes_on_from_the_view_that_came_with_its_page(server: Inside, ann: Guest) -> None:
    table = await ann.table("trek12", "me", "bot")
    page = {"view": "page", "lang": "ru", "layout": "tall", "patches": True}
    have = await handed(ann, table)
    async with Guest(server.url) as eve, eve.socket(table, **page, have=have) as socket:
        assert await first_said(socket) == "view"  # it is not hers
    async with ann.socket(table, **page | {"layout": "wide"}, have=have) as socket:
        assert await first_said(socket) == "view"  # it is of another board
    async with ann.socket(table, **page, have=have) as socket:
        assert await first_said(socket) == "patch"
        await socket.send(t="look", layout="wide")
        assert await first_said(socket) == "patch"
    async with ann.socket(table, **page, have=have) as socket:
        assert await first_said(socket) == "view"  # once only
    async with ann.socket(table, **page, have="nothing") as socket:
        assert await first_said(socket) == "view"
