"""A small game of simultaneous secret votes: everybody chooses a cause and a stake at once."""

import sys
from typing import ClassVar, Self

from spieltisch.kernel.agenda import Choice, Option, State, Step, Together
from spieltisch.kernel.chance import Chance
from spieltisch.kernel.events import EventKind
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game, Setup
from spieltisch.kernel.values import Plain

CAUSES = 3
STAKES = 3
ROUNDS = 3

VOTES = EventKind("votes", "seat", "cause?")
STAKED = EventKind("stakes", "seat", "stake?")
SHOWS = EventKind("shows", "seat", "cause", "stake", reveals=True)
EARNS = EventKind("earns", "seat", "points")


class Table(State):
    """`votes` and `stakes` hold -1 where a seat has not decided yet."""

    fields: ClassVar[tuple[str, ...]] = (*State.fields, "votes", "stakes", "points", "rounds")

    def __init__(self, seats: int, in_turn: bool) -> None:
        super().__init__(seats, in_turn)
        self.votes = [-1] * seats
        self.stakes = [-1] * seats
        self.points = [0] * seats
        self.rounds = 0

    def clone(self) -> Self:
        copy = type(self)(self.seats, self.in_turn)
        self.clone_agenda_into(copy)
        copy.votes = self.votes[:]
        copy.stakes = self.stakes[:]
        copy.points = self.points[:]
        copy.rounds = self.rounds
        return copy

    def ask_all(self) -> None:
        self.push(Together([ChooseCause(seat) for seat in range(self.seats)]))

    def highest_stake(self) -> int:
        return STAKES

    def vote(self, seat: int, cause: int, flow: Flow) -> None:
        self.votes[seat] = cause
        self.push(ChooseStake(seat))
        flow.tell(VOTES, seat, cause)

    def stake(self, seat: int, stake: int, flow: Flow) -> None:
        self.stakes[seat] = stake
        flow.tell(STAKED, seat, stake)

    def reveal(self, flow: Flow) -> None:
        for seat in range(self.seats):
            flow.tell(SHOWS, seat, self.votes[seat], self.stakes[seat])
        for seat, cause in enumerate(self.votes):
            if self.votes.count(cause) == 1:
                self.points[seat] += self.stakes[seat]
                flow.tell(EARNS, seat, self.stakes[seat])
        self.votes = [-1] * self.seats
        self.stakes = [-1] * self.seats


class Round(Step[Table]):
    def run(self, state: Table, flow: Flow) -> None:
        state.rounds += 1
        for seat in range(state.seats):
            state.begin_turn(seat)
        state.push(Reveal())
        state.ask_all()


class Reveal(Step[Table]):
    def run(self, state: Table, flow: Flow) -> None:
        state.reveal(flow)
        if state.rounds < ROUNDS:
            state.push(Round())


class ChooseCause(Choice[Table]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Table) -> list[Option[Table]]:
        return [Vote(cause) for cause in range(CAUSES)]


class ChooseStake(Choice[Table]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Table) -> list[Option[Table]]:
        return [Stake(stake) for stake in range(1, state.highest_stake() + 1)]


class Vote(Option[Table]):
    verb = "vote"
    fields: ClassVar[tuple[str, ...]] = ("cause",)

    def __init__(self, cause: int) -> None:
        self.cause = cause

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        state.vote(seat, self.cause, flow)


class Stake(Option[Table]):
    verb = "stake"
    fields: ClassVar[tuple[str, ...]] = ("stake",)

    def __init__(self, stake: int) -> None:
        self.stake = stake

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        state.stake(seat, self.stake, flow)


class PressedTable(Table):
    def highest_stake(self) -> int:
        return sum(vote >= 0 for vote in self.votes)


class Votes(Game[Table]):
    name = "votes"
    seat_counts = (2, 3)
    table: ClassVar[type[Table]] = Table

    def __init__(self) -> None:
        super().__init__()
        self.modules = [sys.modules[__name__], sys.modules[type(self).__module__]]
        self.lexicon = {"cause": ["bridge", "school", "well"]}

    def opening(self, setup: Setup) -> Table:
        table = self.table(setup.seats, setup.in_turn)
        table.push(Round())
        return table

    def scores(self, state: Table) -> list[int]:
        return state.points

    def winners(self, state: Table) -> list[int]:
        return [s for s, points in enumerate(state.points) if points == max(state.points)]

    def view(self, state: Table, seat: int) -> dict[str, Plain]:
        return {
            "vote": state.votes[seat] if seat >= 0 else -1,
            "stake": state.stakes[seat] if seat >= 0 else -1,
            "voted": [vote >= 0 for vote in state.votes],
            "staked": [stake >= 0 for stake in state.stakes],
        }

    def determinise(self, state: Table, seat: int, chance: Chance) -> Table:
        copy = state.clone()
        for other in range(copy.seats):
            if other != seat and copy.votes[other] >= 0:
                copy.votes[other] = chance.roll(CAUSES) - 1
            if other != seat and copy.stakes[other] >= 0:
                copy.stakes[other] = chance.roll(STAKES)
        return copy


class Pressed(Votes):
    """The more have voted, the higher the stakes: here branches of a fork build on each other."""

    table = PressedTable
