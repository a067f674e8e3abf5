"""What a game tells, by name, for those who read journals."""

from functools import cache
from typing import Final

from spieltisch import games
from spieltisch.kernel.events import EventKind

load_game: Final = games.shared
"""The game with its own pack, loaded once."""


@cache
def event_kind(game: str, name: str) -> EventKind | None:
    """A game's event kind; None when an older engine told something that is no more."""
    return _kinds(game).get(name)


@cache
def _kinds(game: str) -> dict[str, EventKind]:
    return {kind.name: kind for kind in games.shared(game).event_kinds()}
