"""What a client may send over the socket. Everything is checked here, before any of it reaches a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Code = Annotated[int, Meta(ge=0, lt=65_536)]
SeatNumber = Annotated[int, Meta(ge=-1, lt=30)]
Lang = Literal["ru", "en"]
Layout = Literal["wide", "tall"]
Kind = Literal["page", "data", "words"]
Text = Annotated[str, Meta(max_length=2_000)]
Word = Annotated[str, Meta(max_length=100)]
Place = Annotated[str, Meta(max_length=1_000)]


class Message(msgspec.Struct, tag_field="t", tag=str.lower):
    """Base of all: the tag is the lower-case class name."""


class Hello(Message):
    """`place`: where a lesson goes on, "chapter/step", or an analysis begins, "57.1~60"; `patches`: after the first
    view only what has changed; `have`: the view that has come with the page."""

    lang: Lang = "ru"
    layout: Layout = "wide"
    view: Kind = "page"
    seat: SeatNumber | None = None
    place: Place = ""
    patches: bool = False
    have: Word = ""


class Look(Message):
    lang: Lang | None = None
    layout: Layout | None = None
    seat: SeatNumber | None = None


class Act(Message):
    """`then`: further codes of the same draft; all of them are taken or none. `plan`: of the plan, not of the draft."""

    ply: Ply
    step: Ply
    code: Code | None = None
    text: Word | None = None
    then: Annotated[list[Code], Meta(max_length=60)] = []
    commit: bool = False
    plan: bool = False


class Undo(Message):
    """Back by one step; to where the draft had `to` actions; or with `turn` to its beginning. `plan`: of the plan."""

    ply: Ply
    step: Ply
    turn: bool = False
    to: Ply | None = None
    plan: bool = False


class Commit(Message):
    ply: Ply
    step: Ply


class Plan(Message):
    """Trying out the next turn while others think: look at it, look away, drop it."""

    do: Literal["open", "leave", "drop"]


class TakePlan(Message, tag="take-plan"):
    """The turn has come: what of the plan is still legal becomes part of the draft."""

    ply: Ply
    step: Ply


class Learn(Message):
    """At a lesson's table: what was read is understood, a step is passed over, one step back, the task once more, or
    straight to a place."""

    do: Literal["next", "skip", "back", "again", "go"]
    place: Word = ""


class Analyse(Message):
    """In an analysis. `go`: to a place of its tree, or `start`, `back`, `on`, `end` of the line. `name`: of the branch
    one is on; `comment`: of the position; `title`: of all of it; `drop`: the branch, or what follows from here. `draw`:
    chance decides, by `n` if it is said; `luck`: whether it does so by itself (`n` 1). `bot`: what one of this level
    (`text`) would do; `look` and `away`: whether the best turns are looked for; `play`: the n-th of them."""

    do: Literal[
        "go",
        "start",
        "back",
        "on",
        "end",
        "name",
        "comment",
        "title",
        "drop",
        "draw",
        "luck",
        "bot",
        "look",
        "away",
        "play",
    ]
    place: Place = ""
    text: Text = ""
    n: Code | None = None


class Position(Message):
    """The position that is shown, as text."""


class Why(Message):
    code: Code | None = None
    clicks: Annotated[list[Word], Meta(max_length=20)] = []


class What(Message):
    """What a drawn thing is: by the id of its spot or by its `data-what`."""

    thing: Word


class Describe(Message):
    """The position that one's view shows, in words."""


class Hint(Message):
    pass


class Chat(Message):
    text: Text


class Replay(Message):
    ply: Ply | None = None


class Bot(Message):
    seat: SeatNumber
    level: Word | None = None


class Rematch(Message):
    pass


class Ping(Message):
    pass


Sent = (
    Hello
    | Look
    | Act
    | Undo
    | Commit
    | Plan
    | TakePlan
    | Learn
    | Analyse
    | Position
    | Why
    | What
    | Describe
    | Hint
    | Chat
    | Replay
    | Bot
    | Rematch
    | Ping
)
decoder: msgspec.json.Decoder[Sent] = msgspec.json.Decoder(Sent)
