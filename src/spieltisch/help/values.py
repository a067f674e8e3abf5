"""Where the values of a game's components come from, counted: what is printed and what is ours."""

from functools import lru_cache
from typing import Any, NamedTuple

from spieltisch import games
from spieltisch.help.books import book_of
from spieltisch.kernel.game import Game


class Counted(NamedTuple):
    """How many values there are, and how many of them are our own reconstruction."""

    total: int
    ours: int


@lru_cache(maxsize=16)
def of_house(game: str) -> Counted | None:
    """The values of a game's own pack; None if it says nothing about them."""
    return of_game(games.shared(game))


def of_game(game: Game[Any]) -> Counted | None:
    """The values of a game with any pack."""
    book = book_of(game.name)
    origins = list(book.origins(game).values()) if book else []
    return Counted(len(origins), origins.count("reconstructed")) if origins else None
