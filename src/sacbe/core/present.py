"""What a game tells a table: drawing, prompts, choices, panels, log lines, scores and rules.

Every position handed to a Presenter has been hidden for its viewer, so nothing it says can leak.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal, Protocol, get_args, runtime_checkable

from sacbe.core.errors import Refusal
from sacbe.core.example import Example
from sacbe.core.state import State

LANGS: Final = ("ru", "en")
LAYOUTS: Final = ("wide", "tall")  # tall: a phone held upright
Felt = Literal[
    "roll", "turn", "erupt", "lift", "take", "break", "flip", "strike", "count", "build", "close", "hail"
]  # see Effect
EFFECTS: Final[tuple[Felt, ...]] = get_args(Felt)


@dataclass(frozen=True, slots=True)
class Prompt:
    """What to do, what it costs, and what the Confirm button will do once the draft is complete.

    `chosen`: by element id, what to ask while that element is clicked and the action is not whole yet.
    `meter`: how much is left of how much, shown as pips: action points, symbols of a card.
    """

    title: str
    detail: str = ""
    confirm: str = ""
    chosen: dict[str, str] = field(default_factory=dict)
    meter: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action: its notation, its words, and the alternative paths of element ids that mean it.

    `then`: further codes taken after it in the same draft, for a far target that is reached in several steps. Such
    choices come on top of the plain ones. `cost`: a badge on its button.
    """

    code: int
    text: str
    label: str
    note: str = ""
    clicks: list[list[str]] = field(default_factory=list)
    button: bool = False
    icon: str = ""
    then: list[int] = field(default_factory=list)
    cost: str = ""


