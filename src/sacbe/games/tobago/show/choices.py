"""What a seat may do, in words and in clicks. A vehicle, a card or an amulet is clicked first, then where it goes."""

from __future__ import annotations

from sacbe.core.present import Choice
from sacbe.games.tobago.actions import (
    ACTIONS,
    AMULET_CLUE,
    AMULET_CLUE_DOUBLE,
    AMULET_DOUBLE,
    AMULET_EXCHANGE,
    AMULET_LEG,
    AMULET_REMOVE,
    AMULET_SWAP,
    COLLECT,
    END_TURN,
    EXCHANGE,
    FACE,
    LEG,
    LOOK,
    PASS,
    PLACE,
    PLAY,
    PLAY_DOUBLE,
    PUT,
    RAISE,
    START,
    TAKE,
    TURN_CLUE,
    VEHICLE,
    WITH,
)
from sacbe.games.tobago.data import CLUES, COLOURS, FACINGS, HEX_COUNT, KIND_OF, KINDS_OF_LANDMARK, TERRAINS
from sacbe.games.tobago.rules.maps import find_rung
from sacbe.games.tobago.show.land import mask_at, neighbour
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.sharing import Share
from sacbe.games.tobago.show.words import (
    clue_name,
    clue_symbol,
    map_name,
    map_of,
    place_name,
    site_symbol,
    treasure_name,
    treasure_symbol,
    words,
)
from sacbe.games.tobago.state import (
    FACE_STATUE,
    MOVING,
    OFFER_CARD,
    PLACE_LANDMARK,
    PLACE_VEHICLE,
    PUT_FIRST_CLUE,
    START_MAP,
    SWAP_ROSES,
    Tobago,
    rung_card,
    rung_colour,
)

_PLAYS = (
    (AMULET_CLUE_DOUBLE, True, True),
    (AMULET_CLUE, True, False),
    (PLAY_DOUBLE, False, True),
    (PLAY, False, False),
)


def play_of(code: int) -> tuple[int, int, bool, bool]:
    """A clue play: the card, the map, whether an amulet pays for it, and whether it has two roses."""
    for base, paid, double in _PLAYS:
        if code >= base:
            clue, colour = divmod(code - int(base), len(COLOURS))
            return clue, colour, paid, double
    raise ValueError(f"{code} is not a clue play")


def terrain_of(s: Tobago, cell: int, lang: str) -> str:
    number = int(s.island.hex_at[cell])
    return words(lang)(f"terrain-{TERRAINS[s.island.terrain[number]]}") if number >= 0 else ""


def space_of(s: Tobago, cell: int, lang: str) -> str:
    """джунгли (D5)"""
    return words(lang)("spot-space", terrain=terrain_of(s, cell, lang), place=place_name(cell))


# Clicks


def clicks(s: Tobago, seat: int, code: int) -> list[list[str]]:
    """The alternative paths that mean an action, legal or not: a refused one is explained by them."""
    if PLAY <= code < LOOK:
        return _turn_clicks(s, seat, code)
    if PLACE <= code < FACE:
        return [[f"hex-{code - PLACE}"]] if s.phase == PLACE_LANDMARK else []
    if FACE <= code < VEHICLE:
        return _face_clicks(s, code - int(FACE))
    if VEHICLE <= code < TURN_CLUE:
        return [[f"hex-{code - VEHICLE}"]] if s.phase == PLACE_VEHICLE else []
    if PUT <= code < PUT + len(COLOURS):
        return [[f"map-{COLOURS[code - PUT]}"]] if s.phase == PUT_FIRST_CLUE else []
    if code in (TAKE, PASS):
        return [["take" if code == TAKE else "pass"]] if s.phase == OFFER_CARD else []
    if START <= code < COLLECT:
        return [[f"card-{CLUES[code - START]}"]] if s.phase == START_MAP else []
    return []


def _face_clicks(s: Tobago, facing: int) -> list[list[str]]:
    """The space that the statue is to look at."""
    if s.phase != FACE_STATUE:
        return []
    here = int(s.island.cell[s.landmarks[s.placed]])
    goal = neighbour(int(s.island.index), here, facing)
    return [[f"hex-{goal}"]] if goal >= 0 else []


