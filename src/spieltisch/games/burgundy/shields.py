"""The Shields: what may be done with them. How they are won and lost stands in `heraldry`."""

from typing import ClassVar

from spieltisch.games.burgundy import bridge, crests
from spieltisch.games.burgundy.actions import Options
from spieltisch.games.burgundy.direct import DirectChoice, PlaceFrom, centre
from spieltisch.games.burgundy.effects import EffectChoice, load_colour
from spieltisch.games.burgundy.events import EARNS_WORKERS, POSTS_SHIELD, SCORES_SHIELD
from spieltisch.games.burgundy.gains import earn_silver
from spieltisch.games.burgundy.heraldry import (
    AskForModel,
    Claim,
    ClaimByCastle,
    Tribute,
    TurnDie,
    claim_cost,
    copied_by,
    models,
)
from spieltisch.games.burgundy.monasteries import BRIDGE, FINAL_SCORES
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.pack_additions import SHIELDS
from spieltisch.games.burgundy.placing import LARGEST_AREA
from spieltisch.games.burgundy.reasons import NOT_BOTH_DICE, WORKERS_SHORT
from spieltisch.games.burgundy.rules import Expansion
from spieltisch.games.burgundy.table import (
    FROM_SHIELDS,
    GOODS_COLOURS,
    Table,
    expanded,
    grounds,
)
from spieltisch.games.burgundy.tiles import BEFORE_MONASTERIES, KIND_OF, MONASTERY
from spieltisch.kernel.agenda import Blocked, Option, Step
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.piles import Pile
from spieltisch.kernel.reasons import FINE, why


class Shields(Expansion):
    """Shields lie on the depots; a double brings one to a castle, where it helps its owner."""

    def set_up(self, table: Table, flow: Flow) -> None:
        pile = Pile(list(range(1, SHIELDS + 1)))
        counts = table.rules.pack.additions.shields[table.rules.players - 2]
        for depot in range(1, DEPOTS + 1):
            for _shield in range(counts[depot - 1]):
                shield = flow.draw(pile)
                expanded(table).posted[shield] = depot
                flow.tell(POSTS_SHIELD, shield, depot)

    # In a turn

    def turn_begins(self, table: Table, seat: int) -> None:
        expanded(table).bent = False
        expanded(table).between = False

    def add_actions(self, table: Table, seat: int, options: Options) -> None:
        if not (table.dice[2 * seat] and table.dice[2 * seat + 1]):
            return
        workers = table.estate(seat).workers
        posted = expanded(table).posted
        for shield in range(1, SHIELDS + 1):
            if posted[shield]:
                cost = claim_cost(table, seat, posted[shield])
                if cost <= workers:
                    options.append(Claim(shield, cost))

    def add_blocked(self, table: Table, seat: int, blocked: list[Blocked]) -> None:
        both = table.dice[2 * seat] and table.dice[2 * seat + 1]
        workers = table.estate(seat).workers
        posted = expanded(table).posted
        for shield in range(1, SHIELDS + 1):
            if posted[shield]:
                cost = claim_cost(table, seat, posted[shield]) if both else 0
                reason = why(WORKERS_SHORT, cost, workers) if cost > workers else FINE
                if reason or not both:
                    blocked.append(Blocked(Claim(shield, cost), reason or NOT_BOTH_DICE))

    def add_castle_actions(self, table: Table, seat: int, options: Options) -> None:
        if table.estate(seat).bears(crests.SHIELD_FROM_CASTLE):
            posted = expanded(table).posted
            options += [ClaimByCastle(n) for n in range(1, SHIELDS + 1) if posted[n]]

    def add_asides(self, table: Table, seat: int, options: Options) -> None:
        estate = grounds(table, seat)
        if estate.bears(crests.ANY_DIE_ONCE) and not expanded(table).bent:
            for die in table.unused_dice(seat):
                options += [TurnDie(die, number) for number in range(1, 7) if number != die]
        if estate.bears(crests.RIVALS_MONASTERIES) and estate.model < 0:
            options += models(table, seat)

    # When something happens

    def placed(self, table: Table, seat: int, tile: int, site: int, flow: Flow) -> None:
        """A monastery counts for whoever has chosen its owner, and acts for both."""
        if KIND_OF[tile] != MONASTERY:
            return
        for rival in copied_by(table, seat):
            table.estate(rival).monasteries |= 1 << (tile - BEFORE_MONASTERIES)
            if tile == BEFORE_MONASTERIES + BRIDGE:
                bridge.rise(table, rival, flow)

    def completed(self, table: Table, seat: int, size: int, flow: Flow) -> None:
        if table.estate(seat).bears(crests.LARGER_AREAS):
            points = table.rules.area_points
            more = points[min(size + 1, LARGEST_AREA)] - points[min(size, LARGEST_AREA)]
            _score(table, seat, crests.LARGER_AREAS, more, flow)

    def covered(self, table: Table, seat: int, kind: int, points: int, flow: Flow) -> None:
        if table.estate(seat).bears(crests.DOUBLE_BONUSES):
            _score(table, seat, crests.DOUBLE_BONUSES, points, flow)

    def sold(self, table: Table, seat: int, goods: int, count: int, flow: Flow) -> None:
        if table.estate(seat).bears(crests.DOUBLE_SALES):
            points = count * table.rules.sale_points
            _score(table, seat, crests.DOUBLE_SALES, points, flow)

    def hired(self, table: Table, seat: int, flow: Flow) -> None:
        """One worker for the owner whenever somebody else gains any."""
        for other in table.owners():
            estate = table.estate(other)
            if table.holds[other] != table.holds[seat] and estate.bears(crests.SHARED_WORKERS):
                estate.workers += 1
                flow.tell(EARNS_WORKERS, other, 1)

    def landed(self, table: Table, seat: int) -> None:
        if table.estate(seat).bears(crests.GOODS_OF_A_TYPE):
            table.push(ChooseType(seat))

    # At the end of a phase and of the game

    def phase_ends(self, table: Table) -> None:
        """First the tiles of shields 14 and 15, then tribute (C13), then shield 6 (C16).

        The mines pay after that.
        """
        expanded(table).between = True
        steps: list[Step[Table]] = []
        for seat in table.stewards():
            from_depot = table.estate(seat).bears(crests.TILE_FROM_DEPOT)
            from_black_depot = table.estate(seat).bears(crests.TILE_FROM_BLACK_DEPOT)
            if from_depot and from_black_depot:
                steps.append(TileFromEither(seat))
            elif from_depot:
                steps.append(TileFromDepot(seat))
            elif from_black_depot:
                steps.append(TileFromBlackDepot(seat))
        steps += [Tribute(seat) for seat in table.stewards()]
        table.then(*steps, *[AskForModel(seat) for seat in table.stewards()])

    def mines_paid(self, table: Table, seat: int, mines: int, flow: Flow) -> None:
        """The coins double; what a monastery adds does not."""
        if table.estate(seat).bears(crests.DOUBLE_MINES):
            earn_silver(table, seat, mines, flow)

    def final_scoring(self, table: Table, seat: int, flow: Flow) -> None:
        estate = table.estate(seat)
        if estate.bears(crests.DOUBLE_MONASTERIES):
            for score in FINAL_SCORES:
                if estate.has(score.number):
                    points = score.points(table, seat)
                    _score(table, seat, crests.DOUBLE_MONASTERIES, points, flow)
        times = 2 if estate.bears(crests.DOUBLE_SHIELDS) else 1
        worth = table.rules.pack.additions.shield_points
        for shield in range(1, SHIELDS + 1):
            if estate.bears(shield):
                _score(table, seat, shield, times * worth[shield], flow)


