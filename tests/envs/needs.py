"""Tests of environments need the libraries they are for."""

from __future__ import annotations

from importlib.util import find_spec

from tests.needs import lacking


def needs(module: str, extra: str) -> None:
    if find_spec(module) is None:
        lacking(module, f"sacbe[{extra}]", "run make setup")
