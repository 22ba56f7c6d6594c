"""\"What is this?\": the market, the hand, piles and cave tokens."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, capital, index_of
from sacbe.core.present import Answer
from sacbe.games.eldorado.actions import HALF
from sacbe.games.eldorado.data import (
    CARD_SYMBOL,
    CARDS,
    COIN,
    COLOURS,
    MARKET_CARDS,
    POWER,
    PRICE,
    SINGLE_USE,
    TOKENS,
)
from sacbe.games.eldorado.show.view import counted, held_by, kinds_of, opened, purse, source_kind, stalls, view
from sacbe.games.eldorado.show.words import (
    card_brief,
    card_effect,
    card_name,
    half,
    pile_names,
    symbols_name,
    token_about,
    token_name,
)
from sacbe.games.eldorado.state import BUYING, OVER, Race

CARD_RULES: Final = {
    "transmitter": "A-4.22",
    "cartographer": "A-4.23",
    "compass": "A-4.23",
    "scientist": "A-4.24",
    "travel_log": "A-4.24",
    "native": "A-4.25",
}
TOKEN_RULES: Final = {
    "draw_1": "A-4.31",
    "remove_1": "A-4.31",
    "replace": "A-4.32",
    "keep_item": "A-4.33",
    "pass_through": "A-4.34",
    "native_step": "A-4.35",
    "change_symbol": "A-4.36",
}

_IN_NUMBERS: Final = (
    "transmitter",
    "scientist",
    "travel_log",
)  # short on a phone: with a number where words say "a card"


# Cards


def _effect(a: Asked[Race], kind: int) -> list[str]:
    """What a card gives, and that it goes after it."""
    facts = [capital(card_effect(kind, a.lang))]
    if CARDS[kind] in _IN_NUMBERS:
        facts.append(capital(card_brief(kind, a.lang)[1]))
    return facts + ([a.fact("single-use")] if SINGLE_USE[kind] else [])


def _card(a: Asked[Race], kind: int, *facts: str) -> Answer:
    rule = CARD_RULES.get(CARDS[kind], "C-1.10")
    return a.tell(f"card-{COLOURS[kind]}", rule, *_effect(a, kind), *facts, card=card_name(kind, a.lang))


def _ware(a: Asked[Race], kind: int) -> Answer:
    s = a.s
    bottom, _ = stalls(s)
    facts = [a.fact("price", n=int(PRICE[kind])), a.fact("copies", n=held_by(int(s.market), kind))]
    if not held_by(int(s.market), kind):
        return _card(a, kind, facts[0], a.fact("sold-out"))
    facts.append(a.fact("for-sale" if kind in bottom or opened(s) else "not-for-sale"))
    if a.viewer >= 0 and s.phase != OVER:
        facts.append(_purse(a))
    if s.phase == BUYING and s.buying == kind:
        facts.append(a.fact("paid", n=half(int(s.paid))))
    return _card(a, kind, *facts)


def _purse(a: Asked[Race]) -> str:
    spent = a.s.bought and a.s.turn == a.viewer
    return a.fact("bought") if spent else a.fact("purse", n=half(purse(a.s, a.viewer)))


def _market(a: Asked[Race], name: str) -> Answer | None:
    """A pile by its card; without one, the whole market and its upper rows."""
    if not name:
        left = sum(kind >= 0 for kind in stalls(a.s)[1])
        mine = a.viewer >= 0 and a.s.phase != OVER
        rows = a.fact("upper-open" if opened(a.s) else "upper-shut")
        return a.tell("market", "A-4.17", _purse(a) if mine else "", rows, a.fact("upper-left", n=left))
    return _ware(a, CARDS.index(name)) if name in MARKET_CARDS else None


def _hand(a: Asked[Race], name: str) -> Answer | None:
    """A card by its name and which of its like; without one, the hand."""
    now = view(a.s, a.viewer)
    if not name:
        held, own = int(a.s.hand_size(now.seat)), "yes" if now.mine else "no"
        return a.tell("hand", "H-7.2", a.fact("hand-cards", n=held), mine=own, owner=a.names[now.seat])
    kind = index_of(name.rpartition("-")[0], CARDS)
    return None if kind is None else _card(a, kind, _pays(a, kind))


def _pays(a: Asked[Race], kind: int) -> str:
    """On the market: A-4.15."""
    coins = int(POWER[kind]) if CARD_SYMBOL[kind] in (COIN, 3) else 0
    return a.fact("pays", coins=symbols_name(int(COIN), coins, a.lang)) if coins else a.fact("pays-half")


def _half(a: Asked[Race], name: str) -> Answer | None:
    """half-hand-<card>-<copy>: the smaller offer at a card's foot."""
    kind = index_of(name.removeprefix("hand-").rpartition("-")[0], CARDS)
    if kind is None or int(HALF) + kind not in view(a.s, a.viewer).legal:
        return None
    return a.tell("half", "A-4.15", card=card_name(kind, a.lang))


def _source(a: Asked[Race], name: str) -> Answer | None:
    kind, token = source_kind(a.s)
    if name or (kind < 0 and token < 0):
        return None
    called = card_name(kind, a.lang) if kind >= 0 else token_name(token, a.lang)
    moving = a.s.symbol >= 0 and a.s.left > 0
    left = a.fact("source-left", symbols=symbols_name(int(a.s.symbol), int(a.s.left), a.lang)) if moving else ""
    effect = _effect(a, kind) if kind >= 0 else []
    return a.tell("source", "A-4.3", left, *effect, card=called)


# Piles and tokens


def _pile(a: Asked[Race], name: str) -> Answer | None:
    return pile_told(a, view(a.s, a.viewer).seat, name)


def pile_told(a: Asked[Race], seat: int, name: str) -> Answer | None:
    owner = a.names[seat]
    if name == "draw":
        n = len(kinds_of(int(a.s.draw[seat]))) - int(a.s.unknown[seat])
        return a.tell("pile-draw", "T-3.8", a.fact("pile", n=n), owner=owner)
    if name == "discard":
        thrown = counted(int(a.s.discard[seat]))
        n, cards = sum(copies for _, copies in thrown), pile_names(thrown, a.lang)
        return a.tell("pile-discard", "H-7.4", a.fact("pile", n=n), cards, owner=owner)
    return None


def _played(a: Asked[Race], name: str) -> Answer | None:
    s = a.s
    if name or s.turn >= s.seats:
        return None
    cards = pile_names(counted(int(s.played[s.turn])), a.lang)
    return a.tell("played", "T-3.4", cards, owner=a.names[s.turn])


def _token(a: Asked[Race], name: str) -> Answer | None:
    token = index_of(name.rpartition("-")[0], TOKENS)
    if token is None:
        return None
    fresh = a.s.turn == view(a.s, a.viewer).seat and held_by(int(a.s.new_tokens), token)
    return token_told(a, token, a.fact("token-waits") if fresh else "")


def token_told(a: Asked[Race], token: int, *facts: str) -> Answer:
    rule = TOKEN_RULES.get(TOKENS[token], "A-4.30")
    about = token_about(token, a.lang)
    return a.tell("token", rule, *facts, token=token_name(token, a.lang), about=about)


CARD_THINGS: Final[Kinds[Race]] = {
    "market": _market,
    "hand": _hand,
    "half": _half,
    "source": _source,
    "pile": _pile,
    "played": _played,
    "token": _token,
}
