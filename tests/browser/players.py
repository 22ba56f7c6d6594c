"""Players who know no rules: one clicks what glows, the other walks there by keys. Both finish any game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import Page, TimeoutError

PATIENCE = 2000  # milliseconds for a click to find its place
STALL = 6000  # and for the page to show what came of it

LOOK = """() => {
  const ids = (css) => [...document.querySelectorAll(css)].map((el) => el.id);
  const app = document.getElementById("app").dataset;
  return {
    at: [app.ply, app.step, document.querySelectorAll(".chosen").length].join("/"),
    over: document.body.classList.contains("over"),
    targets: ids("#map .legal:not(.soft)"),
    buttons: ids("#acts .btn"),
    confirm: !document.getElementById("confirm").disabled,
    focus: document.activeElement?.id ?? "",
  };
}"""


@dataclass(frozen=True)
class Sight:
    """What a person sees at a glance."""

    at: str
    over: bool
    targets: list[str]
    buttons: list[str]
    confirm: bool
    focus: str

    @property
    def asked(self) -> bool:
        return bool(self.targets or self.buttons or self.confirm)


class Clicker:
    """Clicks a glowing place or a button, at random; confirms as soon as that is offered."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.moves = 0
        self._stalls = 0
        self._rng = random.Random(seed)

    def look(self) -> Sight:
        return Sight(**self.page.evaluate(LOOK))

    def move(self) -> bool:
        """Does one thing, if anything is asked, and waits until the page has taken it in."""
        seen = self.look()
        if seen.over or not seen.asked:
            return False
        try:
            self.decide(seen)
        except TimeoutError:
            return True  # the page changed under the hand: look again
        taken_in = f"(was) => JSON.stringify(({LOOK})().at) !== JSON.stringify(was)"
        try:
            self.page.wait_for_function(taken_in, arg=seen.at, timeout=STALL)
        except TimeoutError:
            # A bubble lay over the place, or the line broke under the click: a person clears the view and looks again.
            self._stalls += 1
            assert self._stalls < 3, f"three times in a row nothing came of it: {self.look()}"
            self.page.keyboard.press("Escape")
            return True
        self._stalls = 0
        self.moves += 1
        return True

    def decide(self, seen: Sight) -> None:
        if seen.confirm:
            self.page.click("#confirm", timeout=PATIENCE)
        elif seen.targets:
            # A person aims at the middle of what glows; it breathes, so it is never "at rest".
            self.page.click(f"#{self._rng.choice(seen.targets)}", force=True, timeout=PATIENCE)
        else:
            self.page.click(f"#{self._rng.choice(seen.buttons)}", timeout=PATIENCE)


class Typist(Clicker):
    """The same without a mouse."""

    def decide(self, seen: Sight) -> None:
        keys = self.page.keyboard
        if seen.confirm:
            if seen.focus in seen.targets:
                keys.press("Escape")
            keys.press("Enter")
        elif seen.targets:
            keys.press(self._rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Tab"]))
            if self.look().focus not in seen.targets:
                self._find(seen)
            keys.press("Enter")
        else:
            keys.press(str(1 + self._rng.randrange(min(9, len(seen.buttons)))))

    def _find(self, seen: Sight) -> None:
        """From wherever the focus is, to some place that glows."""
        for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Escape", "ArrowRight"):
            self.page.keyboard.press(key)
            if self.look().focus in seen.targets:
                return
        raise AssertionError(f"no key leads to any of {seen.targets}")


def play(players: Sequence[Clicker], until_ply: int | None = None, most: int = 3000) -> None:
    """Everybody does what he is asked, in turn, until the game is over (or so many plies are played)."""
    for _ in range(most):
        sights = [player.look() for player in players]
        if all(seen.over for seen in sights):
            return
        if until_ply is not None and all(int(seen.at.split("/")[0] or 0) >= until_ply for seen in sights):
            return
        moved = [player.move() for player in players]  # all of them, not only up to the first
        if not any(moved):
            players[0].page.wait_for_timeout(30)
    raise AssertionError(f"no end in sight: {[player.look() for player in players]}")


COUNTED = r"""() => [...document.querySelectorAll(".tot")].every((el) =>
  el.textContent.replace("\u2212", "-") === el.dataset.total)"""


def result(page: Page) -> list[str]:
    """Names, totals and winner as the end screen tells them, once it has counted up."""
    page.wait_for_selector(".showing-end .srow")
    page.wait_for_function(COUNTED)
    names, totals = page.locator(".srow .who b").all_inner_texts(), page.locator(".tot").all_inner_texts()
    return [*names, *totals, page.inner_text(".wt h1")]
