"""The table: what lies on the main board, in the duchies and before the seats.

An *estate* is what belongs to a duchy (tiles, storage, goods, silver, workers); dice and points
belong to a *seat*. In the base game every seat has its own estate, in the team game two share one.
"""

from typing import Any, ClassVar, Final

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.duchy import Duchy
from spieltisch.games.burgundy.estate import (
    GOODS_COLOURS,
    GOODS_SPACES,
    KEY_SPACES,
    OPEN,
    OUT_OF_REACH,
    Estate,
    ExpandedEstate,
    new_estate,
)
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.pack_additions import SHIELDS
from spieltisch.games.burgundy.rules import (
    BLACK_PILE,
    GOODS_PILE,
    Effect,
    Rules,
    full_supply,
)
from spieltisch.kernel.agenda import Choice, State
from spieltisch.kernel.piles import Pile

__all__ = [
    "BLACK_DEPOT",
    "BLACK_PILE",
    "GOODS_COLOURS",
    "GOODS_PILE",
    "GOODS_SPACES",
    "INN_DEPOT",
    "KEY_SPACES",
    "NOTHING",
    "OPEN",
    "OUT_OF_REACH",
    "Effect",
    "Estate",
    "ExpandedTable",
    "Rules",
    "Table",
    "new_table",
]

NOTHING: Final = -1
"""An empty space of a depot; a bonus tile that nobody has."""

# The six depots are 1 to 6, the central one is 0; the stack of inns lies beside it.
BLACK_DEPOT: Final = 0
INN_DEPOT: Final = DEPOTS + 1
DEPOT_WORDS: Final = ["black", *[str(depot) for depot in range(1, DEPOTS + 1)], "inns"]

# Where points come from.
FROM_AREA: Final = 0
FROM_PHASE: Final = 1
FROM_COLOUR: Final = 2
FROM_LIVESTOCK: Final = 3
FROM_SALE: Final = 4
FROM_WATCHTOWER: Final = 5
FROM_GOODS: Final = 6
FROM_SILVER: Final = 7
FROM_WORKERS: Final = 8
FROM_MONASTERY: Final = 9
SOURCE_COUNT: Final = 10
# What only expansions bring is written on a sheet of its own.
FROM_POSTS: Final = 10
FROM_ROUTES: Final = 11
FROM_SHIELDS: Final = 12
FROM_SILVER_PAID: Final = 13
MORE_SOURCES: Final = 4
SOURCES: Final = (
    "area",
    "phase",
    "colour",
    "livestock",
    "sale",
    "watchtower",
    "goods",
    "silver",
    "workers",
    "monastery",
    "posts",
    "routes",
    "shields",
    "silver-paid",
)


# What a table begins with before it is filled or copied. Never changed.
_NONE: Final[list[int]] = []
_NO_PILES: Final[list[Pile]] = []
_NO_ESTATES: Final[list[Estate]] = []
_NO_STORES: Final[list[list[int]]] = []


