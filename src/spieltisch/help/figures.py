"""Tables of component values in the rules. Cells are texts with the markup of `help_markup`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from spieltisch.draw.voice import Voice
from spieltisch.kernel.game import Game


@dataclass(frozen=True)
class Figure:
    """A table: what it shows, the heads of its columns, and rows that begin with their head."""

    caption: str
    columns: list[str]
    rows: list[list[str]]


Maker = Callable[[Any, Voice], Figure]
_makers: dict[tuple[str, str], Maker] = {}


def draws(game: str, name: str) -> Callable[[Maker], Maker]:
    """Make a figure known under its name."""

    def note(maker: Maker) -> Maker:
        _makers[game, name] = maker
        return maker

    return note


def figure_of(game: Game[Any], name: str, voice: Voice) -> Figure:
    """A figure of a game's rules."""
    return _makers[game.name, name](game, voice)


def known(game: str) -> list[str]:
    """The names of a game's figures."""
    return [name for of, name in _makers if of == game]


def pair(voice: Voice, name: str, value: str) -> str:
    """A name and what goes with it, as the language writes it."""
    return voice.say("help-part-pair", name=name, value=value)


def first_up(text: str) -> str:
    """A text as it begins a line."""
    return text[:1].upper() + text[1:]
