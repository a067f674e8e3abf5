"""Observations of The Castles of Burgundy straight from the table, as `observing` reads views."""

from typing import Any, Final

from spieltisch.envs.burgundy.marks import FACES, HEADS, LINKS, MARKS, ROUTE, TOLD
from spieltisch.envs.writing import Page, Writer, share
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.estate import NOBODY, Estate, ExpandedEstate
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.pack_additions import BONUSES, ROUTE_SPACES, SHIELDS
from spieltisch.games.burgundy.phases import ROUNDS
from spieltisch.games.burgundy.table import (
    BLACK_DEPOT,
    GOODS_COLOURS,
    INN_DEPOT,
    MORE_SOURCES,
    NOTHING,
    SOURCE_COUNT,
    SOURCES,
    ExpandedTable,
    Table,
)
from spieltisch.games.burgundy.trade_routes import route_at

PIPS: Final = 6
PILES: Final = len(tiles.KINDS) + 3
ALL_SOURCES: Final = len(SOURCES)


class BurgundyWriter(Writer):
    """`starts` says where each part begins; `boards` what is always the same on a duchy."""

    def __init__(
        self,
        starts: dict[str, int],
        seats: int,
        estates: int,
        sites: int,
        route_spaces: int,
        boards: dict[str, tuple[int, Any, Any]],
    ) -> None:
        self.seats = seats
        self.estates = estates
        self.sites = sites
        self.route_spaces = route_spaces
        self.boards = boards
        self.team = "holds" in starts
        self.inns = "inns" in starts
        self.posts = "posts" in starts
        self.routes = "estates.routes" in starts
        self.shields = "posted" in starts
        self.solo = "solo" in starts
        self.several = "estates.duchy" in starts
        self.at_phase = starts["phase"]
        self.at_round = starts["round"]
        self.at_white = starts["white"]
        self.at_bought = starts["bought"]
        self.at_rounds = starts["rounds"]
        self.at_depots = starts["depots"]
        self.at_depot_goods = starts["depots.goods"]
        self.at_piles = starts["piles"]
        self.at_bonuses = starts["bonuses"]
        self.at_order = starts["bridge.order"]
        self.at_steps = starts["bridge.steps"]
        self.at_dice = starts["dice"]
        self.at_points = starts["points"]
        self.at_tiles = starts["estates.tiles"]
        self.at_monasteries = starts["estates.monasteries"]
        self.at_storage = starts["estates.storage"]
        self.at_goods = starts["estates.goods"]
        self.at_sold = starts["estates.sold"]
        self.at_silver = starts["estates.silver"]
        self.at_workers = starts["estates.workers"]
        self.at_holds = starts.get("holds", 0)
        self.at_private = starts.get("private", 0)
        self.at_inns = starts.get("inns", 0)
        self.at_posts = starts.get("posts", 0)
        self.at_posted = starts.get("posted", 0)
        self.at_bent = starts.get("bent", 0)
        self.at_solo = starts.get("solo", 0)
        self.at_turned = starts.get("turned", 0)
        self.at_duchy = starts.get("estates.duchy", 0)
        self.at_colours = starts.get("estates.colours", 0)
        self.at_numbers = starts.get("estates.numbers", 0)
        self.at_links = starts.get("estates.links", 0)
        self.at_routes = starts.get("estates.routes", 0)
        self.at_crests = starts.get("estates.crests", 0)
        self.at_hung = starts.get("estates.hung", 0)
        self.at_emulates = starts.get("estates.emulates", 0)

    def write(self, state: Table, seat: int, page: Page) -> None:
        seats = self.seats
        self.write_board(state, seat, page)
        estates: list[int] = []
        for place in range(seats):
            other = (seat + place) % seats
            self.write_player(state, other, place, page)
            held = state.holds[other]
            if held not in estates:
                estates.append(held)
            if self.team:
                page.mark(self.at_holds + place * self.estates + estates.index(held))
        if isinstance(state, ExpandedTable):
            self.write_expansions(state, seat, page)
        if self.inns:
            first = state.rules.first
            inns = 0
            for slot in range(first[INN_DEPOT], first[INN_DEPOT + 1]):
                if state.depots[slot] != NOTHING:
                    inns += 1
            page.write(self.at_inns, share(float(inns), 5.0))
        for place in range(len(estates)):
            self.write_estate(state, state.estates[estates[place]], place, estates, page)

    def write_board(self, table: Table, seat: int, page: Page) -> None:
        seats = self.seats
        page.mark(self.at_phase + table.phase)
        page.write(self.at_round, (table.round + 1) / float(ROUNDS))
        if table.white:
            page.mark(self.at_white + table.white - 1)
        page.write(self.at_bought, 1.0 if table.bought else 0.0)
        rounds = table.rounds
        for at in range(len(rounds)):
            page.mark(self.at_rounds + at * GOODS_COLOURS + rounds[at])
        first, depots, goods = table.rules.first, table.depots, table.goods
        for depot in range(DEPOTS + 1):
            # The black depot is the first, here and there.
            count_tiles(
                depots[first[depot] : first[depot + 1]], self.at_depots + depot * FACES, page
            )
            if depot != BLACK_DEPOT:
                start = self.at_depot_goods + (depot - 1) * GOODS_COLOURS
                for colour in range(GOODS_COLOURS):
                    count = goods[GOODS_COLOURS * depot + colour]
                    if count:
                        page.write(start + colour, share(float(count), 1.0))
        supply = table.supply
        for pile in range(min(PILES, len(supply))):
            page.write(self.at_piles + pile, share(float(len(supply[pile].items)), 20.0))
        bonuses = table.bonuses
        for at in range(2 * len(tiles.KINDS)):
            if bonuses[at] != NOTHING:
                page.mark(self.at_bonuses + at * seats + (bonuses[at] - seat) % seats)
        order, steps = table.order, table.steps
        for at in range(len(order)):
            page.mark(self.at_order + (order[at] - seat) % seats * seats + at)
        for other in range(len(steps)):
            page.write(self.at_steps + (other - seat) % seats, share(float(steps[other]), 10.0))

    def write_player(self, table: Table, seat: int, place: int, page: Page) -> None:
        for die in range(2):
            number = table.dice[2 * seat + die]
            if number:
                page.mark(self.at_dice + (2 * place + die) * PIPS + number - 1)
        start, sheet = self.at_points + place * ALL_SOURCES, table.sheet
        for source in range(SOURCE_COUNT):
            points = sheet[seat * SOURCE_COUNT + source]
            if points:
                page.write(start + source, share(float(points), 20.0))
        if isinstance(table, ExpandedTable):
            for source in range(MORE_SOURCES):
                points = table.more[seat * MORE_SOURCES + source]
                if points:
                    page.write(start + SOURCE_COUNT + source, share(float(points), 20.0))
            if self.team:
                count_tiles(table.private[seat], self.at_private + place * FACES, page)

    def write_expansions(self, table: ExpandedTable, seat: int, page: Page) -> None:
        if self.posts:
            for at in range(2):
                owner = table.post_bonuses[at]
                if owner != NOTHING:
                    page.mark(self.at_posts + at * self.seats + (owner - seat) % self.seats)
        if self.shields:
            for shield in range(len(table.posted)):
                depot = table.posted[shield]
                if depot:
                    page.mark(self.at_posted + (shield - 1) * DEPOTS + depot - 1)
            page.write(self.at_bent, 1.0 if table.bent else 0.0)
        if self.solo:
            page.write(self.at_solo, share(float(table.counter), 50.0))
            page.write(self.at_solo + 1, share(float(table.target), 50.0))
            page.write(self.at_solo + 2, share(float(sum(table.gains)), 50.0))
            count_tiles(table.turned, self.at_turned, page)

    def write_estate(
        self, table: Table, estate: Estate, place: int, order: list[int], page: Page
    ) -> None:
        if estate.tiles:
            self.write_duchy(table, estate, place, page)
        count_tiles(estate.storage, self.at_storage + place * FACES, page)
        for colour in range(GOODS_COLOURS):
            at = place * GOODS_COLOURS + colour
            if estate.goods[colour]:
                page.write(self.at_goods + at, share(float(estate.goods[colour]), 3.0))
            if estate.sold[colour]:
                page.write(self.at_sold + at, share(float(estate.sold[colour]), 3.0))
        page.write(self.at_silver + place, share(float(estate.silver), 5.0))
        page.write(self.at_workers + place, share(float(estate.workers), 5.0))
        if isinstance(estate, ExpandedEstate):
            self.write_additions(table, estate, place, order, page)

    def write_duchy(self, table: Table, estate: Estate, place: int, page: Page) -> None:
        sites, placed = self.sites, estate.tiles
        if self.several:
            number, colours, numbers = self.boards[table.rules.duchies[estate.duchy].name]
            page.mark(self.at_duchy + place * len(self.boards) + number)
            page.block(self.at_colours + place * sites * len(tiles.KINDS), colours)
            page.block(self.at_numbers + place * sites, numbers)
        for site in range(len(placed)):
            tile = placed[site]
            if tile >= 0:
                start = self.at_tiles + (place * sites + site) * TOLD
                page.mark_all(start, MARKS[tile])
                if tiles.HEADS_OF[tile]:
                    page.write(start + HEADS, tiles.HEADS_OF[tile] / 4.0)
                which = tile - tiles.BEFORE_MONASTERIES - 1
                if 0 <= which < tiles.LAST_MONASTERY:
                    page.mark(self.at_monasteries + place * tiles.LAST_MONASTERY + which)

    def write_additions(
        self, table: Table, estate: ExpandedEstate, place: int, order: list[int], page: Page
    ) -> None:
        if self.posts:
            page.mark_bits(self.at_links + place * LINKS, estate.links)
        if self.routes:
            for at in range(ROUTE_SPACES * len(estate.routes)):
                route = route_at(table, estate, at)
                start = self.at_routes + (place * self.route_spaces + at) * ROUTE
                page.mark(start + route.goods[at % ROUTE_SPACES])
                page.mark(start + GOODS_COLOURS + route.bonuses[at % ROUTE_SPACES])
                if at < len(estate.laid):
                    page.mark(start + GOODS_COLOURS + len(BONUSES) + estate.laid[at])
        if self.shields:
            if estate.tiles:
                for site in range(len(estate.shields)):
                    shield = estate.shields[site]
                    if shield:
                        page.mark(self.at_crests + place * SHIELDS + shield - 1)
                        hung = self.at_hung + place * self.sites + site
                        page.write(hung, shield / float(SHIELDS))
            if estate.model != NOBODY:
                page.mark(self.at_emulates + place * self.estates + order.index(estate.model))


def count_tiles(found: list[int], start: int, page: Page) -> None:
    """How many there are of each tile."""
    for tile in found:
        if tile != NOTHING:
            page.write(start + tile, share(float(found.count(tile)), 1.0))
