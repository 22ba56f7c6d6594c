"""What a seat may do, in words; far targets, the usual end of a turn and a payment as one choice."""

from __future__ import annotations

from typing import Final

from sacbe.core.present import Choice
from sacbe.games.eldorado.actions import (
    ACTIONS,
    BUY,
    COINS,
    CONFIRM,
    DISCARD,
    DONE,
    END_PLAY,
    HALF,
    KEEP,
    PASS,
    PAY,
    PLAY,
    REMOVE,
    REPLACE,
    SAVE,
    SPEND,
    STEP,
    STOP,
    TAKE,
    USE,
)
from sacbe.games.eldorado.data import CARDS, COIN_1, NATIVE, NATIVE_STEP, POWER, PRICE, SINGLE_USE, TOKENS
from sacbe.games.eldorado.rules.moving import is_native
from sacbe.games.eldorado.rules.piles import SINGLE_USE_CARD, SYMBOL_CARD
from sacbe.games.eldorado.rules.turns import finds_beside
from sacbe.games.eldorado.show.clicks import clicks, hand_ids, token_ids
from sacbe.games.eldorado.show.ground import hex_name
from sacbe.games.eldorado.show.land import land_of
from sacbe.games.eldorado.show.payment import suggested
from sacbe.games.eldorado.show.reach import Way, target_of, ways
from sacbe.games.eldorado.show.view import draws, kinds_of
from sacbe.games.eldorado.show.words import (
    card_name,
    card_symbol,
    symbols_name,
    token_name,
    token_symbol,
    words,
)
from sacbe.games.eldorado.state import BUYING, CAVES, DISCARDING, FREE, TARGET, Race

_NATIVES: Final = (int(PLAY + NATIVE), int(USE + NATIVE_STEP))


def choices(s: Race, seat: int, lang: str) -> list[Choice]:
    legal = s.legal(seat)
    found = ways(s, seat)
    here = {way.codes: way for way in found.get(-1, ())}
    out = [_plain(s, seat, code, lang, here.get((code,))) for code in legal]
    for source, each in found.items():
        out += _far(s, seat, source, each, lang)
    if s.phase == FREE:
        out += _end(s, seat, lang)
    if s.phase == BUYING:
        out += suggested(s, seat, lang)
    return out


def _plain(s: Race, seat: int, code: int, lang: str, way: Way | None) -> Choice:
    t = words(lang)
    path, text = clicks(s, seat, code), ACTIONS.text(code)
    if PLAY <= code < USE:
        kind = code - int(PLAY)
        return Choice(code, text, t("choice-play", card=card_name(kind, lang)), _effect(kind, lang), path)
    if USE <= code < STEP:
        token = code - int(USE)
        said = t("choice-use", token=token_name(token, lang))
        return Choice(code, text, said, t(f"use-{TOKENS[token]}"), path, icon=token_symbol(token))
    if STEP <= code < STOP:
        label, note = _goal(s, seat, code, way, lang)
        return Choice(code, text, label, note, path)
    if code == STOP:
        note = t("choice-stop-note", symbols=symbols_name(int(s.symbol), int(s.left), lang))
        return Choice(code, text, t("choice-stop"), note, path, button=True, icon="i-close")
    if SAVE <= code < END_PLAY:
        kind = int(SINGLE_USE_CARD[code - SAVE])
        token = TOKENS.index("keep_item")
        return Choice(
            code, text, t("choice-save", card=card_name(kind, lang)), "", path, button=True, icon=token_symbol(token)
        )
    if code == END_PLAY:
        return _plain_end(s, seat, path, lang)
    if code == DISCARD:
        rest = len(kinds_of(int(s.hand[seat]) - int(s.kept)))
        note = t("choice-discard-note", n=rest)
        return Choice(code, text, t("choice-discard", n=rest), note, path, button=True, icon="i-confirm")
    if code == DONE:
        return Choice(code, text, t("choice-done"), "", path, button=True, icon="i-confirm")
    if code == PASS:
        return Choice(code, text, t("choice-pass"), "", path, button=True, icon="i-confirm")
    return _with_card(s, seat, code, path, lang)


def _effect(kind: int, lang: str) -> str:
    return words(lang)(f"effect-{CARDS[kind]}")


def _with_card(s: Race, seat: int, code: int, path: list[list[str]], lang: str) -> Choice:
    """Paying, buying, taking, removing, replacing, keeping: all are said with a card."""
    t = words(lang)
    text = ACTIONS.text(code)
    if code == CONFIRM:
        said = t("choice-confirm", card=card_name(int(s.buying), lang))
        return Choice(code, text, said, "", path, button=True, icon="i-market")
    if SPEND <= code < CONFIRM:
        token = int(COIN_1) + code - int(SPEND)
        return Choice(code, text, t("choice-spend", token=token_name(token, lang)), "", path)
    if BUY <= code < COINS or TAKE <= code < REMOVE:
        first, key = (int(BUY), "choice-buy") if code < COINS else (int(TAKE), "choice-take")
        kind = code - first + 3
        said = t(key, card=card_name(kind, lang), n=int(PRICE[kind]))
        return Choice(code, text, said, _effect(kind, lang), path, icon=card_symbol(kind))
    if COINS <= code < HALF:
        kind = int(SYMBOL_CARD[code - COINS])
        note = t("card-leaves") if SINGLE_USE[kind] else ""
        said = t("choice-coins", card=card_name(kind, lang), coins=symbols_name(2, int(POWER[kind]), lang))
        return Choice(code, text, said, note, path)
    if HALF <= code < SPEND:
        return Choice(code, text, t("choice-half", card=card_name(code - int(HALF), lang)), "", path)
    if PAY <= code < BUY:
        camp = s.pay_hex >= 0 and land_of(s.route).cells[int(s.pay_hex)].terrain == "camp"
        said = t("choice-give-remove" if camp else "choice-give-discard", card=card_name(code - int(PAY), lang))
        return Choice(code, text, said, t("choice-give-note", n=int(s.to_pay)), path)
    if REMOVE <= code < REPLACE:
        return Choice(code, text, t("choice-remove", card=card_name(code - int(REMOVE), lang)), "", path)
    if REPLACE <= code < DONE:
        return Choice(code, text, t("choice-replace", card=card_name(code - int(REPLACE), lang)), "", path)
    return Choice(code, text, t("choice-keep", card=card_name(code - int(KEEP), lang)), "", path)


