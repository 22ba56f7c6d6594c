"""Other ways a game could have gone on: branches of a record with names and comments, and how they are written down.

A line of text is one ply, `; ...` says something about the position that stands there, and `( name` opens a branch that
goes on from it in another way, up to its `)`. Branches hold branches.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from sacbe.core.actions import ActionSpace
from sacbe.core.state import NATURE

Ply = tuple[int, int]  # (seat, code)
DEEPEST: Final = 40  # branches within each other
_NATURE_MARK: Final = "*"
_OPEN, _CLOSE, _COMMENT = "(", ")", ";"


@dataclass
class Branch:
    """Plies that go on after the first `at` of the line they leave; what is left is the record itself, or a branch.

    `comments`: what is said of the position after so many plies of the whole game.
    """

    at: int
    name: str = ""
    actions: list[Ply] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)
    branches: list[Branch] = field(default_factory=list)


def tidy(text: str) -> str:
    """A comment as it can be written down line by line: without what surrounds its lines, and what no eye sees."""
    return "\n".join(tidy_name(line) for line in text.splitlines()).strip()


def tidy_name(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def written(branch: Branch, actions: ActionSpace, depth: int = 0) -> Iterator[str]:
    """The lines of a branch; those of inner ones are set in."""
    room = "  " * depth
    inner: dict[int, list[Branch]] = {}
    for other in branch.branches:
        inner.setdefault(other.at, []).append(other)
    for ply in range(branch.at, branch.at + len(branch.actions) + 1):
        if ply > branch.at:
            seat, code = branch.actions[ply - branch.at - 1]
            yield f"{room}{_NATURE_MARK if seat == NATURE else seat} {actions.text(code)}"
        if comment := tidy(branch.comments.get(ply, "")):
            yield from (f"{room}{_COMMENT} {line}".rstrip() for line in comment.split("\n"))
        for other in inner.get(ply, ()):
            yield f"{room}{_OPEN} {tidy_name(other.name)}".rstrip()
            yield from written(other, actions, depth + 1)
            yield f"{room}{_CLOSE}"


def read_lines(lines: Iterator[tuple[int, str]], actions: ActionSpace, seats: int) -> Branch:
    """What `written` wrote; ValueError names the line that is wrong."""
    around: list[Branch] = []
    branch, said = Branch(0), False
    for number, whole in lines:
        line = whole.strip()
        if not line:
            continue
        ply = branch.at + len(branch.actions)
        mark, rest = line[0], line[1:].strip()
        if mark == _COMMENT:
            before = branch.comments.get(ply)
            branch.comments[ply] = f"{before}\n{rest}" if said and before is not None else rest
        elif mark == _OPEN:
            if len(around) == DEEPEST:
                raise ValueError(f"line {number}: branches lie within each other {DEEPEST} deep at most")
            around.append(branch)
            branch = Branch(ply, tidy_name(rest))
            around[-1].branches.append(branch)
        elif mark == _CLOSE and not rest:
            if not around:
                raise ValueError(f"line {number}: ')' closes a branch, and none is open here")
            if not branch.actions:
                raise ValueError(f"line {number}: a branch holds one action at least")
            branch = around.pop()
        else:
            branch.actions.append(_ply(number, line, actions, seats))
        said = mark == _COMMENT
    if around:
        raise ValueError("the record ends within a branch: each '(' needs a line with ')'")
    for one in walk(branch):
        one.comments = {ply: text for ply, said_of in one.comments.items() if (text := tidy(said_of))}
    return branch


def walk(branch: Branch) -> Iterator[Branch]:
    """It, and all that lie in it."""
    yield branch
    for other in branch.branches:
        yield from walk(other)


def _ply(number: int, line: str, actions: ActionSpace, seats: int) -> Ply:
    seat, _, action = line.partition(" ")
    if seat != _NATURE_MARK and not (seat.isdecimal() and int(seat) < seats):
        raise ValueError(
            f"line {number}: a line begins with a seat of 0..{seats - 1} or *, with ; for a comment, or with ( or ) "
            f"for a branch, not {seat!r}"
        )
    try:
        return NATURE if seat == _NATURE_MARK else int(seat), actions.parse(action)
    except ValueError as wrong:
        raise ValueError(f"line {number}: {wrong}") from wrong
