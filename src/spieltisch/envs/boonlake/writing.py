"""Observations of Boonlake straight from the table, part by part as `observing` reads its view."""

from typing import Final

from spieltisch.envs.writing import Page, Writer, share
from spieltisch.games.boonlake.eminence import NO_TILE
from spieltisch.games.boonlake.plans import BOAT_PAIRS
from spieltisch.games.boonlake.production import HIGHEST_LEVEL
from spieltisch.games.boonlake.setup import NOT_PICKED
from spieltisch.games.boonlake.solo_places import preferred
from spieltisch.games.boonlake.table import PASTURE, SLOTS, Player, Table
from spieltisch.games.boonlake.terms import HEX_COUNT, LEVER_KEYS, RESOURCE_KEYS, ROW_COUNT

PIECES: Final = 3
PLAYER: Final = 14
RESOURCES: Final = len(RESOURCE_KEYS)
LEVERS: Final = len(LEVER_KEYS)


class BoonlakeWriter(Writer):
    """`starts` says where each part begins."""

    def __init__(
        self, starts: dict[str, int], seats: int, tiles: int, goals: int, cards: int
    ) -> None:
        self.seats = seats
        self.solo = seats == 1
        self.owners = 2 if self.solo else seats
        self.tiles = tiles
        self.goals = goals
        self.cards = cards
        self.at_table = starts["table"]
        self.at_active = starts["active"]
        self.at_strips = starts["strips"]
        self.at_gap = starts["gap"]
        self.at_labels = starts["labels"]
        self.at_left_out = starts["left-out"]
        self.at_tiles = starts["tiles"]
        self.at_revealed = starts["revealed"]
        self.at_sites = starts["sites"]
        self.at_herds = starts["herds"]
        self.at_ships = starts["ships"]
        self.at_scoring = starts["scoring"]
        self.at_discards = starts["discards"]
        self.at_players = starts["players"]
        self.at_boats = starts["boats"]
        self.at_production = starts["production"]
        self.at_levers = starts["levers"]
        self.at_used = starts["used"]
        self.at_projects = starts["projects"]
        self.at_markers = starts["markers"]
        self.at_played = starts["played"]
        self.at_hand = starts["hand"]
        self.at_pair = starts["pair"]
        self.at_pick = starts["pick"]
        self.at_eminence = starts.get("eminence", 0)
        self.at_sheet = starts.get("eminence.sheet", 0)
        self.at_tile = starts.get("eminence.tile", 0)
        self.at_shown = starts.get("eminence.shown", 0)
        self.at_corner = starts.get("eminence.corner", 0)
        self.at_stack = starts.get("eminence.stack", 0)

    def write(self, state: Table, seat: int, page: Page) -> None:
        seats = self.seats
        slots = [(seat + at) % seats if at < seats else at for at in range(SLOTS)]
        self.write_table(state, seat, slots, page)
        self.write_map(state, seat, page)
        for place in range(seats):
            other = (seat + place) % seats
            self.write_player(state, other, place, slots, page)
        page.mark_all(self.at_hand, state.players[seat].hand)
        if state.pairs:
            page.mark_all(self.at_pair, state.pairs[seat])
        if state.picks and state.picks[seat] >= 0:
            page.mark(self.at_pick + state.picks[seat])
        if self.solo:
            self.write_eminence(state, page)

    def write_table(self, table: Table, seat: int, slots: list[int], page: Page) -> None:
        at = self.at_table
        page.write(at, (table.round + 1) / 2.0)
        page.write(at + 1, table.scorings / 4.0)
        page.write(at + 2, 1.0 if table.crossed else 0.0)
        page.write(at + 3, 1.0 if table.ending else 0.0)
        page.write(at + 4, table.pastures_left / 7.0)
        page.write(at + 5, len(table.mound) / 40.0)
        page.write(at + 6, len(table.pile) / 200.0)
        page.mark(self.at_active + (table.active - seat) % self.seats)
        strips = table.strips
        for row in range(len(strips)):
            if strips[row] >= 0:
                page.mark(self.at_strips + row * ROW_COUNT + strips[row])
        if table.gap >= 0:
            page.mark(self.at_gap + table.gap)
        page.mark_bits(self.at_labels, table.labels)
        if table.left_out >= 0:
            page.mark(self.at_left_out + table.left_out)
        if table.revealed >= 0:
            page.mark(self.at_revealed + table.revealed)
        ships = table.ships
        for owner in range(len(ships)):
            page.write(self.at_ships + (owner - seat) % self.owners, ships[owner] / 20.0)
        for place in range(SLOTS):
            goal = table.scoring[slots[place]]
            if goal >= 0:
                page.mark(self.at_scoring + place * self.goals + goal)
        page.mark_all(self.at_discards, table.discards)

    def write_map(self, table: Table, seat: int, page: Page) -> None:
        owners, width = self.owners, self.tiles + 1
        tile_at, sites, herds = table.tile_at, table.sites, table.herds
        for hex_at in range(HEX_COUNT):
            tile = tile_at[hex_at]
            if tile >= 0:
                page.mark(self.at_tiles + hex_at * width + tile)
            elif tile == PASTURE:
                page.mark(self.at_tiles + hex_at * width + self.tiles)
            herd = herds[hex_at]
            if herd:
                for owner in range(owners):
                    place = self.at_herds + hex_at * owners + (owner - seat) % owners
                    page.write(place, (herd >> 3 * owner & 7) / 5.0)
        for site in range(len(sites)):
            held = sites[site]
            if held:
                owner = (held // 4 - seat) % owners
                page.mark(self.at_sites + (site * owners + owner) * PIECES + held % 4 - 1)

    def write_player(
        self, table: Table, seat: int, place: int, slots: list[int], page: Page
    ) -> None:
        player = table.players[seat]
        picked = len(table.picks) > 0 and table.picks[seat] != NOT_PICKED
        write_counts(player, picked, self.at_players + place * PLAYER, page)
        low, high = BOAT_PAIRS[player.boats]
        canal = table.pack.board.canal
        boats = self.at_boats + place * RESOURCES
        if canal[low] == canal[high]:
            page.mark(boats + canal[low])
        else:
            page.write(boats + canal[low], 0.5)
            page.write(boats + canal[high], 0.5)
        production = player.production
        for resource in range(RESOURCES):
            share_of = production[resource] / float(HIGHEST_LEVEL)
            page.write(self.at_production + place * RESOURCES + resource, share_of)
        page.mark_bits(self.at_levers + place * LEVERS, player.levers)
        page.mark_bits(self.at_used + place * LEVERS, player.used)
        for at in range(SLOTS):
            if player.projects >> slots[at] & 1:
                page.mark(self.at_projects + place * SLOTS + at)
            page.write(self.at_markers + place * SLOTS + at, player.markers[slots[at]] / 4.0)
        page.mark_all(self.at_played + place * self.cards, player.played)

    def write_eminence(self, table: Table, page: Page) -> None:
        eminence, at = table.eminence, self.at_eminence
        tile = eminence.tile()
        page.write(at, 1.0 if eminence.acting else 0.0)
        page.write(at + 1, eminence.houses / 6.0)
        page.write(at + 2, eminence.settlements / 4.0)
        page.write(at + 3, eminence.cattle / 5.0)
        page.write(at + 4, (preferred(table) if tile != NO_TILE else 0) / float(HEX_COUNT))
        page.write(at + 5, share(float(eminence.vp), 100.0))
        page.write(at + 6, share(float(eminence.cactus), 10.0))
        points = eminence.points
        for gain in range(len(points)):
            page.write(self.at_sheet + gain, share(float(points[gain]), 10.0))
        if tile >= 0:
            page.mark(self.at_tile + tile)
        page.mark_all(self.at_shown, eminence.shown)
        page.mark(self.at_corner + eminence.corner)
        for at in range(len(eminence.stack)):
            page.write(self.at_stack + at, eminence.stack[at] / 5.0)


def write_counts(player: Player, picked: bool, at: int, page: Page) -> None:
    """The counts of a player, in the order in which `observing` names them."""
    page.write(at, player.ranch / 10.0)
    page.write(at + 1, player.supply / 10.0)
    page.write(at + 2, player.recess / 2.0)
    page.write(at + 3, player.houses / 6.0)
    page.write(at + 4, player.freed / 6.0)
    page.write(at + 5, player.settlements / 4.0)
    page.write(at + 6, player.cattle / 5.0)
    page.write(at + 7, player.coin_track / 8.0)
    page.write(at + 8, player.card_track / 8.0)
    page.write(at + 9, 1.0 if picked else 0.0)
    page.write(at + 10, share(float(player.vp), 100.0))
    page.write(at + 11, share(float(player.coins), 10.0))
    page.write(at + 12, share(float(player.vases), 5.0))
    page.write(at + 13, share(float(len(player.hand)), 10.0))
