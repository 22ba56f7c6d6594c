"""The prompt: what to do now, what it costs, what is left, and what Confirm will end."""

from __future__ import annotations

from sacbe.core.present import Prompt
from sacbe.games.tzolkin.actions import BEG, BURN, LEARN, PICK, PLACE
from sacbe.games.tzolkin.data import CHICHEN, CORN, KEPT, SPACE_GEAR, SPACE_NUMBER, THEOLOGY, TOP_ACTION, WOOD
from sacbe.games.tzolkin.rules.acting import fee_of
from sacbe.games.tzolkin.rules.goods import resources
from sacbe.games.tzolkin.rules.prices import saves
from sacbe.games.tzolkin.rules.turn import may_beg, stranded
from sacbe.games.tzolkin.show.clicks import both_ways, kept_architecture
from sacbe.games.tzolkin.show.said import harvest
from sacbe.games.tzolkin.show.words import amount, building_name, listed, quarter_points, space_name, words
from sacbe.games.tzolkin.state import (
    ACTION,
    ADVANCING,
    ANY_ACTION,
    AS_SECOND,
    AS_SECOND_PLAIN,
    AS_TIKAL_4,
    AS_TOMB,
    AS_UXMAL_4,
    BUILDING,
    CLIMBING,
    FREE,
    GRANTING,
    HARVESTING,
    KEEP_WEALTH,
    LEARNING,
    MAY,
    NEW_AGE,
    OFFERING,
    OPEN_WEALTH,
    OVER,
    PAID,
    PAYING,
    PICKING,
    PLACING,
    REFILL,
    SPARING,
    START_TURN,
    TAKING,
    TRADING,
    Tzolkin,
)

_MODES = {int(AS_TIKAL_4): "tikal4", int(AS_UXMAL_4): "uxmal", int(AS_TOMB): "tomb"}
_MODES |= {int(AS_SECOND): "second", int(AS_SECOND_PLAIN): "second"}


def prompt(s: Tzolkin, seat: int, lang: str, names: list[str]) -> Prompt:
    t = words(lang)
    if s.phase == OVER:
        return _over(s, lang, names)
    if s.phase in (KEEP_WEALTH, OPEN_WEALTH):
        return _wealth(s, seat, lang, names)
    if s.phase < KEEP_WEALTH:
        return Prompt(t("prompt-setup"), t("prompt-setup-detail"), t("confirm-wealth"))
    if not s.actors() >> max(seat, 0) & 1 or seat < 0:
        return _other(s, lang, names)
    if s.phase in (START_TURN, PLACING, PICKING):
        return _turn(s, seat, lang)
    return _decision(s, seat, lang)


def _over(s: Tzolkin, lang: str, names: list[str]) -> Prompt:
    t = words(lang)
    winners = s.winners()
    best = [seat for seat in range(int(s.seats)) if winners >> seat & 1]
    shown = quarter_points(int(s.quarters(best[0])), lang)
    detail = t("prompt-over", n=len(best), names=listed([names[seat] for seat in best]), points=shown)
    return Prompt(t("prompt-over-title"), detail, t("confirm-end"))


def _wealth(s: Tzolkin, seat: int, lang: str, names: list[str]) -> Prompt:
    t = words(lang)
    left = int(KEPT) - int(s.kept_count[seat]) if seat >= 0 else 0
    if left:
        return Prompt(t("prompt-wealth-title", n=left), t("prompt-wealth"))
    choosing = [names[other] for other in range(int(s.seats)) if s.kept_count[other] < KEPT]
    detail = t("prompt-waiting", names=listed(choosing)) if choosing else t("prompt-wealth")
    return Prompt(t("prompt-wealth-done"), detail, t("confirm-wealth"))


def _other(s: Tzolkin, lang: str, names: list[str]) -> Prompt:
    t = words(lang)
    if s.active < 0:
        return Prompt(t("prompt-setup"), t("prompt-other-detail"), t("confirm-turn"))
    if s.phase in (REFILL, NEW_AGE):
        return Prompt(t("prompt-refill"), t("prompt-refill-detail"), t("confirm-turn"))
    name = names[s.active]
    title = t("prompt-other-advances", name=name) if s.phase == ADVANCING else t("prompt-other", name=name)
    return Prompt(title, t("prompt-other-detail"), t("confirm-turn"))


