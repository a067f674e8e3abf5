"""Events: what happened, and who may know it.

Log lines, animation, statistics, announcements and undo seals are all derived from events.
"""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from spieltisch.kernel.values import Value

SPECTATOR = -1


class EventKind:
    """One thing that can happen: its name, its values in order, and whether it reveals.

    A field whose name ends in "?" is secret: only the seat in the first field may know it.
    `reveals` seals: what was hidden is now known, so nobody may go back behind it.
    `logged` is false for events too small for a line of their own.
    """

    def __init__(self, name: str, *fields: str, reveals: bool = False, logged: bool = True) -> None:
        self.name = name
        self.fields = tuple([field.rstrip("?") for field in fields])
        self.secret = tuple([field.endswith("?") for field in fields])
        self.has_secret = any(self.secret)
        self.reveals = reveals
        self.logged = logged

    def __reduce__(self) -> tuple[Any, ...]:
        pairs = zip(self.fields, self.secret, strict=True)
        fields = [f"{field}?" if secret else field for field, secret in pairs]
        return (_kind_again, (self.name, fields, self.reveals, self.logged))

    def __deepcopy__(self, memo: dict[int, Any]) -> "EventKind":
        return self


def _kind_again(name: str, fields: list[str], reveals: bool, logged: bool) -> EventKind:
    """A kind that was pickled: the same in all but identity, which nobody asks for."""
    return EventKind(name, *fields, reveals=reveals, logged=logged)


class Event(Value):
    """Something that happened. A value of None is one the reader may not know."""

    fields: ClassVar[tuple[str, ...]] = ("name", "values", "masked")

    def __init__(self, name: str, values: dict[str, int | None], masked: bool = False) -> None:
        self.name = name
        self.values = values
        self.masked = masked


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Keeps events in their order, each with its kind."""

    def __init__(self) -> None:
        self.heard: list[tuple[EventKind, tuple[int, ...]]] = []

    def hear(self, kind: EventKind, values: tuple[int, ...]) -> None:
        self.heard.append((kind, values))


def seen_by(seat: int, kind: EventKind, values: tuple[int, ...]) -> Event:
    """The event as this seat may know it."""
    masked = kind.has_secret and values[0] != seat
    shown: dict[str, int | None] = {}
    for field, secret, value in zip(kind.fields, kind.secret, values, strict=True):
        shown[field] = None if masked and secret else value
    return Event(kind.name, shown, masked)
