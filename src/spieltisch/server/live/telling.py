"""What has happened at a table since somebody last heard of it, from memory or the journal."""

import asyncio
from collections.abc import Iterable

import msgspec

from spieltisch import draw
from spieltisch.draw.scene import Scene
from spieltisch.kernel.events import Event, seen_by
from spieltisch.server.application import Application
from spieltisch.tables.deeds import Told
from spieltisch.tables.journal import Story
from spieltisch.tables.library import event_kind
from spieltisch.tables.seating import seat_names
from spieltisch.tables.speech import speak
from spieltisch.tables.table import Table

RECENT_MOVES = 8
MOST_LINES = 1500
SEAT = "seat"
"""The kind of a line that tells of a seat that has changed hands."""


class NewsLine(msgspec.Struct, frozen=True):
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
    names = list(seat_names(table.seats, language))
    return draw.Voice(language, lambda text: speak(text, language, names), names)


def told_so_far(table: Table) -> int:
    """The number of the latest thing told: the set-up, then every move that stands."""
    return table.moves + 1


class Happened:
    """What has happened: the events of the set-up and of each move, as a seat may know them.

    `handed` are the lines on seats that have changed hands, each with the number of the groups of
    events that came before it.
    """

    def __init__(self, groups: list[list[Event]], handed: list[tuple[int, NewsLine]]) -> None:
        self.groups = groups
        self.handed = handed


async def happened(
    app: Application, table: Table, seat: int, since: int, entry: int, voice: draw.Voice
) -> Happened:
    """Everything after so many moves, as a seat may know it. Only while the table is locked.

    Of seats that have changed hands what came after an `entry` is told; if that is not known
    (negative), what came after those moves.
    """
    return Happened(
        await _groups(app, table, seat, since), await _handed(app, table, since, entry, voice)
    )


async def _groups(app: Application, table: Table, seat: int, since: int) -> list[list[Event]]:
    match = table.match
    assert match is not None
    known_from = table.moves - match.moves
    if match.whole or since > known_from:
        return match.events(seat, max(0, since - known_from))
    entries = await asyncio.to_thread(app.store.tables.entries, table.id)
    story = Story(entries)
    begun = [story.begun.events] if story.begun else []
    told = [*begun, *(line.events for line in story.lines)][max(0, since) :]
    return [_seen(table.settings.game, group, seat) for group in told]


async def _handed(
    app: Application, table: Table, since: int, entry: int, voice: draw.Voice
) -> list[tuple[int, NewsLine]]:
    hands = await app.seat_changes.of(table)
    found = []
    for change in hands.changes:
        # The set-up is told before the first move.
        told_before = 1 + hands.moves_before(change) - since
        if change.seq > entry if entry >= 0 else told_before >= 0:
            text = change.text(voice.language, voice.names)
            found.append((max(0, told_before), NewsLine(text, SEAT, change.seat, [])))
    return found


def _seen(game: str, told: Iterable[Told], seat: int) -> list[Event]:
    """Events of the journal; those that this engine does not know are left out."""
    seen = []
    for name, *values in told:
        kind = event_kind(game, str(name))
        if kind is not None and len(kind.fields) == len(values):
            seen.append(seen_by(seat, kind, tuple(int(value) for value in values)))
    return seen


def news(table: Table, told: Happened, scene: Scene, voice: draw.Voice) -> list[NewsLine]:
    """All of it in words and in its order, with the places that the events name."""
    match = table.match
    assert match is not None
    stage = draw.stage_of(match.game, match.setup, voice)
    lines: list[NewsLine] = []
    begin = 0
    for end, line in [*told.handed, (len(told.groups), None)]:
        events = [event for group in told.groups[begin:end] for event in group]
        lines += map(_line, draw.story_of(match.game, events, stage, scene, voice))
        lines += [line] if line else []
        begin = end
    return lines[-MOST_LINES:]


def _line(line: draw.StoryLine) -> NewsLine:
    return NewsLine(
        line["text"], line["kind"], line["seat"], line["slots"], line.get("chapter", "")
    )
