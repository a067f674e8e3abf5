"""The agenda: a stack of steps. A step happens by itself or is a choice put to one seat.

Steps are immutable values, so a half-taken turn can be saved, copied and searched. A turn reads
like the rulebook because a step pushes its successors.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from spieltisch.kernel.errors import SpieltischError
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.values import Value, digest, dump

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state carries: the agenda, an open fork's branches, turns taken.

    A game's state adds its own fields and a hand-written `clone()`. `origin` is the game and the
    set-up that it began with: it is pickled as that and its fields, and a deep copy is a clone.
    """

    fields: ClassVar[tuple[str, ...]] = ("agenda", "branches", "forks", "turns")

    def __init__(self, seats: int, in_turn: bool = False) -> None:
        self.seats = seats
        self.in_turn = in_turn
        self.agenda: list[Step[Any]] = []
        self.branches: list[list[Step[Any]]] = []
        self.forks = 0
        self.turns: list[int] = [0] * seats
        # Where push() puts steps: the agenda, or the branch that is running.
        self.stack: list[Step[Any]] = self.agenda
        # The options last enumerated, by branch; empty where not known. Never saved.
        self.offers: list[list[Option[Any]]] = [[]]
        self.origin: tuple[Any, Any] | None = None

    def clone(self) -> "State":
        raise NotImplementedError

    def clone_agenda_into(self, other: "State") -> None:
        """Give a fresh copy everything that this class keeps."""
        other.seats = self.seats
        other.in_turn = self.in_turn
        other.agenda = self.agenda[:]
        other.branches = [branch[:] for branch in self.branches] if self.branches else []
        other.forks = self.forks
        other.turns = self.turns[:]
        other.stack = other.agenda
        other.offers = self.offers[:]
        other.origin = self.origin

    def fill(self, values: "Sequence[object]") -> None:
        """Take over the values of all fields, in the order in which `fields` names them."""
        for name, value in zip(self.fields, values, strict=True):
            setattr(self, name, value)
        self.stack = self.agenda
        self.forget_offers()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.origin is None:
            raise TypeError("only a state that `Game.new` has made knows its game, to be pickled")
        return (_again, (self.origin, [getattr(self, name) for name in self.fields]))

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.clone()

    def push(self, step: "Step[Any]") -> None:
        """Put a step on top: it happens next."""
        self.stack.append(step)

    def then(self, *steps: "Step[Any]") -> None:
        """Put steps on top so that they happen in the order written."""
        for index in range(len(steps) - 1, -1, -1):
            self.stack.append(steps[index])

    def begin_turn(self, seat: int) -> None:
        """Count a turn of this seat."""
        self.turns[seat] += 1

    def standing(self, seat: int) -> "Choice[Any] | None":
        """What a seat that is not asked may do all the same, where a rule says "at any time".

        This choice waits for nobody and lies on no agenda; it has options, or there is none. What
        it sets off happens at once and asks nobody; those who are asked stay asked, unless it
        leaves them a single option.
        """
        return None

    def forget_offers(self) -> None:
        """Enumerate options anew when next asked, after a change from outside the rules."""
        self.offers = [[] for _branch in self.branches] if self.branches else [[]]

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    @property
    def over(self) -> bool:
        return not self.agenda and not self.branches

    def digest(self) -> str:
        """A hash of everything in the state, the same on every machine."""
        return digest([dump(getattr(self, name)) for name in self.fields])


def _again(origin: tuple[Any, Any], values: list[object]) -> State:
    """A state that was pickled."""
    game, setup = origin
    state: State = game.new(setup)
    state.fill(values)
    return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value, Generic[S]):
    """Something on the agenda that happens by itself."""

    def run(self, state: S, flow: Flow) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step that happens for one seat, and knows nothing else."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Option(Value, Generic[S]):
    """One thing a seat may do now.

    `verb` begins its notation and names its text; the fields follow in their order.
    """

    verb: ClassVar[str] = ""

    def do(self, state: S, seat: int, flow: Flow) -> None:
        """Carry it out for the seat."""
        raise NotImplementedError

    def wastes(self, state: S, seat: int) -> int:
        """What it gives away for nothing, as a packed reason (see `reasons`), or 0.

        A table tells it to people and asks them first. Asking is the table's and the screen's: it
        is never a choice of the game.
        """
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[S]):
    """A step that waits for one seat.

    With a single option it is taken without asking, unless `always_asks`: a game says so where
    the silence would tell others what a hand does not hold. Those that are put to seats name
    `seat` in their `fields`, which tells them from what they have in common.
    """

    always_asks: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: S) -> list[Option[S]]:
        """Every legal option, in a stable order."""
        raise NotImplementedError

    def take(self, state: S, option: Option[S], flow: Flow) -> None:
        """Carry out the option chosen."""
        option.do(state, self.seat, flow)

    def blocked(self, state: S) -> "list[Blocked]":
        """What the seat might look for here and cannot have now, each with its reason."""
        return []

    def run(self, state: S, flow: Flow) -> None:
        raise SpieltischError("a choice waits for its seat; it does not run")


class Blocked(Value):
    """An option that is not to be had now, and the packed reason why (see `reasons`)."""

    fields: ClassVar[tuple[str, ...]] = ("option", "why")

    def __init__(self, option: Option[Any], why: int) -> None:
        self.option = option
        self.why = why


class Together(Step[Any]):
    """Several seats at once: a fork with one branch per step, joined when all are done.

    Where the table plays in turn, the same steps run one after the other in the order given.
    """

    fields: ClassVar[tuple[str, ...]] = ("steps",)

    def __init__(self, steps: list[Step[Any]]) -> None:
        self.steps = steps

    def run(self, state: State, flow: Flow) -> None:
        if state.branches:
            raise SpieltischError("a fork cannot open inside a fork")
        if state.in_turn or len(self.steps) < 2:
            state.then(*self.steps)
            return
        state.forks += 1
        state.branches = [[step] for step in self.steps]
        state.offers = [[] for _step in self.steps]
