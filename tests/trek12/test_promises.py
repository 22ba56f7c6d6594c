"""True numbers: wherever a text promises a price, a gain, a chance or a choice, the engine gives exactly that.

Kinds of messages with numbers, and where each is held against the engine:
- choice-write-closes, prompt-written-closes, reason-closes, callout-bones: the dig is made when its turn comes;
- brings, reason-dig, choice-pick-many, prompt-dig, prompt-dig-more: the area is circled at once;
- prompt-draw, confirm-draw, prompt-keep, choice-keep-note, reason-keep (-most, -skeleton): Bones are drawn and kept;
- reason-chance, reason-zero, lens-odds-total: every roll is tried;
- reason-last, reason-skip in the last round, finds-total and the panels: the score after it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from sacbe.core.bits import count
from sacbe.core.compiled import is_compiled
from sacbe.core.present import LANGS
from sacbe.core.state import NATURE, NATURE_BIT, State
from sacbe.games.trek12.actions import CIRCLE, KEEP, PICK, REVEAL, SKIP, WRITE
from sacbe.games.trek12.data import RED_FACES, ROUNDS, YELLOW_FACES
from sacbe.games.trek12.score import penalty, skeleton_owners
from sacbe.games.trek12.state import DIG_AREAS, DRAW_BONES, KEEP_BONES, OVER, WRITE_NUMBERS, Trek
from tests.trek12.views import GAME, NAMES, SHOW, positions, trek

pytestmark = pytest.mark.compiled
GAMES = 30 if is_compiled() else 3


def looked_at(phase: int, every: int = 1, seats: tuple[int, ...] = (1, 2, 3, 6)) -> Iterator[Trek]:
    for players in seats:
        for seed in range(GAMES):
            found = [s for s in positions(players, 500 + seed) if s.phase == phase]
            yield from found[seed % every :: every]


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", text)]


def act(s: State, rng: random.Random) -> None:
    mask = s.actors()
    seat = NATURE if mask & NATURE_BIT else (mask & -mask).bit_length() - 1
    s.apply(seat, rng.choice(s.legal(seat)))


def best_dig(s: Trek, seat: int, rng: random.Random) -> tuple[int, int]:
    """How many Bones the seat draws and keeps if it circles the area that keeps most, then draws most."""
    found = []
    for area in map(int, s.candidates):
        t = trek(s.copy())
        while t.phase == DIG_AREAS and t.digger == seat and int(t.areas[seat]) == int(s.areas[seat]):
            codes = [PICK + cell for cell in range(19) if area >> cell & 1 and PICK + cell in t.legal(seat)]
            t.apply(seat, codes[0] if codes else int(CIRCLE))
        found.append((kept_by(t, seat, int(s.hand[seat]), rng), drawn_by(s, area)))
    keep, draw = max(found)
    return draw, keep


def drawn_by(s: Trek, area: int) -> int:
    return min(count(area), count(s.bag))


def kept_by(t: Trek, seat: int, hand: int, rng: random.Random) -> int:
    while t.digger == seat and t.phase in (DRAW_BONES, KEEP_BONES):
        act(t, rng)
    return count(int(t.hand[seat]) & ~hand)


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_writing_closes(lang: str) -> None:
    """However the others write and dig before: exactly so many Bones, or up to so many where the text says that."""
    rng = random.Random(1)
    sure = unsure = 0
    for s in looked_at(int(WRITE_NUMBERS), every=7 if is_compiled() else 9):
        mask = s.actors()
        seat = (mask & -mask).bit_length() - 1
        choices = [choice for choice in SHOW.choices(s.hide(seat), seat, lang) if choice.note]
        if not choices:
            continue
        choice = rng.choice(choices)
        t = trek(s.copy())
        t.apply(seat, choice.code)
        if t.phase == WRITE_NUMBERS:
            prompt = SHOW.prompt(t.hide(seat), seat, lang, NAMES)
            assert numbers(choice.note)[-2:] == numbers(prompt.detail.split(".")[0])[-2:]
        assert numbers(choice.note) == numbers(SHOW.reason(s.hide(seat), seat, choice.code, lang))
        while not (t.phase == DIG_AREAS and t.digger == seat):
            act(t, rng)
        made = best_dig(t, seat, rng)
        promised = tuple(numbers(choice.note)) or (0, 0)
        if "до " in choice.note or "up to" in choice.note:
            assert made <= promised
            unsure += 1
        else:
            assert made == promised, choice.note
            sure += 1
    assert sure > 5
    assert unsure or not is_compiled()


@pytest.mark.parametrize("lang", LANGS)
def test_what_an_area_brings(lang: str) -> None:
    rng = random.Random(2)
    for s in looked_at(int(DIG_AREAS)):
        seat = int(s.digger)
        prompt = SHOW.prompt(s, seat, lang, NAMES)
        if int(s.picked) not in map(int, s.candidates):
            fits, picked = numbers(prompt.detail)[:2]
            assert fits == len(s.candidates)
            assert picked == sum(int(s.number[seat * 19 + cell]) for cell in range(19) if int(s.picked) >> cell & 1)
        for choice in SHOW.choices(s, seat, lang):
            if choice.code == SKIP:
                continue
            t = trek(s.copy())
            for code in (choice.code, *choice.then):
                t.apply(seat, code)
            if int(t.areas[seat]) == int(s.areas[seat]):
                assert numbers(choice.note) == [len(t.candidates)]
                continue
            area = int(t.circled[seat]) & ~int(s.circled[seat])
            made = [drawn_by(s, area), kept_by(t, seat, int(s.hand[seat]), rng)]
            assert (numbers(choice.note) or [0, 0]) == made
            if choice.code == CIRCLE:
                assert (numbers(SHOW.reason(s, seat, choice.code, lang)) or [0, 0]) == made
        for code in s.legal(seat):
            if PICK <= code <= CIRCLE:
                t = trek(s.copy())
                t.apply(seat, code)
                if t.phase == DIG_AREAS and t.digger == seat:
                    assert tuple(numbers(SHOW.reason(s, seat, code, lang)) or (0, 0)) == best_dig(t, seat, rng)


def test_each_zero_draws_and_keeps_one_more_where_the_prompt_says_so() -> None:
    told = 0
    for s in looked_at(int(DIG_AREAS)):
        seat = int(s.digger)
        areas = [int(area) for area in s.candidates]
        prompt = SHOW.prompt(s, seat, "en", NAMES).detail
        if int(s.picked) in areas and len(areas) > 1:
            told += 1
            grow = all(drawn_by(s, area) == count(area) for area in areas)
            assert ("each lets you draw and keep one more" in prompt) == grow
            assert all(s.number[seat * 19 + c] == 0 for a in areas for c in range(19) if (a & ~int(s.picked)) >> c & 1)
    assert told or not is_compiled()


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_drawn_and_kept(lang: str) -> None:
    for s in looked_at(int(DRAW_BONES)):
        seat = int(s.digger)
        prompt = SHOW.prompt(s, seat, lang, NAMES)
        assert numbers(prompt.detail) == [int(s.to_draw), int(s.to_keep)]
        assert numbers(prompt.confirm) == [int(s.to_draw)]
    for s in looked_at(int(KEEP_BONES)):
        seat = int(s.digger)
        prompt = SHOW.prompt(s, seat, lang, NAMES)
        drawn, keep = count(s.drawn), int(s.to_keep)
        assert numbers(prompt.title) == [keep]
        assert numbers(prompt.detail) == [drawn, drawn - keep]
        for choice in SHOW.choices(s, seat, lang):
            t = trek(s.copy())
            t.step(seat, choice.code)
            token = choice.code - int(KEEP)
            gained = int(t.hand[seat]) & ~int(s.hand[seat])
            assert gained >> token & 1
            points = numbers(choice.note)[0]
            if gained == 1 << token:
                assert t.score(seat) - s.score(seat) == points or t.phase == OVER
            reason = SHOW.reason(s, seat, choice.code, lang)
            assert numbers(reason)[0] == points
            hands = s.hand[:]
            hands[seat] |= 1 << token
            leads = int(skeleton_owners(hands, s.solo)[token // 9]) == seat
            led = int(skeleton_owners(s.hand, s.solo)[token // 9]) == seat
            assert bool(re.search(r"\+\d", reason)) == (leads and not led)


@pytest.mark.parametrize("lang", LANGS)
def test_chances_are_those_of_all_rolls(lang: str) -> None:
    """The hint's chance: the number written, nothing circled, then each of the 36 rolls and every writing tried."""
    rng = random.Random(4)
    asked = 0
    for s in looked_at(int(WRITE_NUMBERS), every=40 if is_compiled() else 25, seats=(1, 2)):
        mask = s.actors()
        seat = (mask & -mask).bit_length() - 1
        code = rng.choice(s.legal(seat))
        reason = SHOW.reason(s.hide(seat), seat, code, lang)
        if s.round == ROUNDS or not re.search("roll|броск", reason):
            continue
        t = trek(s.copy())
        t.apply(seat, code)
        while t.round == s.round:
            mask = t.actors()
            actor = NATURE if mask & NATURE_BIT else (mask & -mask).bit_length() - 1
            codes = t.legal(actor)
            t.apply(actor, int(SKIP) if int(SKIP) in codes else rng.choice(codes))
        hits = sum(_can_dig(t, seat, yellow, red) for yellow in YELLOW_FACES for red in RED_FACES)
        percents = [int(n) for n in re.findall(r"(\d+) %", reason)]
        assert percents == ([round(100 * hits / 36)] if hits else []), reason
        asked += 1
    assert asked > 3


