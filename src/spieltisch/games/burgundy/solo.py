"""The Solo Game: fill all 37 spaces of the islands in 25 rounds.

Points are a means: every time the counter reaches the target they buy an additional action.
What one tile sets off (its effect, the tile for a complete colour, the counter for each of the
scores, the action for the target) is taken in the order of the player's choice (C15).
"""

from typing import ClassVar

from spieltisch.games.burgundy.actions import Options
from spieltisch.games.burgundy.direct import DirectChoice, centre
from spieltisch.games.burgundy.effects import EffectChoice, ExtraAction
from spieltisch.games.burgundy.events import (
    BUYS_POINTS,
    CLEARS_GOODS,
    COUNTS,
    COVERS,
    EXCHANGES,
    GIVES,
    REACHES_TARGET,
    REMOVES,
    SCORES_MONASTERY,
)
from spieltisch.games.burgundy.monasteries import FINAL_SCORES, POINTS_PER_BUILDING, BuildingScore
from spieltisch.games.burgundy.pack import DEPOTS
from spieltisch.games.burgundy.rules import Expansion
from spieltisch.games.burgundy.storage import MakeRoom, has_room, lift
from spieltisch.games.burgundy.table import (
    BLACK_DEPOT,
    FROM_MONASTERY,
    FROM_SILVER_PAID,
    GOODS_COLOURS,
    NOTHING,
    Table,
    expanded,
)
from spieltisch.games.burgundy.tiles import CRANE, FACE_DOWN, monastery
from spieltisch.kernel.agenda import Choice, Option, Step
from spieltisch.kernel.flow import Flow


class Solo(Expansion):
    """One player against 25 rounds. `target` is where the target marker begins."""

    def __init__(self, target: int) -> None:
        self.target = target

    def set_up(self, table: Table, flow: Flow) -> None:
        expanded(table).target = self.target

    def round_begins(self, table: Table, flow: Flow) -> None:
        """A tile of the white die's depot leaves the game; of the next one if that is empty."""
        first = table.rules.first
        for further in range(DEPOTS):
            depot = (table.white - 1 + further) % DEPOTS + 1
            for slot in range(first[depot], first[depot + 1]):
                tile = table.depots[slot]
                if tile != NOTHING:
                    table.depots[slot] = NOTHING
                    table.box[tile] += 1
                    flow.tell(REMOVES, tile, depot)
                    return

    def placed(self, table: Table, seat: int, tile: int, site: int, flow: Flow) -> None:
        """Monasteries that score do so at once, for what is there."""
        for score in FINAL_SCORES:
            if tile == monastery(score.number):
                points = score.points(table, seat)
                flow.tell(SCORES_MONASTERY, seat, tile, points)
                if points:
                    table.score(seat, FROM_MONASTERY, points)
                if isinstance(score, BuildingScore):
                    table.push(ChooseCrane(seat, tile))

    def covered(self, table: Table, seat: int, kind: int, points: int, flow: Flow) -> None:
        flow.tell(COVERS, seat, kind)
        _await(table, seat, [ColourTile(seat)])

    def landed(self, table: Table, seat: int) -> None:
        table.then(ClearGoods(seat), ExchangeGoods(seat))

    def scored(self, table: Table, seat: int, points: int) -> None:
        gains = expanded(table).gains
        gains.append(points)
        if len(gains) == 1:
            _await(table, seat, [Reckon(seat)])

    def set_off(self, table: Table, seat: int, tile: int, before: int) -> None:
        new = table.stack[before:]
        del table.stack[before:]
        parts: list[Step[Table]] = []
        effect: list[Step[Table]] = []
        for step in new:
            awaited = _parts_of(step)
            parts += awaited
            if not awaited:
                effect.append(step)
        if effect:
            parts.insert(0, TileEffect(tile, effect))
        _await(table, seat, parts)


# The order is the player's


def _await(table: Table, seat: int, parts: list[Step[Table]]) -> None:
    """Let parts of an action wait, together with those that wait already."""
    if not parts:
        return
    waiting = _parts_of(table.stack[-1]) if table.stack else []
    if waiting:
        table.stack.pop()
    parts = [*parts, *waiting]
    table.push(ChooseNext(seat, parts) if len(parts) > 1 else parts[0])


