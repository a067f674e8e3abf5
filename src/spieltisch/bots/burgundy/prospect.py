"""A seat's duchy as the value needs it: what is missing, counted once for all its parts."""

from typing import Final

from spieltisch.bots.burgundy import worth
from spieltisch.games.burgundy import crests, tiles
from spieltisch.games.burgundy.placing import LARGEST_AREA
from spieltisch.games.burgundy.table import OPEN, Table

_UNKNOWN: Final = -999.0


class Prospect:
    """What a seat has before it.

    - `left`: the turns it has not begun yet; `hands`: how many partners share the estate
    - `missing`: empty spaces by area; `by_kind`: by colour
    - `open_kinds`: a bit for each colour with a space within reach; `open_sites`: how many
    """

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.estate = table.estate(seat)
        self.duchy = table.duchy(seat)
        self.left = worth.turns_left(table, seat)
        self.hands = worth.partners(table)
        duchy = self.duchy
        missing = [0] * len(duchy.areas)
        by_kind = [0] * len(tiles.KINDS)
        open_kinds = 0
        open_sites = 0
        held = self.estate.tiles
        for site in range(duchy.size):
            tile = held[site]
            if tile < 0:
                missing[duchy.area[site]] += 1
                by_kind[duchy.kind[site]] += 1
                if tile == OPEN:
                    open_sites += 1
                    open_kinds |= 1 << duchy.kind[site]
        self.missing = missing
        self._gains = [_UNKNOWN] * len(missing)
        self.by_kind = by_kind
        self.open_kinds = open_kinds
        self.open_sites = open_sites
        self.anywhere = self.estate.bears(crests.PLACE_ANYWHERE)

    def size_of(self, area: int) -> int:
        """The size that an area will score as; an inn in it makes it one larger."""
        size = len(self.duchy.areas[area])
        if self.table.rules.inns:
            held = self.estate.tiles
            for site in self.duchy.areas[area]:
                if held[site] == tiles.INN:
                    return size + 1
        return size

    def gain(self, area: int) -> float:
        """What one more tile in an area adds to its worth."""
        known = self._gains[area]
        if known == _UNKNOWN:
            known = self._gains[area] = self._gain(area, 0)
        return known

    def gain_by_inn(self, area: int) -> float:
        """What an inn in an area adds to its worth."""
        return self._gain(area, 1)

    def _gain(self, area: int, larger: int) -> float:
        missing = self.missing[area]
        size = self.size_of(area)
        points = self.points_for(size)
        now = worth.area_worth(points, missing, self.left, self.hands)
        points = self.points_for(size + larger)
        if missing == 1:
            phase = min(self.table.turns[self.seat] // worth.ROUNDS, worth.PHASES - 1)
            return points + self.table.rules.phase_points[phase] - now
        return worth.area_worth(points, missing - 1, self.left, self.hands) - now

    def points_for(self, size: int) -> int:
        """The points for an area of some size."""
        return self.table.rules.area_points[size if size < LARGEST_AREA else LARGEST_AREA]

    def empty(self) -> int:
        """How many spaces are empty."""
        return sum(self.by_kind)

    def to_come(self, kind: int) -> float:
        """How many tiles of a colour the seat is likely to place."""
        empty = self.empty()
        if not empty:
            return 0.0
        placed = 1.15 * self.left * self.hands
        return self.by_kind[kind] * min(1.0, placed / empty)
