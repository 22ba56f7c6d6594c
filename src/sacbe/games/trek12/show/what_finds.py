"""\"What is this?\": Bones, Skeletons, the bag, scores and players."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, index_of, panel_part, seat_in
from sacbe.core.bits import count
from sacbe.core.present import Answer
from sacbe.core.words import signed
from sacbe.games.trek12.data import (
    CELL_COUNT,
    COLOUR_MASK,
    COLOURS,
    ROUNDS,
    SKELETON_VALUES,
    SOLO_BONES_FOR_SKELETON,
    SOLO_RANKS,
    TOKEN_VALUE,
    TOKENS,
    token_colour,
)
from sacbe.games.trek12.score import bone_points, penalty, solo_rank
from sacbe.games.trek12.show.board import in_tray, shown_seat
from sacbe.games.trek12.show.lens import leaders, sheet_of
from sacbe.games.trek12.show.panels import status
from sacbe.games.trek12.show.pieces import tray_words
from sacbe.games.trek12.show.words import token_name
from sacbe.games.trek12.state import OVER, Trek


def _over(s: Trek) -> str:
    return "yes" if s.phase == OVER else "no"


def _points(a: Asked[Trek], n: int) -> str:
    return a.fact("points", n=abs(n), shown=signed(n))


# Skeletons and Bones


def _race(a: Asked[Trek], name: str) -> Answer | None:
    return None if name else a.tell("race", "T-5.1")


def _skeleton(a: Asked[Trek], name: str) -> Answer | None:
    colour = index_of(name, COLOURS)
    if colour is None:
        return None
    owner, counts = leaders(a.s)[colour]
    leads = a.fact("leads", name=a.names[owner], over=_over(a.s))
    facts = [_points(a, SKELETON_VALUES[colour])]
    facts.append(leads if owner >= 0 else a.fact("nobody-leads", over=_over(a.s)))
    if a.s.solo:
        facts.append(a.fact("solo-bones", n=counts[0], need=SOLO_BONES_FOR_SKELETON))
    else:
        facts += [a.fact("bones-of", name=a.names[seat], n=n) for seat, n in enumerate(counts)]
    solo, species = "yes" if a.s.solo else "no", a.words(f"species-{name}")
    rule = "T-6.3" if a.s.solo else "T-5.1"
    return a.tell("skeleton", rule, *facts, species=species, solo=solo, need=SOLO_BONES_FOR_SKELETON)


def _token(a: Asked[Trek], name: str) -> Answer | None:
    token = index_of(name, TOKENS)
    if token is None:
        return None
    colour = token_colour(token)
    facts = [_points(a, int(TOKEN_VALUE[token]))]
    owners = [seat for seat in range(int(a.s.seats)) if int(a.s.hand[seat]) >> token & 1]
    if owners:
        facts += [a.fact("held", name=a.names[owners[0]]), _colour_fact(a, owners[0], colour)]
    else:
        facts.append(a.fact("in-tray" if int(a.s.drawn) >> token & 1 else "in-bag"))
    species = a.words(f"species-{COLOURS[colour]}")
    return a.tell("bone", "T-1.3", *facts, bone=token_name(token, a.lang), species=species)


def _colour_fact(a: Asked[Trek], seat: int, colour: int) -> str:
    bones = int(a.s.hand[seat]) & int(COLOUR_MASK[colour])
    return a.fact("colour", n=count(bones), points=int(bone_points(bones)))


def _finds(a: Asked[Trek], name: str) -> Answer | None:
    if name:
        return None
    seat = shown_seat(a.s, a.viewer)
    mine = "yes" if seat == a.viewer else "no"
    bones = a.fact("bones", n=count(a.s.hand[seat]))
    return a.tell("finds", "T-5.3", bones, score_fact(a, seat), owner=a.names[seat], mine=mine)


def _tray(a: Asked[Trek], name: str) -> Answer | None:
    if name or not in_tray(a.s):
        return None
    return a.tell("tray", "T-4.5", tray_words(a.s, a.viewer, a.lang, a.names))


def _bag(a: Asked[Trek], name: str) -> Answer | None:
    if name:
        return None
    facts = [a.fact("bag", n=count(a.s.bag), all=len(TOKENS))]
    if not a.s.bag:
        facts.append(a.fact("bag-empty"))
    by_colour = zip(COLOURS, COLOUR_MASK, strict=True)
    left = [(colour, count(a.s.bag & mask)) for colour, mask in by_colour]
    facts += [a.fact("bones-of", name=a.words(f"species-{colour}"), n=n) for colour, n in left if n]
    return a.tell("bag", "T-1.7" if a.s.bag else "T-4.6", *facts)


# Scores, ranks and players


def _bones(s: Trek, seat: int) -> tuple[int, int]:
    """Points on Bones, and the penalty."""
    return int(bone_points(s.hand[seat])), int(penalty(s.number, s.circled[seat], seat))


def score_fact(a: Asked[Trek], seat: int) -> str:
    points, lost = _bones(a.s, seat)
    total = a.s.score(seat)
    key = "score-all" if a.s.phase == OVER else "score-line"
    return a.fact(key, points=points, lost=lost, skeletons=total - points + lost, total=signed(total))


def _final(a: Asked[Trek], name: str) -> Answer | None:
    if a.s.phase != OVER:
        return None
    if not name:
        return a.tell("final", "T-5.3")
    seat = seat_in(name, int(a.s.seats))
    return None if seat is None else a.tell("final-one", "T-5.3", score_fact(a, seat), owner=a.names[seat])


def _ranks(a: Asked[Trek], name: str) -> Answer | None:
    if name or not a.s.solo:
        return None
    total = a.s.score(0)
    now = a.fact("rank-now", total=signed(total), rank=a.words(f"rank-{solo_rank(total)}"))
    steps = [a.fact("rank", least=max(least, 0), rank=a.words(f"rank-{rank}")) for least, rank in SOLO_RANKS]
    return a.tell("ranks", "T-6.3", now, *steps)


def _chief(a: Asked[Trek], name: str) -> Answer | None:
    return None if name else chief_told(a)


def chief_told(a: Asked[Trek]) -> Answer:
    chief = int(a.s.chief)
    mine = "yes" if chief == a.viewer else "no"
    return a.tell("chief", "T-4.7", a.fact("chief", name=a.names[chief], mine=mine) if chief >= 0 else "")


def _headline(a: Asked[Trek], name: str) -> Answer | None:
    """The parts of the top line by their place in it."""
    if name == "0":
        fact = a.fact("round", round=int(a.s.round), rounds=int(ROUNDS))
        return a.tell("headline-round", "T-3.1", fact)
    return _bag(a, "") if name == "1" else chief_told(a) if name == "2" else None


def _panel(a: Asked[Trek], name: str) -> Answer | None:
    asked = panel_part(name, int(a.s.seats))
    if asked is None:
        return None
    seat, part = asked
    owner = a.names[seat]
    if part == "":
        return a.tell("player", "T-3.2", score_fact(a, seat), owner=owner)
    if part == "score":
        return a.tell("score", "T-7.1", score_fact(a, seat), owner=owner, over=_over(a.s))
    if part == "status":
        said = status(a.s, seat, a.lang)
        return a.tell("status", "T-3.2", a.fact("status", status=said) if said else a.fact("waits"), owner=owner)
    if part == "picture":
        return sheet_told(a, seat)
    if part == "trek-chief":
        return chief_told(a)
    colour = index_of(part.removeprefix("trek-bone-"), COLOURS)
    if colour is None:
        return None
    species = a.words(f"species-{COLOURS[colour]}")
    return a.tell("colour", "T-5.1", _colour_fact(a, seat, colour), species=species)


def sheet_told(a: Asked[Trek], seat: int) -> Answer:
    sheet = sheet_of(a.s, seat)
    filled = a.fact("filled", n=count(sheet.filled), all=int(CELL_COUNT))
    areas = a.fact("areas", n=max(sheet.areas))
    return a.tell("sheet", "T-1.1", filled, areas, score_fact(a, seat), owner=a.names[seat])


FINDS: Final[Kinds[Trek]] = {
    "race": _race,
    "skeleton": _skeleton,
    "token": _token,
    "finds": _finds,
    "tray": _tray,
    "bag": _bag,
    "final": _final,
    "ranks": _ranks,
    "chief": _chief,
    "headline": _headline,
    "panel": _panel,
}
