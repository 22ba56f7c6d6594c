"""What a bot may say after its turn: true sentences about the open maps, the most interesting first. Never of its
clues, nor of treasure cards it has seen (T-4.5.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from sacbe.core.present import Remark, Tip
from sacbe.core.remarking import spoken, standing
from sacbe.core.words import Arg
from sacbe.games.tobago.actions import AMULET_EXCHANGE, EXCHANGE, RAISE
from sacbe.games.tobago.data import COLOURS
from sacbe.games.tobago.show.words import map_name, place_name, treasure_name, words
from sacbe.games.tobago.state import Tobago, in_setup, rung_colour, rung_owner, rung_roses

GOOD: Final = 4  # coins of one card
NARROW: Final = 4  # sites left
STRONG: Final = 3  # roses on one map
LOW: Final = 8  # treasure cards left
MUCH: Final = 8  # coins


class Turn(NamedTuple):
    before: Tobago
    seat: int
    codes: Sequence[int]
    after: Tobago


def remarks(turn: Turn) -> list[Remark]:
    if in_setup(turn.before):
        return []
    return [*_what_was_shared(turn), *_what_was_done(turn), *_what_the_maps_show(turn), *_what_stands(turn)]


def _what_was_shared(turn: Turn) -> Iterator[Remark]:
    before, seat, codes, after = turn
    gained = after.score(seat) - before.score(seat)
    if gained < 0:
        yield Remark("cursed", {"n": -gained})
    for colour in range(len(COLOURS)):
        if RAISE + colour in codes:
            yield Remark("raised", {"colour": colour})
    if gained >= GOOD:
        yield Remark("took", {"n": gained})
    elif gained > 0:
        yield Remark("took-little", {"n": gained})


def _what_was_done(turn: Turn) -> Iterator[Remark]:
    before, seat, codes, after = turn
    if after.amulets[seat] > before.amulets[seat]:
        yield Remark("amulet", {"n": int(after.amulets[seat])})
    if EXCHANGE in codes or AMULET_EXCHANGE in codes:
        yield Remark("new-clues", {})
    for colour in range(len(COLOURS)):
        if len(_roses(after, colour)) > len(_roses(before, colour)):  # a clue of mine, as the turn was mine
            left = int(after.sites[colour])
            if left == 1 < before.sites[colour]:
                yield Remark("located", {"colour": colour})
            elif 1 < left <= NARROW and left < before.sites[colour]:
                yield Remark("narrow", {"colour": colour, "n": left})


def _what_the_maps_show(turn: Turn) -> Iterator[Remark]:
    seat, after = turn.seat, turn.after
    for colour in range(len(COLOURS)):
        ladder = _roses(after, colour)
        by_owner = {owner: sum(n for other, n in ladder if other == owner) for owner, _ in ladder}
        hunted = colour != after.raised  # in a sharing it is too late to be sorry, and who raised it has a rose
        if hunted and seat not in by_owner and len(ladder) > 1 and 0 < after.sites[colour] <= NARROW:
            yield Remark("left-out", {"colour": colour, "n": int(after.sites[colour])})
        for owner, n in by_owner.items():
            if n >= STRONG and owner == seat:
                yield Remark("roses", {"colour": colour, "n": n})
            elif n >= STRONG:
                yield Remark("other-roses", {"colour": colour, "n": n, "other": owner})


def _what_stands(turn: Turn) -> Iterator[Remark]:
    seat, after = turn.seat, turn.after
    yield from standing([after.score(other) for other in range(after.seats)], seat, MUCH)
    if 0 < after.treasure_deck_size <= LOW:
        yield Remark("deck", {"n": int(after.treasure_deck_size)})


def _roses(s: Tobago, colour: int) -> list[tuple[int, int]]:
    """The clues of a map: whose each is, and with how many roses."""
    return [(int(rung_owner(r)), int(rung_roses(r))) for r in s.rungs if rung_colour(r) == colour]


def said(remark: Remark, lang: str, names: list[str]) -> str:
    return words(lang)(f"remark-{remark.kind}", **in_words(remark, lang, names))


def in_words(one: Remark | Tip, lang: str, names: list[str]) -> dict[str, Arg]:
    """Facts by their names, for remarks and for the coach."""
    facts = spoken(one, names)
    if "colour" in one.facts:
        facts["treasure"] = treasure_name(one.facts["colour"], lang)
        facts["map"] = map_name(one.facts["colour"], lang)
    if "cell" in one.facts:
        facts["place"] = place_name(one.facts["cell"])
    return facts
