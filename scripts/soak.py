"""`make soak`: very many random games of each game, every promise of the contract checked on the way.

Cheap promises are checked at every ply, dear ones at some ply of every third game, anywhere from its start to its end;
every fifth game is replayed from its record, and of every fifteenth a position is drawn and told to everybody. The
referee, a second reading of the rulebook, is asked at one position of every second game, at its end, and at one
position of its own making. Stops at the first breach and prints the record that leads to it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from operator import lt
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import sacbe
from sacbe import NATURE, NATURE_BIT, SPECTATOR, IllegalAction, Record, State
from sacbe.core.compiled import is_compiled
from sacbe.core.present import LANGS, LAYOUTS
from sacbe.testing.looks import NAMES, check_view
from sacbe.testing.walks import Setting, pick, settings
from tests.contract.test_referees import referee_of
from tests.show.tables import LOOKS

BATCH = 50  # games a worker plays before it reports
LOOK_EVERY, REPLAY_EVERY, DRAW_EVERY, REFEREE_EVERY = 3, 5, 15, 2
# Plies within which the first game of a batch is looked at closely; the others within the length of the one before.
FIRST_LOOK = 30


def check_lists(s: State, setting: Setting) -> None:
    mask = s.actors()
    for seat in [*range(setting.seats), NATURE]:
        codes = s.legal(seat)
        assert all(map(lt, codes, codes[1:])), f"seat {seat}: legal list not sorted and unique"
        assert bool(codes) == bool(mask >> seat & 1), f"seat {seat}: an actor has an action, nobody else does"
        if codes:
            assert codes[0] >= 0
            assert codes[-1] < setting.game.actions.size
    if mask & NATURE_BIT:
        assert mask == NATURE_BIT, "chance never acts together with players"
        assert all(s.tickets(code) > 0 for code in s.legal(NATURE))


def look_closely(s: State, setting: Setting, rng: random.Random) -> None:
    game, before = setting.game, s.dump()
    assert game.load(json.loads(json.dumps(before))).dump() == before, "dump and load"
    for seat in [*range(setting.seats), NATURE]:
        legal = set(s.legal(seat))
        for code in range(game.actions.size):
            assert (s.why_not(seat, code) is None) == (code in legal), f"seat {seat}, {game.text(code)}: why_not"
        bad = rng.randrange(game.actions.size)
        if bad not in legal:
            try:
                s.apply(seat, bad)
            except IllegalAction as refused:
                assert refused.rule
            else:
                raise AssertionError(f"seat {seat}, {game.text(bad)}: taken though not legal")
    for viewer in [*range(setting.seats), SPECTATOR]:
        view = s.hide(viewer)
        shown = view.dump()
        assert game.load(json.loads(json.dumps(shown))).dump() == shown, f"viewer {viewer}: dump and load of a view"
        guess = view.guess(rng)
        assert guess.hide(viewer).dump() == shown, f"viewer {viewer}: a guess hides to another view"
        assert view.legal(viewer) == s.legal(viewer) == guess.legal(viewer)
        sacbe.playout(guess, rng.randrange(1 << 30))
        assert guess.actors() == 0
    assert s.dump() == before, "looking changes nothing"


def ask_referee(s: State, slug: str) -> None:
    disagreements = referee_of(slug).check(s)
    assert not disagreements, f"the referee disagrees: {disagreements} in {json.dumps(s.dump())}"


def draw_and_tell(s: State, setting: Setting, lang: str) -> None:
    """Everything a page shows to anybody."""
    show = setting.game.presenter
    for viewer in [*range(setting.seats), SPECTATOR]:
        view = s.hide(viewer)
        for layout in LAYOUTS:
            check_view(setting, view, viewer, layout, lang, LOOKS[setting.slug])
        assert show.prompt(view, viewer, lang, NAMES).title
        assert show.headline(view, lang, NAMES)


def play_one(setting: Setting, seed: int, plies: int) -> int:
    """One game, perhaps looked at closely once within so many plies; gives the number of its actions."""
    rng = random.Random(f"soak {setting} {seed}")
    game, s = setting.game, setting.start()
    record = Record(game, setting.seats, setting.options)
    look_at = -1 if seed % LOOK_EVERY else rng.randrange(plies)
    referee_at = -1 if seed % REFEREE_EVERY else rng.randrange(plies)
    past = list[tuple[State, object]]()
    try:
        while s.actors():
            check_lists(s, setting)
            if len(record.actions) == look_at:
                look_closely(s, setting, rng)
                if seed % DRAW_EVERY == 0:
                    draw_and_tell(s, setting, rng.choice(LANGS))
                past.append((s.copy(), s.dump()))
            if len(record.actions) == referee_at:
                ask_referee(s, setting.slug)
            seat, code = pick(s, rng)
            record.actions.append((seat, code))
            assert game.max_length is None or len(record.actions) <= game.max_length, "longer than declared"
            s.apply(seat, code)
        low, high = game.score_bounds
        assert s.winners(), "no winner"
        assert all(low <= s.score(seat) <= high for seat in range(setting.seats)), "a score out of the declared bounds"
        assert all(old.dump() == dump for old, dump in past), "an old copy changed"
        if seed % REPLAY_EVERY == 0:
            assert Record.read(record.write()).final().dump() == s.dump(), "the record replays to another position"
        if referee_at >= 0:
            ask_referee(s, setting.slug)
    except Exception as breach:
        raise AssertionError(f"{setting}, seed {seed}: {breach!r}\n{record.write()}") from breach
    return len(record.actions)


def play_batch(setting: Setting, first: int, games: int) -> tuple[int, int]:
    lengths = [FIRST_LOOK]
    made = referee_of(setting.slug).positions(random.Random(f"soak {setting} {first}"))
    for seed in range(first, first + games):
        lengths.append(play_one(setting, seed, lengths[-1]))
        if seed % REFEREE_EVERY == 0:
            ask_referee(next(made), setting.slug)
    return games, sum(lengths[1:])


def batches(slug: str, games: int) -> Iterator[tuple[Setting, int, int]]:
    """The games spread evenly over every player count and option."""
    mine = [setting for setting in settings(thorough=True) if setting.slug == slug]
    for index, first in enumerate(range(0, games, BATCH)):
        yield mine[index % len(mine)], first, min(BATCH, games - first)


def soak(slug: str, games: int, pool: ProcessPoolExecutor, progress: Progress) -> None:
    task = progress.add_task(slug, total=games)
    actions, queue, running = 0, batches(slug, games), set[Future[tuple[int, int]]]()
    while True:
        running |= {pool.submit(play_batch, *batch) for batch in islice(queue, max(0, 8 - len(running)))}
        if not running:
            break
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            played, taken = future.result()
            actions += taken
            progress.advance(task, played)
    progress.console.print(f"{slug}: {games:,} games, {actions:,} actions, every promise kept")


def main() -> None:
    options = argparse.ArgumentParser(prog="soak", description=__doc__)
    options.add_argument("--games", type=int, default=100_000, help="games of each game")
    options.add_argument("slugs", nargs="*", default=list(sacbe.SLUGS), help="which games; all if none is named")
    chosen = options.parse_args()
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor() as pool, Progress(TextColumn("{task.description}"), *columns) as progress:
        progress.console.print(f"the engine runs {'compiled' if is_compiled() else 'uncompiled'}")
        for slug in chosen.slugs:
            soak(slug, chosen.games, pool, progress)


if __name__ == "__main__":
    main()
