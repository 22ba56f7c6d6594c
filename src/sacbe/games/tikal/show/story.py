"""The log: what happened, in lines people enjoy. Ways of single pieces are quiet, so that they can be folded."""

from __future__ import annotations

from sacbe.core.present import Line
from sacbe.core.state import NATURE
from sacbe.games.tikal.actions import (
    BID,
    CAMP,
    DIG,
    DRAW,
    END_TURN,
    EXCHANGE,
    FIND,
    GUARD,
    LAY,
    PASS,
    PICK,
    RECRUIT,
    STEP,
    TRAVEL,
    UNCOVER,
)
from sacbe.games.tikal.data import FACE, NEIGHBOUR, PIECES, SET_POINTS, TERRAIN, TERRAINS, TILES, TREASURES, VOLCANO
from sacbe.games.tikal.score import highest_temple
from sacbe.games.tikal.show import effects
from sacbe.games.tikal.show.choices import leaving
from sacbe.games.tikal.show.lens import holds, scored_sets, scored_temples, worth
from sacbe.games.tikal.show.words import coordinate, place, tile_name, treasure_name, treasure_taken, words
from sacbe.games.tikal.state import BIDDING, FINAL_ACTIONS, OVER, PICK_TILE, SOURCES, Tikal


def story(before: Tikal, seat: int, code: int | None, after: Tikal, lang: str, names: list[str]) -> list[Line]:
    if code is None:
        return []
    lines = (
        _chance(before, code, after, lang, names) if seat == NATURE else _told(before, seat, code, after, lang, names)
    )
    if after.discarded != before.discarded:
        tile = (int(after.discarded) & ~int(before.discarded)).bit_length() - 1
        lines.append(Line(words(lang)("log-discarded", tile=tile_name(tile, lang)), int(after.active)))
    if code == END_TURN:
        lines += _turn_end(before, after, lang, names)
    if BID <= code <= PASS and after.phase == PICK_TILE:
        lines.append(_won(before, after, lang, names))
    if after.phase == OVER:
        lines += _result(after, lang, names)
    return lines


# Chance


