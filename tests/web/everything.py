"""All that one viewer can get out of a table, by every message and request there is."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from typing import Any, get_args

import httpx
from websockets.asyncio.client import connect

from sacbe.core.game import Game
from sacbe.core.state import SPECTATOR
from sacbe.web import messages as m
from tests.needs import HANGS
from tests.web.inside import Inside
from tests.web.server import PATIENT, Json, Socket

KINDS = {str(kind.__struct_config__.tag) for kind in get_args(m.Sent)}
LOOKS = (("page", "ru", "wide"), ("page", "en", "tall"), ("words", "ru", "wide"), ("data", "en", "wide"))


class Viewer:
    """Somebody who asks for everything. `got`: what came of it, as raw text; `sent` and `asked`: of what kinds."""

    def __init__(self, server: Inside, table: str, game: Game, seat: int, length: int, rng: random.Random) -> None:
        self.url, self.table, self.game, self.seat = server.url, table, game, seat
        self.length, self.rng = length, rng
        self.headers = {} if seat == SPECTATOR else {"authorization": f"Bearer token {seat}"}
        self.got: list[str] = []
        self.sent: set[str] = set()
        self.asked: set[tuple[str, str]] = set()

    # -- over a socket -------------------------------------------------------------------------------------------------

    async def say(self, socket: Socket, *messages: Json) -> None:
        """Says these and takes all that comes of them."""
        for message in (*messages, {"t": "ping"}):
            self.sent.add(message["t"])
            await socket.send(**message)
        while json.loads(message_ := await self.hear(socket))["t"] != "pong":
            self.got.append(message_)

    async def hear(self, socket: Socket) -> str:
        message = await asyncio.wait_for(socket.raw.recv(), HANGS)
        assert isinstance(message, str)
        return message

    def view(self) -> Json:
        """The last whole view."""
        found: Json = json.loads(next(m for m in reversed(self.got) if m.startswith('{"t":"view"')))
        return found

    def offered(self) -> list[Any]:
        told = (m for m in reversed(self.got) if m.startswith("{") and '"actions":[{' in m)
        return next((json.loads(message)["actions"] for message in told), [])

    async def what(self, socket: Socket) -> None:
        """What some of the things are that the last view has drawn."""
        drawn = self.view()
        named = set(re.findall(r"data-what='([\w-]+)'|id='([\w-]+)' class='spot", drawn.get("svg", "")))
        known = sorted({one or other for one, other in named}) or ["gold"]
        panels = [f"panel-{seat}{part}" for seat in range(len(drawn.get("panels", []))) for part in ("", "-score")]
        top = [f"headline-{place}" for place in range(len(drawn.get("headline", [])))]
        things = [*self.rng.sample(known, min(len(known), 12)), *panels, *top, "nothing"]
        await self.say(socket, *({"t": "what", "thing": thing} for thing in things))

    async def hint(self, socket: Socket) -> None:
        """A hint comes when it is ready, so it is waited for before anything else is asked."""
        self.sent.add("hint")
        await socket.send(t="hint")
        while True:
            self.got.append(await self.hear(socket))
            if json.loads(self.got[-1])["t"] in ("hint", "refused"):
                await self.say(socket)
                return

    async def plan(self, socket: Socket) -> None:
        """The next turn tried out: every kind of message, what is offered in it and what is not."""
        length = self.length
        for step in range(3):
            await self.say(socket, {"t": "plan", "do": "open"})
            view = self.view()
            offered = view["actions"] if view["plan"] and view["plan"]["on"] else [{"code": 0}]
            for choice in self.rng.sample(offered, min(3, len(offered))):
                act = {"t": "act", "ply": length, "step": step, "code": choice["code"], "plan": True}
                await self.say(socket, act, {"t": "why", "code": choice["code"]})
                await self.say(socket, {"t": "undo", "ply": length, "step": step + 1, "plan": True})
            if offered:
                await self.say(
                    socket, {"t": "act", "ply": length, "step": step, "code": offered[0]["code"], "plan": True}
                )
            await self.say(socket, {"t": "plan", "do": "leave"})
        await self.say(socket, {"t": "take-plan", "ply": length, "step": 0}, {"t": "plan", "do": "drop"})

    async def draft(self, socket: Socket, choice: Json) -> None:
        """A turn begun, in each way that there is, and taken back; it is never confirmed, as that would change what
        everybody may know."""
        code, text, length = choice["code"], self.game.text(choice["code"]), self.length
        await self.say(socket, {"t": "act", "ply": length, "step": 0, "code": code})
        await self.what(socket)
        await self.hint(socket)
        await self.say(
            socket,
            {"t": "describe"},
            {"t": "act", "ply": length, "step": 1, "code": code},
            {"t": "commit", "ply": length, "step": 99},
        )
        for back in ({"turn": True}, {"to": 0}, {}):
            begun = {"t": "act", "ply": length, "step": 0, "text": text, "then": [code]}
            await self.say(socket, begun, {"t": "act", "ply": length, "step": 0, "text": text})
            if not self.view()["can"]["confirm"]:
                await self.say(socket, {"t": "commit", "ply": length, "step": self.view()["step"]})
            await self.say(socket, {"t": "undo", "ply": length, "step": self.view()["step"]} | back)
        while self.view()["step"]:
            await self.say(socket, {"t": "undo", "ply": length, "step": self.view()["step"], "turn": True})

    async def talks(self, kind: str, lang: str, layout: str) -> None:
        length, rng = self.length, self.rng
        self.sent.add("hello")
        async with Socket.open(self.url, self.table, self.headers, view=kind, lang=lang, layout=layout) as socket:
            await self.say(socket)
            for ply in range(0, length + 1, 1 + length // 8):
                await self.say(socket, {"t": "replay", "ply": ply}, {"t": "describe"}, {"t": "position"})
                await self.what(socket)
            await self.say(socket, {"t": "replay", "ply": None})
            await self.what(socket)
            codes = rng.sample(range(self.game.actions.size), min(6, self.game.actions.size))
            await self.say(socket, *({"t": "why", "code": code} for code in codes))
            await self.hint(socket)
            for code in codes:
                await self.say(socket, {"t": "act", "ply": length, "step": 0, "code": code})
                await self.say(socket, {"t": "undo", "ply": length, "step": 1})
            offered = self.offered()
            for choice in rng.sample(offered, min(4, len(offered))):
                await self.draft(socket, choice)
            await self.plan(socket)
            for choice in offered[:1] if kind == "page" else ():
                clicks = choice["clicks"][0] if choice["clicks"] else ["nothing"]
                await self.say(socket, {"t": "why", "clicks": clicks})
            await self.say(socket, {"t": "look", "lang": "ru" if lang == "en" else "en", "layout": "tall"})
            await self.say(socket, *({"t": "look", "seat": seat} for seat in (0, 1, SPECTATOR)))
            await self.say(
                socket,
                {"t": "bot", "seat": (self.seat + 1) % 2, "level": "nobody"},
                {"t": "rematch"},
                {"t": "learn", "do": "next"},
                {"t": "analyse", "do": "look"},
                {"t": "position"},
                {"t": "act", "ply": 0, "step": 9, "code": 1},
                {"t": "commit", "ply": 0, "step": 9},
            )
            await socket.raw.send("{")
            await self.say(socket, {"t": "chat", "text": "what a hand"})

    async def patched(self, have: str) -> None:
        """As a page: what has changed only. `have`: the view that came with it, so that not even the first is whole."""
        length = self.length
        more = {"have": have} if have else {}
        async with Socket.open(
            self.url, self.table, self.headers, view="page", lang="ru", patches=True, **more
        ) as socket:
            await self.say(socket)
            assert (json.loads(self.got[-1])["t"] in ("patch", "chat")) or not have
            for ply in (*range(0, length, 1 + length // 8), None):
                await self.say(socket, {"t": "replay", "ply": ply})
            codes = self.rng.sample(range(self.game.actions.size), min(6, self.game.actions.size))
            for code in [*codes, *(choice["code"] for choice in self.offered()[:3])]:
                await self.say(socket, {"t": "act", "ply": length, "step": 0, "code": code})
                await self.say(socket, {"t": "undo", "ply": length, "step": 1, "turn": True})
            await self.say(socket, {"t": "look", "seat": SPECTATOR}, {"t": "look", "lang": "en"})

    async def analysed(self) -> None:
        """No game that goes on is analysed."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/analyses/{self.table}/socket"
        async with connect(address, additional_headers=self.headers, **PATIENT) as raw:
            refused = str(await asyncio.wait_for(raw.recv(), HANGS))
        assert json.loads(refused)["reason"] == "analysis-not-over"
        self.got.append(refused)

    # -- over HTTP -----------------------------------------------------------------------------------------------------

    async def ask(self, http: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        self.asked.add((method, path.partition("?")[0]))
        answer = await http.request(method, path, **more)
        self.got.append(f"{answer.status_code} {answer.text}")
        return answer

    async def calls(self) -> str:
        """The name of the view that has come with a page."""
        table, length = f"/api/tables/{self.table}", self.length
        async with httpx.AsyncClient(base_url=self.url, headers=self.headers, timeout=HANGS) as http:
            views = ("view", "view?view=page&lang=ru", "view?ply=3", "view?seat=0", "view?seat=1", "picture")
            words = ("view?view=words", "words", "words?ply=3&lang=en", "words?seat=1")
            for path in (*views, *words, "record", "ending", "postcard"):
                await self.ask(http, "GET", f"{table}/{path}")
            for path in ("", "/board?ply=3", f"/board?ply={length}&seat=1", "/board?instead=0"):
                answer = await self.ask(http, "GET", f"/api/reviews/{self.table}{path}")
                assert answer.json()["reason"] == "not-over"
            begun = await self.ask(http, "POST", f"/api/reviews/{self.table}")
            # A review would tell how everybody stands, and why; who has no cookie or token may begin nothing at all.
            assert begun.json()["reason"] == ("not-over" if self.headers else "forbidden")
            await self.ask(http, "GET", f"/review/{self.table}", headers={"accept": "text/html"})
            for path in (f"/api/reviews/{self.table}/position?ply=3", f"/api/analyses/{self.table}/record"):
                assert (await self.ask(http, "GET", path)).status_code == 409
            page = await self.ask(http, "GET", f"/whatif/{self.table}?ply=3", headers={"accept": "text/html"})
            assert page.status_code == 409
            another = (self.seat + 1) % 2
            for path, wish in (
                ("join", {"name": "Eve"}),
                ("fill", {"level": "novice"}),
                ("remove", {"seat": another}),
                ("token", {"seat": another}),
                ("act", {"ply": 0, "step": 9, "code": 1}),
                ("act", {"ply": length, "step": 0, "code": 1, "seat": another}),
            ):
                refused = await self.ask(http, "POST", f"{table}/{path}", json=wish)
                assert refused.status_code in (403, 409)
            for choice in self.offered()[:2]:
                wish = {"ply": length, "step": 0, "code": choice["code"], "view": "page", "commit": False}
                await self.ask(http, "POST", f"{table}/act", json=wish)
            for agent in ("Mobile", "Desktop"):  # the page brings its first view with it
                page = await self.ask(
                    http, "GET", f"/t/{self.table}", headers={"user-agent": agent, "accept": "text/html"}
                )
                assert 'id="view"' in page.text
            have = re.search(r'data-have="(\w+)"', page.text)
            assert have is not None
            return have[1]


async def everything(server: Inside, table: str, game: Game, seat: int, length: int, rng: random.Random) -> list[str]:
    viewer = Viewer(server, table, game, seat, length, rng)
    for look in LOOKS:
        await viewer.talks(*look)
    await viewer.patched("")
    await viewer.patched(await viewer.calls())
    await viewer.analysed()
    kinds = Counter(json.loads(message)["t"] for message in viewer.got if message.startswith("{"))
    assert kinds["view"] > 50, kinds  # errors would be equal in all worlds
    assert kinds["what"] > 20, kinds
    assert kinds["patch"] > 10, kinds
    assert kinds["describe"] > 10, kinds
    assert kinds["position"] > 10, kinds
    assert kinds["chat"] >= len(LOOKS), kinds
    assert not any('"internal"' in message for message in viewer.got)
    assert KINDS - viewer.sent == set(), "messages that are not compared"
    assert ways(server, table) - viewer.asked == set(), "requests that are not compared"
    return viewer.got


def ways(server: Inside, table: str) -> set[tuple[str, str]]:
    """All requests that are about a table."""
    found = set()
    for route in server.app.routes:
        named = re.search(r"/\{(table|key):str\}", route.path)
        if named and not route.path.endswith("/socket"):
            path = route.path.replace(named[0], f"/{table}")
            found |= {(method, path) for method in ("GET", "POST") if method in route.methods}
    return found
