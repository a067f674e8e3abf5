"""The table: what lies on the main board, in the duchies and before the seats.

An *estate* is what belongs to a duchy (tiles, storage, goods, silver, workers); dice and points
belong to a *seat*. In the base game every seat has its own estate.
"""

from typing import ClassVar, Final

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.duchy import Duchy
from spieltisch.games.burgundy.pack import DEPOTS, Pack
from spieltisch.kernel.agenda import State
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.piles import Pile
from spieltisch.kernel.values import Value

# What a space without a tile holds: nothing within reach, or room beside a placed tile.
OUT_OF_REACH: Final = -2
OPEN: Final = -1

NOTHING: Final = -1
"""An empty space of a depot; a bonus tile that nobody has."""

BLACK_DEPOT: Final = 0
"""The six depots are 1 to 6, the central one is 0."""

KEY_SPACES: Final = 3
GOODS_SPACES: Final = 3
GOODS_COLOURS: Final = 6

# Piles of the supply after one for each kind of tile.
BLACK_PILE: Final = 6
GOODS_PILE: Final = 7

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
)
SOURCE_COUNT: Final = 10


class Effect:
    """What placing a tile does, beside completing areas. By default nothing."""

    def happen(self, table: "Table", seat: int, site: int, flow: Flow) -> None:
        """Carry it out for a tile just placed on the site; the tile is already there."""


class Rules:
    """What stays the same for a whole match: the pack as it applies to these seats and options.

    `effects` holds the behaviour of every tile.
    """

    def __init__(
        self,
        pack: Pack,
        seats: int,
        effects: list[Effect],
        extra_tiles: bool,
        most_unused_wins: bool,
    ) -> None:
        board = pack.board
        self.pack = pack
        self.seats = seats
        self.effects = effects
        self.extra_tiles = extra_tiles
        self.most_unused_wins = most_unused_wins
        self.duchies = pack.duchies
        self.area_points = board.area
        self.phase_points = board.phase
        self.bridge_steps = board.bridge_steps
        self.sale_points = board.sale[seats - 2]
        self.large_bonus = board.large_bonus[seats - 2]
        self.small_bonus = board.small_bonus[seats - 2]
        # The spaces of depot d are first[d] up to first[d + 1].
        self.first = [0, board.black_depot[seats - 2]]
        self.slot_pile = [BLACK_PILE] * self.first[1]
        for depot in board.depots:
            self.slot_pile += depot.kinds[:seats]
            self.first.append(len(self.slot_pile))
        self.alternate_pile = self.slot_pile[:]
        if seats == 3:
            for number, depot in enumerate(board.depots, 1):
                self.alternate_pile[self.first[number] + 2] = depot.alternate


class Estate(Value):
    """A duchy and what its owners have.

    `start` is the site of the starting castle, `tiles` is by site, and `monasteries` has a bit
    for each number.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "duchy",
        "start",
        "tiles",
        "storage",
        "goods",
        "sold",
        "silver",
        "workers",
        "monasteries",
    )

    def __init__(
        self,
        duchy: int,
        start: int,
        tiles: list[int],
        storage: list[int],
        goods: list[int],
        sold: list[int],
        silver: int,
        workers: int,
        monasteries: int,
    ) -> None:
        self.duchy = duchy
        self.start = start
        self.tiles = tiles
        self.storage = storage
        self.goods = goods
        self.sold = sold
        self.silver = silver
        self.workers = workers
        self.monasteries = monasteries

    def clone(self) -> "Estate":
        return Estate(
            self.duchy,
            self.start,
            self.tiles[:],
            self.storage[:],
            self.goods[:],
            self.sold[:],
            self.silver,
            self.workers,
            self.monasteries,
        )

    def has(self, monastery: int) -> bool:
        """Whether the monastery of this number is in the duchy."""
        return (self.monasteries >> monastery) & 1 == 1

    def goods_types(self) -> int:
        """How many goods spaces are taken."""
        taken = 0
        for count in self.goods:
            if count:
                taken += 1
        return taken

    def empty_spaces(self) -> int:
        """How many hexes of the duchy have no tile."""
        empty = 0
        for tile in self.tiles:
            if tile < 0:
                empty += 1
        return empty


def new_estate(silver: int) -> Estate:
    """An estate before its duchy is known."""
    return Estate(-1, -1, [], [], [0] * GOODS_COLOURS, [0] * GOODS_COLOURS, silver, 0, 0)


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

    def __init__(
        self,
        rules: Rules,
        in_turn: bool,
        holds: list[int],
        depots: list[int],
        goods: list[int],
        rounds: list[int],
        supply: list[Pile],
        box: list[int],
        estates: list[Estate],
        dice: list[int],
        order: list[int],
        steps: list[int],
        bonuses: list[int],
        sheet: list[int],
    ) -> None:
        super().__init__(rules.seats, in_turn)
        self.rules = rules
        self.phase = 0
        self.round = 0
        self.white = 0
        self.bought = False
        self.holds = holds
        self.depots = depots
        self.goods = goods
        self.rounds = rounds
        self.supply = supply
        self.box = box
        self.estates = estates
        self.dice = dice
        self.order = order
        self.steps = steps
        self.bonuses = bonuses
        self.sheet = sheet

    def clone(self) -> "Table":
        copy = Table(
            self.rules,
            self.in_turn,
            self.holds,
            self.depots[:],
            self.goods[:],
            self.rounds[:],
            self.supply,
            self.box[:],
            [estate.clone() for estate in self.estates],
            self.dice[:],
            self.order[:],
            self.steps[:],
            self.bonuses[:],
            self.sheet[:],
        )
        self.clone_agenda_into(copy)
        copy.phase = self.phase
        copy.round = self.round
        copy.white = self.white
        copy.bought = self.bought
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


def new_table(rules: Rules, in_turn: bool) -> Table:
    """A table with full piles and nothing else on it."""
    board = rules.pack.board
    return Table(
        rules,
        in_turn,
        list(range(rules.seats)),
        [NOTHING] * len(rules.slot_pile),
        [0] * (GOODS_COLOURS * (DEPOTS + 1)),
        [],
        full_supply(rules),
        [0] * len(tiles.TILES),
        [new_estate(board.silver) for _seat in range(rules.seats)],
        [0] * (2 * rules.seats),
        list(range(rules.seats)),
        [0] * rules.seats,
        [NOTHING] * (2 * len(tiles.KINDS)),
        [0] * (rules.seats * SOURCE_COUNT),
    )


def full_supply(rules: Rules) -> list[Pile]:
    """All tiles by the colour of their backs, then all goods."""
    pack = rules.pack
    faces: list[list[int]] = [[] for _pile in range(GOODS_PILE)]
    for tile in range(len(tiles.TILES)):
        faces[tiles.KIND_OF[tile]] += [tile] * pack.tiles.coloured[tile]
        faces[BLACK_PILE] += [tile] * pack.tiles.black[tile]
    if rules.extra_tiles:
        faces[tiles.MONASTERY] += pack.tiles.extra_yellow
        faces[BLACK_PILE] += pack.tiles.extra_black
    goods = [colour for colour in range(GOODS_COLOURS) for _tile in range(pack.tiles.goods_each)]
    return [Pile(pile) for pile in [*faces, goods]]
