"""\"What is this?\": the gears of the cities, their spaces and actions, plantations and workers."""

from __future__ import annotations

from typing import Final

from sacbe.core.asking import Asked, Kinds, index_of
from sacbe.core.present import Answer
from sacbe.core.words import Arg
from sacbe.games.tzolkin.data import (
    CHICHEN,
    CORN,
    FIRST_SPACE,
    FISHING_CORN,
    GEARS,
    HARVEST_CORN,
    HARVEST_WOOD,
    NEUTRAL,
    OVAL_POINTS,
    OVAL_RESOURCE,
    OVAL_TEMPLE,
    PALENQUE,
    PLANTATIONS,
    SPACE_GEAR,
    SPACE_NUMBER,
    SPACES,
    TIKAL,
    TOP_ACTION,
    TOP_SPACE,
    UXMAL,
    WOOD,
    YAXCHILAN,
)
from sacbe.games.tzolkin.rules.turn import FULL, lowest_space, may_beg, stranded
from sacbe.games.tzolkin.show.lens import affordable, arrivals, extra
from sacbe.games.tzolkin.show.plates import plantation
from sacbe.games.tzolkin.show.said import act_words, harvest
from sacbe.games.tzolkin.show.scene import offered_actions, place_price, scene, worker_on, workers
from sacbe.games.tzolkin.show.temples import can_climb
from sacbe.games.tzolkin.show.what_whose import playing, seat_of, whose
from sacbe.games.tzolkin.show.words import amount, amounts, gear_name, points, space_name, temple_name
from sacbe.games.tzolkin.state import ACTION, OVER, START_TURN, Tzolkin

_RULES: Final = {  # of the actions, by gear and space; Yaxchilan has one rule for all
    (int(TIKAL), 1): "T-4.10",
    (int(TIKAL), 2): "T-4.13",
    (int(TIKAL), 3): "T-4.10",
    (int(TIKAL), 4): "T-4.14",
    (int(TIKAL), 5): "T-4.18",
    (int(UXMAL), 1): "T-4.19",
    (int(UXMAL), 2): "T-4.20",
    (int(UXMAL), 3): "T-4.21",
    (int(UXMAL), 4): "T-4.22",
    (int(UXMAL), 5): "T-4.23",
}


# Gears


def _gear(a: Asked[Tzolkin], name: str) -> Answer | None:
    gear = index_of(name, GEARS)
    if gear is None:
        return None
    facts = [a.fact("riders", n=sum(w.gear == gear for w in workers(a.s)))]
    if playing(a.s):
        number = int(lowest_space(a.s.occupied(), gear))
        next_up = a.fact("next-space", number=number, corn=_price(a, int(FIRST_SPACE[gear]) + number))
        facts.append(a.fact("gear-full") if number == FULL else next_up)
    return a.tell(f"gear-{name}", "T-1.2", *facts)


def _price(a: Asked[Tzolkin], space: int) -> str:
    """T-3.9 Of the next worker of the shown seat; those of somebody else's turn make it no dearer."""
    placing = a.s.active == seat_of(a)
    return amount(int(CORN), place_price(a.s, space) if placing else int(SPACE_NUMBER[space]), a.lang)


# Spaces: a worker is placed on them, and has their action when he is picked up


def _space(a: Asked[Tzolkin], name: str) -> Answer | None:
    space = index_of(name, SPACES)
    if space is None:
        return None
    key, _, args = _deed(a, space)
    facts = [_standing(a, space), *_deed_facts(a, space)]
    gear, number = int(SPACE_GEAR[space]), int(SPACE_NUMBER[space])
    if days := arrivals(a.s, scene(a.s, a.viewer)).get((gear, number)):
        facts.append(a.fact("arrivals", days=", ".join(map(str, days)), **whose(a, seat_of(a))))
    return a.tell("space", "T-3.9", *facts, space=space_name(space, a.lang), deed=a.words(f"deed-{key}", **args))


def _standing(a: Asked[Tzolkin], space: int) -> str:
    """Who stands there, or what it costs to."""
    worker = worker_on(a.s, space)
    if worker:
        neutral = worker.owner == NEUTRAL
        return a.fact("neutral-stands") if neutral else a.fact("stands", name=a.names[worker.owner])
    if not playing(a.s):
        return a.fact("free")
    lowest = int(lowest_space(a.s.occupied(), SPACE_GEAR[space]))
    if lowest < SPACE_NUMBER[space]:
        return a.fact("not-lowest", number=lowest)
    seat = seat_of(a)
    if a.s.phase == START_TURN and a.s.active == seat and stranded(a.s, seat) and not may_beg(a.s, seat):
        return a.fact("mercy", corn=_price(a, space))
    return a.fact("place-price", corn=_price(a, space))


def _act(a: Asked[Tzolkin], name: str) -> Answer | None:
    space = index_of(name, SPACES)
    if space is None or SPACE_NUMBER[space] == 0:
        return None
    key, rule, args = _deed(a, space)
    facts = _deed_facts(a, space)
    if price := offered_actions(a.s, scene(a.s, a.viewer)).get(space):
        way = "choice-act-back" if a.s.phase == ACTION else "choice-act-fee"
        facts.append(a.fact("way", way=a.words(way, corn=amount(int(CORN), price, a.lang))))
    title = {"space": space_name(space, a.lang), "short": a.words(f"deed-{key}.name")}
    return a.tell("act", rule, *facts, deed=a.words(f"deed-{key}", **args), **title)


