"""What is seen and heard in whole games of bots: every place and picture is there for whoever sees it, and no great
moment goes by unheard."""

from __future__ import annotations

from collections import Counter

import pytest

import sacbe
from sacbe.bots import make
from sacbe.core.chance import Rng, draw
from sacbe.core.present import LAYOUTS, Line
from sacbe.core.state import NATURE, NATURE_BIT, SPECTATOR, State
from sacbe.table.chronicle import may_know
from sacbe.testing.looks import NAMES, names_in, parsed, symbols

pytestmark = pytest.mark.compiled  # what is drawn and told is no engine: once is enough, where games are quick

SEATS = 3
GREAT = {
    "tikal": {"erupt", "lift", "count", "build"},
    "tzolkin": {"turn", "hail", "count", "take"},
    "eldorado": {"break", "take", "hail"},
    "tobago": {"flip", "lift", "take", "turn", "hail", "count"},
    "trek12": {"roll", "close", "take", "count"},
}
# A phone shows the part of the market that one may buy from.
NOT_ON_PHONES = {"eldorado": "market-"}


def places(slug: str, views: tuple[State, State], viewer: int, layout: str) -> set[str]:
    boards = "".join(sacbe.game(slug).presenter.board(view, viewer, "en", NAMES, layout) for view in views)
    return set(names_in(parsed(boards))) | {f"panel-{seat}" for seat in range(SEATS)}


def check(slug: str, line: Line, viewer: int, layout: str, drawn: set[str]) -> None:
    for effect in line.effects:
        at = (line.seat == viewer and effect.mine) or effect.at
        wanted = {*at, effect.to} - {""}
        left_out = NOT_ON_PHONES.get(slug, "-") if layout == "tall" else "-"
        assert {name for name in wanted if not name.startswith(left_out)} <= drawn, effect
        assert wanted and set(effect.icons) <= symbols(slug), effect


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_everything_felt_is_where_it_is_said_to_be(slug: str) -> None:
    game = sacbe.game(slug)
    s, rng, bots = game.start(SEATS, {}), Rng(5), [make("greedy", seed=seat) for seat in range(SEATS)]
    kinds: Counter[str] = Counter()
    while actors := s.actors():
        seat = NATURE if actors & NATURE_BIT else (actors & -actors).bit_length() - 1
        code = draw(s, rng) if seat == NATURE else bots[seat].choose(s.hide(seat), seat)
        before = s.copy()
        s.step(seat, code)
        for viewer in (SPECTATOR, 0):
            views = before.hide(viewer), s.hide(viewer)
            known = code if may_know(before.audience(seat, code), viewer) else None
            lines = game.presenter.story(views[0], seat, known, views[1], "en", NAMES)
            kinds.update(effect.kind for line in lines for effect in line.effects)
            for layout in LAYOUTS if any(line.effects for line in lines) else ():
                drawn = places(slug, views, viewer, layout)
                for line in lines:
                    check(slug, line, viewer, layout, drawn)
    assert GREAT[slug] <= set(kinds), kinds
