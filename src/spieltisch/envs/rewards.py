"""Rewards: who has won, at the end; or victory points ahead of the others, as they come."""

from collections.abc import Sequence
from typing import Final

from spieltisch.kernel.errors import BadSetup

OUTCOME: Final = "outcome"
POINTS: Final = "points"
KINDS: Final = (OUTCOME, POINTS)


def checked(kind: str) -> str:
    """A kind of reward that exists."""
    if kind not in KINDS:
        raise BadSetup(f"no rewards {kind!r}; there are: {', '.join(KINDS)}")
    return kind


def outcome(winners: Sequence[int], seats: int) -> list[float]:
    """What a finished game is worth: 1 for a sole winner, together always 0.

    Winners share what the others lose; alone one wins 1 or loses 1.
    """
    if seats == 1:
        return [1.0 if winners else -1.0]
    if len(winners) in (0, seats):
        return [0.0] * seats
    won = (seats / len(winners) - 1) / (seats - 1)
    lost = -1 / (seats - 1)
    return [won if seat in winners else lost for seat in range(seats)]


def leads(scores: Sequence[int], sides: Sequence[int]) -> list[float]:
    """How many points each seat's side has more than the others on average."""
    totals = [0] * (max(sides) + 1)
    for seat, score in enumerate(scores):
        totals[sides[seat]] += score
    if len(totals) == 1:
        return [float(total) for total in totals]
    everything = sum(totals)
    rivals = len(totals) - 1
    return [totals[side] - (everything - totals[side]) / rivals for side in sides]
