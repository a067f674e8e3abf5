"""The component pack: what the tiles, boards and tables of this edition hold, read and checked."""

from pathlib import Path
from typing import Final

from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.duchy import Duchy
from spieltisch.games.burgundy.pack_additions import Additions, read_additions
from spieltisch.games.burgundy.pack_duchies import read_dealt, read_duchies
from spieltisch.games.packs import reading as packing
from spieltisch.games.packs.reading import Entry, Report, Source, part
from spieltisch.kernel.wording import Text

COMPONENTS: Final = Path(__file__).parent / "components"
FILES: Final = (
    "pack.toml",
    "tiles.toml",
    "board.toml",
    "duchies.toml",
    "expansions.toml",
    "expansion_duchies.toml",
)
DEPOTS: Final = 6
PHASES: Final = 5

_SINGLE: Final = [*tiles.BUILDINGS, "castle", "mine", "ship"]


class Tiles:
    """How many of each face there are: lists by tile."""

    def __init__(self) -> None:
        self.coloured = [0] * len(tiles.TILES)
        self.black = [0] * len(tiles.TILES)
        self.extra_yellow: list[int] = []
        self.extra_black: list[int] = []
        self.goods_each = 0


class Depot:
    """The kinds of tile on a depot's spaces; `alternate` replaces the third in B and D."""

    def __init__(self, kinds: list[int], alternate: int) -> None:
        self.kinds = kinds
        self.alternate = alternate


class Board:
    """The main board. Lists by number of players begin with two of them."""

    def __init__(self) -> None:
        self.depots: list[Depot] = []
        self.black_depot: list[int] = []
        self.sale: list[int] = []
        self.large_bonus: list[int] = []
        self.small_bonus: list[int] = []
        self.area: list[int] = []
        self.phase: list[int] = []
        self.silver = 0
        self.goods = 0
        self.workers: list[int] = []
        self.bridge_steps = 0


class Pack:
    """All the values of an edition, with their origins and their hash."""

    def __init__(
        self,
        name: str,
        hash_: str,
        tiles_: Tiles,
        board: Board,
        duchies: list[Duchy],
        dealt: list[list[int]],
        additions: Additions,
        directory: Source,
        origins: dict[tuple[str, str, str], str],
    ) -> None:
        self.name = name
        self.hash = hash_
        self.tiles = tiles_
        self.board = board
        self.duchies = duchies
        self.dealt = dealt
        self.additions = additions
        self.directory = directory
        self.origins = origins


def load_pack(directory: Source | None = None) -> Pack:
    """The pack that lies there, or the game's own."""
    return read_pack(directory or COMPONENTS)


def read_pack(directory: Source) -> Pack:
    """Read a pack from where it lies; refuse it if it is wrong."""
    report = Report()
    files = packing.read_directory(directory, FILES, report)
    head, tile_file, board_file, duchy_file, more_file, more_duchies = (
        files[name] for name in FILES
    )
    name = head.text("name")
    head.text("about", "")
    head.done()
    tile_counts = _read_tiles(tile_file)
    board = _read_board(board_file)
    duchies = read_duchies(duchy_file, more_duchies)
    dealt = read_dealt(duchy_file)
    additions = read_additions(more_file)
    report.close()
    hash_ = packing.content_hash(files)
    return Pack(
        name, hash_, tile_counts, board, duchies, dealt, additions, directory, report.origins
    )


def _read_tiles(file: Entry) -> Tiles:
    found = Tiles()
    entries = file.named("tile")
    for word in _SINGLE:
        entry = part(entries, file, word)
        tile = tiles.TILES.index(word)
        found.coloured[tile] = entry.number("coloured", 0, 99)
        found.black[tile] = entry.number("black", 0, 99)
        entry.done()
    for word in entries:
        if word not in _SINGLE:
            file.complain(
                word, Text("pack-there-no-tile-tiles", {"word": word, "single": ", ".join(_SINGLE)})
            )
    sets = file.named("set")
    _read_livestock(part(sets, file, "livestock"), found)
    _read_monasteries(part(sets, file, "monasteries"), found)
    extra = part(sets, file, "extra")
    found.extra_yellow = extra.choices("yellow", tiles.TILES, 2)
    found.extra_black = extra.choices("black", tiles.TILES, 2)
    extra.done()
    goods = part(sets, file, "goods")
    found.goods_each = goods.number("each", 1, 99)
    goods.done()
    file.done()
    return found


def _read_livestock(entry: Entry, found: Tiles) -> None:
    coloured = entry.numbers("coloured", len(tiles.HEADS), 0, 9)
    black = entry.numbers("black", len(tiles.HEADS), 0, 9)
    entry.done()
    for tile in range(tiles.FIRST_LIVESTOCK, tiles.GEESE):
        size = (tile - tiles.FIRST_LIVESTOCK) % len(tiles.HEADS)
        found.coloured[tile] = coloured[size]
        found.black[tile] = black[size]


def _read_monasteries(entry: Entry, found: Tiles) -> None:
    last = entry.number("last", 1, tiles.LAST_MONASTERY)
    black = entry.numbers("black", 6, 1, last)
    entry.done()
    for number in range(1, last + 1):
        (found.black if number in black else found.coloured)[tiles.monastery(number)] = 1


def _read_board(file: Entry) -> Board:
    board = Board()
    depots = file.named("depot")
    for number in range(1, DEPOTS + 1):
        board.depots.append(_read_depot(part(depots, file, str(number))))
    parts = file.named("board")
    by_seats = part(parts, file, "by-seats")
    board.black_depot = by_seats.numbers("black-depot", 3, 1, 20)
    board.sale = by_seats.numbers("sale", 3, 0, 20)
    board.large_bonus = by_seats.numbers("large-bonus", 3, 0, 20)
    board.small_bonus = by_seats.numbers("small-bonus", 3, 0, 20)
    by_seats.done()
    scoring = part(parts, file, "scoring")
    board.area = [0, *scoring.numbers("area", 8, 0, 99)]
    board.phase = scoring.numbers("phase", PHASES, 0, 99)
    scoring.done()
    start = part(parts, file, "start")
    board.silver = start.number("silver", 0, 20)
    board.goods = start.number("goods", 0, 3)
    board.workers = start.numbers("workers", 4, 0, 20)
    start.done()
    bridge = part(parts, file, "bridge")
    board.bridge_steps = bridge.number("steps", 1, 20)
    bridge.done()
    file.done()
    return board


def _read_depot(entry: Entry) -> Depot:
    kinds = entry.choices("two", tiles.KINDS, 2)
    kinds.append(entry.choice("third", tiles.KINDS))
    kinds.append(entry.choice("fourth", tiles.KINDS))
    alternate = entry.choice("alternate", tiles.KINDS) if entry.has("alternate") else kinds[2]
    entry.done()
    return Depot(kinds, alternate)
