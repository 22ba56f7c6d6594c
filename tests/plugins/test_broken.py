"""Packages that are wrong in one way or another: each is told of in a sentence, and nobody else suffers."""

from __future__ import annotations

from pathlib import Path

import pytest

import sacbe
from sacbe.bots import make
from sacbe.bots.levels import LEVELS
from sacbe.core.brought import OURS
from tests.plugins.installing import path_with, pretend, run
from tests.web.server import Guest, Server

GAME = """
from sacbe.games.trek12 import Trek12
class Mine(Trek12):
    slug = {slug!r}
GAME = Mine()
"""
WRONG = {
    "syntax": ("mine", "def (", "SyntaxError"),
    "import": ("mine", "import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
    "missing": ("mine", "", "AttributeError"),
    "leaves": ("mine", "raise SystemExit(3)", "SystemExit: 3"),
    "no_game": ("mine", "GAME = 5", "must name an object of a subclass of sacbe.Game, not 5"),
    "slug": ("mine", GAME.format(slug="other"), "must have the game's slug as its name, which is 'other'"),
    "start": ("mine", GAME.format(slug="mine"), "its start says it is 'trek12' for 1, not 'mine' for 1"),
    "taken": ("tikal", GAME.format(slug="tikal"), "has the name of one of Sacbe's own: it needs another"),
    "name": ("My Game", "GAME = 5", "has no fit name: up to 24 of a-z, 0-9 and _, beginning with a letter"),
}
ASK = "import sacbe; from sacbe.games import BROUGHT; print(sacbe.slugs()); print(*BROUGHT.all_broken(), sep='\\n')"


@pytest.mark.parametrize("kind", WRONG)
def test_a_game_that_cannot_be_used_is_left_out_and_told_of(kind: str, tmp_path: Path) -> None:
    name, code, why = WRONG[kind]
    pretend(tmp_path / "packages", "broken", code, games={name: "broken:GAME"})
    done = run(tmp_path / "packages", "-c", ASK)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{sacbe.SLUGS}\n")
    assert f"the game {name!r} of the package broken 1.0 " in done.stdout
    assert why in done.stdout


def test_the_second_of_a_name_is_refused(tmp_path: Path) -> None:
    pretend(tmp_path / "packages", "first", "def bot(seed): ...", bots={"mine": "first:bot"})
    pretend(tmp_path / "packages", "second", "def bot(seed): ...", bots={"mine": "second:bot"})
    ask = "from sacbe.core.brought import BROUGHT; print(*BROUGHT.names); print(*BROUGHT.all_broken())"
    lines = run(tmp_path / "packages", "-c", ask).stdout.splitlines()
    assert lines[0] == "mine"
    assert "has the name of 'mine' of the package" in lines[1]


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("bot = 5", "must name a class or a function that makes a bot of a seed, not 5"),
        ("class bot: pass", "a bot needs a method choose(view, seat), which bot does not have"),
        ("class bot:\n games = 'trek12'\n choose = print", "`games` must be the slugs it plays"),
        ("class bot:\n title = 'x'\n choose = print", "`title` must be a text by language"),
    ],
)
def test_a_bot_that_cannot_be_used_is_told_of(code: str, why: str, tmp_path: Path) -> None:
    pretend(tmp_path / "packages", "broken", code, bots={"mine": "broken:bot"})
    done = run(tmp_path / "packages", "-m", "sacbe.cli", "arena", "trek12", "mine", "random", "--games", "1")
    assert done.returncode == 2
    assert why in " ".join(done.stderr.replace("│", "").split())


async def test_a_server_lives_with_all_of_them(tmp_path: Path) -> None:
    """A broken game is not offered, a bot that fails is played on for, and the rest of the house stands."""
    packages = tmp_path / "packages"
    pretend(packages, "shell", "def (", games={"shell": "shell:GAME"})
    failing = "class Bot:\n games = ('trek12',)\n def __init__(self, seed): pass\n"
    pretend(packages, "fails", failing + " def choose(self, view, seat): return 1 / 0\n", bots={"fails": "fails:Bot"})
    pretend(packages, "cheats", failing + " def choose(self, view, seat): return 211\n", bots={"cheats": "cheats:Bot"})
    server = Server(str(tmp_path / "data"), env=path_with(packages))
    await server.start()
    try:
        async with Guest(server.url) as guest:
            assert (await guest.http.get("/")).status_code == 200
            assert [game["slug"] for game in (await guest.http.get("/api/games")).json()] == list(sacbe.SLUGS)
            refused = await guest.post("/api/tables", {"game": "shell", "seats": [{"kind": "me"}, {"kind": "me"}]})
            assert refused.status_code == 404
            assert "unknown-game" in refused.text
            wrong = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "bot", "level": "fails"}]}
            answer = await guest.post("/api/tables", wrong)
            assert answer.status_code == 422 and "novice" in answer.text, "it says that it plays trek12 only"
            seats = [{"kind": "me"}, {"kind": "bot", "level": "fails"}, {"kind": "bot", "level": "cheats"}]
            table = (await guest.post("/api/tables", {"game": "trek12", "seats": seats})).json()["table"]
            async with guest.socket(table) as socket:
                view = await socket.until("view")
                while view["ply"] < 12:  # three rounds or so: they would wait for ever for bots that do not move
                    if view["actions"]:
                        await socket.act(view["actions"][0]["code"])
                    view = await socket.until("view")
    finally:
        await server.stop()


def test_no_name_of_ours_is_free() -> None:
    assert set(LEVELS) <= set(OURS)
    for name in ("random", "quick", "greedy", "glance", "search:1", "learned:1", "reference:1"):
        assert make(name) and name.partition(":")[0] in OURS
