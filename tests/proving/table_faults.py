"""The open games, each broken in one way: rules, copies, notations, counts or manners."""

import random
import time
from collections.abc import Callable
from typing import ClassVar, Self

from spieltisch.kernel.agenda import Choice, Option, State, Step, Together
from spieltisch.kernel.chance import NoChance
from spieltisch.kernel.events import EventKind
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Setup
from tests.proving import dice, hands, votes
from tests.proving.dice import Dice
from tests.proving.hands import Hands
from tests.proving.votes import Votes


class SharedRowsTable(dice.Table):
    def clone(self) -> Self:
        copy = super().clone()
        copy.rows = [rows[:] for rows in self.rows]
        return copy


class SharedList(Dice):
    """A clone shares the rows with its original."""

    table = SharedRowsTable


class ForgetfulCloneTable(dice.Table):
    def clone(self) -> Self:
        copy = super().clone()
        copy.spare = 0
        return copy

    def place(self, seat: int, die: int, row: int, flow: Flow) -> None:
        super().place(seat, die, row, flow)
        self.spare += die


class ForgetfulClone(Dice):
    """A clone forgets a number."""

    table = ForgetfulCloneTable


class UnsavedTable(dice.Table):
    fields: ClassVar[tuple[str, ...]] = tuple(f for f in dice.Table.fields if f != "spare")

    def places(self, seat: int) -> list[Option[dice.Table]]:
        self.check()
        return super().places(seat)

    def check(self) -> None:
        """Nothing is wrong with looking."""

    def place(self, seat: int, die: int, row: int, flow: Flow) -> None:
        super().place(seat, die, row, flow)
        self.spare += 1


class ForgottenField(Dice):
    """A number is not among the fields that are saved."""

    table = UnsavedTable


class SetTable(dice.Table):
    fields: ClassVar[tuple[str, ...]] = (*dice.Table.fields, "seen")

    def __init__(self, seats: int, in_turn: bool, rounds: int = 3, double: bool = False) -> None:
        super().__init__(seats, in_turn, rounds, double)
        self.seen: set[int] = set()

    def digest(self) -> str:
        return ",".join(str(getattr(self, name)) for name in self.fields)


class UnsavableState(Dice):
    """A field has no plain form."""

    table = SetTable


class TwinTable(dice.Table):
    def places(self, seat: int) -> list[Option[dice.Table]]:
        faces: list[Option[dice.Table]] = [dice.Place(die, 0) for die in self.dice]
        return [*faces, dice.Skip()]

    def roll(self, seat: int, flow: Flow) -> None:
        super().roll(seat, flow)
        self.dice[1] = self.dice[0]


class TwinNotations(Dice):
    """Two dice of the same face give the same option twice."""

    table = TwinTable


class Mumble(Option[dice.Table]):
    verb = "mumble "
    fields: ClassVar[tuple[str, ...]] = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def do(self, state: dice.Table, seat: int, flow: Flow) -> None:
        pass


class MumblingTable(dice.Table):
    def places(self, seat: int) -> list[Option[dice.Table]]:
        return [*super().places(seat), Mumble(1)]


class UnreadableNotation(Dice):
    """A notation has two blanks in a row."""

    table = MumblingTable


class HiddenField(Option[dice.Table]):
    """Not all that tells it apart is in its fields."""

    verb = "hint"

    def __init__(self) -> None:
        self.taken = 0

    def do(self, state: dice.Table, seat: int, flow: Flow) -> None:
        pass

    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = None  # type: ignore[assignment]


class UnequalTable(dice.Table):
    def places(self, seat: int) -> list[Option[dice.Table]]:
        return [*super().places(seat), HiddenField()]


class UnequalOption(Dice):
    """An option does not equal itself after a journey."""

    table = UnequalTable


class Carried(Option[dice.Table]):
    verb = "carry"

    def __init__(self, action: Callable[[], None]) -> None:
        self.action = action

    def do(self, state: dice.Table, seat: int, flow: Flow) -> None:
        self.action()


class CarryingTable(dice.Table):
    def places(self, seat: int) -> list[Option[dice.Table]]:
        return [*super().places(seat), Carried(lambda: None)]


