"""Seats that go from a person to a bot and back, in words."""

from collections.abc import Sequence
from typing import Final

from spieltisch import texts
from spieltisch.tables.deeds import GivenBack, Resigned, TakenOver

_MINUTE = 60_000
_HOUR = 60 * _MINUTE
_DAY = 24 * _HOUR
_LATELY = 2
"""Up to so many hours are told in minutes, up to so many days in hours."""

TAKEN_OVER: Final = {
    "left": "handed-left",
    "time": "handed-time",
    "absent": "handed-absent",
}
"""What the log says of a bot that takes over, by the reason."""


def handed_line(
    deed: TakenOver | GivenBack | Resigned, language: str, names: tuple[str, ...]
) -> str:
    """The line of the log."""
    values = {"name": names[deed.seat]}
    match deed:
        case TakenOver(why=why, by=by):
            asker = {"by": names[by]} if by >= 0 else {}
            return texts.say(language, TAKEN_OVER[why], {**values, **asker})
        case GivenBack():
            return texts.say(language, "handed-back", values)
        case Resigned():
            return texts.say(language, "handed-resigned", values)


def replaced_line(seat: int, language: str, names: Sequence[str]) -> str:
    """The line of the log for a bot that failed: a simpler one has decided."""
    return texts.say(language, "handed-replaced", {"name": names[seat]})


def _unit(milliseconds: int) -> tuple[int, str]:
    if milliseconds > _LATELY * _DAY:
        return _DAY, "span-days"
    if milliseconds > _LATELY * _HOUR:
        return _HOUR, "span-hours"
    return _MINUTE, "span-minutes"


def span(language: str, milliseconds: int, *, up: bool = False) -> str:
    """A length of time in words, in whole minutes, hours or days; rounded up if one has to wait."""
    unit, message = _unit(milliseconds)
    count = -(-milliseconds // unit) if up else milliseconds // unit
    return texts.say(language, message, {"count": max(1, count)})
