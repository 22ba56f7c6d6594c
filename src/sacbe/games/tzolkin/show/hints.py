"""Why: the one line that explains a hint, and the one that explains a refusal."""

from __future__ import annotations

from sacbe.core.errors import Refusal
from sacbe.games.tzolkin.actions import ACT, ACTIONS, ADVANCE, BUILD, DESIGN, KEEP, LEARN, MONUMENT, PICK, PLACE
from sacbe.games.tzolkin.data import CORN, GOODS, SPACE_COUNT, SPACES
from sacbe.games.tzolkin.rules.turn import stranded
from sacbe.games.tzolkin.show.lens import days_to_food, feeding, is_last_round, monument_worth
from sacbe.games.tzolkin.show.said import act_words, building_gives, wealth_gives
from sacbe.games.tzolkin.show.scene import place_price
from sacbe.games.tzolkin.show.words import amount, amounts, points, space_name, track_name, words
from sacbe.games.tzolkin.state import PICKING, PLACING, START_TURN, Tzolkin

_PLAIN = {"climb": "temple", "pay": "pay", "spare": "spare", "take": "take"}
_PLAIN |= {"sell": "trade", "buy": "trade", "nothing": "nothing", "use": "use"}
_DONE = {int(PLACING): "hold", int(PICKING): "wait"}
_SOON = 3  # days in which hunger begins to press


def reason(s: Tzolkin, seat: int, code: int, lang: str) -> str:
    t = words(lang)
    verb = ACTIONS.verb(code)
    if verb in _PLAIN:
        return t(f"reason-{_PLAIN[verb]}")
    if verb == "done":
        return t(f"reason-{_DONE.get(int(s.phase), 'enough')}")
    if verb in ("beg", "burn"):
        return t("reason-food" if _hunger_presses(s, seat) else "reason-anger")
    if verb == "keep":
        return t("reason-keep", what=wealth_gives(code - int(KEEP), lang))
    if verb == "place":
        return _why_place(s, seat, code - int(PLACE), lang)
    if verb in ("build", "design"):
        building = code - int(BUILD if verb == "build" else DESIGN)
        return t("reason-build", what=building_gives(s, seat, building, lang))
    if verb == "monument":
        worth = monument_worth(s, seat, code - int(MONUMENT))
        return t("reason-monument", points=points(worth, lang))
    if verb == "learn":
        return t("reason-learn", track=track_name(code - int(LEARN), lang))
    if verb == "advance":
        return t("reason-advance", n=code - int(ADVANCE) + 1)
    return _why_work(s, seat, verb, code, lang)


def _hunger_presses(s: Tzolkin, seat: int) -> bool:
    return feeding(s, seat).unfed > 0 and days_to_food(s) <= _SOON


def _why_place(s: Tzolkin, seat: int, space: int, lang: str) -> str:
    t = words(lang)
    price = place_price(s, space)
    if space == SPACE_COUNT:
        pot = [t("reason-first-pot", corn=amount(int(CORN), int(s.pot()), lang))] if s.pot() else []
        marker = [t("reason-first-marker")] if s.marker != seat and not is_last_round(s) else []
        return " ".join(pot + marker) or t("reason-first-home")
    if s.phase == START_TURN and stranded(s, seat):
        return t("prompt-mercy-detail")
    return t("reason-place", corn=amount(int(CORN), price, lang)) if price else t("reason-place-free")


def _why_work(s: Tzolkin, seat: int, verb: str, code: int, lang: str) -> str:
    t = words(lang)
    if verb == "harvest":
        return t("reason-food" if _hunger_presses(s, seat) else "reason-harvest")
    what = act_words(s, seat, code - int(PICK if verb == "pick" else ACT), lang)
    return t(f"reason-{verb}", what=what[:1].upper() + what[1:] if verb == "act" else what)


# Refusals: facts are ids; the text gets words


def refusal(refused: Refusal, lang: str) -> str:
    t = words(lang)
    facts: dict[str, str | int] = {}
    for key, value in refused.facts.items():
        if key == "gear":
            facts[key] = t(f"gear-{value}")
        elif key == "temple":
            facts[key] = t(f"temple-{value}")
        elif key == "resource":
            facts[key] = t(f"resource-{value}")
        elif value in SPACES:
            facts[key] = space_name(SPACES.index(value), lang)
        elif isinstance(value, str | int):
            facts[key] = value
    wanting = {GOODS.index(key): n for key, n in refused.facts.items() if key in GOODS and isinstance(n, int)}
    if refused.reason == "E-RES" and any(wanting.values()):
        return t("refusal-goods", what=amounts(wanting, lang), saved=refused.facts.get("saved", 0))
    return t(f"refusal-{refused.reason}", **facts)