def _turn_clicks(s: Tobago, seat: int, code: int) -> list[list[str]]:
    """Only through things that are there: cards in hand, markers on the island, clues on the maps."""
    if code < LEG:
        clue, colour, paid, double = play_of(code)
        if seat < 0 or not int(s.hand[seat]) >> clue & 1:
            return []
        first = ["amulets", "power-clue"] if paid else []
        card, at = f"card-{CLUES[clue]}", f"{CLUES[clue]}-{COLOURS[colour]}"
        if double:
            return [[*first, card, f"double-{at}"]]
        return [[*first, card, f"slot-{at}"], *([*first, card, place] for place in _map_places(s, colour))]
    if code < AMULET_LEG:
        goal = f"hex-{code - LEG}"
        return [[goal], [f"atv-{seat}", goal]] if s.main == MOVING else [[f"atv-{seat}", goal]]
    if code < EXCHANGE:
        return [["amulets", "power-leg", f"hex-{code - AMULET_LEG}"]]
    if code == AMULET_EXCHANGE:
        return [["amulets", "power-exchange"]]
    if RAISE <= code < AMULET_REMOVE:
        return [[place] for place in _map_places(s, code - int(RAISE))]
    if AMULET_REMOVE <= code < AMULET_DOUBLE:
        colour, cell = divmod(code - int(AMULET_REMOVE), int(HEX_COUNT))
        number = int(s.island.hex_at[cell])
        possible = number >= 0 and mask_at(s.possible, colour) >> number & 1
        return [["amulets", "power-remove", f"rm-{COLOURS[colour]}-{cell}"]] if possible else []
    return _clue_clicks(s, code)


def _map_places(s: Tobago, colour: int) -> list[str]:
    """A map, and the clues that lie on it: to click one of them means the map."""
    clues = [f"clue-{CLUES[rung_card(rung)]}" for rung in s.rungs if rung_colour(rung) == colour]
    return [f"map-{COLOURS[colour]}", *clues]


def _clue_clicks(s: Tobago, code: int) -> list[list[str]]:
    """Expert powers, on clues that lie on a map; the end of a turn and the exchange have buttons only."""
    if not AMULET_DOUBLE <= code < END_TURN or (code >= WITH and s.phase != SWAP_ROSES):
        return []
    power = "" if code >= WITH else "power-swap" if code >= AMULET_SWAP else "power-double"
    clue = code - int(WITH if code >= WITH else AMULET_SWAP if code >= AMULET_SWAP else AMULET_DOUBLE)
    if find_rung(s, clue) < 0:
        return []
    return [["amulets", power, f"clue-{CLUES[clue]}"] if power else [f"clue-{CLUES[clue]}"]]


# Choices


def choices(s: Tobago, seat: int, lang: str) -> list[Choice]:
    scene = Scene(s, seat)
    return [choice(scene, seat, code, lang) for code in s.legal(seat)] + _drives(scene, seat, lang)


def _drives(scene: Scene, seat: int, lang: str) -> list[Choice]:
    """T-4.2, R-12 What is one click and several actions: two or three steps, and an amulet taken where one stops."""
    if not scene.my_turn or scene.viewer != seat:
        return []
    out = []
    for cell, way in scene.ways.items():
        out += [_drive(scene, seat, cell, way, lang, leave=False)]
        if scene.may_leave and cell in scene.amulets:
            out += [_drive(scene, seat, cell, way, lang, leave=True)]
    return [drive for drive in out if drive.then]


def _drive(scene: Scene, seat: int, cell: int, way: tuple[int, ...], lang: str, leave: bool) -> Choice:
    """Amulets are taken at every stop; the last one may be left lying."""
    codes: list[int] = []
    for stop in way:
        codes.append(int(LEG) + stop)
        if scene.may_leave and stop in scene.amulets and not (leave and stop == cell):
            codes.append(int(COLLECT))
    first, *rest = codes
    text = " + ".join(ACTIONS.text(code) for code in codes)
    label, note = _said_of_drive(scene, way, lang, leave)
    return Choice(first, text, label, note, drive_clicks(scene, seat, cell, leave), then=rest)


def _said_of_drive(scene: Scene, way: tuple[int, ...], lang: str, leave: bool) -> tuple[str, str]:
    """Where it goes, and what is taken on the way or waits there: an amulet left lying, a located treasure.
    That it is left is only a note: the same step is also the first half of driving there and taking it."""
    t = words(lang)
    told = {"terrain": terrain_of(scene.s, way[-1], lang), "place": place_name(way[-1])}
    label = t("choice-leave" if leave else "choice-drive", n=len(way), **told)
    taken = sum(stop in scene.amulets for stop in way) - leave
    found = [t("note-takes", n=taken)] if taken else []
    found += [t("note-left")] if leave else []
    found += [treasure_name(hunt.colour, lang) for hunt in scene.hunts if hunt.located == way[-1]]
    return label, ", ".join(found)


def drive_clicks(scene: Scene, seat: int, cell: int, leave: bool) -> list[list[str]]:
    goal = f"leave-{cell}" if leave else f"hex-{cell}"
    path = [f"atv-{seat}", goal]
    return [[goal], path] if scene.moving else [path]


