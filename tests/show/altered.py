"""Written positions with one thing changed: what a description must not pass over."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import sacbe
from sacbe.core.state import State

Path = tuple[str | int, ...]
PLACES = 40  # of a position, in which something is changed: all of them take minutes


def field(path: Path) -> str:
    """players.0.hand is players.hand: which of several makes no other field."""
    return ".".join(str(step) for step in path if not isinstance(step, int))


def parts(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Everything in a written position, the whole before its parts."""
    if path:
        yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from parts(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from parts(inner, (*path, index))


def replaced(d: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    out = copy.deepcopy(d)
    inner: Any = out
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = copy.deepcopy(value)
    return out


def without(d: Any, fields: frozenset[str], path: Path = ()) -> Any:
    """A written position without some fields."""
    if isinstance(d, dict):
        return {
            key: without(value, fields, (*path, key)) for key, value in d.items() if field((*path, key)) not in fields
        }
    if isinstance(d, list):
        return [without(value, fields, (*path, index)) for index, value in enumerate(d)]
    return d


def differing(a: Any, b: Any, path: Path = ()) -> Iterator[str]:
    """The fields in which two written positions differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in a.keys() | b.keys():
            yield from differing(a.get(key), b.get(key), (*path, key))
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for index, (one, other) in enumerate(zip(a, b, strict=True)):
            yield from differing(one, other, (*path, index))
    elif a != b:
        yield field(path)


def altered(d: dict[str, Any], others: list[dict[str, Any]], rng: random.Random) -> Iterator[State]:
    """Positions that differ from this one in one place and can be loaded: a number one more or less, a thing left out,
    two in another order, or what stands in that place in another position."""
    pool: dict[str, list[Any]] = {}
    for other in others:
        for path, value in parts(other):
            pool.setdefault(field(path), []).append(value)
    load = sacbe.game(d["game"]).load
    places = list(parts(d))
    for path, value in rng.sample(places, min(len(places), PLACES)):
        for change in [*_changes(value), *rng.sample(pool[field(path)], min(2, len(pool[field(path)])))]:
            if change != value:
                try:
                    yield load(replaced(d, path, change))
                except ValueError:
                    continue


def _changes(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, list) and value:
        return [value[:-1], value[1:], [*value[1:], value[0]]]
    if isinstance(value, dict) and value:
        first = next(iter(value))
        return [{key: inner for key, inner in value.items() if key != first}]
    return [None, 0, 1] if value is None else []
