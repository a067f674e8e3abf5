"""Key spaces: where tiles wait before they are placed, a player's own and a team's."""

from typing import ClassVar, Final

from spieltisch.games.burgundy.crests import ENDLESS_STORAGE
from spieltisch.games.burgundy.estate import Estate
from spieltisch.games.burgundy.events import DISCARDS, TAKES
from spieltisch.games.burgundy.table import NOTHING, Table
from spieltisch.games.burgundy.tiles import TILES
from spieltisch.kernel.agenda import Choice, Option, Step
from spieltisch.kernel.flow import Flow

NOWHERE: Final[list[int]] = []


def different_tiles(storage: list[int]) -> list[int]:
    """The tiles without repetition: tiles that are alike make one option."""
    found: list[int] = []
    for tile in storage:
        if tile not in found:
            found.append(tile)
    return found


def own_store(table: Table, seat: int) -> list[int]:
    """The tiles that only this seat may use; outside the team game there are none."""
    return table.private[seat] if table.private else NOWHERE


def has_room(table: Table, estate: Estate) -> bool:
    """Whether a key space of the estate is free."""
    return len(estate.storage) < table.rules.key_spaces or estate.bears(ENDLESS_STORAGE)


def has_own_room(table: Table, seat: int) -> bool:
    """Whether a key space of the seat alone is free."""
    return len(own_store(table, seat)) < table.rules.private_spaces


def fetch(table: Table, seat: int, depot: int, tile: int, flow: Flow) -> None:
    """Bring a tile to the key spaces. If they are full, one stored there must go first."""
    if table.private:
        table.push(ChooseStorage(seat, depot, tile))
    elif has_room(table, table.estate(seat)):
        _collect(table, seat, depot, tile, table.estate(seat).storage, flow)
    else:
        table.then(MakeRoom(seat), Collect(seat, depot, tile))


def _collect(
    table: Table, seat: int, depot: int, tile: int, storage: list[int], flow: Flow
) -> None:
    lift(table, depot, tile)
    storage.append(tile)
    flow.tell(TAKES, seat, tile, depot)


def lift(table: Table, depot: int, tile: int) -> None:
    """Take a tile away from a depot."""
    slot = table.depots.index(tile, table.rules.first[depot])
    table.depots[slot] = NOTHING


class Collect(Step[Table]):
    """Take the tile for which room has been made."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "depot", "tile")

    def __init__(self, seat: int, depot: int, tile: int) -> None:
        self.seat = seat
        self.depot = depot
        self.tile = tile

    def run(self, state: Table, flow: Flow) -> None:
        storage = state.estate(self.seat).storage
        _collect(state, self.seat, self.depot, self.tile, storage, flow)


class MakeRoom(Choice[Table]):
    """All key spaces are full: which tile leaves the game?"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Table) -> list[Option[Table]]:
        shared = different_tiles(state.estate(self.seat).storage)
        own = different_tiles(own_store(state, self.seat))
        return [*[DISCARD[tile] for tile in shared], *[DiscardOwn(tile) for tile in own]]


class Discard(Option[Table]):
    """Put a stored tile back into the box."""

    verb: ClassVar[str] = "discard"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        _discard(state, seat, state.estate(seat).storage, self.tile, flow)


DISCARD: Final = [Discard(tile) for tile in range(len(TILES))]


class DiscardOwn(Option[Table]):
    """Put a tile from one's own key spaces back into the box."""

    verb: ClassVar[str] = "discard-own"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        _discard(state, seat, own_store(state, seat), self.tile, flow)


def _discard(table: Table, seat: int, storage: list[int], tile: int, flow: Flow) -> None:
    storage.remove(tile)
    table.box[tile] += 1
    flow.tell(DISCARDS, seat, tile)


class ChooseStorage(Choice[Table]):
    """The team's key spaces or one's own? If all are full, one of these tiles must go first."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "depot", "tile")

    def __init__(self, seat: int, depot: int, tile: int) -> None:
        self.seat = seat
        self.depot = depot
        self.tile = tile

    def options(self, state: Table) -> list[Option[Table]]:
        options: list[Option[Table]] = []
        if has_room(state, state.estate(self.seat)):
            options.append(Share(self.depot, self.tile))
        if has_own_room(state, self.seat):
            options.append(Keep(self.depot, self.tile))
        return options or MakeRoom(self.seat).options(state)

    def take(self, state: Table, option: Option[Table], flow: Flow) -> None:
        if isinstance(option, Discard | DiscardOwn):
            state.push(self)
        option.do(state, self.seat, flow)


class Share(Option[Table]):
    """Put the tile on a key space of the team."""

    verb: ClassVar[str] = "share"
    fields: ClassVar[tuple[str, ...]] = ("depot", "tile")

    def __init__(self, depot: int, tile: int) -> None:
        self.depot = depot
        self.tile = tile

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        _collect(state, seat, self.depot, self.tile, state.estate(seat).storage, flow)


class Keep(Option[Table]):
    """Put the tile on a key space of one's own."""

    verb: ClassVar[str] = "keep"
    fields: ClassVar[tuple[str, ...]] = ("depot", "tile")

    def __init__(self, depot: int, tile: int) -> None:
        self.depot = depot
        self.tile = tile

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        _collect(state, seat, self.depot, self.tile, own_store(state, seat), flow)
