"""A voice: one language and the names of who sits where.

A scene says hundreds of things and most of them again and again, so what was said is kept.
"""

from collections.abc import Callable
from functools import lru_cache

from spieltisch import texts
from spieltisch.draw.kept import Kept
from spieltisch.kernel.wording import OwnName, SeatName, Text

_KEPT = 1 << 16


@lru_cache(maxsize=_KEPT)
def _said(language: str, message: str, values: tuple[tuple[str, str | int], ...]) -> str:
    return texts.say(language, message, {name.replace("_", "-"): it for name, it in values})


# What games said without naming a seat, by language and text.
_told: Kept[str] = Kept(_KEPT)


def forget() -> None:
    """Say everything anew, after a change of the texts."""
    _said.cache_clear()
    _told.clear()


class Voice:
    """Says messages and the kernel's texts. `speak` comes from the table, which knows the names."""

    def __init__(self, language: str, speak: Callable[[Text], str], names: list[str]) -> None:
        self.language = language
        self.speak = speak
        self.names = names

    def say(self, message: str, **values: str | int) -> str:
        """A message in this language; `_` in a value's name stands for `-`."""
        return _said(self.language, message, tuple(values.items()))

    def tell(self, text: Text, otherwise: str) -> str:
        """A text of a game, or this where the game has no words for it yet."""
        key = _key(text)
        if key is None:
            return self._speak(text, otherwise)
        # Plans are drawn in threads: what is kept may be gone a moment later.
        return _told.made((self.language, otherwise, *key), lambda: self._speak(text, otherwise))

    def _speak(self, text: Text, otherwise: str) -> str:
        try:
            return self.speak(text)
        except texts.MissingMessage:
            return otherwise


def _key(text: Text) -> tuple[object, ...] | None:
    """The content of a text, or None where it names a seat: names differ from table to table."""
    if isinstance(text, SeatName):
        return None
    parts: list[object] = [text.message]
    if isinstance(text, OwnName):
        parts += text.own.values()
    for name, value in text.values.items():
        inner: object = _key(value) if isinstance(value, Text) else value
        if inner is None:
            return None
        parts.append((name, inner))
    return tuple(parts)
