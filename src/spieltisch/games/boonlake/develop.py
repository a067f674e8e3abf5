"""Develop: set an inhabitant from the ranch on a free building site and take its effects."""

from typing import ClassVar, Final

from spieltisch.games.boonlake import events as ev
from spieltisch.games.boonlake import reasons as no
from spieltisch.games.boonlake import sources
from spieltisch.games.boonlake.hand import ChooseDiscard
from spieltisch.games.boonlake.parts import Judged, Options, Part
from spieltisch.games.boonlake.pieces import Effect
from spieltisch.games.boonlake.rewards import bring
from spieltisch.games.boonlake.supply import gain_vp, pay_coins
from spieltisch.games.boonlake.table import INHABITANT, SITE_COUNT, Player, Table
from spieltisch.games.boonlake.terms import (
    CARD_INCOME,
    CARD_STEP,
    CARD_TRACK,
    COIN_INCOME,
    COIN_STEP,
    COIN_TRACK,
    DISCARD_CARDS,
    HEX_COUNT,
    LOSE_VP,
    PAY_COINS,
    THREE_STEPS,
)
from spieltisch.games.boonlake.tracks import ChooseTrack, advance, card_income, coin_income
from spieltisch.kernel.agenda import Option, Step
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.reasons import FINE, why


def check_costs(player: Player, effects: list[Effect]) -> int:
    """Can the site's coins and cards be paid? Costs come first among its effects."""
    for effect in effects:
        if effect.verb == PAY_COINS:
            if player.coins < effect.amount:
                return why(no.COINS_SHORT, effect.amount - player.coins)
        elif effect.verb == DISCARD_CARDS:
            if len(player.hand) < effect.amount:
                return why(no.CARDS_SHORT, effect.amount, len(player.hand))
        else:
            break
    return FINE


def check_site(table: Table, player: Player, site: int) -> int:
    """May the player set an inhabitant on this site of a laid tile?"""
    if table.sites[site]:
        return why(no.SITE_TAKEN)
    if player.ranch < 1:
        return why(no.INHABITANTS_SHORT, 1, player.ranch)
    tile = table.pack.tiles[table.tile_at[site // 2]]
    return check_costs(player, tile.sites[site & 1].on_develop)


class Develop(Option[Table]):
    """Set an inhabitant on this site."""

    verb: ClassVar[str] = "develop"
    fields: ClassVar[tuple[str, ...]] = ("number", "place")

    def __init__(self, number: int, place: int) -> None:
        self.number = number
        self.place = place
        self.site = (number - 1) * 2 + place

    def do(self, table: Table, seat: int, flow: Flow) -> None:
        table.players[seat].ranch -= 1
        table.set_piece(self.site, seat, INHABITANT)
        flow.tell(ev.DEVELOPS, seat, self.number, self.place)
        if table.pack.tiles[table.tile_at[self.number - 1]].sites[self.place].on_develop:
            table.push(SiteEffects(seat, self.site, 0))


DEVELOP: Final = [Develop(site // 2 + 1, site & 1) for site in range(SITE_COUNT)]


class Develops(Part):
    """The free building sites."""

    def add(self, table: Table, seat: int, options: Options) -> None:
        player = table.players[seat]
        if player.ranch < 1:
            return
        tiles = table.pack.tiles
        tile_at = table.tile_at
        occupied = table.sites
        for hex_at in range(HEX_COUNT):
            tile = tile_at[hex_at]
            if tile >= 0:
                site = 2 * hex_at
                for place in tiles[tile].sites:
                    if not occupied[site] and check_costs(player, place.on_develop) == FINE:
                        options.append(DEVELOP[site])
                    site += 1

    def judged(self, table: Table, seat: int) -> Judged:
        player = table.players[seat]
        return [
            (DEVELOP[site], check_site(table, player, site))
            for hex_at in range(HEX_COUNT)
            for site in range(2 * hex_at, 2 * hex_at + table.sites_on(hex_at))
        ]


DEVELOPS: Final = Develops()


class SiteEffects(Step[Table]):
    """A site's costs and rewards, in order, from a place in the list on."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "site", "at")

    def __init__(self, seat: int, site: int, at: int) -> None:
        self.seat = seat
        self.site = site
        self.at = at

    def run(self, table: Table, flow: Flow) -> None:
        tile = table.pack.tiles[table.tile_at[self.site // 2]]
        effects = tile.sites[self.site & 1].on_develop
        if self.at + 1 < len(effects):
            table.push(SiteEffects(self.seat, self.site, self.at + 1))
        site_effect(table, self.seat, effects[self.at], flow)


def site_effect(table: Table, seat: int, effect: Effect, flow: Flow) -> None:
    """Carry out one effect of a building site."""
    verb = effect.verb
    if bring(table, seat, effect, sources.SITES, flow):
        return
    if verb == PAY_COINS:
        pay_coins(table, seat, effect.amount, flow)
    elif verb == DISCARD_CARDS:
        table.push(ChooseDiscard(seat, effect.amount))
    elif verb == LOSE_VP:
        gain_vp(table, seat, -effect.amount, sources.SITES, flow)
    elif verb == COIN_STEP:
        advance(table, seat, COIN_TRACK, effect.amount, flow)
    elif verb == CARD_STEP:
        advance(table, seat, CARD_TRACK, effect.amount, flow)
    elif verb == THREE_STEPS:
        table.push(ChooseTrack(seat))
    elif verb == COIN_INCOME:
        coin_income(table, seat, False, flow)
    elif verb == CARD_INCOME:
        card_income(table, seat, False, flow)
