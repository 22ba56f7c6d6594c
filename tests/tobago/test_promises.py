"""What the table promises is what happens: every number of a note, a hint, a prompt, a lens and a refusal, in both
languages, over random positions.

By kind, with the message that makes the promise:
- price in amulets: note-amulet, note-amulets, note-amulet-left; nothing: note-free, prompt-amulet, prompt-found
- amulets taken by a drive: note-takes; left lying: choice-leave, note-left; steps: choice-drive, choice-leave
- spaces left: choice-play, choice-play-double, choice-put, choice-start, note-amulet-left, note-locates, reasons
- cards of a sharing: choice-raise-note; roses in it: reason-raise; steps lost by it: prompt-found
- coins: take, take-note; who is asked next: pass-note
- the next card of a hoard: odds, reason-take, reason-pass, prompt-offer
- the whole turn: choice-exchange-note; steps left: prompt-moving-title, ask-where, refusal-NO_LEGS
- counts in refusals: NO_AMULET, NO_ROSE, NO_MARKERS, NOT_LOCATED, NO_REDUCTION, NOTHING_LEFT
"""

from __future__ import annotations

import random
import re

import pytest

from sacbe import NATURE, NATURE_BIT
from sacbe.core.compiled import is_compiled
from sacbe.core.present import LANGS, Choice
from sacbe.games.tobago.actions import (
    ACTIONS,
    AMULET_DOUBLE,
    AMULET_REMOVE,
    COLLECT,
    EXCHANGE,
    LEG,
    LOOK,
    PLAY,
    PUT,
    RAISE,
    START,
    TAKE,
)
from sacbe.games.tobago.data import COINS_OF, COLOURS, FIRST_OF_VALUE
from sacbe.games.tobago.rules.hoards import next_card
from sacbe.games.tobago.show.choices import play_of
from sacbe.games.tobago.show.words import tenths, words
from sacbe.games.tobago.state import DEAL_CLUES, OFFER_CARD, TAKE_TURN, Tobago
from tests.tobago.table import TOBAGO
from tests.tobago.views import NAMES, SHOW
from tests.tobago.views import positions as walked_positions

pytestmark = pytest.mark.compiled
EVERY = 2 if is_compiled() else 5
TABLES = (3, 4)


def positions(seats: int) -> list[Tobago]:
    """Of a random game in which treasures are raised and shared: where a player is to decide."""
    return [s for s in walked_positions(seats, 5, EVERY) if s.actors() and not s.actors() & NATURE_BIT]


def actor(s: Tobago) -> int:
    return (s.actors() & -s.actors()).bit_length() - 1


def after(s: Tobago, seat: int, choice: Choice) -> Tobago:
    """The choice taken whole, as one click does, on the true position."""
    t = s.copy()
    for code in (choice.code, *choice.then):
        t.apply(seat, code)
    return t


def numbers(text: str) -> list[int]:
    return [int(n) for n in re.findall(r"(?<![\d,−-])\d+(?![\d,])", text)]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", TABLES)
def test_a_choice_costs_and_brings_what_it_says(seats: int, lang: str) -> None:
    t = words(lang)
    kinds = set()
    for s in positions(seats):
        seat = actor(s)
        for choice in SHOW.choices(s.hide(seat), seat, lang):
            now = after(s, seat, choice)
            code = choice.code
            paid = int(s.amulets[seat]) - int(now.amulets[seat])
            if PLAY <= code < LEG:
                _, colour, _, _ = play_of(code)
                price = [t("note-amulets", n=paid)] if paid else []
                assert choice.note.split(", ")[: len(price)] == price
                assert choice.label.endswith(f"{int(s.sites[colour])} → {int(now.sites[colour])}")
                assert (now.sites[colour] == 1) == choice.note.endswith(locates(colour, lang)), choice
                kinds.add("play")
            elif LEG <= code < LOOK and ACTIONS.verb(code) == "leg":
                check_drive(s, now, seat, choice, lang)
                kinds.add("drive" if choice.then else "leg")
            elif AMULET_REMOVE <= code < AMULET_DOUBLE:
                colour = (code - int(AMULET_REMOVE)) // 131
                assert choice.note == t("note-amulet-left", left=int(now.sites[colour]))
                assert paid == 1
                kinds.add("remove")
            elif choice.note == t("note-amulet"):
                swap = ACTIONS.verb(code) == "amulet-swap"
                assert paid == (0 if swap else 1), "a swap is paid when both clues are named"
                kinds.add("amulet")
            elif code == COLLECT:
                assert choice.note == t("note-free")
                assert (paid, now.legs, now.main) == (-1, s.legs, s.main)
                kinds.add("collect")
            elif code == EXCHANGE:
                assert choice.note == t("choice-exchange-note", whole="yes")
                assert now.phase == DEAL_CLUES or now.turn != seat
                assert paid == 0
                kinds.add("exchange")
            elif RAISE <= code < AMULET_REMOVE:
                drawn = now.copy()
                while drawn.dump()["phase"] in ("look", "extra"):
                    drawn.apply(NATURE, drawn.legal(NATURE)[0])
                cards = int(drawn.hoard_size)
                if not drawn.last_sharing:
                    assert choice.note == t("choice-raise-note", n=cards)
                kinds.add("raise")
            elif PUT <= code < PUT + 4 or code >= START:
                colour = code - int(PUT) if code < START else int(s.raised)
                assert numbers(choice.label)[-1] == now.sites[colour]
                kinds.add("start")
            elif code == TAKE:
                assert choice.label == t("take", n=now.score(seat) - s.score(seat))
                kinds.add("take")
    assert kinds >= {"play", "leg", "drive", "remove", "amulet", "collect", "exchange", "raise", "start", "take"}, kinds


