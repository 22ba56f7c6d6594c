"""What the coach says is so, in both languages, short enough for a phone; and what it lights is on the board."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import sacbe
from sacbe.bots import make
from sacbe.core.game import Game
from sacbe.core.present import LANGS, LAYOUTS, Tip
from sacbe.core.state import NATURE_BIT, State
from sacbe.testing.looks import NAMES, names_in, parsed
from sacbe.testing.texts import messages
from tests.coach.told import Claim, Told

every_game = pytest.mark.parametrize("slug", sacbe.SLUGS)
LEAST, MOST = 2, 40  # games: on, until every kind of tip has come up
CHECKED = 30  # tips of each kind
DRAWN = 6  # of them, whose lights are looked for on the boards
LONGEST = 118  # letters: three lines in the place of a phone's strip


def decisions(slug: str, number: int) -> Iterator[tuple[State, int]]:
    """All that is seen by those who decide in a game. Sensible players and aimless ones do different things."""
    game = sacbe.game(slug)
    bot, seats = ("quick", "random")[number % 2], 2 + (number + 1) % 3
    variants: tuple[dict[str, Any], ...] = getattr(import_module(f"tests.coach.claims_{slug}"), "VARIANTS", ({},))
    options = {**game.bounded, **variants[number // 2 % len(variants)]}
    record = sacbe.play(game, [make(bot, number + k) for k in range(seats)], number, options)
    s = record.begin()
    for seat, code in record.actions:
        actors = s.actors()
        if not actors & NATURE_BIT:
            for other in range(seats):
                if actors >> other & 1:
                    yield s.hide(other), other
        s.step(seat, code)


def told(game: Game, s: State, seat: int, tip: Tip) -> Told:
    codes = [game.text(code) for code in tip.codes]
    return Told(s.dump(), seat, tip.facts, list(tip.lights), codes, [game.text(code) for code in s.legal(seat)])


def check_words(game: Game, tip: Tip) -> dict[str, str]:
    texts = {lang: game.presenter.coached(tip, lang, NAMES) for lang in LANGS}
    for text in texts.values():
        assert not set("{}$") & set(text) and text == text.strip() and "  " not in text, text
        assert len(text) <= LONGEST, f"{len(text)} letters: {text}"
    assert texts["ru"] != texts["en"]
    return texts


@every_game
def test_everything_told_is_so_and_every_kind_is_told(slug: str) -> None:
    """Each kind has a check of its own, which reads the written position and shares nothing with what made the tip."""
    game = sacbe.game(slug)
    claims: dict[str, Claim] = import_module(f"tests.coach.claims_{slug}").CLAIMS
    rules = {rule.number for rule in game.presenter.rules("en")}
    given: Counter[str] = Counter()
    for number in range(MOST):
        if number >= LEAST and set(given) == set(claims):
            break
        for s, seat in decisions(slug, number):
            tips = game.presenter.coach(s, seat)
            assert len({tip.kind for tip in tips}) == len(tips), "one tip of a kind"
            for tip in tips:
                given[tip.kind] += 1
                if given[tip.kind] > CHECKED:
                    continue
                assert claims[tip.kind](told(game, s, seat, tip)), (tip, seat, s.dump())
                assert tip.lights and tip.rule in rules
                check_codes(game, s, seat, tip)
                check_words(game, tip)
                if given[tip.kind] <= DRAWN:
                    check_lights(game, s, seat, tip)
    assert set(given) == set(claims), set(claims) ^ set(given)
    assert 6 <= len(claims) <= 10
    keys = {key for key in messages(game.presenter.art.parents[1], "ru") if key.startswith("coach-")}
    assert keys == {f"coach-{kind}" for kind in claims}


def check_codes(game: Game, s: State, seat: int, tip: Tip) -> None:
    """What shows that it is understood can be done: at once, or as a part of what is offered."""
    if not set(tip.codes) <= set(s.legal(seat)):
        offered = game.presenter.choices(s, seat, "en")
        assert set(tip.codes) <= {code for choice in offered for code in (choice.code, *choice.then)}, tip


def check_lights(game: Game, s: State, seat: int, tip: Tip) -> None:
    for layout in LAYOUTS:
        drawn = names_in(parsed(game.presenter.board(s, seat, "en", NAMES, layout)))
        assert set(tip.lights) <= set(drawn), (tip, layout, set(tip.lights) - set(drawn))


@every_game
def test_a_coach_knows_what_its_seat_knows(slug: str) -> None:
    """Given the seat's own view and given a guess of all that view hides, it says the same."""
    show, rng = sacbe.game(slug).presenter, random.Random(3)
    compared = 0
    for s, seat in decisions(slug, 0):
        tips = show.coach(s, seat)
        if tips and rng.random() < 0.1:
            assert show.coach(s.guess(rng).hide(seat), seat) == tips
            compared += 1
    assert compared
