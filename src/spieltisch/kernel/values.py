"""Values: objects made by their constructor from named fields, and their plain (JSON) form.

Steps, options and the parts of a state are values. One list of field names gives them equality,
pickling, saving, loading and a hash that is the same on every machine.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """An object that is nothing but its fields.

    `fields` names the constructor's parameters in their order; each is also an attribute.
    """

    fields: ClassVar[tuple[str, ...]] = ()

    def field_values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.fields])

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Value)
            and type(self) is type(other)
            and self.field_values() == other.field_values()
        )

    def __hash__(self) -> int:
        # Steps may hold lists of other steps; they are never changed, so they may be hashed.
        held = [tuple(v) if isinstance(v, list) else v for v in self.field_values()]
        return hash((type(self).__name__, *held))

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({inside})"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return (type(self), self.field_values())


def dump(value: object) -> Plain:
    """The plain form of a value, ready for JSON."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | tuple):
        # States are mostly long lists of ints: no call for each of them.
        return [item if type(item) is int else dump(item) for item in value]
    if isinstance(value, Value):
        plain: dict[str, Plain] = {"is": type(value).__name__}
        for name in value.fields:
            plain[name] = dump(getattr(value, name))
        return plain
    raise TypeError(
        f"{type(value).__name__} has no plain form: give it fields or use ints and lists"
    )


def revive(plain: Plain, classes: Mapping[str, type[Value]]) -> object:
    """The value whose plain form this is. Lists stay lists."""
    if isinstance(plain, list):
        return [revive(item, classes) for item in plain]
    if isinstance(plain, dict):
        cls = classes[str(plain["is"])]
        return cls(*[revive(plain[name], classes) for name in cls.fields])
    return plain


def canonical(plain: Plain) -> str:
    """JSON text that is the same for the same content."""
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(plain: Plain) -> str:
    """A short hash of plain content, the same on every machine and in every build."""
    return hashlib.blake2b(canonical(plain).encode(), digest_size=12).hexdigest()


def classes_of(modules: list[object]) -> dict[str, type[Value]]:
    """Every value class that the modules hold, by name."""
    found: dict[str, type[Value]] = {}
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Value):
                found[thing.__name__] = thing
    return found
