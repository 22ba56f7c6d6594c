"""The build steps that pyproject.toml cannot say: compile the engine, bundle the browser client."""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).resolve().parent / "build_tools"))

setup()
