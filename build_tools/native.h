/* What the C compiler cannot do for the generated C by itself: see `build_tools/mending.py`, which puts this in front.

   The engine's own functions stay as they are for Python; compiled callers within the engine get these instead, which do
   the very same (`tests/core/test_bits.py` runs compiled and uncompiled). */
#ifndef SACBE_NATIVE_H
#define SACBE_NATIVE_H

#include "__native_sacbe_engine.h"
#include "__native_internal_sacbe_engine.h"

#if defined(__GNUC__) /* Clang too */
/* sacbe.core.bits: a machine has instructions for them */
#define CPyDef_bits___bit(index) ((int64_t)(0x4000000000000000LL >> (62 - (index))))
#define CPyDef_bits___lowest(mask) ((int64_t)__builtin_ctzll((unsigned long long)(mask)))
#define CPyDef_bits___count(mask) ((int64_t)__builtin_popcountll((unsigned long long)(mask)))
#endif

/* `append` with room left is a store; mypyc would call through a pointer into another library */
#define SACBE_APPEND(Vec, item_type, BUF, Api)                                         \
    static inline Vec sacbe_##Vec##_append(Vec list, item_type item) {                \
        if (list.items && list.len < BUF(list.items)->ob_base.ob_size) {              \
            list.items[list.len++] = item;                                            \
            return list;                                                              \
        }                                                                             \
        return Api.append(list, item);                                                \
    }
SACBE_APPEND(VecI64, int64_t, VEC_I64_BUF_FROM_ITEMS, VecI64Api)
SACBE_APPEND(VecFloat, double, VEC_FLOAT_BUF_FROM_ITEMS, VecFloatApi)

/* `float(n)` of a number that fits */
static inline double sacbe_float(CPyTagged n) {
    return likely(CPyTagged_CheckShort(n)) ? (double)CPyTagged_ShortAsSsize_t(n) : CPyFloat_FromTagged(n);
}
#define CPyFloat_FromTagged sacbe_float

/* A block with the same items: NULL if there is no room */
static inline VecI64BufObject *sacbe_block(VecI64 list) {
    PyTypeObject *kind = Py_TYPE(VEC_I64_BUF_FROM_ITEMS(list.items));
    VecI64BufObject *block = PyObject_NewVar(VecI64BufObject, kind, list.len);
    if (block != NULL) memcpy(block->items, list.items, sizeof(int64_t) * list.len);
    return block;
}

/* `list[:]`, is one block move; the library's loop goes item by item */
static inline VecI64 sacbe_slice(VecI64 list, int64_t start, int64_t end) {
    if (start == 0 && end >= list.len && list.len > 0) {
        VecI64BufObject *block = sacbe_block(list);
        if (block != NULL) return (VecI64){list.len, block->items};
        PyErr_Clear(); /* the library says it */
    }
    return VecI64Api.slice(list, start, end);
}

/* The end of a copy (`build_tools/copies.py`): these lists, still those of another position, get blocks of their own */
static inline PyObject *sacbe_own(PyObject *position, VecI64 **lists, int count) {
    for (int i = 0; i < count; i++) {
        VecI64BufObject *block = lists[i]->len > 0 ? sacbe_block(*lists[i]) : NULL;
        if (unlikely(block == NULL && lists[i]->len > 0)) {
            for (; i < count; i++) *lists[i] = (VecI64){0, NULL};
            Py_DECREF(position);
            return NULL;
        }
        lists[i]->items = block == NULL ? NULL : block->items;
    }
    return position;
}

#endif
