"""Beside the board: the top line, a panel a player, and the final score by source."""

from __future__ import annotations

from sacbe.core.present import Chip, Panel, Part, Tally
from sacbe.games.tikal.data import TERRAIN, TREASURES, VOLCANO
from sacbe.games.tikal.score import highest_temple, tally_now, tokens
from sacbe.games.tikal.show.lens import volcano_in
from sacbe.games.tikal.show.routes import PLAYING
from sacbe.games.tikal.show.side import in_reserve, treasures_of
from sacbe.games.tikal.show.words import treasure_name, words
from sacbe.games.tikal.state import (
    BIDDING,
    FINAL_ACTIONS,
    LAY_TILE,
    OVER,
    PICK_TILE,
    SCORINGS,
    SOURCES,
    Tikal,
)


def headline(s: Tikal, lang: str, names: list[str]) -> list[str]:
    t = words(lang)
    lines = [
        t("headline-tile", n=f"<b>{tiles_taken(s)}</b>", m=36),
        t("headline-scorings", n=f"<b>{int(s.scorings)}</b>", m=int(SCORINGS)),
    ]
    span = volcano_in(s)
    if s.phase == OVER:
        lines.append(t("headline-over"))
    elif len(s.queue) > 0:
        lines.append(t("headline-volcano-now" if s.holder >= 0 else "headline-final"))
    elif any(TERRAIN[tile] == VOLCANO for tile in range(36) if int(s.display) >> tile & 1):
        lines.append(t("headline-volcano-offer"))
    elif span and span[0] == span[1]:
        lines.append(t("headline-volcano-sure", n=f"<b>{span[0]}</b>"))
    elif span:
        lines.append(t("headline-volcano", least=f"<b>{span[0]}</b>", most=f"<b>{span[1]}</b>"))
    else:
        lines.append(t("headline-no-volcano"))
    return lines


def panel(s: Tikal, seat: int, viewer: int, lang: str, names: list[str]) -> Panel:
    t = words(lang)
    left = in_reserve(s, seat)
    workers, camps, guards = left["worker"], left["camp"], left["guard"]
    chips = [Chip(f"worker-{seat}", str(workers), t("chip-workers", n=workers))]
    if left["leader"]:
        chips.append(Chip(f"leader-{seat}", "1", t("chip-leader")))
    chips.append(Chip(f"camp-{seat}", str(camps), t("chip-camps", n=camps)))
    chips.append(Chip(f"guard-{seat}", str(guards), t("chip-guards", n=guards)))
    chips += [
        Chip(f"tikal-treasure-{TREASURES[kind]}", str(count) if count > 1 else "", treasure_name(kind, lang))
        for kind, count in treasures_of(s, seat)
    ]
    note = t("panel-worth", points=int(tally_now(s, seat))) if scores_again(s, seat) else ""
    return Panel(seat, str(s.score(seat)), note, status(s, seat, lang), chips)


def tiles_taken(s: Tikal) -> int:
    return 36 - int(s.stack).bit_count() - int(s.display).bit_count()


def final(s: Tikal) -> bool:
    """In the last scoring, or after it."""
    return bool(s.phase == OVER or (len(s.queue) > 0 and s.holder < 0))


def standing(s: Tikal, seat: int) -> int:
    """Points are scored four times only: what a scoring would bring now goes with them, as beside the board."""
    return s.score(seat) + (int(tally_now(s, seat)) if scores_again(s, seat) else 0)


def _queued(s: Tikal, seat: int) -> bool:
    return any(int(s.queue[place]) == seat for place in range(len(s.queue)))


def scores_again(s: Tikal, seat: int) -> bool:
    """Not after the end, nor when only others' last turns are left."""
    return bool(s.phase != OVER and (s.phase != FINAL_ACTIONS or _queued(s, seat)))


def status(s: Tikal, seat: int, lang: str) -> str:
    t = words(lang)
    if s.phase == OVER:
        return t("status-winner") if s.winners() >> seat & 1 else ""
    if s.active == seat and s.phase in PLAYING:
        return t("status-plays", ap=int(s.ap))
    if s.active == seat and s.phase == LAY_TILE:
        return t("status-lays")
    if s.phase == BIDDING:
        if s.active == seat:
            return t("status-bids")
        if s.bidder == seat:
            return t("status-bid", amount=int(s.bid))
        if int(s.passed) >> seat & 1:
            return t("status-passed")
    if s.active == seat and s.phase == PICK_TILE:
        return t("status-picks")
    if _queued(s, seat):
        return t("status-waits")
    if s.auction and not int(s.totems) >> seat & 1:
        return t("status-played")
    return ""


def tally(s: Tikal, lang: str) -> list[Tally]:
    """Best first. Everybody has the same sources in the same order, so that they line up as a table."""
    order = sorted(range(int(s.seats)), key=lambda seat: (-s.score(seat), not s.winners() >> seat & 1, seat))
    return [_tally(s, seat, lang) for seat in order]


def _tally(s: Tikal, seat: int, lang: str) -> Tally:
    t = words(lang)
    points = {name: int(s.points[seat * len(SOURCES) + k]) for k, name in enumerate(SOURCES)}
    named = [name for name in SOURCES if s.auction or name not in ("start", "bids") or points[name]]
    parts = [Part(name, t(f"part-{name}"), points[name]) for name in named]
    notes = [t("status-winner")] if s.winners() >> seat & 1 else []
    if [other for other in range(int(s.seats)) if other != seat and s.score(other) == s.score(seat)]:
        notes.append(t("rank-tie", temple=int(highest_temple(s, seat)), treasures=int(tokens(s, seat))))
    return Tally(seat, s.score(seat), parts, ". ".join(notes))
