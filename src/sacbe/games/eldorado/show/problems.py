"""What is wrong with a route, in words: the rules say it in English for programs, people read it in their language."""

from __future__ import annotations

import re
from typing import Final

from sacbe.games.eldorado.data import FINISHES
from sacbe.games.eldorado.rules.routes import check_route, written
from sacbe.games.eldorado.rules.track import Placed
from sacbe.games.eldorado.show.words import words

# Each sentence of check_route by what is special in it; the groups are what the message needs.
_SENTENCES: Final = (
    (r"'(.+)' is no piece", "problem-word", ("a",)),
    (r'"(.+)" is no piece', "problem-word", ("a",)),  # a word with an apostrophe in it
    (r"begins with side A or B", "problem-ends", ()),
    (r"more joints than", "problem-joints", ()),
    (r"one piece with side (\w) only", "problem-twice", ("a",)),
    (r"(\w) and (\w) are the two sides", "problem-sides", ("a", "b")),
    (r"must not overlap", "problem-overlap", ()),
    (r"(\w+) and (\w+) do not follow", "problem-touch", ("a", "b")),
    (r"(\w+) and (\w+) touch in (\d+)", "problem-pairs", ("a", "b", "n")),
    (r"(\w+) touches a start hex", "problem-start", ("a",)),
    (r"around a corner hex", "problem-corner", ()),
    (r"gold zone lies", "problem-gold", ()),
    (r"at most \d+ caves, this one (\d+)", "problem-caves", ("n",)),
    (r"a way must lead", "problem-way", ()),
)


def problems_of(laid: list[Placed], lang: str) -> list[str]:
    """Of a track that is being put together: what is still missing is told first."""
    t = words(lang)
    if not laid:
        return [t("problem-begin")]
    if laid[-1][0] not in FINISHES:
        return [t("problem-end")]
    return [in_words(sentence, lang) for sentence in check_route(written(laid))]


def in_words(sentence: str, lang: str) -> str:
    for pattern, key, names in _SENTENCES:
        found = re.search(pattern, sentence)
        if found:
            args: dict[str, str | int] = dict(zip(names, found.groups(), strict=True))
            if "n" in args:
                args["n"] = int(args["n"])
            return words(lang)(key, **args)
    return sentence
