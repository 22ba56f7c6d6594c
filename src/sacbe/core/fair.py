"""Draws that anyone can check: a seed whose hash is shown before the game and which is revealed after it.

Draw number i is decided by HMAC-SHA256(seed, "sacbe draw i") alone, as a ticket over the sorted outcomes of NATURE. So
no draw can be changed without the hash giving it away, and none depends on how often anything was asked.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

from sacbe.core.state import NATURE, NATURE_BIT, State

if TYPE_CHECKING:
    from sacbe.core.record import Record


def new_seed() -> str:
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown before the game."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def draw(seed: str, index: int, s: State) -> int:
    """The outcome of the index-th draw of a game (counted from 0) in this position."""
    codes = s.legal(NATURE)
    tickets = [s.tickets(code) for code in codes]
    digest = hmac.new(bytes.fromhex(seed), b"sacbe draw %d" % index, hashlib.sha256).digest()
    ticket = int.from_bytes(digest, "big") % sum(tickets)
    for code, count in zip(codes, tickets, strict=True):
        ticket -= count
        if ticket < 0:
            return code
    raise AssertionError("tickets cover every remainder")


def verify(record: Record) -> list[str]:
    """Everything in a record that its seed does not bear out; empty if the draws were fair."""
    if not record.seed:
        return ["the record has no seed: it is revealed when the game is over"]
    problems = []
    if not record.seed_hash:
        problems.append("the record has no seed hash, so nothing was promised before the game")
    elif commitment(record.seed) != record.seed_hash:
        problems.append("the seed does not have the hash that was shown before the game")
    draws = 0
    s = record.begin()
    for ply, (seat, code) in enumerate(record.actions):
        if s.actors() & NATURE_BIT:
            expected = draw(record.seed, draws, s)
            draws += 1
            if (seat, code) != (NATURE, expected):
                problems.append(
                    f"ply {ply}: the seed draws '{record.game.text(expected)}', "
                    f"the record has '{record.game.text(code)}'"
                )
        s.apply(seat, code)
    return problems
