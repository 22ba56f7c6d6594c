"""A small neural net, read from a file and asked one position at a time.

A trunk of layers, each a weighted sum cut at zero, and heads on top of it that are asked by name. Inputs are mostly
zeros, so the first layer adds up only the rows of inputs that are there. `sacbe.train` makes the files; playing needs
nothing but this module.

The file: a line `sacbe-net 1`, a line of JSON (`inputs`, the sizes of the trunk's `layers`, those of the `heads`, and
what whoever made it wants known: `about`), then every layer's weights and biases as little-endian float16, the trunk's
input by input, the heads' output by output.
"""

from __future__ import annotations

import json
import struct
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

_MAGIC: Final = b"sacbe-net 1"


class Layer:
    """The weights of a trunk's layer lie input by input, those of a head output by output: as each is added up."""

    def __init__(self, inputs: int, outputs: int, numbers: list[float]) -> None:
        self.inputs: Final[i64] = inputs
        self.outputs: Final[i64] = outputs
        self.weights: Final = vec[float](numbers[: inputs * outputs])
        self.biases: Final = vec[float](numbers[inputs * outputs :])


class Net:
    def __init__(self, trunk: list[Layer], heads: dict[str, Layer], about: dict[str, Any]) -> None:
        self.trunk: Final = trunk
        self.heads: Final = heads
        self.about: Final = about
        self.inputs: Final[i64] = trunk[0].inputs
        self._sums: Final[list[vec[float]]] = [vec[float]([0.0] * int(layer.outputs)) for layer in trunk]

    def look(self, inputs: vec[float]) -> vec[float]:
        """What the trunk makes of a position, for `ask`; not to be kept, as the next look writes over it."""
        x = inputs
        for n, layer in enumerate(self.trunk):
            _add_rows(layer, x, self._sums[n])
            x = self._sums[n]
        return x


def ask(head: Layer, seen: vec[float], output: i64) -> float:
    """One answer of a head. Of a head of a thousand actions only the few that are legal are asked."""
    total = head.biases[output]
    weights = head.weights
    row = output * head.inputs
    i: i64
    for i in range(head.inputs):
        total += seen[i] * weights[row + i]
    return total


def _add_rows(layer: Layer, x: vec[float], y: vec[float]) -> None:
    """y = biases + weights x, cut at zero; four columns at a time, which the compiled loop is quickest at."""
    weights, biases = layer.weights, layer.biases
    width = layer.outputs
    i: i64
    j: i64
    for j in range(width):
        y[j] = biases[j]
    row: i64 = 0
    for i in range(layer.inputs):
        value = x[i]
        if value != 0.0:
            j = 0
            while j + 3 < width:
                at = row + j
                y[j] += value * weights[at]
                y[j + 1] += value * weights[at + 1]
                y[j + 2] += value * weights[at + 2]
                y[j + 3] += value * weights[at + 3]
                j += 4
            while j < width:
                y[j] += value * weights[row + j]
                j += 1
        row += width
    for j in range(width):
        if y[j] < 0.0:
            y[j] = 0.0


# -- the file ---------------------------------------------------------------------------------------------------------


def read(data: bytes) -> Net:
    """The net of a file; ValueError says what is wrong with it."""
    lines = data.split(b"\n", 2)
    if len(lines) < 3 or lines[0] != _MAGIC:
        raise ValueError(f"not a net: it should begin with the line {_MAGIC.decode()!r} and a line of JSON")
    try:
        head = json.loads(lines[1])
        inputs, sizes, heads = int(head["inputs"]), list(head["layers"]), dict(head["heads"])
    except (ValueError, KeyError, TypeError) as wrong:
        raise ValueError(f"the net's second line should be JSON with inputs, layers and heads: {wrong}") from None
    shapes = [(int(a), int(b)) for a, b in zip([inputs, *sizes[:-1]], sizes, strict=True)]
    shapes += [(int(sizes[-1]), int(size)) for size in heads.values()]
    need = sum([(a + 1) * b for a, b in shapes])
    if len(lines[2]) != 2 * need:
        raise ValueError(f"a net of these sizes has {need} numbers of two bytes, not {len(lines[2])} bytes")
    numbers = list(struct.unpack(f"<{need}e", lines[2]))
    layers: list[Layer] = []
    at = 0
    for a, b in shapes:
        layers.append(Layer(a, b, numbers[at : at + (a + 1) * b]))
        at += (a + 1) * b
    return Net(layers[: len(sizes)], dict(zip(heads, layers[len(sizes) :], strict=True)), dict(head.get("about", {})))


def write(
    inputs: int, layers: list[int], heads: dict[str, int], about: dict[str, object], numbers: list[bytes]
) -> bytes:
    """The file of a net; `numbers` are its layers' weights and biases as they lie in it."""
    head = json.dumps({"inputs": inputs, "layers": layers, "heads": heads, "about": about})
    return b"\n".join([_MAGIC, head.encode(), b"".join(numbers)])