def _score(table: Table, seat: int, shield: int, points: int, flow: Flow) -> None:
    if points:
        table.score(seat, FROM_SHIELDS, points)
        flow.tell(SCORES_SHIELD, seat, shield, points)


class ChooseType(EffectChoice):
    """Shield 5: which type of goods does the ship fetch from all six depots as well?"""

    def uses(self, table: Table) -> Options:
        estate = table.estate(self.seat)
        room = estate.goods_types() < table.rules.goods_spaces
        return [
            LoadType(colour)
            for colour in range(GOODS_COLOURS)
            if (room or estate.goods[colour]) and any(_lying(table, colour))
        ]


def _lying(table: Table, colour: int) -> list[int]:
    """How many goods of a colour lie on each of the six depots."""
    return [table.goods[GOODS_COLOURS * depot + colour] for depot in range(1, DEPOTS + 1)]


class LoadType(Option[Table]):
    """Take all goods of a colour, wherever they lie."""

    verb: ClassVar[str] = "load-all"
    fields: ClassVar[tuple[str, ...]] = ("goods",)

    def __init__(self, goods: int) -> None:
        self.goods = goods

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        for depot in range(1, DEPOTS + 1):
            load_colour(state, seat, depot, self.goods, flow)


class TileFromDepot(DirectChoice):
    """Shield 14: which tile of the six depots goes straight into the duchy?"""


class TileFromBlackDepot(DirectChoice):
    """Shield 15: which tile of the black depot goes straight into the duchy?"""

    def depots(self, table: Table) -> list[int]:
        return centre(table)


class TileFromEither(DirectChoice):
    """Shields 14 and 15 on one's castles: which tile comes first? The other shield follows."""

    def depots(self, table: Table) -> list[int]:
        return [*super().depots(table), *centre(table)]

    def take(self, state: Table, option: Option[Table], flow: Flow) -> None:
        if isinstance(option, PlaceFrom):
            from_centre = option.depot in centre(state)
            state.push(TileFromDepot(self.seat) if from_centre else TileFromBlackDepot(self.seat))
        super().take(state, option, flow)
