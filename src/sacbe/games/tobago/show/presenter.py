"""How Tobago is shown and told: joins the board, the choices, the log, the panels and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, cast

from sacbe.core.asking import Asked, answered
from sacbe.core.errors import Refusal
from sacbe.core.present import Answer, Choice, Lens, Line, Panel, Presenter, Prompt, Remark, Tally, Tip, Workshop
from sacbe.core.presenting import BasePresenter
from sacbe.core.state import State
from sacbe.games.tobago.show import (
    board,
    board_tall,
    choices,
    coach,
    description,
    hints,
    panels,
    prompts,
    remarks,
    story,
    workshop,
)
from sacbe.games.tobago.show.captions import LENSES
from sacbe.games.tobago.show.figures import FIGURES
from sacbe.games.tobago.show.symbols import SIGNS
from sacbe.games.tobago.show.variants import VARIANTS
from sacbe.games.tobago.show.what import KINDS
from sacbe.games.tobago.show.words import words
from sacbe.games.tobago.state import Tobago


class TobagoPresenter(BasePresenter):
    signs = SIGNS

    def minutes(self) -> int:
        return 60

    def choice_label(self, name: str, value: bool | int | str, lang: str) -> str:
        if name == "assembly" and value != "random":
            return words(lang)("option-assembly-named", name=str(value))
        return super().choice_label(name, value, lang)

    def board(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        draw = board_tall.draw if layout == "tall" else board.draw
        return draw(_tobago(s), seat, lang, names)

    def standalone(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        return self.alone(self.board(s, seat, lang, names, layout))

    def headline(self, s: State, lang: str, names: list[str]) -> list[str]:
        return panels.headline(_tobago(s), lang)

    def prompt(self, s: State, seat: int, lang: str, names: list[str]) -> Prompt:
        return prompts.prompt(_tobago(s), seat, lang, names)

    def choices(self, s: State, seat: int, lang: str) -> list[Choice]:
        return choices.choices(_tobago(s), seat, lang)

    def clicks(self, s: State, seat: int, code: int) -> list[list[str]]:
        return choices.clicks(_tobago(s), seat, code)

    def panel(self, s: State, seat: int, viewer: int, lang: str, names: list[str]) -> Panel:
        return panels.panel(_tobago(s), seat, viewer, lang)

    def story(
        self, before: State, seat: int, code: int | None, after: State, lang: str, names: list[str]
    ) -> list[Line]:
        return story.story(_tobago(before), seat, code, _tobago(after), lang, names)

    def remarks(self, before: State, seat: int, codes: Sequence[int], after: State) -> list[Remark]:
        return remarks.remarks(remarks.Turn(_tobago(before), seat, codes, _tobago(after)))

    def said(self, remark: Remark, lang: str, names: list[str]) -> str:
        return remarks.said(remark, lang, names)

    def coach(self, s: State, seat: int) -> list[Tip]:
        return coach.coach(_tobago(s), seat)

    def coached(self, tip: Tip, lang: str, names: list[str]) -> str:
        return coach.told(tip, lang, names)

    def reason(self, s: State, seat: int, code: int, lang: str) -> str:
        return hints.reason(_tobago(s), seat, code, lang)

    def refusal(self, refusal: Refusal, lang: str) -> str:
        return hints.refusal(refusal, lang)

    def lenses(self, s: State, lang: str) -> list[Lens]:
        t = words(lang)
        return [Lens(name, t(f"lens-{name}"), f"tob-i-{name}", t(f"lens-{name}-about")) for name in LENSES]

    def what(self, s: State, viewer: int, thing: str, lang: str, names: list[str]) -> Answer | None:
        return answered(KINDS, Asked(_tobago(s), viewer, lang, names, words(lang)), thing)

    def described(self, s: State, seat: int, lang: str, names: list[str]) -> list[str]:
        return description.described(Asked(_tobago(s), seat, lang, names, words(lang)))

    def tally(self, s: State, lang: str) -> list[Tally]:
        return panels.tally(_tobago(s), lang)

    def lap(self, before: State, after: State, lap: int) -> int:
        """A treasure is shared within the turn of whoever raises it."""
        return lap + (_tobago(before).turn != _tobago(after).turn)

    def workshop(self, option: str, value: str, lang: str, layout: str = "wide") -> Workshop:
        """The island is the only option that is put together by hand."""
        return workshop.workshop(value, lang, layout)


def _tobago(s: State) -> Tobago:
    return cast(Tobago, s)


PRESENTER: Final[Presenter] = TobagoPresenter(Path(__file__).parent, words, FIGURES | VARIANTS)
