"""What bots say is true, in both languages, the same for everybody and every time, and not too often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import sacbe
from sacbe.bots import make
from sacbe.core.game import Game
from sacbe.core.present import LANGS, Remark
from sacbe.core.state import NATURE, SPECTATOR, State
from sacbe.table import remarks as speaking
from sacbe.table.chronicle import Chronicle
from sacbe.table.history import History
from sacbe.table.remarks import Remarks
from sacbe.testing.looks import NAMES
from sacbe.testing.texts import messages
from tests.remarks.moment import Claim, Moment

every_game = pytest.mark.parametrize("slug", sacbe.SLUGS)
HASH = "ab" * 32
LEAST, MOST = 4, 40  # games: on, until every kind of remark has come up


@cache
def played(slug: str, bot: str, seats: int, seed: int) -> History:
    game = sacbe.game(slug)
    record = sacbe.play(game, [make(bot, seed + k) for k in range(seats)], seed, dict(game.bounded))
    return History(record.begin(), list(record.actions))


class Overheard:
    """A presenter at whose table everything that could be said comes by."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.heard: list[tuple[Moment, Remark]] = []

    def remarks(self, before: State, seat: int, codes: Sequence[int], after: State) -> list[Remark]:
        found = self.game.presenter.remarks(before, seat, codes, after)
        if found:
            done, dumps = [self.game.text(code) for code in codes], (before.dump(), after.dump())
            self.heard += [(Moment(*dumps, seat, done, remark.facts), remark) for remark in found]
        return found


def everything(slug: str, history: History, seats: int) -> list[tuple[Moment, Remark]]:
    """All that bots on all seats could say in a game, after every turn of theirs."""
    overheard = Overheard(sacbe.game(slug))
    table = cast(Game, SimpleNamespace(presenter=overheard))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(speaking, "PAUSE", 0)
        patch.setattr(speaking, "ONE_IN", 1)
        Remarks(table, HASH, frozenset(range(seats))).catch_up(history)
    return overheard.heard


@every_game
def test_everything_said_is_so_and_every_kind_is_said(slug: str) -> None:
    """Each kind has a check of its own, which reads the written position and shares nothing with what made it."""
    game = sacbe.game(slug)
    claims: dict[str, Claim] = import_module(f"tests.remarks.claims_{slug}").CLAIMS
    said: Counter[str] = Counter()
    texts: dict[str, set[str]] = {lang: set() for lang in LANGS}
    for number in range(MOST):
        if number >= LEAST and set(said) == set(claims):
            break
        # Sensible players and aimless ones do different things.
        bot, seats = ("quick", "random")[number % 2], 2 + (number + 1) % 3
        for moment, remark in everything(slug, played(slug, bot, seats, number), seats):
            assert claims[remark.kind](moment), (remark, moment)
            said[remark.kind] += 1
            for lang in LANGS:
                text = game.presenter.said(remark, lang, NAMES)
                assert not set("{}$") & set(text) and text == text.strip() and "  " not in text
                assert len(text) <= 120, "too long for a bubble"
                texts[lang].add(text)
    assert set(said) == set(claims), set(claims) ^ set(said)
    assert 8 <= len(claims) <= 16
    keys = {key for key in messages(game.presenter.art.parents[1], "ru") if key.startswith("remark-")}
    assert keys == {f"remark-{kind}" for kind in claims}
    assert not texts["ru"] & texts["en"]


def lines(slug: str, history: History, viewer: int, lang: str, remarks: Remarks | None) -> list[dict[str, Any]]:
    chronicle = Chronicle(sacbe.game(slug), viewer, lang, NAMES[:3], remarks)
    chronicle.catch_up(history)
    return [msgspec.json.decode(line) for line in chronicle.lines]


def quick_game(slug: str) -> History:
    return played(slug, "quick", 3, 0)


@every_game
def test_the_same_is_said_again_to_everybody(slug: str) -> None:
    """However the history came: whole, as after a restart, or ply by ply; and only bots say anything."""
    whole, game = quick_game(slug), sacbe.game(slug)
    first = Remarks(game, HASH, frozenset({1, 2}))
    first.catch_up(whole)
    grown, state = History(game.start(3, dict(game.bounded)), []), whole.at(0)
    second = Remarks(game, HASH, frozenset({1, 2}))
    for ply in whole.plies:
        state = state.copy()
        state.step(*ply)
        grown.extend([ply], state)
        second.catch_up(grown)
    assert first.said == second.said
    assert {seat for seat, _ in first.said.values()} == {1, 2}
    told = [
        [line for line in lines(slug, whole, viewer, "ru", first) if line["kind"] == "remark"]
        for viewer in (0, 1, SPECTATOR)
    ]
    assert told[0] == told[1] == told[2]
    assert [line["ply"] for line in told[0]] == sorted(first.said)
    for line in told[0]:
        assert line["text"] == f"{NAMES[line['seat']]}: «{line['brief']}»" and not line["spots"]
    other = Remarks(game, "cd" * 32, frozenset({1, 2}))
    other.catch_up(whole)
    assert other.said != first.said, "another table, other words"


@every_game
def test_nothing_else_in_the_log_changes(slug: str) -> None:
    history, remarks = quick_game(slug), Remarks(sacbe.game(slug), HASH, frozenset({0, 1, 2}))
    remarks.catch_up(history)
    with_remarks = lines(slug, history, 0, "en", remarks)
    assert [line for line in with_remarks if line["kind"] != "remark"] == lines(slug, history, 0, "en", None)


@every_game
def test_bots_speak_now_and_then(slug: str) -> None:
    """At most one turn in four of a bot, never the same kind twice in a row, and never where chance has yet to act."""
    history, remarks = quick_game(slug), Remarks(sacbe.game(slug), HASH, frozenset({0, 1, 2}))
    remarks.catch_up(history)
    said = [remarks.said[ply] for ply in sorted(remarks.said)]
    assert len(said) >= 4
    assert all(a[1].kind != b[1].kind for a, b in pairwise(said))
    for seat in range(3):
        plies = [ply for ply, (who, _) in sorted(remarks.said.items()) if who == seat]
        for before, after in pairwise(plies):
            acted = [who for who, _ in history.plies[before:after] if who != NATURE]
            runs = sum(who == seat and (k == 0 or acted[k - 1] != seat) for k, who in enumerate(acted))
            assert runs > speaking.PAUSE
    assert all(0 < history.at(ply).actors() < 1 << NATURE for ply in remarks.said)
