"""The words of the pages: what the client says is handed over with its placeholders unfilled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sacbe import web
from sacbe.core.present import LANGS
from sacbe.testing.texts import messages

WEB = Path(web.__file__).parent


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_hands_over_every_placeholder_of_the_client_s_words(lang: str) -> None:
    page = (WEB / "templates" / "base.html").read_text(encoding="utf-8")
    handed = set(re.findall(r'(\w+)="\{\1\}"', page))
    assert handed
    unknown = {key: names - handed for key, names in messages(WEB, lang).items() if key.startswith("ui-")}
    assert {key: names for key, names in unknown.items() if names} == {}
