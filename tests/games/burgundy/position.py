"""Positions for tests, told like a rulebook example: who has what, what lies where.

`position(duke(...), ...)` makes a match in which seat 0 is in the middle of its turn, in the last
round of a phase. From there on everything goes through the match's public methods.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from spieltisch import Match
from spieltisch.games.burgundy import tiles
from spieltisch.games.burgundy.border_posts import links
from spieltisch.games.burgundy.estate import OUT_OF_REACH, ExpandedEstate, new_estate
from spieltisch.games.burgundy.game import make
from spieltisch.games.burgundy.pack_duchies import DUCHIES
from spieltisch.games.burgundy.phases import PHASE_WORDS, ROUNDS, EndOfPhase, Turns
from spieltisch.games.burgundy.placing import lay
from spieltisch.games.burgundy.rules import BLACK_PILE, GOODS_PILE, INN_PILE, full_supply
from spieltisch.games.burgundy.scoring import recounted
from spieltisch.games.burgundy.table import (
    GOODS_COLOURS,
    INN_DEPOT,
    NOTHING,
    SOURCE_COUNT,
    ExpandedTable,
    Table,
)
from spieltisch.games.burgundy.turn import PlayTurn
from spieltisch.kernel import engine
from spieltisch.kernel.wording import notation, reason_text

GAME = make()
CENTRE = 44


class Duke:
    """What one player has. In the team game the second partner has only dice and own tiles."""

    def __init__(
        self,
        duchy: int | str,
        start: int,
        placed: Mapping[int, str],
        storage: Sequence[str],
        goods: Mapping[str, int],
        sold: Mapping[str, int],
        silver: int,
        workers: int,
        dice: tuple[int, int],
        step: int,
        own: Sequence[str],
        routes: Sequence[int],
        laid: Sequence[str],
        shields: Mapping[int, int],
    ) -> None:
        self.duchy = DUCHIES.index(str(duchy))
        self.start = start
        self.placed = placed
        self.storage = storage
        self.goods = goods
        self.sold = sold
        self.silver = silver
        self.workers = workers
        self.dice = dice
        self.step = step
        self.own = own
        self.routes = routes
        self.laid = laid
        self.shields = shields


def duke(
    duchy: int | str = 1,
    start: int = CENTRE,
    placed: Mapping[int, str] | None = None,
    storage: Sequence[str] = (),
    goods: Mapping[str, int] | None = None,
    sold: Mapping[str, int] | None = None,
    silver: int = 0,
    workers: int = 0,
    dice: tuple[int, int] = (0, 0),
    step: int = 0,
    own: Sequence[str] = (),
    routes: Sequence[int] = (),
    laid: Sequence[str] = (),
    shields: Mapping[int, int] | None = None,
) -> Duke:
    """A player; whatever is not told is not there. `shields`: by space of the castle."""
    return Duke(
        duchy,
        start,
        placed or {},
        storage,
        goods or {},
        sold or {},
        silver,
        workers,
        dice,
        step,
        own,
        routes,
        laid,
        shields or {},
    )


class Play:
    """A match in a position, with short ways to act and to look."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.match.choices[0].seat

    def take(self, *moves: str) -> "Play":
        """Make moves for whoever decides."""
        for move in moves:
            self.match.take(self.seat, move)
        return self

    @property
    def options(self) -> list[str]:
        return self.match.choices[0].notations

    def beginning(self, words: str) -> list[str]:
        """The options that begin with these words."""
        return [option for option in self.options if f"{option} ".startswith(f"{words} ")]

    @property
    def asked(self) -> str:
        """The name of the choice put to whoever decides."""
        return type(self.match.choices[0].choice).__name__

    @property
    def table(self) -> Any:
        return self.match.view(seat=0)["table"]

    def estate(self, seat: int = 0) -> Any:
        return self.table["estates"][seat]

    def points(self, source: str, seat: int = 0) -> int:
        """The points of a seat from one source."""
        return self.match.game.score_sheet(self.match.state)[seat][source]

    def score(self, seat: int = 0) -> int:
        return self.match.scores[seat]

    def told(self, move: str) -> list[tuple[str, dict[str, int | None]]]:
        """What the preview of a move tells."""
        preview = self.match.preview(self.seat, move)
        return [(event.name, event.values) for event in preview.events]

    def promised(self, move: str) -> dict[str, int | None]:
        """The points that the preview of a move tells, by event."""
        return {name: told["points"] for name, told in self.told(move) if "points" in told}

    def why_not(self, words: str) -> tuple[str, dict[str, object]]:
        """The reason why an option that begins with these words is blocked: message and values."""
        choice = self.match.choices[0].choice
        for blocked in choice.blocked(self.match.state):
            if f"{notation(GAME, blocked.option)} ".startswith(f"{words} "):
                text = reason_text(GAME, blocked.why)
                said = {k: getattr(v, "message", v) for k, v in text.values.items()}
                return text.message.removeprefix("burgundy-why-"), said
        raise AssertionError(f"{words} is not blocked")


