"""Players who know no rules: one clicks what glows, the other walks there by keys. Both finish any game.

What they want is a bot's idea, so that games go as people's do and come to an end; now and then it is anything that
glows.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, TimeoutError

import sacbe
from sacbe.bots import make
from tests.needs import HANGS

# Milliseconds after which a player looks again: no test fails by them.
PATIENCE = 10_000  # for a click to find its place
STALL = 6000  # for the page to show what came of it

LOOK = """() => {
  const shown = (el) => el.getClientRects().length > 0;  // not what is still in a closed drawer
  const ids = (css) => [...document.querySelectorAll(css)].filter(shown).map((el) => el.id);
  const app = document.getElementById("app").dataset;
  return {
    at: [app.ply, app.step, document.querySelectorAll(".chosen").length].join("/"),
    seat: Number(app.seat),
    chosen: ids("#map .chosen"),
    over: document.body.classList.contains("over"),
    targets: ids("#map .legal:not(.soft)"),
    buttons: ids("#acts .btn:not([data-plan])"),  // a plan is one's own idea, nobody asks for it
    confirm: !document.getElementById("confirm").disabled,
    focus: document.activeElement?.id ?? "",
  };
}"""
# Whether a card over the board tells something that is not to be missed.
CARD = "() => Boolean(document.querySelector('#scene .btn')?.checkVisibility())"
TAKEN_IN = f"(was) => ({LOOK})().at !== was"
# Whether the middle of a thing on the board is off the screen, or behind the hand of cards, a lens or a button.
OUT_OF_SIGHT = """(id) => {
  const el = document.getElementById(id), r = el.getBoundingClientRect();
  const m = document.getElementById("map").getBoundingClientRect();
  const [x, y] = [r.x + r.width / 2, r.y + r.height / 2];
  if (x < m.left || x > m.right || y < m.top || y > m.bottom) return true;
  return Boolean(el.closest("svg.map")) && !document.elementFromPoint(x, y)?.closest("svg.map");
}"""
# Whether a lens or a button lies over a place that the board itself shows first, before anybody has moved it.
COVERED = """(id) => {
  const el = document.getElementById(id), svg = el.closest("svg.map"), r = el.getBoundingClientRect();
  if (!svg) return false;
  const [[x, y, w, h], [left, top]] = [svg.getAttribute("viewBox"), svg.dataset.focus ?? "0 0"].map(
    (box) => box.split(" ").map(Number));
  if (Math.abs(x - left) > 1 || Math.abs(y - top) > 1) return false;
  const middle = new DOMPoint(r.x + r.width / 2, r.y + r.height / 2);
  const at = middle.matrixTransform(svg.getScreenCTM().inverse());
  const shown = at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;
  return shown && Boolean(document.elementFromPoint(middle.x, middle.y)?.closest(".lenses, .nearer"));
}"""
# Whatever the page and the server were busy with before this is done: the server has answered, and the page has drawn.
SETTLED = """async () => {
  await fetch(`/api/tables/${document.getElementById("app").dataset.table}/view`);
  for (let k = 0; k < 3; k++) await new Promise((done) => requestAnimationFrame(done));
}"""
# What a click at the middle of a thing would meet, and what the page says: for the report when nothing comes of it.
STRUCK = """(id) => {
  const said = ["#ask", "#bubble:not([hidden])", "#notice:not([hidden])"].map(
    (css) => document.querySelector(css)?.textContent.trim().replace(/\\s+/g, " ")).filter(Boolean).join(" | ");
  const r = document.getElementById(id)?.getBoundingClientRect();
  if (!r) return `it is gone; the page says: ${said}`;
  const met = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2), of = met?.closest("[id]");
  return `at ${Math.round(r.x)},${Math.round(r.y)} ${Math.round(r.width)}x${Math.round(r.height)}: ` +
    (of?.id === id ? "nothing is over it" : `${met?.outerHTML.slice(0, 80)} of ${of?.id} is over it`) +
    `; the page says: ${said}`;
}"""
# The menu gives the seat to an expert, who thinks; a greedy bot finishes a long game in seconds.
HAND_OVER = """(seat) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${document.getElementById("app").dataset.table}/socket`);
  line.onopen = () => {
    line.send(JSON.stringify({ t: "hello", lang: "en", layout: "wide", view: "data", seat }));
    line.send(JSON.stringify({ t: "bot", seat, level: "explorer" }));
    line.send(JSON.stringify({ t: "ping" }));
  };
  line.onmessage = (e) => { if (JSON.parse(e.data).t === "pong") { line.close(); done(); } };
})"""
WHIM = 0.1  # how often any glowing thing is taken


@dataclass(frozen=True)
class Sight:
    """What a person sees at a glance."""

    at: str
    seat: int
    chosen: list[str]
    over: bool
    targets: list[str]
    buttons: list[str]
    confirm: bool
    focus: str

    @property
    def asked(self) -> bool:
        return bool(self.targets or self.buttons or self.confirm)


class Clicker:
    """Clicks what a bot would, at the places that glow; confirms as soon as that is offered."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.moves = 0
        self._stalls = 0
        self._pressed = ""
        self._rng = random.Random(seed)
        self._bot = make("greedy", seed)

    def look(self) -> Sight:
        return Sight(**self.page.evaluate(LOOK))

    def move(self) -> bool:
        """Does one thing, if anything is asked, and waits until the page has taken it in."""
        if self.page.evaluate(CARD):
            self.page.click("#scene .btn")  # it has been looked at
        seen = self.look()
        if seen.over or not seen.asked:
            return False
        try:
            self.decide(seen)
        except TimeoutError:
            return True  # the page changed under the hand: look again
        try:
            self.page.wait_for_function(TAKEN_IN, arg=seen.at, timeout=STALL)
        except TimeoutError:
            # A bubble lay over the place, or the line broke under the click: a person clears the view and looks again.
            self.page.evaluate(SETTLED)
            if self.look().at != seen.at:
                return self._done()
            self._stalls += 1
            struck = self.page.evaluate(STRUCK, self._pressed)
            assert self._stalls < 3, f"nothing came of pressing {self._pressed} ({struck}), three times: {self.look()}"
            self.page.keyboard.press("Escape")
            return True
        return self._done()

    def _done(self) -> bool:
        self._stalls = 0
        self.moves += 1
        return True

    def decide(self, seen: Sight) -> None:
        if seen.confirm:
            self._pressed = "confirm"
            self.page.click("#confirm", timeout=PATIENCE)
            return
        self._pressed = wanted = self.wanted(seen)
        if wanted in seen.targets:
            assert not self.page.evaluate(COVERED, wanted), f"{wanted} lies under a button"
            if self.page.evaluate(OUT_OF_SIGHT, wanted):
                self.page.focus(f"#{wanted}", timeout=PATIENCE)  # the board turns to what has the focus
            # A person aims at the middle of what glows; it breathes, so it is never "at rest".
            self.page.click(f"#{wanted}", force=True, timeout=PATIENCE)
        else:
            self.page.click(f"#{wanted}", timeout=PATIENCE)

    def wanted(self, seen: Sight) -> str:
        """The id of what to press next: on the way to the bot's choice where it glows, else anything that glows."""
        whim = self._rng.choice(seen.targets or seen.buttons)
        if self._rng.random() < WHIM:
            return whim
        choice = self._idea(seen)
        if choice is None:
            return whim
        done = seen.chosen
        ways = [
            path[len(done)]
            for path in choice["clicks"]
            if len(path) > len(done) and set(path[: len(done)]) == set(done)
        ]
        ways += ["-".join(str(code) for code in ("act", choice["code"], *choice["then"]))]
        return next((way for way in ways if way in seen.targets or way in seen.buttons), whim)

    def _idea(self, seen: Sight) -> dict[str, Any] | None:
        """What the bot would do here, with its click paths; None if the page has moved on."""
        table = self.page.evaluate("document.getElementById('app').dataset.table")
        ask = f"{self.page.url.split('/t/')[0]}/api/tables/{table}/view?seat={seen.seat}&view="
        data, page = (self.page.request.get(ask + kind).json() for kind in ("data", "page"))
        if not data.get("actions") or f"{data['ply']}/{data['step']}" != seen.at.rpartition("/")[0]:
            return None
        code = self._bot.choose(sacbe.game(data["game"]).load(data["position"]), seen.seat)
        return next((choice for choice in page["actions"] if choice["code"] == code and not choice["then"]), None)


class Typist(Clicker):
    """The same without a mouse."""

    def decide(self, seen: Sight) -> None:
        keys = self.page.keyboard
        if seen.confirm:
            self._pressed = "confirm"
            if seen.focus in seen.targets:
                keys.press("Escape")
            keys.press("Enter")
            return
        self._pressed = wanted = self.wanted(seen)
        if wanted in seen.targets:
            if seen.focus != wanted:
                keys.press(self._rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
            self._walk_to(wanted, seen.targets)
            keys.press("Enter")
        elif wanted in seen.buttons[:9]:
            keys.press(str(1 + seen.buttons.index(wanted)))
        else:
            self._walk_to(wanted, seen.buttons)
            keys.press("Enter")

    def _walk_to(self, wanted: str, places: list[str]) -> None:
        """Tab goes over all places that glow, from the nearest on; beyond the last one it is turned back from."""
        step, inside = "Tab", False
        if wanted not in self.look().buttons and self.look().focus not in places:
            self.page.keyboard.press("ArrowRight")
        for _ in range(3 * len(places) + 60):
            focus = self.look().focus
            if focus == wanted:
                return
            if inside and focus not in places:
                step = "Shift+Tab" if step == "Tab" else "Tab"
            inside = focus in places
            self.page.keyboard.press(step)
        raise AssertionError(f"no key leads to {wanted}, one of {places}")


def play(players: Sequence[Clicker], until_ply: int | None = None, moves: int | None = None) -> None:
    """Everybody does what he is asked, in turn: until so many plies are played, until everybody has moved so many times
    more, or until the game is over."""
    goals = [player.moves + (moves or 0) for player in players]
    heard = time.monotonic()
    while True:
        sights = [player.look() for player in players]
        if all(seen.over for seen in sights):
            return
        if until_ply is not None and all(int(seen.at.split("/")[0] or 0) >= until_ply for seen in sights):
            return
        if moves is not None and all(player.moves >= goal for player, goal in zip(players, goals, strict=True)):
            return
        before = sum(player.moves for player in players)
        for player in players:
            player.move()
        if sum(player.moves for player in players) > before:
            heard = time.monotonic()
        else:
            assert time.monotonic() - heard < HANGS, f"nothing goes on: {sights}"
            players[0].page.wait_for_timeout(30)


COUNTED = "() => [...document.querySelectorAll('[data-total]')].every((el) => el.textContent === el.dataset.text)"


def result(page: Page) -> list[str]:
    """Names, totals and winner as the end screen tells them, once it has counted up."""
    page.wait_for_selector(".showing-end .srow")
    page.wait_for_function(COUNTED)
    names, totals = page.locator(".srow .who b").all_inner_texts(), page.locator(".tot").all_inner_texts()
    return [*names, *totals, page.inner_text(".wt h1")]


def against_a_bot(page: Page) -> Clicker:
    """A game of Trek 12, the shortest, from the home page."""
    page.click("[data-start=trek12][data-mode=bots]")
    page.select_option("#sitter-1", "novice")
    page.click("#go")
    page.wait_for_selector("#map .legal")
    return Clicker(page)


def go_on(player: Clicker, until: Callable[[Sight], bool]) -> None:
    """He does what he is asked until he sees that."""
    while not until(player.look()):
        if not player.move():
            player.page.wait_for_timeout(30)
