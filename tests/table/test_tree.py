"""The tree of an analysis: grown, found again by its places, cut, written down and read."""

from __future__ import annotations

import random

import pytest

import sacbe
from sacbe.core.branches import DEEPEST
from sacbe.core.record import Record
from sacbe.table.errors import Refused
from sacbe.table.tree import MOST, Node, Tree
from tests.table.worlds import random_history


def every(tree: Tree) -> list[Node]:
    found, left = [], [tree.root]
    while left:
        found.append(left.pop())
        left += found[-1].children
    return found


def grown(slug: str, seed: int, times: int = 60) -> tuple[Tree, random.Random]:
    """A tree of random branches, with names and comments."""
    rng, game = random.Random(seed), sacbe.game(slug)
    seats = max(2, game.seats.start)
    tree = Tree(Record(game, seats, game.fitting(seats), actions=random_history(game, seats, 40, rng)))
    for number in range(times):
        at = rng.choice(every(tree))
        for _ in range(rng.randrange(1, 5)):
            state = tree.position(at)
            actors = [seat for seat in range(31) if state.actors() >> seat & 1]
            if not actors:
                break
            seat = rng.choice(actors)
            try:
                at = tree.play(at, [(seat, rng.choice(state.legal(seat)))])
            except Refused:
                break
        if at.parent is not None and not at.leads:
            at.name = f"Branch {number}"
        at.comment = f"Comment {number}" if rng.random() < 0.3 else ""
    return tree, rng


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_a_tree_is_one_file_and_comes_back_as_it_was(slug: str) -> None:
    tree, _ = grown(slug, 1)
    text = tree.written().write()
    again = Tree(Record.read(text))
    assert again.written().write() == text and again.size == tree.size == len(every(tree)) - 1
    names = {tree.place(node): (node.name, node.comment) for node in every(tree)}
    assert names == {again.place(node): (node.name, node.comment) for node in every(again)}
    assert len(names) == tree.size + 1, "every place has a name of its own"


def test_a_place_is_found_again_whatever_is_added() -> None:
    tree, rng = grown("trek12", 2, 25)
    places = {tree.place(node): node for node in every(tree)}
    for node in list(places.values()):
        state = tree.position(node)
        for seat in range(31):
            if state.actors() >> seat & 1:
                tree.play(node, [(seat, rng.choice(state.legal(seat)))])
    for place, node in places.items():
        assert tree.find(place) is node
    assert tree.find("nonsense") is tree.root and tree.find("99999").ply <= 99_999
    for place in ("3.99~7", "~~", "1.0.0~5", "5~4~3", "٣"):
        assert tree.find(place) in every(tree)


def test_positions_are_those_that_the_plies_lead_to() -> None:
    tree, rng = grown("tzolkin", 3)
    for node in rng.sample(every(tree), 20):
        state = tree.record.begin()
        for one in node.path():
            state.apply(one.seat, one.code)
        assert tree.position(node) == state


def test_the_same_move_leads_to_the_same_place() -> None:
    tree, _ = grown("trek12", 4, 0)
    before, first = tree.size, tree.root.children[0]
    assert tree.play(tree.root, [(first.seat, first.code)]) is first and tree.size == before


def test_a_branch_is_dropped_with_all_that_follows() -> None:
    tree, _ = grown("trek12", 5)
    while branches := [node for node in every(tree) if node.parent and not node.leads]:
        gone = branches[0]
        lost = sum(1 for node in every(tree) if gone in node.path())
        before = tree.size
        assert tree.drop(gone) is gone.parent and tree.size == before - lost
    assert not tree.written().branches
    with pytest.raises(Refused, match="analysis-root"):
        tree.drop(tree.root)
    follower = tree.root.children[0]
    tree.drop(follower)
    assert tree.written().actions == [] and tree.size == 0


def test_there_is_an_end_to_growing(monkeypatch: pytest.MonkeyPatch) -> None:
    tree, _ = grown("trek12", 6, 0)
    monkeypatch.setattr("sacbe.table.tree.MOST", tree.size)
    at = [*tree.root.line()][-1]
    seat = (tree.position(at).actors() & -tree.position(at).actors()).bit_length() - 1
    with pytest.raises(Refused, match="analysis-full"):
        tree.play(at, [(seat, tree.position(at).legal(seat)[0])])
    assert MOST > 2 * 905, "the longest game of the tests, and as much again"
    assert DEEPEST == 40


def test_what_is_against_the_rules_is_no_tree() -> None:
    game = sacbe.game("trek12")
    with pytest.raises(ValueError, match=r"ply 0: 'write sum E3' is against rule"):
        Tree(Record.read("sacbe 1\ngame trek12\nseats 2\n\n0 write sum E3\n"))
    wrong = Record(game, 2, {}, actions=[])
    wrong.branches = Record.read("sacbe 2\ngame trek12\nseats 2\n\n(\n* chief 0\n)\n").branches
    wrong.branches[0].at = 5
    with pytest.raises(ValueError, match="leaves its line after ply 5"):
        Tree(wrong)
