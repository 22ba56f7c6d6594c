"""A tiny game with every kind of secret a table must keep: private draws, secret simultaneous choices, a mid-turn draw.

Three rounds. Chance deals each of the two seats a private card (1..4, from a pack of two each). Both then secretly bid
1..3; when both have, chance opens the bids: the higher bid scores its card, the lower one scores its bid. The round's
leader then walks: up to two steps, or a dig that chance answers in the open, until it stops.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.actions import ActionSpace, Verb
from sacbe.core.errors import Refusal
from sacbe.core.example import Example
from sacbe.core.game import Game, Option, Value
from sacbe.core.present import Answer, Choice, Lens, Line, Panel, Part, Prompt, Remark, RuleText, Shelf, Tally, Tip
from sacbe.core.state import NATURE, Over, Phase, RandomSource, State

ROUNDS: Final = 3
UNKNOWN: Final = -1
ACTIONS = ActionSpace(
    Verb("deal", ("1", "2", "3", "4")),
    Verb("bid", ("1", "2", "3")),
    Verb("open"),
    Verb("walk", ("left", "right")),
    Verb("dig"),
    Verb("find", ("dust", "gold")),
    Verb("stop"),
)
DEAL, BID, OPEN_BIDS, WALK, DIG, FIND, STOP = (ACTIONS.first[verb.name] for verb in ACTIONS.verbs)


class ToyState(State):
    def __init__(self) -> None:
        super().__init__(PHASES, 0, 1)
        self.round = 0
        self.pack = [2, 2, 2, 2]
        self.cards = [0, 0]
        self.bids = [0, 0]
        self.points = [0, 0]
        self.steps = 0
        self.dug = False

    def slug(self) -> str:
        return "toy"

    def players(self) -> int:
        return 2

    def copy(self) -> ToyState:
        other = ToyState()
        other.__dict__.update({k: list(v) if isinstance(v, list) else v for k, v in self.__dict__.items()})
        other.phases = self.phases
        return other

    def score(self, seat: int) -> int:
        return self.points[seat]

    def winners(self) -> int:
        if self.acting() != 0:
            return 0
        return sum(1 << seat for seat in (0, 1) if self.points[seat] == max(self.points))

    def hide(self, seat: int) -> ToyState:
        seen = self.copy()
        for other in (0, 1):
            if other != seat:
                seen.cards[other] = UNKNOWN if self.cards[other] else 0
                seen.bids[other] = UNKNOWN if self.bids[other] else 0
        # The pack tells which cards are out, so its counts may only be known up to the cards one cannot see.
        unseen = sum(1 for card in seen.cards if card == UNKNOWN)
        if unseen:
            for other in (0, 1):
                if seen.cards[other] == UNKNOWN:
                    seen.pack[self.cards[other] - 1] += 1
        return seen

    def guess(self, rng: RandomSource) -> ToyState:
        whole = self.copy()
        for seat in (0, 1):
            if whole.cards[seat] == UNKNOWN:
                left = [card for card in range(4) for _ in range(whole.pack[card])]
                whole.cards[seat] = left[rng.randrange(len(left))] + 1
                whole.pack[whole.cards[seat] - 1] -= 1
            if whole.bids[seat] == UNKNOWN:
                whole.bids[seat] = rng.randrange(3) + 1
        return whole

    def as_if_turn(self, seat: int) -> ToyState | None:
        """While the other one walks: the walk that comes after the next bids; or this seat's own that begins now."""
        if self.phase != 3 or (seat != self.round % 2 and self.round + 1 == ROUNDS):
            return None
        walk = self.copy()
        walk.round += seat != self.round % 2
        walk.steps, walk.dug = 2, False
        return walk

    def dump(self) -> dict[str, Any]:
        return {k: list(v) if isinstance(v, list) else v for k, v in self.__dict__.items() if k != "phases"}


class Deal(Phase[ToyState]):
    def actors(self, s: ToyState) -> i64:
        return 1 << NATURE

    def codes(self, s: ToyState, seat: i64) -> vec[i64]:
        return vec[i64]([DEAL + card for card in range(4) if s.pack[card]])

    def tickets(self, s: ToyState, code: i64) -> i64:
        return s.pack[code - DEAL]

    def audience(self, s: ToyState, seat: i64, code: i64) -> i64:
        return 1 << s.cards.index(0)

    def step(self, s: ToyState, seat: i64, code: i64) -> None:
        s.pack[code - DEAL] -= 1
        s.cards[s.cards.index(0)] = code - DEAL + 1
        s.phase = 0 if 0 in s.cards else 1

    def why_not(self, s: ToyState, seat: i64, code: i64) -> Refusal | None:
        return None if seat == NATURE and code in list(self.codes(s, seat)) else Refusal("Y-1", "E_DEAL")


