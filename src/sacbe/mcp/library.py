"""What can be looked up: the games with their options, the levels of bots, the rules by number or by words."""

from __future__ import annotations

from typing import Final

import sacbe
from sacbe.bots.levels import LEVELS
from sacbe.core.game import Game
from sacbe.core.present import LANGS, RuleText
from sacbe.mcp.chair import Declined

FOUND: Final = 8  # rules that a search tells in full


def language(lang: str) -> str:
    if lang not in LANGS:
        raise Declined("no-such-language", f"languages are {' and '.join(LANGS)}, not {lang!r}")
    return lang


def game_of(slug: str) -> Game:
    try:
        return sacbe.game(slug)
    except ValueError as wrong:
        raise Declined("unknown-game", str(wrong)) from None


def games(lang: str) -> str:
    told = []
    for slug in sacbe.SLUGS:
        game = sacbe.game(slug)
        show = game.presenter
        told.append(
            f"{slug}: {show.title(lang)}, {game.seats.start} to {game.seats.stop - 1} players. {show.blurb(lang)}"
        )
        for name, option in game.options.items():
            choices = "; ".join(f"{value!r}: {show.choice_label(name, value, lang)}" for value in option.choices)
            told.append(f"  option {name} ({show.option_label(name, lang)}), usually {option.default!r}. {choices}")
    return "\n".join([*told, f"Levels of bots, weakest first: {', '.join(LEVELS)}"])


def rules(slug: str, number: str, words: str, lang: str) -> str:
    """A rule with those below it, or those in which all the words stand; of neither the table of contents."""
    every = game_of(slug).presenter.rules(lang)
    if number:
        wanted = number.strip().upper()
        found = [rule for rule in every if rule.number == wanted or rule.number.startswith(f"{wanted}.")]
        if not found:
            chapters = ", ".join(rule.number for rule in every if "." not in rule.number)
            raise Declined("no-such-rule", f"{slug} has no rule {number!r}; chapters are {chapters}")
        return "\n\n".join(map(_told, found))
    if words.strip():
        return _search(every, words)
    return "\n".join(f"{rule.number} {rule.title}" for rule in every)


def _search(every: list[RuleText], words: str) -> str:
    asked = words.casefold().split()
    found = [rule for rule in every if all(word in f"{rule.title} {rule.body}".casefold() for word in asked)]
    found.sort(key=lambda rule: -sum(word in rule.title.casefold() for word in asked))
    if not found:
        raise Declined("no-such-rule", f"no rule has all of these words: {words}; try fewer, or ask without any")
    more = [f"{rule.number} {rule.title}" for rule in found[FOUND:]]
    return "\n\n".join([*map(_told, found[:FOUND]), *(["Also: " + "; ".join(more)] if more else [])])


def _told(rule: RuleText) -> str:
    return f"{rule.number} {rule.title}\n{rule.body}"
