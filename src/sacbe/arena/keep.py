"""The folder in which a match is kept: stopped or killed at any moment, it goes on where it was.

    match.json              which match this is
    games.jsonl             a line for each finished game: bots by seat, scores, winners, seconds
    records/000017.sacbe    the game itself, for `sacbe replay` and `sacbe verify`

A game is finished when its line is on the disk. The record is written before it, so a line always has its record.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from sacbe.arena.match import Match
from sacbe.arena.played import Line, Played
from sacbe.games import game

FORMAT: Final = 1


class NotKept(ValueError):
    """A folder that cannot be used for this match; the text says what would be right."""


class Keep:
    """An open folder. No two programs can have it open at once."""

    def __init__(self, folder: Path, match: Match) -> None:
        self.folder, self.match = folder, match
        self._records = folder / "records"
        try:
            self._records.mkdir(parents=True, exist_ok=True)
            self._file = (folder / "games.jsonl").open("a+b")
            self._lock()
            self._belongs()
        except OSError as wrong:
            raise NotKept(f"the folder {folder} cannot be used: {wrong.strerror or wrong}") from None

    def close(self) -> None:
        self._file.close()

    def finished(self) -> Iterator[Played]:
        """The games that are kept already; a last line that was never finished is dropped."""
        self._file.seek(0)
        whole = 0
        for number, text in enumerate(self._file, 1):
            try:
                if not text.endswith(b"\n"):
                    raise msgspec.DecodeError("the line has no end")
                line = msgspec.json.decode(text, type=Line)
            except msgspec.DecodeError as wrong:
                if self._file.read(1):
                    raise NotKept(f"{self._file.name}, line {number} is no result of a game: {wrong}") from None
                self._file.truncate(whole)
                return
            whole += len(text)
            yield line.played(self.match.seating(line.index))

    def add(self, played: Played) -> None:
        """Keep a finished game; when this returns, no power cut can take it away."""
        record = self._records / f"{played.index:06}.sacbe"
        _write(record, played.record.encode())
        self._file.write(msgspec.json.encode(Line.of(played, self.match.names)) + b"\n")
        _settle(self._file)

    def _belongs(self) -> None:
        """A folder without a match becomes this one's; that of another is refused."""
        path, ours = self.folder / "match.json", _identity(self.match)
        try:
            theirs: Any = msgspec.json.decode(path.read_bytes())
        except FileNotFoundError:
            _write(path, msgspec.json.format(msgspec.json.encode(ours)) + b"\n")
            return
        except msgspec.DecodeError as wrong:
            raise NotKept(f"{path} does not say which match it is: {wrong}") from None
        if theirs == ours:
            return
        known: dict[str, Any] = theirs if isinstance(theirs, dict) else {}
        other = [
            f"{key} {_plain(known.get(key))}, not {_plain(ours[key])}" for key in ours if known.get(key) != ours[key]
        ]
        raise NotKept(
            f"the folder {self.folder} holds another match: {'; '.join(other)}. "
            "Go on with that one, or name a new folder"
        )

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise NotKept(f"the folder {self.folder} is in use: its match is being played right now") from None


def _identity(match: Match) -> dict[str, Any]:
    """What makes it this match and no other. How many games is left open: more can be played later."""
    return {
        "format": FORMAT,
        "game": match.slug,
        "edition": game(match.slug).edition,
        "bots": list(match.names),
        "seats": match.size,
        "options": game(match.slug).complete(match.options),
        "seed": match.seed,
    }


def _plain(value: object) -> str:
    return "nothing" if value is None else msgspec.json.encode(value).decode()


def _write(path: Path, content: bytes) -> None:
    """The whole file or none of it, and on the disk."""
    half = path.with_name(path.name + ".half")
    with half.open("wb") as file:
        file.write(content)
        _settle(file)
    half.replace(path)
    if sys.platform != "win32":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _settle(file: BinaryIO) -> None:
    file.flush()
    os.fsync(file.fileno())
