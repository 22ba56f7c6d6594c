"""What a seat may do, in words and in clicks: prompts, choices and the elements they are clicked on."""

from __future__ import annotations

from functools import lru_cache

from sacbe.core.bits import count
from sacbe.core.present import Choice, Prompt
from sacbe.core.words import signed
from sacbe.games.trek12.actions import ACTIONS, CIRCLE, KEEP, PICK, REVEAL, SKIP, WRITE
from sacbe.games.trek12.data import CELL_COUNT, CELLS, OPERATIONS, TOKEN_VALUE, result
from sacbe.games.trek12.score import solo_rank
from sacbe.games.trek12.show.lens import Dig, Sheet, Writing, best_of, cells_of, closed_by, dig_of, pending_of, sheet_of
from sacbe.games.trek12.show.words import bone_symbol, cell_name, operation_name, token_name, words
from sacbe.games.trek12.state import (
    CHOOSE_CHIEF,
    DIG_AREAS,
    DRAW_BONES,
    KEEP_BONES,
    NOT_LOCKED,
    OVER,
    ROLL_DICE,
    SHOW_SHEETS,
    WRITE_NUMBERS,
    Trek,
)

WRITING = (WRITE_NUMBERS, SHOW_SHEETS)


def bag_size(s: Trek) -> int:
    return count(s.bag)


def writing_of(s: Trek, code: int) -> Writing:
    operation, cell = divmod(code - int(WRITE), int(CELL_COUNT))
    return Writing(operation, cell, int(result(operation, s.yellow, s.red)) if s.yellow >= 0 else -1)


def dig_by(s: Trek, seat: int, writing: Writing) -> Dig | None:
    """The Dig area that a writing would allow at best."""
    return dig_on(sheet_of(s, seat), writing, bag_size(s))


def dig_on(sheet: Sheet, writing: Writing, bag: int) -> Dig | None:
    area = closed_by(sheet, writing)
    if not area:
        return None
    numbers = (*sheet.numbers[: writing.cell], writing.number, *sheet.numbers[writing.cell + 1 :])
    return dig_of(numbers, area, bag)


def sure(s: Trek, seat: int, dig: Dig) -> str:
    """Whether the bag will have these Bones for certain ("yes", "no"): others may dig first and keep theirs.

    One of them keeps a Bone and one more for every 0 in his area, the one he may be writing now included.
    """
    return _sure(dig, _left(s, seat))


def _left(s: Trek, seat: int) -> int:
    """Bones that are in the bag for certain when this seat draws."""
    others = sum(sheet_of(s, other).free_zeros() + 2 for other in range(int(s.seats)) if other != seat)
    return bag_size(s) - others


def _sure(dig: Dig, left: int) -> str:
    return "yes" if dig.draw == 0 or left >= count(dig.area) else "no"


def told_bones(s: Trek, seat: int, dig: Dig, lang: str) -> str:
    return _told_bones(dig, _left(s, seat), lang)


def _told_bones(dig: Dig, left: int, lang: str) -> str:
    return words(lang)("closes-bones", draw=dig.draw, keep=dig.keep, sure=_sure(dig, left))


def added(numbers: tuple[int, ...], area: int) -> str:
    """5 + 4 + 0 + 0 = 9"""
    shown = sorted((numbers[cell] for cell in cells_of(area)), reverse=True)
    return f"{' + '.join(map(str, shown))} = {sum(shown)}" if len(shown) > 1 else str(sum(shown))


def listed(names: list[str]) -> str:
    return ", ".join(names)


# Clicks


def clicks(s: Trek, code: int) -> list[list[str]]:
    """The alternative paths that mean an action. A cell means writing while all write, and digging otherwise."""
    if WRITE <= code < REVEAL:
        ways = _ways_to_write(code)
        return ways if s.phase in WRITING else [ways[0][:1]]
    if PICK <= code < CIRCLE:
        return [] if s.phase in WRITING else [[f"cell-{CELLS[code - PICK]}"]]
    if code == CIRCLE:
        return [[f"cell-{CELLS[cell]}"] for cell in cells_of(int(s.picked))] if s.phase == DIG_AREAS else []
    if KEEP <= code < ACTIONS.size:
        return [[f"token-{ACTIONS.decode(code)[1][0]}"]]
    return []


def _ways_to_write(code: int) -> list[list[str]]:
    operation, cell = divmod(code - int(WRITE), int(CELL_COUNT))
    op, place = f"op-{OPERATIONS[operation]}", f"cell-{CELLS[cell]}"
    return [[op, place], [place, op]]


# Choices


