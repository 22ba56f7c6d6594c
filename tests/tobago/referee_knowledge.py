"""T-7 Who knows what: worlds a viewer cannot tell apart look the same to him, and what he guesses is such a world."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from typing import Any

import sacbe
from sacbe import NATURE, SPECTATOR, State
from sacbe.games.tobago.data import CARDS_OF_COINS, CLUES, COINS
from tests.tobago.referee_sharing import drawers
from tests.tobago.referee_table import CURSE, Table, read, value, values

GAME = sacbe.game("tobago")


def check_knowledge(s: State, d: dict[str, Any], t: Table, rng: random.Random) -> list[str]:
    """For one viewer, who is somebody else at every position."""
    viewer = rng.choice([*range(t.seats), SPECTATOR])
    view = s.hide(viewer).dump()
    wrong = [*_whispers(s, t), *_hidden_hands(view, d, viewer), *_hidden_hoard(view, d, viewer)]
    for other in (_clues_dealt_otherwise(d, viewer, rng), _another_hoard(d, viewer, rng)):
        if other is not None:
            wrong += _looks_otherwise(other, d, viewer, view)
    return [*wrong, *_guessed(s, viewer, view, rng)]


def _looks_otherwise(other: dict[str, Any], d: dict[str, Any], viewer: int, view: dict[str, Any]) -> list[str]:
    try:
        seen = GAME.load(other).hide(viewer).dump()
    except ValueError as refused:
        return [f"a world that seat {viewer} must think possible is refused: {_difference(other, d)}; {refused}"]
    if seen == view:
        return []
    return [f"T-7 seat {viewer} sees the difference: {_difference(other, d)}; {_difference(seen, view)}"]


def _whispers(s: State, t: Table) -> list[str]:
    """Who is told which card is drawn."""
    if t.phase == "deal":
        assert t.dealing is not None
        told = 1 << t.dealing[0]
    elif t.phase == "look":
        assert t.sharing is not None
        told = 1 << drawers(t)[len(t.sharing.hoard)]
    elif t.phase == "extra":
        told = 0
    else:
        return []
    code = s.legal(NATURE)[0]
    audience = s.audience(NATURE, code)
    return [f"T-7 {GAME.text(code)} is told to {audience:b}, not to {told:b}"] if audience != told else []


def _hidden_hands(view: dict[str, Any], d: dict[str, Any], viewer: int) -> list[str]:
    wrong = []
    for seat, (shown, true) in enumerate(zip(view["players"], d["players"], strict=True)):
        hidden = [f"+{len(true['hand'])}"] if true["hand"] else []
        if shown["hand"] != (true["hand"] if seat == viewer else hidden):
            wrong.append(f"T-7 seat {viewer} sees {shown['hand']} of the hand of seat {seat}: {true['hand']}")
    return wrong


def _surely_there(d: dict[str, Any], viewer: int) -> Counter[str]:
    """T-7.2 What the viewer knows to lie in the hoard still: what he drew and no card turned up can have been."""
    drawn = Counter(values(d["players"][viewer]["seen"] if viewer >= 0 else []))
    return drawn - Counter(value(card) for card, _ in d["sharing"]["shown"])


def _hidden_hoard(view: dict[str, Any], d: dict[str, Any], viewer: int) -> list[str]:
    if not d["sharing"]:
        return []
    sure = _surely_there(d, viewer)
    hidden = len(d["sharing"]["hoard"]) - sum(sure.values())
    seen = view["sharing"]["hoard"]
    ours = Counter({**sure, **({f"+{hidden}": 1} if hidden else {})})
    theirs = Counter(card if str(card).startswith("+") else value(card) for card in seen)
    return [] if ours == theirs else [f"T-7.2 seat {viewer} sees {seen} of the hoard, not {dict(ours)}"]


# Other worlds that look the same


def _clues_dealt_otherwise(d: dict[str, Any], viewer: int, rng: random.Random) -> dict[str, Any] | None:
    """Clue cards the viewer has not seen lie elsewhere. Only if the deck was never renewed."""
    d = deepcopy(d)
    others = [player for seat, player in enumerate(d["players"]) if seat != viewer]
    if d["clues"]["shuffled"] or any(player["shuffled"] or any(player["kept"]) for player in d["players"]):
        return None
    piles = [d["clues"]["deck"], *(player["hand"] for player in others), *(player["exchanged"] for player in others)]
    unseen = [card for one in piles for card in one]
    rng.shuffle(unseen)
    for one in piles:
        one[:] = sorted(unseen[: len(one)], key=CLUES.index)
        del unseen[: len(one)]
    return d


def _another_hoard(d: dict[str, Any], viewer: int, rng: random.Random) -> dict[str, Any] | None:
    """A card of the hoard that the viewer need not have drawn changes places with one of the deck."""
    if not d["sharing"]:
        return None
    d = deepcopy(d)
    hoard, deck = d["sharing"]["hoard"], d["treasure"]["deck"]
    unsure = [card for card, n in (Counter(hoard) - _as_cards(_surely_there(d, viewer))).items() if card != CURSE and n]
    gold = [card for card in deck if card != CURSE]
    if not unsure or not gold:
        return None
    out, back = rng.choice(unsure), rng.choice(gold)
    hoard[hoard.index(out)], deck[deck.index(back)] = back, out
    for seat, player in enumerate(d["players"]):
        if seat != viewer and out in player["seen"]:
            player["seen"][player["seen"].index(out)] = back  # it was he who drew it
            break
    return d


def _as_cards(sure: Counter[str]) -> Counter[str | int]:
    return Counter({CURSE if card == CURSE else int(card): n for card, n in sure.items()})


def _difference(a: Any, b: Any) -> str:
    if isinstance(a, dict) and isinstance(b, dict):
        for key in a:
            if a[key] != b.get(key):
                return f"{key} > {_difference(a[key], b.get(key))}"
    return f"{a} / {b}"


# Guesses


def _guessed(s: State, viewer: int, view: dict[str, Any], rng: random.Random) -> list[str]:
    guess = s.hide(viewer).guess(rng)
    g = guess.dump()
    wrong = []
    if guess.hide(viewer).dump() != view:
        wrong.append(f"T-7 a guess of seat {viewer} looks otherwise: {_difference(guess.hide(viewer).dump(), view)}")
    wrong += [f"T-7 a guess of seat {viewer}: {line}" for line in [*_cards_missing(read(g)), *_draws(g)]]
    if viewer >= 0 and guess.legal(viewer) != s.legal(viewer):
        wrong.append(f"T-7 seat {viewer} does not know what it may do")
    return wrong


def _draws(g: dict[str, Any]) -> list[str]:
    """T-4.5.1 What the seats drew is what lies in the hoard or was turned up, but for the extra card."""
    if not g["sharing"]:
        return []
    wrong = []
    for seat, player in enumerate(g["players"]):
        if len(player["seen"]) != player["looks"]:
            wrong.append(f"seat {seat} drew {player['looks']} cards and saw {player['seen']}")
    hoard = Counter(values([*g["sharing"]["hoard"], *(card for card, _ in g["sharing"]["shown"])]))
    drawn = Counter(card for player in g["players"] for card in values(player["seen"]))
    extra = g["phase"] in ("turn-up", "offer") and not g["sharing"]["last"]
    if drawn - hoard or (extra and sum(hoard.values()) != sum(drawn.values()) + 1):
        wrong.append(f"the hoard with all turned up is {dict(hoard)}, but {dict(drawn)} were drawn for it")
    return wrong


def _cards_missing(t: Table) -> list[str]:
    """Every card is somewhere, and once."""
    clues = [*t.clue_deck, *t.clue_discard, *(card for hand in t.hands for card in hand)]
    clues += [card for one in t.maps.values() for card, _, _ in one.clues] + ([t.first_clue] if t.first_clue else [])
    wrong = [] if sorted(clues) == sorted(CLUES) else [f"clue cards {sorted(clues)}"]
    cards = [*t.deck, *t.discard, *t.removed, *(card for owned in t.treasures for card in owned)]
    if t.sharing:
        cards += [*t.sharing.hoard, *([t.sharing.turned] if t.sharing.turned else [])]
    there = {str(coins): n for coins, n in zip(COINS, CARDS_OF_COINS, strict=True)}
    there[CURSE] = t.options["curse_cards"]
    if Counter(cards) != there:
        wrong.append(f"treasure cards {dict(Counter(cards))}, not {there}")
    return wrong
