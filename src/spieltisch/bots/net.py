"""A small net that judges positions: a few features in, one number out.

Most features of a position are 0, so the first layer adds up only the others. Weights lie in the
fields of native objects, sixteen side by side: compiled, such a field is read without a look-up,
which makes a pass about ten times as fast as over lists.
"""

import base64
import json
import sys
from array import array
from typing import Any, Final

from mypy_extensions import mypyc_attr

from spieltisch.kernel.errors import BadSetup

LANE: Final = 16
"""Units that are summed up side by side."""
FIRST: Final = 64
SECOND: Final = LANE
"""The sizes of the hidden layers."""


class Sparse:
    """The features of a position that are not 0: where they are, and what."""

    def __init__(self) -> None:
        self.at: list[int] = []
        self.of: list[float] = []

    def put(self, place: int, value: float) -> None:
        if value != 0.0:
            self.at.append(place)
            self.of.append(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a net is told of a position. `count` is how many features there are.

    `name` changes with their meaning: a net for others must be trained again.
    """

    name: str = ""
    count: int = 0

    def covers(self, state: Any, seat: int) -> bool:
        """Whether the features tell all that counts here; else the net is not asked."""
        return False

    def fill(self, state: Any, seat: int, terms: list[float], found: Sparse) -> None:
        """Write down the features; `terms` are those of the craft's value."""
        raise NotImplementedError


class Lane:
    """Sixteen numbers."""

    def __init__(self, w: list[float]) -> None:
        self.a, self.b, self.c, self.d = w[0], w[1], w[2], w[3]
        self.e, self.f, self.g, self.h = w[4], w[5], w[6], w[7]
        self.i, self.j, self.k, self.l = w[8], w[9], w[10], w[11]
        self.m, self.n, self.o, self.p = w[12], w[13], w[14], w[15]


def _layer(bias: Lane, rows: list[Lane], at: list[int], of: list[float], out: list[float]) -> None:
    """Sixteen units: the bias and what each input adds to them; below 0 they are silent."""
    a, b, c, d = bias.a, bias.b, bias.c, bias.d
    e, f, g, h = bias.e, bias.f, bias.g, bias.h
    i, j, k, l = bias.i, bias.j, bias.k, bias.l  # noqa: E741
    m, n, o, p = bias.m, bias.n, bias.o, bias.p
    for number in range(len(at)):
        row = rows[at[number]]
        x = of[number]
        a += x * row.a
        b += x * row.b
        c += x * row.c
        d += x * row.d
        e += x * row.e
        f += x * row.f
        g += x * row.g
        h += x * row.h
        i += x * row.i
        j += x * row.j
        k += x * row.k
        l += x * row.l  # noqa: E741
        m += x * row.m
        n += x * row.n
        o += x * row.o
        p += x * row.p
    for unit in (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p):
        out.append(unit if unit > 0.0 else 0.0)


class Net:
    """The sum of what each feature adds by itself and of a net with two hidden layers.

    `numbers` are all weights in one row: those of the features themselves and what is always
    added; the first layer, by feature, and its bias; the second, and its bias; the last one.
    `seats` are the numbers of players it has learned with; any, if there are none.
    """

    def __init__(self, inputs: int, numbers: list[float], seats: list[int] | None = None) -> None:
        if len(numbers) != size_of(inputs):
            raise BadSetup(f"a net for {inputs} features has {size_of(inputs)} weights")
        self.inputs = inputs
        self.numbers = numbers
        self.seats = seats or []
        self._direct = numbers[:inputs]
        self._always = numbers[inputs]
        begin = inputs + 1
        first = numbers[begin : begin + (inputs + 1) * FIRST]
        # By lane, then by feature; the bias is the last.
        self._first: list[list[Lane]] = []
        self._first_bias: list[Lane] = []
        for lane in range(0, FIRST, LANE):
            rows = [
                Lane(first[row * FIRST + lane : row * FIRST + lane + LANE])
                for row in range(inputs + 1)
            ]
            self._first_bias.append(rows.pop())
            self._first.append(rows)
        begin += (inputs + 1) * FIRST
        second = numbers[begin : begin + (FIRST + 1) * SECOND]
        rows = [Lane(second[row * SECOND : (row + 1) * SECOND]) for row in range(FIRST + 1)]
        self._second_bias = rows.pop()
        self._second = rows
        self._last = numbers[begin + (FIRST + 1) * SECOND :]
        self._every = list(range(FIRST))

    def value(self, found: Sparse) -> float:
        """What a position with these features is worth."""
        at = found.at
        of = found.of
        total = self._always
        direct = self._direct
        for number in range(len(at)):
            total += of[number] * direct[at[number]]
        hidden: list[float] = []
        for lane in range(len(self._first)):
            _layer(self._first_bias[lane], self._first[lane], at, of, hidden)
        inner: list[float] = []
        _layer(self._second_bias, self._second, self._every, hidden, inner)
        last = self._last
        for unit in range(SECOND):
            total += inner[unit] * last[unit]
        return total


def size_of(inputs: int) -> int:
    """How many weights a net for so many features has."""
    return inputs + 1 + (inputs + 1) * FIRST + (FIRST + 1) * SECOND + SECOND


def packed(numbers: list[float]) -> str:
    """Weights as text: four bytes each, the lowest first."""
    raw = array("f", numbers)
    if sys.byteorder == "big":
        raw.byteswap()
    return base64.b64encode(raw.tobytes()).decode("ascii")


def parse_net(features: Features, text: str) -> Net:
    """The net that `spieltisch train` wrote for these features."""
    try:
        plain = json.loads(text)
        name = plain["features"]
        raw = array("f")
        raw.frombytes(base64.b64decode(plain["net"], validate=True))
        seats = [int(count) for count in plain.get("lesson", {}).get("seats", [])]
    except (ValueError, KeyError, TypeError) as fault:
        raise BadSetup(f"this is no net: {fault!r}") from fault
    if name != features.name:
        raise BadSetup(f"this net is for {name}, not for {features.name}: train again")
    if sys.byteorder == "big":
        raw.byteswap()
    return Net(features.count, list(raw), seats)
