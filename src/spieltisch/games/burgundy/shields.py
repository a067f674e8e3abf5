"""The Shields from beginning to end: how they are won, what they do, how they are lost.

Their numbers stand in `crests`. A shield that only changes a value is asked for where the value is
used (`estate.bears`); whatever happens at a moment of its own is here.
"""

from typing import ClassVar

from spieltisch.games.burgundy import bridge, crests
from spieltisch.games.burgundy.actions import Options
from spieltisch.games.burgundy.dice import FACES, bending
from spieltisch.games.burgundy.direct import DirectChoice, PlaceFrom, centre
from spieltisch.games.burgundy.effects import EffectChoice, load_colour
from spieltisch.games.burgundy.estate import NOBODY, Estate, ExpandedEstate
from spieltisch.games.burgundy.events import (
    BY_SHIELD,
    CLAIMS,
    EARNS_WORKERS,
    EMULATES,
    HANGS,
    LOSES_SHIELD,
    PAYS_TRIBUTE,
    POSTS_SHIELD,
    SCORES_SHIELD,
    TURNS_DIE,
)
from spieltisch.games.burgundy.gains import earn_silver
from spieltisch.games.burgundy.monasteries import BRIDGE, FINAL_SCORES, NONE, WORKERS_FROM_MINES
from spieltisch.games.burgundy.pack import DEPOTS, PHASES
from spieltisch.games.burgundy.pack_additions import SHIELDS
from spieltisch.games.burgundy.placing import LARGEST_AREA
from spieltisch.games.burgundy.purchases import Aside
from spieltisch.games.burgundy.reasons import NOT_BOTH_DICE, WORKERS_SHORT
from spieltisch.games.burgundy.rules import Expansion
from spieltisch.games.burgundy.storage import DISCARD, different_tiles
from spieltisch.games.burgundy.table import (
    FROM_SHIELDS,
    GOODS_COLOURS,
    Table,
    expanded,
    grounds,
)
from spieltisch.games.burgundy.tiles import (
    BEFORE_MONASTERIES,
    CASTLE_TILE,
    KIND_OF,
    MINE_TILE,
    MONASTERY,
)
from spieltisch.kernel.agenda import Blocked, Choice, Option, Step
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.piles import Pile
from spieltisch.kernel.reasons import FINE, why


def claim_cost(table: Table, seat: int, depot: int) -> int:
    """The workers that make both dice show a depot's number."""
    costs = bending(table.estate(seat), NONE)
    one = costs[FACES * table.dice[2 * seat] + depot]
    return one + costs[FACES * table.dice[2 * seat + 1] + depot]


class Claim(Option[Table]):
    """Take a shield from the depot of a double, instead of two actions."""

    verb: ClassVar[str] = "claim"
    fields: ClassVar[tuple[str, ...]] = ("shield", "workers")

    def __init__(self, shield: int, workers: int) -> None:
        self.shield = shield
        self.workers = workers

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        state.dice[2 * seat] = 0
        state.dice[2 * seat + 1] = 0
        state.estate(seat).workers -= self.workers
        _take(state, seat, self.shield, self.workers, flow)


class ClaimByCastle(Option[Table]):
    """Shield 11: take any shield as the action of a castle."""

    verb: ClassVar[str] = "claim-by-castle"
    fields: ClassVar[tuple[str, ...]] = ("shield",)

    def __init__(self, shield: int) -> None:
        self.shield = shield

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        _take(state, seat, self.shield, 0, flow)


def _take(table: Table, seat: int, shield: int, workers: int, flow: Flow) -> None:
    flow.tell(CLAIMS, seat, shield, expanded(table).posted[shield], workers)
    expanded(table).posted[shield] = 0
    table.push(ChooseCastle(seat, shield))


