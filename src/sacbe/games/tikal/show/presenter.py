"""How Tikal is shown and told: joins the board, the choices, the log, the panels and the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, cast

from sacbe.core.asking import Asked, answered
from sacbe.core.errors import Refusal
from sacbe.core.present import Answer, Choice, Lens, Line, Panel, Presenter, Prompt, Remark, Tally, Tip
from sacbe.core.presenting import BasePresenter
from sacbe.core.state import State
from sacbe.games.tikal.show import (
    board,
    board_tall,
    choices,
    coach,
    description,
    hints,
    panels,
    paths,
    prompts,
    remarks,
    story,
)
from sacbe.games.tikal.show.figures import FIGURES
from sacbe.games.tikal.show.symbols import SIGNS
from sacbe.games.tikal.show.variants import VARIANTS
from sacbe.games.tikal.show.what import KINDS
from sacbe.games.tikal.show.words import words
from sacbe.games.tikal.state import Tikal


class TikalPresenter(BasePresenter):
    signs = SIGNS

    @property
    def option_needs(self) -> Mapping[str, tuple[str, bool | int | str]]:
        return {"final_order": ("auction", True)}  # T-6.10

    def minutes(self) -> int:
        return 90

    def board(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        draw = board_tall.draw if layout == "tall" else board.draw
        return draw(_tikal(s), seat, lang, names)

    def standalone(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        draw = board_tall.draw if layout == "tall" else board.draw
        return self.alone(draw(_tikal(s), seat, lang, names, live=False))

    def headline(self, s: State, lang: str, names: list[str]) -> list[str]:
        return panels.headline(_tikal(s), lang, names)

    def prompt(self, s: State, seat: int, lang: str, names: list[str]) -> Prompt:
        return prompts.prompt(_tikal(s), seat, lang, names)

    def choices(self, s: State, seat: int, lang: str) -> list[Choice]:
        return choices.choices(_tikal(s), seat, lang)

    def clicks(self, s: State, seat: int, code: int) -> list[list[str]]:
        return paths.clicks(_tikal(s), seat, code)

    def too_far(self, s: State, seat: int, clicks: list[str]) -> Refusal | None:
        return hints.too_far(_tikal(s), seat, clicks)

    def beyond(self, s: State, seat: int, clicks: list[str]) -> Refusal | None:
        return hints.beyond(_tikal(s), clicks)

    def panel(self, s: State, seat: int, viewer: int, lang: str, names: list[str]) -> Panel:
        return panels.panel(_tikal(s), seat, viewer, lang, names)

    def story(
        self, before: State, seat: int, code: int | None, after: State, lang: str, names: list[str]
    ) -> list[Line]:
        return story.story(_tikal(before), seat, code, _tikal(after), lang, names)

    def remarks(self, before: State, seat: int, codes: Sequence[int], after: State) -> list[Remark]:
        return remarks.remarks(remarks.Turn(_tikal(before), seat, codes, _tikal(after)))

    def said(self, remark: Remark, lang: str, names: list[str]) -> str:
        return remarks.said(remark, lang, names)

    def coach(self, s: State, seat: int) -> list[Tip]:
        return coach.coach(_tikal(s), seat)

    def coached(self, tip: Tip, lang: str, names: list[str]) -> str:
        return coach.told(tip, lang, names)

    def reason(self, s: State, seat: int, code: int, lang: str) -> str:
        return hints.reason(_tikal(s), seat, code, lang)

    def refusal(self, refusal: Refusal, lang: str) -> str:
        return hints.refusal(refusal, lang)

    def lenses(self, s: State, lang: str) -> list[Lens]:
        t = words(lang)
        names = ("majority", "score", "reach", "tiles")
        return [Lens(name, t(f"lens-{name}"), f"tikal-i-{name}", t(f"lens-{name}-about")) for name in names]

    def what(self, s: State, viewer: int, thing: str, lang: str, names: list[str]) -> Answer | None:
        return answered(KINDS, Asked(_tikal(s), viewer, lang, names, words(lang)), thing)

    def described(self, s: State, seat: int, lang: str, names: list[str]) -> list[str]:
        return description.described(Asked(_tikal(s), seat, lang, names, words(lang)))

    def tally(self, s: State, lang: str) -> list[Tally]:
        return panels.tally(_tikal(s), lang)

    def standing(self, s: State, racer: int) -> float:
        return panels.standing(_tikal(s), racer)

    def lap(self, before: State, after: State, lap: int) -> int:
        return panels.tiles_taken(_tikal(after)) + panels.final(_tikal(after))


def _tikal(s: State) -> Tikal:
    return cast(Tikal, s)


PRESENTER: Final[Presenter] = TikalPresenter(Path(__file__).parent, words, FIGURES | VARIANTS)
