"""Writes how compiled positions are copied: `sacbe.core.state.copied` as one move of the whole block.

A position's fields are declared once, in its class; mypyc makes a C structure of them, and from that structure comes
the copy. What Python's own `copied` does field by field is done here by kind of field: numbers go over with the block,
an object is shared, a list of numbers gets a block of its own unless the class names it as SHARED.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from modules import SOURCE

_CALL = "CPyDef_core___state___copied("
_STRUCT = re.compile(r"typedef struct \{\n((?:    [^\n]*\n)*)\} (sacbe___games___([a-z0-9]+)___state___(\w+)Object);")
_POSITION = "    PyObject *_phases;\n    int64_t _phase;\n"  # how the fields of core's State begin
_FUNCTION = """static PyObject *sacbe_copied_{name}(PyObject *position) {{
    {struct} *from = ({struct} *)position;
    {struct} *to = PyObject_GC_New({struct}, Py_TYPE(position));
    if (to == NULL) return NULL;
    memcpy(&to->vtable, &from->vtable, sizeof({struct}) - offsetof({struct}, vtable));
{shared}    VecI64 *lists[] = {{{lists}}};
    PyObject_GC_Track((PyObject *)to);
    return sacbe_own((PyObject *)to, lists, {count});
}}
"""


def write_copies(work: Path) -> None:
    """Into the C of every game's position that has itself copied."""
    for structure in _STRUCT.finditer((work / "__native_sacbe_engine.h").read_text()):
        fields, struct, game, name = structure.groups()
        source = work / f"__native_sacbe___games___{game}___state.c"
        if _POSITION in fields:
            text = source.read_text()
            assert _CALL in text, f"{name} has a copy of its own"
            begin = text.index("\n\n") + 2  # after what is included
            function = copy_function(name, struct, fields, shared_lists(SOURCE / "sacbe" / "games" / game / "state.py"))
            text = text[:begin] + function + text[begin:].replace(_CALL, f"sacbe_copied_{name}(")
            source.write_text(text)


def copy_function(name: str, struct: str, fields: str, shared: set[str]) -> str:
    lists, counted = [], []
    for field in fields.splitlines():
        kind, _, member = field.strip().rstrip(";").rpartition(" ")
        if kind == "VecI64" and member[1:] in shared:
            counted.append(f"    VEC_I64_INCREF(to->{member});\n")
        elif kind == "VecI64":
            lists.append(f"&to->{member}")
        elif member.startswith("*") and kind == "PyObject":
            counted.append(f"    Py_INCREF(to->{member[1:]});\n")
        else:
            assert kind in ("int64_t", "char", "PyObject_HEAD", "CPyVTableItem", "uint32_t", ""), f"{name} has {field}"
    return _FUNCTION.format(name=name, struct=struct, shared="".join(counted), lists=", ".join(lists), count=len(lists))


def shared_lists(module: Path) -> set[str]:
    """What a position's class names as SHARED."""
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "SHARED":
            return set(ast.literal_eval(node.value)) if node.value else set()
    return set()
