"""A stored position with a seal: what was damaged since it was written is not believed, as the plies tell it too."""

from __future__ import annotations

import hashlib
from typing import Final

_LENGTH: Final = 16  # bytes of the seal


def seal(table: str, ply: int, position: bytes) -> bytes:
    return _digest(table, ply, position) + position


def unseal(table: str, ply: int, stored: object) -> bytes | None:
    """The position; None if this is not what was sealed for this table and ply. The first releases did not seal."""
    if not isinstance(stored, bytes):  # SQLite keeps whatever is put into a column
        return None
    position = stored[_LENGTH:]
    return position if stored[:_LENGTH] == _digest(table, ply, position) else None


def _digest(table: str, ply: int, position: bytes) -> bytes:
    return hashlib.blake2b(position, digest_size=_LENGTH, key=f"{table} {ply}".encode()).digest()