def locates(colour: int, lang: str) -> str:
    return words(lang)("note-locates", treasure=words(lang)(f"map-{COLOURS[colour]}.treasure"))


def check_drive(s: Tobago, now: Tobago, seat: int, choice: Choice, lang: str) -> None:
    """Steps and amulets of a drive; a crossed amulet is left lying."""
    t = words(lang)
    taken = int(now.amulets[seat]) - int(s.amulets[seat])
    assert choice.note.startswith(t("note-takes", n=taken)) == bool(taken)
    steps = int(s.legs) - int(now.legs)
    assert numbers(choice.label)[-1] == steps
    leaves = any(step.startswith("leave-") for path in choice.clicks for step in path)
    lies = now.may_collect
    assert leaves == lies
    assert choice.label.startswith(t("choice-leave", terrain="", place="", n=1).split(":")[0]) == leaves
    assert (t("note-left") in choice.note) == leaves


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", TABLES)
def test_prompts_reasons_and_refusals_count_right(seats: int, lang: str) -> None:
    t = words(lang)
    rng = random.Random(3)
    for s in positions(seats):
        seat = actor(s)
        view = s.hide(seat)
        assert isinstance(view, Tobago)
        prompt = SHOW.prompt(view, seat, lang, NAMES)
        if s.phase == TAKE_TURN:
            assert (t("prompt-amulet") in prompt.detail) == (COLLECT in s.legal(seat))
            for code in s.legal(seat):
                said = SHOW.reason(view, seat, code, lang)
                now = s.copy()
                now.apply(seat, code)
                if PLAY <= code < LEG and now.sites[play_of(code)[1]] > 1:
                    colour = play_of(code)[1]
                    assert f"{int(s.sites[colour])} → {int(now.sites[colour])}" in said
                if RAISE <= code < AMULET_REMOVE:
                    lost = t("prompt-found", lost="yes" if now.legs < s.legs else "no")
                    assert prompt.detail.startswith(lost)
                    roses = 1 + sum(
                        clue[2] for clue in s.dump()["maps"][COLOURS[code - RAISE]]["clues"] if clue[1] == seat
                    )
                    assert said == t("reason-raise", n=roses)
        if s.phase == OFFER_CARD and s.hoard_size:
            chance, worth = next_card(view)
            n = int(COINS_OF[s.turned])
            told: dict[str, str | int] = {"n": n, "worth": tenths(worth, lang), "percent": round(100 * chance)}
            assert SHOW.reason(view, seat, int(TAKE), lang) == t("reason-take", **told)
            assert prompt.detail == t("prompt-offer", worth=tenths(worth, lang), left=int(s.hoard_size))
        for code in rng.sample(range(TOBAGO.actions.size), 40):
            refusal = view.why_not(seat, code)
            if refusal is None or "sites" not in refusal.facts:
                continue
            colour = COLOURS.index(str(refusal.facts["colour"]))
            assert refusal.facts["sites"] == s.sites[colour]
            text = SHOW.refusal(refusal, lang)
            assert (
                s.sites[colour] == 1
                or str(int(s.sites[colour])) in text
                or refusal.reason
                in (
                    "NOTHING_LEFT",
                    "NO_MARKER_THERE",
                )
            )


@pytest.mark.parametrize("seats", TABLES)
def test_the_odds_are_those_of_all_guesses(seats: int) -> None:
    """What the lens says of the next card is how often it comes in the worlds that the viewer cannot tell apart."""
    checked = 0
    for s in positions(seats):
        if s.phase != OFFER_CARD or not s.hoard_size or s.hoard_old >= 0 or checked >= (12 if is_compiled() else 3):
            continue
        checked += 1
        view = s.hide(actor(s))
        assert isinstance(view, Tobago)
        chance, worth = next_card(view)
        rng = random.Random(checked)
        size, rounds = int(s.hoard_size), 1500
        curses, coins = 0, 0
        for _ in range(rounds):
            g = view.guess(rng)
            curses += int(g.hoard).bit_count() and (int(g.hoard) >> int(FIRST_OF_VALUE[5])).bit_count()
            coins += sum(int(COINS_OF[card]) for card in range(41) if int(g.hoard) >> card & 1)
        assert abs(curses / (rounds * size) - chance) < 0.04
        assert abs(coins / (rounds * size) - worth) < 0.25
