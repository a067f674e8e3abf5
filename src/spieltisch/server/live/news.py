"""News: what has happened at a table in words, with the places where it can be seen."""

from collections.abc import Iterable, Sequence, Set
from itertools import groupby

import msgspec

from spieltisch import draw
from spieltisch.draw.scene import Scene
from spieltisch.kernel.events import Event, seen_by
from spieltisch.tables import speech
from spieltisch.tables.deeds import Begun, Entry, GivenBack, Moved, Resigned, TakenOver, Told
from spieltisch.tables.handing import handed_line, replaced_line
from spieltisch.tables.library import event_kind
from spieltisch.tables.seating import seat_names
from spieltisch.tables.table import Table

MOST_LINES = 1500
SEAT = "seat"
"""The kind of a line that tells of a seat that has changed hands."""


class NewsLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened.

    `kind` is `move`, `points`, `both`, or `seat` where a seat has changed hands; `seat` whose it is
    (-1: nobody's), `slots` where on the screen it can be seen, `chapter` the title of what begins
    here.
    """

    text: str
    kind: str
    seat: int
    slots: list[str]
    chapter: str = ""


def voice_of(table: Table, language: str) -> draw.Voice:
    """A voice that knows who sits at the table."""
    return speech.voice_of(language, seat_names(table.seats, language))


def told_so_far(table: Table) -> int:
    """The number of the latest thing told: the set-up, then every move that stands."""
    return table.moves + 1


Happened = list[list[Event] | NewsLine]
"""What has happened: groups of events as a seat may know them, and lines on seats between them."""


def told_by(
    table: Table, entries: Sequence[Entry], replaced: Set[int], seat: int, voice: draw.Voice
) -> Happened:
    """What entries tell a seat; `replaced`: those of moves whose bot had to be replaced."""
    game, names = table.settings.game, tuple(voice.names)
    found: Happened = []
    for entry in entries:
        match entry.deed:
            case Moved() | Begun() as deed:
                if entry.seq in replaced and isinstance(deed, Moved):
                    text = replaced_line(deed.seat, voice.language, names)
                    found.append(NewsLine(text, SEAT, deed.seat, []))
                found.append(seen(game, deed.events, seat))
            case TakenOver() | GivenBack() | Resigned() as change:
                text = handed_line(change, voice.language, names)
                found.append(NewsLine(text, SEAT, change.seat, []))
    return found


def seen(game: str, told: Iterable[Told], seat: int) -> list[Event]:
    """Events of the journal; those that this engine does not know are left out."""
    seen = []
    for name, *values in told:
        kind = event_kind(game, str(name))
        if kind is not None and len(kind.fields) == len(values):
            seen.append(seen_by(seat, kind, tuple(int(value) for value in values)))
    return seen


def news(
    table: Table, told: Happened, scene: Scene | draw.Shown, voice: draw.Voice
) -> list[NewsLine]:
    """All of it in words and in its order, with the places on the screen that the events name."""
    match = table.match
    assert match is not None
    stage = draw.stage_of(match.game, match.setup, voice)
    lines: list[NewsLine] = []
    for kind, items in groupby(told, lambda item: isinstance(item, NewsLine)):
        if kind:
            lines += [item for item in items if isinstance(item, NewsLine)]
        else:
            events = [event for item in items if isinstance(item, list) for event in item]
            lines += map(
                _line, draw.story_of(match.game, events, stage, scene, voice, table.boards)
            )
    return lines[-MOST_LINES:]


def _line(line: draw.StoryLine) -> NewsLine:
    return NewsLine(
        line["text"], line["kind"], line["seat"], line["slots"], line.get("chapter", "")
    )