@dataclass(frozen=True, slots=True)
class Chip:
    icon: str
    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Panel:
    """One player beside the board. `score_icon`: what the score counts, where that is not points."""

    seat: int
    score: str
    score_note: str
    status: str
    chips: list[Chip] = field(default_factory=list)
    svg: str = ""
    score_icon: str = ""


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that is seen and heard as a line becomes known. It only adds to what the line says.

    kind: dice `roll`, a wheel is to `turn`, a volcano to `erupt`, a treasure is lifted (`lift`), something goes to
    whoever takes it (`take`), a barrier is to `break`, a card to `flip`, a curse to `strike`; points are counted
    (`count`), something was built (`build`), an area drawn round (`close`), a great moment is shown (`hail`).

    `at`: ids of the elements where it happens, of the board or `panel-<seat>`; what has left the board is found where
    it was. `mine`: those to take on the board of whoever the line tells of, where everybody sees a board of his own.
    `to`: where a thing goes. `icons`: how it looks, one picture after another. `n`: points.
    """

    kind: Felt
    at: list[str]
    n: int = 0
    icons: list[str] = field(default_factory=list)
    to: str = ""
    mine: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Line:
    """A log line. kind: move, head (a round begins), result, quiet (may be folded), or remark (said by a bot).

    `scene`: sentences for a card over the board, with the first icon as its picture, where a line of the log would go
    by unseen. Everybody gets it if the line is nobody's, else whoever plays that seat. `effects`: what is seen and
    heard of it on the board.
    """

    text: str
    seat: int = -1
    kind: str = "move"
    icons: list[str] = field(default_factory=list)
    scene: list[str] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Remark:
    """Something a bot could say about the open position: its kind, and the facts it names as plain numbers.

    `other` is always a seat. Everything in it follows from what everybody may see.
    """

    kind: str
    facts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Tip:
    """Something a coach would point out to whoever is to decide: its kind, and the facts it names as plain numbers.

    `lights`: ids of what it speaks of, there in every layout. `codes`: the actions by which somebody shows that it is
    understood; none where no single action does. `other` among the facts is always a seat.
    """

    kind: str
    facts: Mapping[str, int] = field(default_factory=dict)
    lights: Sequence[str] = ()
    codes: Sequence[int] = ()
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Lens:
    """Something worked out for a player, switched on by a button. `about`: what it shows, in a sentence."""

    id: str
    label: str
    icon: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """What one source has brought; `shown` is what is written for it where a number would say nothing."""

    source: str
    label: str
    value: float
    shown: str = ""


@dataclass(frozen=True, slots=True)
class Tally:
    """A final score by source. Quarters of a point are possible; `rank_note` tells more than points can.

    `shown` is written for the total in games whose rules know no points. `name`: who it is, if nobody's seat but the
    game's own: automata. `contest` and `feat`: of what a game played alone is a result, and how good it is; the total
    if nothing is said.
    """

    seat: int
    total: float
    parts: list[Part]
    rank_note: str = ""
    shown: str = ""
    name: str = ""
    contest: str = ""
    feat: float | None = None


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule for the rules page: paragraphs split by newlines, list items begin with "- "."""

    number: str
    title: str
    body: str
    figure: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a thing is that somebody points at: its name, what it does, what holds of it now, and the rule to read."""

    name: str
    meaning: str
    facts: list[str]
    rule: str


@dataclass(frozen=True, slots=True)
class Symbol:
    """A sign of the game for the symbols page: drawings side by side, each of them layers of icons.

    `family`: how the names of other drawings begin for which it stands as well.
    """

    layers: list[list[str]]
    name: str
    meaning: str
    rule: str
    family: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Shelf:
    """Symbols that belong together."""

    title: str
    symbols: list[Symbol]


@dataclass(frozen=True, slots=True)
class Workshop:
    """A value of an option that a person puts together: the picture of what there is so far.

    Each of its spots carries in `data-value` the value that clicking it leads to. `problems`: what is still wrong.
    `read`: whether the value says anything at all; if not, it is given back as it came and the picture is a beginning.
    """

    value: str
    svg: str
    problems: list[str]
    read: bool = True


class Presenter(Protocol):
    """One a game. `names` are the players' names by seat."""

    art: Path
    css: Path
    figures: frozenset[str]  # the names that `figure` knows

    @property
    def first_options(self) -> Mapping[str, bool | int | str]:
        """With which a first game is offered, where the defaults are for those who know it."""
        ...

    @property
    def option_needs(self) -> Mapping[str, tuple[str, bool | int | str]]:
        """Options that mean nothing unless another one has this value."""
        ...

    def title(self, lang: str) -> str: ...
    def blurb(self, lang: str) -> str: ...
    def minutes(self) -> int: ...
    def alone_note(self, lang: str) -> str: ...
    def option_label(self, name: str, lang: str) -> str: ...
    def option_note(self, name: str, lang: str) -> str: ...
    def choice_label(self, name: str, value: bool | int | str, lang: str) -> str: ...
    def gist(self, s: State, seat: int) -> Hashable: ...
    def board(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str: ...
    def standalone(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str: ...
    def headline(self, s: State, lang: str, names: list[str]) -> list[str]: ...
    def prompt(self, s: State, seat: int, lang: str, names: list[str]) -> Prompt: ...
    def choices(self, s: State, seat: int, lang: str) -> list[Choice]: ...
    def clicks(self, s: State, seat: int, code: int) -> list[list[str]]: ...
    def too_far(self, s: State, seat: int, clicks: list[str]) -> Refusal | None: ...
    def beyond(self, s: State, seat: int, clicks: list[str]) -> Refusal | None: ...
    def panel(self, s: State, seat: int, viewer: int, lang: str, names: list[str]) -> Panel: ...
    def story(
        self, before: State, seat: int, code: int | None, after: State, lang: str, names: list[str]
    ) -> list[Line]: ...
    def remarks(self, before: State, seat: int, codes: Sequence[int], after: State) -> list[Remark]: ...
    def said(self, remark: Remark, lang: str, names: list[str]) -> str: ...
    def coach(self, s: State, seat: int) -> list[Tip]: ...
    def coached(self, tip: Tip, lang: str, names: list[str]) -> str: ...
    def reason(self, s: State, seat: int, code: int, lang: str) -> str: ...
    def gain(self, amount: float, mine: str, other: str, lang: str) -> str: ...
    def typical(self, score: int, lang: str) -> str: ...
    def refusal(self, refusal: Refusal, lang: str) -> str: ...
    def lenses(self, s: State, lang: str) -> list[Lens]: ...
    def what(self, s: State, viewer: int, thing: str, lang: str, names: list[str]) -> Answer | None: ...
    def described(self, s: State, seat: int, lang: str, names: list[str]) -> list[str]: ...
    def tally(self, s: State, lang: str) -> list[Tally]: ...
    def tally_title(self, lang: str) -> str: ...
    def tally_sources(self, lang: str) -> str: ...
    def digest(self, lang: str) -> list[RuleText]: ...
    def standing(self, s: State, racer: int) -> float: ...
    def standing_title(self, lang: str) -> str: ...
    def standing_text(self, standing: float) -> str: ...
    def lap(self, before: State, after: State, lap: int) -> int: ...
    def lap_name(self, lap: int, lang: str) -> str: ...
    def alone_told(self, s: State, lang: str) -> str: ...
    def rules(self, lang: str) -> list[RuleText]: ...
    def example(self, example: Example, lang: str) -> tuple[str, list[str]]: ...
    def symbols(self, lang: str) -> list[Shelf]: ...
    def edition_note(self, edition: int, lang: str) -> str: ...
    def figure(self, name: str, lang: str) -> str: ...


@runtime_checkable
class Builder(Protocol):
    """A presenter of a game that has an option to put together by hand (`Option.check`)."""

    def workshop(self, option: str, value: str, lang: str, layout: str = "wide") -> Workshop: ...
