"""How The Quest for El Dorado is shown and told: joins the board, the choices, the log, the panels and the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from sacbe.core.asking import Asked, answered
from sacbe.core.errors import Refusal
from sacbe.core.present import Answer, Choice, Lens, Line, Panel, Presenter, Prompt, Remark, Tally, Tip, Workshop
from sacbe.core.presenting import BasePresenter
from sacbe.core.state import State
from sacbe.games.eldorado.show import (
    board,
    board_tall,
    choices,
    clicks,
    coach,
    description,
    hints,
    panels,
    prompts,
    remarks,
    story,
    workshop,
)
from sacbe.games.eldorado.show.figures import FIGURES
from sacbe.games.eldorado.show.symbols import SIGNS
from sacbe.games.eldorado.show.variants import VARIANTS
from sacbe.games.eldorado.show.what import KINDS
from sacbe.games.eldorado.show.words import words
from sacbe.games.eldorado.state import Race


class EldoradoPresenter(BasePresenter):
    signs = SIGNS

    @property
    def first_options(self) -> Mapping[str, bool | int | str]:
        return {"route": "first_expedition"}  # S-2.1: short, and without most of what is hard

    @property
    def option_needs(self) -> Mapping[str, tuple[str, bool | int | str]]:
        return {"cave_timing": ("caves", True)}

    def minutes(self) -> int:
        return 45

    def choice_label(self, name: str, value: bool | int | str, lang: str) -> str:
        if name == "route":
            return panels.route_name(str(value), lang)
        if name == "round_cap":
            return words(lang)("option-rounds", n=int(value))
        return super().choice_label(name, value, lang)

    def board(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        draw = board_tall.draw if layout == "tall" else board.draw
        return draw(_race(s), seat, lang, names)

    def standalone(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        draw = board_tall.draw if layout == "tall" else board.alone
        return self.alone(draw(_race(s), seat, lang, names))

    def headline(self, s: State, lang: str, names: list[str]) -> list[str]:
        return panels.headline(_race(s), lang, names)

    def prompt(self, s: State, seat: int, lang: str, names: list[str]) -> Prompt:
        return prompts.prompt(_race(s), seat, lang, names)

    def choices(self, s: State, seat: int, lang: str) -> list[Choice]:
        return choices.choices(_race(s), seat, lang)

    def clicks(self, s: State, seat: int, code: int) -> list[list[str]]:
        return clicks.clicks(_race(s), seat, code)

    def beyond(self, s: State, seat: int, clicks: list[str]) -> Refusal | None:
        """A hex that no single step leads to; or a pile, which is only looked at."""
        last = clicks[-1] if clicks else ""
        if last.startswith("pile-"):
            return hints.pile_told(_race(s), seat, last)
        return Refusal("A-4.1", "E_TOO_FAR") if last.startswith("hex-") else None

    def panel(self, s: State, seat: int, viewer: int, lang: str, names: list[str]) -> Panel:
        return panels.panel(_race(s), seat, viewer, lang, names)

    def story(
        self, before: State, seat: int, code: int | None, after: State, lang: str, names: list[str]
    ) -> list[Line]:
        return story.story(_race(before), seat, code, _race(after), lang, names)

    def remarks(self, before: State, seat: int, codes: Sequence[int], after: State) -> list[Remark]:
        return remarks.remarks(remarks.Turn(_race(before), seat, codes, _race(after)))

    def said(self, remark: Remark, lang: str, names: list[str]) -> str:
        return remarks.said(remark, lang, names)

    def coach(self, s: State, seat: int) -> list[Tip]:
        return coach.coach(_race(s), seat)

    def coached(self, tip: Tip, lang: str, names: list[str]) -> str:
        return coach.told(tip, lang, names)

    def reason(self, s: State, seat: int, code: int, lang: str) -> str:
        return hints.reason(_race(s), seat, code, lang)

    def refusal(self, refusal: Refusal, lang: str) -> str:
        return hints.refusal(refusal, lang)

    def lenses(self, s: State, lang: str) -> list[Lens]:
        t = words(lang)
        signs = {"market": "i-market", "way": "ed-i-way", "odds": "ed-i-odds", "cards": "ed-i-cards"}
        return [Lens(name, t(f"lens-{name}"), sign, t(f"lens-{name}-about")) for name, sign in signs.items()]

    def what(self, s: State, viewer: int, thing: str, lang: str, names: list[str]) -> Answer | None:
        return answered(KINDS, Asked(_race(s), viewer, lang, names, words(lang)), thing)

    def described(self, s: State, seat: int, lang: str, names: list[str]) -> list[str]:
        return description.described(Asked(_race(s), seat, lang, names, words(lang)))

    def tally(self, s: State, lang: str) -> list[Tally]:
        return panels.tally(_race(s), lang)

    def standing(self, s: State, racer: int) -> float:
        """A race: what is missing counts, less than nothing until one has arrived."""
        return -int(_race(s).way_left(racer))

    def standing_text(self, standing: float) -> str:
        return f"{-standing:g}" if standing else panels.ARRIVED

    def lap(self, before: State, after: State, lap: int) -> int:
        return int(_race(after).round)

    def alone_told(self, s: State, lang: str) -> str:
        return panels.automata_told(_race(s), lang)

    def workshop(self, option: str, value: str, lang: str, layout: str = "wide") -> Workshop:
        """A route of one's own; it is the only option that is put together."""
        if option != "route":
            raise ValueError(f"only the option route is put together, not {option!r}")
        return workshop.workshop(value, lang, layout)


def _race(s: State) -> Race:
    return cast(Race, s)


PRESENTER: Final[Presenter] = EldoradoPresenter(Path(__file__).parent, words, FIGURES | VARIANTS)
