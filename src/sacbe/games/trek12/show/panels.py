"""Beside the board: the top line, a panel a player, and the final score by source."""

from __future__ import annotations

from functools import lru_cache

from sacbe.core.bits import count
from sacbe.core.present import Chip, Panel, Part, Tally
from sacbe.core.words import signed
from sacbe.games.trek12.data import COLOUR_MASK, COLOURS, ROUNDS, SKELETON_VALUES, SOLO_RANKS
from sacbe.games.trek12.score import bone_points, penalty, skeleton_owners, solo_rank
from sacbe.games.trek12.show.choices import bag_size
from sacbe.games.trek12.show.final import score_line
from sacbe.games.trek12.show.lens import sheet_of
from sacbe.games.trek12.show.sheet import small_picture
from sacbe.games.trek12.show.words import words
from sacbe.games.trek12.state import (
    DIG_AREAS,
    DRAW_BONES,
    KEEP_BONES,
    NOT_LOCKED,
    OVER,
    SHOW_SHEETS,
    WRITE_NUMBERS,
    Trek,
)


def headline(s: Trek, lang: str, names: list[str]) -> list[str]:
    t = words(lang)
    chief = f"<b>{names[s.chief]}</b>" if s.chief >= 0 else "…"
    return [
        t("headline-round", round=f"<b>{int(s.round)}</b>", rounds=int(ROUNDS)),
        t("headline-bag", n=f"<b>{bag_size(s)}</b>"),
        t("headline-chief", name=chief),
    ]


def panel(s: Trek, seat: int, viewer: int, lang: str, names: list[str]) -> Panel:
    t = words(lang)
    chips = [Chip("trek-chief", "", t("chip-chief"))] if s.chief == seat and s.phase != OVER else []
    chips += _bones(int(s.hand[seat]), lang)
    picture = ""
    if seat != viewer:
        caption = t("small-sheet", name=names[seat])
        picture = small_picture(sheet_of(s, seat), seat, int(s.new_cell[seat]), caption)
    return Panel(seat, signed(s.score(seat)), score_line(s, seat), status(s, seat, lang), chips, picture)


@lru_cache(maxsize=2048)
def _bones(hand: int, lang: str) -> tuple[Chip, ...]:
    t, chips = words(lang), []
    for colour, name in enumerate(COLOURS):
        mine = hand & int(COLOUR_MASK[colour])
        if mine:
            said = t("chip-bones", colour=name, n=count(mine), points=int(bone_points(mine)))
            chips.append(Chip(f"trek-bone-{name}", str(count(mine)), said))
    return tuple(chips)


def status(s: Trek, seat: int, lang: str) -> str:
    t = words(lang)
    if s.phase == OVER:
        if s.solo:
            return t(f"rank-{solo_rank(s.score(seat))}")
        return t("status-winner") if s.winners() >> seat & 1 else ""
    if s.phase in (WRITE_NUMBERS, SHOW_SHEETS):
        return t("status-thinks") if s.pending[seat] == NOT_LOCKED else t("status-written")
    if s.phase in (DIG_AREAS, DRAW_BONES, KEEP_BONES) and s.digger == seat:
        return t("status-keeps") if s.phase == KEEP_BONES else t("status-digs")
    return ""


def tally(s: Trek, lang: str) -> list[Tally]:
    """Best first. Every player has the same sources in the same order, so that they line up as a table."""
    return sorted((_tally(s, seat, lang) for seat in range(int(s.seats))), key=lambda one: (-one.total, one.seat))


def _tally(s: Trek, seat: int, lang: str) -> Tally:
    t = words(lang)
    parts = [
        Part(f"bones-{name}", t("part-bones", species=t(f"species-{name}")), int(bone_points(s.hand[seat] & mask)))
        for name, mask in zip(COLOURS, COLOUR_MASK, strict=True)
    ]
    owners = skeleton_owners(s.hand, s.solo)
    won = [colour for colour in range(4) if owners[colour] == seat] if s.phase == OVER else []
    parts.append(Part("skeletons", t("part-skeletons"), sum(SKELETON_VALUES[colour] for colour in won)))
    parts.append(Part("penalty", t("part-penalty"), -int(penalty(s.number, s.circled[seat], seat))))
    total = s.score(seat)
    notes = []
    if s.solo:
        notes.append(t(f"rank-{solo_rank(total)}"))
    elif s.winners() >> seat & 1:
        notes.append(t("rank-year"))
    if won:
        notes.append(t("rank-skeletons", names=", ".join(t(f"species-{COLOURS[colour]}") for colour in won)))
    return Tally(seat, total, parts, ". ".join(notes))


def rank_told(s: Trek, lang: str) -> str:
    """The rank of a game played alone, and what was missing to the next."""
    t, points = words(lang), s.score(0)
    rank = solo_rank(points)
    above = [(least, name) for least, name in SOLO_RANKS if least > points]
    if not above:
        return t("alone-top", rank=t(f"rank-{rank}"))
    least, better = above[-1]
    return t("alone-rank", rank=t(f"rank-{rank}"), better=t(f"rank-{better}"), n=least - points)
