"""What the people at a table agree on before the game."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from spieltisch import games
from spieltisch.bots import Level
from spieltisch.games.packs.findings import PackError
from spieltisch.kernel.errors import BadSetup
from spieltisch.tables.lessons import find_lesson
from spieltisch.tables.library import load_game
from spieltisch.tables.puzzles import find_puzzle
from spieltisch.tables.refusal import Refused
from spieltisch.tables.terms import Hints, Pace, Terms
from spieltisch.texts import Language

MOST_LETTERS: Final = 40
"""How long a name may be."""

SeatKind = Literal["me", "bot", "open", "invite"]


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: the creator, a bot, anybody, or whoever holds the invite link.

    `name` is for who plays at the creator's screen under another name. It is used once, when the
    table is made, and not kept with the settings.
    """

    kind: SeatKind = "open"
    bot: Level = "regular"
    name: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Game, options, seats and manners of a table."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, str] = {}
    language: Language = "en"
    pace: Pace = Pace()
    private: bool = True
    spectators: bool = True
    confirm: bool = False
    hints: Hints = "bots"
    """Whether a strong bot may be asked for advice; `bots`: only where one person plays."""
    lesson: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""
    """The guided game that is played here, with its prepared luck."""
    puzzle: Annotated[str, Meta(max_length=MOST_LETTERS)] = ""
    """The puzzle that is solved here, from its position on."""
    pack: Annotated[str, Meta(max_length=41)] = ""
    """The version of the box that is played with; empty: the game's own components."""

    def checked(self) -> "Settings":
        """The same with every table option filled in; refused if the game has no such set-up."""
        if self.game not in games.names():
            raise Refused("bad-setup")
        try:
            setup = load_game(self.game, self.pack).setup(len(self.seats), self.options)
        except (BadSetup, PackError) as fault:
            raise Refused("bad-setup") from fault
        self.pace.checked()
        if self.rehearses and self.pack:
            raise Refused("bad-setup")
        if self.lesson:
            self._check_lesson()
        if self.puzzle:
            self._check_puzzle(setup.options)
        if any(plan.name and plan.kind != "me" for plan in self.seats):
            raise Refused("bad-setup")
        return msgspec.structs.replace(self, options=setup.options)

    def _check_lesson(self) -> None:
        """A guided game is played as it was prepared."""
        lesson = find_lesson(self.game, self.lesson)
        seats = [plan.kind if plan.kind != "bot" else f"bot {plan.bot}" for plan in self.seats]
        if (
            lesson is None
            or seats != list(lesson.seats)
            or not lesson.options.items() <= self.options.items()
        ):
            raise Refused("bad-setup")

    def _check_puzzle(self, options: dict[str, str]) -> None:
        """A puzzle is solved by whoever makes the table, at its seat; bots sit at the others."""
        puzzle = find_puzzle(self.game, self.puzzle)
        people = [seat for seat, plan in enumerate(self.seats) if plan.kind != "bot"]
        if (
            puzzle is None
            or self.lesson
            or people != [puzzle.seat]
            or self.seats[puzzle.seat].kind != "me"
            or len(self.seats) != puzzle.record.header.seats
            or not puzzle.record.header.options.items() <= options.items()
        ):
            raise Refused("bad-setup")

    @property
    def rehearses(self) -> bool:
        """Whether everything can be taken back here, because nothing is at stake."""
        return bool(self.lesson or self.puzzle)

    @property
    def terms(self) -> Terms:
        """The part that can be changed before the game."""
        return Terms(self.options, self.pace, self.confirm, self.hints)

    def with_terms(self, terms: Terms) -> "Settings":
        """The same with other terms, unless the game knows none such."""
        return msgspec.structs.replace(self, **msgspec.structs.asdict(terms)).checked()

    def without_names(self) -> "Settings":
        """The same, but for who is called how; that is known of the seats."""
        seats = tuple(msgspec.structs.replace(plan, name="") for plan in self.seats)
        return msgspec.structs.replace(self, seats=seats)
