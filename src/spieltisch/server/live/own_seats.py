"""Who plays a seat, for the drawn table: my own seats, and those that bots play for people."""

from functools import cache
from typing import Literal

import msgspec

from spieltisch import draw, texts
from spieltisch.draw.scene import Scene
from spieltisch.kernel.events import SPECTATOR
from spieltisch.tables.library import load_game
from spieltisch.tables.table import Table


class OwnSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of mine.

    `played` by myself, by a `bot` until I come back, or by a bot for good since I have `resigned`.
    `last`: nobody else is left, so that the game ends without a result when I give up.
    """

    seat: int
    name: str
    played: Literal["self", "bot", "resigned"]
    last: bool = False


def own_seats(table: Table, mine: list[int], names: list[str]) -> list[OwnSeat]:
    """My seats, as long as something can be done about them."""
    if table.status != "playing":
        return []
    left = [n for n, seat in enumerate(table.seats) if seat.kind == "person" and not seat.resigned]
    return [OwnSeat(seat, names[seat], _played(table, seat), left == [seat]) for seat in mine]


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


def without_question(scene: Scene, table: Table, seat: int, voice: draw.Voice) -> Scene:
    """Where a bot plays, its person is told so and asked nothing."""
    prompt = voice.say(f"draw-ui-seat-{_played(table, seat)}")
    return {**scene, "prompt": prompt, "options": [], "denials": [], "undo": 0}


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


def with_name(scene: Scene, seat: int, voice: draw.Voice) -> Scene:
    """The question with the name of whom it is put to."""
    asked = voice.say("shared-asked", name=voice.names[seat], prompt=scene["prompt"])
    return {**scene, "prompt": asked}
