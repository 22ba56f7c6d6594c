"""The letters of the house inside a picture: one that leaves the page takes along those fonts that its words need."""

from __future__ import annotations

import base64
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

FONTS: Final = Path(__file__).parents[1] / "static" / "fonts"
_FACE: Final = re.compile(r"@font-face\s*\{(.*?)\}", re.S)
_SOURCE: Final = re.compile(r"""url\(["']?\./([^"')]+)["']?\)""")
_RANGE: Final = re.compile(r"unicode-range:([^;]+)")
_TEXT: Final = re.compile(r">([^<]+)<")


class Face(NamedTuple):
    """A font of the style sheet: its rule, its file, and which letters it has."""

    rule: str
    file: str
    letters: tuple[range, ...]


def lettered(picture: str) -> str:
    """The picture with the fonts in it. Where the fonts are not built it is drawn in those of the reader's machine."""
    used = {ord(letter) for said in _TEXT.findall(picture) for letter in said if not letter.isspace()}
    faces = [face for face in _faces() if any(code in letters for code in used for letters in face.letters)]
    rules = "".join(f"@font-face{{{face.rule.replace('./' + face.file, _inside(face.file))}}}" for face in faces)
    head, tag, rest = picture.partition(">")
    return f"{head}{tag}<style>{rules}</style>{rest}" if rules else picture


@cache
def _faces() -> list[Face]:
    sheet = FONTS / "fonts.css"
    found = []
    for rule in _FACE.findall(sheet.read_text(encoding="utf-8") if sheet.is_file() else ""):
        file, letters = _SOURCE.search(rule), _RANGE.search(rule)
        if file and letters:
            found.append(Face(rule, file[1], tuple(_range(part) for part in letters[1].split(","))))
    return found


def _range(part: str) -> range:
    """U+0400-045F or U+2116"""
    first, _, last = part.strip().removeprefix("U+").partition("-")
    return range(int(first, 16), int(last or first, 16) + 1)


@cache
def _inside(file: str) -> str:
    return "data:font/woff2;base64," + base64.b64encode((FONTS / file).read_bytes()).decode()
