"""What placing a tile does: ships, castles, livestock and the monasteries that act at once.

Buildings have their own module.
"""

from typing import ClassVar, Final

from spieltisch.games.burgundy import bridge
from spieltisch.games.burgundy.actions import Options, add_actions
from spieltisch.games.burgundy.crests import ONE_PASTURE
from spieltisch.games.burgundy.dice import ANY
from spieltisch.games.burgundy.events import LOADS, SCORES_HERD
from spieltisch.games.burgundy.monasteries import ADJACENT_DEPOT, BETTER_HERDS
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.purchases import OwnChoice, add_asides
from spieltisch.games.burgundy.table import (
    FROM_LIVESTOCK,
    GOODS_COLOURS,
    Effect,
    Table,
)
from spieltisch.games.burgundy.tiles import (
    ANIMAL_OF,
    ANIMALS,
    GEESE_ANIMAL,
    HEADS_OF,
    LIVESTOCK,
)
from spieltisch.games.burgundy.why_not import (
    blocked_places,
    blocked_purchases,
    blocked_sales,
    blocked_takes,
)
from spieltisch.kernel.agenda import Blocked, Choice, Option, Step
from spieltisch.kernel.flow import Flow

ANY_DIE: Final[list[int]] = [ANY]


class Forgo(Option[Table]):
    """Every effect is optional."""

    verb: ClassVar[str] = "forgo"

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        pass


FORGO: Final = Forgo()


class EffectChoice(OwnChoice):
    """How to use a tile's effect, or not at all.

    Where there is no way to use it nothing is asked, unless a purchase might help.
    """

    purchase_helps: ClassVar[bool] = False

    def uses(self, table: Table) -> Options:
        """Every way to use the effect."""
        raise NotImplementedError

    def options(self, state: Table) -> Options:
        options = self.uses(state)
        if options or self.purchase_helps:
            add_asides(state, self.seat, options)
        options.append(FORGO)
        return options

    def blocked(self, state: Table) -> list[Blocked]:
        return blocked_purchases(state, self.seat)


# Ships


class ShipEffect(Effect):
    """Goods from a depot of choice, then a step on the bridge."""

    def happen(self, table: Table, seat: int, site: int, flow: Flow) -> None:
        table.push(Advance(seat))
        for expansion in table.rules.expansions:
            expansion.landed(table, seat)
        table.push(ChooseDepot(seat))


class Advance(Step[Table]):
    """One step on the bridge."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Table, flow: Flow) -> None:
        bridge.advance(state, self.seat, flow)


class ChooseDepot(EffectChoice):
    """From which depot does the ship take goods?"""

    def uses(self, table: Table) -> Options:
        return [Load(depot) for depot in range(1, DEPOTS + 1) if can_load(table, self.seat, depot)]

    def take(self, state: Table, option: Option[Table], flow: Flow) -> None:
        if isinstance(option, Load) and state.estate(self.seat).has(ADJACENT_DEPOT):
            state.push(ChooseAdjacentDepot(self.seat, option.depot))
        super().take(state, option, flow)


class ChooseAdjacentDepot(EffectChoice):
    """Monastery 5: goods from a depot next to the first one, too."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "depot")

    def __init__(self, seat: int, depot: int) -> None:
        super().__init__(seat)
        self.depot = depot

    def uses(self, table: Table) -> Options:
        before = (self.depot - 2) % DEPOTS + 1
        after = self.depot % DEPOTS + 1
        return [Load(depot) for depot in (before, after) if can_load(table, self.seat, depot)]


class Load(Option[Table]):
    """Take all goods from a depot for which there is room."""

    verb: ClassVar[str] = "load"
    fields: ClassVar[tuple[str, ...]] = ("depot",)

    def __init__(self, depot: int) -> None:
        self.depot = depot

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        load(state, seat, self.depot, flow)


def can_load(table: Table, seat: int, depot: int) -> bool:
    """Whether a depot holds goods that the estate has room for."""
    estate = table.estate(seat)
    room = estate.goods_types() < table.rules.goods_spaces
    for colour in range(GOODS_COLOURS):
        if table.goods[GOODS_COLOURS * depot + colour] and (room or estate.goods[colour]):
            return True
    return False


