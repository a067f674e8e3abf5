"""Games loaded once, with their event kinds by name."""

from functools import cache
from typing import Any

from spieltisch import games
from spieltisch.kernel.events import EventKind
from spieltisch.kernel.game import Game


@cache
def load_game(name: str) -> Game[Any]:
    """The game with its own pack."""
    return games.load(name)


@cache
def event_kind(game: str, name: str) -> EventKind | None:
    """A game's event kind; None when an older engine told something that is no more."""
    return _kinds(game).get(name)


@cache
def _kinds(game: str) -> dict[str, EventKind]:
    return {kind.name: kind for kind in load_game(game).event_kinds()}
