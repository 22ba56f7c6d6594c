"""The contract that is published as sacbe.testing, asked of Sacbe's own games."""

from __future__ import annotations

import pytest

import sacbe
from sacbe.testing import FieldsContract, ObservationsContract, PlansContract, RulesContract
from sacbe.testing.asked import Asked
from sacbe.testing.walks import Setting, walked


class OwnTables(Asked):
    """Uncompiled, long walks are taken at an ordinary table of each game."""

    slugs = sacbe.SLUGS

    def settings(self) -> list[Setting]:
        return walked()


@pytest.mark.engine
class TestRules(OwnTables, RulesContract):
    pass


@pytest.mark.engine
class TestPlans(OwnTables, PlansContract):
    foreseen = ("tikal", "tzolkin", "eldorado", "tobago")  # in Trek 12 everybody plays at once


@pytest.mark.engine
class TestObservations(OwnTables, ObservationsContract):
    pass


@pytest.mark.compiled
class TestFields(OwnTables, FieldsContract):
    pass
