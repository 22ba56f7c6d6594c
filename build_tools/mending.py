"""The C that mypyc writes, mended and put together so that the C compiler can make the most of it.

The modules of one game are one C file, those of core and bots another, and their functions are hidden from other
libraries: only so are small functions put into their callers. `native.h` says the rest.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from copies import write_copies

NATIVE = Path(__file__).with_name("native.h")
BITS = "__native_sacbe___core___bits.c"  # what it defines has other bodies in native.h: it stays a unit of its own


def mend(work: Path) -> None:
    shutil.copy(NATIVE, work)
    write_copies(work)
    for source in work.rglob("*.c"):
        text = source.read_text()
        mended = within_bounds(borrowed(wide_shifts(text)))
        if source.name != BITS:
            mended = re.sub(r"\b(VecI64|VecFloat)Api\.append\(", r"sacbe_\1_append(", mended)
            mended = mended.replace("VecI64Api.slice(", "sacbe_slice(")
        if mended != text:
            source.write_text(mended)


def wide_shifts(text: str) -> str:
    """Mends a fault of mypyc 2.4.1: it writes the i64 expression `1 << n` as a 32-bit shift in C, wrong from n = 31 on.

    A variable that holds the 1 does not help, as mypyc puts the literal in its place.
    """
    return re.sub(r"= (-?\d+) << cpy_", r"= (int64_t)\1 << cpy_", text)


def within_bounds(text: str) -> str:
    """An index is hardly ever counted from the end: the way of those that are not is laid straight."""
    return re.sub(r"= (\(uint64_t\)\w+ < \(uint64_t\)\w+);", r"= likely(\1);", text)


# What may stand between taking an object's list and giving it back: nothing that could put another in its place
_CAST = r"(?<!\w)\(\w+ ?\*?\)"
_PURE = r"CPyDef_bits___\w+\([\w, ]*\)|PyErr_Occurred\(\)|likely\([^;]*\)"
_HARMLESS = re.compile(
    r"\w+: ;|    (?:"
    rf"(?:\w+|\*{_CAST}\w+) = (?:[^()]|{_CAST}|\(\(\w+ \*\)\w+\)->|{_PURE})*;.*"
    r"|VEC_\w+_(?:INC|DEC)REF\(\w+\);"
    r"|PyErr_\w+\(.*\);|CPy_Unreachable\(\);"
    r"|if \(.*\) (?:goto \w+;|\{)| *goto \w+;|\} else|\})"
)
_TAKEN = re.compile(r"(    (cpy_r_r\d+) = \(\(\w+ \*\)cpy_r_\w+\)->_\w+;\n)    VEC_\w+_INCREF\(\2\);\n")
_BLOCK = re.compile(r"^(CPyL\d+): ;\n((?:    .*\n)*)", re.MULTILINE)
_GIVING_BACK = re.compile(
    r"(?:    (?:\w+_(?:DECREF|DecRef)\(\w+\)|goto \w+);\n)+"
)  # on the way to where errors are told
_FUNCTION = re.compile(r"^\w[^\n;]*\) \{\n.*?^\}\n", re.MULTILINE | re.DOTALL)


def borrowed(text: str) -> str:
    """An item of an object's list, `s.goods[at]`, needs no share of the list.

    mypyc takes one before it works out an index and gives it back when the item is read or written. Where nothing in
    between can replace the list, neither is done.
    """
    return _FUNCTION.sub(lambda function: _borrowing(function[0]), text)


def _borrowing(function: str) -> str:
    ways_out = {label for label, lines in _BLOCK.findall(function) if _GIVING_BACK.fullmatch(lines)}
    for taken in list(_TAKEN.finditer(function)):
        begin, (line, name) = function.index(taken[0]), taken.groups()
        gives_back = re.compile(rf"    VEC_\w+_DECREF\({name}\);\n")
        reads = re.findall(rf"\b{name}\.(?:len|items);\n", function)
        body = function[begin + len(taken[0]) :]
        after = _BLOCK.sub(lambda block: "" if block[1] in ways_out else block[0], body)
        ends = [found.end() for found in gives_back.finditer(after)]
        if not ends or len(re.findall(rf"\b{name}\b", function)) != 3 + len(reads) + len(gives_back.findall(body)):
            continue  # 3: where it is declared, taken and shared
        if _nothing_happens(after[: ends[-1]], ways_out):
            function = function[:begin] + line + gives_back.sub("", body)
    return function


def _nothing_happens(lines: str, ways_out: set[str]) -> bool:
    """Whether the list stays where it is while these are gone through, and nobody leaves them but with an error."""
    told = re.sub(r" *CPy_AddTraceback\(.*\);\n *goto \w+;\n", "", lines)
    here = set(re.findall(r"^(\w+): ;", lines, re.MULTILINE))
    return set(re.findall(r"goto (\w+);", told)) <= here | ways_out and all(
        _HARMLESS.fullmatch(line) for line in told.splitlines()
    )


def in_units(sources: list[str], work: Path) -> list[str]:
    """The C files of one game's modules in one file, and those of core and bots, the largest first; all others as they
    are."""
    units: dict[str, list[str]] = {}
    rest = []
    for source in sources:
        name = Path(source).name
        home = re.match(r"__native_sacbe___(?:games___([a-z0-9]+)|core|bots)___", name)
        if home and name != BITS:
            units.setdefault(home[1] or "core", []).append(source)
        else:
            rest.append(source)
    files = []
    for name, parts in units.items():
        unit = work / f"unit_{name}.c"
        included = [NATIVE.name, *(Path(part).name for part in parts)]
        unit.write_text("".join(f'#include "{part}"\n' for part in included))
        files.append((sum(Path(part).stat().st_size for part in parts), str(unit)))
    return [path for _, path in sorted(files, reverse=True)] + rest


def hidden(options: list[str]) -> list[str]:
    """The C compiler's options, with functions that may be put into their callers: others cannot replace them then."""
    return [*options, "-fvisibility=hidden"] if any(option.startswith("-O") for option in options) else options
