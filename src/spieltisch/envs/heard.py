"""What every seat has seen and heard so far, as one short hash for each: perfect recall, cheaply.

Positions of a search tree share their past, so it is a chain; hashes are made when asked for.
"""

from collections.abc import Sequence

from spieltisch.kernel.events import EventKind, seen_by
from spieltisch.kernel.values import Plain, digest

Told = list[tuple[EventKind, tuple[int, ...]]]


class Heard:
    """The events of one move and all before. Two seats with the same hash have seen the same."""

    def __init__(self, before: "Heard | None", told: Told) -> None:
        self._before = before
        self._told = told
        self._hashes: dict[int, str] = {}

    def hash(self, seat: int) -> str:
        """The hash of everything that a seat has seen."""
        later: list[Heard] = []
        link: Heard | None = self
        while link is not None and seat not in link._hashes:
            later.append(link)
            link = link._before
        known = "" if link is None else link._hashes[seat]
        for link in reversed(later):
            known = link._extended(known, seat)
            link._hashes[seat] = known
        return known

    def _extended(self, known: str, seat: int) -> str:
        seen: list[Plain] = [known]
        for kind, values in self._told:
            event = seen_by(seat, kind, values)
            seen.append([event.name, *event.values.values()])
        return digest(seen)

    def hashes(self, seats: int) -> list[str]:
        """The hash of every seat."""
        return [self.hash(seat) for seat in range(seats)]

    def as_known_to(self, seat: int, seats: int) -> "Heard":
        """A past in which the others have heard nothing that this seat does not know."""
        own = self.hash(seat)
        return remembered(
            [own if other == seat else digest([own, other]) for other in range(seats)]
        )


def remembered(hashes: Sequence[str]) -> Heard:
    """A past of which only the hashes are left."""
    past = Heard(None, [])
    past._hashes = dict(enumerate(hashes))
    return past
