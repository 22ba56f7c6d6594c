"""T-7 Who knows what: worlds a viewer cannot tell apart look the same to him, and what he guesses is such a world."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from typing import Any

import sacbe
from sacbe import EVERYBODY, NATURE, SPECTATOR, State
from sacbe.games.tobago.data import CARDS_OF_COINS, CLUES, COINS
from tests.tobago.referee_sharing import drawers
from tests.tobago.referee_table import CURSE, Table, read

GAME = sacbe.game("tobago")


def check_knowledge(s: State, d: dict[str, Any], t: Table, rng: random.Random) -> list[str]:
    """For one viewer, who is somebody else at every position."""
    viewer = rng.choice([*range(t.seats), SPECTATOR])
    view = s.hide(viewer).dump()
    wrong = [*_whispers(s, t), *_hidden_hands(view, d, viewer)]
    other = _dealt_otherwise(d, viewer, rng)
    if other is not None and GAME.load(other).hide(viewer).dump() != view:
        wrong.append(
            f"T-7 seat {viewer} sees where clue cards are that nobody showed him: {_first_difference(other, d)}"
        )
    return [*wrong, *_guessed(s, d, viewer, view, rng)]


def _whispers(s: State, t: Table) -> list[str]:
    """Who is told which card is drawn: the table is public (T-7)."""
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
    codes = s.legal(NATURE)
    return [
        f"T-7 {GAME.text(code)} is told to {s.audience(NATURE, code):b}, not to {told:b}"
        for code in codes[:1]
        if s.audience(NATURE, code) != told or told == EVERYBODY
    ]


def _hidden_hands(view: dict[str, Any], d: dict[str, Any], viewer: int) -> list[str]:
    wrong = []
    for seat, (shown, true) in enumerate(zip(view["players"], d["players"], strict=True)):
        hidden = [f"+{len(true['hand'])}"] if true["hand"] else []
        if shown["hand"] != (true["hand"] if seat == viewer else hidden):
            wrong.append(f"T-7 seat {viewer} sees {shown['hand']} of the hand of seat {seat}: {true['hand']}")
    return wrong


def _dealt_otherwise(d: dict[str, Any], viewer: int, rng: random.Random) -> dict[str, Any] | None:
    """Another world for this viewer: clue cards he has not seen lie elsewhere. Only if the deck was never renewed."""
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


def _first_difference(a: Any, b: Any) -> str:
    if isinstance(a, dict) and isinstance(b, dict):
        for key in a:
            if a[key] != b.get(key):
                return f"{key} > {_first_difference(a[key], b.get(key))}"
    return f"{a} / {b}"


# Guesses


def _guessed(s: State, d: dict[str, Any], viewer: int, view: dict[str, Any], rng: random.Random) -> list[str]:
    guess = s.hide(viewer).guess(rng)
    g = guess.dump()
    wrong = []
    if guess.hide(viewer).dump() != view:
        wrong.append(
            f"T-7 a guess of seat {viewer} looks otherwise: {_first_difference(guess.hide(viewer).dump(), view)}"
        )
    wrong += [f"T-7 a guess of seat {viewer}: {line}" for line in _cards_missing(read(g))]
    if viewer >= 0 and guess.legal(viewer) != s.legal(viewer):
        wrong.append(f"T-7 seat {viewer} does not know what it may do")
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
