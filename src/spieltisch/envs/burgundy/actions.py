"""The action space of The Castles of Burgundy.

It depends on the number of seats and on the table options: which tiles can lie in which depot,
which duchies are played on, which expansions add verbs. The white die is one die, whatever it
shows; workers that bend a die, and coins that go with workers, follow from the position.
"""

from collections.abc import Iterable
from typing import Final

from spieltisch.envs.action_space import Deed, Key, deed
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.dice import ANY, DIE_WORDS, WHITE
from spieltisch.games.burgundy.duchy import Duchy
from spieltisch.games.burgundy.game import Burgundy
from spieltisch.games.burgundy.options import boards_of, duchies_of
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.pack_additions import SHIELDS
from spieltisch.games.burgundy.purchases import PRICE
from spieltisch.games.burgundy.table import BLACK_DEPOT, GOODS_COLOURS, INN_DEPOT, Table
from spieltisch.kernel.game import Setup

WHITE_DIE: Final = WHITE + 1
FACES: Final = range(1, 7)
MOST_AT_ONCE: Final = 60
"""More points than anything can score at one time in the solo game."""
SAME_WHITE: Final = {"die": dict.fromkeys(range(WHITE_DIE + 1, len(DIE_WORDS)), WHITE_DIE)}


def duchies_in_play(game: Burgundy, setup: Setup) -> list[int]:
    """The duchies that somebody may play on, counted from 0."""
    option = setup.options["duchies"]
    dealt = [side for board in boards_of(option, game.pack) for side in board]
    return sorted({*duchies_of(option), *dealt})


class Stock:
    """What can be where: tiles in depots and key spaces, spaces of each kind."""

    def __init__(self, game: Burgundy, setup: Setup) -> None:
        table: Table = game.new(setup)
        self.rules = table.rules
        faces = [sorted(set(pile.items)) for pile in table.supply]
        self.depots: dict[int, list[int]] = {
            depot: _faces_in(table, depot, faces) for depot in range(DEPOTS + 1)
        }
        if self.rules.inns:
            self.depots[INN_DEPOT] = [tiles.INN]
        self.stored = sorted({tile for found in self.depots.values() for tile in found})
        if self.rules.solo:
            self.stored.append(tiles.FACE_DOWN)
        self.duchies = [game.pack.duchies[duchy] for duchy in duchies_in_play(game, setup)]

    def spaces(self, kind: int) -> list[int]:
        """The spaces where tiles of a kind may go, on any duchy in play."""
        return _spaces(self.duchies, kind)

    def in_depots(self, depots: Iterable[int]) -> list[Key]:
        """Depot and tile."""
        return [(depot, tile) for depot in depots for tile in self.depots[depot]]

    def placed(self, found: Iterable[int]) -> list[Key]:
        """Tile and space."""
        return [(tile, space) for tile in found for space in self.spaces(tiles.KIND_OF[tile])]


def _faces_in(table: Table, depot: int, faces: list[list[int]]) -> list[int]:
    first = table.rules.first
    slots = range(first[depot], first[depot + 1])
    piles = {
        pile
        for slot in slots
        for pile in (table.rules.slot_pile[slot], table.rules.alternate_pile[slot])
    }
    return sorted({tile for pile in piles for tile in faces[pile]})


def _spaces(duchies: list[Duchy], kind: int) -> list[int]:
    return sorted({duchy.space[site] for duchy in duchies for site in duchy.of_kind[kind]})


def deeds(game: Burgundy, setup: Setup) -> list[Deed]:
    """Every verb that this set-up knows, with the values of its fields."""
    stock = Stock(game, setup)
    found = [*_usual(game, setup, stock), *_effects(stock)]
    if stock.rules.team:
        found += _team(stock)
    if setup.yes("shields"):
        found += _shields(setup, stock)
    if stock.rules.solo:
        found += _solo(game, setup, stock)
    return found


def _dice(stock: Stock) -> list[int]:
    return [ANY, *FACES, WHITE_DIE] if stock.rules.white_castles else [ANY, *FACES]


