"""The example packages, installed once for all tests of a process."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.installing import EXAMPLES, install


@pytest.fixture(scope="session")
def examples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example game and the example bot."""
    folder = tmp_path_factory.mktemp("brought") / "packages"
    for name in ("cenote", "hermit"):
        install(EXAMPLES / name, folder)
    return folder
