"""The table: the map, the piles, the action board, and what lies before each player.

Copies must be cheap, so most lists are *replaced, never changed in place* and shared by copies:
`tile_at`, `sites`, `herds`, `strips`, `ships`, `scoring`, and of a player `played`, `production`,
`markers`, `perks`, `points`. Only the methods here replace them. Hands, piles and the discards
change in place and are copied.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from spieltisch.games.boonlake.eminence import NOBODY
from spieltisch.games.boonlake.pieces import Pack
from spieltisch.games.boonlake.plans import Payments
from spieltisch.games.boonlake.terms import HEX_COUNT, ROW_COUNT
from spieltisch.kernel.agenda import State
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.piles import Pile
from spieltisch.kernel.values import Value

if TYPE_CHECKING:
    from spieltisch.games.boonlake.parts import Part

# What lies on a hex, where it is not a building tile's number.
BARE: Final = -1
PASTURE: Final = -2

# What stands on a building site: `owner * 4 + piece`, or 0.
INHABITANT: Final = 1
HOUSE: Final = 2
SETTLEMENT: Final = 3

# A site's number is `hex * 2`, plus 1 for the lower one.
UPPER_SITE: Final = 0
LOWER_SITE: Final = 1
SITE_COUNT: Final = HEX_COUNT * 2

INHABITANTS_EACH: Final = 10
HOUSES_EACH: Final = 6
SETTLEMENTS_EACH: Final = 4
CATTLE_EACH: Final = 5

# Permanent card effects, as places in a player's `perks`.
PERK_LEVERS: Final = 0
PERK_CARDS: Final = 1
PERK_DISCARD_DAY: Final = 2  # sunset and night follow
PERK_CATTLE_INHABITANTS: Final = 5
PERK_CATTLE_COINS: Final = 6
PERK_RIVER_COINS: Final = 7
PERK_HARBOUR_COINS: Final = 8
PERK_HARBOUR_CARDS: Final = 9
PERK_RIVER_VASES: Final = 10
PERK_COUNT: Final = 11

SLOTS: Final = 4
"""Scoring tiles in play. The tile in slot 0 is that of seat 0, and so on."""


class Player(Value):
    """What lies before one player. Counts of houses, settlements, cattle: gone from the board.

    `freed` houses left the game when they became settlements. `boats` numbers a pair of canal
    positions (see `payment`). `levers`, `used` and `projects` are bit sets, `markers[slot]` is
    the scoring (1-4) at which the player scored that tile, `points` are the VP by source.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "vp",
        "coins",
        "vases",
        "ranch",
        "supply",
        "recess",
        "houses",
        "freed",
        "settlements",
        "cattle",
        "boats",
        "levers",
        "used",
        "projects",
        "coin_track",
        "card_track",
        "hand",
        "played",
        "production",
        "markers",
        "perks",
        "points",
    )

    def __init__(
        self,
        vp: int,
        coins: int,
        vases: int,
        ranch: int,
        supply: int,
        recess: int,
        houses: int,
        freed: int,
        settlements: int,
        cattle: int,
        boats: int,
        levers: int,
        used: int,
        projects: int,
        coin_track: int,
        card_track: int,
        hand: list[int],
        played: list[int],
        production: list[int],
        markers: list[int],
        perks: list[int],
        points: list[int],
    ) -> None:
        self.vp = vp
        self.coins = coins
        self.vases = vases
        self.ranch = ranch
        self.supply = supply
        self.recess = recess
        self.houses = houses
        self.freed = freed
        self.settlements = settlements
        self.cattle = cattle
        self.boats = boats
        self.levers = levers
        self.used = used
        self.projects = projects
        self.coin_track = coin_track
        self.card_track = card_track
        self.hand = hand
        self.played = played
        self.production = production
        self.markers = markers
        self.perks = perks
        self.points = points

    def clone(self) -> "Player":
        return Player(
            self.vp,
            self.coins,
            self.vases,
            self.ranch,
            self.supply,
            self.recess,
            self.houses,
            self.freed,
            self.settlements,
            self.cattle,
            self.boats,
            self.levers,
            self.used,
            self.projects,
            self.coin_track,
            self.card_track,
            self.hand[:],
            self.played,
            self.production,
            self.markers,
            self.perks,
            self.points,
        )

    # Lists that copies share are replaced here.

    def score(self, vp: int, source: int) -> None:
        self.vp += vp
        points = self.points[:]
        points[source] += vp
        self.points = points

    def build_production(self, resource: int) -> None:
        production = self.production[:]
        production[resource] += 1
        self.production = production

    def lay_out(self, card: int) -> None:
        self.played = [*self.played, card]

    def mark(self, slot: int, scoring: int) -> None:
        markers = self.markers[:]
        markers[slot] = scoring
        self.markers = markers

    def add_perk(self, perk: int, amount: int) -> None:
        perks = self.perks[:]
        perks[perk] += amount
        self.perks = perks

    # What is asked often.

    def may_use(self, lever: int) -> bool:
        """The lever is there and up."""
        return (self.levers & ~self.used) >> lever & 1 == 1

    def sites_built(self) -> int:
        """Production sites built, the sum of their levels (B4)."""
        levels = self.production
        return levels[0] + levels[1] + levels[2] + levels[3]

    def houses_left(self) -> int:
        """Houses that may still be set: those on the board, then those freed by settlements."""
        return HOUSES_EACH - self.houses + self.freed

    def lever_count(self) -> int:
        return self.levers.bit_count()


