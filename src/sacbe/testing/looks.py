"""What is asked of every drawn view: well-formed, lean, clickable, named and lit."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import dataclass
from functools import cache

import sacbe
from sacbe.core.present import Choice
from sacbe.core.state import State
from sacbe.core.svg import LOOK
from sacbe.testing.walks import Setting

NAMES = ["Анна", "O'Brien & <co>", "Вера", "Глеб", "Дина", "Егор"]


@dataclass(frozen=True)
class Looks:
    """What a game may do that most must not. All but `most_bytes` are beginnings of names."""

    most_bytes: int = 150_000  # of one board
    unlit: tuple[str, ...] = ()  # spots to look at and ask about: they have a light only while they may be clicked
    copies: tuple[str, ...] = ()  # spots that are alike: it does not matter which of them is taken
    twins: tuple[str, ...] = ()  # verbs on things that look alike, so that their words may be the same


USUAL = Looks()


@cache
def symbols(slug: str) -> frozenset[str]:
    art = (sacbe.game(slug).presenter.art, LOOK / "symbols-common.svg")
    return frozenset(name for path in art for element in ET.parse(path).getroot().iter() if (name := element.get("id")))


def parsed(pictures: str) -> ET.Element:
    """A board, or a board and its dock."""
    return ET.fromstring(f"<page>{pictures}</page>")


def names_in(root: ET.Element) -> Counter[str]:
    return Counter(name for element in root.iter() if (name := element.get("id")))


def check_view(table: Setting, s: State, viewer: int, layout: str, lang: str, looks: Looks = USUAL) -> int:
    """All that one viewer sees of a position; gives how many of his choices are several steps at once."""
    show = table.game.presenter
    picture = show.board(s, viewer, lang, NAMES, layout)
    assert len(picture.encode()) < looks.most_bytes
    root = parsed(picture)
    found = names_in(root)
    assert max(found.values(), default=1) == 1, found.most_common(3)
    assert not set(found) & symbols(table.slug), "a drawing of the same name would be found in its place"
    choices = show.choices(s, viewer, lang)
    far = _check_choices(s, viewer, choices, found)
    _check_spots(looks, root, {name for choice in choices for path in choice.clicks for name in path})
    _check_heard(looks, root, choices)
    panels = [show.panel(s, seat, viewer, lang, NAMES) for seat in range(table.seats)]
    icons = {chip.icon for panel in panels for chip in panel.chips}
    icons |= {choice.icon for choice in choices if choice.icon}
    for drawn in (root, *(parsed(panel.svg) for panel in panels)):
        icons |= {element.get("href", "")[1:] for element in drawn.iter("use")}
    assert icons - set(found) <= symbols(table.slug), icons - set(found) - symbols(table.slug)
    return far


def _check_choices(s: State, seat: int, choices: list[Choice], found: Counter[str]) -> int:
    paths, far = [], 0
    for choice in choices:
        assert choice.button or choice.clicks, choice
        for path in choice.clicks:
            assert set(path) <= set(found), choice
            paths.append(tuple(path))
        if choice.then:
            later = s.copy()
            for code in (choice.code, *choice.then):
                later.apply(seat, code)
            far += 1
    assert len(set(paths)) == len(paths), "two choices are the same clicks, so a person could take neither"
    return far


def _check_spots(looks: Looks, root: ET.Element, clicked: set[str]) -> None:
    for element in root.iter():
        if "spot" in element.get("class", "").split():
            name = element.get("id", "")
            assert element.get("role") == "button" and element.get("tabindex") == "0" and element.get("aria-label")
            if name in clicked or not name.startswith(looks.unlit):
                assert {"edge", "ring"} <= {child.get("class") for child in element}, name
                # The page moves spots by a transform of their own when they are pressed.
                assert not element.get("transform"), name


def _check_heard(looks: Looks, root: ET.Element, choices: list[Choice]) -> None:
    """At every click on the way to an action, what leads to different things is read out in different words.

    As in the client: a spot has its own name, or that of the action if a click on it takes one, and says where it is.
    """
    own = {name: (e.get("aria-label"), e.get("aria-description")) for e in root.iter() if (name := e.get("id"))}
    onward: dict[tuple[str, ...], dict[str, set[tuple[int, ...]]]] = {}
    taken: dict[tuple[str, ...], str] = {}
    for choice in choices:
        for path in choice.clicks:
            for k, name in enumerate(path):
                onward.setdefault(tuple(path[:k]), {}).setdefault(name, set()).add((choice.code, *choice.then))
            taken[tuple(path)] = choice.label
    for done, spots in onward.items():
        heard: dict[tuple[str | None, str | None], str] = {}
        for name in spots:
            if name.startswith(looks.copies):
                continue
            label, where = own[name]
            if (*done, name) not in onward:
                label = taken[*done, name]
            other = heard.setdefault((label, where), name)
            assert spots[other] == spots[name], f"{other} and {name} are both read out as {label!r}, {where!r}"
