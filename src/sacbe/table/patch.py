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
Delta = list[str | tuple[int, int]]


class Board:
    """A drawing in parts."""

    def __init__(self, svg: str) -> None:
        self.parts: Final = svg.replace("><", f">{_CUT}<").split(_CUT)
        self._places: dict[str, int] | None = None
        self._last: tuple[Board, bytes] | None = None  # a delta is the same for all who look alike

    def since(self, old: Board) -> bytes:
        """This drawing for somebody who has the old one, encoded."""
        if self._last is None or self._last[0] is not old:
            self._last = old, msgspec.json.encode(delta(old.parts, old.places, self.parts))
        return self._last[1]

    @property
    def places(self) -> dict[str, int]:
        """Where each part stands; of equal ones, where the first does."""
        if self._places is None:
            self._places = {part: place for place, part in reversed(list(enumerate(self.parts)))}
        return self._places


def delta(old: list[str], places: Mapping[str, int], new: list[str]) -> Delta:
    out: Delta = []
    fresh: list[str] = []  # parts since the last run that the client has not
    first = count = 0
    following = 0  # the place after the last run, and after as many more as were new since
    for part in new:
        if count and following < len(old) and old[following] == part and not fresh:
            count += 1
            following += 1
            continue
        place = following if following < len(old) and old[following] == part else places.get(part, -1)
        if place < 0:
            if count:
                out.append((first, count))
                count = 0
            fresh.append(part)
            following += 1
            continue
        if count:
            out.append((first, count))
        if fresh:
            out.append("".join(fresh))
            fresh = []
        first, count, following = place, 1, place + 1
    if count:
        out.append((first, count))
    if fresh:
        out.append("".join(fresh))
    return out


def applied(old: list[str], change: Delta) -> str:
    """What a client makes of it; the browser does the same (`patch.ts`)."""
    return "".join(part if isinstance(part, str) else "".join(old[part[0] : part[0] + part[1]]) for part in change)


class Patches:
    """What one client was sent last; the first view is a whole one."""

    def __init__(self) -> None:
        self._fields: dict[str, bytes] = {}
        self._board: Board | None = None

    def message(self, view: Mapping[str, Any], board: Board) -> bytes:
        fields = {name: _encoded(value) for name, value in view.items() if name != "svg"}
        if self._board is None:
            told, kind = fields | {"svg": msgspec.json.encode("".join(board.parts))}, b'"view"'
        else:
            told = {name: value for name, value in fields.items() if self._fields.get(name) != value or name == "log"}
            gone = [name for name in self._fields if name not in fields]
            if gone:
                told["gone"] = msgspec.json.encode(gone)
            if board is not self._board:
                told["svg"] = board.since(self._board)
            kind = b'"patch"'
        self._fields, self._board = fields, board
        told = {"t": kind} | {name: value for name, value in told.items() if name != "t"}
        return b"{" + b",".join(b'"' + name.encode() + b'":' + value for name, value in told.items()) + b"}"


def _encoded(value: Any) -> bytes:
    return bytes(value) if isinstance(value, msgspec.Raw) else msgspec.json.encode(value)
