"""The log: what happened, told in lines people enjoy, and never more than the viewer may know."""

from __future__ import annotations

from typing import Final

from sacbe.core.bits import count
from sacbe.core.present import Line
from sacbe.core.state import NATURE
from sacbe.games.tobago.actions import (
    AMULET_DOUBLE,
    AMULET_EXCHANGE,
    AMULET_LEG,
    AMULET_REMOVE,
    AMULET_SWAP,
    COLLECT,
    DEAL,
    END_TURN,
    EXCHANGE,
    EXTRA,
    FIRST,
    LEG,
    LOOK,
    PLACE,
    PLAY,
    PUT,
    RAISE,
    START,
    TAKE,
    TURN_CLUE,
    TURN_UP,
    VEHICLE,
    WITH,
)
from sacbe.games.tobago.data import ASSEMBLIES, COINS_OF, FIRST_CURSE, HEX_COUNT, KIND_OF, KINDS_OF_LANDMARK
from sacbe.games.tobago.show import effects
from sacbe.games.tobago.show.choices import play_of, space_of
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.words import (
    clue_name,
    clue_symbol,
    map_name,
    map_of,
    site_symbol,
    treasure_name,
    treasure_symbol,
    words,
)
from sacbe.games.tobago.state import EXCHANGED, OVER, PLACE_VEHICLE, TO_NEXT, TO_SETUP, Tobago

_CURSES: Final = ("scene-curse", "scene-curse-goes-on", "scene-curse-protected")  # in the order of CURSE_EFFECTS


def story(before: Tobago, seat: int, code: int | None, after: Tobago, lang: str, names: list[str]) -> list[Line]:
    """`code` is None where the viewer may know only that something was drawn."""
    lines: list[Line] = []
    if code is not None:
        if seat == NATURE:
            lines += _chance(before, code, after, lang, names)
        elif PLAY <= code <= END_TURN or code == COLLECT:
            lines += _turn(before, seat, code, after, lang, names)
        else:
            lines += _outside(before, seat, code, after, lang, names)
    return lines + _follows(before, after, lang, names)


# Chance


