"""The action space: small ints inside, `(verb, args)` with a readable notation outside.

Each verb takes a fixed list of argument domains; its codes are consecutive and counted in mixed radix, so that the
meaning of a code never depends on the position.
"""

from __future__ import annotations

from typing import Final


class Verb:
    """A verb and the names each of its arguments may take."""

    def __init__(self, name: str, *domains: tuple[str, ...]) -> None:
        self.name: Final = name
        self.domains: Final = domains
        size = 1
        for domain in domains:
            size *= len(domain)
        self.size: Final = size


class ActionSpace:
    """All actions of a game. `first["write"]` is the code of the verb's first action."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: Final = verbs
        self.first: Final[dict[str, int]] = {}
        self._verb: Final[dict[str, Verb]] = {}
        self._owner: Final[list[Verb]] = []
        for verb in verbs:
            self.first[verb.name] = len(self._owner)
            self._verb[verb.name] = verb
            self._owner.extend([verb] * verb.size)
        self.size: Final = len(self._owner)
        if self.size >= 65_536:
            raise ValueError(f"an action space must stay under 65,536 codes; this one has {self.size}")

    @property
    def names(self) -> list[str]:
        """The notation of every code, in order."""
        return [self.text(code) for code in range(self.size)]

    def verb(self, code: int) -> str:
        """The verb of a code, or "" if there is no such code."""
        return self._owner[code].name if 0 <= code < self.size else ""

    def decode(self, code: int) -> tuple[str, tuple[str, ...]]:
        if not 0 <= code < self.size:
            raise ValueError(f"no action has the code {code}; codes are 0..{self.size - 1}")
        verb = self._owner[code]
        rest = code - self.first[verb.name]
        args: list[str] = []
        for domain in reversed(verb.domains):
            rest, index = divmod(rest, len(domain))
            args.append(domain[index])
        return verb.name, tuple(reversed(args))

    def encode(self, name: str, *args: str) -> int:
        verb = self._verb.get(name)
        if verb is None:
            raise ValueError(f"unknown verb {name!r}; known are: {', '.join(self._verb)}")
        if len(args) != len(verb.domains):
            raise ValueError(f"{name!r} takes {len(verb.domains)} arguments, not {len(args)}")
        code = 0
        for arg, domain in zip(args, verb.domains, strict=True):
            if arg not in domain:
                raise ValueError(f"{name!r} does not know {arg!r}; it takes one of: {', '.join(domain)}")
            code = code * len(domain) + domain.index(arg)
        return self.first[name] + code

    def text(self, code: int) -> str:
        verb, args = self.decode(code)
        return " ".join((verb, *args))

    def parse(self, text: str) -> int:
        words = text.split()
        if not words:
            raise ValueError(f"an empty text is no action; it begins with one of: {', '.join(self._verb)}")
        return self.encode(words[0], *words[1:])
