"""What happens when somebody takes an action that is not legal."""

from random import Random
from typing import Final

from spieltisch.kernel.errors import BadSetup

LOSE: Final = "lose"
"""The game ends; whoever did it loses."""
RAISE: Final = "raise"
"""An error."""
RANDOM: Final = "random"
"""A legal action is taken instead, at random."""
WAYS: Final = (LOSE, RAISE, RANDOM)

PENALTY: Final = -1.0


def checked(way: str) -> str:
    """A way that exists."""
    if way not in WAYS:
        raise BadSetup(f"illegal can be {', '.join(WAYS)}, not {way!r}")
    return way


def instead(legal: list[int], source: Random) -> int:
    """Any legal action."""
    return legal[int(source.random() * len(legal))]
