"""\"What is this?\": the auction: tiles on offer, totems, bidders and the ladder of bids."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, index_of, seat_in
from sacbe.core.present import Answer
from sacbe.games.tikal.data import TILES
from sacbe.games.tikal.show.what_supplies import tile_in, tile_told
from sacbe.games.tikal.show.words import tile_name
from sacbe.games.tikal.state import BIDDING, Tikal


def _offer(a: Asked[Tikal], name: str) -> Answer | None:
    if name or not a.s.auction:
        return None
    return a.tell("offer", "T-6.2", a.fact("offered", n=int(a.s.display).bit_count()))


def _pick(a: Asked[Tikal], name: str) -> Answer | None:
    tile = tile_in(name)
    if tile is None or not int(a.s.display) >> tile & 1:
        return None
    facts = [tile_told(a, tile), a.fact("letter", letter=TILES[tile][0])]
    return a.tell("pick", "T-6.3", *facts, tile=tile_name(tile, a.lang))


def _totem_fact(a: Asked[Tikal], seat: int) -> str:
    return a.fact("totem-up" if int(a.s.totems) >> seat & 1 else "totem-down")


def _totem(a: Asked[Tikal], name: str) -> Answer | None:
    seat = seat_in(name, int(a.s.seats))
    if seat is None or not a.s.auction:
        return None
    return a.tell("totem", "T-6.7", _totem_fact(a, seat), owner=a.names[seat])


def _bidder(a: Asked[Tikal], name: str) -> Answer | None:
    seat = seat_in(name, int(a.s.seats))
    if seat is None or not a.s.auction:
        return None
    facts = [_totem_fact(a, seat)]
    if a.s.phase == BIDDING:
        if a.s.bidder == seat:
            facts.append(a.fact("bid", n=int(a.s.bid)))
        elif int(a.s.passed) >> seat & 1:
            facts.append(a.fact("passed"))
        if a.s.active == seat:
            facts.append(a.fact("thinks"))
    return a.tell("bidder", "T-6.3", *facts, a.fact("has", n=a.s.score(seat)), owner=a.names[seat])


# The ladder, which only a bidder has


def _bids_now(a: Asked[Tikal]) -> bool:
    return bool(a.s.phase == BIDDING and a.s.active == a.viewer)


def _span(a: Asked[Tikal]) -> range:
    """The bids that the viewer could name: none if others have bid all that he has."""
    return range(int(a.s.bid) + 1, a.s.score(a.viewer) + 1) if _bids_now(a) else range(0)


def _bids(a: Asked[Tikal], name: str) -> Answer | None:
    if name or not _bids_now(a):
        return None
    span = _span(a)
    now = a.fact("highest", name=a.names[int(a.s.bidder)], n=int(a.s.bid)) if a.s.bidder >= 0 else a.fact("no-bid")
    return a.tell("bids", "T-6.3", now, a.fact("bids", least=span[0], most=span[-1]) if span else a.fact("only-pass"))


def _bid(a: Asked[Tikal], name: str) -> Answer | None:
    """A bid, or a high one's tens or last digit."""
    kind, _, digits = name.rpartition("-")
    span = [str(amount) for amount in _span(a)]
    if kind == "":
        amount = index_of(digits, span)
        if amount is None:
            return None
        bid = int(span[amount])
        return a.tell("bid", "T-6.3", a.fact("left-after", n=a.s.score(a.viewer) - bid), amount=bid)
    if kind == "ten":
        within = [int(amount) for amount in span if str(int(amount) // 10) == digits]
        facts = [a.fact("bids", least=within[0], most=within[-1])] if within else []
        return a.tell("bid-ten", "T-6.3", *facts, tens=within[0] // 10 * 10) if within else None
    if kind == "one" and any(amount[-1] == digits for amount in span):
        return a.tell("bid-one", "T-6.3", ones=digits)
    return None


AUCTION: Final[Kinds[Tikal]] = {
    "offer": _offer,
    "pick": _pick,
    "totem": _totem,
    "bidder": _bidder,
    "bids": _bids,
    "bid": _bid,
}
