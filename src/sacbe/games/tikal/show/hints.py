"""Why: the one line that explains a hint, and the one that explains a refusal."""

from __future__ import annotations

from typing import Any, Final

from sacbe.core.errors import Refusal
from sacbe.games.tikal.actions import (
    BID,
    CAMP,
    DIG,
    END_TURN,
    EXCHANGE,
    GUARD,
    LAY,
    PASS,
    RECRUIT,
    STEP,
    UNCOVER,
)
from sacbe.games.tikal.data import ALLOTMENT, CELLS, NEIGHBOUR, TERRAIN, TILES, VOLCANO
from sacbe.games.tikal.show.choices import exchange_gains
from sacbe.games.tikal.show.lens import hold
from sacbe.games.tikal.show.paths import cell_id, mover_id
from sacbe.games.tikal.show.routes import PLAYING, cheapest, movers, reach
from sacbe.games.tikal.show.words import cell_of, coordinate, stack_left, supply_left, tile_name, words
from sacbe.games.tikal.state import SCORINGS, Tikal


def reason(s: Tikal, seat: int, code: int, lang: str) -> str:
    t = words(lang)
    if LAY <= code < RECRUIT:
        return _why_lay(s, seat, code, lang)
    if code < UNCOVER:
        return _why_move(s, seat, code, lang)
    if code < DIG:
        cell = code - int(UNCOVER)
        mine = "yes" if hold(s, cell).owner == seat else "no"
        return t("reason-uncover", mine=mine, next=int(s.level[cell]) + 1, rounds=int(SCORINGS) - int(s.scorings))
    if code < EXCHANGE:
        return t("reason-dig", percent=_set_chance(s, seat))
    if code < CAMP:
        said = t("reason-exchange", **exchange_gains(s, seat, code))
        return said[0].upper() + said[1:]
    if code < GUARD:
        return t("reason-camp")
    if code < END_TURN:
        value = int(s.level[(code - int(GUARD)) // 2])
        return t("reason-guard", points=value, rounds=int(SCORINGS) - int(s.scorings))
    if code == END_TURN:
        return t("reason-end")
    if BID <= code < PASS:
        return t("reason-bid", left=s.score(seat) - (code - int(BID) + 1))
    return t("reason-pass") if code == PASS else t("reason-pick")


def _why_lay(s: Tikal, seat: int, code: int, lang: str) -> str:
    """How far the new tile is for everybody."""
    t = words(lang)
    if TERRAIN[s.drawn] == VOLCANO:
        return t("reason-lay-volcano")
    cell = (code - int(LAY)) // 6
    later = s.copy()
    later.step(seat, code)
    far = [cheapest(later, other, int(ALLOTMENT)).get(cell, int(ALLOTMENT) + 1) for other in range(int(s.seats))]
    rival = min(cost for other, cost in enumerate(far) if other != seat)
    if far[seat] > ALLOTMENT:
        return t("reason-lay-far")
    return t("reason-lay", mine=far[seat], other=rival, farther="yes" if rival > ALLOTMENT else "no")


def _why_move(s: Tikal, seat: int, code: int, lang: str) -> str:
    t = words(lang)
    later = s.copy()
    later.step(seat, code)
    to = int(NEIGHBOUR[(code - int(STEP)) // 2]) if code >= STEP else (code - int(RECRUIT)) % 40
    if int(s.temples) >> to & 1:
        now = hold(later, to)
        if now.owner == seat:
            return t("reason-move-lead", value=now.value, margin=now.margin)
        return t("reason-move-temple", value=now.value, have=now.strengths[seat], need=max(now.strengths) + 1)
    return t("reason-move-ruins", left=int(s.site[to])) if s.site[to] else t("reason-move")


def _set_chance(s: Tikal, seat: int) -> int:
    """How likely, in percent, the next find makes a pair or a triple."""
    buried = [int(s.buried[kind]) for kind in range(8)]
    good = sum(count for kind, count in enumerate(buried) if s.treasure[seat * 8 + kind] > 0)
    return round(100 * good / max(1, sum(buried)))


ANY_DISTANCE: Final = 99  # more action points than any way costs

# What may be asked about though it is never chosen: by its element, the rule to read and the text

_ASKED: Final = {
    "stack": ("T-2.1", "ASKED_STACK"),
    "levels": ("T-2.3", "ASKED_LEVELS"),
    "reserve-worker": ("T-4.1", "ASKED_RESERVE"),
    "reserve-leader": ("T-4.1", "ASKED_RESERVE"),
    "reserve-camp": ("T-4.7", "ASKED_CAMP"),
    "reserve-guard": ("T-4.8", "ASKED_GUARD"),
}


def too_far(s: Tikal, seat: int, clicks: list[str]) -> Refusal | None:
    """A piece and a cell to which there is a way, for more action points than are left."""
    if len(clicks) < 2 or seat < 0 or s.phase not in PLAYING:
        return None
    mover = next((mover for mover in movers(s, seat) if mover_id(seat, mover) == clicks[-2]), None)
    if mover is None:
        return None
    for cell, route in reach(s, seat, mover, ANY_DISTANCE).items():
        if cell_id(cell) == clicks[-1] and route.cost > s.ap:
            return Refusal("T-4.3", "E_NO_AP", {"need": route.cost, "have": int(s.ap)})
    return None


def beyond(s: Tikal, clicks: list[str]) -> Refusal | None:
    """A tap on the stack or the supplies: what lies there."""
    if not clicks or clicks[-1] not in _ASKED:
        return None
    rule, reason = _ASKED[clicks[-1]]
    if reason == "ASKED_STACK":
        return Refusal(rule, reason, {"left": stack_left(s)})
    if reason == "ASKED_LEVELS":
        return Refusal(rule, reason, {"left": supply_left(s)})
    return Refusal(rule, reason)


# Refusals: facts are ids; the text gets words


def refusal(refused: Refusal, lang: str) -> str:
    t = words(lang)
    facts: dict[str, Any] = {"phase": ""}  # not told of a game that is over
    for key, value in refused.facts.items():
        if key in ("cell", "to"):
            facts[key] = coordinate(cell_of(value)) if value in CELLS else "–"
        elif key == "kind":
            facts[key] = t(f"treasure-{value}")
            facts["named"] = facts[key][0].upper() + facts[key][1:]
        elif key == "piece":
            facts[key] = value
        elif key == "tile":
            facts[key] = tile_name(TILES.index(value), lang)
        else:
            facts[key] = value
    if "need" in facts and "have" in facts:
        facts["missing"] = int(facts["need"]) - int(facts["have"])
    return t(f"refusal-{refused.reason}", **facts)
