"""What the expansions add to a pack beside duchies: tiles, shields, trade routes, set-ups."""

from typing import Final

from spieltisch.games.burgundy import tiles
from spieltisch.games.packs.reading import Entry, part
from spieltisch.kernel.wording import Text

SHIELDS: Final = 18
SHIELD_WORDS: Final = ["none", *[str(number) for number in range(1, SHIELDS + 1)]]
ROUTES: Final = 12
ROUTE_SPACES: Final = 3

ACTION: Final = len(tiles.BUILDINGS)
ANY_TILE: Final = ACTION + 1
BONUSES: Final = [*tiles.BUILDINGS, "action", "any-tile"]
"""What a trade route can bring: a building's effect, an action, a tile of any kind."""

_DEPOTS: Final = 6


class Route:
    """A trade route card: for each space the colour that earns its bonus, and the bonus."""

    def __init__(self, goods: list[int], bonuses: list[int]) -> None:
        self.goods = goods
        self.bonuses = bonuses


class Additions:
    """The values of the expansions. Lists by number of players begin with two of them."""

    def __init__(self) -> None:
        self.white_castles = 0
        self.black_white_castles = 0
        self.white_castle_monasteries: list[int] = []
        self.inns = 0
        # By shield, with nothing for 0.
        self.shield_points: list[int] = []
        self.shields: list[list[int]] = []
        self.team_workers: list[int] = []
        self.team_silver = 0
        self.shared_spaces = 0
        self.private_spaces = 0
        self.solo_silver = 0
        self.solo_workers = 0
        self.solo_exchange = 0
        self.solo_step = 0
        self.route_cards: list[int] = []
        self.routes: list[Route] = []


def read_additions(file: Entry) -> Additions:
    """Read the expansions' values."""
    found = Additions()
    sets = file.named("set")
    _read_tiles(part(sets, file, "white-castles"), part(sets, file, "inns"), found)
    _read_shields(part(sets, file, "shields"), found)
    _read_team(part(sets, file, "team"), found)
    _read_solo(part(sets, file, "solo"), found)
    trade = part(sets, file, "trade-routes")
    found.route_cards = trade.numbers("cards", 3, 1, ROUTES)
    trade.done()
    if any(cards * seats > ROUTES for seats, cards in enumerate(found.route_cards, 2)):
        trade.complain("cards", Text("pack-there-are-only-cards", {"routes": ROUTES}))
    routes = file.named("route")
    for number in range(1, ROUTES + 1):
        found.routes.append(_read_route(part(routes, file, str(number))))
    file.done()
    return found


def _read_tiles(castles: Entry, inns: Entry, found: Additions) -> None:
    found.white_castles = castles.number("coloured", 0, 99)
    found.black_white_castles = castles.number("black", 0, 99)
    found.white_castle_monasteries = castles.choices("yellow", tiles.TILES, 1)
    castles.done()
    found.inns = inns.number("count", 5, 5)
    inns.done()


def _read_shields(entry: Entry, found: Additions) -> None:
    found.shield_points = [0, *entry.numbers("points", SHIELDS, 0, 99)]
    for field in ("two", "three", "four"):
        counts = entry.numbers(field, _DEPOTS, 0, SHIELDS)
        if sum(counts) > SHIELDS:
            entry.complain(
                field, Text("pack-there-are-only-shields", {"field": field, "shields": SHIELDS})
            )
        found.shields.append(counts)
    entry.done()


def _read_team(entry: Entry, found: Additions) -> None:
    found.team_workers = entry.numbers("workers", 2, 0, 20)
    found.team_silver = entry.number("silver", 0, 20)
    found.shared_spaces = entry.number("shared", 1, 9)
    found.private_spaces = entry.number("private", 1, 9)
    entry.done()


def _read_solo(entry: Entry, found: Additions) -> None:
    found.solo_silver = entry.number("silver", 0, 20)
    found.solo_workers = entry.number("workers", 0, 20)
    found.solo_exchange = entry.number("exchange", 1, 20)
    found.solo_step = entry.number("step", 1, 20)
    entry.done()


def _read_route(entry: Entry) -> Route:
    goods = entry.choices("goods", tiles.GOODS, ROUTE_SPACES)
    bonuses = entry.choices("bonuses", BONUSES, ROUTE_SPACES)
    entry.done()
    return Route(goods, bonuses)
