"""The viewers of a table: everybody who watches it live, each by the feed he asked for."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from spieltisch.server.live.frames import Feed, Frame, Viewer, encode
from spieltisch.server.live.scene_feed import SceneFeed
from spieltisch.server.live.screen import Look
from spieltisch.server.live.view_feed import ViewFeed
from spieltisch.tables.deeds import Entry
from spieltisch.tables.table import Table

VIEW = "view"


class Viewers:
    """The feeds of a table: one for programs, one for the screens of each language."""

    def __init__(self, table: Table) -> None:
        self.seq = table.seq
        self.feeds: dict[str, Feed] = {}

    def __iter__(self) -> Iterator[Viewer]:
        for feed in self.feeds.values():
            yield from feed.viewers

    def __bool__(self) -> bool:
        return any(feed.viewers for feed in self.feeds.values())

    def frames(self, table: Table, entries: Sequence[Entry]) -> dict[str, Frame]:
        """What entries that the table has taken in mean to each feed. Changes nothing yet."""
        self.feeds = {kind: feed for kind, feed in self.feeds.items() if feed.tidy()}
        look = Look(table)
        return {kind: feed.frame(look, entries) for kind, feed in self.feeds.items()}

    def publish(self, seq: int, frames: dict[str, Frame]) -> None:
        """Tell everybody. Only for what is durable."""
        self.seq = seq
        for kind, frame in frames.items():
            self.feeds[kind].publish(frame)

    def feed(self, table: Table, language: str | None) -> Feed:
        """The feed for screens in a language, or that for programs (None); one is made if need be.

        Only while nothing is under way at the table.
        """
        if language is not None:
            return self.screens(table, language)
        if VIEW not in self.feeds:
            self.feeds[VIEW] = ViewFeed(table)
        return self.feeds[VIEW]

    def screens(self, table: Table, language: str) -> SceneFeed:
        """The feed for screens in a language."""
        kind = f"scene {language}"
        found = self.feeds.get(kind)
        if not isinstance(found, SceneFeed):
            found = self.feeds[kind] = SceneFeed(table, language)
        return found

    def leave(self, viewer: Viewer) -> None:
        """A viewer has gone."""
        for feed in self.feeds.values():
            if viewer in feed.viewers:
                feed.leave(viewer)

    def reseat(self, table: Table) -> None:
        """Somebody sat down or stood up."""
        for feed in self.feeds.values():
            feed.reseat(table)

    def watches(self, person: str) -> bool:
        """Whether somebody has the table open."""
        return any(viewer.person == person for viewer in self)

    def here(self, table: Table) -> list[int]:
        """The seats whose people have the table open."""
        seats = enumerate(table.seats)
        return [number for number, seat in seats if seat.player and self.watches(seat.player)]

    def tell_here(self, table: Table) -> None:
        """Who has come to a table at which people gather, to all who want to know."""
        wanting = [viewer for viewer in self if viewer.here]
        if wanting and table.status == "waiting":
            text = encode({"type": "here", "seats": self.here(table)})
            for viewer in wanting:
                viewer.send(text)

    def watched(self) -> bool:
        """Whether somebody who plays here has the table open."""
        return any(viewer.mine for viewer in self)

    def send_spectators_away(self) -> None:
        """Whoever watches without a seat has to ask again."""
        for viewer in list(self):
            if not viewer.mine:
                viewer.send_away()

    def send_person_away(self, person: str) -> None:
        """Somebody has signed out: their open channels end."""
        for viewer in list(self):
            if viewer.person == person:
                viewer.send_away()

    def tell(self, message: dict[str, Any], players: bool, unread_by: Collection[str] = ()) -> None:
        """Send something that is not of the game, to players or to spectators who want it."""
        text = encode(message)
        for viewer in self:
            if bool(viewer.mine) == players and viewer.person not in unread_by:
                viewer.send(text)
