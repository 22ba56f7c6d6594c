"""Why: the one line that explains a hint, and the one that explains a refusal."""

from __future__ import annotations

from sacbe.core.errors import Refusal
from sacbe.games.tobago.actions import (
    AMULET_DOUBLE,
    AMULET_EXCHANGE,
    AMULET_LEG,
    AMULET_REMOVE,
    COLLECT,
    END_TURN,
    EXCHANGE,
    LEG,
    PASS,
    PLAY,
    PUT,
    RAISE,
    START,
    TAKE,
)
from sacbe.games.tobago.data import HEX_COUNT, HEXES
from sacbe.games.tobago.show.choices import play_of
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.sharing import Share
from sacbe.games.tobago.show.words import place_name, tenths, treasure_name, words
from sacbe.games.tobago.state import Tobago


def reason(s: Tobago, seat: int, code: int, lang: str) -> str:
    t = words(lang)
    scene = Scene(s, seat)
    if PLAY <= code < LEG:
        return _why_play(scene, code, lang)
    if LEG <= code < EXCHANGE:
        return _why_drive(scene, code - int(AMULET_LEG if code >= AMULET_LEG else LEG), lang)
    if code in (EXCHANGE, AMULET_EXCHANGE):
        return t("reason-exchange")
    if RAISE <= code < AMULET_REMOVE:
        colour = code - int(RAISE)
        mine = 1 + sum(rung.roses for rung in scene.hunts[colour].rungs if rung.owner == seat)
        return t("reason-raise", n=mine)
    if AMULET_REMOVE <= code < AMULET_DOUBLE:
        left = len(scene.hunts[(code - int(AMULET_REMOVE)) // int(HEX_COUNT)].possible) - 1
        return t("reason-remove", left=left)
    if AMULET_DOUBLE <= code < END_TURN:
        return t("reason-roses")
    if code == END_TURN:
        return t("reason-end")
    if code == COLLECT:
        return t("reason-collect")
    if code in (TAKE, PASS):
        return _why_answer(scene, code == TAKE, lang)
    if code >= START:
        return t("reason-start", left=len(scene.left_by(code - int(START), int(s.raised))))
    return (
        t("reason-put", left=len(scene.left_by(int(s.first_clue), code - int(PUT))))
        if s.first_clue >= 0
        else t("reason-setup")
    )


def _why_play(scene: Scene, code: int, lang: str) -> str:
    t = words(lang)
    clue, colour, _, _ = play_of(code)
    left = scene.left_by(clue, colour)
    here = scene.vehicles[scene.viewer]
    if len(left) == 1:
        near = here == left[0] or left[0] in scene.ways
        return t("reason-locates", treasure=treasure_name(colour, lang), near="yes" if near else "no")
    return t("reason-narrows", n=len(scene.hunts[colour].possible), left=len(left))


def _why_drive(scene: Scene, cell: int, lang: str) -> str:
    t = words(lang)
    for hunt in scene.hunts:
        if hunt.located == cell:
            return t("reason-to-treasure", treasure=treasure_name(hunt.colour, lang))
    return t("reason-to-amulet") if cell in scene.amulets else t("reason-drive")


def _why_answer(scene: Scene, take: bool, lang: str) -> str:
    t = words(lang)
    share = Share(scene)
    if not share.size:
        return t("reason-answer-last")
    chance, worth = share.odds
    told: dict[str, str | int] = {"n": share.coins, "worth": tenths(worth, lang), "percent": round(100 * chance)}
    return t("reason-take" if take else "reason-pass", **told)


# Refusals: facts are ids; the text gets words


def refusal(refused: Refusal, lang: str) -> str:
    t = words(lang)
    facts: dict[str, str | int] = {}
    for key, value in refused.facts.items():
        if key in ("card", "other") and f"clue-{value}" in t:
            facts[key] = t(f"clue-{value}")
        elif key == "colour":
            facts["map"] = t(f"map-{value}")
            facts["treasure"] = t(f"map-{value}.treasure")
        elif key in ("hex", "from"):
            facts[key] = place_name(HEXES.index(str(value))) if value in HEXES else str(value)
        elif isinstance(value, str | int):
            facts[key] = value
    return t(f"refusal-{refused.reason}", **facts)
