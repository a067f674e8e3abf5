"""Decisions: what every choice of a player has in common.

A decision is made of parts (see `parts`). Levers that work at any moment (B15) are added to every
decision and leave it open, and so does the boat lever where it can matter (B16). Options that use
a lever name it as `lever_used`.
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.hand import ChooseDiscard, draw_cards
from spieltisch.games.boonlake.parts import Judged, Options, Part, blocked_among
from spieltisch.games.boonlake.plans import TOWED
from spieltisch.games.boonlake.supply import gain_vp, take_coins, take_inhabitants, take_vases
from spieltisch.games.boonlake.table import Player, Table
from spieltisch.games.boonlake.terms import (
    LEVER_BOAT,
    LEVER_CARDS_INHABITANT,
    LEVER_JOKER_FIVE,
    LEVER_JOKER_OR,
    LEVER_KEYS,
)
from spieltisch.kernel.agenda import Blocked, Choice, Option, Step
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why


class Receive(Step[Table]):
    """Take what was paid for: coins, vases, inhabitants, victory points, cards."""

    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "coins",
        "vases",
        "inhabitants",
        "vp",
        "source",
        "cards",
    )

    def __init__(
        self,
        seat: int,
        coins: int = 0,
        vases: int = 0,
        inhabitants: int = 0,
        vp: int = 0,
        source: int = 0,
        cards: int = 0,
    ) -> None:
        self.seat = seat
        self.coins = coins
        self.vases = vases
        self.inhabitants = inhabitants
        self.vp = vp
        self.source = source
        self.cards = cards

    def run(self, table: Table, flow: Flow) -> None:
        take_coins(table, self.seat, self.coins, flow)
        take_vases(table, self.seat, self.vases, flow)
        take_inhabitants(table, self.seat, self.inhabitants, flow)
        gain_vp(table, self.seat, self.vp, self.source, flow)
        draw_cards(table, self.seat, self.cards, flow)


class Pass(Option[Table]):
    """Do nothing more here: every effect is optional."""

    verb: ClassVar[str] = "pass"

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        flow.tell(ev.PASSES, seat)


PASS: Final = Pass()


class MayPass(Part):
    """Passing is always possible."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        options.append(PASS)


MAY_PASS: Final = MayPass()


# Levers for any moment

TWO_COINS: Final = 0
TWO_CARDS: Final = 1
FIVE_COINS: Final = 2
CARDS_FOR_INHABITANT: Final = 3
BOAT_UPSTREAM: Final = 4
WAY_KEYS: Final = [
    "two-coins",
    "two-cards",
    "five-coins",
    "cards-for-inhabitant",
    "boat-upstream",
]
WAY_LEVER: Final = [
    LEVER_JOKER_OR,
    LEVER_JOKER_OR,
    LEVER_JOKER_FIVE,
    LEVER_CARDS_INHABITANT,
    LEVER_BOAT,
]
ANYTIME_WAYS: Final = 4
"""The ways for any moment; the boat lever waits for a moment at which it can matter."""
ANYTIME: Final = 1 << LEVER_JOKER_OR | 1 << LEVER_JOKER_FIVE | 1 << LEVER_CARDS_INHABITANT


def move_down(table: Table, seat: int, lever: int, flow: Flow) -> None:
    """Use a lever: it stays down until the next interim scoring."""
    table.players[seat].used |= 1 << lever
    flow.tell(ev.LEVER_DOWN, seat, lever)


class UseLever(Option[Table]):
    """Move a lever down that leaves the decision open."""

    verb: ClassVar[str] = "lever"
    fields: ClassVar[tuple[str, ...]] = ("way",)

    def __init__(self, way: int) -> None:
        self.way = way
        self.lever_used = WAY_LEVER[way]

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        move_down(table, seat, WAY_LEVER[self.way], flow)
        if self.way == TWO_COINS:
            take_coins(table, seat, 2, flow)
        elif self.way == TWO_CARDS:
            draw_cards(table, seat, 2, flow)
        elif self.way == FIVE_COINS:
            take_coins(table, seat, 5, flow)
        elif self.way == BOAT_UPSTREAM:
            player = table.players[seat]
            player.boats = TOWED[player.boats]
            flow.tell(ev.BOATS, seat, player.boats)
        else:
            reward = Receive(seat, inhabitants=1, vp=3, source=sources.LEVERS)
            table.then(ChooseDiscard(seat, 2), reward)


USE: Final = [UseLever(way) for way in range(len(WAY_KEYS))]