class Bid(Phase[ToyState]):
    def actors(self, s: ToyState) -> i64:
        return sum(1 << seat for seat in (0, 1) if s.bids[seat] == 0)

    def codes(self, s: ToyState, seat: i64) -> vec[i64]:
        return vec[i64]([BID, BID + 1, BID + 2])

    def audience(self, s: ToyState, seat: i64, code: i64) -> i64:
        return 1 << seat

    def step(self, s: ToyState, seat: i64, code: i64) -> None:
        s.bids[seat] = code - BID + 1
        if 0 not in s.bids:
            s.phase = 2

    def why_not(self, s: ToyState, seat: i64, code: i64) -> Refusal | None:
        if not 0 <= seat < 2 or s.bids[seat]:
            return Refusal("Y-2", "E_TURN")
        return None if BID <= code < BID + 3 else Refusal("Y-2", "E_BID")


class Open(Phase[ToyState]):
    def actors(self, s: ToyState) -> i64:
        return 1 << NATURE

    def codes(self, s: ToyState, seat: i64) -> vec[i64]:
        return vec[i64]([OPEN_BIDS])

    def step(self, s: ToyState, seat: i64, code: i64) -> None:
        for seat_ in (0, 1):
            high = s.bids[seat_] > s.bids[1 - seat_]
            s.points[seat_] += s.cards[seat_] if high else s.bids[seat_]
        for card in s.cards:
            s.pack[card - 1] += 1
        s.bids, s.cards, s.steps, s.dug, s.phase = [0, 0], [0, 0], 2, False, 3

    def why_not(self, s: ToyState, seat: i64, code: i64) -> Refusal | None:
        return None if seat == NATURE and code == OPEN_BIDS else Refusal("Y-3", "E_OPEN")


class Walk(Phase[ToyState]):
    def actors(self, s: ToyState) -> i64:
        return 1 << (s.round % 2)

    def codes(self, s: ToyState, seat: i64) -> vec[i64]:
        codes = [WALK, WALK + 1] if s.steps else []
        return vec[i64]([*codes, *([DIG] if not s.dug and s.steps else []), STOP])

    def step(self, s: ToyState, seat: i64, code: i64) -> None:
        if code == DIG:
            s.dug, s.phase = True, 4
        elif code == STOP:
            s.round += 1
            s.steps = 0
            s.phase = 5 if s.round == ROUNDS else 0
        else:
            s.steps -= 1
            s.points[seat] += 1

    def why_not(self, s: ToyState, seat: i64, code: i64) -> Refusal | None:
        if seat != s.round % 2:
            return Refusal("Y-4", "E_TURN")
        if code in list(self.codes(s, seat)):
            return None
        return Refusal("Y-4.1", "E_STEPS", {"left": s.steps})


class Find(Phase[ToyState]):
    def actors(self, s: ToyState) -> i64:
        return 1 << NATURE

    def codes(self, s: ToyState, seat: i64) -> vec[i64]:
        return vec[i64]([FIND, FIND + 1])

    def step(self, s: ToyState, seat: i64, code: i64) -> None:
        s.points[s.round % 2] += 3 * (code - FIND)
        s.steps, s.phase = s.steps - 1, 3

    def why_not(self, s: ToyState, seat: i64, code: i64) -> Refusal | None:
        return None if seat == NATURE and code in (FIND, FIND + 1) else Refusal("Y-5", "E_FIND")


PHASES: Final[list[Any]] = [Deal(), Bid(), Open(), Walk(), Find(), Over("Y-6", "E_OVER")]


