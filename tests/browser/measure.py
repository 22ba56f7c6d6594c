"""What can be read on a page, measured: the size of letters, words that lie on each other or are cut off, sideways
scrolling, and how much room the board has.

`python -m tests.browser.measure GAME [FOLDER]` prints it for every size of screen, and leaves pictures in the folder.
"""

from __future__ import annotations

import itertools
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from sacbe.core.letters import width_of
from tests.browser.players import SETTLED
from tests.browser.prepared import MOMENTS, Prepared, adopt, prepare
from tests.browser.rig import Server
from tests.needs import needs_chromium

# Widths and heights people have: desktops, a tablet both ways, phones with and without a browser's bars, one sideways.
SCREENS: Final = (
    (1440, 900),
    (1280, 720),
    (1024, 768),
    (820, 1180),
    (844, 390),
    (390, 844),
    (390, 664),
    (375, 667),
    (360, 640),
)
PHONE_SIDE: Final = 560  # whatever has a side below this is a phone
LEAST_PHONE, LEAST = 11, 12  # pixels of letters

# Every word on the screen with the size it is drawn at; what is only said to screen readers, or hidden, is no word.
WORDS = """() => {
  const found = [];
  const seen = (el) => {
    const r = el.getBoundingClientRect();
    const inside = r.right > 1 && r.bottom > 1 && r.left < innerWidth && r.top < innerHeight;
    const there = inside && r.width > 2 && r.height > 2;
    return there && el.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim(), el = walk.currentNode.parentElement;
    if (!text || !el || el.closest("script, style, template, title, option, .sr, [data-decor]")) continue;
    if (!seen(el)) continue;
    const svg = el.closest("svg");
    let size = parseFloat(getComputedStyle(el).fontSize);
    if (svg && el.getScreenCTM) { const m = el.getScreenCTM(); size *= Math.hypot(m.b, m.d); }
    found.push({ text, size: Math.round(size * 10) / 10 });
  }
  return found;
}"""
# Every line of words on the board in the board's own units, as it is drawn.
DRAWN = """async () => {
  await document.fonts.ready;
  return [...document.querySelectorAll('#map text')]
    .filter((el) => !el.children.length && el.checkVisibility() && !el.getAttribute('textLength'))
    .map((el) => {
      const look = getComputedStyle(el);
      const serif = look.fontFamily.startsWith('"PT Serif"');
      return [el.textContent, parseFloat(look.fontSize), Number(look.fontWeight), serif, el.getComputedTextLength()];
    });
}"""
BOARD = """() => {
  const [r, m] = ["#map svg.map", "#map"].map((css) => document.querySelector(css).getBoundingClientRect());
  return [Math.round(Math.min(r.width, m.width)), Math.round(Math.min(r.height, m.height))];
}"""
# What is wider than its place, and in the bar what is higher; a row of buttons may be scrolled.
CUT_OFF = """() => [...document.querySelectorAll(
    '.top *, .pl .nm *, .pl .st span, .pl .sn, .mini *, .headline *, .prompt *, .chip')]
  .filter((el) => el.clientWidth && !el.closest('.sr, .steps, svg') && !el.matches('.acts'))
  .filter((el) => el.scrollWidth > el.clientWidth + 1 || (el.closest('.ask') && el.scrollHeight > el.clientHeight + 1))
  .map((el) => el.textContent.trim().replace(/\\s+/g, " "))"""