def _with_dice(
    verb: str, fields: tuple[str, ...], stock: Stock, keys: list[Key], also: tuple[str, ...] = ()
) -> Deed:
    every = [(die, *key) for die in _dice(stock) for key in keys]
    same = SAME_WHITE if stock.rules.white_castles else None
    return Deed(verb, ("die", *fields), every, same, also)


def _usual(game: Burgundy, setup: Setup, stock: Stock) -> list[Deed]:
    """Set-up, the four actions and purchases."""
    six = range(1, DEPOTS + 1)
    goods: list[Key] = [(colour,) for colour in range(GOODS_COLOURS)]
    starts = {duchy.space[site] for duchy in stock.duchies for site in duchy.starts}
    bought = [(*key, workers) for key in stock.in_depots(stock.depots) for workers in (0, PRICE)]
    return [
        deed("settle", duchy=duchies_in_play(game, setup)),
        deed("found", space=sorted(starts)),
        deed("end"),
        _with_dice("take", ("depot", "tile"), stock, stock.in_depots(six)),
        _with_dice("place", ("tile", "space"), stock, stock.placed(stock.stored)),
        _with_dice("sell", ("goods",), stock, goods),
        _with_dice("workers", (), stock, [()], also=("four-workers",)),
        Deed("buy", ("depot", "tile", "workers"), bought),
        deed("hire"),
        deed("discard", tile=stock.stored),
    ]


def _effects(stock: Stock) -> list[Deed]:
    """What placed tiles bring."""
    six = range(1, DEPOTS + 1)
    mimicked = list(range(len(tiles.BUILDINGS)))
    if stock.rules.white_castles:
        mimicked.append(tiles.WHITE_CASTLE)
    return [
        deed("forgo"),
        deed("load", depot=six),
        deed("load-only", depot=six, goods=range(GOODS_COLOURS)),
        Deed("fetch", ("depot", "tile"), stock.in_depots(six)),
        deed("mimic", tile=mimicked),
    ]


def _team(stock: Stock) -> list[Deed]:
    anywhere = stock.in_depots(stock.depots)
    return [
        _with_dice("place-own", ("tile", "space"), stock, stock.placed(stock.stored)),
        deed("discard-own", tile=stock.stored),
        Deed("share", ("depot", "tile"), anywhere),
        Deed("keep", ("depot", "tile"), anywhere),
    ]


def _shields(setup: Setup, stock: Stock) -> list[Deed]:
    shields = range(1, SHIELDS + 1)
    return [
        deed("claim", shield=shields),
        deed("claim-by-castle", shield=shields),
        deed("hang", space=stock.spaces(tiles.CASTLE)),
        deed("emulate", rival_seat=range(setup.seats)),
        deed("emulate-later"),
        deed("turn-die", die=FACES, number=FACES),
        deed("pay-tribute", workers=range(SHIELDS + 1)),
        deed("give-up", shield=shields),
        deed("load-all", goods=range(GOODS_COLOURS)),
        _placed_from(stock, stock.depots),
    ]


def _placed_from(stock: Stock, depots: Iterable[int]) -> Deed:
    keys = [(depot, *key) for depot in depots for key in stock.placed(stock.depots[depot])]
    return Deed("place-from", ("depot", "tile", "space"), keys)


def _solo(game: Burgundy, setup: Setup, stock: Stock) -> list[Deed]:
    centre = [depot for depot in (BLACK_DEPOT, INN_DEPOT) if depot in stock.depots]
    targets = [
        int(value)
        for option in game.table_options
        for value in option.values
        if option.name == "target"
    ]
    found = [
        # Up to the highest target, so that the actions do not depend on how hard the game is.
        deed("buy-points", points=range(max(targets) + 1)),
        deed("exchange", tile=stock.depots[BLACK_DEPOT]),
        deed("give", goods=range(GOODS_COLOURS)),
        deed("use-effect", tile=range(len(tiles.TILES))),
        deed("fill-colour"),
        deed("count-points", points=range(1, MOST_AT_ONCE + 1)),
        deed("use-target"),
        deed("count-crane", tile=range(len(tiles.TILES))),
    ]
    # With shields the verb is there already, for every depot.
    return found if setup.yes("shields") else [*found, _placed_from(stock, centre)]