def new_player(sources: int) -> Player:
    """A player board at the start: everything in its recess, 3 inhabitants on the ranch."""
    return Player(
        0, 0, 0, 3, 5, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [], [],
        [0] * 4, [0] * SLOTS, [0] * PERK_COUNT, [0] * sources,
    )  # fmt: skip


class Rival:
    """Who takes part beside the people: nobody, or in the solo game the Wise Eminence.

    The rules for people ask here where a rival has a share; what the Eminence does then is told
    in `solo`.
    """

    def lay_out(self, table: "Table", flow: Flow) -> None:
        """Its things, at set-up."""

    def takes_scoring_tile(self, slot: int, goal: int, flow: Flow) -> bool:
        """Is the tile in this slot its own?"""
        return False

    def score_regions(self, table: "Table", flow: Flow) -> None:
        """Its share in a region scoring of somebody else."""

    def take_income(self, table: "Table", flow: Flow) -> None:
        """Its income at an interim scoring."""

    def score_finally(self, table: "Table", flow: Flow) -> None:
        """Its part in the final scoring."""


NO_RIVAL: Final = Rival()


class Table(State):
    """One game of Boonlake.

    `herds[hex]` packs the cattle on a pasture, three bits for each owner. `gap` is the row from
    which the strip in use was taken (-1: none). `covered` and `pastures` are the bit sets of
    hexes with any tile and with a pasture, `labels` that of the regions with a marker; `left_out`
    is the region that the latest region scoring left out. `ships` are positions on this round's
    route, by owner. `pairs` and `picks` hold the set-up's hidden choices and are empty afterwards.
    `eminence` matters only in the solo game.
    """

    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "active",
        "round",
        "scorings",
        "crossed",
        "ending",
        "gap",
        "labels",
        "left_out",
        "covered",
        "pastures",
        "pastures_left",
        "revealed",
        "tile_at",
        "sites",
        "herds",
        "strips",
        "ships",
        "scoring",
        "pile",
        "discards",
        "mound",
        "box",
        "pairs",
        "picks",
        "players",
        "eminence",
    )

    def __init__(self, pack: Pack, payments: Payments, seats: int, in_turn: bool) -> None:
        super().__init__(seats, in_turn)
        # Static: the same for every copy, and not saved.
        self.pack = pack
        self.payments = payments
        self.rival = NO_RIVAL
        self.in_sight = NO_PARTS
        self.active = 0
        self.round = 0
        self.scorings = 0
        self.crossed = False
        self.ending = False
        self.gap = -1
        self.labels = 0
        self.left_out = 0
        self.covered = 0
        self.pastures = 0
        self.pastures_left = 0
        self.revealed = BARE
        self.tile_at: list[int] = NOTHING
        self.sites: list[int] = NOTHING
        self.herds: list[int] = NOTHING
        self.strips: list[int] = NOTHING
        self.ships: list[int] = NOTHING
        self.scoring: list[int] = NOTHING
        self.pile = NO_PILE
        self.discards: list[int] = NOTHING
        self.mound = NO_PILE
        self.box = NO_PILE
        self.pairs: list[list[int]] = []
        self.picks: list[int] = NOTHING
        self.players: list[Player] = []
        self.eminence = NOBODY

    def clone(self) -> "Table":
        copy = Table(self.pack, self.payments, self.seats, self.in_turn)
        self.clone_agenda_into(copy)
        copy.rival = self.rival
        copy.in_sight = self.in_sight
        copy.active = self.active
        copy.round = self.round
        copy.scorings = self.scorings
        copy.crossed = self.crossed
        copy.ending = self.ending
        copy.gap = self.gap
        copy.labels = self.labels
        copy.left_out = self.left_out
        copy.covered = self.covered
        copy.pastures = self.pastures
        copy.pastures_left = self.pastures_left
        copy.revealed = self.revealed
        copy.tile_at = self.tile_at
        copy.sites = self.sites
        copy.herds = self.herds
        copy.strips = self.strips
        copy.ships = self.ships
        copy.scoring = self.scoring
        copy.pile = self.pile.clone()
        copy.discards = self.discards[:]
        copy.mound = self.mound.clone()
        copy.box = self.box
        if self.pairs:
            copy.box = self.box.clone()
            copy.pairs = [pair[:] for pair in self.pairs]
        if self.picks:
            copy.picks = self.picks[:]
        copy.players = [player.clone() for player in self.players]
        if self.solo:
            copy.eminence = self.eminence.clone()
        return copy

    # Lists that copies share are replaced here.

    def lay_tile(self, hex_at: int, tile: int) -> None:
        tile_at = self.tile_at[:]
        tile_at[hex_at] = tile
        self.tile_at = tile_at
        self.covered |= 1 << hex_at
        if tile == PASTURE:
            self.pastures |= 1 << hex_at

    def set_piece(self, site: int, owner: int, piece: int) -> None:
        sites = self.sites[:]
        sites[site] = owner * 4 + piece
        self.sites = sites

    def set_cattle(self, hex_at: int, owner: int) -> None:
        herds = self.herds[:]
        herds[hex_at] += 1 << (3 * owner)
        self.herds = herds

    def move_ship(self, owner: int, position: int) -> None:
        ships = self.ships[:]
        ships[owner] = position
        self.ships = ships

    def start_ships(self) -> None:
        """All ships on the start space of this round."""
        start = self.pack.river.start[self.round][self.seats]
        self.ships = [start] * len(self.ships)

    def show_scoring_tile(self, slot: int, tile: int) -> None:
        scoring = self.scoring[:]
        scoring[slot] = tile
        self.scoring = scoring

    def push_strips_together(self) -> None:
        row = self.gap
        self.strips = [*self.strips[:row], *self.strips[row + 1 :], self.strips[row]]
        self.gap = -1

    # What is asked often.

    @property
    def solo(self) -> bool:
        """One human against the Wise Eminence."""
        return self.seats == 1

    def sites_on(self, hex_at: int) -> int:
        """How many building sites the tile there has."""
        tile = self.tile_at[hex_at]
        return len(self.pack.tiles[tile].sites) if tile >= 0 else 0

    def herd_of(self, hex_at: int, owner: int) -> int:
        return (self.herds[hex_at] >> (3 * owner)) & 7

    def herd_size(self, hex_at: int) -> int:
        """Cattle on a pasture, whoever owns them."""
        herd = self.herds[hex_at]
        size = 0
        while herd:
            size += herd & 7
            herd >>= 3
        return size

    def free_hexes(self) -> list[int]:
        """Bare hexes next to a tile, over an edge, a bridge or the ford."""
        covered = self.covered
        masks = self.pack.map.neighbour_mask
        return [h for h in range(HEX_COUNT) if not covered >> h & 1 and masks[h] & covered]

    def slot_of(self, tile: int) -> int:
        """Where a scoring tile lies."""
        return self.scoring.index(tile)

    def row_of(self, strip: int) -> int:
        return self.strips.index(strip)


# Placeholders of a table that is about to be filled.
NOTHING: Final[list[int]] = []
NO_PILE: Final = Pile([])
NO_PARTS: Final["list[Part]"] = []


def new_table(pack: Pack, payments: Payments, seats: int, in_turn: bool, sources: int) -> Table:
    """All pieces in place that need no luck."""
    table = Table(pack, payments, seats, in_turn)
    table.pastures_left = pack.pastures
    table.tile_at = [BARE] * HEX_COUNT
    table.sites = [0] * SITE_COUNT
    table.herds = [0] * HEX_COUNT
    table.strips = list(range(ROW_COUNT))
    table.ships = [0] * max(seats, 2)  # the Eminence has one as well
    table.scoring = [-1] * SLOTS
    table.pile = Pile([card.index for card in pack.cards])
    table.discards = []
    table.mound = Pile(pack.grey_tiles)
    table.box = Pile([tile.index for tile in pack.scoring_tiles])
    table.picks = []
    table.players = [new_player(sources) for _seat in range(seats)]
    return table
