"""The drawn board of every game: well-formed, lean, clickable where something is legal, named and lit."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.testing.looks import NAMES, symbols
from sacbe.testing.shown import views
from sacbe.testing.walks import Setting

pytestmark = pytest.mark.compiled  # what is drawn and told is no engine: once is enough, where games are quick


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_lenses_are_named_and_drawn(slug: str) -> None:
    game = sacbe.game(slug)
    show, table = game.presenter, Setting(slug, 2, game.complete(game.bounded))
    lenses = show.lenses(game.start(2, game.complete(game.bounded)), "ru")
    assert lenses and all(lens.label and lens.icon in symbols(slug) for lens in lenses)
    missing = {f"class='lens lens-{lens.id}'" for lens in lenses}
    for s, viewer in views(table, 200):  # some have their place only at a rare moment
        if not missing:
            break
        picture = show.board(s, viewer, "ru", NAMES)
        missing = {mark for mark in missing if mark not in picture}
    assert not missing