class Table(State):
    """The whole table. Lists that hold something for each seat, depot or kind are flat.

    - `depots`: a tile or NOTHING for every space, see `Rules.first`
    - `goods`: how many goods tiles lie on each depot, at 6 × depot + colour
    - `rounds`: the goods tiles still on the round spaces, the next one first
    - `supply`: the piles, by kind, then black, then goods. Clones share it: whoever changes it
      takes `own_supply()` first. It changes only in set-up and between phases.
    - `box`: how many tiles of each face have left the game
    - `holds`: the estate of each seat
    - `dice`: two for each seat, 0 when used
    - `order`: the seats as they stand on the bridge, next to move first; `steps`: how far
    - `bonuses`: who has the large and the small bonus tile of each kind
    - `sheet`: points by seat and source
    """

    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "phase",
        "round",
        "white",
        "bought",
        "depots",
        "goods",
        "rounds",
        "supply",
        "box",
        "estates",
        "dice",
        "order",
        "steps",
        "bonuses",
        "sheet",
    )

    def __init__(self, rules: Rules, in_turn: bool) -> None:
        super().__init__(rules.seats, in_turn)
        self.rules = rules
        self.holds = rules.holds
        self.phase = 0
        self.round = 0
        self.white = 0
        self.bought = False
        self.depots = _NONE
        self.goods = _NONE
        self.rounds = _NONE
        self.supply = _NO_PILES
        self.box = _NONE
        self.estates = _NO_ESTATES
        self.dice = _NONE
        self.order = _NONE
        self.steps = _NONE
        self.bonuses = _NONE
        self.sheet = _NONE
        # By seat, tiles that only this seat may use; of a seat without such spaces nothing.
        self.private = _NO_STORES

    def blank(self) -> "Table":
        """A table of the same kind with nothing on it."""
        return Table(self.rules, self.in_turn)

    def clone(self) -> "Table":
        copy = self.blank()
        self.clone_agenda_into(copy)
        copy.phase = self.phase
        copy.round = self.round
        copy.white = self.white
        copy.bought = self.bought
        copy.depots = self.depots[:]
        copy.goods = self.goods[:]
        copy.rounds = self.rounds[:]
        copy.supply = self.supply
        copy.box = self.box[:]
        copy.estates = [estate.clone() for estate in self.estates]
        copy.dice = self.dice[:]
        copy.order = self.order[:]
        copy.steps = self.steps[:]
        copy.bonuses = self.bonuses[:]
        copy.sheet = self.sheet[:]
        return copy

    def own_supply(self) -> list[Pile]:
        """The supply, no longer shared with any clone."""
        self.supply = [pile.clone() for pile in self.supply]
        return self.supply

    def estate(self, seat: int) -> Estate:
        """The estate this seat plays on."""
        return self.estates[self.holds[seat]]

    def duchy(self, seat: int) -> Duchy:
        """The board of this seat's estate."""
        return self.rules.duchies[self.estates[self.holds[seat]].duchy]

    def tiles_in(self, depot: int) -> list[int]:
        """The different tiles in a depot: those that are alike make one option."""
        first = self.rules.first
        found: list[int] = []
        for slot in range(first[depot], first[depot + 1]):
            tile = self.depots[slot]
            if tile != NOTHING and tile not in found:
                found.append(tile)
        return found

    def unused_dice(self, seat: int) -> list[int]:
        """The different numbers that the seat's unused dice show."""
        one = self.dice[2 * seat]
        two = self.dice[2 * seat + 1]
        if one == 0:
            return [two] if two else []
        return [one] if two in (0, one) else [one, two]

    def score(self, seat: int, source: int, points: int) -> None:
        """Give victory points."""
        self.sheet[seat * SOURCE_COUNT + source] += points

    def points(self, seat: int) -> int:
        """The seat's victory points."""
        total = 0
        for source in range(SOURCE_COUNT):
            total += self.sheet[seat * SOURCE_COUNT + source]
        return total

    def stewards(self) -> list[int]:
        """One seat for each estate, in turn order: who decides what concerns it as a whole."""
        if not self.rules.team:
            return self.order
        return [
            seat
            for at, seat in enumerate(self.order)
            if all(self.holds[seat] != self.holds[before] for before in self.order[:at])
        ]

    def owners(self) -> list[int]:
        """One seat for each estate, the first of those that hold it."""
        return [self.holds.index(estate) for estate in range(len(self.estates))]

    def holders(self, number: int) -> list[int]:
        """The seats that hold an estate."""
        return [seat for seat in range(self.seats) if self.holds[seat] == number]

    def finished(self) -> bool:
        """Whether the game ends before its time: alone, when the duchy is full."""
        return self.rules.solo and self.estates[0].empty_spaces() == 0

    def bonus_count(self, seat: int) -> int:
        """How many bonus tiles the seat's estate has earned."""
        owners = [owner for owner in self.bonuses if owner != NOTHING]
        return sum(1 for owner in owners if self.holds[owner] == self.holds[seat])


