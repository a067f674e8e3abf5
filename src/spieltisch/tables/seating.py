"""Who sits where."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from spieltisch import texts
from spieltisch.tables.settings import SeatPlan


class Seat(msgspec.Struct):
    """A seat: still open, reserved, a person's or a bot's.

    `stand_in` is the level of the bot that plays for a person who left or gave up.
    """

    kind: Literal["open", "invite", "person", "bot"]
    player: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    resigned: bool = False

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")

    @property
    def played_by_bot(self) -> str:
        """The level of the bot that decides here, or nothing."""
        return self.bot if self.kind == "bot" else self.stand_in

    def shown(self, number: int, language: str) -> str:
        """The seat's name for people."""
        if self.kind == "bot":
            return texts.say(language, f"bot-name-{self.bot}", {"number": number + 1})
        return self.name or texts.say(language, "seat-name", {"number": number + 1})


def seat_for(plan: SeatPlan) -> Seat:
    """The empty seat of a plan. The creator's own is open until sat on."""
    return Seat("invite" if plan.kind == "invite" else "open")


def seat_names(seats: Sequence[Seat], language: str) -> tuple[str, ...]:
    """Everybody's name for people; who holds several seats is told apart by their numbers."""
    names = [seat.shown(number, language) for number, seat in enumerate(seats)]
    return tuple(
        f"{name} ({number + 1})" if names.count(name) > 1 else name
        for number, name in enumerate(names)
    )
