"""Levers that work at any moment of one's own (B15), and the boat lever where it can matter (B16).

`decisions` adds them to every choice and leaves it open. All others wait for their moment: those
of the top row are in `top_levers`, those for a forgone card in `cards`, for a laid tile in
`explore`, for settlements in `upgrade`, for paying in `plans`, for region scorings in `regions`.
Between income and "levers up" they may be used as `interim` says, which also tells what unused
ones pay.
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.hand import ChooseDiscard, Receive, draw_cards
from spieltisch.games.boonlake.parts import Judged, Options, Part
from spieltisch.games.boonlake.plans import TOWED
from spieltisch.games.boonlake.supply import take_coins
from spieltisch.games.boonlake.table import Player, Table
from spieltisch.games.boonlake.terms import (
    LEVER_BOAT,
    LEVER_CARDS_INHABITANT,
    LEVER_JOKER_FIVE,
    LEVER_JOKER_OR,
    LEVER_KEYS,
)
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why

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
