"""Measures the letters that the pages ship, for `sacbe.core.letters`; run it when a font of the client changes.

What it writes is kept in the repository, so that no reader of fonts is needed to draw a board.
"""

from __future__ import annotations

import json
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "src" / "sacbe" / "web" / "client" / "node_modules"
TABLE = ROOT / "src" / "sacbe" / "core" / "look" / "letters.json"
FAMILIES = {  # as in the client's fonts.css
    "sans": "@fontsource-variable/onest/files/onest-{alphabet}-wght-normal.woff2",
    "serif": "@fontsource/pt-serif/files/pt-serif-{alphabet}-700-normal.woff2",
}
ALPHABETS = ("latin-ext", "cyrillic", "latin")  # the last one wins where several have a letter
WEIGHTS = (400, 500, 600, 700, 800)  # between them widths are as good as straight lines


def under_each_other(font: TTFont) -> dict[str, str]:
    """What the font draws in place of a digit where numbers are to stand under each other, as on all our pages."""
    table = font["GSUB"].table
    features = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "tnum"]
    lookups = [table.LookupList.Lookup[index] for feature in features for index in feature.LookupListIndex]
    return {old: new for lookup in lookups for part in lookup.SubTable for old, new in part.mapping.items()}


def widths(family: str, weight: int) -> dict[str, int]:
    """How wide each letter is, in thousandths of its size."""
    found: dict[str, int] = {}
    for alphabet in ALPHABETS:
        font = TTFont(PACKAGES / family.format(alphabet=alphabet))
        if "fvar" in font:
            font = instantiateVariableFont(font, {"wght": weight})
        digits = under_each_other(font)
        for code, glyph in font.getBestCmap().items():
            found[chr(code)] = round(font["hmtx"][digits.get(glyph, glyph)][0] * 1000 / font["head"].unitsPerEm)
    return found


def measured() -> dict[str, dict[str, list[int]]]:
    """For each family the widths of every letter at each of the weights."""
    out: dict[str, dict[str, list[int]]] = {}
    for style, family in FAMILIES.items():
        columns = [widths(family, weight) for weight in WEIGHTS]
        out[style] = {letter: [column[letter] for column in columns] for letter in sorted(columns[0])}
    return out


def written(table: dict[str, dict[str, list[int]]]) -> str:
    """A letter a line: a change can be read."""
    families = []
    for style, letters in table.items():
        lines = ",\n".join(f"    {json.dumps(letter)}: {json.dumps(row)}" for letter, row in letters.items())
        families.append(f"  {json.dumps(style)}: {{\n{lines}\n  }}")
    return "{\n" + ",\n".join(families) + "\n}\n"


if __name__ == "__main__":
    TABLE.write_text(written(measured()), encoding="utf-8")