def choices(s: Trek, seat: int, lang: str) -> list[Choice]:
    """The legal actions; where areas can be circled the best of them comes first, as it was foretold."""
    codes = s.legal(seat)
    if s.phase in WRITING:
        left = _left(s, seat)
        return [*_writings(tuple(codes), sheet_of(s, seat), int(s.yellow), int(s.red), bag_size(s), left, lang)]
    plain = [choice(s, seat, code, lang) for code in codes]
    if s.phase != DIG_AREAS or not plain:
        return plain
    best = _best(s, seat, lang)
    return [best, *(one for one in plain if best.then or one.code != best.code)]


def _best(s: Trek, seat: int, lang: str) -> Choice:
    """The best area as one button, whatever cells have to be said for it."""
    numbers = sheet_of(s, seat).numbers
    area = best_of(numbers, map(int, s.candidates))
    codes = way_to(s, seat, area)
    code, *rest = codes
    dig = dig_of(numbers, area, bag_size(s))
    t = words(lang)
    said = t("choice-circle", sum=added(numbers, area))
    note = t("callout-bones", draw=dig.draw, keep=dig.keep, sure="yes")
    paths = [] if rest else clicks(s, code)
    return Choice(code, ACTIONS.text(code), said, note, paths, button=True, icon="trek-i-nine", then=rest)


def way_to(s: Trek, seat: int, area: int) -> list[int]:
    """The actions by which this area is circled: its cells until no other is left, or a word that it is enough."""
    later, codes = s.copy(), list[int]()
    while not codes or (
        later.phase == DIG_AREAS and later.digger == seat and int(later.areas[seat]) == int(s.areas[seat])
    ):
        missing = cells_of(area & ~int(later.picked))
        codes.append(int(PICK) + missing[0] if missing else int(CIRCLE))
        later.apply(seat, codes[-1])
    return codes


def choice(s: Trek, seat: int, code: int, lang: str) -> Choice:
    t = words(lang)
    path = clicks(s, code)
    notation = ACTIONS.text(code)
    if WRITE <= code < REVEAL:
        return _writing(code, writing_of(s, code), path, sheet_of(s, seat), bag_size(s), _left(s, seat), lang)
    if PICK <= code < CIRCLE:
        cell = code - int(PICK)
        left = [area for area in map(int, s.candidates) if area >> cell & 1]
        number = sheet_of(s, seat).numbers[cell]
        note = _brings(s, seat, left[0], lang) if len(left) == 1 else t("choice-pick-many", n=len(left))
        return Choice(code, notation, t("choice-pick", number=number, cell=cell_name(cell, lang)), note, path)
    if code == CIRCLE:
        numbers = sheet_of(s, seat).numbers
        said = t("choice-circle", sum=added(numbers, int(s.picked)))
        dig = dig_of(numbers, int(s.picked), bag_size(s))
        note = t("callout-bones", draw=dig.draw, keep=dig.keep, sure="yes")
        return Choice(code, notation, said, note, path, button=True, icon="trek-i-nine")
    if code == SKIP:
        return Choice(code, notation, t("choice-skip"), "", path, button=True, icon="i-close")
    token = code - int(KEEP)
    said = t("choice-keep", token=token_name(token, lang))
    note = t("choice-keep-note", points=int(TOKEN_VALUE[token]))
    return Choice(code, notation, said, note, path, icon=bone_symbol(token))


@lru_cache(maxsize=512)
def _writings(
    codes: tuple[int, ...], sheet: Sheet, yellow: int, red: int, bag: int, left: int, lang: str
) -> tuple[Choice, ...]:
    """Choices of numbers: what another has written in secret does not change them."""
    out = []
    for code in codes:
        operation, cell = divmod(code - int(WRITE), int(CELL_COUNT))
        writing = Writing(operation, cell, int(result(operation, yellow, red)))
        out.append(_writing(code, writing, _ways_to_write(code), sheet, bag, left, lang))
    return tuple(out)


def _writing(
    code: int, writing: Writing, path: list[list[str]], sheet: Sheet, bag: int, left: int, lang: str
) -> Choice:
    t = words(lang)
    operation = operation_name(writing.operation, lang)
    dig = dig_on(sheet, writing, bag)
    note = t("choice-write-closes", bones=_told_bones(dig, left, lang)) if dig else ""
    said = t("choice-write", operation=operation, number=writing.number, cell=cell_name(writing.cell, lang))
    return Choice(code, ACTIONS.text(code), said, note, path)


def _brings(s: Trek, seat: int, area: int, lang: str) -> str:
    dig = dig_of(sheet_of(s, seat).numbers, area, bag_size(s))
    return words(lang)("brings", draw=dig.draw, keep=dig.keep)


# Prompts


