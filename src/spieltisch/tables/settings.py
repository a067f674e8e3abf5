"""What the people at a table agree on before the game."""

from typing import Literal

import msgspec

from spieltisch import games
from spieltisch.bots import Level
from spieltisch.kernel.errors import BadSetup
from spieltisch.tables.refusal import Refused
from spieltisch.texts import Language

SeatKind = Literal["me", "bot", "open", "invite"]


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: the creator, a bot, anybody, or whoever holds the invite link."""

    kind: SeatKind = "open"
    bot: Level = "regular"


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Live or over days; the clock counts a decision, the whole game, or nothing."""

    kind: Literal["live", "days"] = "live"
    clock: Literal["none", "decision", "game"] = "none"
    seconds: int = 0

    def checked(self) -> "Pace":
        """With a clock that can run."""
        if self.clock != "none" and not 5 <= self.seconds <= 60 * 86_400:
            raise Refused("bad-setup")
        return self


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
    hints: Literal["never", "bots", "always"] = "bots"
    """Whether a strong bot may be asked for advice; `bots`: only where one person plays."""

    def checked(self) -> "Settings":
        """The same with every table option filled in; refused if the game has no such set-up."""
        if self.game not in games.names():
            raise Refused("bad-setup")
        try:
            setup = games.shared(self.game).setup(len(self.seats), self.options)
        except BadSetup as fault:
            raise Refused("bad-setup") from fault
        self.pace.checked()
        return msgspec.structs.replace(self, options=setup.options)
