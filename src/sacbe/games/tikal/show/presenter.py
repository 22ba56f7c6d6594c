"""How Tikal is shown and told: joins the board, the choices, the log, the panels and the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from sacbe.core import svg
from sacbe.core.errors import Refusal
from sacbe.core.present import Choice, Lens, Line, Panel, Presenter, Prompt, RuleText, Tally
from sacbe.core.state import State
from sacbe.games.tikal.show import board, board_tall, choices, hints, panels, paths, prompts, rulebook, story
from sacbe.games.tikal.show.words import words
from sacbe.games.tikal.state import Tikal


class TikalPresenter:
    art: Path = Path(__file__).with_name("art.svg")
    css: Path = Path(__file__).with_name("style.css")

    def title(self, lang: str) -> str:
        return words(lang)("game-name")

    def blurb(self, lang: str) -> str:
        return words(lang)("game-blurb")

    def minutes(self) -> int:
        return 90

    def option_label(self, name: str, lang: str) -> str:
        return words(lang)(f"option-{name.replace('_', '-')}")

    def choice_label(self, name: str, value: bool | int | str, lang: str) -> str:
        if name == "first" and value != "random":
            return words(lang)("option-first-seat", seat=int(value) + 1)
        return words(lang)(f"option-{name.replace('_', '-')}-{str(value).lower()}")

    def board(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        draw = board_tall.draw if layout == "tall" else board.draw
        return draw(_tikal(s), seat, lang, names)

    def standalone(self, s: State, seat: int, lang: str, names: list[str], layout: str = "wide") -> str:
        draw = board_tall.draw if layout == "tall" else board.draw
        return self.alone(draw(_tikal(s), seat, lang, names, live=False))

    def alone(self, picture: str, theme: str = "light") -> str:
        """A picture with its symbols and colours inside."""
        css = (svg.LOOK / "tokens.css", self.css)
        return svg.standalone(picture, css=css, art=(svg.LOOK / "symbols-common.svg", self.art), theme=theme)

    def headline(self, s: State, lang: str, names: list[str]) -> list[str]:
        return panels.headline(_tikal(s), lang, names)

    def prompt(self, s: State, seat: int, lang: str, names: list[str]) -> Prompt:
        return prompts.prompt(_tikal(s), seat, lang, names)

    def choices(self, s: State, seat: int, lang: str) -> list[Choice]:
        return choices.choices(_tikal(s), seat, lang)

    def clicks(self, s: State, seat: int, code: int) -> list[list[str]]:
        return paths.clicks(_tikal(s), seat, code)

    def panel(self, s: State, seat: int, viewer: int, lang: str, names: list[str]) -> Panel:
        return panels.panel(_tikal(s), seat, viewer, lang, names)

    def story(
        self, before: State, seat: int, code: int | None, after: State, lang: str, names: list[str]
    ) -> list[Line]:
        return story.story(_tikal(before), seat, code, _tikal(after), lang, names)

    def reason(self, s: State, seat: int, code: int, lang: str) -> str:
        return hints.reason(_tikal(s), seat, code, lang)

    def refusal(self, refusal: Refusal, lang: str) -> str:
        return hints.refusal(refusal, lang)

    def lenses(self, lang: str) -> list[Lens]:
        t = words(lang)
        return [Lens(name, t(f"lens-{name}"), f"tikal-i-{name}") for name in ("majority", "score", "reach", "tiles")]

    def tally(self, s: State, lang: str) -> list[Tally]:
        return panels.tally(_tikal(s), lang)

    def rules(self, lang: str) -> list[RuleText]:
        return rulebook.rules(lang)

    def figure(self, name: str, lang: str) -> str:
        return rulebook.figure(name, lang)


def _tikal(s: State) -> Tikal:
    return cast(Tikal, s)


PRESENTER: Final[Presenter] = TikalPresenter()
