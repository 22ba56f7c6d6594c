"""Numbers that people read, held against the engine, apart from choices.

- hints: the price of a space, the pot;
- prompts: corn and resources held, the surcharge of the next worker;
- refusals: how much corn, how many resources are wanting; the cheapest space of mercy; what trading back would undo;
- the lens and the stock: the bill of a Food Day and what the temples bring.
"""

from __future__ import annotations

import re

import pytest

from sacbe.core.present import LANGS
from sacbe.games.tzolkin.actions import ACTIONS
from sacbe.games.tzolkin.data import GOODS
from sacbe.games.tzolkin.rules.food import feed, reward_goods, reward_points
from sacbe.games.tzolkin.rules.goods import resources
from sacbe.games.tzolkin.show.lens import feeding, temple_income
from sacbe.games.tzolkin.show.words import words
from sacbe.games.tzolkin.state import PICKING, PLACING
from tests.tzolkin.play import at, do, load, refusal
from tests.tzolkin.told import after, decisions, gained, goods_of, goods_told
from tests.tzolkin.views import NAMES, SHOW

pytestmark = pytest.mark.compiled


# Hints and prompts


@pytest.mark.parametrize("lang", LANGS)
def test_hints_and_prompts_say_true_numbers(lang: str) -> None:
    for s, seat in decisions():
        corn = goods_of(s, seat)[0]
        prompt = SHOW.prompt(s, seat, lang, NAMES).detail
        for n in re.findall(r"(?:У вас|You have) (\d+)", prompt):
            assert int(n) == corn
        for n in re.findall(r"(?:Ресурсов|Resources): (\d+)", prompt):
            assert int(n) == resources(s, seat)
        for n in re.findall(r"дороже на (\d+)|costs (\d+) more", prompt):
            assert int(n[0] or n[1]) == s.placed
        for code in s.legal(seat):
            text = ACTIONS.text(code)
            said = SHOW.reason(s, seat, code, lang)
            if text == "place first_player":
                assert goods_told(said, lang)[0] == s.pot()
            elif text.startswith("place"):
                paid = -gained(s, after(s, seat, code), seat)[0]
                assert goods_told(said, lang)[0] == paid or said == words(lang)("prompt-mercy-detail")


# Refusals


def test_a_refusal_says_exactly_how_much_is_missing() -> None:
    """With what it names the action is no longer refused for that reason; with one less it still is."""
    seen = set()
    for s, seat in decisions():
        for code in range(ACTIONS.parse("place palenque-0"), ACTIONS.size):
            refused = s.why_not(seat, code)
            if refused is None or refused.reason not in ("E-CORN", "E-RES") or s.phase <= 7:
                continue
            missing, facts = refused.facts["missing"], refused.facts
            assert missing == facts["need"] - facts["have"] > 0
            seen.add(refused.reason)
            short = {GOODS.index(key): n for key, n in facts.items() if key in GOODS and n}
            if refused.reason == "E-CORN":
                short = {0: missing}
            elif not short:
                resource = facts.get("resource")
                short = {GOODS.index(resource) if resource else 1: missing}
            richer = s.copy()
            for good, n in short.items():
                richer.goods[seat * 5 + good] += n
            left = int(facts.get("saved", 0))
            good = max(short, key=lambda g: short[g])
            richer.goods[seat * 5 + good] -= left
            now = richer.why_not(seat, code)
            assert now is None or now.reason != refused.reason, (ACTIONS.text(code), refused, now)
            richer.goods[seat * 5 + good] -= 1
            now = richer.why_not(seat, code)
            assert now is not None and now.reason == refused.reason, (ACTIONS.text(code), refused, now)
    assert seen == {"E-CORN", "E-RES"}


def test_the_cheapest_space_of_mercy_is_what_is_asked_for() -> None:
    gears = {name: {"0": "neutral"} for name in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")}
    gears["uxmal"]["1"] = "neutral"
    bottom = {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    s = load(players=[{"temples": bottom}, {}], gears=gears, fps=1)
    found = refusal(s, "place uxmal-2")
    assert found is not None and (found.reason, found.facts["cost"]) == ("E-MERCY", 1)
    assert {text[-1] for text in map(ACTIONS.text, s.legal(0))} == {"1"}


def test_trading_back_would_only_undo_the_deal() -> None:
    for first, back in (("sell wood", "buy wood"), ("buy stone", "sell stone")):
        s = do(at("uxmal-2", {"corn": 9, "wood": 1}), "act uxmal-2")
        held = goods_of(s, 0)
        do(s, first)
        found = refusal(s, back)
        assert found is not None and (found.rule, found.reason) == ("T-3.31", "E-TRADE-BACK")
        again = s.copy()
        again.traded = 0
        assert goods_of(after(again, 0, ACTIONS.parse(back)), 0) == held


# Food


def test_the_bill_and_the_temples_pay_what_the_lens_says() -> None:
    for s, _ in decisions():
        if s.phase not in (PLACING, PICKING):
            continue
        fed = s.copy()
        feed(fed)
        for seat in range(int(s.seats)):
            bill = feeding(s, seat)
            eaten = goods_of(s, seat)[0] - goods_of(fed, seat)[0]
            lost = int(s.points(seat) - fed.points(seat))
            assert (bill.have, bill.lost) == (goods_of(s, seat)[0], lost)
            assert eaten == bill.need if not bill.unfed else eaten < bill.need
            paid = s.copy()
            (reward_points if s.food % 2 else reward_goods)(paid)
            income = temple_income(s, seat)
            assert income.points == int(paid.points(seat) - s.points(seat))
            assert [income.goods.get(good, 0) for good in range(5)] == gained(s, paid, seat)
