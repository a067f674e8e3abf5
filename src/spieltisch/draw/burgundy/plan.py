"""Which parts a table has, as far as they are drawn. Stage and scene read it from the options."""

from collections.abc import Mapping
from typing import Final

from spieltisch.games.burgundy.options import CHOOSE, POSTS, RANDOM
from spieltisch.games.burgundy.pack import Pack
from spieltisch.games.burgundy.pack_additions import ROUTE_SPACES
from spieltisch.games.burgundy.pack_duchies import BORDER, SOLO, STANDARD, TEAM
from spieltisch.games.burgundy.table import GOODS_COLOURS, GOODS_SPACES, KEY_SPACES
from spieltisch.games.burgundy.tiles import CASTLE
from spieltisch.kernel.game import YES

_FINE: Final = 15.8
_FINE_WHERE_SMALL: Final = 18.5
PARTNERS: Final = 2


class Plan:
    """The boards and parts of a set-up.

    `fine` is the size of small print on the main board: where the duchies are wide, the main
    board is shown smaller.
    """

    def __init__(self, pack: Pack, seats: int, options: Mapping[str, str]) -> None:
        duchies = options["duchies"]
        self.pack = pack
        self.seats = seats
        # Alone one plays with the board for two.
        self.players = max(seats, 2)
        self.duchies = _names(duchies)
        self.team = duchies in TEAM
        self.solo = duchies in SOLO
        self.posts = duchies == POSTS
        self.extra_tiles = options.get("extra-tiles") == YES
        self.white_castles = options.get("white-castles") == YES
        self.inns = options.get("inns") == YES
        self.routes = options.get("trade-routes") == YES
        self.shields = options.get("shields") == YES
        self.fine = _FINE_WHERE_SMALL if self.team or self.solo else _FINE

    @property
    def annexed(self) -> bool:
        """Whether the main board has something beside the black depot."""
        return self.inns or self.posts or self.team

    @property
    def white_die_counts(self) -> bool:
        """Whether the white die does more than bring goods."""
        return self.solo or self.white_castles

    @property
    def key_spaces(self) -> int:
        """Key spaces of an estate, without a partner's own."""
        return self.pack.additions.shared_spaces if self.team else KEY_SPACES

    @property
    def own_spaces(self) -> int:
        """Key spaces that a partner has alone."""
        return self.pack.additions.private_spaces if self.team else 0

    @property
    def goods_spaces(self) -> int:
        return GOODS_COLOURS if self.solo else GOODS_SPACES

    @property
    def holders(self) -> int:
        """How many play on one estate."""
        return PARTNERS if self.team else 1

    @property
    def route_spaces(self) -> int:
        """The spaces of an estate's trade route."""
        if not self.routes:
            return 0
        return ROUTE_SPACES * self.holders * self.pack.additions.route_cards[self.players - 2]

    def castles(self, name: str | None) -> set[str]:
        """The spaces of a duchy whose castles may bear shields."""
        for duchy in self.pack.duchies if self.shields else []:
            if duchy.name == name:
                return {str(duchy.space[site]) for site in duchy.of_kind[CASTLE]}
        return set()

    def shields_on(self, depot: int) -> int:
        """How many shields lie on a depot at the beginning."""
        if not self.shields:
            return 0
        return self.pack.additions.shields[self.players - 2][depot - 1]


def _names(option: str) -> list[str]:
    """The duchies that may be played on."""
    if option in (RANDOM, CHOOSE):
        return list(STANDARD)
    return list(BORDER) if option == POSTS else [option]
