"""The terms of a table: what its people may still change together before the game begins."""

from typing import Literal

import msgspec

from spieltisch.tables.refusal import Refused


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


Hints = Literal["never", "bots", "always"]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people at a table may still change together before the game begins."""

    options: dict[str, str]
    pace: Pace = Pace()
    confirm: bool = False
    hints: Hints = "bots"