def choice(scene: Scene, seat: int, code: int, lang: str) -> Choice:
    t = words(lang)
    s = scene.s
    path = clicks(s, seat, code)
    text = ACTIONS.text(code)
    if PLAY <= code < LEG:
        # The whole column of a map lies under its slot: to click it means the same.
        return Choice(code, text, *_said_of_play(scene, code, lang), path[:1], icon=clue_symbol(play_of(code)[0]))
    if LEG <= code < EXCHANGE:
        paid = code >= AMULET_LEG
        cell = code - int(AMULET_LEG if paid else LEG)
        told = {"terrain": terrain_of(s, cell, lang), "place": place_name(cell)}
        if paid:
            return Choice(code, text, t("choice-amulet-leg", **told), t("note-amulet"), path)
        leave = scene.may_leave and cell in scene.amulets
        label, note = _said_of_drive(scene, (cell,), lang, leave)
        return Choice(code, text, label, note, drive_clicks(scene, seat, cell, leave))
    if code == COLLECT:
        return Choice(code, text, t("choice-collect"), t("note-free"), path, button=True, icon="tob-amulet")
    if code == EXCHANGE:
        return Choice(
            code,
            text,
            t("choice-exchange"),
            t("choice-exchange-note", whole=_yes(s.edition > 1)),
            path,
            button=True,
            icon="i-rotate",
        )
    if code == AMULET_EXCHANGE:
        return Choice(code, text, t("choice-amulet-exchange"), t("note-amulet"), path)
    if RAISE <= code < AMULET_REMOVE:
        colour = code - int(RAISE)
        cards = 2 + sum(rung.roses for rung in scene.hunts[colour].rungs)
        label = t("choice-raise", treasure=treasure_name(colour, lang))
        note = t("choice-raise-note", n=cards)
        return Choice(code, text, label, note, path, button=True, icon=site_symbol(colour))
    if AMULET_REMOVE <= code < AMULET_DOUBLE:
        colour, cell = divmod(code - int(AMULET_REMOVE), int(HEX_COUNT))
        told = {"terrain": terrain_of(s, cell, lang), "place": place_name(cell), "map": map_name(colour, lang)}
        left = len(scene.hunts[colour].possible) - 1
        return Choice(code, text, t("choice-remove", **told), t("note-amulet-left", left=left), path)
    if AMULET_DOUBLE <= code < END_TURN:
        key, base = (
            ("with", WITH)
            if code >= WITH
            else ("swap", AMULET_SWAP)
            if code >= AMULET_SWAP
            else ("double", AMULET_DOUBLE)
        )
        clue = clue_name(code - int(base), lang)
        return Choice(code, text, t(f"choice-{key}", clue=clue), t("note-amulet"), path)
    if code == END_TURN:
        return Choice(code, text, t("choice-end"), "", path, button=True, icon="i-confirm")
    return _outside_a_turn(scene, code, text, path, lang)


def _said_of_play(scene: Scene, code: int, lang: str) -> tuple[str, str]:
    """The label and the note of a clue play."""
    t = words(lang)
    clue, colour, paid, double = play_of(code)
    left = len(scene.left_by(clue, colour))
    told = {"clue": clue_name(clue, lang), "map": map_of(colour, lang)}
    now = len(scene.hunts[colour].possible)
    label = t("choice-play-double" if double else "choice-play", n=now, left=left, **told)
    price = int(paid) + int(double)
    notes = [t("note-amulets", n=price)] if price else []
    notes += [t("note-locates", treasure=treasure_name(colour, lang))] if left == 1 else []
    return label, ", ".join(notes)


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"


def _outside_a_turn(scene: Scene, code: int, text: str, path: list[list[str]], lang: str) -> Choice:
    t = words(lang)
    s = scene.s
    if PLACE <= code < FACE or VEHICLE <= code < TURN_CLUE:
        landmark = code < FACE
        cell = code - int(PLACE if landmark else VEHICLE)
        what = t(f"landmark-{KINDS_OF_LANDMARK[KIND_OF[s.placed]]}") if landmark else t("vehicle")
        return Choice(
            code,
            text,
            t("choice-place", what=what, terrain=terrain_of(s, cell, lang), place=place_name(cell)),
            "",
            path,
        )
    if FACE <= code < VEHICLE:
        return Choice(code, text, t("choice-face", way=t(f"facing-{FACINGS[code - FACE]}")), "", path)
    if PUT <= code < PUT + len(COLOURS):
        colour = code - int(PUT)
        left = len(scene.left_by(int(s.first_clue), colour))
        return Choice(
            code, text, t("choice-put", map=map_of(colour, lang), left=left), "", path, icon=site_symbol(colour)
        )
    if code in (TAKE, PASS):
        share = Share(scene)
        if code == TAKE:
            return Choice(code, text, t("take", n=share.coins), "", path, icon=treasure_symbol(share.coins))
        return Choice(code, text, t("pass"), "", path, icon="i-close")
    clue = code - int(START)
    left = len(scene.left_by(clue, int(s.raised)))
    label = t("choice-start", clue=clue_name(clue, lang), map=map_of(int(s.raised), lang), left=left)
    return Choice(code, text, label, "", path, icon=clue_symbol(clue))
