"""What a lens shows, in words on the picture while it is on: also that it has nothing to show, and why."""

from __future__ import annotations

from typing import Final

from sacbe.core.lettering import broken
from sacbe.core.svg import rect
from sacbe.games.tobago.show.lines import lines
from sacbe.games.tobago.show.rim import Box
from sacbe.games.tobago.show.scene import Scene
from sacbe.games.tobago.show.words import words
from sacbe.games.tobago.state import OVER

LENSES: Final = ("reach", "gaze", "sites", "odds")


def said_by(scene: Scene, lens: str) -> str:
    """The key of its words, here and now."""
    if scene.sharing:
        return "lens-odds-about" if lens == "odds" else "lens-at-stage"
    something = {
        "reach": bool(scene.ways),
        "gaze": bool(scene.gazes()),
        "sites": any(hunt.rungs and not hunt.marked for hunt in scene.hunts),
        "odds": False,
    }
    return f"lens-{lens}-about" if something[lens] else f"lens-{lens}-none"


def captions(scene: Scene, lang: str, box: Box, size: float, shown: tuple[str, ...] = LENSES) -> str:
    """On the lower edge of the box."""
    if scene.s.phase == OVER:
        return ""
    out = ""
    for lens in shown:
        said = words(lang)(said_by(scene, lens))
        h = len(broken(said, size, box.w - size, 600)) * size * 1.16 + size * 0.9
        y = box.y + box.h - h
        body = rect(box.x, y, box.w, h, size * 0.5, "var(--panel)", 2)
        body += lines(box.x + box.w / 2, y + h / 2, said, size, box.w - size, anchor="middle")
        out += f"<g class='lens lens-{lens}' data-what='lens-{lens}' pointer-events='none'>{body}</g>"
    return out
