"""From the kernel's texts to sentences: fills in things' names and the names of who sits where."""

from collections.abc import Sequence

from spieltisch import texts
from spieltisch.kernel.wording import SeatName, Text


def speak(text: Text, language: str, names: Sequence[str] = ()) -> str:
    """The text as a sentence. Seats without a name are told by their number."""
    if isinstance(text, SeatName):
        return seat_name(text.seat, language, names)
    values = {
        name: speak(value, language, names) if isinstance(value, Text) else value
        for name, value in text.values.items()
    }
    return texts.say(language, text.message, values)


def seat_name(seat: int, language: str, names: Sequence[str] = ()) -> str:
    """Who sits there."""
    if seat < len(names):
        return names[seat]
    return texts.say(language, "seat-name", {"number": seat + 1})
