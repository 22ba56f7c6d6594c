"""Reading the Fluent files of a game: every message with its variables, and those that nobody uses."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sacbe.core import presenting


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(game: Path, lang: str, folder: str = "text") -> dict[str, set[str]]:
    """Every message and attribute with the variables it uses."""
    files = sorted((game / folder).glob(f"{lang}*.ftl"))
    resource = FluentParser().parse("\n".join(path.read_text(encoding="utf-8") for path in files))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found: dict[str, set[str]] = {}
    for message in resource.body:
        if isinstance(message, ast.Message):
            parts = {message.id.name: message.value}
            parts |= {f"{message.id.name}.{attribute.id.name}": attribute.value for attribute in message.attributes}
            for key, pattern in parts.items():
                assert key not in found, f"{key} twice in {lang}"
                variables = Variables()
                if pattern is not None:
                    variables.visit(pattern)
                found[key] = variables.names
    return found


def unused(game: Path, *families: str) -> list[str]:
    """Texts that stand in the code neither by their whole name nor as one of a family such as cell-A1."""
    files = [*(game / "show").glob("*.py"), Path(presenting.__file__)]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    literals = set(re.findall(r"""["']([a-z]+(?:-[a-z]+)*)["']""", code))
    known = {re.sub(r"\{.*", "", name) for name in re.findall(r'f"([a-z]+[a-z-]*-\{)', code)} | {"rule-", *families}
    # What is told of things and signs (core/asking.py, core/symbols.py) is named without its family: tell("bag").
    plain = {
        key: re.sub("^(what|fact|symbols-shelf|symbol)-", "", key.partition(".")[0]) for key in messages(game, "ru")
    }
    return [
        key
        for key, name in plain.items()
        if not {key, name} & literals and not any(text.startswith(tuple(known)) for text in (key, name))
    ]
