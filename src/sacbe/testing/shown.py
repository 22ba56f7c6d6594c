"""What every game shows and tells at a table: boards to click, words for every action, results, rules."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import ClassVar

import pytest

import sacbe
from sacbe.core.chance import Rng
from sacbe.core.present import LANGS, LAYOUTS
from sacbe.core.state import NATURE, SPECTATOR, State
from sacbe.testing.asked import Asked
from sacbe.testing.looks import NAMES, USUAL, Looks, check_view, names_in, parsed
from sacbe.testing.texts import messages
from sacbe.testing.walks import Setting, some_positions, walk

SVG = "{http://www.w3.org/2000/svg}"


def views(table: Setting, count: int) -> Iterator[tuple[State, int]]:
    """So many positions of a random game, each as a spectator and two of the players see it."""
    for number, s in enumerate(some_positions(table, 7, count)):
        for viewer in {SPECTATOR, number % table.seats, (s.actors() & -s.actors()).bit_length() - 1}:
            if viewer < table.seats:
                yield s.hide(viewer), viewer


def last_position(table: Setting) -> State:
    *_, last = some_positions(table, 7, 2)
    return last


def home(slug: str) -> Path:
    """The folder of a game."""
    return sacbe.game(slug).presenter.art.parents[1]


class ShowContract(Asked):
    """Asked of games that have a presenter. `looks`: by slug, what it may do that most must not; `far`: games in which
    a click may mean several steps; `reasons`: by slug, how many different refusals a random game meets at least."""

    looks: ClassVar[Mapping[str, Looks]] = {}
    far: ClassVar[tuple[str, ...]] = ()
    reasons: ClassVar[Mapping[str, int]] = {}

    @pytest.mark.parametrize("layout", LAYOUTS)
    def test_every_view_is_sound_and_clickable(self, table: Setting, layout: str) -> None:
        looks = self.looks.get(table.slug, USUAL)
        far = sum(check_view(table, s, viewer, layout, "ru", looks) for s, viewer in views(table, 40))
        assert (far > 10) == (table.slug in self.far)

    @pytest.mark.parametrize("layout", LAYOUTS)
    def test_the_end_is_drawn_too(self, table: Setting, layout: str) -> None:
        s, show = last_position(table), table.game.presenter
        assert not s.actors() and not show.choices(s, 0, "ru")
        found = names_in(parsed(show.board(s, 0, "ru", NAMES, layout)))
        assert max(found.values(), default=1) == 1

    @pytest.mark.parametrize("layout", LAYOUTS)
    def test_a_standalone_picture_needs_nothing_else(self, table: Setting, layout: str) -> None:
        for s, viewer in views(table, 4):
            picture = table.game.board(s, viewer, lang="en", layout=layout)
            root = ET.fromstring(picture)
            used = {element.get("href", "")[1:] for element in root.iter(f"{SVG}use")}
            assert used <= set(names_in(root))
            assert {element.get("id") for element in root.iter(f"{SVG}symbol")} <= used, "nothing that is not used"
            kinds = {kind for element in root.iter() for kind in element.get("class", "").split()}
            assert "var(" not in picture and not kinds & {"lens", "preview"}

    @pytest.mark.parametrize("lang", LANGS)
    def test_every_legal_action_has_words_and_a_reason(self, table: Setting, lang: str) -> None:
        game, show = table.game, table.game.presenter
        for s, viewer in views(table, 40):
            choices = show.choices(s, viewer, lang)
            single = [choice for choice in choices if not choice.then]
            assert [choice.code for choice in single] == s.legal(viewer)
            assert [choice.text for choice in single] == [game.text(choice.code) for choice in single]
            assert all(choice.label[0] == choice.label[0].upper() for choice in choices)
            own = [(c.label, c.note) for c in single if not c.text.startswith(self.looks.get(table.slug, USUAL).twins)]
            assert len(set(own)) == len(own), {words for words in own if own.count(words) > 1}
            for choice in choices[:: max(1, len(choices) // 4)]:
                assert show.reason(s, viewer, choice.code, lang)
            prompt = show.prompt(s, viewer, lang, NAMES)
            assert prompt.title and prompt.detail
            headline = show.headline(s, lang, NAMES)
            assert len(headline) == 3 or (headline and not s.actors())

    @pytest.mark.parametrize("lang", LANGS)
    def test_a_position_is_told_in_words(self, table: Setting, lang: str) -> None:
        """To whoever sees no board, and from nothing that the seat may not know."""
        for s, viewer in views(table, 6):
            told = table.game.describe(s, viewer, lang, NAMES[: table.seats])
            assert all(name in told for name in NAMES[: table.seats])
            assert "{" not in told and len(told.splitlines()) > table.seats
            assert table.game.describe(s.guess(Rng(1)), viewer, lang, NAMES[: table.seats]) == told

    def test_a_draft_can_always_be_confirmed_by_name(self, table: Setting) -> None:
        """After any own action that ends the seat's say, the prompt has a word for the Confirm button."""
        asked, last = 0, (NATURE, -1)
        for s, seat, code in walk(table, 31):
            if last[0] != NATURE and not s.actors() >> last[0] & 1:
                view = s.hide(last[0])
                assert table.game.presenter.prompt(view, last[0], "ru", NAMES).confirm, table.game.text(last[1])
                asked += 1
            last = seat, code
        assert asked > 10

    def test_the_tally_adds_up_and_is_in_order_of_rank(self, table: Setting) -> None:
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

    def test_both_languages_have_the_same_messages_with_the_same_variables(self, slug: str) -> None:
        assert messages(home(slug), "ru") == messages(home(slug), "en")

    @pytest.mark.parametrize("lang", LANGS)
    def test_titles_and_options_have_labels(self, slug: str, lang: str) -> None:
        game = sacbe.game(slug)
        show = game.presenter
        assert show.title(lang) and show.blurb(lang) and show.minutes() > 0
        for name, option in game.options.items():
            labels = [show.choice_label(name, value, lang) for value in option.choices]
            assert show.option_label(name, lang) and len(set(labels)) == len(labels)

    def test_every_refusal_has_a_text_and_a_rule(self, slug: str) -> None:
        game = sacbe.game(slug)
        show = game.presenter
        rules = {lang: {rule.number for rule in show.rules(lang)} for lang in LANGS}
        seen = set()
        seats = max(2, game.seats.start)
        for s in some_positions(Setting(slug, seats, game.complete({**game.fitting(seats), **game.bounded})), 61, 60):
            for seat in (0, 1):
                for code in range(-1, game.actions.size + 1, 1 + game.actions.size // 500):
                    refusal = s.hide(seat).why_not(seat, code)
                    if refusal is not None:
                        seen.add(refusal.reason)
                        for lang in LANGS:
                            assert show.refusal(refusal, lang)
                            assert refusal.rule in rules[lang], refusal
        assert len(seen) >= self.reasons.get(slug, 2), seen
