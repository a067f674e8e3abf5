"""Observations of Boonlake: the map, the action board, all players, and one's own hand."""

from typing import Any, Final

from spieltisch.envs.boonlake.writing import BoonlakeWriter
from spieltisch.envs.observing import Observer, Page, share
from spieltisch.games.boonlake.eminence import GAIN_KEYS
from spieltisch.games.boonlake.game import Boonlake
from spieltisch.games.boonlake.production import HIGHEST_LEVEL
from spieltisch.games.boonlake.solo_places import CORNER_KEYS
from spieltisch.games.boonlake.table import (
    CATTLE_EACH,
    HOUSES_EACH,
    INHABITANTS_EACH,
    PASTURE,
    SETTLEMENTS_EACH,
    SITE_COUNT,
    SLOTS,
)
from spieltisch.games.boonlake.terms import (
    HEX_COUNT,
    LEVER_KEYS,
    REGION_COUNT,
    RESOURCE_KEYS,
    ROW_COUNT,
)
from spieltisch.kernel.game import Setup

PIECES: Final = 3
HERD_BITS: Final = 3
BOATS: Final = 2

# Counts by name: divided by the greatest value they can have.
PLAYER_NUMBERS: Final = (
    ("ranch", float(INHABITANTS_EACH)),
    ("supply", float(INHABITANTS_EACH)),
    ("recess", 2.0),
    ("houses", float(HOUSES_EACH)),
    ("freed", float(HOUSES_EACH)),
    ("settlements", float(SETTLEMENTS_EACH)),
    ("cattle", float(CATTLE_EACH)),
    ("coin_track", 8.0),
    ("card_track", 8.0),
    ("picked", 1.0),
)
# Those without a greatest value: what is usual.
PLAYER_COUNTS: Final = (("vp", 100.0), ("coins", 10.0), ("vases", 5.0), ("cards", 10.0))
TABLE_NUMBERS: Final = (
    ("round", 2.0),
    ("scorings", 4.0),
    ("crossed", 1.0),
    ("ending", 1.0),
    ("pastures_left", 7.0),
    ("mound", 40.0),
    ("pile", 200.0),
)
EMINENCE_NUMBERS: Final = (
    ("acting", 1.0),
    ("houses", float(HOUSES_EACH)),
    ("settlements", float(SETTLEMENTS_EACH)),
    ("cattle", float(CATTLE_EACH)),
    ("preferred", float(HEX_COUNT)),
)
EMINENCE_COUNTS: Final = (("vp", 100.0), ("cactus", 10.0))


Numbers = tuple[tuple[str, float], ...]


def _named(numbers: Numbers, counts: Numbers = ()) -> str:
    divided = [f"{name} / {scale:g}" for name, scale in numbers]
    return ", ".join([*divided, *[f"{name} / (n + {usual:g})" for name, usual in counts]])


def _told(plain: dict[str, Any], numbers: Numbers, counts: Numbers = ()) -> list[float]:
    divided = [plain[name] / scale for name, scale in numbers]
    return [*divided, *[share(plain[name], usual) for name, usual in counts]]


