"""Observations of estates: the duchy space by space, and what its owners have.

A site is a space of a duchy by its place in the list of spaces; site 0 is the first of the top
row. What stands where is told as far as a rule may ask for it.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from spieltisch.envs.burgundy.marks import FACES, HEADS, LINKS, MARKS, ROUTE, TOLD
from spieltisch.envs.observing import Floats, Layout, Page, share
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.duchy import Duchy
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.burgundy.options import POSTS
from spieltisch.games.burgundy.pack_additions import BONUSES, ROUTE_SPACES, SHIELDS
from spieltisch.games.burgundy.pack_duchies import TEAM
from spieltisch.games.burgundy.table import GOODS_COLOURS
from spieltisch.kernel.game import Setup

TILE: Final = {word: tile for tile, word in enumerate(tiles.TILES)}
COLOUR: Final = {word: colour for colour, word in enumerate(tiles.GOODS)}
BONUS: Final = {word: bonus for bonus, word in enumerate(BONUSES)}


def _board(duchy: Duchy, sites: int) -> tuple[Floats, Floats]:
    """What never changes on a duchy: the kind of every space, and its number."""
    colours = np.zeros((sites, len(tiles.KINDS)), np.float32)
    numbers = np.zeros(sites, np.float32)
    colours[np.arange(duchy.size), duchy.kind] = 1
    numbers[: duchy.size] = np.array(duchy.number) / 6
    return colours.reshape(-1), numbers


class EstateReader:
    """The parts of an observation that tell of estates, one's own first."""

    def __init__(
        self,
        layout: Layout,
        game: Burgundy,
        setup: Setup,
        duchies: Sequence[Duchy],
        estates: int,
    ) -> None:
        self.duchies = {duchy.name: (at, duchy) for at, duchy in enumerate(duchies)}
        self.sites = max(duchy.size for duchy in duchies)
        self.estates = estates
        self.shields = setup.yes("shields")
        self.posts = setup.options["duchies"] == POSTS
        self.route_spaces = 0
        if setup.yes("trade-routes"):
            cards = game.pack.additions.route_cards[max(setup.seats, 2) - 2]
            together = 2 if setup.options["duchies"] in TEAM else 1
            self.route_spaces = ROUTE_SPACES * cards * together
        self._add_usual(layout, len(duchies))
        self._add_expansions(layout)
        self.boards = {duchy.name: _board(duchy, self.sites) for duchy in duchies}

    # The parts

    def _add_usual(self, layout: Layout, duchies: int) -> None:
        add, estates, sites = layout.add, self.estates, self.sites
        if duchies > 1:
            self._add_boards(layout, duchies)
        self._tiles = add(
            "estates.tiles",
            estates,
            sites,
            TOLD,
            meaning="site × covered, type of building (9, then white castle), animal (5), "
            "heads / 4, inn, face down",
        )
        self._monasteries = add(
            "estates.monasteries", estates, tiles.LAST_MONASTERY, meaning="monasteries placed"
        )
        self._storage = add(
            "estates.storage", estates, FACES, meaning="tiles on key spaces", usual=1
        )
        self._goods = add("estates.goods", estates, GOODS_COLOURS, meaning="goods", usual=3)
        self._sold = add("estates.sold", estates, GOODS_COLOURS, meaning="goods sold", usual=3)
        self._silver = add("estates.silver", estates, meaning="silver coins", usual=5)
        self._workers = add("estates.workers", estates, meaning="worker chips", usual=5)

    def _add_boards(self, layout: Layout, duchies: int) -> None:
        """Where all play on the same duchy, its spaces say nothing."""
        add, estates, sites = layout.add, self.estates, self.sites
        self._duchy = add("estates.duchy", estates, duchies, meaning="which of the duchies in play")
        self._colours = add(
            "estates.colours", estates, sites, len(tiles.KINDS), meaning="site × kind of its space"
        )
        self._numbers = add(
            "estates.numbers", estates, sites, meaning="site × the number of its space", scale=6
        )

    def _add_expansions(self, layout: Layout) -> None:
        add, estates = layout.add, self.estates
        if self.posts:
            self._links = add("estates.links", estates, LINKS, meaning="border posts joined")
        if self.route_spaces:
            self._routes = add(
                "estates.routes",
                estates,
                self.route_spaces,
                ROUTE,
                meaning="route space × colour wanted (6), bonus (10), goods laid (6)",
            )
        if self.shields:
            self._crests = add("estates.crests", estates, SHIELDS, meaning="shields borne")
            self._hung = add(
                "estates.hung", estates, self.sites, meaning="site × its shield", scale=SHIELDS
            )
            self._model = add(
                "estates.emulates", estates, estates, meaning="whose monasteries count as well"
            )

    # Reading

    def read(self, estate: dict[str, Any], place: int, order: list[int], page: Page) -> None:
        """Write down one estate; `order` are the estates as they are counted here."""
        if estate["duchy"] is not None:
            self._read_duchy(estate, place, page)
        first = self._storage + place * FACES
        storage = estate["storage"]
        for tile in dict.fromkeys(storage):
            page.write(first + TILE[tile], share(storage.count(tile), 1))
        for start, counts in ((self._goods, estate["goods"]), (self._sold, estate["sold"])):
            for colour, count in counts.items():
                page.write(start + place * GOODS_COLOURS + COLOUR[colour], share(count, 3))
        page.write(self._silver + place, share(estate["silver"], 5))
        page.write(self._workers + place, share(estate["workers"], 5))
        self._read_expansions(estate, place, order, page)

    def _read_duchy(self, estate: dict[str, Any], place: int, page: Page) -> None:
        mark, write = page.mark, page.write
        number, duchy = self.duchies[estate["duchy"]]
        sites = self.sites
        if len(self.duchies) > 1:
            mark(self._duchy + place * len(self.duchies) + number)
            colours, numbers = self.boards[duchy.name]
            page.block(self._colours + place * colours.size, colours)
            page.block(self._numbers + place * sites, numbers)
        for space, word in estate["tiles"].items():
            tile = TILE[word]
            first = self._tiles + (place * sites + duchy.site_of[int(space)]) * TOLD
            for told in MARKS[tile]:
                mark(first + told)
            if tiles.HEADS_OF[tile]:
                write(first + HEADS, tiles.HEADS_OF[tile] / 4)
            elif tiles.BEFORE_MONASTERIES < tile <= tiles.BEFORE_MONASTERIES + tiles.LAST_MONASTERY:
                which = tile - tiles.BEFORE_MONASTERIES - 1
                mark(self._monasteries + place * tiles.LAST_MONASTERY + which)

    def _read_expansions(
        self, estate: dict[str, Any], place: int, order: list[int], page: Page
    ) -> None:
        mark = page.mark
        if self.posts:
            page.mark_bits(self._links + place * LINKS, estate["links"])
        if self.route_spaces:
            for at, space in enumerate(estate["routes"]):
                first = self._routes + (place * self.route_spaces + at) * ROUTE
                mark(first + COLOUR[space["goods"]])
                mark(first + GOODS_COLOURS + BONUS[space["bonus"]])
                if space["laid"] is not None:
                    mark(first + GOODS_COLOURS + len(BONUSES) + COLOUR[space["laid"]])
        if self.shields:
            for space, shield in estate["shields"].items():
                site = self.duchies[estate["duchy"]][1].site_of[int(space)]
                mark(self._crests + place * SHIELDS + shield - 1)
                page.write(self._hung + place * self.sites + site, shield / SHIELDS)
            if estate["emulates"] is not None:
                mark(self._model + place * self.estates + order.index(estate["emulates"]))
