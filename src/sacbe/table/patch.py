"""Views as what has changed since the last one: a client that has a board needs the few parts of it that are new.

A drawing is cut wherever one tag follows another. A new one is then told as runs of parts that the client has, `[first,
how many]`, and texts that it has not; put together they are the drawing, letter by letter. Of the other fields those
are left out that are as they were. A patch is made of two views that its client may see, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

_CUT: Final = "\0"  # is in no drawing
_BLOCK: Final = 512  # letters compared at once
_PARTS: Final = 16  # the same of parts
Delta = list[str | tuple[int, int]]


class Board:
    """A drawing. Kept as bytes: letters of an alphabet of ours would take twice the room, for every viewer."""

    def __init__(self, svg: str) -> None:
        self._svg: Final = svg.encode()
        self._last: tuple[Board, bytes] | None = None  # a delta is the same for all who look alike

    def __len__(self) -> int:
        return len(self._svg)

    @property
    def svg(self) -> str:
        return self._svg.decode()

    @property
    def parts(self) -> list[str]:
        return _cut(self.svg)

    def since(self, old: Board) -> bytes:
        """This drawing for somebody who has the old one, encoded."""
        if self._last is None or self._last[0] is not old:
            self._last = old, msgspec.json.encode(self.delta(old))
            old._last = None  # or every drawing would hold all that were before it
        return self._last[1]

    def delta(self, old: Board) -> Delta:
        """Only what lies between a beginning and an end that are as they were is looked at part by part."""
        was, now = old._svg, self._svg
        if was == now:
            return [(0, was.count(b"><") + 1)]
        start = was.rfind(b"><", 0, _alike(was, now)) + 1
        tail = min(_alike(was[::-1], now[::-1]), len(was) - start, len(now) - start)
        end = was.find(b"><", len(was) - tail)
        tail = len(was) - end - 1 if end >= 0 else 0
        before, after = was.count(b"><", 0, start + 1) if start else 0, was.count(b"><", len(was) - tail) + 1
        middle = _cut(was[start : len(was) - tail].decode())
        change = delta(middle, _cut(now[start : len(now) - tail].decode()))
        out: Delta = [(0, before)] if start else []
        for part in change:
            out.append(part if isinstance(part, str) else (part[0] + before, part[1]))
        if tail:
            out.append((before + len(middle), after))
        return _joined(out)


def _cut(svg: str) -> list[str]:
    return svg.replace("><", f">{_CUT}<").split(_CUT) if svg else []


def _alike(one: bytes, other: bytes) -> int:
    """How many bytes at the beginning are the same."""
    least, at = min(len(one), len(other)), 0
    while at < least and one[at : at + _BLOCK] == other[at : at + _BLOCK]:
        at += _BLOCK
    while at < least and one[at] == other[at]:
        at += 1
    return min(at, least)


def _joined(change: Delta) -> Delta:
    """Runs that follow each other are one."""
    out: Delta = []
    for part in change:
        last = out[-1] if out else ""
        if isinstance(part, tuple) and isinstance(last, tuple) and last[0] + last[1] == part[0]:
            out[-1] = last[0], last[1] + part[1]
        else:
            out.append(part)
    return out


def delta(old: list[str], new: list[str]) -> Delta:
    """New parts as runs of old ones and what is in none."""
    places: dict[str, int] = {}
    out: Delta = []
    fresh: list[str] = []  # parts since the last run that the client has not
    at = place = 0  # most likely what comes next stands after the last run, and after as many more as were new since
    while at < len(new):
        run = _run(old, place, new, at)
        if not run:
            if not places:  # of equal ones, where the first stands
                places = {part: place for place, part in reversed(list(enumerate(old)))}
            found = places.get(new[at], -1)
            if found < 0:
                fresh.append(new[at])
                at, place = at + 1, place + 1
                continue
            place = found
            run = _run(old, place, new, at)
        if fresh:
            out.append("".join(fresh))
            fresh = []
        out.append((place, run))
        at, place = at + run, place + run
    if fresh:
        out.append("".join(fresh))
    return out


def _run(old: list[str], place: int, new: list[str], at: int) -> int:
    """How many parts are the same from here on."""
    began, least = at, min(len(new), at + len(old) - place)
    while at < least and old[place : place + _PARTS] == new[at : at + _PARTS]:
        at, place = at + _PARTS, place + _PARTS
    while at < least and old[place] == new[at]:
        at, place = at + 1, place + 1
    return max(0, min(at, least) - began)


def applied(old: list[str], change: Delta) -> str:
    """What a client makes of it; the browser does the same (`patch.ts`)."""
    return "".join(part if isinstance(part, str) else "".join(old[part[0] : part[0] + part[1]]) for part in change)


class Patches:
    """What one client was sent last; the first view is a whole one."""

    def __init__(self) -> None:
        self._fields: dict[str, bytes] = {}
        self._board: Board | None = None

    def message(self, view: Mapping[str, Any], board: Board) -> bytes:
        """`view`: all but the drawing."""
        fields = {name: _encoded(value) for name, value in view.items()}
        if self._board is None:
            told, kind = fields | {"svg": msgspec.json.encode(board.svg)}, b'"view"'
        else:
            told = {name: value for name, value in fields.items() if self._fields.get(name) != value or name == "log"}
            gone = [name for name in self._fields if name not in fields]
            if gone:
                told["gone"] = msgspec.json.encode(gone)
            if board is not self._board:
                told["svg"] = board.since(self._board)
            kind = b'"patch"'
        self._fields, self._board = fields, board
        told["t"] = kind
        return b"{" + b",".join([b'"%b":%b' % (name.encode(), value) for name, value in told.items()]) + b"}"


def _encoded(value: Any) -> bytes:
    return value if isinstance(value, bytes) else msgspec.json.encode(value)
