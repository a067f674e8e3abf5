"""What has happened at a table since somebody last heard of it, from memory or the journal."""

import asyncio
from collections.abc import Iterable

import msgspec

from spieltisch import draw
from spieltisch.draw.scene import Scene
from spieltisch.kernel.events import Event, seen_by
from spieltisch.server.hall import Hall
from spieltisch.tables.deeds import Told
from spieltisch.tables.journal import Story
from spieltisch.tables.library import event_kind
from spieltisch.tables.seating import seat_names
from spieltisch.tables.speech import speak
from spieltisch.tables.table import Table

RECENT_MOVES = 8
MOST_LINES = 1500


class NewsLine(msgspec.Struct, frozen=True):
    """One thing that happened.

    `kind` is `move`, `points` or `both`, `seat` whose it is (-1: nobody's), `slots` where on the
    screen it can be seen, `chapter` the title of what begins here.
    """

    text: str
    kind: str
    seat: int
    slots: list[str]
    chapter: str = ""


def voice_of(table: Table, language: str) -> draw.Voice:
    """A voice that knows who sits at the table."""
    names = list(seat_names(table.seats, language))
    return draw.Voice(language, lambda text: speak(text, language, names), names)


def told_so_far(table: Table) -> int:
    """The number of the latest thing told: the set-up, then every move that stands."""
    return table.moves + 1


async def happened(hall: Hall, table: Table, seat: int, since: int) -> list[Event]:
    """Everything after so many moves, as a seat may know it. Only while the table is locked."""
    match = table.match
    assert match is not None
    known_from = table.moves - match.moves
    if match.whole or since > known_from:
        groups = match.events(seat, max(0, since - known_from))
        return [event for group in groups for event in group]
    entries = await asyncio.to_thread(hall.store.tables.entries, table.id)
    story = Story(entries)
    begun = [story.begun.events] if story.begun else []
    told = [*begun, *(line.events for line in story.lines)][max(0, since) :]
    return _seen(table.settings.game, (event for group in told for event in group), seat)


def _seen(game: str, told: Iterable[Told], seat: int) -> list[Event]:
    """Events of the journal; those that this engine does not know are left out."""
    seen = []
    for name, *values in told:
        kind = event_kind(game, str(name))
        if kind is not None and len(kind.fields) == len(values):
            seen.append(seen_by(seat, kind, tuple(int(value) for value in values)))
    return seen


def news(table: Table, events: list[Event], scene: Scene, voice: draw.Voice) -> list[NewsLine]:
    """The events in words, with the places that they name."""
    match = table.match
    assert match is not None
    stage = draw.stage_of(match.game, match.setup, voice)
    lines = draw.story_of(match.game, events, stage, scene, voice)
    return [
        NewsLine(line["text"], line["kind"], line["seat"], line["slots"], line.get("chapter", ""))
        for line in lines[-MOST_LINES:]
    ]
