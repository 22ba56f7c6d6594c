"""\"What is this?\": decks and supplies, amulets and their powers, lenses, the top line and the players."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, panel_part
from sacbe.core.bits import count
from sacbe.core.present import Answer
from sacbe.games.tobago.data import AMULETS, CLUE_COUNT, ROSES
from sacbe.games.tobago.show.captions import LENSES, said_by
from sacbe.games.tobago.show.hand import EXPERT, POWERS
from sacbe.games.tobago.show.land import gaze, legs_from
from sacbe.games.tobago.show.panels import curses_left, status
from sacbe.games.tobago.show.scene import NARROWS, Scene
from sacbe.games.tobago.show.what_island import island_told, scene_of
from sacbe.games.tobago.show.what_maps import hand_told
from sacbe.games.tobago.show.words import map_name, place_name
from sacbe.games.tobago.state import OVER, Tobago

_POWER_RULES: Final = {
    "remove": "T-4.10.1",
    "clue": "T-4.10.2",
    "leg": "T-4.10.3",
    "exchange": "T-4.10.4",
    "double": "T-4.10.6",
    "swap": "T-4.10.7",
}
_LENS_RULES: Final = {"reach": "T-4.2.1", "gaze": "T-4.8.1", "sites": "T-1.15", "odds": "T-4.5.2"}


# Decks and supplies


def _deck(a: Asked[Tobago], name: str) -> Answer | None:
    if name == "treasures":
        return treasure_deck(a)
    if name == "clues":
        discards = count(a.s.played) + sum(int(n) for n in a.s.exchanged_size)
        facts = [
            a.fact("deck", n=int(a.s.clue_deck_size), all=int(CLUE_COUNT)),
            a.fact("clue-discards", n=discards),
        ]
        return a.tell("deck-clues", "T-4.1.7", *facts)
    if name == "amulets":
        supply = a.fact("amulet-supply", n=int(a.s.amulet_supply), all=int(AMULETS))
        lying = a.fact("amulets-lying", n=len(scene_of(a).amulets))
        return a.tell("deck-amulets", "T-4.8.1", supply, lying)
    return None


def treasure_deck(a: Asked[Tobago]) -> Answer:
    facts = [
        a.fact("treasures-left", n=int(a.s.treasure_deck_size)),
        a.fact("safe", n=int(a.s.safe)) if a.s.safe > 0 else "",
        a.fact("curses", n=curses_left(a.s)),
        a.fact("last-sharing") if a.s.last_sharing else "",
    ]
    return a.tell("deck-treasures", "T-2.3", *facts)


# Amulets


def _amulets(a: Asked[Tobago], name: str) -> Answer | None:
    if name or a.viewer < 0:
        return None
    return a.tell("amulets", "T-4.10", a.fact("amulets", n=int(a.s.amulets[a.viewer])))


def _power(a: Asked[Tobago], name: str) -> Answer | None:
    if name not in POWERS or a.viewer < 0 or (name in EXPERT and not a.s.options.expert):
        return None
    owned = a.fact("amulets", n=int(a.s.amulets[a.viewer]))
    return a.tell(f"power-{name}", _POWER_RULES[name], owned, _power_now(a, scene_of(a), name))


def _power_now(a: Asked[Tobago], scene: Scene, power: str) -> str:
    """How much a power can be used on."""
    if power == "remove":
        markers = sum(len(hunt.possible) for hunt in scene.hunts if hunt.marked and hunt.located < 0)
        return a.fact("markers-out", n=markers)
    if power == "clue":
        fitting = sum(any(scene.fits(clue, hunt.colour) == NARROWS for hunt in scene.hunts) for clue in scene.hand)
        return a.fact("cards-fitting", n=fitting, all=len(scene.hand))
    if power == "leg":
        at = scene.vehicles[a.viewer]
        return a.fact("one-step", n=len(legs_from(a.s.island, at))) if at >= 0 else ""
    if power == "exchange":
        return a.fact("cards-held", n=int(a.s.hand_size[a.viewer]))
    return a.fact("roses-left", n=int(a.s.roses[a.viewer])) if power == "double" else ""


# Lenses


def _lens(a: Asked[Tobago], name: str) -> Answer | None:
    if name not in LENSES:
        return None
    scene = scene_of(a)
    return a.tell(f"lens-{name}", _LENS_RULES[name], *_lens_facts(a, scene, name))


def _lens_facts(a: Asked[Tobago], scene: Scene, lens: str) -> list[str]:
    """What it shows now, or why nothing."""
    if a.s.phase == OVER:
        return []
    said = said_by(scene, lens)
    if not said.endswith("-about"):
        return [a.words(said)]
    if lens == "reach":
        steps = [len(way) for way in scene.ways.values()]
        return [a.fact("within", steps=n, n=sum(one <= n for one in steps)) for n in sorted(set(steps))]
    if lens == "gaze":
        ends = [gaze(scene.assembly, cell, facing)[-1] for cell, facing in scene.statues if facing >= 0]
        new = sorted({place_name(cell) for cell in ends if cell not in scene.amulets})
        return [a.fact("next-amulets", list=", ".join(new)) if new else a.fact("no-next-amulets")]
    if lens == "sites":
        hidden = [hunt for hunt in scene.hunts if hunt.rungs and not hunt.marked]
        return [a.fact("held-by", name=map_name(hunt.colour, a.lang), n=len(hunt.possible)) for hunt in hidden]
    return []


# The top line and the players


def _headline(a: Asked[Tobago], name: str) -> Answer | None:
    """The parts of the top line by their place in it."""
    if name == "0":
        return treasure_deck(a)
    if name == "2":
        return island_told(a)
    if name != "1":
        return None
    if scene_of(a).sharing:
        return a.tell("silence", "T-4.5.9")
    return a.tell("curses", "T-4.6", a.fact("curses", n=curses_left(a.s)))


def _panel(a: Asked[Tobago], name: str) -> Answer | None:
    asked = panel_part(name, int(a.s.seats))
    if asked is None:
        return None
    seat, part = asked
    owner, mine = a.names[seat], "yes" if seat == a.viewer else "no"
    if part == "":
        return a.tell("player", "T-3", *_wealth(a, seat), _standing(a, seat), owner=owner)
    if part == "score":
        return a.tell("score", "T-5.2", *_wealth(a, seat), owner=owner, shown=_shown(a, seat))
    if part == "status":
        said = status(a.s, seat, a.lang)
        return a.tell("status", "T-3.7", a.fact("status", status=said) if said else a.fact("waits"), owner=owner)
    if part == "tob-treasure-back":
        return a.tell("treasures", "T-7", *_wealth(a, seat), owner=owner, shown=_shown(a, seat))
    if part == "tob-amulet":
        return a.tell("amulets-of", "T-4.10.5", a.fact("amulets-held", n=int(a.s.amulets[seat])), owner=owner)
    if part == f"tob-rose-{seat}":
        left = int(a.s.roses[seat])
        facts = a.fact("roses-left-of", n=left, all=int(ROSES)), a.fact("roses-out", n=int(ROSES) - left)
        return a.tell("roses", "T-4.1.1", *facts, owner=owner, mine=mine)
    return hand_told(a, seat) if part == "tob-clue-back" else None


def _shown(a: Asked[Tobago], seat: int) -> str:
    """T-7 The coins on taken cards are for their owner, and at the end for all."""
    return "yes" if seat == a.viewer or a.s.phase == OVER else "no"


def _wealth(a: Asked[Tobago], seat: int) -> list[str]:
    cards = a.words("cards-count", n=count(a.s.treasures[seat]))
    return [cards, a.words("coins", n=int(a.s.score(seat)))] if _shown(a, seat) == "yes" else [cards]


def _standing(a: Asked[Tobago], seat: int) -> str:
    at = scene_of(a).vehicles[seat]
    return a.fact("vehicle-at", place=place_name(at)) if at >= 0 else ""


PLAYERS: Final[Kinds[Tobago]] = {
    "deck": _deck,
    "amulets": _amulets,
    "power": _power,
    "lens": _lens,
    "headline": _headline,
    "panel": _panel,
}
