"""What all presenters do alike: names and labels from the texts, pictures that stand alone, the rules page."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from sacbe.core import svg
from sacbe.core.errors import Refusal
from sacbe.core.example import Example
from sacbe.core.present import Answer, Remark, RuleText, Shelf, Tip
from sacbe.core.remarking import spoken
from sacbe.core.state import State
from sacbe.core.symbols import Signs, shelves
from sacbe.core.words import Words, even_hint, figure

Figures = Mapping[str, Callable[[str], str]]  # by name, how it is drawn in a language


class BasePresenter:
    """A game's presenter says where its `show` folder is, which its words are, and by which names it draws figures."""

    signs: Signs = MappingProxyType({})  # of the symbols page; none: the game has no such page

    @property
    def first_options(self) -> Mapping[str, bool | int | str]:
        return MappingProxyType({})

    @property
    def option_needs(self) -> Mapping[str, tuple[str, bool | int | str]]:
        return MappingProxyType({})

    def __init__(
        self, folder: Path, words: Callable[[str], Words], figures: Mapping[str, Callable[[str], str]]
    ) -> None:
        self.art: Path = folder / "art.svg"
        self.css: Path = folder / "style.css"
        self.words = words
        self.figures: frozenset[str] = frozenset(figures)
        self._draw = lru_cache(maxsize=128)(lambda name, lang: figures[name](lang) if name in figures else "")

    def title(self, lang: str) -> str:
        return self.words(lang)("game-name")

    def blurb(self, lang: str) -> str:
        return self.words(lang)("game-blurb")

    def option_label(self, name: str, lang: str) -> str:
        return self.words(lang)(f"option-{name}".replace("_", "-"))

    def option_note(self, name: str, lang: str) -> str:
        """What it changes for a player, in a sentence; "" if nobody ever has a choice. Its picture is the figure
        option-<name>, those of its choices, where they differ to the eye, are option-<name>-<value>."""
        t, about = self.words(lang), f"option-{name}.about".replace("_", "-")
        return t(about) if about in t else ""

    def choice_label(self, name: str, value: bool | int | str, lang: str) -> str:
        """A seat by its number, anything else by its own text."""
        t, option = self.words(lang), f"option-{name}".replace("_", "-")
        if f"{option}-seat" in t and str(value).isdigit():
            return t(f"{option}-seat", seat=int(value) + 1)
        return t(f"{option}-{value}".lower().replace("_", "-"))

    def alone_note(self, lang: str) -> str:
        """Against whom one plays alone; "" if for one's best score."""
        t = self.words(lang)
        return t("alone-note") if "alone-note" in t else ""

    def tally_title(self, lang: str) -> str:
        """What stands above the tallies; "" if they are points by source, as in most games."""
        t = self.words(lang)
        return t("tally-title") if "tally-title" in t else ""

    def tally_sources(self, lang: str) -> str:
        """The same where tallies are points by another name, such as coins; "" if they are called points."""
        t = self.words(lang)
        return t("tally-sources") if "tally-sources" in t else ""

    def standing(self, s: State, racer: int) -> float:
        """How far somebody has come, the more the better: what the course of a game is drawn with. At the end it says
        what the tally says."""
        return s.score(racer)

    def standing_title(self, lang: str) -> str:
        """What a standing is, above the course of the game."""
        return self.words(lang)("standing-title")

    def standing_text(self, standing: float) -> str:
        """How a standing is written."""
        return figure(standing)

    def lap(self, before: State, after: State, lap: int) -> int:
        """Which round or turn it is after an action, if it was number `lap` before it. The course of a game has a point
        for each: so it compares players when all have had their part, where the game goes by rounds."""
        return lap + (before.actors() != after.actors())

    def lap_name(self, lap: int, lang: str) -> str:
        return self.words(lang)("lap", n=lap)

    def alone_told(self, s: State, lang: str) -> str:
        """What a finished game played alone came to, beside its points; "" if nothing is to be added."""
        return ""

    def gain(self, amount: float, mine: str, other: str, lang: str) -> str:
        """How much better a hint is than another turn, each called by what only it does, in what the game's bots
        count: rounded, so that nobody takes an estimate for a promise."""
        rounded = round(amount, 1) if amount < 3 else round(amount)
        told = {"mine": mine, "other": other}
        return self.words(lang)("hint-gain", n=rounded, **told) if rounded else even_hint(lang, **told)

    def typical(self, score: int, lang: str) -> str:
        """How good a result is usual, in what the game counts; "" where it does not count."""
        t = self.words(lang)
        return t("typical-score", n=score) if "typical-score" in t else ""

    def remarks(self, before: State, seat: int, codes: Sequence[int], after: State) -> list[Remark]:
        """What a bot on this seat could say after its turn, the most interesting first. Both positions are a
        spectator's, and `codes` are those of its actions that everybody saw: nothing said can give a secret away."""
        return []

    def said(self, remark: Remark, lang: str, names: list[str]) -> str:
        """A remark in words. A game whose facts have names of their own says more."""
        return self.words(lang)(f"remark-{remark.kind}", **spoken(remark, names))

    def gist(self, s: State, seat: int) -> Hashable:
        """What of a position this seat's board, choices and tips are made of: where it is as it was, so are they. None
        where that is as good as everything."""
        return None

    def coach(self, s: State, seat: int) -> list[Tip]:
        """What a coach would say to this seat, which is to decide: dangers first, and one tip of a kind."""
        return []

    def coached(self, tip: Tip, lang: str, names: list[str]) -> str:
        """A tip in words. A game whose facts have names of their own says more."""
        return self.words(lang)(f"coach-{tip.kind}", **spoken(tip, names))

    def too_far(self, s: State, seat: int, clicks: list[str]) -> Refusal | None:
        """Why a far target is out of reach, where it would take several actions: none of them alone is refused so."""
        return None

    def beyond(self, s: State, seat: int, clicks: list[str]) -> Refusal | None:
        """Why clicks that mean no action lead nowhere, where a person may well try them; None: nothing to say."""
        return None

    def what(self, s: State, viewer: int, thing: str, lang: str, names: list[str]) -> Answer | None:
        """What a drawn thing is, in a position as this viewer may know it; None: nothing is called so."""
        return None

    def alone(self, picture: str, theme: str = "light") -> str:
        """A picture with its symbols and colours inside."""
        css = (svg.LOOK / "tokens.css", self.css)
        return svg.standalone(picture, css=css, art=(svg.LOOK / "symbols-common.svg", self.art), theme=theme)

    def digest(self, lang: str) -> list[RuleText]:
        """A minute's reading before the rules: the goal, a turn, who wins, each with a picture."""
        t = self.words(lang)
        parts = (f"digest-{part}" for part in ("goal", "turn", "win"))
        return [RuleText("", t(f"{key}.title"), t(key), t(f"{key}.figure")) for key in parts]

    def rules(self, lang: str) -> list[RuleText]:
        """Every rule of the texts, in their order."""
        t = self.words(lang)
        return [
            RuleText(
                number=number_of(key),
                title=t(f"{key}.title"),
                body=t(key),
                figure=t(f"{key}.figure") if f"{key}.figure" in t else "",
            )
            for key in t.starting("rule-")
        ]

    def example(self, example: Example, lang: str) -> tuple[str, list[str]]:
        """The title of an example, and what is said of each of its positions."""
        t, key = self.words(lang), f"example-{example.name}"
        return t(key), [t(f"{key}.{frame.name}") for frame in example.frames]

    def symbols(self, lang: str) -> list[Shelf]:
        return shelves(self.signs, self.words(lang))

    def edition_note(self, edition: int, lang: str) -> str:
        """What this edition of the rules changed, for players of the one before."""
        return self.words(lang)(f"edition-{edition}")

    def figure(self, name: str, lang: str) -> str:
        """A picture for the rules page by its name, "" if there is none of that name."""
        return self._draw(name, lang)


def number_of(key: str) -> str:
    """rule-T-4-1-3 is T-4.1.3."""
    letter, *digits = key.removeprefix("rule-").split("-")
    return f"{letter}-{'.'.join(digits)}"
