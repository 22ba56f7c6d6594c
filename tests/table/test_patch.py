"""A client that applies every patch has, letter by letter, what the whole views would have shown it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sacbe
from sacbe.core.state import SPECTATOR
from sacbe.table.patch import Board, Patches, applied
from sacbe.table.seats import Who
from sacbe.table.view import Look
from tests.table.helpers import act, persons, tables_at

WORDS = ["<g>", "</g>", "<a/>", "<b/>", "<text>one</text>", "<path d='M1 2'/>", "<use href='#x'/>", "<c/>", "<d/>"]


def test_any_drawing_comes_out_of_any_other() -> None:
    rng = random.Random(5)
    for _ in range(2000):
        drawings = [[rng.choice(WORDS) for _ in range(rng.randrange(1, 30))]]
        drawings.append(list(drawings[0]))
        for _ in range(rng.randrange(4)):
            place = rng.randrange(len(drawings[1]) + 1)
            drawings[1][place : place + rng.randrange(3)] = rng.choices(WORDS, k=rng.randrange(3))
        old, new = (Board("".join(parts)) for parts in drawings)
        assert applied(old.parts, new.delta(old)) == "".join(drawings[1])


def test_what_changes_in_one_place_is_told_in_one_place() -> None:
    old = Board("<g>" + "".join(f"<use id='u{n}' x='1'/>" for n in range(500)) + "</g>")
    new = Board("<g>" + "".join(f"<use id='u{n}' x='{2 if n == 250 else 1}'/>" for n in range(500)) + "</g>")
    assert new.delta(old) == [(0, 251), "<use id='u250' x='2'/>", (252, 250)]


class Page:
    """A browser: keeps the view it has, and applies what comes."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.parts: list[str] = []
        self.lines: list[Any] = []

    def take(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        if told["t"] == "view":
            self.view = told
        else:
            svg, gone = told.pop("svg", None), told.pop("gone", [])
            self.view = {name: value for name, value in (self.view | told).items() if name not in gone}
            if svg is not None:
                self.view["svg"] = applied(self.parts, [tuple(p) if isinstance(p, list) else p for p in svg])
        self.view["t"] = "view"
        self.parts = Board(self.view["svg"]).parts
        log = self.view["log"]
        self.lines[log["from"] :] = log["lines"]


@pytest.mark.compiled
@pytest.mark.parametrize("slug", sacbe.SLUGS)
async def test_pages_of_a_game_are_the_same_by_patches(slug: str, tmp_path: Path) -> None:
    """Players and spectators, drafts, replays, another language: and a change is a small part of a view."""
    rng = random.Random(3)
    async with tables_at(tmp_path / "t.db") as tables:
        show = await tables.create("h", slug, {}, persons("A", "B"))
        table = show.table
        viewers = [(Who("owner A"), 0), (Who("owner B"), 1), (Who("x"), SPECTATOR)]
        pages = [(Page(), Patches(), who, seat) for who, seat in viewers]
        whole = patched = 0
        for turn in range(120):
            if table.over:
                break
            if turn % 10 == 5:
                assert show.rest() > 0
                assert show.rest() == 0
            seat = rng.choice(sorted(table.opened))
            await act(table, seat, rng.choice(table.position_of(seat).legal(seat)), commit=rng.random() < 0.8)
            draft = table.drafts.get(seat)
            if draft and draft.complete:
                await table.confirm(seat, table.ply, len(draft.actions))
            for page, patches, who, looks in pages:
                look = Look(looks, "en" if turn % 40 == 39 else "ru", "wide", "page")
                ply = rng.randrange(table.ply) if turn % 10 == 9 else None
                message = show.patch(who, look, 0 if turn % 40 in (0, 39) else len(page.lines), ply, False, patches)
                page.take(message)
                right = msgspec.json.decode(show.view(who, look, 0, ply))
                assert page.lines == right.pop("log")["lines"]
                assert {name: value for name, value in page.view.items() if name != "log"} == right
                if turn and ply is None:
                    whole, patched = whole + len(show.view(who, look, len(page.lines), ply)), patched + len(message)
        assert patched < whole / 2
