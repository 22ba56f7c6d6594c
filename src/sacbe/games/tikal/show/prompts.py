"""The prompt: what to do now, what it costs, what is left. The draft, if any, is already in the position."""

from __future__ import annotations

from sacbe.core.present import Prompt
from sacbe.games.tikal.actions import GUARD
from sacbe.games.tikal.data import ALLOTMENT, CELLS, TERRAIN, TREASURES, VOLCANO
from sacbe.games.tikal.score import tally_now
from sacbe.games.tikal.show.paths import cell_id, treasure_id, turns_of
from sacbe.games.tikal.show.pieces import stack_id
from sacbe.games.tikal.show.words import piece_name, tile_name, words
from sacbe.games.tikal.state import (
    BIDDING,
    CHOOSE_FIRST,
    DRAW_TILE,
    FIND_TREASURE,
    LAY_TILE,
    OVER,
    PICK_TILE,
    SCORING_ACTIONS,
    TURN_ACTIONS,
    Tikal,
)


def prompt(s: Tikal, seat: int, lang: str, names: list[str]) -> Prompt:
    t = words(lang)
    if s.phase == OVER:
        return _over(s, lang, names)
    if s.phase == CHOOSE_FIRST:
        return Prompt(t("prompt-first"), t("prompt-first-detail"))
    if s.phase == DRAW_TILE:
        key = "prompt-draw-auction" if s.auction else "prompt-draw"
        return Prompt(t("prompt-draw-title"), t(key, name=names[s.active]), t("confirm-end"))
    if s.phase == FIND_TREASURE:
        mine = "yes" if s.active == seat else "no"
        return Prompt(t("prompt-find-title"), t("prompt-find", mine=mine, name=names[s.active]), t("confirm-find"))
    if s.active != seat:
        return _waiting(s, seat, lang, names)
    if s.phase == LAY_TILE:
        return _lay(s, lang)
    if s.phase == BIDDING:
        key = "prompt-bid-first" if s.bidder < 0 else "prompt-bid"
        told = t(key, bid=int(s.bid), score=s.score(seat), name=names[s.bidder] if s.bidder >= 0 else "")
        tens = {f"bid-ten-{k}": t("prompt-bid-ones", tens=k * 10) for k in range(s.score(seat) // 10 + 1)}
        return Prompt(t("prompt-bid-title", totems=int(s.totems).bit_count()), told, chosen=tens)
    if s.phase == PICK_TILE:
        return Prompt(t("prompt-pick-title"), t("prompt-pick", paid=int(s.bid) if s.bidder == seat else 0))
    return _play(s, seat, lang)


def _lay(s: Tikal, lang: str) -> Prompt:
    t = words(lang)
    volcano = TERRAIN[s.drawn] == VOLCANO
    detail = t("prompt-lay-volcano") if volcano else t("prompt-lay")
    asked = {f"turn-{name}-{k}": t("prompt-lay-turn") for name in CELLS for k in range(1, 6)}
    for cell in range(len(CELLS)):
        asked[cell_id(cell)] = t("prompt-lay-turn" if len(turns_of(s, cell)) > 1 else "prompt-lay-here")
    return Prompt(t("prompt-lay-title", tile=tile_name(int(s.drawn), lang)), detail, chosen=asked)


def _play(s: Tikal, seat: int, lang: str) -> Prompt:
    t = words(lang)
    left, total = int(s.ap), int(ALLOTMENT)
    kind = "turn" if s.phase == TURN_ACTIONS else "scoring" if s.phase == SCORING_ACTIONS else "final"
    title = t(f"prompt-play-{kind}", ap=left)
    detail = t("prompt-play") if kind == "turn" else t("prompt-play-tally", points=int(tally_now(s, seat)))
    return Prompt(title, detail, chosen=_asked(s, seat, lang), meter=(left, total))


def _asked(s: Tikal, seat: int, lang: str) -> dict[str, str]:
    """What to ask once something has been clicked."""
    t = words(lang)
    asked = {}
    for piece, name in enumerate(("worker", "leader")):
        where = t("prompt-where", piece=piece_name(piece, lang))
        asked[f"reserve-{name}"] = where
        for cell in range(len(CELLS)):
            asked[stack_id(name, seat, cell)] = where
    asked |= {treasure_id(seat, kind): t("prompt-take") for kind in range(len(TREASURES))}
    for other in range(int(s.seats)):
        if other != seat:
            asked |= {treasure_id(other, kind): t("prompt-give") for kind in range(len(TREASURES))}
    legal = s.legal(seat)
    asked |= {f"guard-{CELLS[(code - GUARD) // 2]}": t("prompt-guard") for code in legal if GUARD <= code < GUARD + 80}
    return asked


def _waiting(s: Tikal, seat: int, lang: str, names: list[str]) -> Prompt:
    """Somebody else decides. If the draft of this seat has come to its end here, the button says what it confirms."""
    t = words(lang)
    name = names[s.active]
    if s.phase in (BIDDING, PICK_TILE):
        title = t("prompt-other-bids" if s.phase == BIDDING else "prompt-other-picks", name=name)
        leader = t("prompt-bid-now", bid=int(s.bid), name=names[s.bidder]) if s.bidder >= 0 else t("prompt-bid-none")
        return Prompt(title, leader, t(f"confirm-{_bidding_done(s, seat)}", amount=int(s.bid)))
    if s.phase == LAY_TILE:
        told = t("prompt-other-lays-detail", tile=tile_name(int(s.drawn), lang))
        return Prompt(t("prompt-other-lays", name=name), told, t("confirm-end"))
    if s.phase == TURN_ACTIONS:
        return Prompt(t("prompt-other", name=name), t("prompt-other-detail", ap=int(s.ap)), t("confirm-end"))
    key = "prompt-other-scoring" if s.phase == SCORING_ACTIONS else "prompt-other-final"
    return Prompt(t(key, name=name), t("prompt-other-detail", ap=int(s.ap)), t("confirm-end"))


def _bidding_done(s: Tikal, seat: int) -> str:
    """What brought the bidding to somebody else: a bid or a pass of this seat, or the end of its turn."""
    if s.bidder == seat:
        return "bid"
    if seat < 0:  # a spectator has done nothing
        return "end"
    passed = int(s.passed) >> seat & 1 if s.phase == BIDDING else int(s.totems) >> seat & 1  # a win forgets who passed
    return "pass" if passed else "end"


def _over(s: Tikal, lang: str, names: list[str]) -> Prompt:
    t = words(lang)
    winners = s.winners()
    best = [seat for seat in range(int(s.seats)) if winners >> seat & 1]
    told = t("prompt-over", names=", ".join(names[seat] for seat in best), points=s.score(best[0]), n=len(best))
    return Prompt(t("prompt-over-title"), told, t("confirm-over"))
