"""The contract that every game of Sacbe keeps, asked of Cenote."""

from sacbe.testing import BotContract, GameContract, ShowContract


class TestCenote(GameContract, BotContract, ShowContract):
    slugs = ("cenote",)
