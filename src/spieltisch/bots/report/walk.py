"""A walk through a recorded game: every decision with the position before and after it."""

from collections.abc import Iterator
from typing import Any

from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.chance import Recorded
from spieltisch.kernel.errors import BadRecord, NoMoreChance
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game
from spieltisch.kernel.record import Move, Record
from spieltisch.kernel.wording import notation


class Told(Recorded):
    """What chance told, with a note of what were rolls and what draws."""

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(outcomes)
        self.rolls: list[int] = []
        self.draws = 0

    def roll(self, sides: int) -> int:
        face = super().roll(sides)
        self.rolls.append(face)
        return face

    def pick(self, items: list[int]) -> int:
        self.draws += 1
        return super().pick(items)


class Moment:
    """One decision of a game: `number` counts from 1, `before` and `after` are the true states."""

    def __init__(
        self, number: int, seat: int, before: Any, after: Any, option: Option[Any], told: Told
    ) -> None:
        self.number = number
        self.seat = seat
        self.before = before
        self.after = after
        self.option = option
        self.told = told

    @property
    def options(self) -> list[Option[Any]]:
        """What the seat could choose from; what it did unasked is nothing to be judged."""
        if engine.branch_of(self.before, self.seat) < 0:
            return [self.option]
        return engine.options_at(self.before, engine.branch_of(self.before, self.seat))


def beginning(game: Game[Any], record: Record) -> tuple[Any, Told]:
    """The position after the set-up, and what chance told there."""
    state = game.new(game.setup(record.header.seats, record.header.options))
    told = Told(record.chance)
    _carry(lambda flow: engine.settle(state, flow), told, "set-up")
    return state, told


def moments(game: Game[Any], record: Record) -> Iterator[Moment]:
    """Every decision of the record, in order."""
    state, _told = beginning(game, record)
    for number, move in enumerate(record.moves, 1):
        moment = _moment(game, state, number, move)
        yield moment
        state = moment.after


def _moment(game: Game[Any], state: Any, number: int, move: Move) -> Moment:
    index = engine.branch_of(state, move.seat)
    standing = engine.standing(state, move.seat)
    unasked = standing.options(state) if standing else []
    options = engine.options_at(state, index) if index >= 0 else unasked
    option = next((one for one in options if notation(game, one) == move.move), None)
    if option is None:
        raise BadRecord(f"move {number}: seat {move.seat} cannot {move.move!r} now")
    after, told = state.clone(), Told(move.chance)
    _carry(lambda flow: engine.apply(after, move.seat, option, flow), told, f"move {number}")
    return Moment(number, move.seat, state, after, option, told)


def _carry(deed: Any, told: Told, called: str) -> None:
    try:
        deed(Flow(told))
    except NoMoreChance as fault:
        raise BadRecord(f"{called}: {fault}") from fault
