"""What has happened at a table since somebody last heard of it, from memory or the journal."""

from spieltisch import draw
from spieltisch.kernel.events import Event
from spieltisch.server.application import Application
from spieltisch.server.live.journals import journal_of
from spieltisch.server.live.news import SEAT, Happened, NewsLine, news, seen
from spieltisch.server.live.scene_feed import SceneFeed
from spieltisch.server.live.screen import Look
from spieltisch.tables.table import Table

RECENT_MOVES = 8


async def happened(
    app: Application, table: Table, seat: int, since: int, entry: int, voice: draw.Voice
) -> Happened:
    """Everything after so many moves, as a seat may know it. Only while the table is locked.

    Of seats that have changed hands what came after an `entry` is told; if that is not known
    (negative), what came after those moves.
    """
    groups: Happened = [*await _groups(app, table, seat, since)]
    hands = await app.seat_changes.of(table)
    for change in reversed(hands.changes):
        # The set-up is told before the first move.
        told_before = 1 + hands.moves_before(change) - since
        if change.seq > entry if entry >= 0 else told_before >= 0:
            text = change.text(voice.language, voice.names)
            groups.insert(max(0, told_before), NewsLine(text, SEAT, change.seat, []))
    return groups


async def told_on(
    app: Application, table: Table, feed: SceneFeed, seat: int, since: int, entry: int
) -> list[NewsLine]:
    """The same in words, with the places on a screen of this feed that looks from the seat."""
    voice = feed.screen.voice
    told = await happened(app, table, seat, since, entry, voice)
    own = feed.own.get(seat) or feed.screen.own(Look(table), seat) or {}
    return news(table, told, draw.Shown(own["panels"], feed.laid.values()), voice)


async def _groups(app: Application, table: Table, seat: int, since: int) -> list[list[Event]]:
    match = table.match
    assert match is not None
    known_from = table.moves - match.moves
    if match.whole or since > known_from:
        return match.events(seat, max(0, since - known_from))
    journal = await journal_of(app, table.id, table.id)
    begun = [journal.begun.events] if journal.begun else []
    told = [*begun, *(line.events for line in journal.lines)][max(0, since) :]
    return [seen(table.settings.game, group, seat) for group in told]
