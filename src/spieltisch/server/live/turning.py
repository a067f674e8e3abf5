"""Where in the turn a seat is that is asked, for whoever still learns how a turn goes."""

from typing import Any

from spieltisch import draw
from spieltisch.draw.kept import Kept
from spieltisch.help.books import Book, book_of
from spieltisch.tables.match import Match

TurnView = list[dict[str, Any]]
_kept: Kept[TurnView] = Kept(1000)


def turn_view(match: Match, seat: int, voice: draw.Voice) -> TurnView:
    """The parts of a turn, each explained, and which is on; nothing outside of turns."""
    game = match.game.name
    book = book_of(game)
    now = book.turn.part_of(match.state, seat) if book else ""
    if book is None or not now:
        return []
    return _kept.made((game, now, voice.language), lambda: _told(game, book, now, voice))


def _told(game: str, book: Book, now: str, voice: draw.Voice) -> TurnView:
    return [
        {
            "text": voice.say(f"turn-{game}-{part}"),
            "why": voice.say(f"turn-{game}-{part}-why"),
            "now": part == now,
        }
        for part in book.turn.parts
    ]
