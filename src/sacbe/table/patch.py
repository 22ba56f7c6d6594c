"""Views as what has changed since the last one: a client that has a board needs the few parts of it that are new.

A drawing is cut wherever one tag follows another. A new one is then told as runs of parts that the client has, `[first,
how many]`, and texts that it has not; put together they are the drawing, letter by letter. Of the other fields those
are left out that are as they were. A patch is made of two views that its client may see, and of nothing else.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

_SEAM: Final = b"><"  # between one tag and the next
_BLOCK: Final = 512  # letters compared at once
_PARTS: Final = 16  # the same of parts
_QUICK: Final = 1  # a level of packing
Delta = list[str | tuple[int, int]]


class Board:
    """A drawing. Kept as bytes: letters of an alphabet of ours would take twice the room, for every viewer. At rest it
    is packed, to a tenth."""

    def __init__(self, svg: str) -> None:
        self._plain: bytes | None = svg.encode()
        self._packed = b""
        self._size: Final = len(self._plain)
        self._last: tuple[Board, bytes] | None = None  # a delta is the same for all who look alike

    def __len__(self) -> int:
        return self._size

    @property
    def _svg(self) -> bytes:
        if self._plain is None:
            self._plain, self._packed = zlib.decompress(self._packed), b""
        return self._plain

    @property
    def svg(self) -> str:
        return self._svg.decode()

    def rest(self) -> None:
        """Until it is wanted again."""
        if self._plain is not None:
            self._packed = zlib.compress(self._plain, _QUICK)
            self._plain = self._last = None

    @property
    def parts(self) -> list[str]:
        return [_whole([part]) for part in _cut(self._svg)]

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
            return [(0, was.count(_SEAM) + 1)]
        start = was.rfind(_SEAM, 0, _alike(was, now)) + 1
        tail = min(_alike_at_end(was, now), len(was) - start, len(now) - start)
        end = was.find(_SEAM, len(was) - tail)
        tail = len(was) - end - 1 if end >= 0 else 0
        before, after = was.count(_SEAM, 0, start + 1) if start else 0, was.count(_SEAM, len(was) - tail) + 1
        middle = _cut(was[start : len(was) - tail])
        out: Delta = [(0, before)] if start else []
        for part in delta(middle, _cut(now[start : len(now) - tail])):
            out.append(part if isinstance(part, str) else (part[0] + before, part[1]))
        if tail:
            out.append((before + len(middle), after))
        return _joined(out)


def _cut(drawing: bytes) -> list[bytes]:
    """The parts of a drawing, or of a piece cut out of one: without the bracket at either end of each."""
    return drawing[1:-1].split(_SEAM) if drawing else []


def _alike(one: bytes, other: bytes) -> int:
    """How many bytes at the beginning are the same."""
    least, at = min(len(one), len(other)), 0
    while at < least and one[at : at + _BLOCK] == other[at : at + _BLOCK]:
        at += _BLOCK
    while at < least and one[at] == other[at]:
        at += 1
    return min(at, least)


def _alike_at_end(one: bytes, other: bytes) -> int:
    """How many bytes at the end are the same."""
    least, first, second, at = min(len(one), len(other)), len(one), len(other), 0
    while at + _BLOCK <= least and one[first - at - _BLOCK : first - at] == other[second - at - _BLOCK : second - at]:
        at += _BLOCK
    while at < least and one[first - at - 1] == other[second - at - 1]:
        at += 1
    return at


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


def delta(old: list[bytes], new: list[bytes]) -> Delta:
    """New parts as runs of old ones and what is in none."""
    places: dict[bytes, int] = {}
    out: Delta = []
    fresh: list[bytes] = []  # parts since the last run that the client has not
    at = place = 0  # most likely what comes next stands after the last run, and after as many more as were new since
    while at < len(new):
        run = _run(old, place, new, at)
        if not run:
            if not places:  # of equal ones, where the first stands
                places = dict(zip(reversed(old), range(len(old) - 1, -1, -1), strict=True))
            found = places.get(new[at], -1)
            if found < 0:
                fresh.append(new[at])
                at, place = at + 1, place + 1
                continue
            place = found
            run = _run(old, place, new, at)
        if fresh:
            out.append(_whole(fresh))
            fresh = []
        out.append((place, run))
        at, place = at + run, place + run
    if fresh:
        out.append(_whole(fresh))
    return out


def _whole(parts: list[bytes]) -> str:
    return f"<{_SEAM.join(parts).decode()}>"


def _run(old: list[bytes], place: int, new: list[bytes], at: int) -> int:
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
        # By their hashes: as texts they would be kept for every client as long as it is there.
        self._fields: dict[str, int] = {}
        self._board: Board | None = None

    def message(self, view: Mapping[str, Any], board: Board) -> bytes:
        """`view`: all but the drawing."""
        fields = {name: _encoded(value) for name, value in view.items()}
        hashes = {name: hash(value) for name, value in fields.items()}
        if self._board is None:
            told, kind = fields | {"svg": msgspec.json.encode(board.svg)}, b'"view"'
        else:
            told = {name: value for name, value in fields.items() if self._fields.get(name) != hashes[name]}
            gone = [name for name in self._fields if name not in fields]
            if gone:
                told["gone"] = msgspec.json.encode(gone)
            if board is not self._board:
                told["svg"] = board.since(self._board)
            kind = b'"patch"'
        del hashes["log"]  # there are only new lines of it
        self._fields, self._board = hashes, board
        told["t"] = kind
        return b"{" + b",".join([b'"%b":%b' % (name.encode(), value) for name, value in told.items()]) + b"}"


def _encoded(value: Any) -> bytes:
    return value if isinstance(value, bytes) else msgspec.json.encode(value)
