"""Bots that other packages bring, by entry points of the group sacbe.bots.

An entry point names what makes a bot: a class or a function that is given a seed, and the text after a colon if the bot
is asked for as "name:text". It may say `games`, the slugs it plays (all, if it says nothing), and `title` and `about`,
each a text by language, for people who choose it at a table. What takes long to load belongs into the making of a bot:
the server looks at the entry point only, worker processes make the bots.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from sacbe.core.plugins import Plugins
from sacbe.core.record import Player

# The names of Sacbe's own: levels, and plain bots for measuring.
OURS: Final = (
    *("novice", "traveller", "explorer", "pathfinder", "expert", "master"),
    *("random", "quick", "greedy", "glance", "search", "learned", "reference"),
)


@dataclass(frozen=True)
class Brought:
    """How a bot is made, and what is told of it."""

    name: str
    maker: Callable[..., Player]
    games: tuple[str, ...]
    titles: Mapping[str, str]
    abouts: Mapping[str, str]

    def plays(self, slug: str) -> bool:
        return not self.games or slug in self.games

    def make(self, seed: int, text: str = "") -> Player:
        """A new bot; TypeError if what makes it takes no text, or makes no bot."""
        made = self.maker(seed, text) if text else self.maker(seed)
        if not callable(getattr(made, "choose", None)):
            raise TypeError(f"a bot needs a method choose(view, seat), which {self.name!r} does not have: {made!r}")
        return made

    def title(self, lang: str) -> str:
        return self.titles.get(lang) or self.titles.get("en") or self.name

    def about(self, lang: str) -> str:
        return self.abouts.get(lang) or self.abouts.get("en") or ""


def _sound(name: str, brought: object) -> Brought:
    """A bot's maker, if it looks like one; else ValueError says what it should be."""
    if not callable(brought):
        raise ValueError(f"the entry point must name a class or a function that makes a bot of a seed, not {brought!r}")
    if isinstance(brought, type) and not callable(getattr(brought, "choose", None)):
        raise ValueError(f"a bot needs a method choose(view, seat), which {brought.__name__} does not have")
    games: Any = getattr(brought, "games", ())
    if isinstance(games, str) or not all(isinstance(slug, str) for slug in games):
        raise ValueError(f"`games` must be the slugs it plays, such as ('trek12',), not {games!r}")
    titles, abouts = (_texts(brought, key) for key in ("title", "about"))
    return Brought(name, cast(Callable[..., Player], brought), tuple(games), titles, abouts)


def _texts(brought: object, key: str) -> Mapping[str, str]:
    told: Any = getattr(brought, key, {})
    if not isinstance(told, Mapping) or not all(isinstance(text, str) for text in told.values()):
        raise ValueError(f"`{key}` must be a text by language, such as {{'ru': ..., 'en': ...}}, not {told!r}")
    return told


BROUGHT: Final[Plugins[Brought]] = Plugins("sacbe.bots", OURS, _sound)


def playing(slug: str) -> tuple[Brought, ...]:
    """Those that play this game."""
    bots = (BROUGHT.get(name) for name in BROUGHT.names)
    return tuple(bot for bot in bots if bot.plays(slug))
