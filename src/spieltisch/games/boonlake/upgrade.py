"""Upgrade: an inhabitant becomes a house, a house becomes a settlement.

A house costs 1 inhabitant. A settlement needs 3 presences beside it and costs 2 inhabitants, the
third 1 more and the fourth 2 more, which may be replaced by 4 VP each; a second settlement in a
region costs 5 VP (B7). Easings (a card, a lever) take 1 off both the presences and the price.
"""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.decisions import MAY_PASS, Decision
from spieltisch.games.boonlake.levers import move_down
from spieltisch.games.boonlake.parts import Judged, Options, Part
from spieltisch.games.boonlake.player_board import take_tier_bonus
from spieltisch.games.boonlake.presences import presences_beside, sites_with
from spieltisch.games.boonlake.supply import gain_vp, give_inhabitants
from spieltisch.games.boonlake.surcharges import VP_FOR_INHABITANT, lowest_price, ways_to_pay
from spieltisch.games.boonlake.table import (
    HOUSE,
    HOUSES_EACH,
    INHABITANT,
    SETTLEMENT,
    SETTLEMENTS_EACH,
    SITE_COUNT,
    Player,
    Table,
)
from spieltisch.games.boonlake.terms import LEVER_SETTLEMENT
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why

PRESENCES_NEEDED: Final = 3
SETTLEMENT_PRICE: Final = 2
SURCHARGE: Final = [0, 0, 1, 2]
"""Additional inhabitants for the first to fourth settlement."""
SECOND_IN_REGION: Final = 5


# Houses


def check_house(player: Player, price: int) -> int:
    """Is there a house to set, and the inhabitant to give up?"""
    if player.houses_left() < 1:
        return why(no.NO_HOUSE)
    if player.ranch < price:
        return why(no.INHABITANTS_SHORT, price, player.ranch)
    return FINE


