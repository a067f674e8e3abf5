"""Where in the turn a seat is that is asked, for whoever still learns how a turn goes."""

from typing import Any

from spieltisch import draw
from spieltisch.help.books import book_of
from spieltisch.tables.match import Match


def turn_view(match: Match, seat: int, voice: draw.Voice) -> list[dict[str, Any]]:
    """The parts of a turn, each explained, and which is on; nothing outside of turns."""
    game = match.game.name
    book = book_of(game)
    now = book.turn.part_of(match.state, seat) if book else ""
    if book is None or not now:
        return []
    return [
        {
            "text": voice.say(f"turn-{game}-{part}"),
            "why": voice.say(f"turn-{game}-{part}-why"),
            "now": part == now,
        }
        for part in book.turn.parts
    ]
