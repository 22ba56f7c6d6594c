"""The question in the prompt bar: what to do, what it costs, what is left, and what Confirm will do."""

from __future__ import annotations

from sacbe.core.present import Prompt
from sacbe.games.tobago.actions import EXCHANGE, PLAY, PLAY_DOUBLE
from sacbe.games.tobago.data import CLUES, KIND_OF, KINDS_OF_LANDMARK, LEGS
from sacbe.games.tobago.rules.raising import ends_move
from sacbe.games.tobago.show.hand import POWERS
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.sharing import PASSED, Share
from sacbe.games.tobago.show.words import clue_name, map_of, tenths, treasure_name, words
from sacbe.games.tobago.state import (
    DEAL_CLUES,
    FACE_STATUE,
    MOVING,
    OFFER_CARD,
    OVER,
    PLACE_LANDMARK,
    PLACE_VEHICLE,
    PUT_FIRST_CLUE,
    START_MAP,
    SWAP_ROSES,
    TAKE_TURN,
    TO_NEXT,
    TO_TURN,
    UNUSED,
    Tobago,
)


def prompt(s: Tobago, seat: int, lang: str, names: list[str]) -> Prompt:
    """The draft, if any, is already in the position."""
    scene = Scene(s, seat)
    t = words(lang)
    if s.phase == OVER:
        winners = s.winners()
        best = [names[other] for other in scene.seats if winners >> other & 1]
        coins = max(s.score(other) for other in scene.seats)
        return Prompt(t("prompt-over-title"), t("prompt-over", names=", ".join(best), n=coins), t("confirm-end"))
    if scene.sharing:
        return _sharing(scene, lang, names)
    if scene.mine:
        return _mine(scene, lang)
    return _waiting(scene, lang, names)


def _mine(scene: Scene, lang: str) -> Prompt:
    t = words(lang)
    s = scene.s
    if s.phase == TAKE_TURN:
        return _turn(scene, lang)
    if s.phase == SWAP_ROSES:
        return Prompt(t("prompt-swap-title"), t("prompt-swap", clue=clue_name(int(s.swapping), lang)))
    if s.phase == START_MAP:
        colour = int(s.raised)
        title = t("prompt-start-title", map=map_of(colour, lang))
        return Prompt(title, t("prompt-start"))
    if s.phase == PLACE_LANDMARK:
        kind = KINDS_OF_LANDMARK[KIND_OF[s.placed]]
        return Prompt(
            t("prompt-place-title", kind=kind), t("prompt-place", kind=kind, spacing=int(s.options.spacing) - 1)
        )
    if s.phase == FACE_STATUE:
        return Prompt(t("prompt-face-title"), t("prompt-face"))
    if s.phase == PLACE_VEHICLE:
        return Prompt(t("prompt-vehicle-title"), t("prompt-vehicle"))
    return Prompt(t("prompt-put-title", clue=clue_name(int(s.first_clue), lang)), t("prompt-put"))


def _turn(scene: Scene, lang: str) -> Prompt:
    t = words(lang)
    s = scene.s
    me = scene.viewer
    here = scene.vehicles[me]
    found = [treasure_name(hunt.colour, lang) for hunt in scene.hunts if hunt.located == here]
    meter = (int(s.legs), int(LEGS)) if s.main == MOVING else None
    asked = _questions(scene, lang)
    here_amulet = [t("prompt-amulet")] if scene.on_amulet else []
    if found:
        title = t("prompt-found-title", treasure=", ".join(found))
        lost = "yes" if ends_move(s, me) and s.legs > 0 else "no"
        return Prompt(title, " ".join([t("prompt-found", lost=lost), *here_amulet]), chosen=asked, meter=meter)
    if s.main == UNUSED:
        title, detail = _unused(scene, lang)
    elif s.main == MOVING and s.legs > 0:
        title, detail = t("prompt-moving-title", n=int(s.legs)), t("prompt-moving", amulet=_amulets_to_take(scene))
    else:
        title, detail, meter = t("prompt-done-title"), t("prompt-done", n=int(s.amulets[me])), None
    return Prompt(title, " ".join([*here_amulet, detail]), chosen=asked, meter=meter)