def _parts_of(step: Step[Table]) -> list[Step[Table]]:
    """The parts of an action that a step on the agenda lets wait."""
    if isinstance(step, ChooseNext):
        return step.parts
    waits = isinstance(step, TileEffect | ColourTile | Reckon | TargetAction)
    return [step] if waits else []


class ChooseNext(Choice[Table]):
    """Several parts of an action wait: which one is taken next?

    Counting points comes last unless it can reach the target now: before that it changes nothing.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "parts")

    def __init__(self, seat: int, parts: list[Step[Table]]) -> None:
        self.seat = seat
        self.parts = parts

    def options(self, state: Table) -> Options:
        options: Options = []
        for part in self.parts:
            if not (isinstance(part, Reckon) and _too_far(state)):
                options += [option for option in _taking(state, part) if option not in options]
        return options or _taking(state, self.parts[0])[:1]

    def take(self, state: Table, option: Option[Table], flow: Flow) -> None:
        at = 0
        while option not in _taking(state, self.parts[at]):
            at += 1
        _await(state, self.seat, [*self.parts[:at], *self.parts[at + 1 :]])
        if isinstance(option, CountPoints):
            option.do(state, self.seat, flow)
        else:
            state.push(self.parts[at])


def _too_far(state: Table) -> bool:
    """Whether neither the points to be counted nor all silver reach the target."""
    table = expanded(state)
    return table.counter + sum(table.gains) + table.estates[0].silver < table.target


def _taking(state: Table, part: Step[Table]) -> Options:
    """The options that take a part of an action next."""
    if isinstance(part, TileEffect):
        return [UseEffect(part.tile)]
    if isinstance(part, ColourTile):
        return [FillColour()]
    if isinstance(part, TargetAction):
        return [UseTarget()]
    gains = expanded(state).gains
    return [CountPoints(gain) for at, gain in enumerate(gains) if gains.index(gain) == at]


class Part(Option[Table]):
    """Take a part of an action next."""

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        """The choice it stands in puts the part on the agenda."""


class UseEffect(Part):
    """Use the effect of a tile next."""

    verb: ClassVar[str] = "use-effect"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile


class FillColour(Part):
    """Place the tile for a complete colour next."""

    verb: ClassVar[str] = "fill-colour"


class CountPoints(Part):
    """Move the counter for points scored at one time next; others that wait come later."""

    verb: ClassVar[str] = "count-points"
    fields: ClassVar[tuple[str, ...]] = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        table = expanded(state)
        table.gains.remove(self.points)
        if table.gains:
            _await(table, seat, [Reckon(seat)])
        if not _move_counter(table, seat, self.points, flow) and table.estate(seat).silver:
            table.push(BuyMore(seat))


class UseTarget(Part):
    """Take the action that the target has brought next."""

    verb: ClassVar[str] = "use-target"


class TileEffect(Step[Table]):
    """What a placed tile does, while it waits."""

    fields: ClassVar[tuple[str, ...]] = ("tile", "steps")

    def __init__(self, tile: int, steps: list[Step[Table]]) -> None:
        self.tile = tile
        self.steps = steps

    def run(self, state: Table, flow: Flow) -> None:
        for step in self.steps:
            state.push(step)


# Monasteries, colours


class ChooseCrane(EffectChoice):
    """Does the crane count for the monastery just placed? It does so for one of them, once."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def uses(self, table: Table) -> Options:
        there = CRANE in table.estate(self.seat).tiles and not expanded(table).craned
        return [CountCrane(self.tile)] if there else []


class CountCrane(Option[Table]):
    """Count the crane as the building that a monastery scores."""

    verb: ClassVar[str] = "count-crane"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        expanded(state).craned = True
        flow.tell(SCORES_MONASTERY, seat, self.tile, POINTS_PER_BUILDING)
        state.score(seat, FROM_MONASTERY, POINTS_PER_BUILDING)


class ColourTile(DirectChoice):
    """A colour is complete: which tile of the black depot goes straight into the duchy?"""

    def depots(self, table: Table) -> list[int]:
        return centre(table)


