"""Beside the board: the top line, a panel a player, and the final score by source."""

from __future__ import annotations

from sacbe.core.bits import bit, count
from sacbe.core.present import Chip, Panel, Part, Tally
from sacbe.games.tzolkin.data import BUILDINGS, FOOD_DAYS, GOODS, KEPT, MONUMENTS, names_of
from sacbe.games.tzolkin.score import FINAL_SOURCES, SOURCES, final_parts
from sacbe.games.tzolkin.show.lens import days_to_food, feeding
from sacbe.games.tzolkin.show.words import building_name, listed, monument_name, quarter_words, words
from sacbe.games.tzolkin.state import ADVANCING, KEEP_WEALTH, OVER, START_TURN, Tzolkin


def headline(s: Tzolkin, lang: str, names: list[str]) -> list[str]:
    t = words(lang)
    if s.phase == OVER:
        return [t("headline-over")]
    late = s.day > FOOD_DAYS[3]  # T-3.28 the last Food Day was jumped over
    return [
        t("headline-late" if late else "headline-day", day=f"<b>{int(s.day) + 1}</b>", days=int(FOOD_DAYS[3]) + 1),
        t("headline-food", days=days_to_food(s)),
        t("headline-age", age=f"<b>{int(s.age)}</b>"),
    ]


def panel(s: Tzolkin, seat: int, viewer: int, lang: str, names: list[str]) -> Panel:
    t = words(lang)
    chips = [
        Chip(f"tz-{name}", str(int(s.goods[seat * 5 + good])), t(f"chip-{name}")) for good, name in enumerate(GOODS)
    ]
    free, total = int(s.available(seat)), int(s.workers[seat])
    chips.append(Chip(f"worker-{seat}", f"{free}/{total}", t("chip-workers", n=free, m=total)))
    if s.phase != OVER:
        bill = feeding(s, seat)
        chips.append(Chip("tz-a-feed", str(bill.need), t("chip-food", need=bill.need, have=bill.have)))
    chips += _possessions(s, seat, lang)
    if s.marker == seat and s.phase != OVER:
        chips.append(Chip("tz-a-first", "", t("chip-first")))
    if int(s.light) & bit(seat) and s.phase != OVER:
        chips.append(Chip("tz-a-day-2", "", t("chip-privilege")))
    return Panel(seat, quarter_words(int(s.quarters(seat))), "", status(s, seat, lang), chips)


def _possessions(s: Tzolkin, seat: int, lang: str) -> list[Chip]:
    """Buildings, monuments and harvest tiles, if there are any."""
    t = words(lang)
    out = []
    built = [BUILDINGS.index(name) for name in names_of(int(s.built[seat]), BUILDINGS)]
    if built:
        said = t("chip-buildings", names=listed([building_name(building, lang) for building in built]))
        out.append(Chip("tz-a-build", str(len(built)), said))
    raised = [MONUMENTS.index(name) for name in names_of(int(s.palaces[seat]), MONUMENTS)]
    if raised:
        said = t("chip-monuments", names=listed([monument_name(monument, lang) for monument in raised]))
        out.append(Chip("tz-a-monument", str(len(raised)), said))
    if s.corn_tiles[seat]:
        out.append(Chip("tz-tile-corn", str(int(s.corn_tiles[seat])), t("chip-corn-tiles")))
    if s.wood_tiles[seat]:
        out.append(Chip("tz-tile-wood", str(int(s.wood_tiles[seat])), t("chip-wood-tiles")))
    return out


def status(s: Tzolkin, seat: int, lang: str) -> str:
    t = words(lang)
    if s.phase == OVER:
        return t("status-winner") if s.winners() >> seat & 1 else ""
    if s.phase == KEEP_WEALTH:
        return t("status-chosen") if s.kept_count[seat] == KEPT else t("status-chooses")
    if s.phase >= START_TURN and s.active == seat:
        return t("status-advances") if s.phase == ADVANCING else t("status-turn")
    return ""


def tally(s: Tzolkin, lang: str) -> list[Tally]:
    """Best first; quarter points decide between equals (R-1)."""
    order = sorted(range(int(s.seats)), key=lambda seat: (not s.winners() >> seat & 1, -int(s.quarters(seat)), seat))
    return [_tally(s, seat, lang) for seat in order]


def _tally(s: Tzolkin, seat: int, lang: str) -> Tally:
    t = words(lang)
    quarters = final_parts(s, seat)
    parts = [Part(name, t(f"part-{name}"), whole(quarters[name])) for name in (*SOURCES, *FINAL_SOURCES)]
    if not quarters["other"]:
        parts = parts[1:]
    raised = names_of(int(s.palaces[seat]), MONUMENTS)
    names = listed([monument_name(MONUMENTS.index(name), lang) for name in raised])
    notes = [t("tally-monuments", names=names)] if raised else []
    exact = int(s.quarters(seat))
    if sum(int(s.quarters(other)) == exact for other in range(int(s.seats))) > 1:  # T-5.6
        notes.append(t("tally-tie", n=count(s.on[seat])))
    return Tally(seat, whole(exact), parts, ". ".join(notes))


def whole(quarters: int) -> float:
    """Points; a whole number where it is one."""
    return quarters // 4 if quarters % 4 == 0 else quarters / 4