def check_lever(player: Player, lever: int) -> int:
    """Is the lever there and up?"""
    if not player.levers >> lever & 1:
        return why(no.LEVER_MISSING)
    return why(no.LEVER_DOWN) if player.used >> lever & 1 else FINE


def check_way(table: Table, player: Player, way: int) -> int:
    """May the lever be used in this way now?"""
    reason = check_lever(player, WAY_LEVER[way])
    if reason:
        return reason
    if way == CARDS_FOR_INHABITANT and len(player.hand) < 2:
        return why(no.CARDS_SHORT, 2, len(player.hand))
    if way == TWO_CARDS and not table.pile.items and not table.discards:
        return why(no.PILE_EMPTY)
    if way == BOAT_UPSTREAM and TOWED[player.boats] == player.boats:
        return why(no.BOATS_UPSTREAM)
    return FINE


def add_levers(table: Table, seat: int, options: Options) -> None:
    """The levers that work at any moment."""
    player = table.players[seat]
    if player.levers & ~player.used & ANYTIME:
        for way in range(ANYTIME_WAYS):
            if check_way(table, player, way) == FINE:
                options.append(USE[way])


def add_boat_lever(table: Table, seat: int, options: Options) -> None:
    """The lever that moves a boat upstream, where no payment asks for it."""
    if check_way(table, table.players[seat], BOAT_UPSTREAM) == FINE:
        options.append(USE[BOAT_UPSTREAM])


class LookAtLever(Option[Table]):
    """A lever that waits for its own moment; never legal as such, but it can be asked about."""

    verb: ClassVar[str] = "look-at-lever"
    fields: ClassVar[tuple[str, ...]] = ("lever",)

    def __init__(self, lever: int) -> None:
        self.lever = lever


NO_PARTS: Final[list[Part]] = []


class Decision(Choice[Table]):
    """A choice of a player, made of parts, with the levers for any moment added."""

    def parts(self) -> list[Part]:
        return NO_PARTS

    def add_options(self, table: Table, options: Options) -> None:
        """The options without levers. Decisions with values of their own add them here."""
        seat = self.seat
        for part in self.parts():
            part.add(table, seat, options)

    def levers_help(self, table: Table) -> bool:
        """Whether coins, cards or inhabitants could open options where there is only one now."""
        return True

    def boat_lever_matters(self) -> bool:
        """Whether the boat lever may be used here, besides payments: at the choice of a strip,
        before an effect that moves a lever up, and before levers go up (B16).
        """
        return False

    def options(self, table: Table) -> Options:
        options: Options = []
        self.add_options(table, options)
        if len(options) > 1 or self.levers_help(table):
            add_levers(table, self.seat, options)
            if self.boat_lever_matters():
                add_boat_lever(table, self.seat, options)
        return options

    def take(self, table: Table, option: Option[Table], flow: Flow) -> None:
        if isinstance(option, UseLever):
            table.push(self)
            option.do(table, self.seat, flow)
        else:
            self.carry_out(table, option, flow)

    def carry_out(self, table: Table, option: Option[Table], flow: Flow) -> None:
        option.do(table, self.seat, flow)

    # Why not

    def judged(self, table: Table) -> Judged:
        """What belongs to this decision, to be had or not."""
        return [item for part in self.parts() for item in part.judged(table, self.seat)]

    def blocked(self, table: Table) -> list[Blocked]:
        offered = self.options(table)
        judged = self.judged(table) + judged_levers(table, self.seat, offered)
        return blocked_among(table, self.seat, judged, offered)


def judged_levers(table: Table, seat: int, offered: Options) -> Judged:
    """All levers: those for any moment in each of their ways, the others as they lie there."""
    player = table.players[seat]
    found: Judged = [(USE[way], check_way(table, player, way)) for way in range(ANYTIME_WAYS)]
    usable = [getattr(option, "lever_used", -1) for option in offered]
    for lever in range(len(LEVER_KEYS)):
        if not ANYTIME >> lever & 1:
            reason = check_lever(player, lever)
            if lever == LEVER_BOAT:
                reason = check_way(table, player, BOAT_UPSTREAM)
            reason = reason or why(no.LEVER_MOMENT)
            found.append((LookAtLever(lever), FINE if lever in usable else reason))
    return found


class LeversInSight(Part):
    """All levers, so that choices in which none can be used say so as well."""

    def judged(self, table: Table, seat: int) -> Judged:
        return judged_levers(table, seat, [])


LEVERS_IN_SIGHT: Final = LeversInSight()
