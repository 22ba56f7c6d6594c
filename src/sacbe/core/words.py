"""Fluent texts: one bundle a language and a set of files. Formatted messages are cached, as most repeat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

Arg = str | int | float
QUARTERS: Final = {0: "", 0.25: "¼", 0.5: "½", 0.75: "¾"}
TEXT: Final = Path(__file__).with_name("text")  # words that belong to no game


class Words:
    """`words("prompt-write", number=5)` in one language. A missing message raises KeyError."""

    def __init__(self, lang: str, *paths: Path) -> None:
        self.lang = lang
        # Isolation marks (U+2068...) would show in SVG text and break tests by eye; our placeables share one direction.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self.keys: list[str] = []
        for path in paths:
            resource = FluentResource(path.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self.keys += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        self._format = lru_cache(maxsize=8192)(self._format_now)

    def __call__(self, key: str, /, **args: Arg) -> str:
        """The message `key`, or its attribute `key.attribute`."""
        return self._format(key, tuple(args.items()))

    def __contains__(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        return self._bundle.has_message(name) and (
            not attribute or attribute in self._bundle.get_message(name).attributes
        )

    def starting(self, prefix: str) -> Iterator[str]:
        """The keys with a prefix, in the order of the files."""
        return (key for key in self.keys if key.startswith(prefix))

    def _format_now(self, key: str, args: tuple[tuple[str, Arg], ...]) -> str:
        name, _, attribute = key.partition(".")
        if key not in self:
            raise KeyError(f"no text {key!r} in {self.lang}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"text {key!r} in {self.lang} has attributes only")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise ValueError(f"text {key!r} in {self.lang}: {'; '.join(str(e) for e in errors)}")
        return str(text)


@cache
def common(lang: str) -> Words:
    """The words that belong to no game."""
    return Words(lang, TEXT / f"{lang}.ftl")


def seat_names(lang: str, seats: int) -> list[str]:
    """The colours of the seats, for pictures of a game whose players have no names."""
    return [common(lang)(f"seat-{seat}") for seat in range(seats)]


def earlier_rules(lang: str, edition: int, newest: int) -> str:
    """A sentence about a game that was begun by an earlier edition of the rules."""
    return common(lang)("earlier-rules", edition=edition, newest=newest)


def even_hint(lang: str, mine: str, other: str) -> str:
    """A sentence about a turn that is about as good as the one that is hinted."""
    return common(lang)("hint-even", mine=mine, other=other)


def later_hint(lang: str, told: str) -> str:
    """A sentence about a step that comes after the one that is hinted."""
    return common(lang)("hint-later", told=told)


def quoted(lang: str, name: str, text: str) -> str:
    """What somebody has said, as a line of the log."""
    return common(lang)("said", name=name, text=text)


def signed(n: int) -> str:
    """With a true minus sign."""
    return str(n) if n >= 0 else f"−{-n}"


def figure(n: float) -> str:
    """With a true minus sign, and quarters as fractions."""
    whole, over = divmod(abs(n), 1)
    digits = f"{int(whole) if whole or not over else ''}{QUARTERS[over]}"
    return f"−{digits}" if n < 0 else digits