def _can_dig(s: Trek, seat: int, yellow: int, red: int) -> bool:
    rolled = trek(s.copy())
    rolled.apply(NATURE, GAME.parse(f"roll {yellow} {red}"))
    for code in rolled.legal(seat):
        t = trek(rolled.copy())
        t.chief = seat  # digs first, so that a dig is asked of this seat at once
        t.apply(seat, code)
        while t.phase == WRITE_NUMBERS:
            other = (t.actors() & -t.actors()).bit_length() - 1
            t.apply(other, t.legal(other)[0])
        t.apply(NATURE, int(REVEAL))
        if t.phase == DIG_AREAS and t.digger == seat:
            return True
    return False


@pytest.mark.parametrize("lang", LANGS)
def test_the_last_round_and_the_scores(lang: str) -> None:
    asked = 0
    for players in (1, 2, 3, 6):
        for seed in range(GAMES):
            for s in positions(players, 500 + seed):
                for seat in range(players):
                    shown = SHOW.panel(s, seat, seat, lang, NAMES)
                    assert int(shown.score.replace("\u2212", "-")) == s.score(seat)
                if s.phase != WRITE_NUMBERS or s.round != ROUNDS:
                    continue
                for seat in range(players):
                    for code in s.legal(seat):
                        reason = SHOW.reason(s.hide(seat), seat, code, lang)
                        if "штраф" in reason or "penalty" in reason:
                            asked += 1
                            lost = int(penalty(s.number, s.circled[seat], seat))
                            assert _penalty_after(s, seat, code) - lost == (numbers(reason) or [0])[0]
    assert asked


def _penalty_after(s: Trek, seat: int, code: int) -> int:
    t = trek(s.copy())
    t.apply(seat, code)
    rng = random.Random(code)
    while t.actors():
        act(t, rng)
    return int(penalty(t.number, t.circled[seat], seat))


def test_kinds_of_choices() -> None:
    """The verbs whose notes are checked above are all that a player has."""
    verbs = {"write": WRITE, "pick": PICK, "circle": CIRCLE, "skip": SKIP, "keep": KEEP}
    assert {verb: GAME.actions.first[verb] for verb in verbs} == verbs
