"""Tables of component values in the rules. Cells are texts with the markup of `help_markup`."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from spieltisch.draw.voice import Voice


@dataclass(frozen=True)
class Figure:
    """A table: what it shows, the heads of its columns, and rows that begin with their head."""

    caption: str
    columns: list[str]
    rows: list[list[str]]


Maker = Callable[[Any, Voice], Figure]


def pair(voice: Voice, name: str, value: str) -> str:
    """A name and what goes with it, as the language writes it."""
    return voice.say("help-part-pair", name=name, value=value)


def first_up(text: str) -> str:
    """A text as it begins a line."""
    return text[:1].upper() + text[1:]


def joined(numbers: list[int]) -> str:
    """Numbers that go with two, three and four players, or with phases."""
    return "/".join(str(number) for number in numbers)
