"""The tree of an analysis: every position that was looked at, what leads there and what somebody has said of it.

A place in it is called by the branches that lead there and how many plies have been played: `57.1~60` is 60 plies into
the game, by the second way on from ply 57. What was added later changes no place that there was before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from sacbe.core.branches import DEEPEST, Branch, Ply, tidy, tidy_name
from sacbe.core.record import Record
from sacbe.core.state import State
from sacbe.table.errors import Refused

MOST: Final = 6_000  # plies in a tree
NAME_MAX: Final = 80
COMMENT_MAX: Final = 1_000
_KEEP_EVERY: Final = 24  # of so many plies one position is kept


class Node:
    """A position, by the ply that led there. The first of `children` goes on with the line."""

    __slots__ = ("children", "code", "comment", "kept", "name", "parent", "ply", "seat")

    def __init__(self, parent: Node | None, seat: int, code: int) -> None:
        self.parent = parent
        self.seat, self.code = seat, code
        self.ply: int = parent.ply + 1 if parent else 0
        self.children: list[Node] = []
        self.name = ""  # of the branch that begins here
        self.comment = ""
        self.kept: State | None = None

    @property
    def leads(self) -> bool:
        """Whether it goes on with the line of the position before it."""
        return self.parent is None or self.parent.children[0] is self

    def child(self, seat: int, code: int) -> Node | None:
        return next((one for one in self.children if (one.seat, one.code) == (seat, code)), None)

    def path(self) -> list[Node]:
        """From the first ply to this one."""
        way: list[Node] = []
        at: Node = self
        while at.parent is not None:
            way.append(at)
            at = at.parent
        return way[::-1]

    def line(self) -> Iterator[Node]:
        """This position, and how it went on."""
        at = self
        yield at
        while at.children:
            at = at.children[0]
            yield at

    @property
    def branch(self) -> Node:
        """The first position of the branch that it lies in; the beginning, if it lies in none."""
        at = self
        while at.parent is not None and at.leads:
            at = at.parent
        return at


class Tree:
    """`record`: whose game it is of, and where it began."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.root = Node(None, -1, -1)
        self.root.kept = record.begin()
        self.size = 0
        self._grow(self.root, Branch(0, "", record.actions, record.comments, record.branches))

    def _grow(self, at: Node, branch: Branch) -> None:
        """As it is written down; ValueError for a ply that is not legal."""
        ways: dict[int, Node] = {at.ply: at}
        if text := branch.comments.get(at.ply, ""):
            at.comment = tidy(text)[:COMMENT_MAX]
        state = self.position(at).copy()
        for number, (seat, code) in enumerate(branch.actions):
            if (refusal := state.why_not(seat, code)) is not None:
                raise ValueError(f"ply {at.ply}: {self.record.game.text(code)!r} is against rule {refusal.rule}")
            state.step(seat, code)
            at = at.child(seat, code) or self._add(at, seat, code)
            if number == 0 and branch.name and not at.leads:
                at.name = tidy_name(branch.name)[:NAME_MAX]
            if at.ply % _KEEP_EVERY == 0:
                at.kept = state.copy()
            if text := branch.comments.get(at.ply, ""):
                at.comment = tidy(text)[:COMMENT_MAX]
            ways[at.ply] = at
        for other in branch.branches:
            if other.at not in ways:
                raise ValueError(f"a branch leaves its line after ply {other.at}, which that has not")
            self._grow(ways[other.at], other)

    # -- looking ---------------------------------------------------------------------------------------------------

    def position(self, node: Node) -> State:
        """The caller must not change it."""
        way: list[Node] = []
        at: Node = node
        while at.kept is None:
            way.append(at)
            assert at.parent is not None, "the beginning is always kept"
            at = at.parent
        if not way:
            return at.kept
        state = at.kept.copy()
        for one in reversed(way):
            state.step(one.seat, one.code)
            if one.ply % _KEEP_EVERY == 0:
                one.kept = state.copy()
        return state

    def place(self, node: Node) -> str:
        """By what name others find it."""
        turns = [
            f"{one.ply - 1}.{one.parent.children.index(one)}" for one in node.path() if one.parent and not one.leads
        ]
        return "~".join([*turns, str(node.ply)])

    def find(self, place: str) -> Node:
        """What is at a place; where there is none any more, what is nearest to it on the way."""
        *turns, last = place.split("~")
        at = self.root
        for turn in turns:
            ply, _, way = turn.partition(".")
            at = self._along(at, _number(ply))
            if at.ply != _number(ply) or not 0 <= _number(way) < len(at.children):
                return at
            at = at.children[_number(way)]
        return self._along(at, _number(last))

    @staticmethod
    def _along(at: Node, ply: int) -> Node:
        for one in at.line():
            if one.ply >= ply:
                return one
            at = one
        return at

    # -- growing and cutting ---------------------------------------------------------------------------------------

    def play(self, at: Node, plies: list[Ply]) -> Node:
        """Go on from there: where somebody has been already, or on a branch of its own. The plies must be legal."""
        for seat, code in plies:
            known = at.child(seat, code)
            if known is None:
                if self.size >= MOST or (at.children and self._depth(at) >= DEEPEST):
                    raise Refused("analysis-full", most=MOST)
                known = self._add(at, seat, code)
            at = known
        return at

    def _add(self, at: Node, seat: int, code: int) -> Node:
        node = Node(at, seat, code)
        at.children.append(node)
        self.size += 1
        return node

    @staticmethod
    def _depth(node: Node) -> int:
        return sum(not one.leads for one in node.path())

    def drop(self, node: Node) -> Node:
        """Without the branch that begins there; where one is then."""
        if node.parent is None:
            raise Refused("analysis-root")
        node.parent.children.remove(node)
        self.size -= sum(1 for _ in _all(node))
        for one in node.parent.children[:1]:
            one.name = ""  # what leads has no name of its own
        return node.parent

    # -- as a file -------------------------------------------------------------------------------------------------

    def written(self) -> Record:
        """The record, with all that is in the tree."""
        whole = _written(self.root, None)
        return replace(self.record, actions=whole.actions, comments=whole.comments, branches=whole.branches)


def _written(at: Node, first: Node | None) -> Branch:
    """The line from a position on: by its first child, or on the branch that begins with `first`."""
    branch = Branch(at.ply, first.name if first else "")
    if first is None and at.comment:
        branch.comments[at.ply] = at.comment
    if first is None:
        branch.branches += [_written(at, other) for other in at.children[1:]]
    following = first or (at.children[0] if at.children else None)
    while following is not None:
        at = following
        branch.actions.append((at.seat, at.code))
        if at.comment:
            branch.comments[at.ply] = at.comment
        branch.branches += [_written(at, other) for other in at.children[1:]]
        following = at.children[0] if at.children else None
    return branch


def _all(node: Node) -> Iterator[Node]:
    """It, and all that follows from it."""
    left = [node]
    while left:
        one = left.pop()
        yield one
        left += one.children


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 9 else -1