def set_house(table: Table, seat: int, site: int, flow: Flow) -> None:
    """Replace the inhabitant by a house: from the topmost tier, else one freed before (B8)."""
    player = table.players[seat]
    player.supply += 1
    table.set_piece(site, seat, HOUSE)
    flow.tell(ev.HOUSE, seat, site // 2 + 1, site & 1)
    if player.houses < HOUSES_EACH:
        player.houses += 1
        take_tier_bonus(table, seat, flow)
    else:
        player.freed -= 1


class UpgradeToHouse(Option[Table]):
    """Upgrade the inhabitant on this site to a house."""

    verb: ClassVar[str] = "house"
    fields: ClassVar[tuple[str, ...]] = ("number", "place")
    price: ClassVar[int] = 1

    def __init__(self, number: int, place: int) -> None:
        self.number = number
        self.place = place

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        give_inhabitants(table, seat, self.price, flow)
        set_house(table, seat, (self.number - 1) * 2 + self.place, flow)


class UpgradeToFreeHouse(UpgradeToHouse):
    """Upgrade to a house without giving up an inhabitant."""

    verb: ClassVar[str] = "free-house"
    price: ClassVar[int] = 0


TO_HOUSE: Final = [UpgradeToHouse(site // 2 + 1, site & 1) for site in range(SITE_COUNT)]
TO_FREE_HOUSE: Final = [UpgradeToFreeHouse(site // 2 + 1, site & 1) for site in range(SITE_COUNT)]


class Houses(Part):
    """Own inhabitants that may become houses, for one inhabitant."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        if check_house(table.players[seat], 1) == FINE:
            for site in sites_with(table, seat, INHABITANT):
                options.append(TO_HOUSE[site])

    def judged(self, table: Table, seat: int) -> Judged:
        reason = check_house(table.players[seat], 1)
        return [(TO_HOUSE[site], reason) for site in sites_with(table, seat, INHABITANT)]


class FreeHouses(Part):
    """Own inhabitants that may become houses for nothing."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        if check_house(table.players[seat], 0) == FINE:
            for site in sites_with(table, seat, INHABITANT):
                options.append(TO_FREE_HOUSE[site])

    def judged(self, table: Table, seat: int) -> Judged:
        reason = check_house(table.players[seat], 0)
        return [(TO_FREE_HOUSE[site], reason) for site in sites_with(table, seat, INHABITANT)]


# Settlements


def check_settlement(table: Table, player: Player, site: int, easing: int) -> int:
    """May this house become a settlement, at the lowest price in inhabitants?"""
    if player.settlements >= SETTLEMENTS_EACH:
        return why(no.NO_SETTLEMENT)
    beside = presences_beside(table, site)
    if beside < PRESENCES_NEEDED - easing:
        return why(no.PRESENCES_SHORT, PRESENCES_NEEDED - easing, beside)
    price = lowest_price(SETTLEMENT_PRICE, easing)
    if player.ranch < price:
        return why(no.INHABITANTS_SHORT, price, player.ranch)
    return FINE


def has_other_settlement(table: Table, seat: int, site: int) -> bool:
    """Does the region of this site already hold a settlement of the player?"""
    region_of = table.pack.map.region_of
    region = region_of[site // 2]
    for other in sites_with(table, seat, SETTLEMENT):
        if other != site and region_of[other // 2] == region:
            return True
    return False


def set_settlement(table: Table, seat: int, site: int, flow: Flow) -> None:
    """Replace the house by the topmost settlement; then the region's and the site's VP."""
    player = table.players[seat]
    player.settlements += 1
    player.freed += 1
    table.set_piece(site, seat, SETTLEMENT)
    flow.tell(ev.SETTLEMENT, seat, site // 2 + 1, site & 1)
    take_tier_bonus(table, seat, flow)
    if has_other_settlement(table, seat, site):
        flow.tell(ev.SECOND_SETTLEMENT, seat, table.pack.map.region_of[site // 2])
        gain_vp(table, seat, -SECOND_IN_REGION, sources.SECOND_SETTLEMENT, flow)
    tile = table.pack.tiles[table.tile_at[site // 2]]
    gain_vp(table, seat, tile.sites[site & 1].settlement_vp, sources.SITES, flow)


class UpgradeToSettlement(Option[Table]):
    """Upgrade the house on this site, for so many inhabitants and VP."""

    verb: ClassVar[str] = "settlement"
    fields: ClassVar[tuple[str, ...]] = ("number", "place", "inhabitants", "vp")

    def __init__(self, number: int, place: int, inhabitants: int, vp: int) -> None:
        self.number = number
        self.place = place
        self.inhabitants = inhabitants
        self.vp = vp

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        give_inhabitants(table, seat, self.inhabitants, flow)
        gain_vp(table, seat, -self.vp, sources.SURCHARGES, flow)
        set_settlement(table, seat, (self.number - 1) * 2 + self.place, flow)


class LeverToSettlement(UpgradeToSettlement):
    """The same with the lever that makes it easier."""

    verb: ClassVar[str] = "lever-settlement"
    lever_used: ClassVar[int] = LEVER_SETTLEMENT

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        move_down(table, seat, LEVER_SETTLEMENT, flow)
        super().do(table, seat, flow)


def add_ways(player: Player, site: int, easing: int, lever: bool, options: Options) -> None:
    """One option for every way to pay."""
    extra = SURCHARGE[player.settlements]
    for inhabitants, vp in ways_to_pay(SETTLEMENT_PRICE, extra, easing, player.ranch):
        number, place = site // 2 + 1, site & 1
        if lever:
            options.append(LeverToSettlement(number, place, inhabitants, vp))
        else:
            options.append(UpgradeToSettlement(number, place, inhabitants, vp))


class Settlements(Part):
    """Own houses that may become settlements, with so many easings."""

    def __init__(self, easing: int) -> None:
        self.easing = easing

    def add(self, table: Table, seat: int, options: Options) -> None:
        player = table.players[seat]
        if not player.houses or player.settlements >= SETTLEMENTS_EACH:
            return
        lever = player.may_use(LEVER_SETTLEMENT)
        for site in sites_with(table, seat, HOUSE):
            if check_settlement(table, player, site, self.easing) == FINE:
                add_ways(player, site, self.easing, False, options)
            if lever and check_settlement(table, player, site, self.easing + 1) == FINE:
                add_ways(player, site, self.easing + 1, True, options)

    def judged(self, table: Table, seat: int) -> Judged:
        player = table.players[seat]
        easing = self.easing + (1 if player.may_use(LEVER_SETTLEMENT) else 0)
        extra = SURCHARGE[min(player.settlements, SETTLEMENTS_EACH - 1)]
        price = lowest_price(SETTLEMENT_PRICE, easing)
        vp = extra * VP_FOR_INHABITANT
        return [
            (
                UpgradeToSettlement(site // 2 + 1, site & 1, price, vp),
                check_settlement(table, player, site, easing),
            )
            for site in sites_with(table, seat, HOUSE)
        ]


HOUSES: Final = Houses()
SETTLEMENTS: Final = Settlements(0)
_UPGRADE_PARTS: Final[list[Part]] = [HOUSES, SETTLEMENTS, MAY_PASS]
_FREE_HOUSE_PARTS: Final[list[Part]] = [FreeHouses(), MAY_PASS]
_EASY_PARTS: Final[list[Part]] = [Settlements(1), MAY_PASS]


def check_any_upgrade(table: Table, seat: int) -> int:
    """Can the player upgrade anything? Else what is short for the first that he might."""
    options: Options = []
    HOUSES.add(table, seat, options)
    if not options:
        SETTLEMENTS.add(table, seat, options)
    if options:
        return FINE
    for _option, reason in HOUSES.judged(table, seat) + SETTLEMENTS.judged(table, seat):
        if reason:
            return reason
    return why(no.NOTHING_TO_UPGRADE)


class ChooseUpgrade(Decision):
    """Upgrade once, house or settlement."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _UPGRADE_PARTS


class ChooseFreeHouse(Decision):
    """Upgrade an inhabitant to a house without giving one up."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _FREE_HOUSE_PARTS


class ChooseEasySettlement(Decision):
    """Upgrade a house to a settlement with one easing."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def parts(self) -> list[Part]:
        return _EASY_PARTS
