"""A lost line, a line that only looks alive, a server that dies: told, and found again with nothing lost."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Guest
from tests.browser.players import against_a_bot, go_on, play
from tests.browser.rig import Server

pytestmark = pytest.mark.browser


def test_a_cut_line_comes_back_with_the_same_draft_and_nothing_is_said_twice(guest: Guest) -> None:
    page = guest("Anna")
    sent: list[str] = []
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            sent.append(json.loads(message)["t"])
            server.send(message)

        line.on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), through)
    player = against_a_bot(page)
    go_on(player, lambda seen: seen.confirm)
    before, acts = (player.look().at, page.inner_text("#ask h1")), sent.count("act")
    assert acts > 0
    hellos = sent.count("hello")
    lines[-1].close()
    while sent.count("hello") == hellos:
        page.wait_for_timeout(50)
    expect(page.locator("#notice")).to_be_hidden()
    page.wait_for_selector("#confirm:not([disabled])")
    assert (player.look().at, page.inner_text("#ask h1")) == before
    assert sent.count("act") == acts
    page.click("#confirm")
    page.wait_for_function("(was) => document.getElementById('app').dataset.ply !== was", arg=before[0].split("/")[0])


@pytest.mark.parametrize("lost", ["commit", "answer"])
def test_a_line_that_only_looks_alive_is_left_for_a_new_one(lost: str, guest: Guest) -> None:
    page = guest("Anna")
    dead = False
    sent: list[str] = []

    def through(line: WebSocketRoute) -> None:
        server, first = line.connect_to_server(), not dead

        def to_server(message: str | bytes) -> None:
            sent.append(json.loads(message)["t"])
            if not (dead and first and lost == "commit"):
                server.send(message)

        def to_page(message: str | bytes) -> None:
            if not (dead and first):
                line.send(message)

        line.on_message(to_server)
        server.on_message(to_page)

    page.route_web_socket(re.compile("/socket$"), through)
    player = against_a_bot(page)
    go_on(player, lambda seen: seen.confirm)
    ply, hellos = int(page.get_attribute("#app", "data-ply") or 0), sent.count("hello")
    commits = sent.count("commit")
    dead = True
    page.click("#confirm")
    while sent.count("hello") == hellos:
        page.wait_for_timeout(50)
    expect(page.locator("#notice")).to_be_hidden()
    assert sent.count("commit") == commits + 1  # what may have arrived is not said again
    if lost == "commit":
        page.wait_for_selector("#confirm:not([disabled])")
    else:
        page.wait_for_function("(was) => Number(document.getElementById('app').dataset.ply) > was", arg=ply)
    play([player], until_ply=ply + 4)


def test_a_server_that_dies_is_told_and_found_again(guest: Guest, server: Server, pictures: Path) -> None:
    page = guest("Anna")
    player = against_a_bot(page)
    play([player], until_ply=8)
    ply = page.get_attribute("#app", "data-ply")
    server.end(kill=True)
    expect(page.locator("#notice")).to_be_visible()
    page.screenshot(path=pictures / "lost-1440x900.png")
    server.start()
    expect(page.locator("#notice")).to_be_hidden()
    assert int(page.get_attribute("#app", "data-ply") or 0) >= int(ply or 0)
    play([player], until_ply=20)