class UnpicklableOption(Dice):
    """An option carries a closure."""

    table = CarryingTable


class Homebound(Dice):
    """Another process cannot make the game."""

    def __init__(self) -> None:
        super().__init__()
        self.made_by = (lambda: None, ())


class UncopiedTable(dice.Table):
    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self


class SharedDeepCopy(Dice):
    """A deep copy of the state is the state itself."""

    table = UncopiedTable


class ForeignTable(dice.Table):
    pass


class Foreigner(Dice):
    """Another process makes another game."""

    table = ForeignTable

    def __init__(self) -> None:
        super().__init__()
        self.made_by = (Dice, ())


class ShufflingTable(dice.Table):
    def places(self, seat: int) -> list[Option[dice.Table]]:
        places = super().places(seat)
        random.shuffle(places)
        return places


class UnstableOrder(Dice):
    """Options come in a random order."""

    table = ShufflingTable


class StuckTable(dice.Table):
    def places(self, seat: int) -> list[Option[dice.Table]]:
        return [place for place in super().places(seat) if isinstance(place, dice.Place)]

    def takes(self, seat: int, die: int, row: int) -> bool:
        return sum(self.rows[seat][row]) + die <= 8


class StuckRows(Dice):
    """Full rows leave no option."""

    table = StuckTable


class Spin(Step[State]):
    def run(self, state: State, flow: Flow) -> None:
        state.push(Spin())


class SpinningTable(dice.Table):
    def place(self, seat: int, die: int, row: int, flow: Flow) -> None:
        super().place(seat, die, row, flow)
        if die == 6:
            self.push(Spin())


class Spinning(Dice):
    """A six sends the rules round and round."""

    table = SpinningTable


class RestlessTable(dice.Table):
    def after(self, seat: int) -> None:
        self.rows[seat] = [[] for _row in range(dice.ROWS)]
        self.push(dice.Turn((seat + 1) % self.seats))


class Endless(Dice):
    """The last round never comes."""

    table = RestlessTable


class GoOn(Option[dice.Table]):
    verb = "go-on"

    def do(self, state: dice.Table, seat: int, flow: Flow) -> None:
        state.push(dice.ChoosePlace(seat))


class Sure(Choice[dice.Table]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: dice.Table) -> list[Option[dice.Table]]:
        return [GoOn(), dice.Skip()]


class AskBack(Option[dice.Table]):
    verb = "ask-back"

    def do(self, state: dice.Table, seat: int, flow: Flow) -> None:
        state.push(Sure(seat))


class AskingBackTable(dice.Table):
    def places(self, seat: int) -> list[Option[dice.Table]]:
        return [*super().places(seat)[:-1], AskBack()]


class AskingBack(Dice):
    """A question in the rules whether one is sure: there and back, for ever."""

    table = AskingBackTable


class CarelessTable(dice.Table):
    def place(self, seat: int, die: int, row: int, flow: Flow) -> None:
        super().place(seat, die, row, flow)
        if die == 5:
            raise ZeroDivisionError("five")


class Crashing(Dice):
    """A five makes the rules crash."""

    table = CarelessTable


class LeavingTable(hands.Table):
    def pay(self, seat: int, flow: Flow) -> None:
        super().pay(seat, flow)
        self.bank -= 1


class VanishingCoin(Hands):
    """A coin paid goes nowhere."""

    table = LeavingTable


class GenerousTable(hands.Table):
    def play(self, seat: int, card: int, flow: Flow) -> None:
        super().play(seat, card, flow)
        self.points[seat] += card == 7


class WrongRunningScore(Hands):
    """The running score gives a point that the table does not show."""

    table = GenerousTable


class WrongSheet(Hands):
    """The sheet forgets the coins."""

    def recount(self, state: hands.Table) -> list[int]:
        return list(state.points)

    def score_sheet(self, state: hands.Table) -> list[dict[str, int]]:
        return [{"cards": sum(cards)} for cards in state.played]


class UnknownSource(Hands):
    """The sheet names a source that the game does not declare."""

    def score_sheet(self, state: hands.Table) -> list[dict[str, int]]:
        return [{"luck": points} for points in state.points]


