"""The question at the foot of the page: what to do, what it costs, what is left."""

from __future__ import annotations

from sacbe.core.present import Prompt
from sacbe.core.state import NATURE_BIT
from sacbe.games.eldorado.actions import COINS, END_PLAY, KEEP, PLAY, STOP, USE
from sacbe.games.eldorado.data import HAND, PRICE, TOKENS
from sacbe.games.eldorado.rules.moving import is_native, power_of
from sacbe.games.eldorado.show.clicks import hand_ids, token_ids
from sacbe.games.eldorado.show.land import land_of
from sacbe.games.eldorado.show.reach import ways
from sacbe.games.eldorado.show.view import draws, kinds_of, purse, source_kind
from sacbe.games.eldorado.show.words import (
    automaton_name,
    card_effect,
    card_name,
    half,
    symbols_name,
    token_name,
    words,
)
from sacbe.games.eldorado.state import (
    AUTOMATA,
    BLOCKADES,
    BUYING,
    CAVES,
    CHOOSE_REMOVE,
    CHOOSE_REPLACE,
    CHOOSE_TAKE,
    DEAL,
    DISCARDING,
    DRAWING,
    FREE,
    LATE,
    NEXT,
    OVER,
    PAYING,
    ROUTE,
    TARGET,
    Race,
)


def prompt(s: Race, seat: int, lang: str, names: list[str]) -> Prompt:
    """The draft, if any, is already in the position."""
    if s.phase == OVER:
        return _over(s, lang, names)
    if s.actors() & NATURE_BIT:
        return _chance(s, seat, lang, names)
    if s.turn != seat:
        return _others(s, seat, lang, names)
    asked = {
        FREE: _free,
        TARGET: _target,
        PAYING: _paying,
        BUYING: _buying,
        CHOOSE_REMOVE: _remove,
        CHOOSE_TAKE: _take,
        CHOOSE_REPLACE: _replace,
        DISCARDING: _discard,
        LATE: _late,
    }
    return asked[s.phase](s, seat, lang)


def source_name(s: Race, lang: str) -> str:
    kind, token = source_kind(s)
    return card_name(kind, lang) if kind >= 0 else token_name(token, lang)


# When nobody is asked


def _over(s: Race, lang: str, names: list[str]) -> Prompt:
    t = words(lang)
    winners = [racer for racer in range(int(s.racers)) if s.winners() >> racer & 1]
    told = [names[racer] if racer < s.seats else automaton_name(racer, lang) for racer in winners]
    arrived = "yes" if any(s.arrived[racer] for racer in winners) else "no"
    return Prompt(t("prompt-over-title"), t("prompt-over", names=", ".join(told), arrived=arrived), t("confirm-end"))


def _chance(s: Race, seat: int, lang: str, names: list[str]) -> Prompt:
    """What will be turned up once the draft is confirmed."""
    t = words(lang)
    if s.phase in (ROUTE, BLOCKADES) or (s.phase == DRAWING and s.after == DEAL):
        return Prompt(t("prompt-setup-title"), t("prompt-setup"), t("confirm-turn"))
    if s.phase == AUTOMATA:
        return Prompt(t("prompt-automata-title"), t("prompt-automata"), t("confirm-automata"))
    whose = "me" if s.turn == seat else "other"
    name = names[s.turn]
    if s.phase == CAVES:
        n = bin(int(s.finds)).count("1")
        return Prompt(t("prompt-cave-title", who=whose, name=name), t("prompt-cave", n=n), t("confirm-cave"))
    n = int(s.to_draw)
    if s.after == NEXT:
        detail = t("prompt-end", n=n, kept=int(s.hand_size(s.drawer)))
        confirm = t("confirm-draw", n=n) if n else t("confirm-turn")
        return Prompt(t("prompt-end-title", who=whose, name=name), detail, confirm)
    return Prompt(t("prompt-draw-title", who=whose, name=name, n=n), t("prompt-draw"), t("confirm-draw", n=n))


def _others(s: Race, seat: int, lang: str, names: list[str]) -> Prompt:
    t = words(lang)
    name = names[s.turn]
    done = seat >= 0 and s.arrived[seat] > 0
    detail = t("prompt-others-arrived") if done else t("prompt-others", final="yes" if s.final else "no")
    return Prompt(t("prompt-others-title", name=name), detail, t("confirm-turn"))


# Phase 1