class ChooseCastle(Choice[Table]):
    """Which castle bears the shield? One that it has already makes way."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "shield")

    def __init__(self, seat: int, shield: int) -> None:
        self.seat = seat
        self.shield = shield

    def options(self, state: Table) -> Options:
        estate = grounds(state, self.seat)
        duchy = state.duchy(self.seat)
        castles = [site for site in range(duchy.size) if estate.tiles[site] == CASTLE_TILE]
        return [Hang(self.shield, duchy.space[site], estate.shields[site]) for site in castles]


class Hang(Option[Table]):
    """Put a shield on a castle; `loses` is the shield that it replaces, or nothing."""

    verb: ClassVar[str] = "hang"
    fields: ClassVar[tuple[str, ...]] = ("shield", "space", "loses")

    def __init__(self, shield: int, space: int, loses: int) -> None:
        self.shield = shield
        self.space = space
        self.loses = loses

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        if self.loses:
            lose(state, seat, self.loses, flow)
        estate = grounds(state, seat)
        estate.shields[state.duchy(seat).site_of[self.space]] = self.shield
        estate.crests |= 1 << self.shield
        flow.tell(HANGS, seat, self.shield, self.space)


def lose(table: Table, seat: int, shield: int, flow: Flow) -> None:
    """A shield leaves the game, and with it whatever it allowed."""
    estate = grounds(table, seat)
    estate.shields[estate.shields.index(shield)] = 0
    estate.crests &= ~(1 << shield)
    flow.tell(LOSES_SHIELD, seat, shield)
    if shield == crests.RIVALS_MONASTERIES:
        estate.model = NOBODY
        estate.monasteries = own_monasteries(estate)
        bridge.stack_up(table)
    elif shield == crests.ENDLESS_STORAGE:
        table.push(ClearStorage(seat))


class ClearStorage(Step[Table]):
    """Without shield 4 the key spaces are as many as ever: what is too much must go."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Table, flow: Flow) -> None:
        estate = state.estate(self.seat)
        left = len(estate.storage) - state.rules.key_spaces
        if left > 0 and not estate.bears(crests.ENDLESS_STORAGE):
            state.then(GiveUpTile(self.seat, left), self)


def being_cleared(table: Table, estate: Estate) -> bool:
    """Whether an estate is about to give up what it can no longer store."""
    return any(
        isinstance(step, ClearStorage) and table.estate(step.seat) is estate
        for step in table.agenda
    )


class GiveUpTile(Choice[Table]):
    """There are too many stored tiles: which one leaves the game? So many have to, in all."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: Table) -> Options:
        return [DISCARD[tile] for tile in different_tiles(state.estate(self.seat).storage)]


# Shield 6: one's own turn offers it beside the dice, others' turns as a choice that stands open.
# Whoever has left it unused is asked before mines, where it matters, and before the final scoring.


class Emulate(Aside):
    """Choose the player whose monasteries count as one's own, once and for all."""

    verb: ClassVar[str] = "emulate"
    fields: ClassVar[tuple[str, ...]] = ("rival_seat",)

    def __init__(self, rival_seat: int) -> None:
        self.rival_seat = rival_seat

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        estate = grounds(state, seat)
        estate.model = state.holds[self.rival_seat]
        new = own_monasteries(state.estate(self.rival_seat))
        had_bridge = estate.has(BRIDGE)
        estate.monasteries |= new
        flow.tell(EMULATES, seat, self.rival_seat)
        if estate.has(BRIDGE) and not had_bridge:
            bridge.rise(state, seat, flow)


def lacks_model(estate: ExpandedEstate) -> bool:
    """Whether shield 6 is there and nobody has been chosen for it."""
    return estate.bears(crests.RIVALS_MONASTERIES) and estate.model == NOBODY


def models(table: Table, seat: int) -> Options:
    """The players whose monasteries may be chosen, one for each duchy."""
    own = table.holds[seat]
    return [Emulate(other) for other in table.owners() if table.holds[other] != own]


class AskForModel(Step[Table]):
    """Shield 6 without a player chosen: its owner is asked where that matters (C16).

    That is before the mines pay, if a monastery 2 of others would bring workers, and at the
    latest before the final scoring.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Table, flow: Flow) -> None:
        estate = grounds(state, self.seat)
        if not lacks_model(estate) or not models(state, self.seat):
            return
        last = state.phase + 1 == PHASES
        if last or self._mines_ask(state, estate):
            state.push(ChooseModel(self.seat, last))

    def _mines_ask(self, table: Table, estate: ExpandedEstate) -> bool:
        if MINE_TILE not in estate.tiles or estate.has(WORKERS_FROM_MINES):
            return False
        return any(
            own_monasteries(other) >> WORKERS_FROM_MINES & 1
            for other in table.estates
            if other is not estate
        )


class ChooseModel(Choice[Table]):
    """Whose monasteries count as one's own? Before the final scoring one must be chosen."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "last")

    def __init__(self, seat: int, last: bool) -> None:
        self.seat = seat
        self.last = last

    def options(self, state: Table) -> Options:
        options = models(state, self.seat)
        return options if self.last else [*options, EmulateLater()]


