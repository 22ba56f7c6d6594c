"""How the tests of a contract are asked of games: pytest fills in the tables and the games of the class."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

import sacbe
from sacbe.testing.walks import Setting, settings


class Asked:
    """`slugs`: which games are asked. A subclass whose name begins with Test is found by pytest."""

    slugs: ClassVar[Sequence[str]] = ()
    observed: ClassVar[bool] = False  # of games with an `observe` module only

    def settings(self) -> list[Setting]:
        """The tables that long walks are taken at."""
        return settings(self.slugs)

    def tables(self) -> list[Setting]:
        """The tables that are drawn and told."""
        return self.settings()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if not self.slugs:
            raise pytest.UsageError(f"{type(self).__name__} must say which games it asks: slugs = ('mygame',)")
        for slug in self.slugs:
            sacbe.game(slug)  # a game that cannot be loaded is told of at once, and not by an empty list of tests
        asks = metafunc.fixturenames
        slugs = [slug for slug in self.slugs if not self.observed or sacbe.game(slug).part("observe")]
        if "setting" in asks:
            metafunc.parametrize("setting", [one for one in self.settings() if one.slug in slugs], ids=str)
        if "table" in asks:
            metafunc.parametrize("table", self.tables(), ids=str)
        if "slug" in asks:
            metafunc.parametrize("slug", slugs)
