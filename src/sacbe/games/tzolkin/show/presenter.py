"""How Tzolk'in is shown and told: joins the board, the choices, the log, the panels and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, cast

from sacbe.core.asking import Asked, answered
from sacbe.core.errors import Refusal
from sacbe.core.present import Answer, Choice, Lens, Line, Panel, Presenter, Prompt, Remark, Tally, Tip
from sacbe.core.presenting import BasePresenter
from sacbe.core.state import State
from sacbe.games.tzolkin.show import (
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
)
from sacbe.games.tzolkin.show.figures import FIGURES
from sacbe.games.tzolkin.show.symbols import SIGNS
from sacbe.games.tzolkin.show.what import KINDS
from sacbe.games.tzolkin.show.words import words
from sacbe.games.tzolkin.state import Tzolkin


class TzolkinPresenter(BasePresenter):
    signs = SIGNS

    def minutes(self) -> int:
        return 90

    def board(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        draw = board_tall.draw if layout == "tall" else board.draw
        return draw(_position(s), seat, lang, names)

    def standalone(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        return self.alone(self.board(s, seat, lang, names, layout))

    def headline(self, s: State, lang: str, names: list[str]) -> list[str]:
        return panels.headline(_position(s), lang, names)

    def prompt(self, s: State, seat: int, lang: str, names: list[str]) -> Prompt:
        return prompts.prompt(_position(s), seat, lang, names)

    def choices(self, s: State, seat: int, lang: str) -> list[Choice]:
        return choices.choices(_position(s), seat, lang)

    def clicks(self, s: State, seat: int, code: int) -> list[list[str]]:
        return clicks.clicks(_position(s), code)

    def panel(self, s: State, seat: int, viewer: int, lang: str, names: list[str]) -> Panel:
        return panels.panel(_position(s), seat, viewer, lang, names)

    def story(
        self, before: State, seat: int, code: int | None, after: State, lang: str, names: list[str]
    ) -> list[Line]:
        return story.story(_position(before), seat, code, _position(after), lang, names)

    def remarks(self, before: State, seat: int, codes: Sequence[int], after: State) -> list[Remark]:
        return remarks.remarks(remarks.Turn(_position(before), seat, codes, _position(after)))

    def said(self, remark: Remark, lang: str, names: list[str]) -> str:
        return remarks.said(remark, lang, names)

    def coach(self, s: State, seat: int) -> list[Tip]:
        return coach.coach(_position(s), seat)

    def coached(self, tip: Tip, lang: str, names: list[str]) -> str:
        return coach.told(tip, lang, names)

    def reason(self, s: State, seat: int, code: int, lang: str) -> str:
        return hints.reason(_position(s), seat, code, lang)

    def refusal(self, refusal: Refusal, lang: str) -> str:
        return hints.refusal(refusal, lang)

    def lenses(self, s: State, lang: str) -> list[Lens]:
        t = words(lang)
        names = ("days", "food", "worth")
        return [Lens(name, t(f"lens-{name}"), f"tz-i-{name}", t(f"lens-{name}-about")) for name in names]

    def what(self, s: State, viewer: int, thing: str, lang: str, names: list[str]) -> Answer | None:
        return answered(KINDS, Asked(_position(s), viewer, lang, names, words(lang)), thing)

    def described(self, s: State, seat: int, lang: str, names: list[str]) -> list[str]:
        return description.described(Asked(_position(s), seat, lang, names, words(lang)))

    def tally(self, s: State, lang: str) -> list[Tally]:
        return panels.tally(_position(s), lang)

    def standing(self, s: State, racer: int) -> float:
        return panels.whole(int(_position(s).quarters(racer)))

    def lap(self, before: State, after: State, lap: int) -> int:
        return int(_position(after).day) + 1


def _position(s: State) -> Tzolkin:
    return cast(Tzolkin, s)


PRESENTER: Final[Presenter] = TzolkinPresenter(Path(__file__).parent, words, FIGURES)