def _chance(before: Tobago, code: int, after: Tobago, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    if code < FIRST:
        return [Line(t("log-island", name=ASSEMBLIES[code]), -1, "head")]
    if code < PLACE:
        first = int(after.first)
        return [Line(t("log-first", name=names[first]), first)]
    if code < TURN_CLUE:
        placed = after.phase == PLACE_VEHICLE and before.phase != PLACE_VEHICLE
        return [Line(t("log-landmarks"), -1, "quiet", ["tob-statue", "tob-hut", "tob-palm"])] if placed else []
    if DEAL <= code < PLAY:
        if before.to_deal > 1 or before.after in (TO_SETUP, TO_NEXT) or before.main == EXCHANGED:
            return []  # a whole hand: it lies before its owner
        clue, drawer = code - int(DEAL), int(before.drawer)
        return [Line(t("log-deal", clue=clue_name(clue, lang)), drawer, "quiet", [clue_symbol(clue)])]
    if LOOK <= code < EXTRA:
        coins, looker = int(COINS_OF[code - LOOK]), int(before.looker)
        name = names[looker]
        said = t("log-look", name=name, n=coins) if coins else t("log-look-curse", name=name)
        return [Line(said, looker, "move", [treasure_symbol(coins)])]
    if TURN_UP <= code < TAKE:
        return _turned_up(before, code - int(TURN_UP), after, lang, names)
    return []


def _turned_up(before: Tobago, card: int, after: Tobago, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    coins = int(COINS_OF[card])
    if card < FIRST_CURSE:
        felt = effects.turned_up(after, coins)
        return [Line(t("log-turned", n=coins), -1, "quiet", [treasure_symbol(coins)], effects=felt)]
    lines: list[Line] = []
    for seat in range(int(after.seats)):
        lost = int(before.treasures[seat]) & ~int(after.treasures[seat])
        if after.amulets[seat] < before.amulets[seat]:
            lines.append(Line(t("log-guarded", name=names[seat]), seat, icons=["tob-amulet"]))
        elif lost:
            coins = int(COINS_OF[lost.bit_length() - 1])
            said, icons = t("log-lost", name=names[seat], n=coins), [treasure_symbol(coins)]
            lines.append(Line(said, seat, icons=icons, effects=effects.lost(seat, coins)))
    scene = [t(_CURSES[after.options.curse_effect]), *([line.text for line in lines] or [t("scene-curse-nobody")])]
    return [Line(t("log-curse"), -1, "result", ["tob-curse"], scene, effects.cursed()), *lines]


# A turn


def _turn(before: Tobago, seat: int, code: int, after: Tobago, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    name = names[seat]
    if code < LEG:
        return _played(before, seat, code, after, lang, names)
    if code < EXCHANGE:
        paid = code >= AMULET_LEG
        terrain = space_of(after, code - int(AMULET_LEG if paid else LEG), lang)
        said = t("log-amulet-leg" if paid else "log-leg", name=name, terrain=terrain)
        return [Line(said, seat, "quiet", ["tob-amulet"] if paid else [])]
    if code in (EXCHANGE, AMULET_EXCHANGE):
        paid = code == AMULET_EXCHANGE
        return [Line(t("log-amulet-exchange" if paid else "log-exchange", name=name), seat, icons=["tob-clue-back"])]
    if code < AMULET_REMOVE:
        return _raised(before, seat, code - int(RAISE), lang, names)
    if code < AMULET_DOUBLE:
        colour, cell = divmod(code - int(AMULET_REMOVE), int(HEX_COUNT))
        told = {"name": name, "map": map_name(colour, lang), "terrain": space_of(after, cell, lang)}
        lines = [Line(t("log-remove", **told), seat, icons=["tob-amulet", site_symbol(colour)])]
        return lines + _located(before, after, colour, lang)
    if code < AMULET_SWAP:
        clue = code - int(AMULET_DOUBLE)
        return [Line(t("log-double", name=name, clue=clue_name(clue, lang)), seat, icons=[f"tob-rose-{seat}"] * 2)]
    if WITH <= code < END_TURN:
        clues = {"clue": clue_name(int(before.swapping), lang), "other": clue_name(code - int(WITH), lang)}
        return [Line(t("log-swap", name=name, **clues), seat, icons=["tob-i-swap"])]
    return []


def _played(before: Tobago, seat: int, code: int, after: Tobago, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    clue, colour, paid, double = play_of(code)
    now, then = int(before.sites[colour]), int(after.sites[colour])
    told = {"name": names[seat], "clue": clue_name(clue, lang), "map": map_of(colour, lang)}
    icons = [clue_symbol(clue)] + (["tob-amulet"] if paid or double else [])
    said = t("log-play-double" if double else "log-play", n=now, left=then, **told)
    laid = Line(said, seat, icons=icons, effects=effects.clue_laid(clue))
    return [laid, *_located(before, after, colour, lang)]


def _located(before: Tobago, after: Tobago, colour: int, lang: str) -> list[Line]:
    if after.sites[colour] != 1 or before.sites[colour] == 1:
        return []
    cell = Scene(after, -1).hunts[colour].located
    told = {"treasure": treasure_name(colour, lang), "terrain": space_of(after, cell, lang)}
    said = words(lang)("log-located", **told)
    return [Line(said, -1, "result", [site_symbol(colour)], effects=effects.located(cell, colour))]


def _raised(before: Tobago, seat: int, colour: int, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    treasure = treasure_name(colour, lang)
    roses = 1 + sum(rung.roses for rung in Scene(before, -1).hunts[colour].rungs)
    said = t("log-raise", name=names[seat], treasure=treasure, n=roses + 1)
    return [
        Line(t("log-sharing", treasure=treasure), -1, "head"),
        Line(said, seat, icons=[site_symbol(colour)], effects=effects.raised(before, colour)),
    ]


# Setup and sharing


def _outside(before: Tobago, seat: int, code: int, after: Tobago, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    name = names[seat]
    if PLACE <= code < VEHICLE:
        if after.placed == before.placed:
            return []
        kind = KINDS_OF_LANDMARK[KIND_OF[before.placed]]
        return [Line(t("log-place", name=name, kind=kind), seat, icons=[f"tob-{kind}"])]
    if VEHICLE <= code < TURN_CLUE:
        terrain = space_of(after, code - int(VEHICLE), lang)
        return [Line(t("log-vehicle", name=name, terrain=terrain), seat, icons=[f"tob-vehicle-{seat}"])]
    if PUT <= code < DEAL:
        colour, clue = code - int(PUT), int(before.first_clue)
        told = {"name": name, "clue": clue_name(clue, lang), "map": map_of(colour, lang)}
        said = t("log-put", left=int(after.sites[colour]), **told)
        return [Line(said, seat, icons=[clue_symbol(clue)], effects=effects.clue_laid(clue))]
    if code >= START:
        colour, clue = int(before.raised), code - int(START)
        told = {"name": name, "clue": clue_name(clue, lang), "map": map_of(colour, lang)}
        said = t("log-start", left=int(after.sites[colour]), **told)
        return [Line(said, seat, icons=[clue_symbol(clue)], effects=effects.clue_laid(clue))]
    coins = int(COINS_OF[before.turned])
    if code == TAKE:
        felt = effects.taken(before, seat, coins)
        return [Line(t("log-take", name=name, n=coins), seat, icons=[treasure_symbol(coins)], effects=felt)]
    lines = [Line(t("log-pass", name=name), seat, "quiet")]
    if after.turned != before.turned:
        lines.append(Line(t("log-nobody", n=coins), -1, "quiet", [treasure_symbol(coins)]))
    return lines


# What follows by itself, also from draws that the viewer does not see


def _follows(before: Tobago, after: Tobago, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    lines: list[Line] = []
    for seat in range(int(after.seats)):
        if after.amulets[seat] > before.amulets[seat]:
            said = t("log-amulet", name=names[seat])
            lines.append(Line(said, seat, icons=["tob-amulet"], effects=effects.amulet(seat)))
    if before.placed == 10 and any(a != b for a, b in zip(before.facing, after.facing, strict=True)):
        new = count(after.lying[0]) + count(after.lying[1]) - count(before.lying[0]) - count(before.lying[1])
        felt = effects.statues_turned(before, after)
        lines.append(Line(t("log-statues", n=new), -1, icons=["tob-amulet"] * new, effects=felt))
    if after.phase == OVER and before.phase != OVER:
        lines += _result(after, lang, names)
    return lines


def _result(s: Tobago, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    lines = [Line(t("log-over" if s.last_sharing else "log-dead"), -1, "head")]
    seats = sorted(range(int(s.seats)), key=lambda seat: (-s.score(seat), seat))
    for seat in seats:
        said = t("log-score", name=names[seat], n=s.score(seat))
        lines.append(Line(said, seat, "result", effects=effects.scored(seat, int(s.score(seat)))))
    winners = s.winners()
    best = [names[seat] for seat in seats if winners >> seat & 1]
    first = (winners & -winners).bit_length() - 1
    return [*lines, Line(t("log-winner", names=", ".join(best), n=len(best)), first, "result")]
