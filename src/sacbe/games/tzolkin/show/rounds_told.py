"""The log of what nobody decides: the pot, Food Days, the turning calendar, the end."""

from __future__ import annotations

from dataclasses import replace

from sacbe.core.present import Line
from sacbe.core.state import NATURE
from sacbe.core.words import signed
from sacbe.games.tzolkin.actions import ADVANCE
from sacbe.games.tzolkin.data import CORN, GOODS, HUNGER_POINTS, NEUTRAL, TEMPLES, TOP_SPACE
from sacbe.games.tzolkin.rules.food import feed, reward_goods, reward_points
from sacbe.games.tzolkin.score import EARNED, FROM_HUNGER
from sacbe.games.tzolkin.show import effects
from sacbe.games.tzolkin.show.scene import workers
from sacbe.games.tzolkin.show.words import (
    amount,
    amounts,
    gear_name,
    listed,
    points,
    quarter_points,
    temple_name,
    words,
)
from sacbe.games.tzolkin.state import NEW_AGE, OVER, Tzolkin


def after_turn(before: Tzolkin, seat: int, code: int, after: Tzolkin, lang: str, names: list[str]) -> list[Line]:
    """What followed from an action that ended a turn, a Food Day or a round."""
    t = words(lang)
    lines = []
    if seat != NATURE and code == ADVANCE + 1:
        lines.append(Line(t("log-advance", name=names[seat]), seat, icons=["tz-a-day-2"]))
    if before.corn_teeth and not after.corn_teeth:
        owner = int(before.active)
        corn = amount(int(CORN), int(before.pot()), lang)
        said = t("log-pot", name=names[owner], corn=corn)
        lines.append(Line(said, owner, icons=["tz-corn", "tz-a-first"], effects=effects.pot(owner)))
    lines += _food_day(before, after, lang, names)
    if before.marker >= 0 and after.marker != before.marker:
        marker = int(after.marker)
        lines.append(Line(t("log-marker", name=names[marker]), marker, icons=["tz-a-first"]))
    if after.day != before.day:
        lines += _pushed_off(before, after, lang, names)
        if after.phase != OVER:
            lines.append(Line(t("log-day", day=int(after.day) + 1), -1, "head", effects=effects.turned()))
    return lines + (_result(after, lang, names) if after.phase == OVER else [])


# Food Day (T-3.20 to T-3.23)


def _food_day(before: Tzolkin, after: Tzolkin, lang: str, names: list[str]) -> list[Line]:
    """Feeding, and the temples' rewards. On Food Day 2 the new buildings come between the two."""
    t = words(lang)
    begins = after.phase == NEW_AGE and before.phase != NEW_AGE
    ends = after.food > before.food
    lines = []
    if begins or (ends and before.phase != NEW_AGE):
        which = int(before.food)
        lines.append(Line(t("log-food-day", n=which), -1, "head", ["tz-a-feed"], effects=effects.food_day()))
    rewards = _rewards(before, lang, names, after) if ends else []
    if begins:
        lines += _on_a_card(_fed(before, after, lang, names), [Line(t("log-new-age"), -1)], lang)
        lines.append(Line(t("log-new-age"), -1, icons=["tz-a-build"]))
    elif ends and before.phase != NEW_AGE:
        fed = _fed(before, after, lang, names)
        lines += fed if after.phase == OVER else _on_a_card(fed, rewards, lang)  # the end has a page of its own
    return lines + rewards


def _on_a_card(fed: list[Line], rewards: list[Line], lang: str) -> list[Line]:
    """What one's own tribe ate and was given is over too quickly, and a phone's log is on another page."""
    given = {line.seat: line.text for line in rewards}
    nothing = given.get(-1, words(lang)("scene-temples-nothing"))
    return [replace(line, scene=[given.get(line.seat, nothing)]) for line in fed]