class TooManyScores(Hands):
    """There are more scores than seats."""

    def recount(self, state: hands.Table) -> list[int]:
        return self.scores(state)

    def scores(self, state: hands.Table) -> list[int]:
        return [*state.points, 0]


class NobodyWins(Dice):
    """The game ends without a winner."""

    def winners(self, state: dice.Table) -> list[int]:
        return []


class Counting(Choice[dice.Table]):
    """Counts in itself how often it was answered."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "answers")

    def __init__(self, seat: int, answers: int) -> None:
        self.seat = seat
        self.answers = answers

    def options(self, state: dice.Table) -> list[Option[dice.Table]]:
        return state.places(self.seat)

    def take(self, state: dice.Table, option: Option[dice.Table], flow: Flow) -> None:
        self.answers += 1
        option.do(state, self.seat, flow)
        if self.answers < 2:
            state.push(self)


class CountingTable(dice.Table):
    def after(self, seat: int) -> None:
        super().after(seat)
        self.push(Counting(seat, 0))


class MutableStep(Dice):
    """A choice changes itself instead of putting a new one on the agenda."""

    table = CountingTable


class SeededTable(dice.Table):
    def __init__(self, seats: int, in_turn: bool, rounds: int = 3, double: bool = False) -> None:
        super().__init__(seats, in_turn, rounds, double)
        self.luck = random.Random(4)


class RandomInState(Dice):
    """The state holds a random source."""

    table = SeededTable


class SeedNumberTable(dice.Table):
    fields: ClassVar[tuple[str, ...]] = (*dice.Table.fields, "seed")

    def __init__(self, seats: int, in_turn: bool, rounds: int = 3, double: bool = False) -> None:
        super().__init__(seats, in_turn, rounds, double)
        self.seed = 4


class SeedInState(Dice):
    """The state holds a seed."""

    table = SeedNumberTable


class TimelyTable(dice.Table):
    def worth(self, die: int) -> int:
        return die + time.perf_counter_ns() % 1000


class OutsideLuck(Dice):
    """Points depend on the clock."""

    table = TimelyTable


class AskingTable(votes.Table):
    def ask_all(self) -> None:
        self.in_turn, kept = False, self.in_turn
        Together([votes.ChooseCause(s) for s in range(self.seats)]).run(self, Flow(NoChance()))
        self.in_turn = kept


class AlwaysTogether(Votes):
    """Asks all at once even where the table plays in turn."""

    table = AskingTable


class ForgottenOrder(Votes):
    """Does not tell the state that the table plays in turn."""

    def new(self, setup: Setup) -> votes.Table:
        state = super().new(setup)
        state.in_turn = False
        return state


class ImpatientTable(votes.Table):
    def stake(self, seat: int, stake: int, flow: Flow) -> None:
        super().stake(seat, stake, flow)
        if self.in_turn and seat == 0:
            assert self.votes[1] >= 0


class OnlyTogether(Votes):
    """The rules count on the others having voted, which in turn they have not."""

    table = ImpatientTable


_ELSEWHERE = [EventKind("unheard-of", "seat")]


class WhisperingTable(dice.Table):
    def place(self, seat: int, die: int, row: int, flow: Flow) -> None:
        super().place(seat, die, row, flow)
        flow.tell(_ELSEWHERE[0], seat)


class UnknownEvent(Dice):
    """An event that no module of the game names."""

    table = WhisperingTable


class NosyTable(dice.Table):
    def takes(self, seat: int, die: int, row: int) -> bool:
        self.spare += 1
        return super().takes(seat, die, row)


class NosyOptions(Dice):
    """To ask what is allowed changes the state."""

    table = NosyTable


class UnsortedTable(dice.Table):
    def places(self, seat: int) -> list[Option[dice.Table]]:
        return list(set(super().places(seat)))


class SetOrder(Dice):
    """Options come in the order of a set: stable in one process, not in the next."""

    table = UnsortedTable


class Unsaid(Dice):
    """There are messages whose ids begin with the game's name, but not the ones it needs."""

    name = "seat"


class LostAtOnce(Dice):
    """The set-up never ends."""

    def new(self, setup: Setup) -> dice.Table:
        state = super().new(setup)
        state.push(Spin())
        return state
