"""What the build changes in the C that mypyc writes: only where it may."""

from __future__ import annotations

from pathlib import Path

import pytest

import copies
import mending

ROOT = Path(__file__).resolve().parents[2]


# `self.goods[seat * 5] = n`, as mypyc writes it
ITEM = """char CPyDef_give(PyObject *cpy_r_self, int64_t cpy_r_seat, int64_t cpy_r_n) {
    VecI64 cpy_r_r0;
    cpy_r_r0 = ((sacbe___TzolkinObject *)cpy_r_self)->_goods;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = cpy_r_seat * 5;
    WORK
    cpy_r_r3 = (int64_t)cpy_r_r0.len;
    cpy_r_r4 = (uint64_t)cpy_r_r1 < (uint64_t)cpy_r_r3;
    if (cpy_r_r4) {
        goto CPyL4;
    } else
        goto CPyL9;
CPyL2: ;
    PyErr_SetNone(PyExc_IndexError);
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("goods.py", "give", 8, CPyStatic_goods___globals);
        goto CPyL8;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r6 = (CPyPtr)cpy_r_r0.items;
    cpy_r_r7 = cpy_r_r6 + cpy_r_r1;
    *(int64_t *)cpy_r_r7 = cpy_r_n;
    VEC_I64_DECREF(cpy_r_r0);
    return 1;
CPyL8: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
CPyL9: ;
    VEC_I64_DECREF(cpy_r_r0);
    goto CPyL2;
}
"""


def item(work: str) -> str:
    return ITEM.replace("    WORK\n", f"    {work}\n" if work else "")


@pytest.mark.parametrize(
    "work", ["", "cpy_r_r2 = CPyDef_bits___count(cpy_r_seat);", "cpy_r_r2 = ((sacbe___XObject *)cpy_r_self)->_seats;"]
)
def test_an_item_is_had_without_a_share_of_the_list(work: str) -> None:
    assert "REF(" in item(work)
    assert mending.borrowed(item(work)) == "".join(
        line for line in item(work).splitlines(keepends=True) if "REF(" not in line
    )


@pytest.mark.parametrize(
    "work",
    [
        "cpy_r_r2 = CPyDef_pay(cpy_r_self);",  # it may put another list in its place
        "CPy_DECREF(cpy_r_other);",  # and so may an object that ends
        "((sacbe___TzolkinObject *)cpy_r_self)->_goods = cpy_r_r9;",
        "cpy_r_r2 = cpy_r_r0;",  # somebody else keeps the list
        "if (cpy_r_r4) goto CPyL8;",  # one leaves with the share
    ],
)
def test_where_the_list_may_be_replaced_a_share_is_taken(work: str) -> None:
    assert mending.borrowed(item(work)) == item(work)


def test_a_literal_is_shifted_as_a_wide_number() -> None:
    assert mending.wide_shifts("    x = 1 << cpy_r_n;") == "    x = (int64_t)1 << cpy_r_n;"


FIELDS = """    PyObject_HEAD
    CPyVTableItem *vtable;
    PyObject *_phases;
    int64_t _phase;
    int64_t _edition;
    char _final;
    VecI64 _hand;
    VecI64 _queue;
"""


def test_a_copy_has_blocks_of_its_own_for_all_lists_but_shared_ones() -> None:
    written = copies.copy_function("Race", "RaceObject", FIELDS, {"queue"})
    assert "lists[] = {&to->_hand};" in written
    assert "VEC_I64_INCREF(to->_queue);" in written
    assert "Py_INCREF(to->_phases);" in written


def test_a_kind_of_field_that_nobody_knows_how_to_copy_stops_the_build() -> None:
    with pytest.raises(AssertionError, match="VecFloat _worth"):
        copies.copy_function("Race", "RaceObject", FIELDS + "    VecFloat _worth;\n", set())


def test_what_a_position_shares_is_read_from_its_class() -> None:
    games = ROOT / "src" / "sacbe" / "games"
    assert copies.shared_lists(games / "tobago" / "state.py") == {"landmarks", "facing", "allowed"}
    assert copies.shared_lists(games / "tzolkin" / "state.py") == set()
