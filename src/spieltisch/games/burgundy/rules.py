"""What stays the same for a whole match: the pack as it applies to these seats and options."""

from typing import TYPE_CHECKING, Final

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.estate import GOODS_COLOURS, GOODS_SPACES, KEY_SPACES
from spieltisch.games.burgundy.pack import Pack
from spieltisch.games.burgundy.pack_duchies import SOLO, TEAM
from spieltisch.kernel.agenda import Blocked, Choice, Option
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Setup
from spieltisch.kernel.piles import Pile

if TYPE_CHECKING:
    from spieltisch.games.burgundy.table import Table

# Piles of the supply after one for each kind of tile.
BLACK_PILE: Final = 6
GOODS_PILE: Final = 7
INN_PILE: Final = 8
"""Only where inns are played."""

MOST: Final = "most"

_TEAMS: Final = [0, 0, 1, 1]
"""Partners sit side by side."""


class Effect:
    """What placing a tile does, beside completing areas. By default nothing."""

    def happen(self, table: "Table", seat: int, site: int, flow: Flow) -> None:
        """Carry it out for a tile just placed on the site; the tile is already there."""


class Expansion:
    """Where an expansion's chapter joins in. By default it does nothing.

    Steps that a hook pushes happen after what is under way.
    """

    def set_up(self, table: "Table", flow: Flow) -> None:
        """The turn order is known; duchies are not."""

    def phase_begins(self, table: "Table", flow: Flow) -> None:
        """The depots have just been filled."""

    def round_begins(self, table: "Table", flow: Flow) -> None:
        """Dice are rolled and the white die has brought its goods."""

    def turn_begins(self, table: "Table", seat: int) -> None:
        """A player's turn is about to begin."""

    def add_actions(self, table: "Table", seat: int, options: "list[Option[Table]]") -> None:
        """What may be done in a turn instead of the usual actions."""

    def add_castle_actions(self, table: "Table", seat: int, options: "list[Option[Table]]") -> None:
        """What a castle allows beside the four actions."""

    def add_blocked(self, table: "Table", seat: int, blocked: list[Blocked]) -> None:
        """What a player might look for in a turn and cannot have now."""

    def add_asides(self, table: "Table", seat: int, options: "list[Option[Table]]") -> None:
        """What may be done at any moment of one's own turn, beside the dice."""

    def standing(self, table: "Table", seat: int) -> "Choice[Table] | None":
        """What may be done at any moment of the game, also by who is not asked."""
        return None

    def placed(self, table: "Table", seat: int, tile: int, site: int, flow: Flow) -> None:
        """A tile has been placed and its area scored; its effect comes next."""

    def set_off(self, table: "Table", seat: int, tile: int, before: int) -> None:
        """All that placing a tile sets off lies on the agenda above its first `before` steps."""

    def completed(self, table: "Table", seat: int, size: int, flow: Flow) -> None:
        """An area that counts as of this size has scored."""

    def covered(self, table: "Table", seat: int, kind: int, points: int, flow: Flow) -> None:
        """All spaces of a colour are covered, and this bonus has been scored for it."""

    def sold(self, table: "Table", seat: int, goods: int, count: int, flow: Flow) -> None:
        """So many goods of a colour have been sold."""

    def hired(self, table: "Table", seat: int, flow: Flow) -> None:
        """Workers have been taken from the supply."""

    def landed(self, table: "Table", seat: int) -> None:
        """A ship has been placed: push what comes between its goods and the bridge."""

    def scored(self, table: "Table", seat: int, points: int) -> None:
        """Points have been written down."""

    def phase_ends(self, table: "Table") -> None:
        """All turns of a phase are over: push what comes before the mines pay."""

    def mines_paid(self, table: "Table", seat: int, mines: int, flow: Flow) -> None:
        """So many mines have paid."""

    def final_scoring(self, table: "Table", seat: int, flow: Flow) -> None:
        """Score what is left at the end for the estate of this seat."""


