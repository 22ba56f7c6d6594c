"""True numbers: wherever a text promises a price, a gain, a loss or a chance, taking the action gives exactly that.

Kinds of messages with numbers, and how each is held against the engine:
- the cost of every choice (recruit, move, uncover, dig, exchange, camp, guard): action points after it;
- choice-takes, choice-ties, reason-move-lead, reason-move-temple: who holds the temple after it;
- choice-uncover, -dig, reason-uncover, reason-dig: the level, the treasures left, the odds of NATURE;
- choice-exchange-note, reason-exchange: the next tally of both; choice-guard-note: who leaves the game;
- choice-end-lost, choice-bid-note, reason-bid, prompt-pick; prompt-play-tally and the panels: the tally itself;
- refusals: need and have of action points, members, strength and bids; headline: the volcano to come.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from sacbe.core.compiled import is_compiled
from sacbe.core.present import LANGS, Choice
from sacbe.core.state import NATURE
from sacbe.games.tikal.actions import BID, CAMP, DIG, END_TURN, EXCHANGE, GUARD, PASS, RECRUIT, UNCOVER
from sacbe.games.tikal.data import TERRAIN, VOLCANO
from sacbe.games.tikal.score import controller, tally_now
from sacbe.games.tikal.state import BIDDING, FINAL_ACTIONS, SCORINGS, Tikal
from tests.tikal.positions import TIKAL, busy_walk

pytestmark = pytest.mark.compiled
SHOW = TIKAL.presenter
NAMES = ["Анна", "Борис", "Вера", "Глеб"]


@cache
def walked(seats: int, seed: int) -> list[Tikal]:
    """The positions of one game in which a player decides."""
    auction = seed % 2 == 1 or seats == 3
    return [s.copy() for s, seat, _ in busy_walk(seats, 700 + seed, auction=auction) if 0 <= seat < seats]


def looked_at(every: int) -> Iterator[Tikal]:
    for seats in (2, 3, 4):
        for seed in range(8 if is_compiled() else 1):
            yield from walked(seats, seed)[seed % every :: every]


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", text)]


def taken(s: Tikal, seat: int, choice: Choice) -> Tikal:
    t = s.copy()
    for code in (choice.code, *choice.then):
        t.apply(seat, code)
    return t


@pytest.mark.parametrize("lang", LANGS)
def test_every_choice_costs_and_brings_what_it_says(lang: str) -> None:
    rng = random.Random(1)
    kinds = set()
    for s in looked_at(11 if is_compiled() else 23):
        seat = int(s.active)
        choices = SHOW.choices(s, seat, lang)
        for choice in rng.sample(choices, min(len(choices), 12)):
            after = taken(s, seat, choice)
            kinds.add(TIKAL.actions.verb(choice.code))
            if choice.cost:
                assert s.ap - after.ap == int(choice.cost)
                assert int(choice.cost) == numbers(choice.label)[-1]
            _check(s, seat, choice, after, lang)
    assert len(kinds) >= (12 if is_compiled() else 6)


def _check(s: Tikal, seat: int, choice: Choice, after: Tikal, lang: str) -> None:
    code = choice.code
    if RECRUIT <= code < UNCOVER and choice.note and numbers(choice.note):
        (value,) = numbers(choice.note)
        changed = [c for c in range(40) if s.temples >> c & 1 and controller(s, c) != controller(after, c)]
        held = {int(controller(after, c)) for c in changed if s.level[c] == value}
        assert (seat if "вашей" in choice.note or "yours" in choice.note else -1) in held
    elif UNCOVER <= code < DIG:
        assert after.level[code - UNCOVER] == numbers(choice.label)[0]
    elif DIG <= code < EXCHANGE:
        assert numbers(choice.note) == [int(s.site[code - DIG])]
    elif EXCHANGE <= code < CAMP:
        other = (code - int(EXCHANGE)) // 8 % 4
        gains = [int(tally_now(after, who) - tally_now(s, who)) for who in (seat, other)]
        assert (numbers(choice.note) or [0, 0]) == gains
        assert (numbers(SHOW.reason(s, seat, code, lang)) or [0, 0]) == gains
    elif GUARD <= code < END_TURN:
        gone = int(after.removed[seat] - s.removed[seat])
        leader = after.leader[seat] == -2
        assert (numbers(choice.note) or [0]) == [gone]
        assert ("лидер" in choice.note or "leader" in choice.note) == leader
        assert numbers(SHOW.reason(s, seat, code, lang)) == [
            int(s.level[(code - GUARD) // 2]),
            int(SCORINGS) - int(s.scorings),
        ]
    elif code == END_TURN:
        assert (numbers(choice.note) or [0]) == [int(s.ap)]
    elif BID <= code < PASS:
        left = s.score(seat) - (code - int(BID) + 1)
        assert numbers(choice.note) == numbers(SHOW.reason(s, seat, code, lang)) == [left]
        if after.phase != BIDDING:
            assert after.score(seat) == left


@pytest.mark.parametrize("lang", LANGS)
def test_the_odds_of_a_dig(lang: str) -> None:
    asked = 0
    for s in looked_at(1 if is_compiled() else 4):
        seat = int(s.active)
        for code in s.legal(seat):
            if DIG <= code < EXCHANGE:
                after = s.copy()
                after.apply(seat, code)
                finds = after.legal(NATURE)
                first = TIKAL.actions.first["find"]
                good = sum(after.tickets(c) for c in finds if s.treasure[seat * 8 + c - first] > 0)
                percent = round(100 * good / sum(after.tickets(c) for c in finds))
                assert numbers(SHOW.reason(s, seat, code, lang)) == [percent]
                asked += 1
    assert asked


def test_panels_and_prompts_tell_the_tally() -> None:
    for s in looked_at(9):
        for seat in range(int(s.seats)):
            had_the_last = s.phase == FINAL_ACTIONS and seat not in [int(one) for one in s.queue]
            told = [] if had_the_last else [int(tally_now(s, seat))]
            assert numbers(SHOW.panel(s, seat, seat, "en", NAMES).score_note) == told
        if len(s.queue) > 0 and s.ap:
            seat = int(s.active)
            after = s.copy()
            after.apply(seat, int(END_TURN))
            gained = after.score(seat) - s.score(seat)
            assert f"+{gained}<" in SHOW.prompt(s, seat, "en", NAMES).detail


def test_the_headline_knows_of_every_volcano() -> None:
    """While one is on offer or in hand, or in the stack, the final scoring is not next."""
    told = set()
    for s in looked_at(3):
        line = SHOW.headline(s, "en", NAMES)[2]
        left = [tile for tile in range(36) if TERRAIN[tile] == VOLCANO and (int(s.stack) | int(s.display)) >> tile & 1]
        assert ("Next: the final scoring" in line) == (not left and len(s.queue) == 0)
        told.add(line.split(":")[0])
    assert len(told) > 2


@pytest.mark.parametrize("lang", LANGS)
def test_refusals_say_what_is_missing(lang: str) -> None:
    rng = random.Random(3)
    asked = set()
    for s in looked_at(7 if is_compiled() else 31):
        seat = int(s.active)
        for code in rng.sample(range(TIKAL.actions.size), 150):
            refused = s.why_not(seat, code)
            if refused is None or refused.reason not in ("E_NO_AP", "E_BID_LOW", "E_BID_CAP", "E_MEMBERS"):
                continue
            said = numbers(re.sub(r"\b[a-h]\d\b", "", SHOW.refusal(refused, lang)))
            facts = refused.facts
            asked.add(refused.reason)
            if refused.reason == "E_NO_AP":
                assert said == [facts["need"] - facts["have"], facts["need"], facts["have"]]
                assert facts["have"] == s.ap < facts["need"]
            elif refused.reason == "E_BID_LOW":
                assert said == [facts["bid"], s.bid + 1]
            elif refused.reason == "E_BID_CAP":
                assert said == [facts["bid"], s.score(seat)]
            else:
                assert said == [facts["need"], facts["have"]]
    assert asked
