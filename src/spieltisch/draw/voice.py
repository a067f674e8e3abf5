"""A voice: one language and the names of who sits where.

A scene says hundreds of things and most of them again and again, so what was said is kept.
"""

from collections.abc import Callable
from functools import lru_cache

from spieltisch import texts
from spieltisch.kernel.wording import Text

_KEPT = 1 << 16


@lru_cache(maxsize=_KEPT)
def _said(language: str, message: str, values: tuple[tuple[str, str | int], ...]) -> str:
    return texts.say(language, message, {name.replace("_", "-"): it for name, it in values})


def forget() -> None:
    """Say everything anew, after a change of the texts."""
    _said.cache_clear()


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
        try:
            return self.speak(text)
        except texts.MissingMessage:
            return otherwise
