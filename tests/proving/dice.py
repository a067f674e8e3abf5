"""A small game with dice: roll three, put each into a row that takes it, or bank the turn.

Nothing is hidden. A turn has several decisions that can be taken back until the next roll.
"""

import sys
from typing import ClassVar, Self

from spieltisch.kernel.agenda import Choice, Option, State, Step
from spieltisch.kernel.events import EventKind
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game, Setup, TableOption, switch
from spieltisch.kernel.values import Plain

ROWS = 3

ROLLS = EventKind("rolls", "seat", "first", "second", "third")
PLACES = EventKind("places", "seat", "die", "row")


class Table(State):
    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "dice",
        "rows",
        "points",
        "rounds",
        "spare",
    )

    def __init__(self, seats: int, in_turn: bool, rounds: int = 3, double: bool = False) -> None:
        super().__init__(seats, in_turn)
        self.double = double
        self.rounds = rounds
        self.dice: list[int] = []
        self.rows: list[list[list[int]]] = [[[] for _r in range(ROWS)] for _seat in range(seats)]
        self.points = [0] * seats
        self.spare = 0

    def clone(self) -> Self:
        copy = type(self)(self.seats, self.in_turn, self.rounds, self.double)
        self.clone_agenda_into(copy)
        copy.dice = self.dice[:]
        copy.rows = [[row[:] for row in rows] for rows in self.rows]
        copy.points = self.points[:]
        copy.spare = self.spare
        return copy

    def roll(self, seat: int, flow: Flow) -> None:
        self.dice = sorted(flow.roll(6) for _die in range(3))
        flow.tell(ROLLS, seat, *self.dice)

    def places(self, seat: int) -> "list[Option[Table]]":
        faces = sorted(set(self.dice))
        places: list[Option[Table]] = [
            Place(die, row) for die in faces for row in range(ROWS) if self.takes(seat, die, row)
        ]
        places.append(Skip())
        return places

    def takes(self, seat: int, die: int, row: int) -> bool:
        return die not in self.rows[seat][row]

    def place(self, seat: int, die: int, row: int, flow: Flow) -> None:
        self.dice.remove(die)
        self.rows[seat][row].append(die)
        self.points[seat] += self.worth(die)
        flow.tell(PLACES, seat, die, row)

    def worth(self, die: int) -> int:
        return die * 2 if self.double else die

    def after(self, seat: int) -> None:
        """What follows the last die of a turn."""
        following = (seat + 1) % self.seats
        if self.turns[following] < self.rounds:
            self.push(Turn(following))


class Turn(Step[Table]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Table, flow: Flow) -> None:
        state.begin_turn(self.seat)
        state.roll(self.seat, flow)
        state.then(ChoosePlace(self.seat), ChoosePlace(self.seat), After(self.seat))


class After(Step[Table]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Table, flow: Flow) -> None:
        state.after(self.seat)


class ChoosePlace(Choice[Table]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Table) -> list[Option[Table]]:
        return state.places(self.seat)


class Place(Option[Table]):
    verb = "place"
    fields: ClassVar[tuple[str, ...]] = ("die", "row")

    def __init__(self, die: int, row: int) -> None:
        self.die = die
        self.row = row

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        state.place(seat, self.die, self.row, flow)


class Skip(Option[Table]):
    verb = "skip"

    def do(self, state: Table, seat: int, flow: Flow) -> None:
        pass


class Dice(Game[Table]):
    name = "dice"
    seat_counts = (1, 2, 3)
    table_options = (
        TableOption("rounds", ("2", "3"), "3"),
        switch("double", seat_counts=(2, 3)),
    )
    table: ClassVar[type[Table]] = Table

    def __init__(self) -> None:
        super().__init__()
        self.modules = [sys.modules[__name__], sys.modules[type(self).__module__]]
        self.lexicon = {"row": ["top", "middle", "bottom"]}

    def opening(self, setup: Setup) -> Table:
        table = self.table(setup.seats, setup.in_turn, setup.number("rounds"), setup.yes("double"))
        table.push(Turn(0))
        return table

    def scores(self, state: Table) -> list[int]:
        return state.points

    def winners(self, state: Table) -> list[int]:
        return [s for s, points in enumerate(state.points) if points == max(state.points)]

    def view(self, state: Table, seat: int) -> dict[str, Plain]:
        return {
            "dice": list(state.dice),
            "rows": [[list(row) for row in rows] for rows in state.rows],
        }
