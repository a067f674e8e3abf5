"""Paying for cards and special projects: coins, vases, and resources that are only shown.

Production sites show their resources; each of the two boats shows that of its canal space. Boats
are moved while paying, so a payment is a plan (see `plans`).
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake.levers import LookAtLever, move_down
from spieltisch.games.boonlake.parts import Judged, Options, PlainChoice, blocked_among
from spieltisch.games.boonlake.plans import (
    BOAT,
    BOATS,
    FIVE,
    JOKER_COINS,
    JOKERS_IN,
    RESOURCES,
    USING_LEVERS,
    offered,
)
from spieltisch.games.boonlake.supply import give_vases, pay_coins, take_coins
from spieltisch.games.boonlake.table import PERK_CARDS, Player, Table
from spieltisch.games.boonlake.terms import LEVER_BOAT, LEVER_JOKER_FIVE, LEVER_JOKER_OR
from spieltisch.kernel.agenda import Blocked, Option
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why

DIGITS: Final[list[int]] = [5**resource for resource in range(RESOURCES)]
"""The place value of each resource in a shortage (see `plans`)."""

# What a player would have to pay


def coins_due(player: Player, coins: int) -> int:
    """The coins after discounts, never below 0 (B17)."""
    due = coins - player.perks[PERK_CARDS]
    return due if due > 0 else 0


def paying_levers(player: Player) -> int:
    """The levers that may help to pay now, as a bit set of BOAT, JOKER, FIVE."""
    up = player.levers & ~player.used
    return (
        (up >> LEVER_BOAT & 1) | (up >> LEVER_JOKER_OR & 1) << 1 | (up >> LEVER_JOKER_FIVE & 1) << 2
    )


def shortage_of(player: Player, resources: list[int]) -> int:
    """What the sites do not show, one digit to the base 5 for each resource."""
    shown = player.production
    return sum(
        [max(0, resources[index] - shown[index]) * DIGITS[index] for index in range(RESOURCES)]
    )


def check_price(
    table: Table, player: Player, coins: int, vases: int, resources: list[int], needs: list[int]
) -> int:
    """Can the player pay this, by any plan? `needs` are the resources asked for, last first."""
    if vases > player.vases:
        return why(no.VASES_SHORT, vases - player.vases)
    production = player.production
    shortage, total, most, worst = 0, 0, 0, 0
    for resource in needs:
        short = resources[resource] - production[resource]
        if short > 0:
            shortage += short * DIGITS[resource]
            total += short
            if short >= most:
                most, worst = short, resource
    due = coins_due(player, coins)
    if total:
        levers = paying_levers(player)
        stand_ins = BOATS + JOKERS_IN[levers]
        if total > stand_ins:
            return why(no.RESOURCES_SHORT, total, stand_ins, worst)
        due += table.payments.plans(shortage, player.boats, levers).least
    return why(no.COINS_SHORT, due - player.coins) if due > player.coins else FINE


# Paying


def pay(table: Table, seat: int, coins: int, vases: int, resources: list[int], flow: Flow) -> None:
    """Pay what `check_price` found payable; with several plans the player chooses."""
    player = table.players[seat]
    due = coins_due(player, coins)
    shortage = shortage_of(player, resources)
    give_vases(table, seat, vases, flow)
    if shortage == 0:
        pay_coins(table, seat, due, flow)
        return
    options = payment_options(table, seat, due, shortage)
    if len(options) == 1:
        options[0].do(table, seat, flow)
    else:
        table.push(ChoosePayment(seat, due, shortage))


class Pay(Option[Table]):
    """Pay so many coins in all, with the boats ending here and these levers."""

    verb: ClassVar[str] = "pay"
    fields: ClassVar[tuple[str, ...]] = ("boats", "coins", "using")

    def __init__(self, boats: int, coins: int, using: int) -> None:
        self.boats = boats
        self.coins = coins
        self.using = using

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        player = table.players[seat]
        for bit in range(len(USING_LEVERS)):
            if self.using >> bit & 1:
                move_down(table, seat, USING_LEVERS[bit], flow)
        if self.using & FIVE:
            take_coins(table, seat, JOKER_COINS, flow)
        if self.boats != player.boats:
            player.boats = self.boats
            flow.tell(ev.BOATS, seat, self.boats)
        pay_coins(table, seat, self.coins, flow)


def payment_options(table: Table, seat: int, due: int, shortage: int) -> Options:
    """The ways to pay that `plans` says are offered."""
    player = table.players[seat]
    plans = table.payments.plans(shortage, player.boats, paying_levers(player)).plans
    options: Options = []
    for plan in offered(plans, due, player.coins):
        options.append(Pay(plan.boats, due + plan.price, plan.using))
    return options


class ChoosePayment(PlainChoice):
    """How to pay what has been laid out: boats, coins, levers."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "coins", "shortage")

    def __init__(self, seat: int, coins: int, shortage: int) -> None:
        self.seat = seat
        self.coins = coins
        self.shortage = shortage

    def options(self, table: Table) -> Options:
        return payment_options(table, self.seat, self.coins, self.shortage)

    def blocked(self, table: Table) -> list[Blocked]:
        offered = self.options(table)
        towed = any(isinstance(option, Pay) and option.using & BOAT for option in offered)
        judged: Judged = [(LookAtLever(LEVER_BOAT), FINE)] if towed else []
        return blocked_among(table, self.seat, judged, offered)
