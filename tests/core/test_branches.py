"""Records with branches, comments and positions: written, read again, and refused in words if they cannot be."""

from __future__ import annotations

import random
import re

import pytest

import sacbe
from sacbe import Record
from sacbe.core import fair
from sacbe.core.branches import DEEPEST, Branch
from sacbe.core.positions import position_of, position_text
from sacbe.docs.site import folder
from sacbe.table.tree import Tree
from tests.endings.records import record
from tests.table.worlds import random_history

HEAD = "sacbe 2\ngame trek12\nseats 2\n\n"
GAME = sacbe.game("trek12")


def branched(rng: random.Random, at: int, actions: list[tuple[int, int]], depth: int) -> list[Branch]:
    """Branches off a line that begins after `at` plies: pieces of that line itself, as any plies can be written."""
    found = []
    for number in range(rng.randrange(3)):
        leaves = at + rng.randrange(len(actions) + 1)
        plies = [rng.choice(actions) for _ in range(rng.randrange(1, 6))]
        said = {leaves + rng.randrange(1, len(plies) + 1): f"Said {number}\n\nin ( three ) lines; * 0"}
        inner = branched(rng, leaves, plies, depth - 1) if depth else []
        found.append(Branch(leaves, rng.choice(["", "Имя (2)", "; a name"]), plies, said, inner))
    return sorted(found, key=lambda branch: branch.at)


@pytest.mark.parametrize("seed", range(30))
def test_what_is_written_is_read_again(seed: int) -> None:
    rng = random.Random(seed)
    game = sacbe.game(rng.choice(sacbe.SLUGS))
    seats = rng.choice([seats for seats in game.seats if seats > 1])
    plies = random_history(game, seats, 30, rng)
    whole = Record(game, seats, game.fitting(seats), ["Anna"] * seats, actions=plies, title='What "if"?')
    whole.branches = branched(rng, 0, plies, 3)
    whole.comments = {rng.randrange(len(plies) + 1): "; odd * comment" for _ in range(4)}
    if seed % 2:
        whole.position = whole.begin().dump()
    text = whole.write()
    assert Record.read(text) == whole and Record.read(text).write() == text
    assert Record.read(text.replace("\n", "\r\n").replace("  ", "\t")) == whole, "blanks mean nothing"


def test_a_record_without_branches_is_written_as_ever() -> None:
    old = record("tikal-4")
    assert old.write().startswith("sacbe 1\n") and "(" not in old.write()
    with_comment = Record.read(old.write())
    with_comment.comments[3] = "here"
    assert with_comment.write().startswith("sacbe 2\n")
    assert fair.verify(with_comment) == fair.verify(old), "the main line is verified as before"
    assert with_comment.final() == old.final()


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_every_position_of_a_game_is_a_line(slug: str) -> None:
    rng, game = random.Random(slug), sacbe.game(slug)
    seats = max(2, game.seats.start)
    s = game.start(seats, game.fitting(seats))
    for number, ply in enumerate([*random_history(game, seats, 120, rng), None]):
        if number % 8 == 0 or ply is None:
            for seen in (s, s.hide(0), s.hide(sacbe.SPECTATOR)):
                text = position_text(seen)
                assert "\n" not in text and position_of(text) == seen
            begins = Record.at(s)
            assert begins.begin() == s and Record.read(begins.write()) == begins
        if ply is not None:
            s.apply(*ply)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("(\n* chief 0\n", "ends within a branch"),
        ("* chief 0\n)\n", "line 6: ')' closes a branch"),
        ("( empty\n)\n", "line 6: a branch holds one action at least"),
        ("(\n* chief 0\n" * (DEEPEST + 1), "40 deep at most"),
        (") more\n", "line 5: a line begins with a seat"),
        ("2 write sum E3\n", "line 5: a line begins with a seat of 0..1"),
        ("0 jump\n", "line 5"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(body: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        Record.read(HEAD + body)


def test_the_head_must_go_together() -> None:
    other = position_text(sacbe.game("tikal").start(2))
    for line, said in (
        (f"position {other}", "tikal"),
        (f"position {position_text(GAME.start(3))}", "3 seats"),
        ("position {", "head of the record"),
        ('title ["a"]', "title is a text"),
        ("players [1]", "players a list of them"),
    ):
        with pytest.raises(ValueError, match=said):
            Record.read(f"sacbe 2\ngame trek12\nseats 2\n{line}\n\n")


def test_the_example_of_the_documentation_can_be_played() -> None:
    page = (folder() / "notation.md").read_text(encoding="utf-8")
    example = re.search(r"```\n(sacbe 2\n.*?)```", page, re.S)
    assert example is not None
    read = Record.read(example[1])
    tree = Tree(read)
    assert tree.written() == read and read.branches[0].name == "In the middle"
    assert tree.root.ply == 0 and tree.size == len(read.actions) + len(read.branches[0].actions)
