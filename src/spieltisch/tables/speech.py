"""From the kernel's texts to sentences: fills in things' names and the names of who sits where."""

import re
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from spieltisch import texts
from spieltisch.draw.voice import Voice
from spieltisch.kernel.wording import OwnName, SeatName, Text

_NOBODY: Final = 0xE000
_SEATS: Final = re.compile("[\ue000-\ue0ff]")
"""Each seat has a sign of its own, which no text uses, in sentences that hold at every table."""


def speak(text: Text, language: str, names: Sequence[str] = ()) -> str:
    """The text as a sentence. Seats without a name are told by their number."""

    def named(seat: re.Match[str]) -> str:
        return seat_name(ord(seat[0]) - _NOBODY - 1, language, names)

    return _SEATS.sub(named, _nameless(text, language))


def _nameless(text: Text, language: str) -> str:
    """The text as a sentence with a sign for every seat."""
    if isinstance(text, SeatName):
        return chr(_NOBODY + 1 + text.seat)
    if isinstance(text, OwnName):
        return text.own[language]
    values = [
        (name, _nameless(value, language) if isinstance(value, Text) else value)
        for name, value in text.values.items()
    ]
    return _said(language, text.message, tuple(values))


@lru_cache(maxsize=50_000)
def _said(language: str, message: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """What has been said once need not be put together again; a game says the same very often."""
    return texts.say(language, message, dict(values))


def forget() -> None:
    """Say everything anew, after a change of the texts."""
    _said.cache_clear()


def seat_name(seat: int, language: str, names: Sequence[str] = ()) -> str:
    """Who sits there."""
    if seat < len(names):
        return names[seat]
    return _said(language, "seat-name", (("number", seat + 1),))


def voice_of(language: str, names: Sequence[str] = (), seats: int = 0) -> Voice:
    """A voice that knows who sits where: by their names, or that many seats by their numbers."""
    called = [seat_name(seat, language, names) for seat in range(max(seats, len(names)))]
    return Voice(language, partial(speak, language=language, names=called), called)
