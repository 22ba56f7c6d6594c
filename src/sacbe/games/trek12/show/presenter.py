"""How Archeo Trek 12 is shown and told: joins the board, the choices, the log, the panels and the rules."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Final, cast

from sacbe.core.asking import Asked, answered
from sacbe.core.errors import Refusal
from sacbe.core.present import Answer, Choice, Lens, Line, Panel, Presenter, Prompt, Remark, Tally, Tip
from sacbe.core.presenting import BasePresenter
from sacbe.core.state import State
from sacbe.games.trek12.show import board, board_tall, choices, coach, description, hints, panels, remarks, story
from sacbe.games.trek12.show.figures import FIGURES
from sacbe.games.trek12.show.gist import gist
from sacbe.games.trek12.show.symbols import SIGNS
from sacbe.games.trek12.show.variants import VARIANTS
from sacbe.games.trek12.show.what import KINDS
from sacbe.games.trek12.show.words import words
from sacbe.games.trek12.state import Trek


class Trek12Presenter(BasePresenter):
    signs = SIGNS

    def minutes(self) -> int:
        return 20

    def gist(self, s: State, seat: int) -> Hashable:
        return gist(_trek(s), seat)

    def board(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        draw = board_tall.draw if layout == "tall" else board.draw
        return draw(_trek(s), seat, lang, names)

    def standalone(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        return self.alone(self.board(s, seat, lang, names, layout))

    def headline(self, s: State, lang: str, names: list[str]) -> list[str]:
        return panels.headline(_trek(s), lang, names)

    def prompt(self, s: State, seat: int, lang: str, names: list[str]) -> Prompt:
        return choices.prompt(_trek(s), seat, lang, names)

    def choices(self, s: State, seat: int, lang: str) -> list[Choice]:
        return choices.choices(_trek(s), seat, lang)

    def clicks(self, s: State, seat: int, code: int) -> list[list[str]]:
        return choices.clicks(_trek(s), code)

    def beyond(self, s: State, seat: int, clicks: list[str]) -> Refusal | None:
        return hints.beyond(_trek(s), clicks)

    def panel(self, s: State, seat: int, viewer: int, lang: str, names: list[str]) -> Panel:
        return panels.panel(_trek(s), seat, viewer, lang, names)

    def story(
        self, before: State, seat: int, code: int | None, after: State, lang: str, names: list[str]
    ) -> list[Line]:
        return story.story(_trek(before), seat, code, _trek(after), lang, names)

    def remarks(self, before: State, seat: int, codes: Sequence[int], after: State) -> list[Remark]:
        return remarks.remarks(remarks.Turn(_trek(before), seat, codes, _trek(after)))

    def said(self, remark: Remark, lang: str, names: list[str]) -> str:
        return remarks.said(remark, lang, names)

    def coach(self, s: State, seat: int) -> list[Tip]:
        return coach.coach(_trek(s), seat)

    def coached(self, tip: Tip, lang: str, names: list[str]) -> str:
        return coach.told(tip, lang, names)

    def reason(self, s: State, seat: int, code: int, lang: str) -> str:
        return hints.reason(_trek(s), seat, code, lang)

    def refusal(self, refusal: Refusal, lang: str) -> str:
        return hints.refusal(refusal, lang)

    def lenses(self, s: State, lang: str) -> list[Lens]:
        t = words(lang)
        # Alone there are no others' sheets: the same lens shows the ladder of ranks (others.py).
        words_of = {"nine": "nine", "odds": "odds", "others": "ranks" if _trek(s).solo else "others"}
        return [Lens(name, t(f"lens-{w}"), f"trek-i-{name}", t(f"lens-{w}-about")) for name, w in words_of.items()]

    def what(self, s: State, viewer: int, thing: str, lang: str, names: list[str]) -> Answer | None:
        return answered(KINDS, Asked(_trek(s), viewer, lang, names, words(lang)), thing)

    def described(self, s: State, seat: int, lang: str, names: list[str]) -> list[str]:
        return description.described(Asked(_trek(s), seat, lang, names, words(lang)))

    def tally(self, s: State, lang: str) -> list[Tally]:
        return panels.tally(_trek(s), lang)

    def lap(self, before: State, after: State, lap: int) -> int:
        return int(_trek(after).round)

    def alone_told(self, s: State, lang: str) -> str:
        return panels.rank_told(_trek(s), lang)


def _trek(s: State) -> Trek:
    return cast(Trek, s)


PRESENTER: Final[Presenter] = Trek12Presenter(Path(__file__).parent, words, FIGURES | VARIANTS)
