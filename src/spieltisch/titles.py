"""Titles: everything that the house needs of a game, tied together in one place for each.

A title brings each part of its game, or says where it stands (`module:name`), so that it is
imported when a room first asks for it. The games of the house are found by their folders, in
`games/<name>/title.py`; any other is made known by `add`. No room knows a game by its name.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

HOUSE: Final = Path(__file__).parent
Groups = tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True)
class Start:
    """A table made with one click: who sits where (`me`, `bot expert`, `invite`) and its message.

    What is said about it is the message `<message>-more`. Its picture is composed from motifs, sky
    and place first (`night lake: raft hermit`); without one it is the game's cover.
    """

    message: str
    seats: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    picture: str = ""

    @property
    def waits(self) -> bool:
        """Whether somebody has to come before the game begins."""
        return "invite" in self.seats


@dataclass(frozen=True)
class Task:
    """A task of the benchmark: who is met, how often, with which luck. It never changes again.

    An agent takes one seat, copies of an opponent all others; every luck is played from each seat
    in turn. `games` is how many are played against each opponent. Alone there is none. What should
    be different becomes a task with a new `version`.
    """

    kind: str
    seats: int
    games: int = 100
    opponents: tuple[str, ...] = ("novice", "regular", "expert@300")
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 2026
    version: int = 1


@dataclass(frozen=True)
class Title:
    """A game and where its parts are; a game is played without any but its rules.

    - `rules`: makes the game, with its own components (None) or with the pack in a folder
    - `packs`: the tools for its component packs, `games.PackTools`
    - `painter`: makes a `draw.painter.Painter` for the game
    - `places`: a `draw.story.Places`, which finds what happened on the boards
    - `craft`: makes what bots know of the game, a `bots.craft.Craft`
    - `weights`: the file with the weights of a learned value
    - `net`: the file with the net that judges ends of turns
    - `encoder`: an `envs.encoding.Encoder`
    - `book`: a `help.books.Book`
    - `words`: a folder with a folder of .ftl files for each language, beside the house's own
    - `groups`: the table options as a new table shows them; a message and the options' names
    - `starts`: games that begin with one click
    - `tasks`: what agents are measured by, named `<game>-<kind>-v<version>`
    - `lessons`: the folder with its guided games
    - `puzzles`: the folder with positions in which one line is clearly the best
    - `cover`, `style`: the picture and the style sheet of its pages
    """

    name: str
    rules: Any
    packs: Any = None
    painter: Any = None
    places: Any = None
    craft: Any = None
    weights: Path | None = None
    net: Path | None = None
    encoder: Any = None
    book: Any = None
    words: Path | None = None
    groups: Groups = ()
    starts: tuple[Start, ...] = ()
    tasks: tuple[Task, ...] = ()
    lessons: Path | None = None
    puzzles: Path | None = None
    cover: Path | None = None
    style: Path | None = None

    def part(self, name: str) -> Any:
        """A part, imported if the title only says where it stands; None if there is none."""
        found = getattr(self, name)
        return _imported(found) if isinstance(found, str) else found


@cache
def _imported(where: str) -> Any:
    module, _colon, inside = where.partition(":")
    return getattr(import_module(module), inside) if inside else import_module(module)


_added: dict[str, Title] = {}


@cache
def _own() -> dict[str, Title]:
    """The games of the house."""
    folders = sorted(path.parent.name for path in HOUSE.glob("games/*/title.py"))
    found = [import_module(f"{HOUSE.name}.games.{name}.title").TITLE for name in folders]
    return {title.name: title for title in found}


def add(title: Title) -> None:
    """Make a game of your own known to everything in the house."""
    _added[title.name] = title
    _forget()


def remove(name: str) -> None:
    """Forget a game that was added."""
    del _added[name]
    _forget()


def _forget() -> None:
    every.cache_clear()
    words.cache_clear()
    part_of.cache_clear()


@cache
def every() -> tuple[Title, ...]:
    """All titles."""
    return tuple({**_own(), **_added}.values())


@cache
def words() -> tuple[Path, ...]:
    """The folders with words of their own."""
    return tuple(title.words for title in every() if title.words is not None)


def find(name: str) -> Title | None:
    """The title of this name, if it is known."""
    return _added.get(name) or _own().get(name)


@lru_cache(maxsize=256)
def part_of(name: str, part: str) -> Any:
    """A part of a game; None if the game is not known or has no such part."""
    title = find(name)
    return None if title is None else title.part(part)
