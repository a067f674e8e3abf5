"""A stage: the boards of a game as static drawings with named slots. It knows no game's state."""

from typing import NotRequired, TypedDict

# How several pieces share a slot.
STACK = "stack"
ROW = "row"
GRID = "grid"

# Outlines of a slot.
HEX = "hex"
BOX = "box"
DISC = "disc"


class Slot(TypedDict):
    """A place for pieces: its middle and size in the template's units, its outline, its name.

    Pieces lie in its middle; where they must not hide what is printed there, `stand` says how far
    below it they stand instead, and in what width.
    """

    x: float
    y: float
    w: float
    h: float
    shape: str
    label: str
    hold: NotRequired[str]
    piece: NotRequired[float]
    stand: NotRequired[tuple[float, float]]


class Template(TypedDict):
    """A board that a scene's panels may show: once for all seats, or once for each."""

    width: float
    height: float
    art: str
    slots: dict[str, Slot]


class Term(TypedDict):
    """An entry of the glossary: a picture, its name and what it means."""

    art: str
    name: str
    text: str
    group: str


class Column(TypedDict):
    """A column of a wide screen: its share of the width, and what it shows from top to bottom.

    That is a template's name, a role, or one of `glossary`, `trays` and `notes`.
    """

    share: float
    shows: list[str]


class Stage(TypedDict):
    """Everything that does not change during a game.

    `side` is what stands below the question on a wide screen: `glossary`, `seats`, `others`.
    Others' boards that stand nowhere are opened on demand.
    """

    game: str
    title: str
    sprite: str
    templates: dict[str, Template]
    glossary: list[Term]
    words: dict[str, str]
    layout: list[Column]
    side: list[str]


def slot(
    x: float,
    y: float,
    w: float,
    h: float = 0,
    *,
    shape: str = BOX,
    label: str = "",
    hold: str = STACK,
    piece: float = 0,
    stand: tuple[float, float] | None = None,
) -> Slot:
    """A slot. `piece` is the width of a piece in it; by default as wide as the slot."""
    made = Slot(x=round(x, 1), y=round(y, 1), w=w, h=h or w, shape=shape, label=label)
    if hold != STACK:
        made["hold"] = hold
    if piece:
        made["piece"] = piece
    if stand is not None:
        made["stand"] = stand
    return made


def split(address: str) -> tuple[str, str]:
    """A slot's address in a scene, `estate-0/44`, as panel and slot."""
    panel, _slash, name = address.partition("/")
    return panel, name
