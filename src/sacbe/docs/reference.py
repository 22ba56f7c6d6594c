"""The reference, from the docstrings: read from the sources, so that compiled modules have theirs too."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import sacbe

# By page: title, and the modules whose public names it tells of.
PAGES: Final = {
    "reference-core": (
        "Reference: games and positions",
        "games core.game core.state core.actions core.errors core.record core.chance core.fair core.playout"
        " core.observation",
    ),
    "reference-bots": (
        "Reference: bots and evaluators",
        "bots.levels core.brought core.evaluation core.thought arena.match",
    ),
    "reference-show": (
        "Reference: what a game shows and tells",
        "core.present core.presenting core.svg core.words",
    ),
    "reference-data": (
        "Reference: corpora, notebooks, testing",
        "corpus.reading corpus.making corpus.rows corpus.stats jupyter.stepper jupyter.here testing testing.asked"
        " testing.rules testing.plans testing.observations testing.bots testing.shown testing.looks",
    ),
}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def page(name: str) -> str:
    """Markdown."""
    title, modules = PAGES[name]
    return "\n".join([f"# {title}\n", *(line for module in modules.split() for line in _module(f"sacbe.{module}"))])


def source_of(module: str) -> Path:
    """Found without importing: some need packages that are not here."""
    path = Path(sacbe.__file__).parent.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _module(module: str) -> Iterator[str]:
    tree = ast.parse(source_of(module).read_text(encoding="utf-8"))
    yield f"## `{module}`\n"
    yield _told(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and _public(node.name):
            yield from _class(node)
        elif isinstance(node, Function) and _public(node.name):
            yield f"### `{node.name}{_signature(node)}`\n"
            yield _told(node)


def _class(node: ast.ClassDef) -> Iterator[str]:
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) not in ("Protocol", "NamedTuple", "object")]
    above = f"({', '.join(bases)})" if bases else ""
    yield f"### `class {node.name}{above}`\n"
    yield _told(node)
    fields = [
        f"`{ast.unparse(one.target)}: {ast.unparse(one.annotation)}`"
        for one in node.body
        if isinstance(one, ast.AnnAssign) and _public(ast.unparse(one.target))
    ]
    if fields:
        yield f"Fields: {', '.join(fields)}\n"
    for one in node.body:
        if isinstance(one, Function) and (_public(one.name) or one.name == "__init__") and not _is_test(one):
            yield f"- **`{one.name}{_signature(one)}`**  "
            yield textwrap.indent(_told(one), "  ")
    promises = [one for one in node.body if isinstance(one, Function) and _is_test(one)]
    for one in promises:
        yield f"- {one.name.removeprefix('test_').replace('_', ' ')}"
    if promises:
        yield ""


def _is_test(node: Function) -> bool:
    return node.name.startswith("test_")


def _signature(node: Function) -> str:
    """Without `self`, as one calls it."""
    given = ast.unparse(node.args)
    for first in ("self, ", "cls, ", "self", "cls"):
        if given.startswith(first):
            given = given.removeprefix(first)
            break
    given = given.removeprefix("/, ").removeprefix("/")
    return f"({given})" + (f" -> {ast.unparse(node.returns)}" if node.returns else "")


def _told(node: ast.Module | ast.ClassDef | Function) -> str:
    """A docstring as Markdown: what is indented in it is code."""
    text = ast.get_docstring(node) or ""
    return f"{text}\n" if text else ""


def _public(name: str) -> bool:
    return not name.startswith("_")
