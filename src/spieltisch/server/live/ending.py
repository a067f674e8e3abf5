"""How a finished game ended, in a language: the reason in one sentence, and everybody's place."""

from collections.abc import Sequence

import msgspec

from spieltisch.tables.match import Match
from spieltisch.tables.speech import speak
from spieltisch.tables.verdict import verdict


class Place(msgspec.Struct, frozen=True):
    """One side of a finished game: a seat, the seats of a team, or an automatic opponent."""

    name: str
    points: int
    won: bool
    mine: bool
    seats: list[int]


class Ending(msgspec.Struct, frozen=True):
    """Who won and why, and everybody who played, the winners first."""

    reason: str
    places: list[Place]


def ending(match: Match, names: Sequence[str], mine: Sequence[int], language: str) -> Ending:
    """How this match ended for those who sit on `mine`."""
    found = verdict(match.game, match.state)
    places = [
        Place(
            " + ".join(names[seat] for seat in side.seats),
            side.points,
            side.won,
            any(seat in mine for seat in side.seats),
            side.seats,
        )
        for side in found.sides
    ]
    if found.rival is not None:
        rival, points = found.rival
        won = not any(side.won for side in found.sides)
        places.append(Place(speak(rival, language), points, won, False, []))
    places.sort(key=lambda place: (not place.won, -place.points))
    return Ending(speak(found.reason, language, list(names)), places)
