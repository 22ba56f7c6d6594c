"""The words of the pages: what the client says is handed over with its placeholders unfilled."""

from __future__ import annotations

from pathlib import Path

import pytest

from sacbe import web
from sacbe.core.present import LANGS
from sacbe.testing.texts import messages
from sacbe.web.pages import LEFT_OPEN

WEB = Path(web.__file__).parent


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_hands_over_every_placeholder_of_the_client_s_words(lang: str) -> None:
    handed = set(LEFT_OPEN)
    unknown = {key: names - handed for key, names in messages(WEB, lang).items() if key.startswith("ui-")}
    assert {key: names for key, names in unknown.items() if names} == {}
