"""What must be so when a bot says something in Tobago, read from the written position."""

from __future__ import annotations

from typing import Any, Final

from sacbe.games.tobago.data import COLOURS
from tests.remarks.moment import Claim, Moment, leads, trails


def coins(player: dict[str, Any]) -> int:
    return sum(card for card in player["treasures"] if isinstance(card, int))


def gained(m: Moment) -> int:
    return coins(m.mine) - coins(m.mine_before)


def roses(m: Moment, seat: int) -> int:
    """Of a seat, on the map that is spoken of."""
    clues = m.after["maps"][COLOURS[m.facts["colour"]]]["clues"]
    return int(sum(n for _, owner, n in clues if owner == seat))


def sites(m: Moment) -> tuple[int, int]:
    before, after = (s["maps"][COLOURS[m.facts["colour"]]]["sites"] for s in (m.before, m.after))
    return before, after


def shared(m: Moment) -> bool:
    """The treasure that is spoken of is out of the ground."""
    return bool((m.after.get("sharing") or {}).get("colour") == COLOURS[m.facts["colour"]])


def laid_a_clue(m: Moment) -> bool:
    """By an action of mine: one that names the map, or the first clue of the map I raised."""
    colour = COLOURS[m.facts["colour"]]
    names = ("play", "play-double", "amulet-clue", "amulet-clue-double")
    return any(text.split()[0] in names and text.split()[-1] == colour for text in m.done)


def scores(m: Moment) -> list[int]:
    return [coins(player) for player in m.after["players"]]


CLAIMS: Final[dict[str, Claim]] = {
    "cursed": lambda m: -gained(m) == m.facts["n"] > 0,
    "raised": lambda m: f"raise {COLOURS[m.facts['colour']]}" in m.done,
    "took": lambda m: gained(m) == m.facts["n"] and "take" in m.done,
    "took-little": lambda m: gained(m) == m.facts["n"] and "take" in m.done,
    "amulet": lambda m: m.mine["amulets"] == m.facts["n"] > m.mine_before["amulets"],
    "new-clues": lambda m: bool({"exchange", "amulet-exchange"} & set(m.done)),
    "located": lambda m: sites(m)[0] > sites(m)[1] == 1 and laid_a_clue(m),
    "narrow": lambda m: sites(m)[0] > sites(m)[1] == m.facts["n"] and laid_a_clue(m),
    "left-out": lambda m: sites(m)[1] == m.facts["n"] > 0 == roses(m, m.seat) and not shared(m),
    "roses": lambda m: roses(m, m.seat) == m.facts["n"] > 0,
    "other-roses": lambda m: roses(m, m.facts["other"]) == m.facts["n"] > 0,
    "lead": lambda m: leads(scores(m), m),
    "behind": lambda m: trails(scores(m), m),
    "deck": lambda m: m.after["treasure"]["size"] == m.facts["n"],
}
