"""Observations of The Castles of Burgundy: the main board, all players and all estates."""

from typing import Any, Final

from spieltisch.envs.burgundy.actions import duchies_in_play
from spieltisch.envs.burgundy.estates import COLOUR, TILE, EstateReader
from spieltisch.envs.burgundy.marks import FACES
from spieltisch.envs.burgundy.writing import BurgundyWriter
from spieltisch.envs.observing import Observer, Page, share
from spieltisch.games.burgundy import (
    shields,
    solo,
    tiles,
    trade_routes,
    white_castles,
)
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.burgundy.options import POSTS
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.pack_additions import SHIELDS
from spieltisch.games.burgundy.pack_duchies import SOLO, TEAM
from spieltisch.games.burgundy.phases import PHASE_WORDS, ROUNDS
from spieltisch.games.burgundy.table import GOODS_COLOURS, SOURCES
from spieltisch.kernel.game import Setup

PILES: Final = [*tiles.KINDS, "black", "goods", "inns"]
BONUS_SIZES: Final = ("large", "small")
PIPS: Final = 6
ROOMS: Final = (
    ("white-castles", white_castles),
    ("trade-routes", trade_routes),
    ("shields", shields),
)
"""Questions that only an expansion asks: its table option, and where they stand."""


class BurgundyObserver(Observer):
    """Reads views of The Castles of Burgundy."""

    def __init__(self, game: Burgundy, setup: Setup) -> None:
        self.solo = setup.options["duchies"] in SOLO
        unasked = [room for name, room in ROOMS if not setup.yes(name)]
        super().__init__(game, setup, unasked if self.solo else [*unasked, solo])
        self.team = setup.options["duchies"] in TEAM
        self.posts = setup.options["duchies"] == POSTS
        self.shields = setup.yes("shields")
        self.inns = setup.yes("inns")
        self.estates = 2 if self.team else setup.seats
        self._add_board()
        self._add_players()
        self._add_expansions()
        duchies = [game.pack.duchies[duchy] for duchy in duchies_in_play(game, setup)]
        self.reader = EstateReader(self.layout, game, setup, duchies, self.estates)
        self.writer = BurgundyWriter(
            self.layout.starts,
            self.seats,
            self.estates,
            self.reader.sites,
            self.reader.route_spaces,
            {
                name: (at, *self.reader.boards[name])
                for name, (at, _) in self.reader.duchies.items()
            },
        )

    # The parts

    def _add_board(self) -> None:
        add = self.layout.add
        self._phase = add("phase", len(PHASE_WORDS), meaning="the phase")
        self._round = add("round", 1, meaning="the round", scale=ROUNDS)
        self._white = add("white", PIPS, meaning="what the white die shows")
        self._bought = add("bought", 1, meaning="whether something was bought this turn")
        self._rounds = add(
            "rounds", ROUNDS, GOODS_COLOURS, meaning="goods of the rounds to come, the next first"
        )
        self._depots = add(
            "depots",
            DEPOTS + 1,
            FACES,
            meaning="depot (0: the black one) × tile: how many",
            usual=1,
        )
        self._goods = add(
            "depots.goods",
            DEPOTS,
            GOODS_COLOURS,
            meaning="depot × colour: goods lying there",
            usual=1,
        )
        self._piles = add("piles", len(PILES), meaning="tiles left in each pile", usual=20)
        self._bonuses = add(
            "bonuses", len(tiles.KINDS), 2, self.seats, meaning="kind × large, small × who has it"
        )

    def _add_players(self) -> None:
        add, seats = self.layout.add, self.seats
        self._order = add("bridge.order", seats, seats, meaning="seat × place on the bridge")
        self._steps = add("bridge.steps", seats, meaning="steps on the bridge", usual=10)
        self._dice = add("dice", seats, 2, PIPS, meaning="seat × die × number; nothing once used")
        self._points = add(
            "points", seats, len(SOURCES), meaning="seat × source of points", usual=20
        )
        if self.team:
            self._holds = add("holds", seats, self.estates, meaning="seat × the estate it plays on")
            self._private = add(
                "private", seats, FACES, meaning="tiles on key spaces of one's own", usual=1
            )

    def _add_expansions(self) -> None:
        add = self.layout.add
        if self.inns:
            self._inns = add("inns", 1, meaning="inns on offer", usual=5)
        if self.posts:
            self._posts = add("posts", 2, self.seats, meaning="who joined all posts first, second")
        if self.shields:
            self._posted = add("posted", SHIELDS, DEPOTS, meaning="shield × the depot it lies on")
            self._bent = add("bent", 1, meaning="whether shield 16 has turned a die this turn")
        if self.solo:
            self._solo = add("solo", 3, meaning="counter, target, points not yet counted", usual=50)
            self._turned = add(
                "turned", FACES, meaning="tiles that lie face down somewhere", usual=1
            )

    # Reading

    def read(self, view: dict[str, Any], seat: int, page: Page) -> None:
        seats = [(seat + at) % self.seats for at in range(self.seats)]
        holds = [view["players"][other]["estate"] for other in seats]
        estates = list(dict.fromkeys(holds))
        self._read_board(view, seat, page)
        self._read_bridge(view["bridge"], seat, page)
        for place, other in enumerate(seats):
            self._read_player(view["players"][other], place, page)
            if self.team:
                held = estates.index(holds[place])
                page.mark(self._holds + place * self.estates + held)
        self._read_expansions(view, seat, page)
        for place, estate in enumerate(estates):
            self.reader.read(view["estates"][estate], place, estates, page)

    def _read_board(self, view: dict[str, Any], seat: int, page: Page) -> None:
        mark, write = page.mark, page.write
        mark(self._phase + PHASE_WORDS.index(view["phase"]))
        write(self._round, view["round"] / ROUNDS)
        if view["white"]:
            mark(self._white + view["white"] - 1)
        write(self._bought, view["bought"])
        for at, colour in enumerate(view["rounds"]):
            mark(self._rounds + at * GOODS_COLOURS + COLOUR[colour])
        _count(view["black"], self._depots, page)
        for at, depot in enumerate(view["depots"].values()):
            _count(depot["tiles"], self._depots + (at + 1) * FACES, page)
            for colour, count in depot["goods"].items():
                write(self._goods + at * GOODS_COLOURS + COLOUR[colour], share(count, 1))
        page.write_all(self._piles, [share(count, 20) for count in view["piles"].values()])
        for kind, bonus in enumerate(view["bonuses"].values()):
            for at, size in enumerate(BONUS_SIZES):
                start = self._bonuses + (2 * kind + at) * self.seats
                self._mark_owner(start, bonus[size], seat, page)

    def _mark_owner(self, start: int, owner: int | None, seat: int, page: Page) -> None:
        if owner is not None:
            page.mark(start + (owner - seat) % self.seats)

    def _read_bridge(self, bridge: dict[str, Any], seat: int, page: Page) -> None:
        seats = self.seats
        for at, other in enumerate(bridge["order"]):
            page.mark(self._order + (other - seat) % seats * seats + at)
        for other, steps in enumerate(bridge["steps"]):
            page.write(self._steps + (other - seat) % seats, share(steps, 10))

    def _read_player(self, player: dict[str, Any], place: int, page: Page) -> None:
        for at, number in enumerate(player["dice"]):
            if number:
                page.mark(self._dice + (2 * place + at) * PIPS + number - 1)
        first = self._points + place * len(SOURCES)
        page.write_all(first, [share(points, 20) for points in player["points"].values()])
        if self.team:
            _count(player["storage"], self._private + place * FACES, page)

    def _read_expansions(self, view: dict[str, Any], seat: int, page: Page) -> None:
        if self.inns:
            page.write(self._inns, share(len(view["inns"]), 5))
        if self.posts:
            for at, size in enumerate(BONUS_SIZES):
                self._mark_owner(self._posts + at * self.seats, view["posts"][size], seat, page)
        if self.shields:
            for shield, depot in view["shields"].items():
                page.mark(self._posted + (int(shield) - 1) * DEPOTS + depot - 1)
            page.write(self._bent, view["bent"])
        if self.solo:
            numbers = [view["counter"], view["target"], sum(view["gains"])]
            page.write_all(self._solo, [share(number, 50) for number in numbers])
            _count(view["turned"], self._turned, page)


def _count(found: list[str | None], start: int, page: Page) -> None:
    """How many there are of each tile."""
    here = [tile for tile in found if tile is not None]
    for tile in dict.fromkeys(here):
        page.write(start + TILE[tile], share(here.count(tile), 1))