# Moving


def _goal(s: Race, seat: int, code: int, way: Way | None, lang: str) -> tuple[str, str]:
    figure, there, number = target_of(s, seat, code)
    t = words(lang)
    if way is None:
        way = Way("", figure, (code,), 0, -1, 0, (), (), False)
    note = _leaves(way, bool(s.phase == TARGET and is_native(s.source)), lang)
    if number > 0:
        return t("choice-clear", blockade=t(f"blockade-{number}")), note
    return t("choice-go", place=hex_name(land_of(s.route).cells[there], lang)), note


def _leaves(way: Way, native: bool, lang: str) -> str:
    """What a way costs and what is left of it."""
    t = words(lang)
    said = []
    if way.gold:
        return t("way-gold")
    if native:
        return t("way-free")
    if way.pays:
        said.append(t("way-pays", n=way.pays))
    if way.takes and way.target.startswith("hex-"):
        said.append(t("way-takes", n=len(way.takes), names=", ".join(map(str, way.takes))))
    if way.left and way.symbol >= 0:
        said.append(t("left", symbols=symbols_name(way.symbol, way.left, lang)))
    elif not way.pays:
        said.append(t("left-nothing"))
    return ", ".join(said)


def _far(s: Race, seat: int, source: int, each: list[Way], lang: str) -> list[Choice]:
    """Targets that need several steps; with a source still in the hand also those next to the figure."""
    t = words(lang)
    out = []
    for way in each:
        if len(way.codes) < 2:
            continue
        rivals = sum(other.target == way.target for other in each)
        end = [way.target, f"figure-{way.figure}"] if rivals > 1 else [way.target]
        first: list[list[str]] = [[]] if source < 0 else [[name] for name in _source_ids(s, seat, source)]
        paths = [[*start, *end] for start in first]
        label = _far_label(s, way, lang)
        if source >= 0:
            name = _source_name(source, lang)
            label = t("choice-with", source=name, goal=label)
        text = ACTIONS.text(way.codes[0])
        out.append(
            Choice(way.codes[0], text, label, _leaves(way, source in _NATIVES, lang), paths, then=list(way.codes[1:]))
        )
    return out


def _source_ids(s: Race, seat: int, source: int) -> list[str]:
    return hand_ids(s, seat, source - int(PLAY)) if source < USE else token_ids(s, seat, source - int(USE))


def _source_name(source: int, lang: str) -> str:
    return card_name(source - int(PLAY), lang) if source < USE else token_name(source - int(USE), lang)


def _far_label(s: Race, way: Way, lang: str) -> str:
    t = words(lang)
    if way.target.startswith("hex-"):
        return t("choice-go", place=hex_name(land_of(s.route).cells[int(way.target[4:])], lang))
    return t("choice-clear", blockade=t(way.target))


# The end of phase 1


def _plain_end(s: Race, seat: int, path: list[list[str]], lang: str) -> Choice:
    t = words(lang)
    after = s.copy()
    after.step(seat, int(END_PLAY))
    text = ACTIONS.text(int(END_PLAY))
    if after.phase == DISCARDING:
        keeps = any(KEEP <= code < DISCARD for code in after.legal(seat))
        said = t("choice-end-keep") if keeps else t("choice-end-tokens")
        note = t("choice-end-keep-note") if keeps else t("choice-end-tokens-note")
        return Choice(int(END_PLAY), text, said, note, path, button=True, icon="ed-i-cards")
    if after.phase == CAVES and after.back == DISCARDING:  # V-6.11, or the first edition
        note = t("choice-end-takes")
    else:
        note = _end_note(s, seat, t("choice-end-note", n=draws(s, seat, 0)), lang)
    return Choice(int(END_PLAY), text, t("choice-end"), note, path, button=True, icon="i-confirm")


def _end_note(s: Race, seat: int, said: str, lang: str) -> str:
    """A-4.27 The turn may end beside a cave."""
    own = [] if s.on_stop else [s.own_figure(seat, 0), s.own_figure(seat, 1)]
    found = any(figure >= 0 and s.figure[figure] >= 0 and finds_beside(s, figure) for figure in own)
    return f"{said}, {words(lang)('choice-end-cave')}" if found else said


def _end(s: Race, seat: int, lang: str) -> list[Choice]:
    """Discarding what is left is the usual end: one button."""
    if END_PLAY not in s.legal(seat):
        return []
    after = s.copy()
    after.step(seat, int(END_PLAY))
    if after.phase != DISCARDING or DISCARD not in after.legal(seat):
        return []
    t = words(lang)
    note = _end_note(s, seat, t("choice-end-discards", n=len(kinds_of(int(after.hand[seat])))), lang)
    text = ACTIONS.text(int(END_PLAY))
    return [
        Choice(int(END_PLAY), text, t("choice-end"), note, button=True, icon="i-confirm", then=[int(DISCARD)]),
    ]
