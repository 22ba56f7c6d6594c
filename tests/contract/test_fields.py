"""Every field that a position declares is copied, compared, written down and read again: a forgotten one is found here.

What there is comes from the class itself, so a new field needs no line in this file.
"""

from __future__ import annotations

import ast
import random
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sacbe
from sacbe import State
from sacbe.core.state import copied
from sacbe.games.tobago.rules.values import tally, tally_of
from sacbe.games.tobago.state import rung_colour
from sacbe.testing.walks import pick, settings

pytestmark = pytest.mark.engine

# Worked out from other fields and kept for speed: not written down, but found again when a position is read
DERIVED: Final = {
    "tikal": {"explored", "temples", "ruins", "volcanoes", "roads", "crowd", "camped", "guards", "single"},
    "tzolkin": {"unseen"},
    "eldorado": {"racers"},
    "tobago": {"placed", "allowed", "possible", "sites"},
    "trek12": {"filled", "circled", "candidates"},
}

# Written down of positions of the first edition of the rules only
FIRST_EDITION: Final = {"late_tokens"}


def tallies(s: Any, value: Any) -> object:
    """Equal treasure cards are one and the same (T-7.2): which of them a mask holds means nothing."""
    return [tally(mask) for mask in value] if is_list(value) else tally(value)


def cards_turned_up(s: Any, value: Any) -> object:
    return [(tally_of(one & 63), one >> 6) for one in value]


# Written down by what they mean; a position that was read may hold another of several ways to say it.
MEANT: Final[dict[str, dict[str, Callable[[Any, Any], object]]]] = {
    "tobago": {
        "options": lambda s, options: s.dump()["options"],
        "rungs": lambda s, rungs: sorted(rungs, key=rung_colour),
        "asked": lambda s, asked: s.rungs[asked] if 0 <= asked < len(s.rungs) else asked - len(s.rungs),
        **dict.fromkeys(
            ("treasure_deck", "treasures", "hoard", "refused", "buried", "buried_safe", "removed"), tallies
        ),
        "shown": cards_turned_up,
        "turned": lambda s, card: card if card < 0 else tally_of(card),
    }
}


def is_list(value: object) -> bool:
    return type(value).__name__ == "vec[i64]"


def plain(value: Any) -> Any:
    return list(value) if is_list(value) else value


def declared(cls: type[State]) -> list[str]:
    """What `__init__` gives a position, core's fields first."""
    names: dict[str, None] = {}
    for one in (State, cls):
        module = sys.modules[one.__module__]
        source = Path(module.__file__ or "").with_name(f"{one.__module__.rpartition('.')[2]}.py")
        classes = (node for node in ast.parse(source.read_text()).body if isinstance(node, ast.ClassDef))
        body = next(node.body for node in classes if node.name == one.__name__)
        start = next(node for node in body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
        given = (
            node for node in ast.walk(start) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        )
        names |= {node.attr: None for node in given if ast.unparse(node.value) == "self"}
    return list(names)


def positions(slug: str, every: int) -> Iterator[State]:
    """Of a random game at every kind of table, live: some of its first plies."""
    for setting in settings([slug]):
        rng, s = random.Random(str(setting)), setting.start()
        for ply in range(600):
            if ply % every == 0 or not s.actors():
                yield s
            if not s.actors():
                break
            s.step(*pick(s, rng))


def other_values(value: Any, seen: list[Any]) -> Iterator[Any]:
    """Values that a field could have instead: those it had elsewhere first, as they make sense."""
    yield from (one for one in seen if plain(one) != plain(value) and (not is_list(one) or len(one) == len(value)))
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, value ^ 2, 0)
    elif is_list(value):
        for i in range(len(value)):
            for more in (1, -1):
                changed = value[:]
                changed[i] += more
                yield changed
    elif isinstance(value, str):
        yield value + "0"


def shows(s: State, name: str, value: Any) -> bool:
    """Whether it is written down that a field has this value instead, and so tells positions apart."""
    s = s.copy()
    if name in FIRST_EDITION:
        s.edition = 1
    t = s.copy()
    try:
        setattr(t, name, value)
        return t != s and t.dump() != s.dump()
    except Exception:  # there is no such position, and so no words for it
        return False


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_a_copy_takes_every_field_and_shares_no_list_that_changes(slug: str) -> None:
    for s in islice(positions(slug, 40), 60):
        for name in declared(type(s)):
            value = getattr(s, name)
            for changed in islice(other_values(value, []), 2):
                setattr(s, name, changed)
                assert plain(getattr(s.copy(), name)) == plain(changed), f"{name} is not copied"
            setattr(s, name, value)
        t = s.copy()
        assert t == s
        for name in declared(type(s)):
            value, copied = getattr(s, name), getattr(t, name)
            if is_list(value) and name not in s.SHARED:
                before = list(value)
                for i in range(len(copied)):
                    copied[i] += 1
                assert list(getattr(s, name)) == before, f"{name} is shared"
            elif not is_list(value) and not isinstance(value, int | str):
                assert copied is value, f"{name} is another object"


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_a_shared_list_is_replaced_and_never_changed(slug: str) -> None:
    kept: list[tuple[str, Any, list[int]]] = []
    for s in positions(slug, 3):
        kept += [(name, getattr(s, name), list(getattr(s, name))) for name in s.SHARED]
    assert all(list(value) == before for _, value, before in kept), {n for n, v, before in kept if list(v) != before}


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_reading_brings_back_every_field(slug: str) -> None:
    game, meant = sacbe.game(slug), MEANT.get(slug, {})
    for s in positions(slug, 37):
        t = game.load(s.dump())
        for name in declared(type(s)):
            mine, read = getattr(s, name), getattr(t, name)
            if name in meant:
                mine, read = meant[name](s, mine), meant[name](t, read)
            assert plain(mine) == plain(read), f"{name} in {s.phases[s.phase].name}"


@pytest.mark.parametrize("slug", sacbe.SLUGS)
def test_every_field_tells_positions_apart_or_is_derived(slug: str) -> None:
    game = sacbe.game(slug)
    missing = set(declared(type(game.start(max(game.seats), game.bounded)))) - DERIVED[slug] - {"phases"}
    seen: dict[str, list[Any]] = {name: [] for name in missing}
    for s in positions(slug, 13):
        for name in list(missing):
            value = getattr(s, name)
            if any(shows(s, name, other) for other in islice(other_values(value, seen[name][-3:]), 8)):
                missing.remove(name)
            elif all(plain(value) != plain(one) for one in seen[name]):
                seen[name].append(value[:] if is_list(value) else value)
        if not missing:
            break
    assert not missing


class Brought(State):
    """A position of another package, which is never compiled."""

    SHARED = ("queue",)

    def __init__(self) -> None:
        super().__init__([], 3, 2)
        self.name = "brought"
        self.hand = vec[i64]([1, 2])
        self.queue = vec[i64]([5])

    def copy(self) -> Brought:
        return copied(self)


def test_a_position_of_another_package_is_copied_in_the_same_way() -> None:
    s = Brought()
    t = s.copy()
    t.hand[0] = 9
    assert (t.phase, t.edition, t.name, list(t.hand), list(t.queue)) == (3, 2, "brought", [9, 2], [5])
    assert list(s.hand) == [1, 2]
    assert t.queue == s.queue
