"""Positions of the solo game for tests: what the human has, what the Eminence has, what comes next.

`solo(settler(...), eminence(...), tile="a1", corner="lower-left")` makes a match in which the human
may still play a card at the end of a turn; when he passes, the Eminence reveals that tile, and the
silhouette on the stack then shows in that corner.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from spieltisch import Match
from spieltisch.games.boonlake import solo_look
from spieltisch.games.boonlake.eminence import EMINENCE, Eminence, new_eminence
from spieltisch.games.boonlake.in_sight import IN_SIGHT
from spieltisch.games.boonlake.solo import THE_EMINENCE, SoloRound
from spieltisch.games.boonlake.solo_places import CORNER_KEYS, CORNERS
from spieltisch.games.boonlake.sources import SOURCE_KEYS
from spieltisch.games.boonlake.strips import ChooseAnyCard
from spieltisch.games.boonlake.table import HOUSE, PASTURE, SETTLEMENT, Table, new_table
from spieltisch.games.boonlake.terms import REGION_KEYS, SOLO_LEVEL_KEYS, STRIP_KEYS
from spieltisch.games.boonlake.turn import Turn
from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Step
from spieltisch.kernel.chance import Seeded
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.piles import Pile
from tests.games.boonlake import position as base
from tests.games.boonlake.position import GAME, GOALS, PACK, START, Settler, settler, takes

Told = list[tuple[str, dict[str, Any]]]
STACKED = 6
NOBODY = settler()
HUMAN_TURN: tuple[Step[Any], ...] = (Turn(0), SoloRound())
EMINENCE_TURN: tuple[Step[Any], ...] = (ChooseAnyCard(0), SoloRound())


class Automaton:
    """What the Eminence has; see `eminence`."""

    def __init__(self, **things: Any) -> None:
        self.things = things


def eminence(
    *,
    houses: Sequence[str] = (),
    settlements: Sequence[str] = (),
    cattle: Sequence[int] = (),
    cactus: int = 0,
    vp: int = 0,
    ship: int | None = None,
) -> Automaton:
    """The Eminence; sites and cattle are written as for a settler."""
    return Automaton(
        houses=houses, settlements=settlements, cattle=cattle, cactus=cactus, vp=vp, ship=ship
    )


AT_START = eminence()


class Fate(base.Stacked):
    """Chance that draws these items first, and shows the silhouette in this corner."""

    def __init__(self, items: list[int], corner: int) -> None:
        super().__init__(items)
        self.corner = corner

    def roll(self, sides: int) -> int:
        return self.corner + 1 if sides == CORNERS else super().roll(sides)


def solo(
    human: Settler = NOBODY,
    automaton: Automaton = AT_START,
    *,
    tile: str = "a1",
    corner: str = "upper-left",
    left: int = 2,
    top: Sequence[str] = (),
    bottom: str = "builder",
    tiles: Mapping[int, str] = START,
    pastures: Sequence[int] = (),
    goals: Sequence[str] = GOALS,
    labels: Sequence[str] = (),
    mound: Sequence[str] | None = None,
    reveals: Sequence[str] = (),
    round_: int = 1,
    scorings: int = 0,
    crossed: bool = False,
    begin: Sequence[Step[Any]] = EMINENCE_TURN,
    order: str = "together",
) -> Match:
    """A solo match at the steps told.

    `left` tiles stay in the stack when `tile` has been revealed, all of its side. `top` are the
    uppermost strips, `bottom` is the bottommost. `reveals` are the next building tiles drawn.
    """
    table = new_table(PACK, GAME.payments, 1, order == "in-turn", len(SOURCE_KEYS))
    table.in_sight = IN_SIGHT
    table.rival = THE_EMINENCE
    table.round = round_ - 1
    table.scorings = scorings
    table.crossed = crossed
    table.strips = _strips(top, bottom)
    table.labels = sum(1 << REGION_KEYS.index(region) for region in labels)
    table.scoring = [PACK.scoring_tile_by_key[goal] for goal in goals]
    table.box = Pile([])
    for number, name in tiles.items():
        table.lay_tile(number - 1, PACK.tile_by_key[name])
    for number in pastures:
        table.lay_tile(number - 1, PASTURE)
        table.pastures_left -= 1
    table.start_ships()
    table.eminence = _stack(PACK.solo_tile_by_key[tile], left)
    base._seat(table, 0, human.things)
    _lay_out(table, automaton.things)
    base._piles(table, (), mound, None)
    drawn = [PACK.solo_tile_by_key[tile], *[PACK.tile_by_key[name] for name in reveals]]
    chance = Fate(drawn, CORNER_KEYS.index(corner))
    match = Match(GAME, 1, chance=Seeded(1), options={"order": order})
    match.chance = chance
    match.state = table
    table.then(*begin)
    engine.settle(table, Flow(chance))
    return match


def _strips(top: Sequence[str], bottom: str) -> list[int]:
    first = [STRIP_KEYS.index(strip) for strip in top]
    last = STRIP_KEYS.index(bottom)
    return first + [s for s in range(len(STRIP_KEYS)) if s not in (*first, last)] + [last]


def _stack(tile: int, left: int) -> Eminence:
    """Tiles of one side in the stack, so that the draw of a side leaves no choice."""
    board = new_eminence(PACK, SOLO_LEVEL_KEYS.index("challenge"))
    side = PACK.solo_tiles[tile].side
    same = [other.index for other in PACK.solo_tiles if other.side == side]
    other = [other.index for other in PACK.solo_tiles if other.side != side]
    board.stack = [0, 0]
    board.stack[side] = 1 + left
    board.hidden = [tile, *[index for index in same if index != tile][:left]]
    board.hidden.sort()
    board.shown = other[: STACKED - 1 - left]
    return board


def _lay_out(table: Table, things: dict[str, Any]) -> None:
    board = table.eminence
    for piece, name in ((HOUSE, "houses"), (SETTLEMENT, "settlements")):
        for site in things[name]:
            table.set_piece(base._site(site), EMINENCE, piece)
    for number in things["cattle"]:
        table.set_cattle(number - 1, EMINENCE)
    board.settlements = len(things["settlements"])
    board.houses = len(things["houses"]) + board.settlements
    board.cattle = len(things["cattle"])
    board.cactus = things["cactus"]
    if things["vp"]:
        board.score(things["vp"], 0)
    if things["ship"] is not None:
        table.move_ship(EMINENCE, things["ship"] - 1)


# Playing and reading


def acts(match: Match) -> Told:
    """The human ends his turn; tells what the Eminence does until he is asked again."""
    takes(match, "pass")
    return told(match)


def told(match: Match, since: int = -1) -> Told:
    """What the latest move brought, or all since a number of moves."""
    moves = match.events(0)[since:]
    return [(event.name, dict(event.values)) for heard in moves for event in heard]


def of(story: Told, name: str) -> list[dict[str, Any]]:
    """The values of every event of this kind."""
    return [values for event, values in story if event == f"eminence-{name}"]


def its(match: Match) -> dict[str, Any]:
    """What everybody sees of the Eminence."""
    table: Any = match.view(0)["table"]
    board: dict[str, Any] = table["eminence"]
    assert solo_look.audit(match.state) == []
    return board


def its_sheet(match: Match) -> dict[str, int]:
    """The Eminence's points by source, without empty lines."""
    sheet: dict[str, int] = its(match)["sheet"]
    return {name: vp for name, vp in sheet.items() if vp}


def its_pieces(match: Match, piece: int) -> list[str]:
    """Where its houses or settlements stand, written as for the builder."""
    wanted = EMINENCE * 4 + piece
    sites: list[int] = base.table_of(match)["sites"]
    return [
        f"{site // 2 + 1}{' lower' if site & 1 else ''}"
        for site, stands in enumerate(sites)
        if stands == wanted
    ]


def its_houses(match: Match) -> list[str]:
    return its_pieces(match, HOUSE)


def its_settlements(match: Match) -> list[str]:
    return its_pieces(match, SETTLEMENT)


def its_cattle(match: Match) -> list[int]:
    """The pastures with its cattle, by number, one entry for each."""
    herds: list[int] = base.table_of(match)["herds"]
    return [
        number for number, herd in enumerate(herds, 1) for _one in range(herd >> (3 * EMINENCE) & 7)
    ]


def tile_on(match: Match, number: int) -> str:
    """What lies on a hex."""
    tile: int = base.table_of(match)["tiles"][number - 1]
    return "pasture" if tile == PASTURE else "" if tile < 0 else PACK.tiles[tile].key
