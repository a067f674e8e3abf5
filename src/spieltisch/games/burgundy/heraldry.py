"""How shields are won, kept and lost: doubles, castles, tribute."""

from typing import ClassVar

from spieltisch.games.burgundy import bridge, crests
from spieltisch.games.burgundy.actions import Options
from spieltisch.games.burgundy.dice import FACES, bending
from spieltisch.games.burgundy.estate import NOBODY, Estate, ExpandedEstate
from spieltisch.games.burgundy.events import (
    CLAIMS,
    EMULATES,
    HANGS,
    LOSES_SHIELD,
    PAYS_TRIBUTE,
    TURNS_DIE,
)
from spieltisch.games.burgundy.monasteries import BRIDGE, NONE, WORKERS_FROM_MINES
from spieltisch.games.burgundy.pack import PHASES
from spieltisch.games.burgundy.purchases import Aside
from spieltisch.games.burgundy.storage import Discard, different_tiles
from spieltisch.games.burgundy.table import Table, expanded, grounds
from spieltisch.games.burgundy.tiles import (
    BEFORE_MONASTERIES,
    CASTLE_TILE,
    KIND_OF,
    MINE_TILE,
    MONASTERY,
)
from spieltisch.kernel.agenda import Choice, Option, Step
from spieltisch.kernel.flow import Flow


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
        if len(estate.storage) > state.rules.key_spaces and not estate.bears(
            crests.ENDLESS_STORAGE
        ):
            state.then(GiveUpTile(self.seat), self)


def being_cleared(table: Table, estate: Estate) -> bool:
    """Whether an estate is about to give up what it can no longer store."""
    return any(
        isinstance(step, ClearStorage) and table.estate(step.seat) is estate
        for step in table.agenda
    )


class GiveUpTile(Choice[Table]):
    """There are too many stored tiles: which one leaves the game?"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Table) -> Options:
        return [Discard(tile) for tile in different_tiles(state.estate(self.seat).storage)]


# Shield 6


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
        if not estate.bears(crests.RIVALS_MONASTERIES) or estate.model != NOBODY:
            return
        if not models(state, self.seat):
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