def _fed(before: Tzolkin, after: Tzolkin, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    ready = before.copy()
    if before.corn_teeth and not after.corn_teeth:  # the pot came first, and may be eaten (T-3.18)
        ready.goods[before.active * 5 + CORN] += before.pot()
    full = ready.copy()
    feed(full)
    lines = []
    for seat in range(int(before.seats)):
        eaten = int(ready.goods[seat * 5 + CORN]) - int(full.goods[seat * 5 + CORN])
        lost = int(full.earned[seat * EARNED + FROM_HUNGER]) - int(ready.earned[seat * EARNED + FROM_HUNGER])
        said = t("log-fed", name=names[seat], corn=amount(int(CORN), eaten, lang))
        if lost:
            hungry = -lost // int(HUNGER_POINTS)
            told = t("log-hungry", name=names[seat], n=hungry, points=points(lost, lang))
            lines.append(Line(told, seat, icons=["tz-a-feed"], effects=effects.hungry(seat, lost)))
        elif eaten:
            lines.append(Line(said, seat, "quiet", ["tz-a-feed"], effects=effects.fed(seat)))
        else:
            lines.append(Line(t("log-fed-free", name=names[seat]), seat, "quiet", ["tz-a-feed"]))
    return lines


def _rewards(before: Tzolkin, lang: str, names: list[str], after: Tzolkin) -> list[Line]:
    t = words(lang)
    later = before.copy()
    if before.food % 2:
        reward_points(later)
    else:
        reward_goods(later)
    lines = []
    for seat in range(int(before.seats)):
        goods = {
            good: n
            for good in range(len(GOODS))
            if (n := int(later.goods[seat * 5 + good]) - int(before.goods[seat * 5 + good]))
        }
        scored = int(later.points(seat) - before.points(seat))
        if not goods and not scored:
            continue
        what = listed([*([amounts(goods, lang)] if goods else []), *([points(scored, lang)] if scored else [])])
        icons = [f"tz-{GOODS[good]}" for good in goods] + (["vp"] if scored else [])
        felt = effects.temple_points(before, seat) if scored else effects.temple_goods(before, seat, goods)
        scene = _by_temple(before, seat, lang) if scored and after.phase != OVER else []
        lines.append(Line(t("log-temples", name=names[seat], what=what), seat, "result", icons, scene, felt))
    return lines


def _by_temple(s: Tzolkin, seat: int, lang: str) -> list[str]:
    """Where the points of an age come from."""
    by_temple = [(temple_name(k, lang), effects.points_of(s, seat, k)) for k in range(len(TEMPLES))]
    return [", ".join(f"{name} {'+' if n > 0 else ''}{signed(n)}" for name, n in by_temple if n)]


# The calendar (T-3.26)


def _pushed_off(before: Tzolkin, after: Tzolkin, lang: str, names: list[str]) -> list[Line]:
    days = int(after.day - before.day)
    out = []
    for w in workers(before):
        if w.owner != NEUTRAL and TOP_SPACE[w.gear] < w.space + days:
            said = words(lang)("log-home", name=names[w.owner], gear=gear_name(w.gear, lang))
            out.append(Line(said, w.owner, "quiet", [f"worker-{w.owner}"]))
    return out


def _result(s: Tzolkin, lang: str, names: list[str]) -> list[Line]:
    t = words(lang)
    lines = [Line(t("log-over"), -1, "head")]
    order = sorted(range(int(s.seats)), key=lambda seat: -int(s.quarters(seat)))
    for seat in order:
        said = t("log-final", name=names[seat], points=quarter_points(int(s.quarters(seat)), lang))
        lines.append(Line(said, seat, "result", effects=effects.finished(s, seat)))
    winners = s.winners()
    best = [seat for seat in range(int(s.seats)) if winners >> seat & 1]
    won = quarter_points(int(s.quarters(best[0])), lang)
    said = t("log-winner", n=len(best), names=listed([names[seat] for seat in best]), points=won)
    return [*lines, Line(said, best[0], "result", ["tz-a-monument"])]
