"""A second reading of Tobago's rules, slow and plain, against which the engine's is held position by position."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

import sacbe
from sacbe import NATURE, State
from sacbe.games.tobago.data import COLOURS, EDITION
from tests.tobago.referee_after import after
from tests.tobago.referee_knowledge import check_knowledge
from tests.tobago.referee_legal import dead, legal, who_acts
from tests.tobago.referee_positions import positions
from tests.tobago.referee_sharing import drawers
from tests.tobago.referee_table import Table, read, value

__all__ = ["check", "positions"]

GAME = sacbe.game("tobago")
TRIED = 2  # so many actions of every verb are taken and looked at


def check(s: State) -> list[str]:
    """Every point on which the rulebook, as read here, and the engine disagree at this position; nothing if none."""
    d = s.dump()
    if d["edition"] != EDITION:
        return []  # tables that were begun by other rules are finished by them
    t = read(d)
    wrong = [*_standing(t, d), *_points(s, t), *_choices(s, t)]
    if wrong:
        return wrong  # what follows from it would only say it again
    rng = random.Random(repr(t))  # the same actions and viewer whenever this position is looked at
    return [*_doings(s, t, rng), *check_knowledge(s, d, t, rng)]


def _standing(t: Table, d: dict[str, Any]) -> list[str]:
    """What the dump itself says of maps, draws and the end."""
    wrong = []
    for colour in COLOURS if len(t.landmarks) == 10 else ():
        if t.maps[colour].clues and d["maps"][colour]["sites"] != len(t.possible(colour)):
            wrong.append(
                f"T-1.15 {colour}: {d['maps'][colour]['sites']} sites, not {len(t.possible(colour))}: {t.maps[colour]}"
            )
    if t.phase == "look":
        assert t.sharing is not None
        looker = drawers(t)[len(t.sharing.hoard)]
        if d["sharing"]["looker"] != looker:
            wrong.append(f"R-15 seat {d['sharing']['looker']} draws for the hoard, not {looker}")
    if t.phase == "turn" and dead(t):
        wrong.append("T-5.4 nothing can happen any more, but the game goes on")
    return wrong


def _points(s: State, t: Table) -> list[str]:
    """T-5.2, T-5.3 Coins, and all who have most of them win."""
    coins = [sum(int(card) for card in cards) for cards in t.treasures]
    wrong = [f"T-5.2 seat {k}: {s.score(k)} points, not {n}" for k, n in enumerate(coins) if s.score(k) != n]
    best = sum(1 << seat for seat, n in enumerate(coins) if n == max(coins)) if t.phase == "over" else 0
    if s.winners() != best:
        wrong.append(f"T-5.3 winners {s.winners():b}, not {best:b}, with coins {coins}")
    return wrong


def _choices(s: State, t: Table) -> list[str]:
    """T-3.5, T-3.7 Who acts, what is legal, how likely it is."""
    actor = who_acts(t)
    actors = 0 if actor is None else 1 << actor
    if s.actors() != actors:
        return [f"{t.phase}: actors {s.actors():b}, not {actors:b}"]
    if actor is None:
        return []
    codes = s.legal(actor)
    engine = {_by_value(GAME.text(code)): s.tickets(code) if actor == NATURE else 1 for code in codes}
    ours = legal(t)
    wrong = []
    if len(engine) != len(codes):
        wrong.append(f"T-7.2 {t.phase}: equal cards are told apart: {[GAME.text(code) for code in codes]}")
    if missing := sorted(set(ours) - set(engine)):
        wrong.append(f"{t.phase}: refused though legal: {', '.join(missing)} ({_facts(t)})")
    if beyond := sorted(set(engine) - set(ours)):
        wrong.append(f"{t.phase}: legal though it should be refused: {', '.join(beyond)} ({_facts(t)})")
    if not wrong and not _same_odds(engine, ours):
        wrong.append(f"T-8 {t.phase}: tickets {engine}, not as {ours}")
    return wrong


def _by_value(text: str) -> str:
    """An action with a treasure card, by what is on the card."""
    verb, *words = text.split()
    return f"{verb} {value(words[0])}" if verb in ("look", "extra", "turn-up") else text


def _same_odds(a: dict[str, int], b: dict[str, int]) -> bool:
    return all(a[text] * sum(b.values()) == b[text] * sum(a.values()) for text in b)


def _facts(t: Table) -> str:
    return f"turn {t.turn}, main {t.main}, {t.legs} legs, amulets {t.amulets}, roses {t.roses}, vehicles {t.vehicles}"


def _doings(s: State, t: Table, rng: random.Random) -> list[str]:
    """What actions lead to: some of every verb."""
    actor = who_acts(t)
    if actor is None:
        return []
    by_verb: dict[str, list[int]] = {}
    for code in s.legal(actor):
        by_verb.setdefault(GAME.text(code).split()[0], []).append(code)
    wrong = []
    for codes in by_verb.values():
        for code in rng.sample(codes, min(TRIED, len(codes))):
            text = _by_value(GAME.text(code))
            if s.why_not(actor, code) is not None:
                wrong.append(f"{text} is listed as legal, but refused ({_facts(t)})")
                continue
            then = s.copy()
            then.apply(actor, code)
            wrong += [f"after {text}: {line} ({_facts(t)})" for line in _differences(read(then.dump()), after(t, text))]
    return wrong


def _differences(engine: Table, ours: Table) -> list[str]:
    """Where two tables differ. After the end only cards and amulets count."""
    out = []
    for one in fields(Table):
        if one.name not in _without_meaning(ours) and getattr(engine, one.name) != getattr(ours, one.name):
            out.append(f"{one.name} {getattr(engine, one.name)}, not {getattr(ours, one.name)}")
    return out


def _without_meaning(t: Table) -> tuple[str, ...]:
    turn = ("main", "legs", "start_hex", "right", "idle")
    if t.phase == "over":
        piles = ("clue_deck", "clue_discard", "dealing", "deck", "safe", "discard", "removed", "sharing")
        return (*turn, "turn", *piles)
    if t.phase in ("first", "landmark", "face"):
        return (*turn, "turn")
    if t.phase in ("vehicle", "turn-clue", "put") or (t.dealing is not None and t.dealing[2] == "setup"):
        return turn
    return ()
