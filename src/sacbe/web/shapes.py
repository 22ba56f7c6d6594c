"""What the JSON API takes and gives, as types: they are checked on the way in and documented in the schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from sacbe.web.messages import Code, Kind, Ply, SeatNumber, Word


class SeatWish(msgspec.Struct):
    """`me`: this browser; `hotseat`: this browser too, for somebody beside me; `open`: whoever comes by the link."""

    kind: Literal["me", "bot", "open", "hotseat"]
    name: Word = ""
    level: Word = "explorer"


class NewTable(msgspec.Struct):
    game: Word
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: dict[str, bool | int | str] = {}
    forced: bool = True


class Made(msgspec.Struct):
    table: str
    url: str


class Join(msgspec.Struct):
    name: Word
    seat: SeatNumber | None = None


class Seated(msgspec.Struct):
    seat: int


class Fill(msgspec.Struct):
    level: Word = "explorer"


class Remove(msgspec.Struct):
    seat: SeatNumber


class Name(msgspec.Struct):
    name: Word


class Move(msgspec.Struct):
    """An action by code or by notation. `commit` confirms it at once when the turn is then complete."""

    ply: Ply
    step: Ply = 0
    code: Code | None = None
    text: Word | None = None
    commit: bool = True
    seat: SeatNumber | None = None
    view: Kind = "data"


class Words(msgspec.Struct):
    """A position, line by line."""

    lines: list[str]


class TokenFor(msgspec.Struct):
    seat: SeatNumber


class Token(msgspec.Struct):
    """Shown this once. Send it as `Authorization: Bearer ...`, never in an address."""

    token: str
    seat: int


class OptionInfo(msgspec.Struct):
    name: str
    label: str
    choices: list[bool | int | str]
    default: bool | int | str


class GameInfo(msgspec.Struct):
    slug: str
    name: str
    blurb: str
    seats: list[int]
    options: list[OptionInfo]
    actions: int


class Workshop(msgspec.Struct):
    """An option's value that is being put together. Spots of the picture carry in `data-value` what they lead to.

    `read`: whether the value could be read; if not, it comes back as it was and the picture is a beginning.
    """

    value: str
    svg: str
    problems: list[str]
    read: bool


class MineSeat(msgspec.Struct):
    seat: int
    you: bool
    name: str


class Mine(msgspec.Struct):
    table: str
    url: str
    slug: str
    name: str
    title: str
    seats: list[MineSeat]
    your_turn: bool
    over: bool
    open: bool
    status: str
    note: str
    changed: int  # when the last move was made, in seconds since 1970
    picture: str  # where the board as I may see it is drawn; empty before the game


class Moment(msgspec.Struct):
    """Where the lead changed: what the log says of it, what it did to the standing of whoever made it (`change`) and
    to the lead (`verdict`). `ply` is where to look back at it."""

    ply: int
    lap: str
    seat: int
    text: str
    change: str
    verdict: str


class Ending(msgspec.Struct):
    """The course of a finished game. In the chart, everything with `data-ply` leads to that ply. `strides`: by seat,
    the greatest gain in one round or turn; `alone`: what a game played alone came to."""

    title: str
    chart: str
    moments: list[Moment]
    facts: list[str]
    alone: str
    strides: list[float]


View = dict[str, Any]
