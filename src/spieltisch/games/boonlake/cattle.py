"""Cattle: lay a pasture, and place cattle on pastures.

A pasture with 0-3 cattle takes one more for 1-4 inhabitants; the player's fourth cattle costs 1
more and the fifth 2 more, which may be replaced by 4 VP each. Every house of anybody beside the
pasture pays 2 coins (B5).
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.decisions import MAY_PASS, Decision
from spieltisch.games.boonlake.explore import COINS_INSTEAD, check_hex, lay
from spieltisch.games.boonlake.parts import Judged, Options, Part
from spieltisch.games.boonlake.player_board import take_tier_bonus
from spieltisch.games.boonlake.presences import houses_beside
from spieltisch.games.boonlake.supply import gain_vp, give_inhabitants, take_coins
from spieltisch.games.boonlake.surcharges import VP_FOR_INHABITANT, lowest_price, ways_to_pay
from spieltisch.games.boonlake.table import (
    CATTLE_EACH,
    PASTURE,
    PERK_CATTLE_COINS,
    PERK_CATTLE_INHABITANTS,
    Player,
    Table,
)
from spieltisch.games.boonlake.terms import HEX_COUNT
from spieltisch.kernel.agenda import Option, SeatStep
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why

HERD_LIMIT: Final = 4
SURCHARGE: Final = [0, 0, 0, 1, 2]
"""Additional inhabitants for the first to fifth cattle."""
COINS_PER_HOUSE: Final = 2


# Pastures


class LayPasture(SeatStep[Table]):
    """Lay a pasture, or take coins where there is none or no free hex (B11)."""

    def run(self, table: Table, flow: Flow) -> None:
        if table.pastures_left and table.free_hexes():
            table.push(ChoosePasture(self.seat))
        else:
            flow.tell(ev.NO_PASTURE, self.seat)
            take_coins(table, self.seat, COINS_INSTEAD, flow)


class LayPastureOn(Option[Table]):
    """Lay a pasture on this hex."""

    verb: ClassVar[str] = "pasture"
    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        lay(table, seat, self.number - 1, PASTURE, flow)


LAY_PASTURE: Final = [LayPastureOn(number) for number in range(1, HEX_COUNT + 1)]


class PastureHexes(Part):
    """The hexes where a pasture may be laid."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        for hex_at in table.free_hexes():
            options.append(LAY_PASTURE[hex_at])

    def judged(self, table: Table, seat: int) -> Judged:
        return [(LAY_PASTURE[hex_at], check_hex(table, hex_at)) for hex_at in range(HEX_COUNT)]


_PASTURE_PARTS: Final[list[Part]] = [PastureHexes(), MAY_PASS]


class ChoosePasture(Decision):
    """Where to lay a pasture, if at all."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _PASTURE_PARTS


# Cattle


def cattle_extra(player: Player) -> int:
    """Additional inhabitants for the player's next cattle."""
    return SURCHARGE[min(player.cattle, CATTLE_EACH - 1)]


def check_cattle(table: Table, player: Player, hex_at: int) -> int:
    """May the player place cattle on this pasture, at the lowest price in inhabitants?"""
    if player.cattle >= CATTLE_EACH:
        return why(no.NO_CATTLE)
    herd = table.herd_size(hex_at)
    if herd >= HERD_LIMIT:
        return why(no.PASTURE_FULL)
    price = lowest_price(herd + 1, player.perks[PERK_CATTLE_INHABITANTS])
    if player.ranch < price:
        return why(no.INHABITANTS_SHORT, price, player.ranch)
    return FINE


class PlaceCattle(Option[Table]):
    """Place cattle on this pasture, for so many inhabitants and VP."""

    verb: ClassVar[str] = "cattle"
    fields: ClassVar[tuple[str, ...]] = ("number", "inhabitants", "vp")

    def __init__(self, number: int, inhabitants: int, vp: int) -> None:
        self.number = number
        self.inhabitants = inhabitants
        self.vp = vp

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        hex_at = self.number - 1
        player = table.players[seat]
        give_inhabitants(table, seat, self.inhabitants, flow)
        gain_vp(table, seat, -self.vp, sources.SURCHARGES, flow)
        player.cattle += 1
        table.set_cattle(hex_at, seat)
        flow.tell(ev.CATTLE, seat, self.number)
        take_tier_bonus(table, seat, flow)
        houses = houses_beside(table, hex_at)
        coins = COINS_PER_HOUSE * houses + player.perks[PERK_CATTLE_COINS]
        if coins:
            flow.tell(ev.CATTLE_BONUS, seat, houses)
            take_coins(table, seat, coins, flow)


class Pastures(Part):
    """The pastures that may take cattle."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        if not table.pastures:
            return
        player = table.players[seat]
        extra = cattle_extra(player)
        easing = player.perks[PERK_CATTLE_INHABITANTS]
        for hex_at in range(HEX_COUNT):
            if table.pastures >> hex_at & 1 and check_cattle(table, player, hex_at) == FINE:
                price = table.herd_size(hex_at) + 1
                for inhabitants, vp in ways_to_pay(price, extra, easing, player.ranch):
                    options.append(PlaceCattle(hex_at + 1, inhabitants, vp))

    def judged(self, table: Table, seat: int) -> Judged:
        player = table.players[seat]
        extra = cattle_extra(player)
        easing = player.perks[PERK_CATTLE_INHABITANTS]
        return [
            (
                PlaceCattle(
                    hex_at + 1,
                    lowest_price(table.herd_size(hex_at) + 1, easing),
                    extra * VP_FOR_INHABITANT,
                ),
                check_cattle(table, player, hex_at),
            )
            for hex_at in range(HEX_COUNT)
            if table.pastures >> hex_at & 1
        ]


PASTURES: Final = Pastures()