def load(table: Table, seat: int, depot: int, flow: Flow) -> None:
    """Take the colours one has; of new ones all, or those chosen if they are too many."""
    estate = table.estate(seat)
    for colour in range(GOODS_COLOURS):
        if estate.goods[colour]:
            load_colour(table, seat, depot, colour, flow)
    new = new_colours(table, depot)
    room = table.rules.goods_spaces - estate.goods_types()
    if room == 0 or not new:
        return
    if len(new) > room:
        table.push(ChooseGoods(seat, depot))
        return
    for colour in new:
        load_colour(table, seat, depot, colour, flow)


def new_colours(table: Table, depot: int) -> list[int]:
    """The colours that lie on a depot."""
    begin = GOODS_COLOURS * depot
    return [colour for colour in range(GOODS_COLOURS) if table.goods[begin + colour]]


def load_colour(table: Table, seat: int, depot: int, colour: int, flow: Flow) -> None:
    """Take all goods of one colour from a depot."""
    count = table.goods[GOODS_COLOURS * depot + colour]
    if count:
        table.goods[GOODS_COLOURS * depot + colour] = 0
        table.estate(seat).goods[colour] += count
        flow.tell(LOADS, seat, colour, count, depot)


class ChooseGoods(Choice[Table]):
    """More new colours than free goods spaces: which one is taken next?"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "depot")

    def __init__(self, seat: int, depot: int) -> None:
        self.seat = seat
        self.depot = depot

    def options(self, state: Table) -> Options:
        return [LoadColour(self.depot, colour) for colour in new_colours(state, self.depot)]


class LoadColour(Option[Table]):
    """Take the goods of one colour; the others stay where they are if there is no room left."""

    verb: ClassVar[str] = "load-only"
    fields: ClassVar[tuple[str, ...]] = ("depot", "goods")

    def __init__(self, depot: int, goods: int) -> None:
        self.depot = depot
        self.goods = goods

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        load_colour(state, seat, self.depot, self.goods, flow)
        load(state, seat, self.depot, flow)


# Castles


class CastleEffect(Effect):
    """An additional action, at once, with a number of choice."""

    def happen(self, table: Table, seat: int, site: int, flow: Flow) -> None:
        table.push(CastleAction(seat))


class ExtraAction(EffectChoice):
    """An additional action: any of the four, as if with a die of any number."""

    def dice(self, table: Table) -> list[int]:
        """The die that may be used."""
        return ANY_DIE

    def uses(self, table: Table) -> Options:
        options: Options = []
        add_actions(table, self.seat, self.dice(table), options)
        return options

    def blocked(self, state: Table) -> list[Blocked]:
        dice = self.dice(state)
        return [
            *blocked_takes(state, self.seat, dice),
            *blocked_places(state, self.seat, dice),
            *blocked_sales(state, self.seat, dice),
            *super().blocked(state),
        ]


class CastleAction(ExtraAction):
    """The castle's action: any of the four, as if with a die of any number."""

    def uses(self, table: Table) -> Options:
        options = super().uses(table)
        for expansion in table.rules.expansions:
            expansion.add_castle_actions(table, self.seat, options)
        return options


# Livestock


class LivestockEffect(Effect):
    """Points for the animals on the tile and for those of the same type on the pasture."""

    def happen(self, table: Table, seat: int, site: int, flow: Flow) -> None:
        points = herd_points(table, seat, site)
        table.score(seat, FROM_LIVESTOCK, points)
        flow.tell(SCORES_HERD, seat, points)


def herd_points(table: Table, seat: int, site: int) -> int:
    """What the livestock tile on a site scores with all that stands on its pasture.

    Geese score again with every animal that joins them; placed themselves, they score one other
    type, the best. Monastery 7 adds a point for each tile that scores.
    """
    estate = table.estate(seat)
    duchy = table.duchy(seat)
    more = 1 if estate.has(BETTER_HERDS) else 0
    herds = [0] * len(ANIMALS)
    area = duchy.areas[duchy.area[site]]
    for other in duchy.of_kind[LIVESTOCK] if estate.bears(ONE_PASTURE) else area:
        tile = estate.tiles[other]
        if tile >= 0 and ANIMAL_OF[tile] >= 0:
            herds[ANIMAL_OF[tile]] += HEADS_OF[tile] + more
    animal = ANIMAL_OF[estate.tiles[site]]
    joined = max(herds[:GEESE_ANIMAL]) if animal == GEESE_ANIMAL else herds[animal]
    return joined + herds[GEESE_ANIMAL]


# Monasteries that act when placed


class BridgeEffect(Effect):
    """Monastery 27: on top of the stack, now and always."""

    def happen(self, table: Table, seat: int, site: int, flow: Flow) -> None:
        bridge.rise(table, seat, flow)
