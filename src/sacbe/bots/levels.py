"""Which bot a name means: the six levels for people, plain bots for measuring, and those that packages bring."""

from __future__ import annotations

import re
from typing import Final

from sacbe.bots.glance import GlanceBot
from sacbe.bots.greedy import GreedyBot, QuickBot
from sacbe.bots.random import RandomBot
from sacbe.bots.search import SearchBot
from sacbe.core.brought import BROUGHT
from sacbe.core.record import Player

# What a level is, weakest first. How much each is worth: docs/bots.md.
_LEVELS: Final = {
    "novice": "glance:100%",
    "traveller": "glance:55%",
    "explorer": "glance",
    "pathfinder": "search:40ms:500ms",
    "expert": "search:200ms:900ms",
    "master": "search:1s:2800ms",
}
LEVELS: Final = tuple(_LEVELS)

_A_FEW_ROUNDS: Final = 5
_TO_THE_END: Final = 1_000_000
_PLAIN: Final = re.compile(
    r"(?P<random>random)|(?P<quick>quick)|(?P<greedy>greedy)|(?P<glance>glance)(:(?P<blur>\d+)%)?"
    r"|(?P<search>search|learned|reference):((?P<n>[1-9]\d*)|(?P<time>[1-9]\d*m?s))(:(?P<longest>[1-9]\d*m?s))?(?P<end>:end)?(@(?P<net>.+))?"
)


def make(name: str, seed: int = 0) -> Player:
    """The bot of a level, or a plain one: random, greedy, quick, glance, glance:50% (errs), search:500, search:100ms.

    A search of 500 iterations plays the same game for the same seed anywhere; one of 100 ms does not. Both are for one
    choice of a turn: "search:200ms:1s" thinks for a second about a turn of five choices or more. ":end" lets roll-outs
    go on to the end of the game. "learned:500@FILE" judges by the net in a file, or without one by what is shipped with
    the game. "reference:..." searches step by step and judges by hand, as all of them once did. Bots of other packages
    are asked for by their names, and with a text if they take one: "name:text".
    """
    own, _, text = name.partition(":")
    if own in BROUGHT:
        return BROUGHT.get(own).make(seed, text)
    plain = _PLAIN.fullmatch(_LEVELS.get(name, name))
    if plain is None or (plain["net"] and plain["search"] != "learned"):
        raise ValueError(
            f"no bot {name!r}; there are: {', '.join(LEVELS)}, random, greedy, quick, glance, search:500, search:100ms"
            + "".join(f", {more}" for more in BROUGHT.names)
        )
    if plain["random"]:
        return RandomBot(seed)
    if plain["quick"]:
        return QuickBot(seed)
    if plain["greedy"]:
        return GreedyBot(seed)
    if plain["glance"]:
        return GlanceBot(seed, int(plain["blur"] or 0))
    horizon = _TO_THE_END if plain["end"] else _A_FEW_ROUNDS
    bot = SearchBot(int(plain["n"] or 0), _seconds(plain["time"]), seed, horizon)
    if plain["longest"]:
        bot.longest = _seconds(plain["longest"])
    if plain["search"] == "learned":
        bot.learned = True
        bot.net = plain["net"] or ""
    elif plain["search"] == "reference":
        bot.whole_turns = False
        bot.races = False
        bot.before = True
    return bot


def check(name: str, slug: str) -> None:
    """ValueError if there is no such bot, or if it does not play this game."""
    make(name)
    own = name.partition(":")[0]
    if own in BROUGHT and not BROUGHT.get(own).plays(slug):
        raise ValueError(f"the bot {own!r} does not play {slug}, but {', '.join(BROUGHT.get(own).games)}")


def _seconds(text: str | None) -> float:
    """'200ms' or '3s'."""
    if not text:
        return 0.0
    return int(text[:-2]) / 1000 if text.endswith("ms") else float(int(text[:-1]))
