"""What was said or drawn once and is the same at every table, kept within bounds."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")
_all: "list[Kept[object]]" = []


class Kept(Generic[T]):
    """Values by their keys. When there are too many, all are made anew."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: dict[Hashable, T] = {}
        _all.append(self)  # type: ignore[arg-type]

    def get(self, key: Hashable) -> T | None:
        """What is kept."""
        return self._values.get(key)

    def keep(self, key: Hashable, value: T) -> T:
        """Keep this."""
        if len(self._values) >= self._most:
            self._values.clear()
        self._values[key] = value
        return value

    def made(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept, or made and kept now."""
        known = self._values.get(key)
        return self.keep(key, make()) if known is None else known

    def clear(self) -> None:
        """Forget everything."""
        self._values.clear()


def forget() -> None:
    """Make everything anew when next asked for."""
    for kept in _all:
        kept.clear()