class Rules:
    """The values and switches that a match is played by.

    `effects` holds the behaviour of every tile, `expansions` that of every expansion with a
    state or a moment of its own.
    """

    def __init__(
        self, pack: Pack, setup: Setup, effects: list[Effect], expansions: list[Expansion]
    ) -> None:
        board = pack.board
        seats = setup.seats
        duchies = setup.options["duchies"]
        self.pack = pack
        self.seats = seats
        self.effects = effects
        self.expansions = expansions
        self.team = duchies in TEAM
        self.solo = duchies in SOLO
        self.extra_tiles = setup.yes("extra-tiles")
        self.white_castles = setup.yes("white-castles")
        self.inns = setup.yes("inns")
        self.most_unused_wins = self.team or setup.options.get("tie-break") == MOST
        self.holds = _TEAMS if self.team else list(range(seats))
        self.duchies = pack.duchies
        self.area_points = board.area
        self.phase_points = board.phase
        self.bridge_steps = board.bridge_steps
        # Lists by number of players begin with two; alone one plays with the board for two.
        self.players = max(seats, 2)
        self.sale_points = board.sale[self.players - 2]
        # Alone, a colour brings a tile instead of points.
        self.large_bonus = 0 if self.solo else board.large_bonus[self.players - 2]
        self.small_bonus = 0 if self.solo else board.small_bonus[self.players - 2]
        more = pack.additions
        self.key_spaces = more.shared_spaces if self.team else KEY_SPACES
        self.private_spaces = more.private_spaces if self.team else 0
        self.goods_spaces = GOODS_COLOURS if self.solo else GOODS_SPACES
        self.silver = board.silver
        self.workers = board.workers
        if self.team:
            self.silver = more.team_silver
            self.workers = more.team_workers
        elif self.solo:
            self.silver = more.solo_silver
            self.workers = [more.solo_workers]
        self.first: list[int] = []
        self.slot_pile: list[int] = []
        self.alternate_pile: list[int] = []
        self._lay_out_depots()
        # Faces that can turn up; without new tiles as many as ever.
        new_tiles = self.white_castles or self.inns or self.solo
        self.faces = len(tiles.TILES) if new_tiles else tiles.BASE_FACES

    def _lay_out_depots(self) -> None:
        """The spaces of depot d are first[d] up to first[d + 1]; inns come after the last."""
        board = self.pack.board
        self.first = [0, board.black_depot[self.players - 2]]
        self.slot_pile = [BLACK_PILE] * self.first[1]
        for depot in board.depots:
            self.slot_pile += depot.kinds[: self.players]
            self.first.append(len(self.slot_pile))
        self.alternate_pile = self.slot_pile[:]
        if self.seats == 3:
            for number, depot in enumerate(board.depots, 1):
                self.alternate_pile[self.first[number] + 2] = depot.alternate
        if self.inns:
            self.first.append(len(self.slot_pile) + self.pack.additions.inns)


def full_supply(rules: Rules) -> list[Pile]:
    """All tiles by the colour of their backs, then all goods, then the inns."""
    pack = rules.pack
    faces: list[list[int]] = [[] for _pile in range(GOODS_PILE)]
    for tile in range(tiles.BASE_FACES):
        faces[tiles.KIND_OF[tile]] += [tile] * pack.tiles.coloured[tile]
        faces[BLACK_PILE] += [tile] * pack.tiles.black[tile]
    if rules.extra_tiles:
        faces[tiles.MONASTERY] += pack.tiles.extra_yellow
        faces[BLACK_PILE] += pack.tiles.extra_black
    more = pack.additions
    if rules.white_castles:
        faces[tiles.BUILDING] += [tiles.WHITE_CASTLE] * more.white_castles
        faces[BLACK_PILE] += [tiles.WHITE_CASTLE] * more.black_white_castles
        faces[tiles.MONASTERY] += more.white_castle_monasteries
    goods = [colour for colour in range(GOODS_COLOURS) for _tile in range(pack.tiles.goods_each)]
    piles = [Pile(pile) for pile in [*faces, goods]]
    if rules.inns:
        piles.append(Pile([tiles.INN] * more.inns))
    return piles
