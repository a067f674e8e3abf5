"""The Wise Eminence, the solo game's automaton: what lies on the board that is laid out for it.

It is no seat: it has a board, a ship, a score and pieces of a second colour, and nothing else.
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake.pieces import Pack, SoloTile
from spieltisch.games.boonlake.terms import SIDE_A, SIDE_B, UPPER_LEFT
from spieltisch.kernel.values import Value

EMINENCE: Final = 1
"""The owner of its pieces and its ship, in all lists that go by owner. The human is 0."""

# Where its victory points come from: the lines of its sheet.
GAIN_REGIONS: Final = 0
GAIN_HOUSES: Final = 1
GAIN_SETTLEMENTS: Final = 2
GAIN_CATTLE: Final = 3
GAIN_BESIDE_CATTLE: Final = 4
GAIN_CACTUS: Final = 5
GAIN_NONE_LEFT: Final = 6
GAIN_UNREVEALED: Final = 7
GAIN_KEYS: Final = (
    "regions",
    "houses",
    "settlements",
    "cattle",
    "beside-cattle",
    "cactus",
    "none-left",
    "unrevealed",
)

NO_TILE: Final = -1


class Eminence(Value):
    """The Eminence's board. Counts of houses, settlements, cattle: gone from the board.

    The tiles of the stack do not exist before they are revealed: `stack[side]` says how many of
    each side lie there, `hidden` which tiles they may be (before the first time through, also
    the removed ones). `shown` are those revealed since the stack was laid, the latest last.
    `corner` is where the silhouette shows on the top of the stack; upper left with none left.
    `acting` while it is the Eminence's turn. Lists are replaced, never changed in place.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "vp",
        "houses",
        "settlements",
        "cattle",
        "cactus",
        "acting",
        "corner",
        "stack",
        "hidden",
        "shown",
        "points",
    )

    def __init__(
        self,
        vp: int,
        houses: int,
        settlements: int,
        cattle: int,
        cactus: int,
        acting: bool,
        corner: int,
        stack: list[int],
        hidden: list[int],
        shown: list[int],
        points: list[int],
    ) -> None:
        self.vp = vp
        self.houses = houses
        self.settlements = settlements
        self.cattle = cattle
        self.cactus = cactus
        self.acting = acting
        self.corner = corner
        self.stack = stack
        self.hidden = hidden
        self.shown = shown
        self.points = points

    def clone(self) -> "Eminence":
        return Eminence(
            self.vp,
            self.houses,
            self.settlements,
            self.cattle,
            self.cactus,
            self.acting,
            self.corner,
            self.stack,
            self.hidden,
            self.shown,
            self.points,
        )

    # Lists that copies share are replaced here.

    def score(self, vp: int, gain: int) -> None:
        self.vp += vp
        points = self.points[:]
        points[gain] += vp
        self.points = points

    def show(self, tile: SoloTile) -> None:
        """A tile of the stack has been turned over."""
        stack = self.stack[:]
        stack[tile.side] -= 1
        self.stack = stack
        self.hidden = [other for other in self.hidden if other != tile.index]
        self.shown = [*self.shown, tile.index]

    def restack(self, tiles: list[SoloTile]) -> None:
        """All tiles shown go back face down: from now on it is known which ones they are."""
        self.hidden = sorted(self.shown)
        self.stack = by_side([tiles[index] for index in self.hidden])
        self.shown = []

    # What is asked often.

    def stack_size(self) -> int:
        return self.stack[SIDE_A] + self.stack[SIDE_B]

    def tile(self) -> int:
        """The solo tile revealed last, or NO_TILE."""
        return self.shown[-1] if self.shown else NO_TILE


def by_side(tiles: list[SoloTile]) -> list[int]:
    """How many tiles show side A and side B."""
    count = [0, 0]
    for tile in tiles:
        count[tile.side] += 1
    return count


def new_eminence(pack: Pack, level: int) -> Eminence:
    """All pieces on the board, and as many A and B tiles in the stack as the level leaves."""
    count = by_side(pack.solo_tiles)
    removed = pack.solo_levels[level]
    stack = [count[SIDE_A] - removed.remove_a, count[SIDE_B] - removed.remove_b]
    hidden = [tile.index for tile in pack.solo_tiles]
    return Eminence(0, 0, 0, 0, 0, False, UPPER_LEFT, stack, hidden, [], [0] * len(GAIN_KEYS))


NOBODY: Final = Eminence(0, 0, 0, 0, 0, False, UPPER_LEFT, [0, 0], [], [], [])
"""Stands where several people play."""
