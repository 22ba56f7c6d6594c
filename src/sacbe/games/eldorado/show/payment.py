"""A purchase in one button: the payment that takes least from this turn."""

from __future__ import annotations

from itertools import product
from typing import Final

from sacbe.core.present import Choice
from sacbe.games.eldorado.actions import ACTIONS, COINS, CONFIRM, HALF, SPEND
from sacbe.games.eldorado.data import CARDS, COIN_1, POWER, PRICE, SINGLE_USE, SYMBOL_CARDS, TOKENS
from sacbe.games.eldorado.rules.piles import SYMBOL_CARD
from sacbe.games.eldorado.show.view import kinds_of, tokens_of
from sacbe.games.eldorado.show.words import card_name, token_name, words
from sacbe.games.eldorado.state import BUYING, Race

MOST_CARDS: Final = 12  # no more cards of a hand are looked at


def suggested(s: Race, seat: int, lang: str) -> list[Choice]:
    """A payment that wastes least, as one button."""
    codes = payment(s, seat)
    if len(codes) < 2:
        return []
    t = words(lang)
    named = []
    for code in codes:
        if COINS <= code < HALF:
            named.append(card_name(int(SYMBOL_CARD[code - COINS]), lang))
        elif HALF <= code < SPEND:
            named.append(t("half-of", card=card_name(code - int(HALF), lang)))
        elif SPEND <= code < CONFIRM:
            named.append(token_name(int(COIN_1) + code - int(SPEND), lang))
    label = t("choice-pay-all", names=" + ".join(named))
    return [Choice(codes[0], ACTIONS.text(codes[0]), label, "", button=True, icon="i-market", then=codes[1:])]


def payment(s: Race, seat: int) -> list[int]:
    """The codes of a payment up to the purchase: what it takes from this turn is least, single-use cards last."""
    missing = 2 * int(PRICE[s.buying]) - int(s.paid)
    offers: list[list[tuple[int, int, int]]] = []  # by card or token: (half coins, what it is worth, code)
    for kind in kinds_of(int(s.hand[seat]))[:MOST_CARDS]:
        worth = 2 * int(POWER[kind]) + 3 * int(SINGLE_USE[kind]) or 5
        offer = [(0, 0, -1), (1, worth, int(HALF) + kind)]
        if CARDS[kind] in SYMBOL_CARDS:
            code = int(COINS) + SYMBOL_CARDS.index(CARDS[kind])
            if code in s.legal(seat) and not s.any_symbol:
                offer.append((2 * int(POWER[kind]), worth + 6 * int(SINGLE_USE[kind]), code))
        offers.append(offer)
    for token in tokens_of(int(s.tokens[seat])):
        if TOKENS[token].startswith("coin"):
            power = int(TOKENS[token][-1])
            offers.append([(0, 0, -1), (2 * power, 2 * power + 3, int(SPEND) + token - int(COIN_1))])
    best = _cheapest(offers, missing)
    codes: list[int] = []
    t = s.copy()
    for code in best:
        if t.phase != BUYING or code not in t.legal(seat):
            break  # what leaves no choice is paid by itself
        t.step(seat, code)
        codes.append(code)
    if t.phase == BUYING:
        if CONFIRM not in t.legal(seat):
            return []
        codes.append(int(CONFIRM))
    return codes


def _cheapest(offers: list[list[tuple[int, int, int]]], missing: int) -> list[int]:
    """By half coins gathered: the least that is given for them, card by card."""
    best: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for offer in offers:
        for (halves, (worth, codes)), (coins, price, code) in product(list(best.items()), offer):
            total = min(halves + coins, missing)
            candidate = worth + price, (*codes, code) if code >= 0 else codes
            if total not in best or candidate < best[total]:
                best[total] = candidate
    return list(best.get(missing, (0, ()))[1])
