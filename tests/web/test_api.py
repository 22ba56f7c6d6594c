"""HTTP: pages, the JSON API, its schema, cookies, CSRF and the headers of every answer."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

import sacbe
from sacbe.core import compiled, fair
from sacbe.core.present import LANGS
from sacbe.core.record import Record
from sacbe.web.settings import secret_in
from sacbe.web.wording import words
from tests.needs import HANGS
from tests.web.inside import Inside, inside
from tests.web.server import Guest

PAGES = ["/", "/about", "/api", *(f"/rules/{slug}{part}" for slug in sacbe.SLUGS for part in ("", "/symbols"))]
HTML = {"accept": "text/html"}


@pytest.mark.compiled
@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("path", PAGES)
async def test_pages(ann: Guest, path: str, lang: str) -> None:
    answer = await ann.http.get(path, params={"lang": lang}, headers=HTML)
    assert answer.status_code == 200
    assert f'<html lang="{lang}"' in answer.text
    assert not re.search(r"<script(?![^>]*(src=|application/json))", answer.text), "no script may be inline"
    assert not re.search(r"\son\w+=", answer.text), "no handler may be inline"


@pytest.mark.parametrize("slug", sacbe.SLUGS)
async def test_table_page(ann: Guest, slug: str) -> None:
    table = await ann.table(slug, "me", "open")
    answer = await ann.http.get(f"/t/{table}", headers=HTML)
    assert answer.status_code == 200
    assert f"/t/{table}" in answer.text
    assert "<svg" in answer.text
    assert (await ann.http.get(f"/games/{slug}.css")).headers["content-type"].startswith("text/css")
    for link in re.findall(r'(?:href|src)="(/[^"#]*)"', answer.text):
        found = await ann.http.get(link.replace("&amp;", "&"))
        assert found.status_code in (200, 307, 409), link  # 409: a record before the end


async def test_missing_things_are_said_kindly(ann: Guest) -> None:
    for path in ("/t/nowhere", "/rules/chess", "/nowhere"):
        page = await ann.http.get(path, headers=HTML)
        assert page.status_code == 404
        assert "<html" in page.text
    answer = await ann.http.get("/api/tables/nowhere/view")
    assert (answer.status_code, answer.json()["reason"]) == (404, "gone")


async def test_every_answer_carries_the_security_headers(ann: Guest) -> None:
    for path in ("/", "/nowhere", "/api/games", "/api/tables/nowhere/view", "/static/bundle/table.js"):
        headers = (await ann.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"


async def test_home_tells_of_an_engine_in_the_making(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=HANGS) as http:
        assert 'class="engine"' not in (await http.get("/", headers=HTML)).text
        for lang in LANGS:
            for state in compiled.SLOW_FOR_NOW:
                monkeypatch.setattr(compiled, "news", lambda state=state: state)
                assert words(lang)(f"engine-{state}") in (await http.get(f"/?lang={lang}", headers=HTML)).text


async def test_the_session_cookie(server: Inside) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=HANGS) as http:
        answer = await http.get("/")
        cookie = next(c for c in answer.headers.get_list("set-cookie") if c.startswith("sacbe"))
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        http.cookies.set("sacbe-0", "tampered")
        http.cookies.set("sacbe", "tampered")
        assert (await http.get("/api/mine")).json() == []


async def test_a_late_answer_takes_no_name_back(server: Inside) -> None:
    def session(answer: httpx.Response) -> list[str]:
        return [cookie for cookie in answer.headers.get_list("set-cookie") if cookie.startswith("sacbe")]

    async with httpx.AsyncClient(base_url=server.url, timeout=HANGS) as http:
        assert session(await http.get("/"))
        csrf = {"x-csrf-token": http.cookies["csrf"]}
        async with httpx.AsyncClient(base_url=server.url, timeout=HANGS, cookies=http.cookies) as asked_before:
            assert session(await http.post("/api/name", json={"name": "Vera"}, headers=csrf))
            for path in ("/", "/api/mine", "/static/bundle/table.js"):
                assert not session(await asked_before.get(path))


async def test_the_secret_is_kept_private_and_kept(tmp_path: Path) -> None:
    secret = secret_in(tmp_path / "data")
    assert secret_in(tmp_path / "data") == secret
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600


async def test_csrf(ann: Guest) -> None:
    body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
    for headers in ({}, {"x-csrf-token": "wrong"}):
        answer = await ann.http.post("/api/tables", json=body, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (403, "forbidden")
    assert (await ann.post("/api/tables", body)).status_code == 201


async def test_a_program_plays_a_whole_game_over_http(server: Inside, ann: Guest) -> None:
    table = await ann.table("toy", "me", "bot", forced=False)
    token = await ann.token(table, 0)
    headers = {"authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=server.url, headers=headers, timeout=HANGS) as program:
        assert (await program.get(f"/api/tables/{table}/record")).status_code == 409
        while True:
            view = (await program.get(f"/api/tables/{table}/view")).json()
            if view["over"]:
                break
            if view["actions"]:
                move = {"ply": view["ply"], "step": view["step"], "text": view["actions"][-1]["text"]}
                answer = await program.post(f"/api/tables/{table}/act", json=move)
                assert answer.status_code == 200, answer.text
        record = (await program.get(f"/api/tables/{table}/record")).text
        assert view["result"]["verified"] is True
        assert f"seed {view['result']['seed']}" in record
        again = await program.post(f"/api/tables/{table}/act", json={"ply": 0, "code": 4})
        assert (again.status_code, again.json()["reason"]) == (409, "stale")
        assert (await program.post(f"/api/tables/{table}/join", json={"name": "X"})).status_code == 403


# Random games of the others take a thousand moves and more; their records are checked in test_cli.py.
@pytest.mark.compiled
@pytest.mark.parametrize("slug", ["tikal", "tzolkin", "trek12"])
async def test_records_can_be_checked(ann: Guest, slug: str) -> None:
    table = await ann.table(slug, "bot", "bot")
    async with ann.socket(table) as socket:
        while not (await socket.until("view"))["over"]:
            pass
    record = Record.read((await ann.http.get(f"/api/tables/{table}/record")).text)
    assert fair.verify(record) == []
    assert record.seed_hash == socket.view["seed_hash"]


async def test_wrong_requests(ann: Guest) -> None:
    me, rest = {"kind": "me"}, {"kind": "bot", "level": "novice"}
    for body, status in (
        ({"game": "chess", "seats": [me]}, 404),
        ({"game": "toy", "seats": [me]}, 422),
        ({"game": "toy", "seats": [me, rest], "options": {"gold": "maybe"}}, 422),
        ({"game": "toy", "seats": [me, {"kind": "bot", "level": "god"}]}, 422),
        ({"game": "toy", "seats": [{"kind": "me", "name": "x" * 50}, rest]}, 422),
        ({"game": "toy", "seats": "all"}, 400),
        ({"seats": []}, 400),
    ):
        answer = await ann.post("/api/tables", body)
        assert answer.status_code == status, (body, answer.text)
        assert answer.json()["text"]
        assert "Traceback" not in answer.text


async def test_seats_by_link_lobby_and_mine(server: Inside, ann: Guest) -> None:
    table = await ann.table("toy", "me", "open")
    async with Guest(server.url) as bob, ann.socket(table) as mine:
        lobby = await mine.until("lobby")
        assert lobby["host"] is True
        assert [seat["kind"] for seat in lobby["seats"]] == ["person", "open"]
        assert (await ann.http.get("/api/mine")).json()[0]["open"] is True
        assert await bob.join(table, "Боб") == 1
        view = await mine.until("view")
        assert view["seat"] == 0
        listed = (await bob.http.get("/api/mine", params={"lang": "ru"})).json()
        assert [entry["table"] for entry in listed] == [table]
        assert listed[0]["your_turn"] is True
        assert (await bob.post(f"/api/tables/{table}/fill", {"level": "novice"})).status_code == 403
        assert await bob.join(table, "C") == 1  # pressed twice: the seat he has
    async with Guest(server.url) as eve:
        assert (await eve.post(f"/api/tables/{table}/join", {"name": "Eve"})).status_code == 409
        assert (await eve.http.get("/api/mine")).json() == []


async def test_the_host_fills_seats(ann: Guest) -> None:
    table = await ann.table("toy", "me", "open")
    assert (await ann.post(f"/api/tables/{table}/fill", {"level": "novice"})).status_code == 204
    assert (await ann.http.get(f"/api/tables/{table}/view")).json()["t"] == "view"


async def test_games_and_name(ann: Guest) -> None:
    games = (await ann.http.get("/api/games", params={"lang": "en"})).json()
    assert [game["slug"] for game in games] == list(sacbe.SLUGS)
    assert (await ann.post("/api/name", {"name": "Ann"})).status_code == 204
    assert 'value="Ann"' in (await ann.http.get("/", headers=HTML)).text
    assert (await ann.post("/api/name", {"name": ""})).status_code == 422


async def test_the_schema_names_every_path(ann: Guest) -> None:
    schema = (await ann.http.get("/api/schema")).json()
    assert schema["openapi"].startswith("3.")
    for path in ("view", "act", "join", "record", "token"):
        assert f"/api/tables/{{table}}/{path}" in schema["paths"]
    page = (await ann.http.get("/api", headers=HTML)).text
    for path in schema["paths"]:
        assert path in page


async def test_http_is_rate_limited(tmp_path: Path) -> None:
    async with inside(tmp_path / "t.db", rate=20) as server, Guest(server.url) as guest:
        http = guest.http
        answers = [await http.get("/api/games") for _ in range(25)]
        assert answers[0].status_code == 200
        assert (answers[-1].status_code, answers[-1].json()["reason"]) == (429, "rate")
