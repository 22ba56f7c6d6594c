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
static inline VecI64 sacbe_append(VecI64 list, int64_t item) {
    if (list.items && list.len < VEC_I64_BUF_FROM_ITEMS(list.items)->ob_base.ob_size) {
        list.items[list.len++] = item;
        return list;
    }
    return VecI64Api.append(list, item);
}

/* `list[:]`, of which copies of positions are made, is one block move; the library's loop goes item by item */
static inline VecI64 sacbe_slice(VecI64 list, int64_t start, int64_t end) {
    if (start == 0 && end >= list.len && list.len > 0) {
        PyTypeObject *kind = Py_TYPE(VEC_I64_BUF_FROM_ITEMS(list.items));
        VecI64BufObject *items = PyObject_NewVar(VecI64BufObject, kind, list.len);
        if (items != NULL) {
            memcpy(items->items, list.items, sizeof(int64_t) * list.len);
            return (VecI64){list.len, items->items};
        }
        PyErr_Clear(); /* the library says it */
    }
    return VecI64Api.slice(list, start, end);
}

#endif