def prompt(s: Trek, seat: int, lang: str, names: list[str]) -> Prompt:
    """What to do, what it costs, what is left. The draft, if any, is already in the position."""
    t = words(lang)
    if s.phase == OVER:
        winners = s.winners()
        best = [names[other] for other in range(int(s.seats)) if winners >> other & 1]
        points = max(s.score(other) for other in range(int(s.seats)))
        told: dict[str, str | int] = {"points": points, "shown": signed(points)}
        rank = t(f"rank-{solo_rank(points)}")
        won = t("prompt-over", names=listed(best), n=len(best), **told)
        detail = t("prompt-over-solo", rank=rank, **told) if s.solo else won
        return Prompt(t("prompt-over-title"), detail, t("confirm-end"))
    if s.phase in (CHOOSE_CHIEF, ROLL_DICE):
        chief = names[s.chief] if s.chief >= 0 else ""
        detail = t("prompt-roll", mine="yes" if s.chief == seat else "no", chief=chief) if chief else t("prompt-chief")
        return Prompt(t("prompt-roll-title", round=int(s.round)), detail, t("confirm-round"))
    if s.phase in WRITING:
        return _prompt_write(s, seat, lang, names)
    if s.digger != seat:
        return _prompt_other_digs(s, lang, names)
    return _prompt_dig(s, seat, lang)


def _prompt_write(s: Trek, seat: int, lang: str, names: list[str]) -> Prompt:
    t = words(lang)
    thinking = [other for other in range(int(s.seats)) if s.pending[other] == NOT_LOCKED]
    waiting = t("prompt-waiting", names=listed([names[other] for other in thinking])) if thinking else ""
    if seat < 0:
        return Prompt(t("prompt-write-watch", yellow=int(s.yellow), red=int(s.red)), waiting or t("prompt-written"))
    writing = pending_of(s, seat)
    if writing is None:
        left = 17 - int(s.round)
        first = "yes" if s.filled[seat] == 0 else "no"
        asked = _asked(int(s.yellow), int(s.red), lang)
        return Prompt(t("prompt-write-title"), t("prompt-write", first=first, left=left), chosen=asked)
    dig = dig_by(s, seat, writing)
    operation = operation_name(writing.operation, lang)
    told = t("prompt-written")
    if dig:
        told = t("prompt-written-closes", bones=told_bones(s, seat, dig, lang))
    return Prompt(
        t("prompt-written-title", operation=operation, number=writing.number, cell=cell_name(writing.cell, lang)),
        f"{told} {waiting}".strip(),
        t("confirm-write", number=writing.number),
    )


@lru_cache(maxsize=128)
def _asked(yellow: int, red: int, lang: str) -> dict[str, str]:
    """What is asked next once an operation or a cell is chosen."""
    t = words(lang)
    asked = {
        f"op-{name}": t("prompt-where", number=int(result(operation, yellow, red)))
        for operation, name in enumerate(OPERATIONS)
    }
    return asked | {f"cell-{name}": t("prompt-what", cell=cell_name(cell, lang)) for cell, name in enumerate(CELLS)}


def _prompt_other_digs(s: Trek, lang: str, names: list[str]) -> Prompt:
    t = words(lang)
    name = names[s.digger]
    if s.phase == KEEP_BONES:
        return Prompt(
            t("prompt-other-keeps", name=name, k=int(s.to_keep)),
            t("prompt-other-keeps-detail", n=count(s.drawn)),
            t("confirm-pass"),
        )
    return Prompt(t("prompt-other-digs", name=name), t("prompt-other-digs-detail"), t("confirm-pass"))


def _prompt_dig(s: Trek, seat: int, lang: str) -> Prompt:
    t = words(lang)
    sheet = sheet_of(s, seat)
    if s.phase == KEEP_BONES:
        drawn = count(s.drawn)
        return Prompt(
            t("prompt-keep-title", k=int(s.to_keep)),
            t("prompt-keep", n=drawn, back=drawn - int(s.to_keep)),
        )
    if s.phase == DRAW_BONES:
        return Prompt(
            t("prompt-draw-title", sum=added(sheet.numbers, int(s.picked))),
            t("prompt-draw", draw=int(s.to_draw), keep=int(s.to_keep)),
            t("confirm-draw", draw=int(s.to_draw)),
        )
    areas = [int(area) for area in s.candidates]
    if len(areas) == 1:
        return Prompt(_ask_to_circle(sheet, areas[0], lang), _brings(s, seat, areas[0], lang) + ".")
    if int(s.picked) in areas:
        bag = bag_size(s)
        enough = "full" if bag >= max(map(count, areas)) else "short" if bag else "empty"
        return Prompt(_ask_to_circle(sheet, int(s.picked), lang), t("prompt-dig-more", bag=enough))
    return Prompt(t("prompt-dig-title"), t("prompt-dig", areas=len(areas), sum=sheet.total(int(s.picked))))


def _ask_to_circle(sheet: Sheet, area: int, lang: str) -> str:
    return words(lang)("prompt-dig-one", cells=count(area), sum=added(sheet.numbers, area))
