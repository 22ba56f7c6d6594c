"""Who sits where: persons, bots, open seats, stand-ins for the absent, and hashed tokens for programs."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, replace
from typing import Final

from sacbe.table.errors import Refused

NAME_MAX: Final = 20
OPEN, PERSON, BOT = "open", "person", "bot"
KINDS: Final = (OPEN, PERSON, BOT)


@dataclass(frozen=True, slots=True)
class Seat:
    """`level` is a bot's strength; `stand_in` the strength of the bot that plays for an absent person."""

    seat: int
    kind: str = OPEN
    name: str = ""
    owner: str = ""
    level: str = ""
    stand_in: str = ""
    token_hash: str = ""

    @property
    def bot_level(self) -> str:
        """The level of the bot that decides here now; empty if a person does."""
        return self.level if self.kind == BOT else self.stand_in


def clean_name(name: str) -> str:
    """A guest's name without control characters and surplus blanks; refuses an empty or overlong one."""
    tidy = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not tidy or len(tidy) > NAME_MAX:
        raise Refused("bad-name", most=NAME_MAX)
    return tidy


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody at a table: a browser by its session's id, or a program by the hash of its seat token."""

    owner: str = ""
    token_hash: str = ""

    def held(self, seats: list[Seat]) -> list[int]:
        if self.token_hash:
            return [s.seat for s in seats if s.token_hash == self.token_hash]
        return [s.seat for s in seats if s.kind == PERSON and s.owner == self.owner] if self.owner else []


def take(seats: list[Seat], owner: str, name: str, wanted: int | None) -> int:
    """Sit down on an open seat: the wanted one or the first. Names at one table are told apart."""
    tidy = clean_name(name)
    free = [s.seat for s in seats if s.kind == OPEN]
    if wanted is not None and wanted not in free:
        raise Refused("seat-taken" if 0 <= wanted < len(seats) else "no-seat")
    if not free:
        raise Refused("no-seat")
    index = free[0] if wanted is None else wanted
    seats[index] = Seat(index, PERSON, distinct(tidy, [s.name for s in seats if s.kind != OPEN]), owner)
    return index


def free(seats: list[Seat], index: int, who: Who) -> None:
    """Somebody else's seat is open again."""
    seat = _person(seats, index)
    if index in who.held(seats):
        raise Refused("your-own-seat")
    seats[seat.seat] = Seat(seat.seat)


def distinct(name: str, others: list[str]) -> str:
    """The name, or "name 2", "name 3"... when somebody here already bears it."""
    answer, number = name, 2
    while answer in others:
        answer, number = f"{name[: NAME_MAX - 3]} {number}", number + 1
    return answer


def put_bot(seats: list[Seat], index: int, who: Who, level: str, online: set[int]) -> None:
    """A bot plays for a person: the holder may ask at any time, anybody seated when the holder is away."""
    seat = _person(seats, index)
    held = who.held(seats)
    if index not in held and (not held or index in online):
        raise Refused("not-your-seat")
    seats[index] = replace(seat, stand_in=level)


def take_back(seats: list[Seat], index: int, who: Who) -> None:
    seat = _person(seats, index)
    if index not in who.held(seats):
        raise Refused("not-your-seat")
    seats[index] = replace(seat, stand_in="")


def _person(seats: list[Seat], index: int) -> Seat:
    if not 0 <= index < len(seats) or seats[index].kind != PERSON:
        raise Refused("no-seat")
    return seats[index]


def new_token(seats: list[Seat], index: int) -> str:
    """A fresh token for a program that plays this seat. Only its hash is kept; an older token dies."""
    token = secrets.token_urlsafe(24)
    seats[index] = replace(seats[index], token_hash=hash_token(token))
    return token


def hash_token(token: str) -> str:
    # The token is 192 random bits, so a plain fast hash cannot be searched.
    return hashlib.sha256(token.encode()).hexdigest()