# The counter


class Reckon(Step[Table]):
    """Move the counter for points scored, one gain after the other.

    The order is the player's where it can matter: what goes beyond the target is lost.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Table, flow: Flow) -> None:
        state.push(ChooseNext(self.seat, [self]))


def _move_counter(state: Table, seat: int, points: int, flow: Flow) -> bool:
    """Whether the counter has come to the target: it goes back, and an action is won.

    What goes beyond the target is lost. The target comes down, but never below one step of its.
    """
    table = expanded(state)
    table.counter += points
    flow.tell(COUNTS, seat, table.counter, table.target)
    if table.counter < table.target:
        return False
    step = table.rules.pack.additions.solo_step
    table.counter = 0
    table.target = max(table.target - step, step)
    flow.tell(REACHES_TARGET, seat, table.target)
    _await(table, seat, [TargetAction(seat)])
    return True


class TargetAction(ExtraAction):
    """The target is reached: any of the four actions, as if with a castle."""


class BuyMore(Choice[Table]):
    """Points have been gained: buy more of them, a silver coin each?"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Table) -> Options:
        table = expanded(state)
        most = min(table.estate(self.seat).silver, table.target - table.counter)
        return [BuyPoints(points) for points in range(most + 1)]


class BuyPoints(Option[Table]):
    """Pay silver for points; none at all is a choice, too."""

    verb: ClassVar[str] = "buy-points"
    fields: ClassVar[tuple[str, ...]] = ("points",)

    def __init__(self, points: int) -> None:
        self.points = points

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        if self.points:
            state.estate(seat).silver -= self.points
            expanded(state).note(seat, FROM_SILVER_PAID, self.points)
            flow.tell(BUYS_POINTS, seat, self.points)
            _move_counter(state, seat, self.points, flow)


# Ships


class ClearGoods(Step[Table]):
    """After a ship has loaded, all goods left on the depots leave the game."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Table, flow: Flow) -> None:
        if not any(state.goods):
            return
        lost = expanded(state).lost
        for at, count in enumerate(state.goods):
            lost[at % GOODS_COLOURS] += count
        state.goods = [0] * len(state.goods)
        flow.tell(CLEARS_GOODS)


class ExchangeGoods(EffectChoice):
    """Five goods for a tile of the black depot, face down? Only now, and only once."""

    def uses(self, table: Table) -> Options:
        price = table.rules.pack.additions.solo_exchange
        if sum(table.estate(self.seat).goods) < price:
            return []
        return [Exchange(tile) for tile in table.tiles_in(BLACK_DEPOT)]


class Exchange(Option[Table]):
    """Take a tile of the black depot and turn it over: it goes anywhere and does nothing."""

    verb: ClassVar[str] = "exchange"
    fields: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        state.push(KeepFaceDown(seat, self.tile))
        for left in range(state.rules.pack.additions.solo_exchange):
            state.push(GiveGoods(seat, left + 1))


class GiveGoods(Choice[Table]):
    """Which goods tile is given for the exchange? So many are left to give."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: Table) -> Options:
        goods = state.estate(self.seat).goods
        return [Give(colour) for colour in range(GOODS_COLOURS) if goods[colour]]


class Give(Option[Table]):
    """Give one goods tile away."""

    verb: ClassVar[str] = "give"
    fields: ClassVar[tuple[str, ...]] = ("goods",)

    def __init__(self, goods: int) -> None:
        self.goods = goods

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        state.estate(seat).goods[self.goods] -= 1
        expanded(state).lost[self.goods] += 1
        flow.tell(GIVES, seat, self.goods)


class KeepFaceDown(Step[Table]):
    """The tile is turned over and goes on a key space, for which there must be room."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def run(self, state: Table, flow: Flow) -> None:
        estate = state.estate(self.seat)
        if not has_room(state, estate):
            state.then(MakeRoom(self.seat), self)
            return
        lift(state, BLACK_DEPOT, self.tile)
        expanded(state).turned.append(self.tile)
        estate.storage.append(FACE_DOWN)
        flow.tell(EXCHANGES, self.seat, self.tile)
