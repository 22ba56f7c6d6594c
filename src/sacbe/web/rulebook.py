"""The rules page as the template wants it: the digest, every rule with picture and examples. Drawn once, and kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from sacbe.core.example import Example, played
from sacbe.core.game import Game
from sacbe.core.present import RuleText


@dataclass(frozen=True, slots=True)
class Shown:
    """A frame of an example."""

    picture: Markup
    text: str


@dataclass(frozen=True, slots=True)
class Worked:
    """An example to be stepped through."""

    name: str
    title: str
    frames: list[Shown]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A rule, or a part of the digest."""

    number: str
    title: str
    body: str
    figure: Markup
    examples: list[Worked]


@dataclass(frozen=True, slots=True)
class Book:
    """`digest`: what a minute's reading tells, the goal, a turn, who wins."""

    digest: list[Paragraph]
    rules: list[Paragraph]


@cache
def book(game: Game, lang: str) -> Book:
    show = game.presenter
    digest = [_paragraph(game, rule, lang) for rule in show.digest(lang)]
    return Book(digest, [_paragraph(game, rule, lang) for rule in show.rules(lang)])


def _paragraph(game: Game, rule: RuleText, lang: str) -> Paragraph:
    drawn = game.presenter.figure(rule.figure, lang) if rule.figure else ""
    worked = [_worked(game, example, lang) for example in game.examples if rule.number and example.rule == rule.number]
    return Paragraph(rule.number, rule.title, rule.body, Markup(drawn), worked)  # noqa: S704 our own drawings


def _worked(game: Game, example: Example, lang: str) -> Worked:
    title, sentences = game.presenter.example(example, lang)
    frames = [
        Shown(Markup(example.draw(position.hide(example.seat), lang)), sentence)  # noqa: S704 our own drawings
        for position, sentence in zip(played(game, example), sentences, strict=True)
    ]
    return Worked(example.name, title, frames)
