"""The clock of a table: who is thinking since when, and who has run out of time.

Nothing here reads the time; it is handed in, in milliseconds, so that a journal told again gives
the same clocks.
"""

from collections.abc import Collection

from spieltisch.kernel.values import Plain
from spieltisch.tables.terms import Pace


class Clock:
    """What is left for each seat, and since when each thinking seat thinks."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.seconds * 1000] * seats
        self.since: dict[int, int] = {}

    @property
    def runs(self) -> bool:
        return self.pace.clock != "none"

    def turn_to(self, thinking: Collection[int], moved: int, at: int) -> None:
        """These seats think from now on; the seat that moved has used its time so far."""
        if not self.runs:
            return
        for seat in [s for s in self.since if s == moved or s not in thinking]:
            self._stop(seat, at)
        for seat in thinking:
            self.since.setdefault(seat, at)

    def _stop(self, seat: int, at: int) -> None:
        used = max(0, at - self.since.pop(seat))
        if self.pace.clock == "game":
            self.left[seat] = max(0, self.left[seat] - used)

    def pause(self, milliseconds: int, at: int) -> None:
        """Nobody's time has run for so long: there was nobody to whom one could have answered."""
        self.since = {seat: min(at, since + milliseconds) for seat, since in self.since.items()}

    def refill(self, seat: int) -> None:
        """A seat given back gets a little time, so that it does not run out at once."""
        self.left[seat] = max(self.left[seat], min(self.pace.seconds, 60) * 1000)

    def deadline(self, seat: int) -> int | None:
        """When the seat's time is up, if it runs."""
        since = self.since.get(seat)
        return None if since is None else since + self.left[seat]

    def next_deadline(self) -> int | None:
        """When the first thinking seat runs out."""
        return min((since + self.left[seat] for seat, since in self.since.items()), default=None)

    def plain(self) -> dict[str, Plain]:
        """For snapshots and views."""
        return {
            "left": list(self.left),
            "since": [self.since.get(seat) for seat in range(len(self.left))],
        }

    def load(self, left: list[int], since: list[int | None]) -> None:
        """Stand where a snapshot stood."""
        self.left = left
        self.since = {seat: at for seat, at in enumerate(since) if at is not None}
