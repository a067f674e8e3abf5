"""A game: what a driver needs to know of it, and nothing of how it is shown or stored."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from spieltisch.kernel import agenda, piles
from spieltisch.kernel.agenda import Choice, Option, State, Step
from spieltisch.kernel.chance import Chance
from spieltisch.kernel.errors import BadRecord, BadSetup
from spieltisch.kernel.events import EventKind
from spieltisch.kernel.reasons import ReasonKind
from spieltisch.kernel.values import Plain, Value, classes_of, dump, revive

S = TypeVar("S", bound=State)

YES = "yes"
NO = "no"


class TableOption:
    """A choice the people at the table make before the game, as data for every interface.

    Values are short words; numbers are written as digits, switches as yes and no.
    `seat_counts` limits the option to some numbers of seats; empty means all. An option whose
    values depend on the seats is written once for each of their numbers, under the same name.
    """

    def __init__(
        self,
        name: str,
        values: Sequence[str],
        default: str,
        seat_counts: Sequence[int] = (),
    ) -> None:
        if default not in values:
            raise ValueError(f"table option {name}: default {default} is not one of its values")
        self.name = name
        self.values = tuple(values)
        self.default = default
        self.seat_counts = tuple(seat_counts)

    def fits(self, seats: int) -> bool:
        return not self.seat_counts or seats in self.seat_counts


def switch(name: str, default: bool = False, seat_counts: Sequence[int] = ()) -> TableOption:
    """A table option that is on or off."""
    return TableOption(name, (NO, YES), YES if default else NO, seat_counts)


ORDER = TableOption("order", ("together", "in-turn"), "together")
"""Whether the parts that all seats play at once are answered in any order or clockwise."""


class Setup:
    """Seats and the value of every table option: all that a game needs to begin."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options

    @property
    def in_turn(self) -> bool:
        return self.options.get(ORDER.name) == "in-turn"

    def yes(self, name: str) -> bool:
        return self.options.get(name) == YES

    def number(self, name: str) -> int:
        return int(self.options[name])

    def __reduce__(self) -> tuple[Any, ...]:
        return (Setup, (self.seats, self.options))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game, with its component pack. One instance serves any number of matches.

    `modules` are the rooms in which the game keeps its steps, options, events and values: from
    them the kernel learns what can be loaded, told and said.
    `rules` counts the changes to the rules after which older records may not play again; records
    carry the number they were made with.
    `lexicon` gives the words for fields that count things: a field `card` with the value 3 is
    spelt `lexicon["card"][3]`.
    `places` names the words for fields that number places: a text may say them instead of a number
    that the board does not show. A field `number` with `places["number"] == "spot"` is also said
    as `spot`, see `place_of`; which place a number means may depend on the `board`.
    `own_names` are names that the pack gives to things by itself, by message id and language.
    `made_by` is a function and what it was given: how another process makes the same game. Copies
    of anything share the game, which never changes.
    """

    name: ClassVar[str] = ""
    rules: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = ()
    table_options: ClassVar[tuple[TableOption, ...]] = ()
    reasons: ClassVar[tuple[ReasonKind, ...]] = ()
    score_sources: ClassVar[tuple[str, ...]] = ()
    pack_name: str = "-"
    pack_hash: str = "-"

    def __init__(self) -> None:
        self.modules: list[ModuleType] = []
        self.lexicon: dict[str, list[str]] = {}
        self.places: dict[str, str] = {}
        self.own_names: dict[str, dict[str, str]] = {}
        self.made_by: tuple[Callable[..., object], tuple[object, ...]] = (type(self), ())

    def opening(self, setup: Setup) -> S:
        """A state whose agenda begins with the set-up; chance comes when it runs."""
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """The victory points of each seat, at any moment."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """The seats that have won; the game is over."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> dict[str, Plain]:
        """What a seat may know, built by allow-list. SPECTATOR sees what everybody sees."""
        raise NotImplementedError

    def own_view(self, state: S, seat: int) -> list[list[Plain]] | None:
        """Where the seat's view differs from a spectator's, each as [path, value].

        Only for speed: None, and whoever needs it compares the two views.
        """
        return None

    def determinise(self, state: S, seat: int, chance: Chance) -> S:
        """A copy in which everything hidden from the seat is redrawn to fit what it has seen.

        Piles need no redrawing: they have no order. A game without hands just copies.
        """
        copy = state.clone()
        assert isinstance(copy, type(state))
        return copy

    def imagined(self, state: S, seat: int, chance: Chance) -> S:
        """A determinised copy that has forgotten every option listed for the true state."""
        copy = self.determinise(state, seat, chance)
        copy.forget_offers()
        return copy

    def board(self, state: S, seat: int) -> int:
        """What it takes to name the seat's places: which board they lie on, or what it shows."""
        return 0

    def place_of(self, places: str, number: int, board: int) -> tuple[str, dict[str, int]]:
        """The message that says where a place is, and its values; by default a word for each.

        Values that the lexicon has words for are said by them.
        """
        return f"{self.name}-{places}-{self.lexicon[places][number - 1]}", {}

    def audit(self, state: S) -> list[str]:
        """What is wrong with the pieces: counts that do not add up, values out of range."""
        return []

    def recount(self, state: S) -> list[int] | None:
        """The scores worked out afresh from the table, where the game can; else None."""
        return None

    def score_sheet(self, state: S) -> list[dict[str, int]]:
        """Each seat's victory points by source; each sums to the seat's score."""
        return [{"points": score} for score in self.scores(state)]

    def turn_step(self, seat: int) -> Step[S] | None:
        """The step with which a seat's turn begins, where the game has one: for planning ahead."""
        return None

    def teams(self, state: S) -> list[list[int]]:
        """Who plays together; each team wins or loses as one."""
        return [[seat] for seat in range(state.seats)]

    def rival(self, state: S) -> tuple[str, int] | None:
        """The automatic opponent of this game, by message id, and its points."""
        return None

    def alone(self, state: S, won: bool) -> str:
        """The message that says how it ended for one side alone, with `points` and `against`."""
        return "verdict-alone"

    def tie_break(self, state: S, winner: int, tied: list[int]) -> tuple[str, dict[str, int]]:
        """The message that says why one of these seats won with equal points, and its values."""
        return "verdict-tie-broken", {}

    # What follows is the same for every game.

    def new(self, setup: Setup) -> S:
        """A game before its set-up, as `opening` lays it out."""
        state = self.opening(setup)
        state.origin = (self, setup)
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return self.made_by

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game[S]":
        return self

    def setup(self, seats: int, options: Mapping[str, object] | None = None) -> Setup:
        """Check seats and options and fill in the defaults."""
        if seats not in self.seat_counts:
            known = ", ".join(map(str, self.seat_counts))
            raise BadSetup(f"{self.name} is played by {known}, not by {seats}")
        chosen = {option.name: option.default for option in self.options_for(seats)}
        for name, value in (options or {}).items():
            if name not in chosen:
                known = ", ".join(chosen) or "none"
                raise BadSetup(f"{self.name} with {seats} has no option {name!r}; it has: {known}")
            chosen[name] = self._checked(seats, name, value)
        return Setup(seats, chosen)

    def options_for(self, seats: int) -> list[TableOption]:
        """The table options that mean something with this number of seats."""
        return [option for option in self.all_options if option.fits(seats)]

    @property
    def all_options(self) -> tuple[TableOption, ...]:
        return (*self.table_options, ORDER)

    def _checked(self, seats: int, name: str, value: object) -> str:
        option = next(option for option in self.options_for(seats) if option.name == name)
        word = {True: YES, False: NO}[value] if isinstance(value, bool) else str(value)
        if word not in option.values:
            known = ", ".join(option.values)
            raise BadSetup(
                f"{self.name} with {seats}: option {name} cannot be {word!r}; it can be: {known}"
            )
        return word

    def classes(self) -> dict[str, type[Value]]:
        return classes_of([agenda, piles, *self.modules])

    def event_kinds(self) -> list[EventKind]:
        things = [thing for module in self.modules for thing in vars(module).values()]
        return list({kind.name: kind for kind in things if isinstance(kind, EventKind)}.values())

    def choice_classes(self) -> list[type[Choice[Any]]]:
        """The choices that are put to a seat; what they have in common is not one of them."""
        return [c for c in self.classes().values() if issubclass(c, Choice) and "seat" in c.fields]

    def option_classes(self) -> list[type[Option[Any]]]:
        return [c for c in self.classes().values() if issubclass(c, Option) and c.verb]

    def save(self, state: S) -> dict[str, Plain]:
        """The plain form of a state. The static part is not in it: it belongs to the set-up."""
        return {name: dump(getattr(state, name)) for name in state.fields}

    def load(self, setup: Setup, plain: Mapping[str, Plain]) -> S:
        """The state whose plain form this is."""
        state = self.new(setup)
        classes = self.classes()
        try:
            state.fill([revive(plain[name], classes) for name in state.fields])
        except (KeyError, TypeError) as fault:
            raise BadRecord(f"{self.name}: this is not a saved state ({fault!r})") from fault
        return state
