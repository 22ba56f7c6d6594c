"""The example packages do all that a stranger's can: the contract suite, the arena, a table, records."""

from __future__ import annotations

import random
from pathlib import Path

from tests.plugins.installing import EXAMPLES, path_with, run
from tests.web.server import Guest, Server


def test_the_game_keeps_the_contract(examples: Path) -> None:
    """The author's own test file, by nothing but the published suite."""
    done = run(examples, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLES / "cenote" / "tests"))
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    assert " passed" in done.stdout


def test_a_game_that_breaks_a_promise_is_found_out(examples: Path, tmp_path: Path) -> None:
    """The suite is no formality: a game whose hide() forgets a secret fails it, and is told by which test."""
    (tmp_path / "test_leaky.py").write_text(
        "import sacbe_cenote.state as state\n"
        "from sacbe.testing import RulesContract\n"
        "state.Cenote.hide = lambda s, seat: s.copy()\n"
        "class TestLeaky(RulesContract):\n"
        "    slugs = ('cenote',)\n"
    )
    done = run(examples, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path), cwd=tmp_path)
    assert done.returncode == 1
    assert "test_what_a_seat_is_not_told_of_is_hidden" in done.stdout


def test_a_contract_without_games_says_what_is_missing(tmp_path: Path) -> None:
    (tmp_path / "test_mine.py").write_text(
        "from sacbe.testing import GameContract\nclass TestMine(GameContract):\n    pass\n"
    )
    done = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", ".")
    assert done.returncode != 0
    assert "TestMine must say which games it asks: slugs = ('mygame',)" in done.stdout + done.stderr


def test_the_arena_plays_them(examples: Path, tmp_path: Path) -> None:
    match = ["cenote", "hermit", "hermit:1", "greedy", "--games", "4", "--keep", str(tmp_path / "kept")]
    done = run(examples, "-m", "sacbe.cli", "arena", *match, "--processes", "2")
    assert done.returncode == 0, done.stderr
    assert "hermit:1" in done.stdout
    record = tmp_path / "kept" / "records" / "000001.sacbe"
    assert "every draw is what the seed says" in run(examples, "-m", "sacbe.cli", "verify", str(record)).stdout
    assert "rope" in run(examples, "-m", "sacbe.cli", "replay", str(record)).stdout
    without = run(tmp_path, "-m", "sacbe.cli", "replay", str(record))
    assert without.returncode == 2
    assert "no game 'cenote'; there are: tikal" in without.stderr
    own = run(examples, "-m", "sacbe.cli", "arena", "trek12", "hermit:1", "random", "--games", "1")
    assert own.returncode == 0, own.stderr


async def test_a_table_has_them(examples: Path, tmp_path: Path) -> None:
    """Over HTTP, as the pages and a program see it; the bot thinks in a worker process."""
    server = Server(str(tmp_path / "data"), env=path_with(examples))
    await server.start()
    try:
        async with Guest(server.url) as guest:
            home = (await guest.http.get("/", params={"lang": "ru"})).text
            assert "Сенот" in home and '"level-hermit"' in home
            assert [game["slug"] for game in (await guest.http.get("/api/games")).json()][-1] == "cenote"
            for page in ("/rules/cenote", "/games/cenote.css", "/games/cenote.art.svg", "/games/cenote/cover.en.svg"):
                assert (await guest.http.get(page)).status_code == 200, page
            seats = [{"kind": "me"}, {"kind": "bot", "level": "hermit"}, {"kind": "bot", "level": "novice"}]
            made = await guest.post("/api/tables", {"game": "cenote", "seats": seats, "options": {"pile": True}})
            table = made.json()["table"]
            assert "cenote-well" in (await guest.http.get(f"/t/{table}")).text
            rng = random.Random(1)
            async with guest.socket(table, view="page") as socket:
                view = await socket.until("view")
                said = [line["text"] for line in view["log"]["lines"]]
                while not view["over"]:
                    if view["can"]["confirm"]:
                        await socket.send(t="commit", ply=view["ply"], step=view["step"])
                    elif view["actions"]:
                        await socket.act(rng.choice(view["actions"])["code"], commit=False)
                    view = await socket.until("view")
                    said += [line["text"] for line in view["log"]["lines"]]
                assert view["result"]["verified"]
                assert sum("pulls up rope" in text for text in said) == 3 * 6, "everybody's, in every round"
    finally:
        await server.stop()
