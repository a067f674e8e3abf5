"""Wording: options, prompts, events and reasons as notation and as message ids with values.

The kernel never holds a sentence. A `Text` names a message; `spieltisch.texts` speaks it.
"""

import re
from collections.abc import Sequence
from typing import Any, ClassVar

from spieltisch.kernel.agenda import Choice, Option, State
from spieltisch.kernel.events import Event
from spieltisch.kernel.game import Game
from spieltisch.kernel.reasons import code_of, values_of
from spieltisch.kernel.values import Value

SEAT = "seat"


class Text(Value):
    """A message id and its values. A value may be a number, a word, or a text of its own."""

    fields: ClassVar[tuple[str, ...]] = ("message", "values")

    def __init__(self, message: str, values: "dict[str, int | str | Text] | None" = None) -> None:
        self.message = message
        self.values = values or {}

    def __hash__(self) -> int:
        return hash((self.message, tuple(sorted(self.values))))


class SeatName(Text):
    """The name of whoever sits there; only the table knows it."""

    def __init__(self, seat: int) -> None:
        super().__init__(SEAT, {SEAT: seat})
        self.seat = seat


class OwnName(Text):
    """A thing that somebody's own pack has named, in each language."""

    def __init__(self, message: str, own: dict[str, str]) -> None:
        super().__init__(message, {})
        self.own = own


def kebab(name: str) -> str:
    """ChooseStrip → choose-strip."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def word_id(game: Game[Any], field: str, value: int) -> str:
    """The message id of a counted thing, such as `chess-piece-bishop`."""
    return f"{game.name}-{field}-{game.lexicon[field][value]}"


def notation(game: Game[Any], option: Option[Any]) -> str:
    """The option in short, readable words without a language: `explore 15`."""
    words = [option.verb]
    for field in option.fields:
        value = getattr(option, field)
        if isinstance(value, int) and field in game.lexicon:
            words.append(game.lexicon[field][value])
        else:
            words.append(str(value))
    return " ".join(words)


def value_text(game: Game[Any], field: str, value: int) -> int | Text:
    """A field's value as it is said: a seat's name, a thing's name, or a number."""
    if field == SEAT or field.endswith("_seat"):
        return SeatName(value)
    if field in game.lexicon:
        message = word_id(game, field, value)
        own = game.own_names.get(message)
        return Text(message) if own is None else OwnName(message, own)
    return value


def boards(game: Game[Any], state: State) -> tuple[int, ...]:
    """The board on which each seat's places lie: what it takes to say where something happened."""
    return tuple([game.board(state, seat) for seat in range(state.seats)])


def _values(
    game: Game[Any], pairs: list[tuple[str, int]], board: int = 0
) -> dict[str, int | str | Text]:
    values: dict[str, int | str | Text] = {
        field.replace("_", "-"): value_text(game, field, value) for field, value in pairs
    }
    for field, value in pairs:
        if field in game.places:
            places = game.places[field]
            message, told = game.place_of(places, value, board)
            values[places] = Text(message, _values(game, list(told.items())))
    return values


def option_text(game: Game[Any], option: Option[Any], board: int) -> Text:
    """What the option says to a player whose places lie on this board."""
    pairs = [(field, getattr(option, field)) for field in option.fields]
    return Text(f"{game.name}-do-{option.verb}", _values(game, _ints(pairs), board))


def prompt_text(game: Game[Any], choice: Choice[Any]) -> Text:
    """What a choice asks its seat."""
    pairs = [(field, getattr(choice, field)) for field in choice.fields]
    return Text(f"{game.name}-ask-{kebab(type(choice).__name__)}", _values(game, _ints(pairs)))


def _ints(pairs: list[tuple[str, object]]) -> list[tuple[str, int]]:
    return [(field, value) for field, value in pairs if isinstance(value, int)]


def event_text(game: Game[Any], event: Event, boards: Sequence[int]) -> Text:
    """What happened, as the event's reader may know it; `boards` as above."""
    seat = event.values.get(SEAT) or 0
    board = boards[seat] if seat < len(boards) else 0
    known = [(field, value) for field, value in event.values.items() if value is not None]
    ending = "-hidden" if event.masked else ""
    return Text(f"{game.name}-event-{event.name}{ending}", _values(game, known, board))


def reason_text(game: Game[Any], packed: int) -> Text:
    """Why not."""
    kind = game.reasons[code_of(packed)]
    pairs = list(zip(kind.fields, values_of(packed), strict=False))
    return Text(f"{game.name}-why-{kind.name}", _values(game, pairs))


def message_ids(game: Game[Any]) -> set[str]:
    """Every message the game may ask for: what a translation must have, no more and no less."""
    ids = {f"{game.name}-name"}
    ids |= {f"{game.name}-do-{cls.verb}" for cls in game.option_classes()}
    ids |= {f"{game.name}-ask-{kebab(cls.__name__)}" for cls in game.choice_classes()}
    for kind in game.event_kinds():
        if kind.logged:
            ids.add(f"{game.name}-event-{kind.name}")
            if kind.has_secret:
                ids.add(f"{game.name}-event-{kind.name}-hidden")
    ids |= {f"{game.name}-why-{kind.name}" for kind in game.reasons[1:]}
    ids |= {
        f"{game.name}-{field}-{word}" for field, words in game.lexicon.items() for word in words
    }
    ids |= {f"{game.name}-score-{source}" for source in game.score_sources}
    for option in game.table_options:
        ids.add(f"{game.name}-option-{option.name}")
        ids |= {f"{game.name}-option-{option.name}-{value}" for value in option.values}
    return ids
