"""Whole games by bots, written down: with four at the table, and alone. They are read, not played again."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from sacbe.core.record import Record
from sacbe.table.ending import Ending, ending

FOLDER: Final = Path(__file__).parent
GAMES: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.sacbe")))


@cache
def record(name: str) -> Record:
    return Record.read((FOLDER / f"{name}.sacbe").read_text(encoding="utf-8"))


@cache
def told(name: str, lang: str = "en") -> Ending:
    played = record(name)
    return ending(played.game, played.begin(), played.actions, played.players, lang)
