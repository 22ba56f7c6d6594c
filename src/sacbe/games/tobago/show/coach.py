"""What a coach would point out at Tobago: treasures and amulets in reach, maps without one's rose, curses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sacbe.core.present import Tip
from sacbe.games.tobago.actions import (
    AMULET_CLUE,
    AMULET_CLUE_DOUBLE,
    AMULET_DOUBLE,
    AMULET_EXCHANGE,
    AMULET_LEG,
    AMULET_REMOVE,
    AMULET_SWAP,
    EXCHANGE,
    LEG,
    PASS,
    PLAY,
    PLAY_DOUBLE,
    RAISE,
    TAKE,
    WITH,
)
from sacbe.games.tobago.data import CLUES, COLOURS
from sacbe.games.tobago.show.remarks import in_words
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.sharing import Share
from sacbe.games.tobago.show.words import words
from sacbe.games.tobago.state import OFFER_CARD, TAKE_TURN, UNUSED, Tobago

NARROW: Final = 4  # sites left on a map that will soon be raised
POWERS: Final = (  # by which codes an amulet is spent
    range(int(AMULET_CLUE), int(AMULET_CLUE_DOUBLE)),
    range(int(AMULET_LEG), int(EXCHANGE)),
    range(int(AMULET_EXCHANGE), int(RAISE)),
    range(int(AMULET_REMOVE), int(AMULET_DOUBLE)),
)
DOUBLES: Final = (range(int(PLAY_DOUBLE), int(AMULET_CLUE)), range(int(AMULET_CLUE_DOUBLE), int(LEG)))


def coach(s: Tobago, seat: int) -> list[Tip]:
    scene = Scene(s, seat)
    if s.phase == OFFER_CARD:
        return [*_share(), *_curse(scene)]
    if s.phase != TAKE_TURN:
        return []
    codes = s.legal(seat)
    dangers = [*_left_out(scene, codes), *_no_clue(scene, codes)]
    uses = [*_locate(scene, codes), *_amulets(scene, codes), *_expert(codes)]
    return [*_raise(codes), *_near(scene, codes), *dangers, *uses]


def told(tip: Tip, lang: str, names: list[str]) -> str:
    return words(lang)(f"coach-{tip.kind}", **in_words(tip, lang, names))


def _share() -> Iterator[Tip]:
    """T-4.5.5: to take is to give up the rose, to pass is to hope."""
    yield Tip("share", {}, ["take", "pass"], [int(TAKE), int(PASS)], "T-4.5.5")


def _curse(scene: Scene) -> Iterator[Tip]:
    """T-4.6.2: a curse may be among the cards, and nothing protects the dearest of mine."""
    s, seat = scene.s, scene.viewer
    if Share(scene).odds[0] > 0 and s.amulets[seat] == 0 and s.treasures[seat]:
        yield Tip("curse", {}, ["hoard"], (), "T-4.6.2")


def _raise(codes: list[int]) -> Iterator[Tip]:
    """T-4.4.1: my vehicle stands on a treasure."""
    found = [code for code in codes if RAISE <= code < AMULET_REMOVE]
    if found:
        colour = found[0] - int(RAISE)
        yield Tip("raise", {"colour": colour}, [f"map-{COLOURS[colour]}"], found, "T-4.4.1")


def _near(scene: Scene, codes: list[int]) -> Iterator[Tip]:
    """T-4.2: a treasure whose place is known, and that my vehicle gets to in this turn."""
    for hunt in scene.hunts:
        way = scene.ways.get(hunt.located, ())
        if way and LEG + way[0] in codes:
            lights = [f"hex-{hunt.located}", f"map-{COLOURS[hunt.colour]}"]
            facts = {"colour": hunt.colour, "cell": hunt.located, "n": len(way)}
            yield Tip("near", facts, lights, [int(LEG) + hunt.located], "T-4.2")
            return


def _left_out(scene: Scene, codes: list[int]) -> Iterator[Tip]:
    """T-4.5: whoever has no rose on a map gets nothing of its treasure, and this one is nearly found."""
    for hunt in sorted(scene.hunts, key=lambda one: len(one.possible)):
        mine = sum(rung.roses for rung in hunt.rungs if rung.owner == scene.viewer)
        onto = [code for code in _plays(codes) if (code - PLAY) % len(COLOURS) == hunt.colour]
        if len(hunt.rungs) > 1 and not mine and 1 < len(hunt.possible) <= NARROW and onto:
            facts = {"colour": hunt.colour, "n": len(hunt.possible)}
            yield Tip("left-out", facts, [f"map-{COLOURS[hunt.colour]}"], onto, "T-4.5")
            return


def _no_clue(scene: Scene, codes: list[int]) -> Iterator[Tip]:
    """T-4.3.1: none of my clues fits anywhere; they may be exchanged instead of a turn."""
    if scene.s.main == UNUSED and scene.hand and not _plays(codes) and EXCHANGE in codes:
        yield Tip("no-clue", {}, [f"card-{CLUES[clue]}" for clue in scene.hand], [int(EXCHANGE)], "T-4.3.1")


def _plays(codes: list[int]) -> list[int]:
    return [code for code in codes if PLAY <= code < PLAY_DOUBLE]


def _locate(scene: Scene, codes: list[int]) -> Iterator[Tip]:
    """T-4.1: a clue after which only one place is left."""
    for code in _plays(codes):
        clue, colour = divmod(code - int(PLAY), len(COLOURS))
        left = scene.left_by(clue, colour)
        if len(left) == 1 < len(scene.hunts[colour].possible):
            lights = [f"card-{CLUES[clue]}", f"map-{COLOURS[colour]}", f"hex-{left[0]}"]
            yield Tip("locate", {"colour": colour, "cell": left[0]}, lights, [code], "T-4.1")
            return


def _amulets(scene: Scene, codes: list[int]) -> Iterator[Tip]:
    """T-4.9, T-4.10: one to be fetched, and one to be used."""
    ways = {cell: way for cell in scene.amulets if (way := scene.ways.get(cell)) and LEG + way[0] in codes}
    if ways:
        cell = min(ways, key=lambda one: len(ways[one]))
        yield Tip("amulet", {"cell": cell}, [f"amulet-{cell}"], [int(LEG) + cell], "T-4.9")
    spent = [code for code in codes if any(code in power for power in POWERS)]
    if spent:
        yield Tip("power", {"n": int(scene.s.amulets[scene.viewer])}, ["amulets"], spent, "T-4.10")


def _expert(codes: list[int]) -> Iterator[Tip]:
    """T-4.10.6, T-4.10.7: with the powers for experts, where a rose may be doubled or change places."""
    doubled = [code for code in codes if AMULET_DOUBLE <= code < AMULET_SWAP]
    swapped = [code for code in codes if AMULET_SWAP <= code < WITH]
    spent = [code for code in codes if any(code in double for double in DOUBLES)] + doubled + swapped
    if spent:
        clues = {code - int(AMULET_DOUBLE) for code in doubled} | {code - int(AMULET_SWAP) for code in swapped}
        lights = ["amulets", *(f"clue-{CLUES[clue]}" for clue in sorted(clues))]
        yield Tip("expert", {}, lights, spent, "T-4.10.7" if spent == swapped else "T-4.10.6")