def _turn(s: Tzolkin, seat: int, lang: str) -> Prompt:
    t = words(lang)
    corn = amount(int(CORN), int(s.goods[seat * 5 + CORN]), lang)
    legal = s.legal(seat)
    place = any(PLACE <= code < PICK for code in legal)
    pick = any(code >= PICK for code in legal)
    if s.phase == PLACING:
        more = "yes" if place else "no"
        return Prompt(t("prompt-placing", more=more), t("prompt-placing-detail", n=int(s.placed), corn=corn, more=more))
    if s.phase == PICKING:
        more = "yes" if s.on[seat] else "no"
        return Prompt(t("prompt-picking", more=more), t("prompt-picking-detail", n=int(s.picked), corn=corn, more=more))
    if stranded(s, seat):
        key = "prompt-must-beg" if may_beg(s, seat) else "prompt-mercy"
        return Prompt(t(key), t(f"{key}-detail"))
    mode = "both" if place and pick else "place" if place else "pick"
    beg = "yes" if any(BEG <= code < PLACE for code in legal) else "no"
    return Prompt(t("prompt-start", mode=mode), t("prompt-start-detail", mode=mode, corn=corn, beg=beg))


def _decision(s: Tzolkin, seat: int, lang: str) -> Prompt:
    """T-3.13 and what an action asks."""
    t = words(lang)
    number = int(s.number())
    corn = amount(int(CORN), int(s.goods[seat * 5 + CORN]), lang)
    if s.phase == ACTION:
        title = t("prompt-action", space=space_name(number, lang))
        return Prompt(title, t("prompt-action-detail", way=_way(s, seat, number), corn=corn))
    if s.phase == HARVESTING:
        maize, wood = harvest(s, seat, number)
        key = "prompt-harvest-detail" if s.wood_left[number] else "prompt-harvest-corn-detail"
        burn = "yes" if any(BURN <= code < LEARN for code in s.legal(seat)) else "no"
        told = t(key, corn=amount(int(CORN), maize, lang), wood=amount(int(WOOD), wood, lang), burn=burn)
        return Prompt(t("prompt-harvest", number=number + 2), told)
    if s.phase == LEARNING:
        mode = "free" if number == FREE else "may" if number == MAY else "must"
        return Prompt(t("prompt-learn"), t("prompt-learn-detail", mode=mode, n=int(resources(s, seat))))
    if s.phase == PAYING:
        return Prompt(t("prompt-pay", left=t("amount-resources", n=number)), t("prompt-pay-detail"))
    if s.phase == TAKING:
        return Prompt(t("prompt-take", n=number), t("prompt-take-detail"))
    if s.phase == BUILDING:
        mode = _MODES.get(number, "one")
        corner = "yes" if any(both_ways(s, int(building)) for building in s.shown) else "no"
        kept = "yes" if kept_architecture(s) else "no"
        less = "yes" if saves(s, seat) else "no"
        told = t("prompt-build-detail", mode=mode, corn=corn, corner=corner, kept=kept, less=less)
        return Prompt(t("prompt-build", mode=mode), told)
    if s.phase == SPARING:
        paid = "yes" if number >= PAID else "no"
        told = t("prompt-spare-detail", name=building_name(number & 31, lang), paid=paid)
        return Prompt(t("prompt-spare", paid=paid), told)
    if s.phase == TRADING:
        return Prompt(t("prompt-trade"), t("prompt-trade-detail", corn=corn))
    if s.phase == ANY_ACTION:
        return Prompt(t("prompt-any-action"), t("prompt-any-action-detail", fee=int(fee_of(s))))
    return Prompt(*_plain(s, lang))


def _way(s: Tzolkin, seat: int, space: int) -> str:
    """T-3.13, T-3.14, T-4.26 Which actions of the gear are open to a worker from this space."""
    gear, at = SPACE_GEAR[space], SPACE_NUMBER[space]
    devout = gear == CHICHEN and s.tech[seat * 4 + THEOLOGY] > 0
    if at > TOP_ACTION[gear] or (devout and at == TOP_ACTION[gear]):
        return "any"
    return "next" if devout else "back"


def _plain(s: Tzolkin, lang: str) -> tuple[str, str]:
    t = words(lang)
    keys = {CLIMBING: "climb", OFFERING: "offer", GRANTING: "grant", ADVANCING: "advance"}
    key = keys[s.phase]
    return t(f"prompt-{key}"), t(f"prompt-{key}-detail")