# Pairs of words on the board, or on a picture that stands alone, that lie on or against each other with nothing painted
# between them. On a picture nothing is aside or behind, so words that cannot be hit count as well.
CLASHES = """(alone) => {
  const texts = [...document.querySelectorAll(alone ? 'text' : '#map text')].filter((el) => el.textContent.trim()
    && el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && el.getBoundingClientRect().width);
  const boxes = texts.map((el) => {
    // Of small letters, not of the line: what is above and below them is no part of a word.
    const { left, right, top, bottom, width, height } = el.getBoundingClientRect(), { a, b } = el.getScreenCTM();
    const level = Math.abs(a) >= Math.abs(b);
    if (level) return { el, left, right, top: top + height * 0.24, bottom: bottom - height * 0.26 };
    // A word that climbs (b < 0) has its upper side to the left, one that falls to the right.
    const [near, far] = b < 0 ? [0.24, 0.26] : [0.26, 0.24];
    return { el, left: left + width * near, right: right - width * far, top, bottom };
  });
  const clashes = [];
  boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide < (alone ? -1 : 1) || high < 1.5) return;
    const x = (Math.min(a.right, b.right) + Math.max(a.left, b.left)) / 2;
    const y = (Math.min(a.bottom, b.bottom) + Math.max(a.top, b.top)) / 2;
    const pile = document.elementsFromPoint(x, y);
    const [over, under] = [pile.indexOf(b.el), pile.indexOf(a.el)];
    const unseen = alone && (over < 0 || under < 0);
    if (unseen || (over >= 0 && under === over + 1)) clashes.push(`${a.el.textContent} / ${b.el.textContent}`);
  }));
  return clashes;
}"""


@dataclass(frozen=True)
class Measured:
    """`small`: words in letters that are too small, the smallest first."""

    small: list[tuple[float, str]]
    clashes: list[str]
    cut_off: list[str]
    sideways: bool
    board: tuple[int, int]


def misjudged(page: Page) -> list[str]:
    """Words that are drawn wider than the server measured them, or much narrower; kerning moves letters a little."""
    wrong = []
    for words, size, weight, serif, drawn in page.evaluate(DRAWN):
        known = [width_of(letter, 1, weight, serif) != 1 for letter in words]
        measured = width_of(words, size, weight, serif)
        if all(known) and not measured * 0.93 - 0.5 < drawn < measured * 1.015 + 0.2:
            wrong.append(f"{words!r}: {drawn:.1f} wide, measured {measured:.1f} ({size} px, {weight}, serif: {serif})")
    return wrong


def least(width: int, height: int) -> int:
    return LEAST_PHONE if min(width, height) < PHONE_SIDE else LEAST


def measure(page: Page) -> Measured:
    size = page.viewport_size
    assert size is not None
    words: list[dict[str, Any]] = page.evaluate(WORDS)
    small = sorted({(word["size"], word["text"]) for word in words if 1 < word["size"] < least(**size) - 0.05})
    wide, high = page.evaluate(BOARD) if page.query_selector("#map svg.map") else (0, 0)
    sideways = bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))
    return Measured(small, page.evaluate(CLASHES, False), page.evaluate(CUT_OFF), sideways, (wide, high))


def at_size(page: Page, width: int, height: int) -> None:
    """The page as it is on such a screen, at rest."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


def main(slug: str, pictures: Path | None) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        tables: Prepared = prepare(server.data, (slug,))
        server.start()
        browser = playwright.chromium.launch(executable_path=needs_chromium(), args=["--no-sandbox"])
        try:
            page = browser.new_page(reduced_motion="reduce")
            page.goto(server.url)
            adopt(page, server.data)
            for lang, moment in itertools.product(("ru", "en"), MOMENTS):
                page.goto(server.url)
                page.click(f"[data-lang-to={lang}]")
                page.goto(f"{server.url}/t/{tables[slug, moment]}")
                page.wait_for_selector("#map svg.map", state="attached")
                for width, height in SCREENS:
                    at_size(page, width, height)
                    found = measure(page)
                    print(f"{lang} {moment:8}{width:5}x{height:<5} board {found.board[0]}x{found.board[1]}", end="  ")
                    print(f"{len(found.small)} too small:", *found.small[:3], end=" ")
                    print("SIDEWAYS" if found.sideways else "", *found.clashes[:3], *found.cut_off[:3], sep=" | ")
                    if pictures:
                        page.screenshot(path=pictures / f"{slug}-{lang}-{moment}-{width}x{height}.png")
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None)