class ToyPresenter:
    """Says everything the hidden position holds, so that a leak anywhere shows in the bytes."""

    art = Path("none.svg")
    css = Path("none.css")
    figures: frozenset[str] = frozenset()

    @property
    def first_options(self) -> dict[str, bool | int | str]:
        return {}

    @property
    def option_needs(self) -> dict[str, tuple[str, bool | int | str]]:
        return {}

    def title(self, lang: str) -> str:
        return "Игрушка" if lang == "ru" else "Toy"

    def blurb(self, lang: str) -> str:
        return "..."

    def minutes(self) -> int:
        return 1

    def option_label(self, name: str, lang: str) -> str:
        return name

    def option_note(self, name: str, lang: str) -> str:
        return f"about {name}"

    def choice_label(self, name: str, value: bool | int | str, lang: str) -> str:
        return str(value)

    def gist(self, s: State, seat: int) -> None:
        return None

    def board(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        return (
            f'<svg class="map" data-lang="{lang}" data-layout="{layout}"><desc>{s.dump()} {seat} {names}</desc></svg>'
        )

    def standalone(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        return self.board(s, seat, lang, names, layout)

    def described(self, s: State, seat: int, lang: str, names: list[str]) -> list[str]:
        return [f"{s.dump()} {seat} {names}"]

    def headline(self, s: State, lang: str, names: list[str]) -> list[str]:
        return [f"{s.dump()}", *names]

    def prompt(self, s: State, seat: int, lang: str, names: list[str]) -> Prompt:
        return Prompt(f"{seat} {s.actors()}", f"{s.dump()}")

    def choices(self, s: State, seat: int, lang: str) -> list[Choice]:
        return [Choice(c, ACTIONS.text(c), ACTIONS.text(c), clicks=self.clicks(s, seat, c)) for c in s.legal(seat)]

    def clicks(self, s: State, seat: int, code: int) -> list[list[str]]:
        verb, args = ACTIONS.decode(code)
        return [[verb, *args]]

    def too_far(self, s: State, seat: int, clicks: list[str]) -> Refusal | None:
        return None

    def beyond(self, s: State, seat: int, clicks: list[str]) -> Refusal | None:
        return None

    def panel(self, s: State, seat: int, viewer: int, lang: str, names: list[str]) -> Panel:
        return Panel(seat, str(s.score(seat)), "", f"{s.dump()}")

    def story(
        self, before: State, seat: int, code: int | None, after: State, lang: str, names: list[str]
    ) -> list[Line]:
        what = "?" if code is None else ACTIONS.text(code)
        return [Line(f"{seat} {what} {before.dump()} {after.dump()}", seat, "head" if code == OPEN_BIDS else "move")]

    def typical(self, score: int, lang: str) -> str:
        return f"about {score}"

    def remarks(self, before: State, seat: int, codes: Sequence[int], after: State) -> list[Remark]:
        return [Remark(f"{before.dump()} {list(codes)} {after.dump()}", {"n": after.score(seat)})]

    def said(self, remark: Remark, lang: str, names: list[str]) -> str:
        return f"{remark.kind} {dict(remark.facts)}"

    def coach(self, s: State, seat: int) -> list[Tip]:
        return [Tip(f"{s.dump()}", {"n": s.score(seat)}, ["coin"], s.legal(seat))]

    def coached(self, tip: Tip, lang: str, names: list[str]) -> str:
        return f"{tip.kind} {dict(tip.facts)}"

    def reason(self, s: State, seat: int, code: int, lang: str) -> str:
        return f"{s.dump()}"

    def refusal(self, refusal: Refusal, lang: str) -> str:
        return f"{refusal.reason} {refusal.facts}"

    def lenses(self, s: State, lang: str) -> list[Lens]:
        return []

    def what(self, s: State, viewer: int, thing: str, lang: str, names: list[str]) -> Answer | None:
        return Answer(thing, f"{viewer}", [f"{s.dump()}"], "Y-1") if thing == "gold" else None

    def tally(self, s: State, lang: str) -> list[Tally]:
        return [Tally(seat, s.score(seat), [Part("all", "all", s.score(seat))]) for seat in (0, 1)]

    def alone_note(self, lang: str) -> str:
        return ""

    def tally_sources(self, lang: str) -> str:
        return ""

    def tally_title(self, lang: str) -> str:
        return ""

    def standing(self, s: State, racer: int) -> float:
        return s.score(racer)

    def standing_title(self, lang: str) -> str:
        return "points"

    def standing_text(self, standing: float) -> str:
        return f"{standing:g}"

    def lap(self, before: State, after: State, lap: int) -> int:
        assert isinstance(after, ToyState)
        return after.round + 1

    def lap_name(self, lap: int, lang: str) -> str:
        return f"round {lap}"

    def alone_told(self, s: State, lang: str) -> str:
        return ""

    def gain(self, amount: float, mine: str, other: str, lang: str) -> str:
        return f"{amount} {mine} {other}"

    def example(self, example: Example, lang: str) -> tuple[str, list[str]]:
        return example.name, [frame.name for frame in example.frames]

    def symbols(self, lang: str) -> list[Shelf]:
        return []

    def edition_note(self, edition: int, lang: str) -> str:
        return ""

    def digest(self, lang: str) -> list[RuleText]:
        return [RuleText("", "Goal", "...")]

    def rules(self, lang: str) -> list[RuleText]:
        return [RuleText("Y-1", "Deal", "...")]

    def figure(self, name: str, lang: str) -> str:
        return ""


class ToyGame(Game):
    slug = "toy"
    seats = range(2, 3)
    options: dict[str, Option] = {"gold": Option((False, True), False)}  # noqa: RUF012
    actions = ACTIONS
    score_bounds = (0, 40)
    max_length = 40
    presenter = ToyPresenter()

    def begin(self, seats: int, options: dict[str, Value], edition: int) -> State:
        return ToyState()

    def load(self, d: dict[str, Any]) -> State:
        s = ToyState()
        s.__dict__.update({k: list(v) if isinstance(v, list) else v for k, v in d.items()})
        return s


TOY = ToyGame()
