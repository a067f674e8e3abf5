"""Sentences that are said again and again, spoken once and remembered."""

from functools import lru_cache
from typing import Any

from spieltisch.kernel.agenda import Option
from spieltisch.kernel.events import seen_by
from spieltisch.kernel.game import Game
from spieltisch.kernel.values import Plain
from spieltisch.kernel.wording import SeatName, Text, event_text, option_text
from spieltisch.tables.deeds import Told
from spieltisch.tables.library import event_kind
from spieltisch.tables.speech import speak
from spieltisch.texts import MissingMessage

_options: dict[tuple[object, ...], str] = {}
_MOST_OPTIONS = 50_000


def sentence(text: Text, language: str, names: tuple[str, ...]) -> str:
    """The text spoken. A word that is missing must not stop a game: its id is shown instead."""
    try:
        return speak(text, language, names)
    except MissingMessage:
        return text.message


def option_words(
    game: Game[Any],
    option: Option[Any],
    notation: str,
    language: str,
    names: tuple[str, ...],
    board: int,
) -> str:
    """What an option says. A notation that names nobody says the same to all on this board."""
    key = (game.name, *game.made_by[1], language, board, notation)
    known = _options.get(key) if notation else None
    if known is not None:
        return known
    text = option_text(game, option, board)
    words = sentence(text, language, names)
    if notation and not _names_somebody(text):
        if len(_options) >= _MOST_OPTIONS:
            _options.clear()
        _options[key] = words
    return words


def _names_somebody(text: Text) -> bool:
    return any(
        isinstance(value, SeatName) or (isinstance(value, Text) and _names_somebody(value))
        for value in text.values.values()
    )


def event_document(game: str, told: Told, seat: int) -> dict[str, Plain] | None:
    """An event as this seat may know it; None if this engine does not know the kind."""
    kind = event_kind(game, str(told[0]))
    if kind is None or len(kind.fields) != len(told) - 1:
        return None
    if not kind.has_secret:
        return {"event": kind.name, **dict(zip(kind.fields, told[1:], strict=True))}
    seen = seen_by(seat, kind, tuple(int(value) for value in told[1:]))
    return {"event": seen.name, **seen.values}


def owners_of_secrets(game: str, told: list[Told]) -> set[int]:
    """The seats that may know more of these events than everybody else."""
    kinds = [(event_kind(game, str(event[0])), event) for event in told]
    return {int(event[1]) for kind, event in kinds if kind is not None and kind.has_secret}


def log_line(
    game: Game[Any],
    told: Told,
    seat: int,
    language: str,
    names: tuple[str, ...],
    boards: tuple[int, ...],
) -> str:
    """The line of the log for an event; empty if it has none. `boards` as in `wording`."""
    kind = event_kind(game.name, str(told[0]))
    if kind is None or not kind.logged or len(kind.fields) != len(told) - 1:
        return ""
    own = kind.has_secret and told[1] == seat
    where = boards if any(field in game.places for field in kind.fields) else ()
    return _line(game, tuple(told), seat if own else -1, language, names, where)


@lru_cache(maxsize=20_000)
def _line(
    game: Game[Any],
    told: tuple[str | int, ...],
    seat: int,
    language: str,
    names: tuple[str, ...],
    boards: tuple[int, ...],
) -> str:
    kind = event_kind(game.name, str(told[0]))
    assert kind is not None
    event = seen_by(seat, kind, tuple(int(value) for value in told[1:]))
    return sentence(event_text(game, event, boards), language, names)
