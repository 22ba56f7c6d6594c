"""The widgets of notebooks, without a browser: what they send to it, and what they make of what it sends."""

from __future__ import annotations

import random
import xml.etree.ElementTree as ET

import pytest

import sacbe
from sacbe.bots.random import RandomBot
from sacbe.core import fair


@pytest.fixture
def record() -> sacbe.Record:
    return sacbe.play(sacbe.game("trek12"), [RandomBot(1), RandomBot(2)], seed=3)


def test_a_record_is_stepped_through(record: sacbe.Record) -> None:
    shown = sacbe.widget(record)
    assert shown.last == len(record.actions)
    first = shown.svg
    shown.ply = shown.last
    assert shown.svg != first and ET.fromstring(shown.svg).tag.endswith("svg")
    assert "Archaeologist" in shown.told
    shown.ply = 10_000
    assert shown.ply == shown.last
    shown.ply = -5
    assert shown.ply == 0 and shown.svg == first


def test_a_spectator_of_a_record_is_shown_no_secrets(record: sacbe.Record) -> None:
    """While one has written and the other has not, what was written is neither drawn nor told."""
    shown, mine = sacbe.widget(record), sacbe.widget(record, seat=0)
    ply = next(i for i, (seat, code) in enumerate(record.actions, 1) if seat == 0 and "write" in record.game.text(code))
    shown.ply = mine.ply = ply
    s = list(record.positions())[ply]
    assert shown.svg == record.game.presenter.standalone(s.hide(sacbe.SPECTATOR), -1, "en", record.players)
    assert shown.told == "" and mine.svg != shown.svg


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_a_whole_game_is_played_by_clicks(slug: str) -> None:
    """By messages as the browser sends them; every board can be drawn, and every draw follows from the seed."""
    here, rng = sacbe.play_here(slug, "random", seed="5" * 64), random.Random(1)
    for _ in range(60 if slug != "trek12" else 10_000):
        if not here.state.actors():
            break
        assert here.prompt and not here.busy
        here._handle_custom_msg({"code": rng.choice(here.choices)["code"]}, [])
    assert fair.verify(here.record) == []
    assert here.log and ET.fromstring(here.svg).tag.endswith("svg")
    assert (slug != "trek12") or (here.state.winners() and not here.choices)


def test_what_is_not_legal_is_not_done() -> None:
    here = sacbe.play_here("trek12", "random", seed="5" * 64)
    before = here.state.dump()
    messages: list[object] = [{"code": 0}, {"code": "0"}, {"code": 10**9}, {}, [], "x", None]
    for message in messages:
        here._handle_custom_msg(message, [])
    assert here.state.dump() == before
    with pytest.raises(sacbe.IllegalAction):
        here.act("reveal")
    here.act("write sum A1")
    assert here.state.dump() != before and len(here.record.actions) > 3


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"slug": "chess"}, "no game 'chess'"),
        ({"bot": "nobody"}, "no bot 'nobody'"),
        ({"seat": 5}, "seat is one of 0..1"),
        ({"lang": "fr"}, "lang is one of ru, en"),
        ({"seats": 9}, "is for 1 to 6 seats"),
    ],
)
def test_wrong_wishes_say_what_would_be_right(wrong: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        sacbe.play_here(**({"slug": "trek12"} | wrong))  # type: ignore[arg-type]
