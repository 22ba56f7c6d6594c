"""What every game shows and tells, asked of Sacbe's own games at tables that differ in what is drawn and said."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.testing.shown import ShowContract
from sacbe.testing.walks import Setting
from tests.show.tables import LOOKS, TABLES


@pytest.mark.compiled  # what is drawn and told is no engine: once is enough, where games are quick
class TestShown(ShowContract):
    slugs = sacbe.SLUGS
    looks = LOOKS
    far = ("tikal", "eldorado", "tobago")
    reasons = {"tikal": 18, "tzolkin": 20, "eldorado": 20, "tobago": 18, "trek12": 12}  # noqa: RUF012

    def tables(self) -> list[Setting]:
        return TABLES
