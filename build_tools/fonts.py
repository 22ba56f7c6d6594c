"""Cuts the fonts of the pages down to the letters that nearly every page needs; run it when a font changes.

What it writes is kept in the repository, so that no cutter of fonts is needed to bundle the client. Whatever other
letters somebody's name may have come from the whole files, which are loaded only where such a letter stands. Widths are
not touched: what `letters.py` measures holds for both.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "src" / "sacbe" / "web" / "client"
CUT = CLIENT / "src" / "cut"
SHEET = CLIENT / "src" / "fonts.css"
LATIN = {*range(ord("A"), ord("Z") + 1), *range(ord("a"), ord("z") + 1)}
SIGNS = {*range(0x20, 0x7F), *map(ord, "\u00a0«°±²³·»¼½¾×–—‘’“”„‹›•…−≈≤≥←↑→↓")} - LATIN
CYRILLIC = {*range(0x410, 0x450), *map(ord, "Ёё№")}
PARTS = {"latin": {"signs": SIGNS, "latin": LATIN}, "cyrillic": {"cyrillic": CYRILLIC}}  # a page in Russian needs two
KEPT = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"]
WEIGHTS = (400, 800)  # no page is lighter or bolder
COMMENT = """\
/* Written by build_tools/fonts.py. The letters of the whole house, so that what the server measures (core/letters.py)
   is what every machine draws: first what nearly every page needs, then whole alphabets for people's names. Titles are
   always bold, so one weight of their family does for all; their lines may stand closer than it says itself. */
"""
RANGES = {  # which letters the packages' files are for, as the packages have it
    "latin": "0-FF 131 152-153 2BB-2BC 2C6 2DA 2DC 304 308 329 2000-206F 20AC 2122 2191 2193 2212 2215 FEFF FFFD",
    "cyrillic": "301 400-45F 490-491 4B0-4B1 2116",
    "latin-ext": "100-2BA 2BD-2C5 2C7-2CC 2CE-2D7 2DD-2FF 1E00-1E9F 1EF2-1EFF 20A0-20AB 20AD-20C0 2113",
}
FAMILIES = {
    "Onest": ("@fontsource-variable/onest/files/onest-{}-wght-normal.woff2", "font-weight: 400 800;"),
    "PT Serif": (
        "@fontsource/pt-serif/files/pt-serif-{}-700-normal.woff2",
        "font-weight: 400 900; ascent-override: 88%; descent-override: 22%; line-gap-override: 0%;",
    ),
}


def codes(ranges: str) -> set[int]:
    found: set[int] = set()
    for part in ranges.split():
        first, _, last = part.partition("-")
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def written(letters: set[int]) -> str:
    """As style sheets name ranges of letters."""
    runs: list[list[int]] = []
    for code in sorted(letters):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{first:04X}" + (f"-{last:04X}" if last > first else "") for first, last in runs)


def cut(source: Path, wanted: set[int], target: Path) -> set[int]:
    """Writes the font with these letters only, and gives those of them that it has."""
    font = TTFont(source)
    if "fvar" in font:
        font = instantiateVariableFont(font, {"wght": WEIGHTS})
    had = wanted & set(font.getBestCmap())
    options = subset.Options(layout_features=KEPT, hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 6])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=had)
    cutter.subset(font)
    font.flavor = "woff2"
    font["head"].modified = font["head"].created  # the same letters make the same file
    font.recalcTimestamp = False
    font.save(target)
    return had


def face(family: str, address: str, letters: set[int]) -> str:
    return (
        f'@font-face {{ font-family: "{family}"; {FAMILIES[family][1]} font-display: swap; '
        f'src: url("{address}") format("woff2"); unicode-range: {written(letters)}; }}\n'
    )


def main() -> None:
    CUT.mkdir(exist_ok=True)
    sheet = COMMENT
    for family, (path, _) in FAMILIES.items():
        for alphabet, ranges in RANGES.items():
            letters = codes(ranges)
            for part, wanted in PARTS.get(alphabet, {}).items():
                name = f"{family.lower().replace(' ', '-')}-{part}.woff2"
                had = cut(CLIENT / "node_modules" / path.format(alphabet), wanted, CUT / name)
                sheet += face(family, f"./cut/{name}", had)
                letters -= had
            sheet += face(family, path.format(alphabet), letters)
    SHEET.write_text(sheet, encoding="utf-8")


if __name__ == "__main__":
    main()