def position(
    *dukes: Duke,
    seats: int = 4,
    phase: str = "a",
    depots: Mapping[int, Sequence[str]] | None = None,
    black: Sequence[str] = (),
    goods: Mapping[int, Sequence[str]] | None = None,
    bonuses: Mapping[str, Sequence[int]] | None = None,
    order: Sequence[int] = (),
    options: Mapping[str, object] | None = None,
    white: int = 1,
    inns: int = 0,
    posted: Mapping[int, int] | None = None,
    counter: int = 0,
    target: int = 50,
) -> Play:
    """Seat 0 to move. Missing players have nothing and will not be asked.

    `order` is the order on the bridge where steps do not tell it, `white` the white die, `posted`
    the depots by the shields that lie there.
    """
    match = Match(GAME, seats, seed=1, options=options)
    table: Table = match.state
    players = [*dukes, *[duke(*_somewhere(dukes)) for _missing in range(seats - len(dukes))]]
    _clear(table, phase)
    table.white = white
    for seat, player in enumerate(players):
        _seat(table, seat, player)
    for depot, words in {0: black, **(depots or {}), **_inns(table, inns)}.items():
        for at, word in enumerate(words):
            table.depots[table.rules.first[depot] + at] = _draw(table, word)
    for depot, colours in (goods or {}).items():
        for colour in colours:
            table.goods[GOODS_COLOURS * depot + _goods(table, colour)] += 1
    for kind, owners in (bonuses or {}).items():
        for rank, seat in enumerate(owners):
            table.bonuses[2 * tiles.KINDS.index(kind) + rank] = seat
    if isinstance(table, ExpandedTable):
        for shield, depot in (posted or {}).items():
            table.posted[shield] = depot
        table.counter, table.target = counter, target
    table.order = sorted(order or range(seats), key=lambda seat: -table.steps[seat])
    for number, seat in enumerate(table.owners()):
        table.sheet[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT] = recounted(table, number)
    table.branches, table.stack = [], table.agenda
    table.agenda[:] = [
        EndOfPhase(table.phase),
        *([Turns(list(range(1, seats)))] if seats > 1 else []),
        PlayTurn(0),
    ]
    table.forget_offers()
    assert GAME.audit(table) == []
    assert len(engine.options_at(table, 0)) > 1, "seat 0 has nothing to decide"
    return Play(match)


def _somewhere(dukes: Sequence[Duke]) -> tuple[str, int]:
    """The duchy and start of those who are not told: as the first, if that is an unusual one."""
    first = dukes[0]
    return (DUCHIES[first.duchy], first.start)


def _inns(table: Table, inns: int) -> dict[int, list[str]]:
    return {INN_DEPOT: ["inn"] * inns} if table.rules.inns else {}


def _clear(table: Table, phase: str) -> None:
    table.supply = full_supply(table.rules)
    table.depots = [NOTHING] * len(table.depots)
    table.goods = [0] * len(table.goods)
    table.rounds = []
    table.phase = PHASE_WORDS.index(phase)
    table.round = ROUNDS - 1
    table.bought = False
    if isinstance(table, ExpandedTable):
        table.posted = [0] * len(table.posted)
        table.gains, table.lost, table.turned = [], [0] * GOODS_COLOURS, []
        table.private = [[] for _store in table.private]


def _seat(table: Table, seat: int, player: Duke) -> None:
    table.dice[2 * seat : 2 * seat + 2] = player.dice
    table.steps[seat] = player.step
    if table.private:
        table.private[seat] = [_draw(table, word) for word in player.own]
    if seat not in table.owners():
        return
    estate = new_estate(player.silver, isinstance(table, ExpandedTable))
    table.estates[table.holds[seat]] = estate
    duchy = table.rules.duchies[player.duchy]
    estate.duchy = player.duchy
    estate.workers = player.workers
    estate.start = duchy.site_of[player.start]
    estate.tiles = [OUT_OF_REACH] * duchy.size
    for space, word in {player.start: "castle", **player.placed}.items():
        tile = _draw(table, word)
        site = duchy.site_of[space]
        fitting = (duchy.kind[site], tiles.WILD)
        assert tiles.KIND_OF[tile] in fitting, f"{word} cannot lie on {space}"
        lay(estate, duchy, tile, site)
    estate.storage = [_draw(table, word) for word in player.storage]
    for counts, told in ((estate.goods, player.goods), (estate.sold, player.sold)):
        for colour, count in told.items():
            for _tile in range(count):
                counts[_goods(table, colour)] += 1
    if isinstance(estate, ExpandedEstate):
        _expand(table, estate, player)


def _expand(table: Table, estate: ExpandedEstate, player: Duke) -> None:
    duchy = table.rules.duchies[player.duchy]
    estate.links = links(estate, duchy)
    estate.routes = [card - 1 for card in player.routes]
    estate.laid = [tiles.GOODS.index(colour) for colour in player.laid]
    estate.shields = [0] * duchy.size
    for space, shield in player.shields.items():
        estate.shields[duchy.site_of[space]] = shield
        estate.crests |= 1 << shield


def _draw(table: Table, word: str) -> int:
    """Take a tile from the pile it belongs to, so that no tile is there twice."""
    tile = tiles.TILES.index(word)
    if tile == tiles.FACE_DOWN:
        assert isinstance(table, ExpandedTable)
        table.turned.append(table.supply[BLACK_PILE].take_at(0))
        return tile
    if tile == tiles.INN:
        table.supply[INN_PILE].remove(tile)
        return tile
    coloured = table.supply[tiles.KIND_OF[tile]]
    pile = coloured if tile in coloured.items else table.supply[BLACK_PILE]
    pile.remove(tile)
    return tile


def _goods(table: Table, colour: str) -> int:
    goods = tiles.GOODS.index(colour)
    table.supply[GOODS_PILE].remove(goods)
    return goods
