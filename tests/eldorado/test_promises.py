"""True numbers: what notes, prompts, hints, lenses and refusals promise is what the rules then do.

Every message with a number, by kind, and where it is held against the engine:

- choice notes: what is left (`left`, `left-nothing`), cards to give (`way-pays`), blockades (`way-takes`), El Dorado
  (`way-gold`, `way-free`), symbols lost (`choice-stop-note`), coins and halves of a payment (`choice-coins`,
  `choice-half`, `choice-pay-all`, `choice-buy`), cards drawn and discarded (`choice-end-*`, `choice-discard`),
  cards to go (`choice-give-note`): test_choices.
- prompts: `prompt-moving`, `prompt-pay-*`, `prompt-buy*`, `prompt-remove*`, `prompt-replace`, `prompt-discard`,
  `prompt-tokens`, `prompt-draw*`, `prompt-end`, `prompt-cave`, `prompt-free` (coins): test_prompts.
- hints: `reason-nearer`, `reason-can-near`: test_hints.
- lenses: chances of the next hand and the cheapest way are counted in test_lens.py.
- refusals: E_TOO_FEW_SYMBOLS, E_WRONG_SYMBOL, E_PLAY_FIRST, E_TOO_FEW_CARDS, E_PAID_WITH_CARDS, E_TOO_POOR,
  E_PRICE_NOT_REACHED, E_OUT_OF_REACH: test_refusals.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from sacbe import NATURE, NATURE_BIT
from sacbe.core.compiled import is_compiled
from sacbe.core.present import LANGS, Choice
from sacbe.games.eldorado.actions import BUY, CLEAR, COINS, DISCARD, END_PLAY, HALF, PLAY, REPLACE, STEP, STOP, USE
from sacbe.games.eldorado.data import POWER, PRICE
from sacbe.games.eldorado.rules.piles import SYMBOL_CARD
from sacbe.games.eldorado.show.reach import target_of
from sacbe.games.eldorado.show.view import kinds_of
from sacbe.games.eldorado.show.words import symbols_name, words
from sacbe.games.eldorado.state import (
    BUYING,
    CAVES,
    CHOOSE_REMOVE,
    CHOOSE_REPLACE,
    DISCARDING,
    DRAWING,
    FREE,
    GOLD_ZONE,
    NEXT,
    PAYING,
    Race,
)
from tests.eldorado.views import NAMES, SHOW, at, positions

pytestmark = pytest.mark.engine

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (1, {}),
    (2, {}),
    (3, {"cave_timing": "on_stop"}),
    (4, {"leftover_hand": "discard_all"}),
    (2, {"native_through_blockade": True, "route": "swamplands"}),
)


# What random games seldom come to.
WRITTEN: tuple[dict[str, Any], ...] = (
    {"phase": "replace", "players": [{"hand": ["explorer", "sailor"], "draw": ["scout"]}, {}, {}]},
    {"players": [{"figures": [[6, -6]], "hand": ["explorer", "scout", "pioneer"]}, {}, {}]},
    {"phase": "discard", "players": [{"hand": [], "draw": ["scout"], "tokens": ["draw_1"]}, {}, {}]},
    {"phase": "discard", "players": [{"hand": ["scout"], "draw": ["sailor"], "tokens": ["remove_1"]}, {}, {}]},
    {"players": [{"figures": [[0, -1]], "hand": [], "draw": ["sailor"]}, {}, {}]},
)


def decisions() -> Iterator[tuple[Race, int]]:
    """Positions of random games in which a seat decides, as that seat sees them."""
    for seed in range(6 if is_compiled() else 1):
        for number, (seats, options) in enumerate(TABLES):
            for s in positions(seats, 100 * seed + number, every=3, most=500, **options):
                if s.actors() and not s.actors() & NATURE_BIT:
                    yield s.hide(int(s.turn)), int(s.turn)
    for written in WRITTEN:
        yield at(**written), 0


def after(s: Race, seat: int, *codes: int) -> Race:
    t = s.copy()
    for code in codes:
        t.apply(seat, code)
    return t


def cards(pile: Any) -> int:
    return len(kinds_of(int(pile)))


def drawn_at_the_end(s: Race, seat: int) -> int:
    """What phase 3 brings: the first outcomes of chance stand for all, as their number is the same."""
    t = s
    held = cards(t.hand[seat])
    while t.turn == seat and t.actors() == NATURE_BIT and t.phase in (DRAWING, CAVES):
        t.apply(NATURE, t.legal(NATURE)[0])
    return cards(t.hand[seat]) - held


def check_choice(s: Race, seat: int, choice: Choice, lang: str) -> None:
    t = words(lang)
    end = after(s, seat, choice.code, *choice.then)
    codes = [choice.code, *choice.then]
    last = codes[-1]
    if STEP <= last < STOP:
        way = s if len(codes) == 1 else after(s, seat, *codes[:-1])
        figure, there, number = target_of(way, seat, last)
        cost = int(way.to_pay) if way.phase == PAYING else 0
        gives = cards(way.hand[seat]) - cards(end.hand[seat]) + int(end.to_pay)
        if t("way-gold") in choice.note:
            assert end.figure[figure] == GOLD_ZONE
            return
        assert (end.figure[figure] == there) or end.phase in (PAYING, CAVES) or number > 0
        for n in range(1, 7):
            assert (t("way-pays", n=n) in choice.note) == (gives == n), (choice, gives, cost)
        for symbol in range(3):
            for n in range(1, 7):
                said = t("left", symbols=symbols_name(symbol, n, lang)) in choice.note.split(", ")
                assert said == (end.phase == FREE and end.left == n and end.symbol == symbol)
        taken = [n for n in range(1, 7) if (int(end.blockades[seat]) & ~int(s.blockades[seat])) >> n & 1]
        if taken and there >= 0:
            if t("way-free") not in choice.note:
                assert t("way-takes", n=len(taken), names=", ".join(map(str, taken))) in choice.note
    elif last == STOP:
        assert choice.note == t("choice-stop-note", symbols=symbols_name(int(s.symbol), int(s.left), lang))
        assert end.left == 0
    elif COINS <= last < HALF and s.phase == BUYING and len(codes) == 1:
        kind = int(SYMBOL_CARD[last - COINS])
        assert symbols_name(2, int(POWER[kind]), lang) in choice.label
        if end.phase == BUYING and cards(end.hand[seat]) == cards(s.hand[seat]) - 1:
            assert end.paid - s.paid == 2 * POWER[kind]
    elif BUY <= last < COINS:
        assert str(int(PRICE[last - BUY + 3])) in choice.label
    elif last == DISCARD:
        gone = cards(s.hand[seat]) - (cards(s.kept) if s.phase == DISCARDING else 0)
        key = "choice-discard" if s.phase == DISCARDING else "choice-end-discards"
        assert t(key, n=gone) in (choice.label if s.phase == DISCARDING else choice.note)
        assert cards(end.kept) == 0
    elif last == END_PLAY and choice.label == t("choice-end") and end.phase != DISCARDING:
        if choice.note == t("choice-end-takes"):
            assert end.phase == CAVES
        else:
            before = sum(map(int, s.tokens)), s.dump()["players"][seat]["tokens"]
            found = drawn_at_the_end(end, seat)
            drawn = cards(end.hand[seat])
            assert t("choice-end-note", n=drawn) == choice.note.split(", ")[0], (found, drawn)
            more = len(end.dump()["players"][seat]["tokens"]) > len(before[1])
            assert (t("choice-end-cave") in choice.note) == more


@pytest.mark.parametrize("lang", LANGS)
def test_choices(lang: str) -> None:
    seen = 0
    for s, seat in decisions():
        for choice in SHOW.choices(s, seat, lang):
            check_choice(s, seat, choice, lang)
            seen += 1
    assert seen > 500


def numbers(text: str) -> list[str]:
    return re.findall(r"\d*½|\d+", text)


@pytest.mark.parametrize("lang", LANGS)
def test_prompts(lang: str) -> None:
    t = words(lang)
    seen = set()
    for s, seat in decisions():
        said = SHOW.prompt(s, seat, lang, NAMES)
        seen.add(int(s.phase))
        if s.phase == FREE and s.left > 0:
            assert symbols_name(int(s.symbol), int(s.left), lang) in said.detail
        elif s.phase == PAYING:
            assert numbers(said.title) == [str(int(s.to_pay))]
        elif s.phase == BUYING:
            assert str(int(PRICE[s.buying])) in numbers(said.title)
        elif s.phase == CHOOSE_REMOVE:
            assert numbers(said.title) == [str(int(s.to_remove))]
        elif s.phase == CHOOSE_REPLACE:
            most = 0
            u = s.copy()
            while u.phase == CHOOSE_REPLACE:
                u.apply(seat, next(code for code in u.legal(seat) if code >= REPLACE))
                most += 1
            assert numbers(said.detail) == [str(int(s.replaced)), str(int(s.replaced) + most)]
        elif s.phase == DISCARDING:
            kept = cards(s.kept)
            end = after(s, seat, int(DISCARD))
            if end.turn == seat or end.phase == DRAWING:
                drawn_at_the_end(end, seat)
            drawn = cards(end.hand[seat]) - kept
            assert numbers(said.detail)[-1] == str(drawn), (said, drawn)
    assert {int(FREE), int(PAYING), int(BUYING), int(CHOOSE_REPLACE)} <= seen
    assert t("prompt-discard-title")


@pytest.mark.parametrize("lang", LANGS)
def test_what_chance_turns_up_is_counted(lang: str) -> None:
    for number, (seats, options) in enumerate(TABLES[:3]):
        for s in positions(seats, number, every=2, most=400, **options):
            if s.phase == CAVES:
                n = bin(int(s.finds)).count("1")
                assert (str(n) in SHOW.prompt(s, int(s.turn), lang, NAMES).detail) == (n > 1)
            elif s.phase == DRAWING and s.after == NEXT:
                told = SHOW.prompt(s, int(s.turn), lang, NAMES)
                held = cards(s.hand[s.turn])
                assert numbers(told.detail) == [str(int(s.to_draw)), *([str(held)] if held else [])]


@pytest.mark.parametrize("lang", LANGS)
def test_hints(lang: str) -> None:
    t = words(lang)
    seen = 0
    for s, seat in decisions():
        left = s.route.left
        for code in s.legal(seat):
            said = SHOW.reason(s, seat, code, lang)
            if STEP <= code < CLEAR:
                figure, there, _ = target_of(s, seat, code)
                nearer = int(left[s.figure[figure]]) - int(left[there])
                assert (said == t("reason-nearer", n=nearer)) == (nearer > 0)
                seen += 1
            elif PLAY <= code < STEP and numbers(said) and "reason-can-near" in t:
                goals = [choice for choice in SHOW.choices(s, seat, lang) if choice.code == code and choice.then]
                best = 0
                for choice in goals:
                    end = after(s, seat, code, *choice.then)
                    for own in (s.own_figure(seat, 0), s.own_figure(seat, 1)):
                        if own >= 0 and s.figure[own] >= 0:
                            there = int(end.figure[own])
                            if end.phase == PAYING and end.payer == own:
                                there = int(end.pay_hex)
                            best = max(best, int(left[s.figure[own]]) - (int(left[there]) if there >= 0 else 0))
                if best > 0 and code < USE:
                    assert said == t("reason-can-near", n=best)
                    seen += 1
    assert seen > 50


@pytest.mark.parametrize("lang", LANGS)
def test_refusals(lang: str) -> None:
    """Facts of refusals against the position, and the words against the facts."""
    seen = set()
    for number, (s, seat) in enumerate(reversed(list(decisions()))):
        if number >= len(WRITTEN) and number % (3 if is_compiled() else 7):
            continue
        for code in range(int(PLAY), int(DISCARD) + 1):
            found = s.why_not(seat, code)
            if found is None:
                continue
            facts, said = found.facts, SHOW.refusal(found, lang)
            seen.add(found.reason)
            if found.reason in ("E_WRONG_SYMBOL", "E_PLAY_FIRST", "E_TOO_FEW_SYMBOLS"):
                symbol = ("machete", "paddle", "coin").index(str(facts["symbol"]))
                assert symbols_name(symbol, int(facts["need"]), lang) in said
                if STEP <= code < CLEAR:
                    there = target_of(s, seat, code)[1]
                    assert (s.route.terrain[there], s.route.cost[there]) == (symbol, facts["need"])
            elif found.reason == "E_TOO_FEW_CARDS":
                assert numbers(said) == [str(facts["need"]), str(cards(s.hand[seat]))]
            elif found.reason == "E_TOO_POOR":
                assert int(facts["missing"]) == 2 * int(facts["price"]) - int(facts["halves"]) > 0
                assert str(facts["price"]) in numbers(said)
    assert {"E_WRONG_SYMBOL", "E_PLAY_FIRST", "E_TOO_FEW_SYMBOLS", "E_TOO_POOR"} <= seen