class ExpandedTable(Table):
    """A table with what expansions add.

    - `more`: points by seat and source, for the sources that expansions bring
    - `private`: by seat, tiles on a partner's own spaces
    - `posted`: the depot on which each shield lies, 0 for none
    - `bent`: whether shield 16 has been used this turn
    - `between`: whether all turns of a phase are over, so that nobody may buy
    - `post_bonuses`: who was first and second to join all border posts
    - `counter`, `target`: how far a solo player is on the way to the next action
    - `craned`: whether the crane has counted as a building, which it does once
    - `gains`: points that a solo player has scored and not yet moved the counter for
    - `lost`: by colour, goods that have left the game
    - `turned`: the tiles of the black depot that lie face down somewhere
    """

    fields: ClassVar[tuple[str, ...]] = (
        *Table.fields,
        "more",
        "private",
        "posted",
        "bent",
        "between",
        "post_bonuses",
        "counter",
        "target",
        "craned",
        "gains",
        "lost",
        "turned",
    )

    def __init__(self, rules: Rules, in_turn: bool) -> None:
        super().__init__(rules, in_turn)
        self.more = _NONE
        self.posted = _NONE
        self.bent = False
        self.between = False
        self.post_bonuses = _NONE
        self.counter = 0
        self.target = 0
        self.craned = False
        self.gains = _NONE
        self.lost = _NONE
        self.turned = _NONE

    def blank(self) -> Table:
        return ExpandedTable(self.rules, self.in_turn)

    def clone(self) -> Table:
        copy = expanded(super().clone())
        copy.more = self.more[:]
        copy.private = [store[:] for store in self.private]
        copy.posted = self.posted[:]
        copy.bent = self.bent
        copy.between = self.between
        copy.post_bonuses = self.post_bonuses[:]
        copy.counter = self.counter
        copy.target = self.target
        copy.craned = self.craned
        copy.gains = self.gains[:]
        copy.lost = self.lost[:]
        copy.turned = self.turned[:]
        return copy

    def note(self, seat: int, source: int, points: int) -> None:
        """Write points down from a source that an expansion brings."""
        self.more[seat * MORE_SOURCES + source - SOURCE_COUNT] += points

    def score(self, seat: int, source: int, points: int) -> None:
        if source < SOURCE_COUNT:
            super().score(seat, source, points)
        else:
            self.note(seat, source, points)
        for expansion in self.rules.expansions:
            expansion.scored(self, seat, points)

    def standing(self, seat: int) -> Choice[Any] | None:
        for expansion in self.rules.expansions:
            choice = expansion.standing(self, seat)
            if choice is not None:
                return choice
        return None

    def points(self, seat: int) -> int:
        begin = seat * MORE_SOURCES
        return super().points(seat) + sum(self.more[begin : begin + MORE_SOURCES])


def expanded(table: Table) -> ExpandedTable:
    """The table as one that keeps what expansions add."""
    assert isinstance(table, ExpandedTable)
    return table


def grounds(table: Table, seat: int) -> ExpandedEstate:
    """The seat's estate as one that keeps what expansions add."""
    estate = table.estate(seat)
    assert isinstance(estate, ExpandedEstate)
    return estate


def new_table(rules: Rules, in_turn: bool) -> Table:
    """A table with full piles and nothing else on it."""
    wide = bool(rules.expansions)
    table = ExpandedTable(rules, in_turn) if wide else Table(rules, in_turn)
    seats = rules.seats
    table.depots = [NOTHING] * rules.first[-1]
    table.goods = [0] * (GOODS_COLOURS * (DEPOTS + 1))
    table.rounds = []
    table.supply = full_supply(rules)
    table.box = [0] * rules.faces
    table.estates = [new_estate(rules.silver, wide) for _estate in range(max(rules.holds) + 1)]
    table.dice = [0] * (2 * seats)
    table.order = list(range(seats))
    table.steps = [0] * seats
    table.bonuses = [NOTHING] * (2 * len(tiles.KINDS))
    table.sheet = [0] * (seats * SOURCE_COUNT)
    if isinstance(table, ExpandedTable):
        table.more = [0] * (seats * MORE_SOURCES)
        table.private = [[] for _seat in range(seats)] if rules.team else []
        table.posted = [0] * (SHIELDS + 1)
        table.post_bonuses = [NOTHING, NOTHING]
        table.gains = []
        table.lost = [0] * GOODS_COLOURS
        table.turned = []
    return table