def _free(s: Race, seat: int, lang: str) -> Prompt:
    t = words(lang)
    if s.left > 0:
        title = t("prompt-moving-title", source=source_name(s, lang))
        detail = t("prompt-moving", symbols=symbols_name(int(s.symbol), int(s.left), lang))
        return Prompt(title, detail, chosen=_chosen(s, seat, lang), meter=(int(s.left), int(power_of(s.source))))
    told = {"can": _can(s, seat), "final": "yes" if s.final else "no"}
    keeps = "yes" if s.hand[seat] and not s.discard_all else "no"
    detail = t("prompt-free", **told, coins=half(purse(s, seat)), bought="yes" if s.bought else "no", keeps=keeps)
    extra = [t("note-pass-through")] if s.pass_through else []
    extra += [t("note-any-symbol")] if s.any_symbol else []
    first = "no" if s.played[seat] or s.bought else "yes"
    if first == "yes" and s.round == 1 and s.own_figure(seat, 1) >= 0:  # V-6.1 the tutorial leads only one
        extra.append(t("note-both-figures"))
    title = t("prompt-free-title", **told, first=first)
    return Prompt(title, " ".join([*extra, detail]), chosen=_chosen(s, seat, lang))


def _can(s: Race, seat: int) -> str:
    """What is left to do in phase 1: play something, only buy, or nothing. The first of the codes tells."""
    first = s.legal(seat)[0]
    if first == END_PLAY:
        return "end"
    return "buy" if STOP <= first < COINS else "play"


def _chosen(s: Race, seat: int, lang: str) -> dict[str, str]:
    """Once a card is tapped: where to? Once the upper rows are opened: what to buy?"""
    t = words(lang)
    asked = {"market": t("prompt-upper")}
    for source, each in ways(s, seat).items():
        if source >= 0:
            card = source < USE
            name = card_name(source - int(PLAY), lang) if card else token_name(source - int(USE), lang)
            ids = hand_ids(s, seat, source - int(PLAY)) if card else token_ids(s, seat, source - int(USE))
            asked |= dict.fromkeys(ids, t("prompt-where", source=name))
        for way in each:  # only two figures that could both go there leave this open
            asked.setdefault(way.target, t("prompt-which-figure"))
    return asked


def _target(s: Race, seat: int, lang: str) -> Prompt:
    t = words(lang)
    kind, token = source_kind(s)
    does = card_effect(kind, lang) if kind >= 0 else t(f"use-{TOKENS[token]}")
    power = 0 if is_native(s.source) else int(power_of(s.source))
    detail = t("prompt-target", effect=does)
    meter = (power, power) if power else None
    return Prompt(t("prompt-where", source=source_name(s, lang)), detail, meter=meter)


def _paying(s: Race, seat: int, lang: str) -> Prompt:
    t = words(lang)
    n = int(s.to_pay)
    if s.pay_hex < 0:
        return Prompt(t("prompt-pay-blockade-title", n=n), t("prompt-pay-blockade"))
    camp = land_of(s.route).cells[int(s.pay_hex)].terrain == "camp"
    if camp:
        return Prompt(t("prompt-pay-camp-title", n=n), t("prompt-pay-camp"))
    return Prompt(t("prompt-pay-rubble-title", n=n), t("prompt-pay-rubble"))


def _buying(s: Race, seat: int, lang: str) -> Prompt:
    t = words(lang)
    price = int(PRICE[s.buying])
    missing = 2 * price - int(s.paid)
    title = t("prompt-buy-title", card=card_name(int(s.buying), lang), n=price)
    effect = card_effect(int(s.buying), lang)
    if missing <= 0:
        return Prompt(title, t("prompt-buy-enough", effect=effect, paid=half(int(s.paid))))
    return Prompt(title, t("prompt-buy", effect=effect, paid=half(int(s.paid)), missing=half(missing)))


def _remove(s: Race, seat: int, lang: str) -> Prompt:
    t = words(lang)
    n = int(s.to_remove)
    return Prompt(t("prompt-remove-title", n=n), t("prompt-remove-must" if s.must_remove else "prompt-remove"))


def _take(s: Race, seat: int, lang: str) -> Prompt:
    return Prompt(words(lang)("prompt-take-title"), words(lang)("prompt-take"))


def _replace(s: Race, seat: int, lang: str) -> Prompt:
    t = words(lang)
    n = int(s.replaced)
    return Prompt(t("prompt-replace-title"), t("prompt-replace", n=n, most=min(int(HAND), n + int(s.hand_size(seat)))))


# Phases 2 and 3


def _discard(s: Race, seat: int, lang: str) -> Prompt:
    t = words(lang)
    kept = len(kinds_of(int(s.kept)))
    drawn = draws(s, seat, kept)
    if s.hand[seat] == 0 or s.discard_all:  # only a token could still be used
        return Prompt(t("prompt-tokens-title"), t("prompt-tokens", draws=drawn))
    detail = t("prompt-discard", kept=kept, draws=drawn)
    tokens = s.legal(seat)[0] < KEEP
    return Prompt(t("prompt-discard-title"), f"{t('note-hand-tokens')} {detail}" if tokens else detail)


def _late(s: Race, seat: int, lang: str) -> Prompt:
    return Prompt(words(lang)("prompt-late-title"), words(lang)("prompt-late"), words(lang)("confirm-turn"))
