"""What a coach would point out at El Dorado: what no card can do, what is in reach, what makes a deck better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sacbe.core.present import Tip
from sacbe.games.eldorado.actions import BUY, CLEAR, COINS, DISCARD, KEEP, PAY, REMOVE, REPLACE, STEP, STOP, USE
from sacbe.games.eldorado.data import (
    ANY,
    CAMP,
    CARD_SYMBOL,
    CARDS,
    MARKET_CARDS,
    POWER,
    PRICE,
    RUBBLE,
    SCOUT,
    SINGLE_USE,
    TOKENS,
)
from sacbe.games.eldorado.rules.moving import occupied
from sacbe.games.eldorado.show.clicks import hand_ids
from sacbe.games.eldorado.show.reach import Way, blockade_id, hex_id, ways
from sacbe.games.eldorado.show.remarks import in_words
from sacbe.games.eldorado.show.view import kinds_of, stalls
from sacbe.games.eldorado.show.words import words
from sacbe.games.eldorado.state import CHOOSE_REMOVE, DISCARDING, FREE, PAYING, Race

WEAK: Final = 3  # the first kinds of cards: those everybody begins with


def coach(s: Race, seat: int) -> list[Tip]:
    if s.phase == DISCARDING:
        return list(_keep(s, seat))
    if s.phase in (PAYING, CHOOSE_REMOVE):
        return list(_remove(s, seat))
    if s.phase != FREE:
        return []
    reach = ways(s, seat)
    near = [*_leftover(s, reach), *_blockade(reach), *_cave(s, reach)]
    return [*_final(s, seat), *_stuck(s, seat, reach), *_adding(s, seat), *near, *_token(s, seat), *_buy(s, seat)]


def told(tip: Tip, lang: str, names: list[str]) -> str:
    return words(lang)(f"coach-{tip.kind}", **in_words(tip, lang, names))


def _own(s: Race, seat: int) -> list[int]:
    """The figures of a seat that are still under way."""
    figures = [int(s.own_figure(seat, number)) for number in (0, 1)]
    return [figure for figure in figures if figure >= 0 and s.figure[figure] >= 0]


def _final(s: Race, seat: int) -> Iterator[Tip]:
    """E-5.1: somebody has arrived, so this turn is the last."""
    if s.final:
        yield Tip("final", {}, [f"figure-{figure}" for figure in _own(s, seat)], (), "E-5.1")


def _stuck(s: Race, seat: int, reach: dict[int, list[Way]]) -> Iterator[Tip]:
    """T-3.3: no card and no token leads anywhere."""
    if s.hand[seat] and not any(reach.values()):
        yield Tip("stuck", {}, [f"figure-{figure}" for figure in _own(s, seat)], (), "T-3.3")


def _adding(s: Race, seat: int) -> Iterator[Tip]:
    """A-4.4: a hex on the way that two cards together would pay, but no single one does."""
    hand = [kind for kind in kinds_of(int(s.hand[seat])) if CARD_SYMBOL[kind] >= 0]
    for figure in _own(s, seat):
        here = int(s.figure[figure])
        for there in (int(s.route.next[6 * here + direction]) for direction in range(6)):
            if there < 0 or s.route.terrain[there] >= RUBBLE or s.route.left[there] >= s.route.left[here]:
                continue
            symbol, cost = int(s.route.terrain[there]), int(s.route.cost[there])
            powers = [int(POWER[kind]) for kind in hand if CARD_SYMBOL[kind] in (symbol, ANY)]
            if len(powers) > 1 and max(powers) < cost <= sum(powers) and not occupied(s, there):
                yield Tip("adding", {"symbol": symbol, "n": cost}, [hex_id(there)], (), "A-4.4")
                return


def _leftover(s: Race, reach: dict[int, list[Way]]) -> Iterator[Tip]:
    """A-4.3: symbols of a played card that can still be walked with."""
    on = [way for way in reach.get(-1, []) if not way.pays]
    if s.source >= 0 and s.left > 0 and on:
        codes = sorted({way.codes[0] for way in on})
        yield Tip("leftover", {"n": int(s.left)}, sorted({way.target for way in on}), codes, "A-4.3")


def _blockade(reach: dict[int, list[Way]]) -> Iterator[Tip]:
    """A-4.9: a blockade that a card of the hand, or some cards of it, can clear."""
    clears = [way for found in reach.values() for way in found if CLEAR <= way.codes[-1] < STOP]
    if clears:
        number = min(way.takes[-1] for way in clears)
        codes = sorted({way.codes[-1] for way in clears if way.takes[-1] == number})
        yield Tip("blockade", {"number": number}, [blockade_id(number)], codes, "A-4.9")


def _cave(s: Race, reach: dict[int, list[Way]]) -> Iterator[Tip]:
    """A-4.27: a hex beside a cave that has a token for whoever ends there."""
    for way in (way for found in reach.values() for way in found if way.target.startswith("hex-") and not way.gold):
        there = way.road[-1]
        beside = int(s.route.beside[there] & ~s.route.beside_far[there] & ~s.locked[way.figure])
        caves = [cave for cave in range(len(s.route.caves)) if beside >> cave & 1 and int(s.cave) >> 3 * cave & 7]
        if s.with_caves and caves:
            yield Tip("cave", {}, [f"cave-{caves[0]}", hex_id(there)], (), "A-4.27")
            return


def _token(s: Race, seat: int) -> Iterator[Tip]:
    """A-4.29: a cave token that can be used now."""
    codes = [code for code in s.legal(seat) if USE <= code < STEP]
    if codes:
        lights = [f"token-{TOKENS[code - USE]}-0" for code in codes]
        yield Tip("token", {"n": len(codes)}, lights, codes, "A-4.29")


def _buy(s: Race, seat: int) -> Iterator[Tip]:
    """A-4.14: the dearest card of the open row that can be paid; of equals one that comes again."""
    codes = [code for code in s.legal(seat) if BUY <= code < COINS]
    shown = [kind for kind in (code - int(BUY) + int(SCOUT) for code in codes) if kind in stalls(s)[0]]
    if shown:
        kind = max(shown, key=lambda one: (int(PRICE[one]), not SINGLE_USE[one], one))
        lights = [f"market-{MARKET_CARDS[kind - SCOUT]}"]
        yield Tip("buy", {"card": kind, "price": int(PRICE[kind])}, lights, codes, "A-4.14")


def _keep(s: Race, seat: int) -> Iterator[Tip]:
    """T-3.7: what is kept is in the next hand, and so much less is drawn."""
    codes = [code for code in s.legal(seat) if KEEP <= code < DISCARD]
    if codes:
        lights = [f"hand-{CARDS[code - KEEP]}-0" for code in codes]
        yield Tip("keep", {"n": len(kinds_of(int(s.hand[seat])))}, lights, codes, "T-3.7")


def _remove(s: Race, seat: int) -> Iterator[Tip]:
    """A-4.13, A-4.24: cards that leave the game for good; weak ones are no loss."""
    camp = s.phase == PAYING and s.pay_hex >= 0 and s.route.terrain[s.pay_hex] == CAMP
    first, end = (int(PAY), int(BUY)) if camp else (int(REMOVE), int(REPLACE))
    codes = [code for code in s.legal(seat) if first <= code < end and code - first < WEAK]
    if codes:
        lights = [name for code in codes for name in hand_ids(s, seat, code - first)]
        yield Tip("remove", {"camp": int(camp)}, lights, codes, "A-4.13" if camp else "A-4.24")