class BoonlakeObserver(Observer):
    """Reads views of Boonlake."""

    def __init__(self, game: Boonlake, setup: Setup) -> None:
        super().__init__(game, setup)
        self.cards = len(game.pack.cards)
        self.tiles = len(game.pack.tiles)
        self.goals = len(game.pack.scoring_tiles)
        self.last_space = len(game.pack.river.route[0])
        self.solo = setup.seats == 1
        # Alone, the Eminence owns pieces and a ship as well.
        self.owners = 2 if self.solo else setup.seats
        self._add_table()
        self._add_players()
        if self.solo:
            self._add_eminence(len(game.pack.solo_tiles))
        self.writer = BoonlakeWriter(
            self.layout.starts, self.seats, self.tiles, self.goals, self.cards
        )

    # The parts

    def _add_table(self) -> None:
        add = self.layout.add
        self._table = add("table", len(TABLE_NUMBERS), meaning=_named(TABLE_NUMBERS))
        self._active = add("active", self.seats, meaning="whose turn it is")
        self._strips = add("strips", ROW_COUNT, ROW_COUNT, meaning="row × the strip lying there")
        self._gap = add("gap", ROW_COUNT, meaning="the row from which the strip in use was taken")
        self._labels = add("labels", REGION_COUNT, meaning="regions whose label has a marker")
        self._left_out = add(
            "left-out", REGION_COUNT, meaning="the region that the latest region scoring left out"
        )
        self._tiles = add(
            "tiles", HEX_COUNT, self.tiles + 1, meaning="hex × its building tile; the last: pasture"
        )
        self._revealed = add("revealed", self.tiles, meaning="the building tile turned over")
        self._sites = add(
            "sites",
            SITE_COUNT,
            self.owners,
            PIECES,
            meaning="building site (2 to a hex) × owner × inhabitant, house, settlement",
        )
        self._herds = add("herds", HEX_COUNT, self.owners, meaning="hex × owner: cattle", scale=5)
        self._ships = add("ships", self.owners, meaning="how far each ship is", scale=20)
        self._scoring = add(
            "scoring",
            SLOTS,
            self.goals,
            meaning="slot × scoring tile; one's own first, open ones last",
        )
        self._discards = add("discards", self.cards, meaning="cards on the discard pile")

    def _add_players(self) -> None:
        add, seats = self.layout.add, self.seats
        self._players = add(
            "players",
            seats,
            len(PLAYER_NUMBERS) + len(PLAYER_COUNTS),
            meaning=_named(PLAYER_NUMBERS, PLAYER_COUNTS),
        )
        self._boats = add(
            "boats", seats, len(RESOURCE_KEYS), meaning="boats at each resource", scale=BOATS
        )
        self._production = add(
            "production",
            seats,
            len(RESOURCE_KEYS),
            meaning="levels of the production sites",
            scale=HIGHEST_LEVEL,
        )
        self._levers = add("levers", seats, len(LEVER_KEYS), meaning="levers owned")
        self._used = add("used", seats, len(LEVER_KEYS), meaning="levers that are down")
        self._projects = add("projects", seats, SLOTS, meaning="special projects realized, by slot")
        self._markers = add(
            "markers", seats, SLOTS, meaning="the scoring at which each slot was scored", scale=4
        )
        self._played = add("played", seats, self.cards, meaning="cards laid out")
        self._hand = add("hand", self.cards, meaning="one's own cards")
        self._pair = add("pair", self.goals, meaning="set-up: the two scoring tiles to choose from")
        self._pick = add("pick", self.goals, meaning="set-up: one's own hidden pick")
        self.private |= {"hand", "pair", "pick"}

    def _add_eminence(self, solo_tiles: int) -> None:
        add = self.layout.add
        self._eminence = add(
            "eminence",
            len(EMINENCE_NUMBERS) + len(EMINENCE_COUNTS),
            meaning=_named(EMINENCE_NUMBERS, EMINENCE_COUNTS),
        )
        self._gains = add(
            "eminence.sheet", len(GAIN_KEYS), meaning="its points by source", usual=10
        )
        self._solo_tile = add("eminence.tile", solo_tiles, meaning="the solo tile in use")
        self._shown = add("eminence.shown", solo_tiles, meaning="solo tiles shown so far")
        self._corner = add("eminence.corner", len(CORNER_KEYS), meaning="the corner that counts")
        self._stack = add("eminence.stack", 2, meaning="A and B tiles face down", scale=5)

    # Reading

    def read(self, view: dict[str, Any], seat: int, page: Page) -> None:
        slots = [*[(seat + at) % self.seats for at in range(self.seats)], *range(self.seats, SLOTS)]
        self._read_table(view, seat, slots, page)
        self._read_map(view, seat, page)
        players = view["players"]
        for place in range(self.seats):
            self._read_player(players[(seat + place) % self.seats], place, slots, page)
        self._read_own(players[seat], page)
        if self.solo:
            self._read_eminence(view["eminence"], page)

    def _read_table(self, view: dict[str, Any], seat: int, slots: list[int], page: Page) -> None:
        mark = page.mark
        page.write_all(self._table, _told(view, TABLE_NUMBERS))
        mark(self._active + (view["active"] - seat) % self.seats)
        for row, strip in enumerate(view["strips"]):
            if strip >= 0:
                mark(self._strips + row * ROW_COUNT + strip)
        if view["gap"] >= 0:
            mark(self._gap + view["gap"])
        page.mark_bits(self._labels, view["labels"])
        if view["left_out"] >= 0:
            mark(self._left_out + view["left_out"])
        if view["revealed"] >= 0:
            mark(self._revealed + view["revealed"])
        for owner, position in enumerate(view["ships"]):
            page.write(self._ships + (owner - seat) % self.owners, position / 20)
        for place, slot in enumerate(slots):
            if view["scoring"][slot] >= 0:
                mark(self._scoring + place * self.goals + view["scoring"][slot])
        page.mark_all(self._discards, view["discards"])

    def _read_map(self, view: dict[str, Any], seat: int, page: Page) -> None:
        mark = page.mark
        owners = self.owners
        for hex_at, tile in enumerate(view["tiles"]):
            if tile >= 0:
                mark(self._tiles + hex_at * (self.tiles + 1) + tile)
            elif tile == PASTURE:
                mark(self._tiles + hex_at * (self.tiles + 1) + self.tiles)
        for site, held in enumerate(view["sites"]):
            if held:
                owner = (held // 4 - seat) % owners
                mark(self._sites + (site * owners + owner) * PIECES + held % 4 - 1)
        for hex_at, herd in enumerate(view["herds"]):
            if herd:
                for owner in range(owners):
                    cattle = herd >> HERD_BITS * owner & 7
                    page.write(self._herds + hex_at * owners + (owner - seat) % owners, cattle / 5)

    def _read_player(
        self, player: dict[str, Any], place: int, slots: list[int], page: Page
    ) -> None:
        numbers = _told(player, PLAYER_NUMBERS, PLAYER_COUNTS)
        page.write_all(self._players + place * len(numbers), numbers)
        resources = len(RESOURCE_KEYS)
        low, high = player["boats"]
        page.write(self._boats + place * resources + low, (1 + (low == high)) / BOATS)
        if low != high:
            page.write(self._boats + place * resources + high, 1 / BOATS)
        levels = [level / HIGHEST_LEVEL for level in player["production"]]
        page.write_all(self._production + place * resources, levels)
        page.mark_bits(self._levers + place * len(LEVER_KEYS), player["levers"])
        page.mark_bits(self._used + place * len(LEVER_KEYS), player["used"])
        for at, slot in enumerate(slots):
            if player["projects"] >> slot & 1:
                page.mark(self._projects + place * SLOTS + at)
        markers = player["markers"]
        page.write_all(self._markers + place * SLOTS, [markers[slot] / 4 for slot in slots])
        first = self._played + place * self.cards
        page.mark_all(first, player["played"])

    def _read_own(self, player: dict[str, Any], page: Page) -> None:
        page.mark_all(self._hand, player["hand"])
        page.mark_all(self._pair, player["pair"])
        if player["pick"] >= 0:
            page.mark(self._pick + player["pick"])

    def _read_eminence(self, eminence: dict[str, Any], page: Page) -> None:
        page.write_all(self._eminence, _told(eminence, EMINENCE_NUMBERS, EMINENCE_COUNTS))
        page.write_all(self._gains, [share(points, 10) for points in eminence["sheet"].values()])
        if eminence["tile"] >= 0:
            page.mark(self._solo_tile + eminence["tile"])
        page.mark_all(self._shown, eminence["shown"])
        page.mark(self._corner + eminence["corner"])
        page.write_all(self._stack, [count / 5 for count in eminence["stack"]])