def _deed(a: Asked[Tzolkin], space: int) -> tuple[str, str, dict[str, Arg]]:
    """The action of a space as it is printed: its text, its rule, the numbers in it."""
    gear, number = int(SPACE_GEAR[space]), int(SPACE_NUMBER[space])
    if number == 0:
        return "none", "T-3.13", {}
    if number > TOP_ACTION[gear]:
        return "free", "T-3.14", {}
    if gear == PALENQUE and number == 1:
        return "palenque-1", "T-4.4", {"corn": amount(int(CORN), int(FISHING_CORN), a.lang)}
    if gear == PALENQUE:
        wood = int(HARVEST_WOOD[number - 2])
        corn = amount(int(CORN), int(HARVEST_CORN[number - 2]), a.lang)
        return "harvest", "T-4.5", {"corn": corn, "n": wood, "wood": amount(int(WOOD), wood, a.lang)}
    if gear == CHICHEN:
        temple = temple_name(int(OVAL_TEMPLE[number]), a.lang)
        worth = points(int(OVAL_POINTS[number]), a.lang)
        return "skull", "T-4.24", {"points": worth, "temple": temple, "resource": int(OVAL_RESOURCE[number])}
    return f"{GEARS[gear]}-{number}", _RULES.get((gear, number), "T-4.9"), {}


def _deed_facts(a: Asked[Tzolkin], space: int) -> list[str]:
    """What the action would bring the shown seat now, and whether it can be paid."""
    gear, number, seat = int(SPACE_GEAR[space]), int(SPACE_NUMBER[space]), seat_of(a)
    if not 0 < number <= TOP_ACTION[gear]:
        return []
    if gear == CHICHEN and a.s.laid[number] >= 0:
        return [a.fact("laid", name=a.names[a.s.laid[number]])]
    facts, mine = [], whose(a, seat)
    step_lost = gear == CHICHEN and not can_climb(a.s, seat, int(OVAL_TEMPLE[number]))
    if gear in (PALENQUE, YAXCHILAN) or (gear, number) == (UXMAL, 3) or step_lost:
        facts.append(a.fact("gives", what=act_words(a.s, seat, space, a.lang), **mine))
    if added := extra(a.s, seat, gear, number):
        facts.append(a.fact("added", what=amounts(added, a.lang)))
    if gear == PALENQUE and number in PLANTATIONS:
        wood, corn = plantation(a.s, number)
        facts.append(a.fact("tiles", corn=corn, wood=wood, number=number))
    if (gear in (TIKAL, CHICHEN) or (gear == UXMAL and number not in (2, 3))) and a.s.phase != OVER:
        facts.append(a.fact("able", able="yes" if affordable(a.s, seat, gear, number) else "no", **mine))
    return facts


# Plantations


def _field(a: Asked[Tzolkin], name: str) -> Answer | None:
    place, _, kind = name.partition("-")
    number = index_of(place, [str(n) for n in PLANTATIONS])
    if number is None or kind not in ("corn", "wood") or (kind == "wood" and not HARVEST_WOOD[number]):
        return None
    wood, corn = plantation(a.s, PLANTATIONS[number])
    left = corn if kind == "corn" else wood
    good = int(CORN if kind == "corn" else WOOD)
    printed = int((HARVEST_CORN if kind == "corn" else HARVEST_WOOD)[number])
    gains = harvest(a.s, seat_of(a), number)[0 if kind == "corn" else 1]
    facts = [a.fact("left", n=left), a.fact("covered", n=wood) if kind == "corn" and wood else ""]
    facts.append(a.fact("field-gives", what=amount(good, gains, a.lang), **whose(a, seat_of(a))))
    told = amount(good, printed, a.lang)
    return a.tell(f"field-{kind}", "T-4.5", *facts, number=PLANTATIONS[number], gives=told)


# Workers on the gears


def _worker(a: Asked[Tzolkin], name: str) -> Answer | None:
    found = [w for w in workers(a.s) if w.id == f"worker-{name}"]
    if not found:
        return None
    worker = found[0]
    gear = gear_name(worker.gear, a.lang)
    if worker.space > TOP_SPACE[worker.gear]:
        return a.tell("worker-neutral", "T-6.5", a.fact("rides-hidden", gear=gear))
    space = int(FIRST_SPACE[worker.gear]) + worker.space
    at = a.fact("rides", space=space_name(space, a.lang))
    if worker.owner == NEUTRAL:
        return a.tell("worker-neutral", "T-6.5", at)
    facts = [at]
    if playing(a.s):
        facts.append(a.fact("picked-up", what=act_words(a.s, worker.owner, space, a.lang)))
        facts.append(a.fact("rides-off", n=TOP_SPACE[worker.gear] + 1 - worker.space))
    return a.tell("worker", "T-3.12", *facts, owner=a.names[worker.owner])


GEARS_TOLD: Final[Kinds[Tzolkin]] = {
    "gear": _gear,
    "space": _space,
    "act": _act,
    "field": _field,
    "worker": _worker,
}
