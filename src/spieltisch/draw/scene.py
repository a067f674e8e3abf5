"""A scene: what lies in a stage's slots, what may be done, and why something may not.

Plain data, ready for JSON. Slots are addressed as `panel/slot`.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import NotRequired, TypedDict

from spieltisch.draw.art.motifs.library import Use
from spieltisch.draw.stage import GRID, ROW, Slot, Stage, split

# Where a panel stands on the screen.
TABLE = "table"
OWN = "own"
OTHER = "other"
OFFER = "offer"
"""A board that may be chosen; its slot `WHOLE` answers."""
WHOLE = "whole"


class Panel(TypedDict):
    """One board on the screen."""

    id: str
    template: str
    role: str
    title: str
    seat: NotRequired[int]


class Piece(TypedDict):
    """Something that lies in a slot.

    Pieces with the same key are interchangeable: the browser keeps those that stay and glides one
    from where it vanished to where it appeared. `at` is filled in by `arrange`.
    """

    key: str
    art: str
    slot: str
    label: str
    size: NotRequired[float]
    badge: NotRequired[str]
    dim: NotRequired[bool]
    at: NotRequired[list[float]]


class Readout(TypedDict):
    """A number or word written into a slot."""

    slot: str
    text: str
    label: str


class Stat(TypedDict):
    """A number of a seat that everybody wants to see all the time."""

    icon: str
    value: str
    label: str


class SeatLine(TypedDict):
    """A seat as it is summarised."""

    seat: int
    name: str
    score: int
    stats: list[Stat]
    deciding: bool
    me: bool


class Price(TypedDict):
    """A part of what a card or an option costs."""

    icon: str
    amount: int
    label: str


class Held(TypedDict):
    """A piece that is in hand and looks for its place."""

    art: str
    label: str


class OptionLine(TypedDict):
    """An option as it is listed, and the slots that answer it.

    Where the group says what is done, `brief` and `detail` may say the rest in fewer words; `tag`
    tells it from others with the same picture. `tools` are the slots of what it is done with, such
    as a die: who picks one sees what can be done with it. Options of one `kin` do the same at
    different prices. `drops` are the slots to which what lies in `slots` may be dragged instead.
    `asks`: who clicks there may have meant something else, and chooses it in words.
    """

    notation: str
    text: str
    group: str
    slots: list[str]
    cards: list[str]
    icon: NotRequired[str]
    brief: NotRequired[str]
    detail: NotRequired[str]
    tag: NotRequired[str]
    tools: NotRequired[list[str]]
    kin: NotRequired[str]
    price: NotRequired[Price]
    drops: NotRequired[list[str]]
    asks: NotRequired[bool]


class Denial(TypedDict):
    """Something that is not possible now, where one would look for it, and why."""

    text: str
    why: str
    slots: list[str]
    cards: list[str]


class CardLine(TypedDict):
    """A line on a card: an icon and its words."""

    icon: str
    text: str


class Card(TypedDict):
    """A card to read. `id` is what options and denials name.

    `parted` is its title with soft hyphens where it may be broken: for the eye only. `picture` is
    what is on it: parts of the sheet of motifs, each with its place and size.
    """

    id: str
    key: str
    title: str
    parted: str
    tone: str
    emblem: str
    kind: str
    prices: list[Price]
    lines: list[CardLine]
    points: str
    playable: bool
    picture: NotRequired[list[Use]]


class Tray(TypedDict):
    """A row of cards, such as a hand.

    Trays of one `group` stand together under its name and are told apart by their icons.
    """

    id: str
    title: str
    cards: list[Card]
    own: bool
    group: NotRequired[str]
    icon: NotRequired[str]


class Note(TypedDict):
    """A paragraph beside the table: a heading and lines."""

    title: str
    lines: list[str]


class Scene(TypedDict):
    """All that a seat sees now.

    `tools` are the slots of what the seat acts with, always in sight; `held` is what it places.
    `asked`: others wait for the seat; it may have options all the same.
    """

    game: str
    seat: int
    over: bool
    status: str
    panels: list[Panel]
    pieces: list[Piece]
    readouts: list[Readout]
    seats: list[SeatLine]
    trays: list[Tray]
    notes: list[Note]
    prompt: str
    asked: bool
    options: list[OptionLine]
    denials: list[Denial]
    undo: int
    tools: NotRequired[list[str]]
    held: NotRequired[Held]


# A scene in two parts: what all see alike, and what a seat sees besides.


class Lying(TypedDict):
    """A piece, in a document that names its slot."""

    key: str
    art: str
    label: str
    size: NotRequired[float]
    badge: NotRequired[str]
    dim: NotRequired[bool]


class Written(TypedDict):
    """A number or word, in a document that names its slot."""

    text: str
    label: str


class CardRow(TypedDict):
    """A tray whose cards are named by their ids."""

    id: str
    title: str
    cards: list[str]
    own: bool
    group: NotRequired[str]
    icon: NotRequired[str]


class Summary(TypedDict):
    """A seat as it is summarised for everybody."""

    seat: int
    name: str
    score: int
    stats: list[Stat]
    deciding: bool


class PublicScene(TypedDict):
    """What all see alike, in one language.

    Pieces and numbers by slot, trays and cards by their ids. `prompt` is what is said to those who
    are asked nothing.
    """

    game: str
    over: bool
    status: str
    seats: list[Summary]
    pieces: dict[str, list[Lying]]
    readouts: dict[str, Written]
    trays: dict[str, CardRow]
    cards: dict[str, Card]
    notes: list[Note]
    prompt: str


class OwnScene(TypedDict):
    """What a seat sees besides, or instead.

    `panels` and `trays` are in the order of this seat; a tray of everybody's is named by its id.
    `prompt` is there if the seat is asked, `standing` if it may do something although it is not.
    """

    seat: int
    panels: list[Panel]
    pieces: dict[str, list[Lying]]
    readouts: dict[str, Written]
    trays: list[str | CardRow]
    cards: dict[str, Card]
    playable: list[str]
    options: list[OptionLine]
    undo: int
    prompt: NotRequired[str]
    standing: NotRequired[str]
    notes: NotRequired[list[Note]]
    tools: NotRequired[list[str]]
    held: NotRequired[Held]


def compose(public: PublicScene, own: OwnScene, denials: Sequence[Denial] = ()) -> Scene:
    """The scene of a seat. `arrange` gives the pieces their order and places."""
    cards, playable = {**public["cards"], **own["cards"]}, set(own["playable"])
    rows = [public["trays"][row] if isinstance(row, str) else row for row in own["trays"]]
    standing = [own["standing"]] if "standing" in own else []

    def dealt(row: CardRow) -> Tray:
        held = [cards[card] for card in row["cards"]]
        shown = [
            Card(**{**card, "playable": card["playable"] or card["id"] in playable})
            for card in held
        ]
        return Tray(**{**row, "cards": shown})

    scene = Scene(
        game=public["game"],
        seat=own["seat"],
        over=public["over"],
        status=public["status"],
        panels=own["panels"],
        pieces=[
            Piece(**piece, slot=slot)  # type: ignore[typeddict-item]
            for part in (public, own)
            for slot, pieces in part["pieces"].items()
            for piece in pieces
        ],
        readouts=[
            Readout(**written, slot=slot)
            for part in (public, own)
            for slot, written in part["readouts"].items()
        ],
        seats=[SeatLine(**line, me=line["seat"] == own["seat"]) for line in public["seats"]],
        trays=[dealt(row) for row in rows],
        notes=own.get("notes", public["notes"]),
        prompt=own.get("prompt", " ".join([public["prompt"], *standing])),
        asked=bool(own["options"]) and not standing,
        options=own["options"],
        denials=list(denials),
        undo=own["undo"],
    )
    if "tools" in own:
        scene["tools"] = own["tools"]
    if "held" in own:
        scene["held"] = own["held"]
    return scene


def arrange(stage: Stage, scene: Scene) -> Scene:
    """Give every piece its place: [x, y, width, height] in its template's units.

    Pieces lie above each other in the order of the stage's slots, which it lists from the ground
    up, panel by panel.
    """
    slots = {
        panel["id"]: stage["templates"][panel["template"]]["slots"] for panel in scene["panels"]
    }
    order = [f"{panel}/{name}" for panel, names in slots.items() for name in names]
    rank = {address: index for index, address in enumerate(order)}
    scene["pieces"].sort(key=lambda piece: rank[piece["slot"]])
    scene["readouts"].sort(key=lambda readout: rank[readout["slot"]])
    for address, pieces in groupby(scene["pieces"], lambda piece: piece["slot"]):
        panel, name = split(address)
        _arrange_slot(slots[panel][name], list(pieces))
    return scene


def _arrange_slot(slot: Slot, pieces: list[Piece]) -> None:
    width = slot.get("piece", min(slot["w"], slot["h"]))
    hold = slot.get("hold", "stack")
    below, room = slot.get("stand", (0.0, slot["w"]))
    count = len(pieces)
    for index, piece in enumerate(pieces):
        size = width * piece.get("size", 1)
        if hold == ROW:
            dx, dy = _in_row(room, size, count, index), below
        elif hold == GRID and not _crowded(slot, size, count):
            dx, dy = _in_grid(slot, size, count, index)
        elif hold == GRID:
            dx, dy = _in_row(slot["w"], size, count, index), 0.0
        else:
            dx, dy = 0.0, -index * width * 0.09
        piece["at"] = [round(value, 1) for value in (slot["x"] + dx, slot["y"] + dy, size, size)]


def _in_row(room: float, size: float, count: int, index: int) -> float:
    """Side by side in the middle; overlapping when the slot is too narrow."""
    if count < 2:
        return 0
    step = min(size, (room - size) / (count - 1))
    return (index - (count - 1) / 2) * step


def _crowded(slot: Slot, size: float, count: int) -> bool:
    """Whether a grid has no room for the rows it would need; a row that overlaps reads better."""
    rows = -(-count // max(1, int(slot["w"] // size)))
    return rows > 1 and (slot["h"] - size) / (rows - 1) < size * 0.7


def _in_grid(slot: Slot, size: float, count: int, index: int) -> tuple[float, float]:
    columns = max(1, int(slot["w"] // size))
    rows = -(-count // columns)
    in_row = min(columns, count - columns * (index // columns))
    dx = (index % columns - (in_row - 1) / 2) * size
    step = min(size, (slot["h"] - size) / (rows - 1)) if rows > 1 else 0.0
    return dx, (index // columns - (rows - 1) / 2) * step
