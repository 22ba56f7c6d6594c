"""The C that mypyc writes, mended and put together so that the C compiler can make the most of it.

The modules of one game are one C file, those of core and bots another, and their functions are hidden from other
libraries: only so are small functions put into their callers. `native.h` says the rest.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

NATIVE = Path(__file__).with_name("native.h")
BITS = "__native_sacbe___core___bits.c"  # what it defines has other bodies in native.h: it stays a unit of its own


def mend(work: Path) -> None:
    shutil.copy(NATIVE, work)
    for source in work.rglob("*.c"):
        text = source.read_text()
        mended = wide_shifts(text)
        if source.name != BITS:
            mended = re.sub(r"\bVecI64Api\.(append|slice)\(", r"sacbe_\1(", mended)
        if mended != text:
            source.write_text(mended)


def wide_shifts(text: str) -> str:
    """Mends a fault of mypyc 2.4.1: it writes the i64 expression `1 << n` as a 32-bit shift in C, wrong from n = 31 on.

    A variable that holds the 1 does not help, as mypyc puts the literal in its place.
    """
    return re.sub(r"= (-?\d+) << cpy_", r"= (int64_t)\1 << cpy_", text)


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
