"""The tools: a Model Context Protocol server over the seats that its clients have taken."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Annotated, Any, Final, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from sacbe.core.game import Value
from sacbe.mcp import library, telling
from sacbe.mcp.chair import Chair, Declined, meant
from sacbe.mcp.local import LocalChair
from sacbe.mcp.remote import RemoteChair

P = ParamSpec("P")
SEATS: Final = 50  # taken at once: each holds a socket or a game
LONGEST: Final = 120.0  # seconds that one `wait` lasts
ABOUT: Final = """Play five board games (tikal, tzolkin, eldorado, tobago, trek12) by their exact rules.
Begin with play_local, or sit_down at a table of a server. Every answer names a version: pass the one you have seen on
to act, undo and confirm. `position` tells all you may know, `actions` what is legal. A turn may take several actions;
it counts when it is complete and confirmed, and can be undone until then. What chance has shown is never undone."""

Handle = Annotated[str, Field(description="The seat, as play_local or sit_down named it")]
Version = Annotated[str, Field(description="The version of the position you have seen, as in 12.0")]
Language = Annotated[str, Field(description="ru or en")]
Action = Annotated[
    str, Field(description="An action in notation, exactly as `actions` lists it; several are separated by ;")
]


class Seats:
    """Those that clients hold, by names that nobody can guess: clients of one server must not reach each other's."""

    def __init__(self, table: str = "", token: str = "") -> None:
        self.table, self.token = table, token  # where to sit if a client names no table
        self._held: dict[str, Chair] = {}
        self._told: dict[str, int] = {}  # lines of the log that the holder knows

    def take(self, chair: Chair) -> str:
        handle = secrets.token_urlsafe(9)
        self._held[handle] = chair
        return handle

    def room(self) -> None:
        if len(self._held) >= SEATS:
            raise Declined("too-many-seats", f"{SEATS} seats are taken here; stand up from one you do not need")

    def at(self, handle: str) -> Chair:
        chair = self._held.get(handle)
        if chair is None:
            raise Declined("not-your-seat", "no seat of yours has this name; play_local and sit_down give you one")
        return chair

    def news(self, handle: str, view: dict[str, Any]) -> int:
        """How many lines of the log were known; now all are."""
        known, self._told[handle] = self._told.get(handle, 0), len(view["log"])
        return known

    async def leave(self, handle: str) -> None:
        await self.at(handle).leave()
        del self._held[handle]
        self._told.pop(handle, None)

    async def close(self) -> None:
        for handle in list(self._held):
            await self.leave(handle)


