"""A match of any length costs the same per move: nothing in a move looks back over the record."""

import sys
from typing import Any, ClassVar, Self

from spieltisch.kernel.agenda import Choice, Option, State
from spieltisch.kernel.events import EventKind
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game, Setup
from spieltisch.kernel.values import Plain
from spieltisch.tables.match import Match

WALKS = EventKind("walks", "seat", "paces")


class Walk(State):
    """Seats take turns to walk one or two paces, for ever."""

    fields: ClassVar[tuple[str, ...]] = (*State.fields, "paces")

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.paces = 0

    def clone(self) -> Self:
        copy = type(self)(self.seats)
        self.clone_agenda_into(copy)
        copy.paces = self.paces
        return copy


class Pace(Option[Walk]):
    verb: ClassVar[str] = "pace"
    fields: ClassVar[tuple[str, ...]] = ("paces",)

    def __init__(self, paces: int) -> None:
        self.paces = paces

    def do(self, state: Walk, seat: int, flow: Flow) -> None:
        state.paces += self.paces
        flow.tell(WALKS, seat, self.paces)
        flow.roll(6)
        state.push(Next((seat + 1) % state.seats))


class Next(Choice[Walk]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Walk) -> list[Option[Walk]]:
        return [Pace(1), Pace(2)]


class Walking(Game[Walk]):
    name = "walking"
    seat_counts = (2,)

    def __init__(self) -> None:
        super().__init__()
        self.modules = [sys.modules[__name__]]

    def opening(self, setup: Setup) -> Walk:
        state = Walk(setup.seats)
        state.push(Next(0))
        return state

    def scores(self, state: Walk) -> list[int]:
        return [0] * state.seats

    def view(self, state: Walk, seat: int) -> dict[str, Plain]:
        return {"paces": state.paces}


def calls_of_a_move(match: Match) -> int:
    """How many functions are called while a move is taken, in Python and beneath it."""
    count = 0

    def note(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        match.take(match.choices[0].seat, 0)
    finally:
        sys.setprofile(before)
    return count


def test_the_thousandth_move_costs_what_the_tenth_did() -> None:
    match = Match(Walking(), 2, seed=1)
    costs = [calls_of_a_move(match) for _move in range(1200)]
    assert costs[10] == costs[600] == costs[1199]
    assert len(match.record.moves) == 1200
