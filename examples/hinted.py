"""Plays a whole game over the Model Context Protocol without any model: it asks for a hint and follows it.

    python examples/hinted.py trek12                          # a game of its own, against a bot
    python examples/hinted.py --table http://localhost:8000/t/abc234 --token TOKEN

It shows all that a client of `sacbe mcp` has to do: take a seat, look whose turn it is, act with the version it has
seen, and look again when it is told that the position has changed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys

from mcp import Client, StdioServerParameters, stdio_client


class Player:
    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.rng = random.Random(seed)
        self.seat = ""

    async def ask(self, tool: str, **wish: object) -> tuple[bool, str]:
        """Whether the tool did it, and what it says."""
        answer = await self.client.call_tool(tool, {"seat": self.seat, **wish} if self.seat else dict(wish))
        return not answer.is_error, "\n".join(part.text for part in answer.content if part.type == "text")

    async def sit(self, tool: str, **wish: object) -> str:
        good, told = await self.ask(tool, **wish)
        if not good:
            raise SystemExit(told)
        self.seat = told.split("\n", 1)[0].removeprefix("Seat: ")
        return told

    async def play(self, told: str, hints: int = 1_000_000) -> str:
        """To the end of the game, by so many hints and then by any legal action; gives the result."""
        while "The game is over." not in told:
            version = re.search(r"^Version (\d+\.\d+)\.", told, re.MULTILINE)
            assert version is not None, told
            if "Your turn is complete" in told:
                _, told = await self.ask("confirm", version=version[1])
            elif "You decide" in told:
                action = await self.hint() if hints > 0 else ""
                hints -= 1
                _, told = await self.ask("act", action=action or await self.any_action(), version=version[1])
            else:
                _, told = await self.ask("wait", seconds=60)
            if not told.startswith("Version"):  # declined, most often as the position has changed: look again
                _, told = await self.ask("position")
        return told

    async def hint(self) -> str:
        """The first step of the hint, in notation; nothing if no bot could think of any."""
        good, told = await self.ask("hint")
        return told.split(" = ", 1)[0] if good else ""

    async def any_action(self) -> str:
        """Nothing if it is no longer this seat that decides."""
        _, told = await self.ask("actions")
        offered = [line.split(" = ", 1)[0] for line in told.split("\n")[1:] if " = " in line]
        return self.rng.choice(offered) if offered else ""


async def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game", nargs="?", default="trek12")
    options.add_argument("--bots", default="novice")
    options.add_argument("--table", default="")
    options.add_argument("--token", default="")
    options.add_argument("--hints", type=int, default=1_000_000, help="after so many hints: any legal action")
    chosen = options.parse_args()
    server = StdioServerParameters(command=sys.executable, args=["-m", "sacbe.cli", "mcp"])
    async with Client(stdio_client(server)) as client:
        player = Player(client, seed=1)
        if chosen.table:
            told = await player.sit("sit_down", table=chosen.table, token=chosen.token)
        else:
            told = await player.sit("play_local", game=chosen.game, bots=chosen.bots)
        print(await player.play(told, chosen.hints))
        await player.ask("stand_up")


if __name__ == "__main__":
    asyncio.run(main())
