"""Patience: how long the others bear it when somebody who should decide does nothing.

Only where no clock runs; with a clock nobody has to ask. As with clocks the time is handed in.
"""

from collections.abc import Collection
from typing import Final

from spieltisch.kernel.values import Plain
from spieltisch.tables.deeds import AnyDeed, GivenBack, Moved, Resigned, TakenOver, Undone
from spieltisch.tables.refusal import Refused
from spieltisch.tables.terms import Pace

_MINUTE = 60_000
LIMITS: Final = {"live": 10 * _MINUTE, "days": 7 * 24 * 60 * _MINUTE}
"""After so many milliseconds without a deed somebody counts as absent, by the table's pace."""


class Patience:
    """Since when each awaited person has done nothing: their question, or their latest deed."""

    def __init__(self, pace: Pace) -> None:
        self.limit = 0 if pace.clock != "none" else LIMITS[pace.kind]
        self.since: dict[int, int] = {}

    def turn_to(self, awaited: Collection[int], acting: Collection[int], at: int) -> None:
        """These persons are awaited now; who acts shows that they are there."""
        old = self.since
        self.since = {seat: at if seat in acting else old.get(seat, at) for seat in awaited}

    def check(self, seat: int, at: int) -> None:
        """Refuse unless the seat's person has been awaited for long enough."""
        if not self.limit:
            raise Refused("has-clock")
        if seat not in self.since:
            raise Refused("not-awaited")
        left = self.since[seat] + self.limit - at
        if left > 0:
            raise Refused("too-soon", left)

    def plain(self, seats: int) -> dict[str, Plain]:
        """For views."""
        return {"since": [self.since.get(seat) for seat in range(seats)], "limit": self.limit}


def doer(deed: AnyDeed) -> int:
    """The seat whose person has done this; -1 if no person at the table has."""
    match deed:
        case Moved(seat=seat, bot=bot):
            return -1 if bot else seat
        case TakenOver(why="absent", by=by):
            return by
        case TakenOver(why="time"):
            return -1
        case Undone(seat=seat) | Resigned(seat=seat) | TakenOver(seat=seat) | GivenBack(seat=seat):
            return seat
    return -1
