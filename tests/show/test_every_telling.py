"""What every game says: a label and a reason for every action, prompts, headlines, results."""

from __future__ import annotations

import math

import pytest

from sacbe.core.present import LANGS
from sacbe.core.state import NATURE
from tests.contract.walks import Setting, walk
from tests.show.checks import NAMES
from tests.show.tables import every_table, last_position, views

pytestmark = pytest.mark.compiled  # what is drawn and told is no engine: once is enough, where games are quick

# Actions on things that look alike, so that their words may be the same: tiles on offer, small farms, hexes of one
# terrain, found bones.
TWINS = {"tikal": ("pick",), "tzolkin": ("build", "design"), "eldorado": ("step",), "trek12": ("keep",)}


@every_table
@pytest.mark.parametrize("lang", LANGS)
def test_every_legal_action_has_words_and_a_reason(table: Setting, lang: str) -> None:
    game, show = table.game, table.game.presenter
    for s, viewer in views(table, 40):
        choices = show.choices(s, viewer, lang)
        single = [choice for choice in choices if not choice.then]
        assert [choice.code for choice in single] == s.legal(viewer)
        assert [choice.text for choice in single] == [game.text(choice.code) for choice in single]
        assert all(choice.label[0] == choice.label[0].upper() for choice in choices)
        own = [(c.label, c.note) for c in single if not c.text.startswith(TWINS.get(table.slug, ("-",)))]
        assert len(set(own)) == len(own), {words for words in own if own.count(words) > 1}
        for choice in choices[:: max(1, len(choices) // 4)]:
            assert show.reason(s, viewer, choice.code, lang)
        prompt = show.prompt(s, viewer, lang, NAMES)
        assert prompt.title and prompt.detail
        headline = show.headline(s, lang, NAMES)
        assert len(headline) == 3 or (headline and not s.actors())


@every_table
def test_a_draft_can_always_be_confirmed_by_name(table: Setting) -> None:
    """After any own action that ends the seat's say, the prompt has a word for the Confirm button."""
    asked, last = 0, (NATURE, -1)
    for s, seat, code in walk(table, 31):
        if last[0] != NATURE and not s.actors() >> last[0] & 1:
            view = s.hide(last[0])
            assert table.game.presenter.prompt(view, last[0], "ru", NAMES).confirm, table.game.text(last[1])
            asked += 1
        last = seat, code
    assert asked > 10


@every_table
def test_the_tally_adds_up_and_is_in_order_of_rank(table: Setting) -> None:
    s, show = last_position(table), table.game.presenter
    tallies = show.tally(s, "ru")
    assert sorted(tally.seat for tally in tallies if not tally.name) == list(range(table.seats))
    totals = [tally.total for tally in tallies]
    assert totals == sorted(totals, reverse=True)
    for tally in tallies:
        assert sum(part.value for part in tally.parts) == tally.total
        assert math.floor(tally.total) == s.score(tally.seat)
        assert [part.source for part in tally.parts] == [part.source for part in tallies[0].parts]
    assert s.winners() >> tallies[0].seat & 1 or table.seats == 1
    for seat in range(table.seats):
        assert bool(show.panel(s, seat, -1, "ru", NAMES).status) == bool(s.winners() >> seat & 1)
