"""What is told of a review, as types."""

from __future__ import annotations

import msgspec


class Turning(msgspec.Struct):
    """A turn or a draw that changed the chances most. `text`: what the log says of it; `change`: of whose chance, and
    from where to where; `verdict`: what is to be thought of it; `better`: the steps of the best alternative, if there
    is one. `unit`: its number; `first`: how many plies were played before it; `ply`: after which it is seen."""

    unit: int
    first: int
    ply: int
    seat: int
    lap: str
    text: str
    change: str
    verdict: str
    better: list[str]


class Grade(msgspec.Struct):
    grade: str
    label: str
    n: int


class Slip(msgspec.Struct):
    """A decision that is called doubtful or worse. `unit`, `first` and `ply` as above."""

    unit: int
    first: int
    ply: int
    seat: int
    lap: str
    grade: str
    label: str
    loss: str
    text: str
    better: list[str]


class Part(msgspec.Struct):
    """Where a player's chances went: parts of a change, which add up."""

    label: str
    value: float
    text: str


class PlayerTold(msgspec.Struct):
    seat: int
    name: str
    won: bool
    accuracy: int
    lost: str
    parts: list[Part]
    grades: list[Grade]
    learn: list[str]


class Source(msgspec.Struct):
    """Points of one source, by player in the order of `players`."""

    label: str
    values: list[str]


class Told(msgspec.Struct):
    title: str
    chart: str
    margin: str
    turning: list[Turning]
    slips: list[Slip]
    players: list[PlayerTold]
    sources_title: str
    sources: list[Source]
    totals: list[str]


class Standing(msgspec.Struct):
    """`state`: none, running, failed or done; `done` pieces of `total`. `review` when it is done."""

    state: str
    done: int
    total: int
    review: Told | None = None


class Upload(msgspec.Struct):
    """A record as downloaded from a finished table."""

    record: str


class Uploaded(msgspec.Struct):
    review: str
    url: str
