"""The wide board (1096 x 772): the whole track, and over it as a second picture the hand and the market."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from sacbe.core.svg import about, board, decor, dock, num, text, use
from sacbe.games.eldorado.actions import PLAY, USE
from sacbe.games.eldorado.data import CARDS, TOKENS
from sacbe.games.eldorado.show import ground, overlays, pieces, table
from sacbe.games.eldorado.show.cards import NUMBERS
from sacbe.games.eldorado.show.geometry import CHIPS, HEIGHT, NEARER, WIDTH, Point, centre
from sacbe.games.eldorado.show.land import Land, land_of
from sacbe.games.eldorado.show.reach import Way
from sacbe.games.eldorado.show.view import View, figure_number, held_by, view
from sacbe.games.eldorado.show.wares import wares
from sacbe.games.eldorado.show.words import automaton_name, words
from sacbe.games.eldorado.state import GOLD_ZONE, OVER, Race

ZOOM: Final = 4.0
_WARES: Final = (240.0, 62.0, 794.0, 600.0)
_GOLD_SEATS: Final = ((-26.0, -4.0), (26.0, -4.0), (0.0, 26.0), (0.0, -26.0))


def draw(s: Race, viewer: int, lang: str, names: list[str]) -> str:
    map_, over = bodies(s, viewer, lang, names)
    t = words(lang)
    return board(WIDTH, HEIGHT, t("board-label"), map_, ZOOM, letters=NUMBERS) + dock(
        WIDTH, HEIGHT, t("dock-label"), over
    )


def alone(s: Race, viewer: int, lang: str, names: list[str]) -> str:
    """Track and table as one picture."""
    return board(WIDTH, HEIGHT, words(lang)("board-label"), "".join(bodies(s, viewer, lang, names)))


def bodies(s: Race, viewer: int, lang: str, names: list[str]) -> tuple[str, str]:
    now = view(s, viewer)
    land = land_of(s.route)
    if not land.cells:
        waiting = words(lang)("board-no-route")
        return (
            decor("<rect x='-900' y='-900' width='2900' height='2600' fill='url(#ed-canopy)'/>")
            + about("route", text(WIDTH / 2, HEIGHT / 2, waiting, 24, 700, "#F6EFDF", serif=True)),
            "",
        )
    plan = land.plan
    place = f"translate({num(plan.x)} {num(plan.y)}) scale({plan.scale:.4f})"
    map_ = (
        f"<g class='ed-track' transform='{place}'>{track(s, now, land, lang, names, letters=NUMBERS / plan.scale)}</g>"
    )
    over = table.market(s, now, lang, plan.market) + table.hand(s, now, lang, names, plan.hand, plan.room)
    if s.phase != OVER:
        if now.mine:
            over += overlays.lens("odds", overlays.large(plan.note, lambda box: overlays.odds(s, now.seat, lang, box)))
        over += overlays.lens("way", overlays.large(plan.note, lambda box: overlays.ways(s, lang, names, box)))
        over += overlays.lens("market", wares(s, lang, _WARES, NUMBERS, 2))
    over += overlays.lens("cards", overlays.large(plan.note, lambda box: overlays.decks(s, lang, box)))
    return map_, f"<g class='ed-table'>{over}</g>"


def track(
    s: Race,
    now: View,
    land: Land,
    lang: str,
    names: list[str],
    only: frozenset[int] | None = None,
    letters: float = 33.0,
) -> str:
    """Everything on the ground, in units of the drawings. `only`: a still picture of these hexes, with nothing that
    shows on looking closer. `letters`: how large numbers must be to be read."""

    turns = land.plan.turns

    def at(index: int) -> Point:
        cell = land.cells[index]
        return centre((cell.q, cell.r), turns)

    lit = {way.target for each in now.ways.values() for way in each}
    plain = ground.hexes(land, turns)
    spots = ground.spots(land, turns, lang) if only is None else ("",) * len(land.cells)
    out = [ground.canopy(land, turns)]
    shown: Collection[int] = range(len(land.cells)) if only is None else sorted(only)
    out += [plain[k] for k in shown]
    out.append(ground.rims(land, turns, None if only is None else frozenset(land.cells[k].piece for k in shown)))
    # The light of targets lies over all ground and under all pieces.
    for k in shown:
        target = f"hex-{k}" in lit
        out.append(ground.spot_of(k, land.cells[k], lang, at(k), pieces.LIGHT) if target else spots[k])
    out.append(_caves(s, at, letters, shown))
    out.append(_fences(s, land, lang, shown))
    if only is None:
        out.append(overlays.lens("way", overlays.roads(s, at)) if s.phase != OVER else "")
        out.append(_roads(s, now, at))
    out.append(_figures(s, now, land, at, lang, names))
    if only is None and s.phase != OVER:
        out.append(overlays.lens("way", overlays.road_costs(s, at, letters)))
    out.append(_pills(s, now, land, at, letters))
    return "".join(out)


def _caves(s: Race, at: Callable[[int], Point], letters: float, shown: Collection[int]) -> str:
    out = ""
    for cave in range(len(s.route.caves)):
        tokens, here = int(s.cave_tokens(cave)), int(s.route.caves[cave])
        if tokens and here in shown:
            out += pieces.cave_pile(cave, tokens, at(here), letters, here)
    return out


def _fences(s: Race, land: Land, lang: str, shown: Collection[int]) -> str:
    lines = ground.seams(land, land.plan.turns)
    places = plate_places(land)
    out = [
        (pieces.palisade(lines[joint], number), pieces.plate(number, places[joint], lang))
        for joint in range(len(lines))
        if (number := int(s.standing(joint))) and any(k in shown for pair in land.joints[joint] for k in pair)
    ]
    return "".join(fence for fence, _ in out) + "".join(plate for _, plate in out)


def plate_places(land: Land) -> tuple[Point, ...]:
    """By joint. They are those of the wide board, where the most has to be kept clear of."""
    plan = land.plan
    return pieces.plates(land, plan, (CHIPS, NEARER, plan.hand, plan.market))


def _figures(s: Race, now: View, land: Land, at: Callable[[int], Point], lang: str, names: list[str]) -> str:
    """From the back to the front; several on one hex stand side by side."""
    standing: list[tuple[float, str]] = []
    rings = ""
    shared: dict[int, int] = {}
    home = land.gold
    for figure in range(int(s.figures())):
        here, owner = int(s.figure[figure]), int(s.owner(figure))
        if here == GOLD_ZONE:
            x, y = at(home[figure % len(home)])
            place = x + _GOLD_SEATS[figure][0], y + _GOLD_SEATS[figure][1]
        elif here >= 0:
            x, y = at(here)
            side = shared.get(here, 0)
            shared[here] = side + 1
            place = x + 34 * side, y + 6 * side
            if owner == s.turn and s.phase != OVER and (s.mover < 0 or s.mover == figure):
                rings += about(f"figure-{figure}", pieces.standing_ring((x, y), owner))
        else:
            continue
        automaton = owner >= s.seats
        whose = automaton_name(owner, lang) if automaton else names[owner]
        number = figure_number(s, figure) if s.seats == 2 else 0
        said = words(lang)("spot-figure-of" if number else "spot-figure", name=whose, n=number)
        spoken = said, ground.hex_place(land.cells[here], lang) if here >= 0 else ""
        drags = here >= 0 and owner == now.seat and now.acts
        taps = drags and s.seats == 2
        body = pieces.figure(f"figure-{figure}", owner, place, spoken, taps, drags, automaton, number)
        standing.append((place[1], body))
    return rings + "".join(body for _, body in sorted(standing))


def source_ids(s: Race, seat: int, code: int) -> list[str]:
    """The cards or tokens that may be tapped to play a source."""
    if code < USE:
        kind = code - int(PLAY)
        return [f"hand-{CARDS[kind]}-{k}" for k in range(held_by(int(s.hand[seat]), kind))]
    token = code - int(USE)
    return [f"token-{TOKENS[token]}-{k}" for k in range(held_by(int(s.tokens[seat]), token))]


def best_ways(each: list[Way]) -> list[Way]:
    """One way a target: with two figures the one that leaves more."""
    found: dict[str, Way] = {}
    for way in each:
        if way.target not in found or found[way.target].left < way.left:
            found[way.target] = way
    return list(found.values())


def _place_of(way: Way, s: Race, land: Land, at: Callable[[int], Point]) -> Point:
    if way.target.startswith("hex-"):
        x, y = at(int(way.target[4:]))
        return x, y - 40
    number = int(way.target[9:])
    joint = next(joint for joint in range(int(s.route.joints)) if s.standing(joint) == number)
    x, y = plate_places(land)[joint]
    return x, y - 42


def _pills(s: Race, now: View, land: Land, at: Callable[[int], Point], letters: float) -> str:
    """What will be left: of the chosen card at once, of a card still in the hand when it is looked at."""
    out = ""
    for code, each in now.ways.items():
        best = best_ways(each)
        body = pieces.pills(best, [_place_of(way, s, land, at) for way in best], letters / 33)
        if code < 0:
            out += body
        else:
            out += f"<g class='preview' data-of='{' '.join(source_ids(s, now.seat, code))}'>{body}</g>"
    return out


def _roads(s: Race, now: View, at: Callable[[int], Point]) -> str:
    """The white road to a target, shown while it is looked at."""
    best = best_ways([way for each in now.ways.values() for way in each])
    out = ""
    for way in best:
        if len(way.road) > 1:
            x, y = at(way.road[-1])
            owner = int(s.owner(way.figure))
            ghost = f"<g class='ghost'>{use(f'ed-explorer-{owner}', x - 37, y - 43, 74, 83)}</g>"
            of = f"data-of='{way.target}' data-what='{way.target}'"
            out += f"<g class='preview' {of}>{pieces.road([at(k) for k in way.road])}{ghost}</g>"
    return out
