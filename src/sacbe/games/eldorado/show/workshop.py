"""The route builder: the track so far, the pieces left, and for every click the value it leads to."""

from __future__ import annotations

from sacbe.core.lettering import lettered
from sacbe.core.present import Workshop
from sacbe.core.svg import card_rings, esc, fitted, num, rect, use
from sacbe.games.eldorado.data import FINISHES, ROUTES
from sacbe.games.eldorado.rules.routes import build, hexes, parse, written
from sacbe.games.eldorado.rules.track import Placed
from sacbe.games.eldorado.show import ground
from sacbe.games.eldorado.show.geometry import rim
from sacbe.games.eldorado.show.geometry import turned as turned_cell
from sacbe.games.eldorado.show.land import Land, land_of
from sacbe.games.eldorado.show.problems import in_words, problems_of
from sacbe.games.eldorado.show.words import words
from sacbe.games.eldorado.show.workshop_laying import ends_of, finished, last_turned, other_places
from sacbe.games.eldorado.show.workshop_marks import marks
from sacbe.games.eldorado.show.workshop_plan import PLANS, Frame, Plan, frame_of, shift, spot
from sacbe.games.eldorado.show.workshop_tray import tray


def workshop(value: str, lang: str, layout: str = "wide") -> Workshop:
    """`value` is a route as the option takes it, finished or not; of what cannot be read it says what is wrong."""
    plan = PLANS[layout]
    value = "" if value == "random" else value  # a choice of the option too, but nothing to begin with
    try:
        laid = parse(ROUTES.get(value, value))
        build(written(laid))
        read, problems = True, problems_of(laid, lang)
    except ValueError as wrong:
        laid, read, problems = [], False, [in_words(str(wrong), lang)]
    # A track that is only unfinished has nothing wrong with it: the page says so in another colour.
    still = " data-still=''" if read and not finished(laid) else ""
    label = esc(words(lang)("workshop-label"))
    svg = (
        f"<svg class='workshop {layout}' role='group' aria-label='{label}'{still} preserveAspectRatio='xMaxYMid'"
        f" viewBox='0 0 {num(plan.width)} {num(plan.height)}'>{_picture(laid, plan, lang)}</svg>"
    )
    return Workshop(written(laid) if read else value, svg, problems, read)


def _picture(laid: list[Placed], plan: Plan, lang: str) -> str:
    x, y, w, h = plan.ground
    # Under the pattern its colour: where the drawings are hidden on a page, patterns are not painted.
    body = rect(-900, -900, 3100, 2600, 0, "var(--canopy-3)")
    body += "<g transform='scale(.36)'><rect width='3460' height='2160' fill='url(#ed-canopy)'/></g>"
    body += f"<clipPath id='ws-ground'>{rect(x - 900, y, w + 900, h, 0, '#000')}</clipPath>"
    frame: Frame | None = None
    over = ""
    if laid:
        land = land_of(build(written(laid)))
        places, ends = ([], []) if finished(laid) else (other_places(laid), ends_of(laid))
        frame = frame_of(land, [*places, *ends], plan)
        body += _track(land, laid, frame)
        over = marks(laid, places, ends, frame, plan, lang)
    else:
        said = words(lang)("workshop-begin")
        body += fitted(x + w / 2, y + h / 2, said, 24, w - 24, 700, "#F6EFDF", serif=True)
    return body + tray(laid, frame, plan, lang) + _buttons(laid, plan, lang) + over


def _track(land: Land, laid: list[Placed], frame: Frame) -> str:
    turns = frame.turns
    body = ground.canopy(land, turns) + "".join(ground.hexes(land, turns)) + ground.rims(land, turns)
    if not finished(laid):
        # The piece that can be turned, moved and removed.
        shape = rim(turned_cell(cell, turns) for cell in hexes(laid[-1]))
        body += f"<path d='{shape}' fill='none' stroke='var(--select)' stroke-width='14' stroke-linejoin='round'/>"
    return f"<g class='ed-track' transform='{shift((frame.x, frame.y), frame.scale)}'>{body}</g>"


# What may be done with the last piece


def _buttons(laid: list[Placed], plan: Plan, lang: str) -> str:
    out = ""
    for (name, value, label, symbol), box in zip(_deeds(laid, lang), plan.buttons, strict=False):
        x, y, w, h = box
        body = rect(*box, 8, "var(--panel)", 2)
        body += use(symbol, x + 10, y + h / 2 - 12, 24, extra="style='color:var(--ink)'")
        body += lettered(x + 42, y + h / 2, label, 14, w - 50, 2, "var(--ink)", 700, "start")
        out += spot(name, value, label, body + card_rings(*box, 8))
    return out


def _deeds(laid: list[Placed], lang: str) -> list[tuple[str, list[Placed], str, str]]:
    """Name, value, label, sign."""
    t = words(lang)
    if not laid:
        return []
    side, turn, q, r = laid[-1]
    if side in FINISHES:
        other = FINISHES[1 - FINISHES.index(side)]
        changed = [*laid[:-1], (other, turn, q, r)]
        return [
            ("other", changed, t(f"workshop-{other}"), f"ed-gd-finish-{other}"),
            ("remove", laid[:-1], t("workshop-remove-end"), "i-undo"),
        ]
    deeds = [("remove", laid[:-1], t("workshop-remove", side=side), "i-undo")]
    turned = last_turned(laid)
    if turned is not None:
        deeds.insert(0, ("turn", turned, t("workshop-turn", side=side), "i-rotate"))
    return deeds
