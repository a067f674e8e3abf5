"""How a finished game ended, in a language: the reason in one sentence, and everybody's place."""

from collections.abc import Sequence

import msgspec

from spieltisch import texts
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


class Source(msgspec.Struct, frozen=True):
    """Where points came from, and how many for each place."""

    name: str
    points: list[int]


class Ending(msgspec.Struct, frozen=True):
    """Who won and why, everybody who played, the winners first, and where points came from."""

    reason: str
    places: list[Place]
    sources: list[Source]


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
    return Ending(
        speak(found.reason, language, list(names)), places, _sources(match, places, language)
    )


def source_name(game: str, source: str, language: str) -> str:
    """What a source of points is called; its own word where a game has no message for it."""
    try:
        return texts.say(language, f"{game}-score-{source}")
    except texts.MissingMessage:
        return source


def _sources(match: Match, places: list[Place], language: str) -> list[Source]:
    """The points by source; what brought nobody anything is left out. A team has one sheet."""
    sheets = match.game.score_sheet(match.state)
    found = [
        Source(
            source_name(match.game.name, name, language),
            [sheets[place.seats[0]][name] if place.seats else 0 for place in places],
        )
        for name in sheets[0]
    ]
    return [source for source in found if any(source.points)]
