"""Reading settings from options, environment and file. What is wrong is said in sentences, all of it at once."""

from __future__ import annotations

import difflib
import math
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sacbe.ops.names import BY_NAME, ENV, FILE, OTHERS, SETTINGS, Setting


class Unreadable(Exception):
    """The settings cannot be understood; `problems` says why, a sentence each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__(" ".join(problems))
        self.problems = problems


def read(
    given: Mapping[str, Any] | None = None, file: Path | None = None, environment: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Every setting's value; `given` are the options that were given, None for those that were not."""
    environment = os.environ if environment is None else environment
    if file is None and environment.get(FILE):
        file = Path(environment[FILE])
    problems: list[str] = []
    values = {setting.name: setting.default for setting in SETTINGS}
    values |= _from_file(file, problems) if file is not None else {}
    values |= _from_environment(environment, problems)
    for name, value in (given or {}).items():
        if value is not None:
            setting = BY_NAME[name]
            _take(values, setting, value, f"the option {setting.option}", problems)
    if problems:
        raise Unreadable(problems)
    return values


def _from_file(file: Path, problems: list[str]) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        problems.append(f"The settings file {file} is not there.")
        return {}
    except (OSError, UnicodeDecodeError) as wrong:
        problems.append(
            f"The settings file {file} cannot be read: {getattr(wrong, 'strerror', None) or 'it is no text'}."
        )
        return {}
    except tomllib.TOMLDecodeError as wrong:
        problems.append(f"The settings file {file} is not TOML: {wrong}.")
        return {}
    values: dict[str, Any] = {}
    for name, value in found.items():
        if name not in BY_NAME:
            problems.append(f"{file}: there is no setting called {name!r}{_nearest(name)}.")
        else:
            _take(values, BY_NAME[name], value, f"{file}: {name}", problems)
    return values


def _from_environment(environment: Mapping[str, str], problems: list[str]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for variable, text in environment.items():
        name = variable.removeprefix(ENV).lower()
        if not variable.startswith(ENV) or variable in OTHERS:
            continue
        setting = BY_NAME.get(name)
        if setting is not None:
            if text:  # an empty variable is how one takes a setting back
                _take(values, setting, text, f"the variable {variable}", problems)
        elif near := difflib.get_close_matches(name, BY_NAME, 1, 0.75):  # others may have variables of their own
            problems.append(f"There is no setting called {variable}. Perhaps {BY_NAME[near[0]].env} is meant.")
    return values


def _nearest(name: str) -> str:
    near = difflib.get_close_matches(name.lower().replace("-", "_"), BY_NAME, 1, 0.5)
    return f". Perhaps {near[0]!r} is meant" if near else f". There are: {', '.join(sorted(BY_NAME))}"


def _take(values: dict[str, Any], setting: Setting, value: Any, where: str, problems: list[str]) -> None:
    """Keep a value that is one of this setting's, or say what would be right. A secret is not repeated."""
    taken = _converted(setting, value)
    if taken is None:
        shown = "what is there" if setting.secret else repr(value)
        problems.append(f"{where[0].upper()}{where[1:]} must be {_wanted(setting)}, not {shown}.")
    else:
        values[setting.name] = taken


def _converted(setting: Setting, value: Any) -> Any:
    if setting.kind is list:
        words = value.split(",") if isinstance(value, str) else value
        if not isinstance(words, list | tuple) or not all(isinstance(word, str) for word in words):
            return None
        return tuple(word.strip() for word in words if word.strip())
    if setting.kind is str:
        return value if isinstance(value, str) and (not setting.choices or value in setting.choices) else None
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        number = setting.kind(value)
    except (ValueError, OverflowError):
        return None
    low, high = setting.low, setting.high
    if not math.isfinite(number) or (isinstance(value, float) and number != value):
        return None
    return number if (low is None or number >= low) and (high is None or number <= high) else None


def _wanted(setting: Setting) -> str:
    if setting.choices:
        return f"one of {', '.join(setting.choices)}"
    if setting.kind is list:
        return "a list of words"
    if setting.kind is str:
        return "a text"
    what = "a whole number" if setting.kind is int else "a number"
    if setting.high is not None:
        return f"{what} from {setting.low:g} to {setting.high:g}"
    return f"{what} of at least {setting.low:g}"
