"""Whether the engine runs compiled, and the guard against a compiled module that stands in for edited source."""

from __future__ import annotations

import hashlib
import json
import os
import warnings
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TextIO

PACKAGE = Path(__file__).resolve().parent.parent
STAMP = PACKAGE / "_compiled.json"
COMPILED_FOLDERS = ("core", "bots", "table", "games/*", "games/*/rules", "games/*/mind")
MEND = "build it again: `make compiled` in a checkout, `pip install --force-reinstall --no-deps .` for another install"
SLOW = (
    "sacbe: the engine runs uncompiled, many times slower. "
    "With a C compiler and Python's headers installed, reinstall sacbe to compile it."
)


NEWS = "SACBE_ENGINE_NEWS"  # names a file in which whoever compiles the engine meanwhile says how far it is
SLOW_FOR_NOW = {
    "making": "sacbe: the engine runs uncompiled while it is being compiled: bots think slower until the next start.",
    "ready": "sacbe: the compiled engine is ready for the next start.",
    "failed": "sacbe: the engine could not be compiled and runs many times slower; build/engine.log says why.",
}


class SlowEngineWarning(UserWarning):
    """The engine runs as plain Python."""


class _Once:
    said = False


def stale(package: Path) -> str | None:
    """The first module whose compiled form does not belong to the source beside it, as a sentence."""
    stamp = package / STAMP.name
    made_from: dict[str, str] = json.loads(stamp.read_bytes()) if stamp.is_file() else {}
    compiled: dict[str, Path] = {}
    for pattern in COMPILED_FOLDERS:
        for folder in package.glob(pattern):
            for library in folder.glob("*"):
                stem, dot, suffix = library.name.partition(".")
                if dot + suffix in EXTENSION_SUFFIXES:
                    source = folder / f"{stem}.py"
                    parts = (package.name, *folder.relative_to(package).parts, *([] if stem == "__init__" else [stem]))
                    compiled[".".join(parts)] = source
    for name, source in compiled.items():
        if name not in made_from:
            return f"{name} is compiled, but no build of this package made it"
        if not source.is_file():
            return f"{name} is compiled, but its source {source.name} is gone"
        if hashlib.sha256(source.read_bytes()).hexdigest() != made_from[name]:
            return f"{name} was compiled from another version of {source}"
    for name in made_from:
        if name not in compiled:
            return f"{name} was compiled, but its compiled module is gone"
    return None


def check() -> None:
    """Raises ImportError when any compiled module of this package is not made from the source beside it."""
    problem = stale(PACKAGE)
    if problem:
        raise ImportError(f"{problem}; {MEND}")


def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return STAMP.is_file()


def news() -> str:
    """Of an uncompiled engine that is being compiled beside it: "making", "ready" or "failed"; else ""."""
    named = os.environ.get(NEWS)
    if not named or is_compiled():
        return ""
    try:
        told = Path(named).read_text().strip()
    except OSError:
        return ""
    return told if told in SLOW_FOR_NOW else ""


def note_if_slow(to: TextIO | None = None) -> None:
    """Says once in a process that the engine runs uncompiled: as a line to a stream, or else as a warning."""
    if _Once.said:
        return
    _Once.said = True
    if is_compiled():
        return
    if to is not None:
        print(SLOW_FOR_NOW.get(news(), SLOW), file=to)
    else:
        warnings.warn(SLOW, SlowEngineWarning, stacklevel=3)
