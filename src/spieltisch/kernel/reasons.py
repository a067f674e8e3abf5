"""Why not: the code that finds something illegal says what is missing, as one small int.

An int costs nothing while options are enumerated, and unpacks into a message id with values when
somebody asks. 0 means that nothing stands in the way.
"""

from typing import Final

FINE: Final = 0
_CODE_BITS: Final = 8
_VALUE_BITS: Final = 12
_VALUE_MASK: Final = (1 << _VALUE_BITS) - 1


class ReasonKind:
    """One way to say no: its name (a message id's end) and its values in order, at most three."""

    def __init__(self, name: str, *fields: str) -> None:
        self.name = name
        self.fields = fields


def why(code: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Pack a reason: its code (its place in the game's list of reasons) and up to three values."""
    return (
        code
        | (a << _CODE_BITS)
        | (b << (_CODE_BITS + _VALUE_BITS))
        | (c << (_CODE_BITS + 2 * _VALUE_BITS))
    )


def code_of(packed: int) -> int:
    """Which reason it is."""
    return packed & ((1 << _CODE_BITS) - 1)


def values_of(packed: int) -> tuple[int, int, int]:
    """The reason's values."""
    rest = packed >> _CODE_BITS
    return (
        rest & _VALUE_MASK,
        (rest >> _VALUE_BITS) & _VALUE_MASK,
        (rest >> (2 * _VALUE_BITS)) & _VALUE_MASK,
    )
