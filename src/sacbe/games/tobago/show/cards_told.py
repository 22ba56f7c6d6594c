"""Clue cards and treasure cards of a written position, in words. "+3" stands for three that are not known."""

from __future__ import annotations

from sacbe.core.asking import Asked
from sacbe.core.describing import listed
from sacbe.games.tobago.data import CLUES
from sacbe.games.tobago.show.words import clue_name
from sacbe.games.tobago.state import Tobago


def clues(a: Asked[Tobago], cards: list[str]) -> str:
    names = [clue_name(CLUES.index(card), a.lang) for card in cards if not card.startswith("+")]
    return listed([*names, *_hidden(a, cards)], "; ")


def treasures(a: Asked[Tobago], cards: list[str | int]) -> str:
    """By their coins: 2, 2, curse. The first edition told equal ones apart by a letter."""
    words = [str(card) for card in cards]
    known = [a.words("odds-curse") + word[5:] if word.startswith("curse") else word for word in words if word[0] != "+"]
    return listed([*known, *_hidden(a, words)])


def _hidden(a: Asked[Tobago], cards: list[str]) -> list[str]:
    return [a.words("told-hidden", n=int(card)) for card in cards if card.startswith("+")]
