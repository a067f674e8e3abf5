"""Who plays which seat, for the drawn table, and who is waited for."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from spieltisch import draw, texts
from spieltisch.kernel.events import SPECTATOR
from spieltisch.tables.library import load_game
from spieltisch.tables.table import Table


class Awaited(msgspec.Struct, frozen=True):
    """Somebody else who should decide: since when, when a bot may be asked for, and the words."""

    seat: int
    since: int
    until: int
    text: str
    why: str


class OwnSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of mine.

    `played` by myself, by a `bot` until I come back, or by a bot for good since I have `resigned`.
    `last`: nobody else is left, so that the game ends without a result when I give up.
    """

    seat: int
    name: str
    played: Literal["self", "bot", "resigned"]
    last: bool = False


def people(table: Table, names: Sequence[str]) -> list[OwnSeat]:
    """Who plays the seats of people, as long as something can be done about them."""
    if table.status != "playing":
        return []
    persons = [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
    left = [number for number in persons if not table.seats[number].resigned]
    return [OwnSeat(seat, names[seat], _played(table, seat), left == [seat]) for seat in persons]


def _played(table: Table, number: int) -> Literal["self", "bot", "resigned"]:
    seat = table.seats[number]
    return "resigned" if seat.resigned else "bot" if seat.stand_in else "self"


def stand_ins(table: Table, language: str) -> dict[str, str]:
    """Each seat that a bot plays for a person, with the words for it."""
    return {
        str(number): texts.say(language, "seat-resigned" if seat.resigned else "seat-bot-plays")
        for number, seat in enumerate(table.seats)
        if seat.stand_in
    }


def awaited(table: Table, voice: draw.Voice) -> list[Awaited]:
    """Everybody who is waited for where no clock runs."""
    patience = table.patience
    if not patience.since:
        return []

    def words(seat: int) -> tuple[str, str]:
        name = voice.names[seat]
        return voice.say("do-stand-in", name=name), voice.say("absent-why", name=name)

    return [
        Awaited(seat, since, since + patience.limit, *words(seat))
        for seat, since in patience.since.items()
    ]


def without_question(
    own: dict[str, Any], table: Table, seat: int, voice: draw.Voice
) -> dict[str, Any]:
    """Where a bot plays, its person is told so and asked nothing."""
    prompt = voice.say(f"draw-ui-seat-{_played(table, seat)}")
    made = {**own, "prompt": prompt, "options": [], "playable": [], "undo": 0}
    made.pop("standing", None)
    return made


# Several people at one screen


def shares_screen(table: Table, mine: list[int]) -> bool:
    """Whether several of these seats are played by people: they sit at one screen."""
    return len([seat for seat in mine if not table.seats[seat].played_by_bot]) > 1


def keeps_secrets(table: Table, mine: list[int]) -> bool:
    """Whether people at one screen have to hide something from each other."""
    if table.status != "playing" or not shares_screen(table, mine):
        return False
    return _tells_secrets(table.settings.game) or any(_holds_secrets(table, n) for n in mine)


@cache
def _tells_secrets(game: str) -> bool:
    """Whether things happen in the game that only one seat may know, such as cards drawn."""
    return any(kind.has_secret for kind in load_game(game).event_kinds())


def _holds_secrets(table: Table, seat: int) -> bool:
    """Whether the seat sees now what spectators do not."""
    game, state = table.game, table.playing.state
    own = game.own_view(state, seat)
    return bool(own) if own is not None else game.view(state, seat) != game.view(state, SPECTATOR)


def with_name(own: dict[str, Any], seat: int, voice: draw.Voice) -> dict[str, Any]:
    """The question with the name of whom it is put to."""
    asked = voice.say("shared-asked", name=voice.names[seat], prompt=own["prompt"])
    return {**own, "prompt": asked}