def _unused(scene: Scene, lang: str) -> tuple[str, str]:
    """Before the main action: a clue, the vehicle, an exchange, whatever of them is possible."""
    t = words(lang)
    s = scene.s
    legal = s.legal(scene.viewer)
    clue = any(PLAY <= code < PLAY_DOUBLE for code in legal)
    can = ("both" if s.legs else "clue") if clue else "none" if not s.legs else "swap" if EXCHANGE in legal else "drive"
    why = "fits" if clue else "none" if s.roses[scene.viewer] else "roses"
    return t("prompt-turn-title", can=can), t("prompt-turn", can=can, why=why)


def _amulets_to_take(scene: Scene) -> str:
    """Whether a step can end on an amulet, so that it must be said what a click does."""
    return "yes" if scene.may_leave and any(cell in scene.ways for cell in scene.amulets) else "no"


def _questions(scene: Scene, lang: str) -> dict[str, str]:
    """What to ask while only the first part of an action is clicked."""
    t = words(lang)
    asked = {f"card-{CLUES[clue]}": t("ask-map", clue=clue_name(clue, lang)) for clue in scene.hand}
    asked[f"atv-{scene.viewer}"] = t("ask-where", n=scene.steps_left, amulet=_amulets_to_take(scene))
    asked["amulets"] = t("ask-power", n=int(scene.s.amulets[scene.viewer]))
    return asked | {f"power-{power}": t(f"ask-{power}") for power in POWERS}


def _sharing(scene: Scene, lang: str, names: list[str]) -> Prompt:
    t = words(lang)
    share = Share(scene)
    treasure = treasure_name(share.colour, lang)
    if scene.s.phase != OFFER_CARD:
        first = share.number == 0 and not share.coins
        title = t("prompt-hoard-title", treasure=treasure) if first else t("prompt-next-title")
        confirm = t("confirm-raise") if first else t("confirm-answer")
        return Prompt(title, t("prompt-hoard" if share.drawing else "prompt-turning"), confirm)
    if share.asked == scene.viewer:
        _, worth = share.odds
        detail = t("prompt-offer", worth=tenths(worth, lang), left=share.size) if share.size else t("prompt-offer-last")
        again = any(step.owner == share.asked and step.state == PASSED for step in share.ladder)
        return Prompt(t("prompt-offer-title", n=share.coins, again="yes" if again else "no"), detail)
    told = t("prompt-offered", name=names[share.asked])
    return Prompt(t("prompt-offered-title", n=share.coins), told, t("confirm-answer"))


def _waiting(scene: Scene, lang: str, names: list[str]) -> Prompt:
    """Somebody else decides, or chance is to answer the viewer's draft."""
    t = words(lang)
    s = scene.s
    me = scene.viewer
    if s.phase == DEAL_CLUES and s.drawer == me and s.turn == me and s.after == TO_TURN:
        return Prompt(t("prompt-draw-title", n=int(s.to_deal)), t("prompt-draw"), t("confirm-draw"))
    if s.phase == DEAL_CLUES and s.drawer == me and s.after == TO_NEXT:
        return Prompt(t("prompt-draw-title", n=int(s.to_deal)), t("prompt-exchanged"), t("confirm-exchange"))
    if s.phase == DEAL_CLUES and s.drawer == me:
        return Prompt(t("prompt-started-title"), t("prompt-draw"), t("confirm-start"))
    actors = s.actors()
    deciding = [names[other] for other in scene.seats if actors >> other & 1]
    confirm = t("confirm-setup") if s.phase in (PLACE_LANDMARK, PLACE_VEHICLE, PUT_FIRST_CLUE, FACE_STATUE) else ""
    if not deciding:
        return Prompt(t("prompt-chance-title"), t("prompt-chance"), confirm or t("confirm-setup"))
    key = "start" if s.phase == START_MAP else "setup" if confirm else "turn"
    title = t(f"prompt-other-{key}", name=", ".join(deciding))
    told = t("prompt-other") if scene.hand else t("prompt-others-first")
    return Prompt(title, told, confirm or t("confirm-turn"))