def _chance(before: Tikal, code: int, after: Tikal, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    active = int(after.active)
    if code < DRAW:
        return [Line(t("log-first", name=names[active]), active, icons=[f"leader-{active}"])]
    if code >= FIND:
        kind = code - int(FIND)
        held = int(after.treasure[active * 8 + kind])
        said = t("log-found", name=names[active], treasure=treasure_taken(kind, lang), held=held)
        felt = effects.found(before, active, kind)
        return [Line(said, active, icons=[f"tikal-treasure-{TREASURES[kind]}"], effects=felt)]
    tile = code - int(DRAW)
    if after.auction:
        if after.phase != BIDDING:
            return []
        shown = [tile for tile in range(36) if int(after.display) >> tile & 1]
        tiles = "; ".join(tile_name(tile, lang) for tile in shown)
        return [Line(t("log-offer", tiles=tiles), -1, "head")]
    number = 36 - int(after.stack).bit_count()
    head = Line(t("log-turn", n=number, name=names[active]), active, "head")
    if TERRAIN[tile] == VOLCANO:
        return [head, _volcano(active, tile, lang, names[active])]
    drawn = t("log-drew", name=names[active], tile=tile_name(tile, lang), letter=TILES[tile][0])
    return [head, Line(drawn, active, "quiet")]


# What a player did


def _told(before: Tikal, seat: int, code: int, after: Tikal, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    name = names[seat]
    if LAY <= code < RECRUIT:
        cell = (code - int(LAY)) // 6
        said = t(
            "log-laid",
            name=name,
            kind=TERRAINS[TERRAIN[before.drawn]],
            value=int(FACE[before.drawn]),
            at=coordinate(cell),
        )
        return [Line(said, seat, icons=[_terrain_icon(after, cell)], effects=effects.laid(cell))]
    if code < UNCOVER:
        return [_walked(before, seat, code, lang, name), *_turned(before, seat, after, lang, names)]
    if code < DIG:
        cell = code - int(UNCOVER)
        levels = {"value": int(before.level[cell]), "next": int(after.level[cell])}
        said = t("log-uncovered", name=name, at=coordinate(cell), **levels)
        icons = [f"tikal-temple-{int(after.level[cell])}"]
        return [Line(said, seat, icons=icons, effects=effects.uncovered(cell))]
    if code < EXCHANGE:
        return [Line(t("log-digs", name=name, at=coordinate(code - int(DIG))), seat, "quiet")]
    if code < CAMP:
        pair, take = divmod(code - int(EXCHANGE), 8)
        give, other = divmod(pair, 4)
        things = {"give": treasure_taken(give, lang), "take": treasure_taken(take, lang)}
        said = t("log-exchanged", name=name, other=names[other], **things)
        icons = [f"tikal-treasure-{TREASURES[give]}", f"tikal-treasure-{TREASURES[take]}"]
        return [Line(said, seat, icons=icons, effects=effects.exchanged(seat, other, give, take))]
    if code < GUARD:
        cell = code - int(CAMP)
        said = t("log-camped", name=name, where=place(after, cell, lang, "at"), at=coordinate(cell))
        return [Line(said, seat, icons=[f"camp-{seat}"], effects=effects.set_up("camp", seat, cell))]
    if code < END_TURN:
        return [_guarded(before, seat, code, lang, name)]
    if code == END_TURN:
        return [Line(t("log-rest", name=name, ap=int(before.ap)), seat, "quiet")] if before.ap else []
    if code < PASS:
        return [Line(t("log-bid", name=name, amount=code - int(BID) + 1), seat, icons=["tikal-i-auction"])]
    if code == PASS:
        only = "log-pass-forced" if before.legal(seat) == [PASS] else "log-pass"  # T-6.3 he is asked all the same
        return [Line(t(only, name=name), seat, "quiet")]
    return _picked(seat, code - int(PICK), lang, name)


def _walked(before: Tikal, seat: int, code: int, lang: str, name: str) -> Line:
    t = words(lang)
    if code < TRAVEL:
        piece, cell = divmod(code - int(RECRUIT), 40)
        where = place(before, cell, lang, "at")
        said = t("log-recruited", name=name, piece=PIECES[piece], where=where, at=coordinate(cell))
    elif code < STEP:
        setting_out, cell = divmod(code - int(TRAVEL), 40)
        piece = setting_out // 3
        where = place(before, cell, lang, "to")
        said = t("log-travelled", name=name, piece=PIECES[piece], where=where, at=coordinate(cell))
    else:
        border, piece = divmod(code - int(STEP), 2)
        cell = int(NEIGHBOUR[border])
        told: dict[str, str | int] = {
            "where": place(before, cell, lang, "to"),
            "at": coordinate(cell),
            "cost": int(before.road(border)),
        }
        said = t("log-walked", name=name, piece=PIECES[piece], **told)
    return Line(said, seat, "quiet", [f"{PIECES[piece]}-{seat}"])


def _turned(before: Tikal, seat: int, after: Tikal, lang: str, names: list[str]) -> list[Line]:
    """T-5.2: pyramids that have another master now, or none: whoever held them is to notice."""
    lines = []
    for was, now in zip(holds(before), holds(after), strict=True):
        if was.owner in (-1, now.owner) or (was.owner == seat and now.owner < 0):
            continue
        told: dict[str, str | int] = {"name": names[seat], "value": now.value, "at": coordinate(now.cell)}
        if was.owner == seat:
            key, told["other"] = "log-ceded", names[now.owner]
        else:
            key, told["other"] = "log-tied" if now.owner < 0 else "log-taken", names[was.owner]
        lines.append(Line(words(lang)(key, **told), seat, icons=[f"tikal-temple-{now.value}"]))
    return lines


def _guarded(before: Tikal, seat: int, code: int, lang: str, name: str) -> Line:
    cell = (code - int(GUARD)) // 2
    told: dict[str, str | int] = {"value": int(before.level[cell]), "at": coordinate(cell)}
    said = words(lang)("log-guarded", name=name, **told, **leaving(before, seat, code))
    return Line(said, seat, icons=[f"guard-{seat}"], effects=effects.set_up("guard", seat, cell))


def _picked(seat: int, tile: int, lang: str, name: str) -> list[Line]:
    t = words(lang)
    lines = [Line(t("log-picked", name=name, tile=tile_name(tile, lang)), seat)]
    if TERRAIN[tile] == VOLCANO:
        lines.append(_volcano(seat, tile, lang, name))
    return lines


def _volcano(seat: int, tile: int, lang: str, name: str) -> Line:
    said = words(lang)("log-volcano", name=name)
    return Line(said, seat, "result", ["tikal-volcano"], effects=effects.erupted(tile))


def _terrain_icon(s: Tikal, cell: int) -> str:
    terrain = int(TERRAIN[s.tile[cell]])
    return (f"tikal-temple-{int(s.level[cell])}", "tikal-clearing", "tikal-ruins", "tikal-volcano")[terrain]


# Ends of turns and of the game


def _turn_end(before: Tikal, after: Tikal, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    lines = []
    seat = int(before.active)
    gained = [
        int(after.points[seat * len(SOURCES) + k] - before.points[seat * len(SOURCES) + k]) for k in range(len(SOURCES))
    ]
    if len(before.queue) > 0:
        temples, treasures = gained[1] + gained[2], gained[3]
        told = {"total": temples + treasures, "temples": temples, "treasures": treasures}
        felt = effects.counted(before, seat)
        # At the end of the game a page of its own tells more.
        scene = _tallied(before, seat, lang) if after.phase != OVER else []
        lines.append(Line(t("log-tally", name=names[seat], **told), seat, "result", ["vp"], scene, felt))
    if after.phase == FINAL_ACTIONS and before.phase != FINAL_ACTIONS:
        lines.append(Line(t("log-final"), -1, "head"))
    if after.auction and after.totems == (1 << int(after.seats)) - 1 and before.totems != after.totems:
        lines.append(Line(t("log-totems"), -1, "quiet", ["tikal-totem"]))
    return lines


def _tallied(s: Tikal, seat: int, lang: str) -> list[str]:
    """T-5 What has counted for how much: one's own scoring is over too quickly to be added up."""
    t = words(lang)
    now = worth(s, seat)
    temples = [f"{coordinate(cell)} +{int(s.level[cell])}" for cell in scored_temples(s, seat)]
    sets = [
        t("scene-tally-set", treasure=treasure_name(kind, lang), held=n, points=int(SET_POINTS[n]))
        for kind, n in scored_sets(s, seat).items()
    ]
    return [
        t("scene-tally-temples", n=len(temples), points=now.temples + now.guards, each=", ".join(temples)),
        t("scene-tally-treasures", n=len(sets), points=now.treasures, each=", ".join(sets)),
    ]


def _won(before: Tikal, after: Tikal, lang: str, names: list[str]) -> Line:
    seat = int(after.active)
    key = "log-won" if after.bidder == seat and after.bid else "log-won-free"
    return Line(words(lang)(key, name=names[seat], amount=int(after.bid)), seat, "result", ["tikal-totem"])


def _result(s: Tikal, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    lines = [Line(t("log-over"), -1, "head")]
    winners = s.winners()
    best = [seat for seat in range(int(s.seats)) if winners >> seat & 1]
    points = s.score(best[0])
    tied = [seat for seat in range(int(s.seats)) if s.score(seat) == points]
    said = t("log-winner", names=", ".join(names[seat] for seat in best), n=len(best), points=points)
    lines.append(Line(said, best[0], "result", [f"leader-{best[0]}"]))
    if len(tied) > len(best):
        highest = int(highest_temple(s, best[0]))
        still = [seat for seat in tied if highest_temple(s, seat) == highest]
        by = "treasures" if len(still) == len(tied) else "temple" if len(still) == len(best) else "both"
        lines.append(Line(t("log-tie", by=by, temple=highest), -1, "quiet"))
    return lines
