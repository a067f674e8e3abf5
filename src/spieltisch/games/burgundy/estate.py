"""An estate: a duchy and what its owners have."""

from typing import ClassVar, Final

from spieltisch.kernel.values import Value

# What a space without a tile holds: nothing within reach, or room beside a placed tile.
OUT_OF_REACH: Final = -2
OPEN: Final = -1

KEY_SPACES: Final = 3
GOODS_SPACES: Final = 3
GOODS_COLOURS: Final = 6

NOBODY: Final = -1


class Estate(Value):
    """A duchy and what its owners have.

    `start` is the site of the starting castle, `tiles` is by site, and `monasteries` has a bit
    for each number that counts; `crests` likewise for shields. `ExpandedEstate` keeps the latter.
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
        self.crests = 0

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
        """Whether the monastery of this number is in the duchy, or counts as if it were."""
        return (self.monasteries >> monastery) & 1 == 1

    def bears(self, shield: int) -> bool:
        """Whether the shield of this number is on one of the castles."""
        return (self.crests >> shield) & 1 == 1

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


class ExpandedEstate(Estate):
    """An estate with what expansions add.

    - `crests`: a bit for each shield borne; `shields`: the shield on each site, 0 for none
    - `model`: the estate whose monasteries count here too, or NOBODY
    - `links`: a bit for each pair of border posts that is joined
    - `routes`: the trade route cards from left to right; `laid`: the goods on their spaces
    """

    fields: ClassVar[tuple[str, ...]] = (
        *Estate.fields,
        "crests",
        "shields",
        "model",
        "links",
        "routes",
        "laid",
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
        crests: int,
        shields: list[int],
        model: int,
        links: int,
        routes: list[int],
        laid: list[int],
    ) -> None:
        super().__init__(duchy, start, tiles, storage, goods, sold, silver, workers, monasteries)
        self.crests = crests
        self.shields = shields
        self.model = model
        self.links = links
        self.routes = routes
        self.laid = laid

    def clone(self) -> Estate:
        return ExpandedEstate(
            self.duchy,
            self.start,
            self.tiles[:],
            self.storage[:],
            self.goods[:],
            self.sold[:],
            self.silver,
            self.workers,
            self.monasteries,
            self.crests,
            self.shields[:],
            self.model,
            self.links,
            self.routes[:],
            self.laid[:],
        )


def new_estate(silver: int, expanded: bool = False) -> Estate:
    """An estate before its duchy is known."""
    goods = [0] * GOODS_COLOURS
    if expanded:
        return ExpandedEstate(
            -1, -1, [], [], goods, goods[:], silver, 0, 0, 0, [], NOBODY, 0, [], []
        )
    return Estate(-1, -1, [], [], goods, goods[:], silver, 0, 0)