def said(tool: Callable[P, Awaitable[str]]) -> Callable[P, Awaitable[str]]:
    """What declines a wish is an answer of the tool, marked as an error, and never a traceback."""

    @wraps(tool)
    async def asked(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return await tool(*args, **kwargs)
        except Declined as declined:
            raise ToolError(str(declined)) from None

    return asked


def serve(seats: Seats, lang: str = "en") -> MCPServer[Any]:
    """`lang`: the language of whoever names none."""
    server: MCPServer[Any] = MCPServer("sacbe", title="Sacbe", instructions=ABOUT, log_level="WARNING")
    _look_up(server, lang)
    _sit(server, seats, lang)
    _see(server, seats)
    _play(server, seats)
    return server


def _look_up(server: MCPServer[Any], usual: str) -> None:
    @server.tool()
    @said
    async def list_games(lang: Language = "") -> str:
        """The games with their numbers of players and options, and the levels of bots."""
        return library.games(library.language(lang or usual))

    @server.tool()
    @said
    async def look_up_rule(
        game: Annotated[str, Field(description="As list_games names it")],
        number: Annotated[str, Field(description="A rule with all below it, as in T-4.1")] = "",
        words: Annotated[str, Field(description="Words that stand in the rule")] = "",
        lang: Language = "",
    ) -> str:
        """A rule by its number, or those with some words in them; of neither, all numbers with their titles."""
        return library.rules(game, number, words, library.language(lang or usual))


def _sit(server: MCPServer[Any], seats: Seats, usual: str) -> None:
    @server.tool()
    @said
    async def play_local(
        game: Annotated[str, Field(description="As list_games names it")],
        players: int = 2,
        seat: Annotated[int, Field(description="Your seat, counted from 0")] = 0,
        bots: Annotated[str, Field(description="The level of the others, as list_games names it")] = "explorer",
        options: Annotated[dict[str, Value] | None, Field(description="Those that differ from the usual")] = None,
        lang: Language = "",
    ) -> str:
        """Begin a game of your own against bots. The answer names your seat and tells the position."""
        seats.room()
        lang = library.language(lang or usual)
        return await _seated(await LocalChair.open(game, players, seat, bots, options or {}, lang))

    @server.tool()
    @said
    async def sit_down(
        table: Annotated[str, Field(description="The link of the table, as in http://localhost:8000/t/abc234")] = "",
        token: Annotated[str, Field(description="The token of the seat; without it you only look on")] = "",
        lang: Language = "",
    ) -> str:
        """Take a seat at a table of a Sacbe server. Without a table: the one this program was started for."""
        seats.room()
        link, key = (table, token) if table else (seats.table, seats.token)
        if not link:
            raise Declined("no-link", "name the link of a table, as in http://localhost:8000/t/abc234")
        return await _seated(await RemoteChair.open(link, key, library.language(lang or usual)))

    @server.tool()
    @said
    async def stand_up(seat: Handle) -> str:
        """Leave the seat. A game of your own ends with it; at a server's table your place is kept."""
        await seats.leave(seat)
        return "You have left the seat."

    async def _seated(chair: Chair) -> str:
        view = await chair.view()
        handle = seats.take(chair)
        seats.news(handle, view)
        return f"Seat: {handle}\n{telling.position(view)}"


def _see(server: MCPServer[Any], seats: Seats) -> None:
    @server.tool()
    @said
    async def position(seat: Handle) -> str:
        """All that your seat may know of the game now, in words."""
        chair = seats.at(seat)
        view = await chair.view()
        seats.news(seat, view)
        talk = [f"Said: {line}" for line in await chair.heard()]
        return "\n".join([telling.position(view), *talk])

    @server.tool()
    @said
    async def actions(
        seat: Handle, containing: Annotated[str, Field(description="Only those with these words")] = ""
    ) -> str:
        """Every legal action of yours now: its notation, and what it does."""
        chair = seats.at(seat)
        return telling.actions(await chair.view(), containing, chair.game.text)

    @server.tool()
    @said
    async def why_not(seat: Handle, action: Action) -> str:
        """Which rule forbids an action of yours now."""
        chair = seats.at(seat)
        return str(await chair.why_not(meant(chair.game, action)[0]))

    @server.tool()
    @said
    async def hint(seat: Handle) -> str:
        """What the best bot would do now: the steps of its turn."""
        chair = seats.at(seat)
        return telling.hint(await chair.hint(), chair.game.text)

    @server.tool()
    @said
    async def wait(seat: Handle, seconds: Annotated[float, Field(ge=0, le=LONGEST)] = 30.0) -> str:
        """Until you are to decide, the game is over, or so many seconds have passed."""
        chair = seats.at(seat)
        view = await _until_asked(chair, seconds)
        return telling.after(view, seats.news(seat, view))


async def _until_asked(chair: Chair, seconds: float) -> dict[str, Any]:
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    view = await chair.view()
    while not (view["over"] or view["actions"] or view["can"]["confirm"]) and (left := end - loop.time()) > 0:
        view = await chair.changed(view, left)
    return view


def _play(server: MCPServer[Any], seats: Seats) -> None:
    @server.tool()
    @said
    async def act(
        seat: Handle,
        action: Action,
        version: Version,
        confirm: Annotated[bool, Field(description="Confirm the turn if it is then complete")] = True,
    ) -> str:
        """Take a legal action. Of several all are taken or none."""
        chair = seats.at(seat)
        ply, step = telling.read_version(version)
        view = await _fresh(chair, chair.act(ply, step, meant(chair.game, action), confirm))
        return telling.after(view, seats.news(seat, view))

    @server.tool()
    @said
    async def undo(seat: Handle, version: Version, whole_turn: bool = False) -> str:
        """Take back the last action of the turn that is not confirmed yet, or all of them."""
        chair = seats.at(seat)
        view = await _fresh(chair, chair.undo(*telling.read_version(version), whole_turn))
        return telling.after(view, seats.news(seat, view))

    @server.tool()
    @said
    async def confirm(seat: Handle, version: Version) -> str:
        """Confirm a complete turn. It cannot be undone after that."""
        chair = seats.at(seat)
        view = await _fresh(chair, chair.confirm(*telling.read_version(version)))
        return telling.after(view, seats.news(seat, view))

    @server.tool()
    @said
    async def say(seat: Handle, text: str) -> str:
        """Say something to all at the table."""
        await seats.at(seat).say(text)
        return "Said."


async def _fresh(chair: Chair, doing: Awaitable[dict[str, Any]]) -> dict[str, Any]:
    """What is refused for being stale names the version of now."""
    try:
        return await doing
    except Declined as declined:
        if declined.reason == "stale":
            view = await chair.view()
            text = f"{declined.text} The version is now {telling.version(view)}: look at the position again."
            raise Declined(declined.reason, text, declined.rule) from None
        raise
