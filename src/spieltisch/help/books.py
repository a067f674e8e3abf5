"""Books: what each game brings along for the help pages. The words stand in the texts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from spieltisch import titles
from spieltisch.draw.voice import Voice
from spieltisch.help.chapters import Chapter
from spieltisch.help.figures import Maker
from spieltisch.help.parts import Origins, Part

Values = Mapping[str, str | int]


class Drawing(NamedTuple):
    """The inside of a picture and its view box."""

    inner: str
    box: str


@dataclass(frozen=True)
class Icon:
    """A sign, its name and what it means."""

    art: str
    name: str
    text: str


def _none(_game: Any, _voice: Voice) -> dict[str, Any]:
    return {}


def _no_parts(_game: Any, _voice: Voice) -> list[Part]:
    return []


def _no_origins(_game: Any) -> Origins:
    return {}


def _no_part(_state: Any, _seat: int) -> str:
    return ""


@dataclass(frozen=True)
class Turn:
    """The parts of a turn (`turn-<game>-<part>`, and …`-why`), and in which of them a seat is."""

    parts: tuple[str, ...] = ()
    part_of: Callable[[Any, int], str] = _no_part


@dataclass(frozen=True)
class Book:
    """The rules of a game and its components, as far as they are the game's own.

    - `chapters`: the rules; `values` the numbers in their texts; `figures` their tables
    - `prompts`: by the name of a question, the chapter and paragraph that answer it
    - `turn`: the parts of a turn
    - `parts`: every component, by `kinds` and by the `expansions` they belong to
    - `origins`: of every value in the pack, whether it is printed, reported or our own
    - `cover`: pictures that stand for the game
    - `set_ups`: seats and options whose stages together show every picture of the game
    - `drawings`: pictures that no stage has; `grounds`: colours for signs drawn in white
    - `icons`: groups of the legend (`help-icons-<group>`) with signs (`help-icon-<sign>`, and
      …`-text`); `own_icons` groups with words of the game's own; `icon_names` names of further
      pictures that texts show
    """

    chapters: tuple[Chapter, ...]
    values: Callable[[Any, Voice], Values] = _none
    figures: Mapping[str, Maker] = field(default_factory=dict)
    prompts: Mapping[str, str] = field(default_factory=dict)
    parts: Callable[[Any, Voice], list[Part]] = _no_parts
    kinds: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    origins: Callable[[Any], Origins] = _no_origins
    cover: tuple[str, ...] = ()
    set_ups: tuple[tuple[int, Mapping[str, str]], ...] = ((2, {}),)
    drawings: Callable[[Any, Voice], Mapping[str, Drawing]] = _none
    grounds: Mapping[str, str] = field(default_factory=dict)
    icons: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    own_icons: Callable[[Any, Voice], Mapping[str, list[Icon]]] = _none
    icon_names: Callable[[Any, Voice], Mapping[str, str]] = _none
    turn: Turn = Turn()


def book_of(game: str) -> Book | None:
    """The book of a game, if it has one."""
    book: Book | None = titles.part_of(game, "book")
    return book


def books() -> dict[str, Book]:
    """All books, by game."""
    return {title.name: title.part("book") for title in titles.every() if title.book is not None}
