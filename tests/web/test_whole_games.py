"""Whole games over the socket, by nothing but what a page is sent."""

from __future__ import annotations

import random

import pytest

from sacbe.core.present import LANGS
from tests.table.played import PLAYED
from tests.web.server import Guest

LONG = ("eldorado", "tobago")  # random games of these take a thousand moves and more: a part of one must do
PART = 120  # messages: a client that says more in as short a time is shown the door


@pytest.mark.engine
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("slug", PLAYED)
async def test_a_whole_game_by_what_the_page_is_shown(ann: Guest, slug: str, lang: str) -> None:
    """Every choice can be made on the page, every view is complete, and the end explains itself."""
    rng = random.Random(4)
    table = await ann.table(slug, "me", "bot")
    async with ann.socket(table, view="page", lang=lang, layout=rng.choice(["wide", "tall"])) as socket:
        view = await socket.until("view")
        done = 0
        while not view["over"]:
            done += 1
            if slug in LONG and done == PART:
                return
            for choice in view["actions"]:
                assert choice["label"]
                assert choice["clicks"] or choice["button"]
                for path in choice["clicks"]:
                    assert path
            if view["can"]["confirm"]:
                await socket.send(t="commit", ply=view["ply"], step=view["step"])
            elif view["actions"]:
                await socket.act(rng.choice(view["actions"])["code"], commit=False)
            view = await socket.until("view")
            assert view["svg"].startswith("<svg")
            assert view["prompt"]["title"]
            assert len(view["panels"]) == 2
        result = view["result"]
        assert result["verified"]
        assert {tally["seat"] for tally in result["tallies"]} == {0, 1}
        for tally in result["tallies"]:
            assert sum(part["value"] for part in tally["parts"]) == tally["total"]
        assert set(result["winners"]) <= {0, 1}
        await socket.send(t="replay", ply=view["last"] // 2)
        assert (await socket.until("view", live=False))["svg"] != view["svg"]