class ChooseModelUnasked(Choice[Table]):
    """Shield 6 "at any point in the game": the choice stands open, also in others' turns (C16)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Table) -> Options:
        return models(state, self.seat)


class EmulateLater(Option[Table]):
    """Choose later."""

    verb: ClassVar[str] = "emulate-later"

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        pass


def own_monasteries(estate: Estate) -> int:
    """A bit for each monastery that stands in the duchy itself."""
    bits = 0
    for tile in estate.tiles:
        if tile >= 0 and KIND_OF[tile] == MONASTERY:
            bits |= 1 << (tile - BEFORE_MONASTERIES)
    return bits


def copied_by(table: Table, seat: int) -> list[int]:
    """The seats for which the monasteries of this seat's estate count as well."""
    return [other for other in table.owners() if grounds(table, other).model == table.holds[seat]]


# Shield 16


class TurnDie(Aside):
    """Turn a die to any number, once in a turn."""

    verb: ClassVar[str] = "turn-die"
    fields: ClassVar[tuple[str, ...]] = ("die", "number")

    def __init__(self, die: int, number: int) -> None:
        self.die = die
        self.number = number

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        at = 2 * seat if state.dice[2 * seat] == self.die else 2 * seat + 1
        state.dice[at] = self.number
        expanded(state).bent = True
        flow.tell(TURNS_DIE, seat, self.die, self.number)


# Tribute


class Tribute(Step[Table]):
    """A coin for every shield, at the end of every phase."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Table, flow: Flow) -> None:
        estate = state.estate(self.seat)
        if estate.crests:
            state.push(PayTribute(self.seat, estate.bears(crests.TRIBUTE_IN_WORKERS)))


class PayTribute(Choice[Table]):
    """Pay for all shields, or give some up first. Shield 3 also takes workers for coins.

    All tribute is paid at one time: `in_workers` says whether shield 3 was there for it, also
    where it is itself among the shields that are not paid for.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "in_workers")

    def __init__(self, seat: int, in_workers: bool) -> None:
        self.seat = seat
        self.in_workers = in_workers

    def options(self, state: Table) -> Options:
        estate = grounds(state, self.seat)
        owed = estate.crests.bit_count()
        most_workers = estate.workers if self.in_workers else 0
        options: Options = [
            PayShields(owed - workers, workers)
            for workers in range(min(owed, most_workers) + 1)
            if owed - workers <= estate.silver
        ]
        return [*options, *[GiveUp(shield) for shield in borne(estate)]]

    def take(self, state: Table, option: Option[Table], flow: Flow) -> None:
        if isinstance(option, GiveUp) and grounds(state, self.seat).crests.bit_count() > 1:
            state.push(self)
        option.do(state, self.seat, flow)


def borne(estate: ExpandedEstate) -> list[int]:
    """The shields on the castles of an estate, by number."""
    return sorted(shield for shield in estate.shields if shield)


class PayShields(Option[Table]):
    """Pay for all shields that are left."""

    verb: ClassVar[str] = "pay-tribute"
    fields: ClassVar[tuple[str, ...]] = ("silver", "workers")

    def __init__(self, silver: int, workers: int) -> None:
        self.silver = silver
        self.workers = workers

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        estate = state.estate(seat)
        estate.silver -= self.silver
        estate.workers -= self.workers
        flow.tell(PAYS_TRIBUTE, seat, self.silver, self.workers)


class GiveUp(Option[Table]):
    """Remove a shield instead of paying for it."""

    verb: ClassVar[str] = "give-up"
    fields: ClassVar[tuple[str, ...]] = ("shield",)

    def __init__(self, shield: int) -> None:
        self.shield = shield

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        lose(state, seat, self.shield, flow)


# Where the chapter joins the game


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
        if lacks_model(estate):
            options += models(table, seat)

    def standing(self, table: Table, seat: int) -> Choice[Table] | None:
        if lacks_model(grounds(table, seat)) and models(table, seat):
            return ChooseModelUnasked(seat)
        return None

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
                flow.tell(BY_SHIELD, other, crests.SHARED_WORKERS)
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
            flow.tell(BY_SHIELD, seat, crests.DOUBLE_MINES)
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
