"""Frames: what one step of a table means to those who watch it, ready to be sent.

A feed keeps what its viewers hold and makes the frames that bring it up to date. What all see is
worked out and encoded once; what a seat sees besides, once per seat that somebody watches from.
"""

import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from spieltisch.kernel.values import Plain
from spieltisch.server.live.screen import Look
from spieltisch.tables.deeds import Begun, Entry, Moved, TakenOver, Told, deed_name
from spieltisch.tables.table import Table

FRAMES_KEPT = 32
LINGERING = 30.0
"""Seconds for which frames are made for a viewer whose line may only have broken."""
encode = msgspec.json.Encoder().encode

Part = tuple[int, str]
"""What a seat sees besides what all see, in a language or without words."""


class Viewer:
    """Somebody who watches: from some seats (-1: as anybody), in a language or without words."""

    def __init__(
        self,
        person: str,
        language: str,
        send: Callable[[bytes], None],
        send_away: Callable[[], None] = lambda: None,
        wanted: Sequence[int] | None = None,
        here: bool = False,
    ) -> None:
        self.person = person
        self.language = language
        self.send = send
        self.send_away = send_away
        self.wanted = wanted
        """The seats asked for; None for all of one's own."""
        self.here = here
        """Whether to be told who has come, before the game."""
        self.mine: tuple[int, ...] = ()
        self.parts: tuple[Part, ...] = ()

    def sit(self, mine: Sequence[int], seats: Iterable[int]) -> None:
        """Hold these seats, and watch from those, from now on."""
        self.mine = tuple(mine)
        self.parts = tuple((seat, self.language) for seat in seats)


class Frame:
    """One step: what all are told, by language, and what seats are told besides.

    It follows the entry `was`. `after` is what the viewers hold when they have got it.
    """

    def __init__(self, seq: int, after: Any) -> None:
        self.seq = self.was = seq
        self.after = after
        self.heads: dict[str, bytes] = {}
        self.parts: dict[Part, bytes] = {}

    def message(self, viewer: Viewer) -> bytes | None:
        """The frame for a viewer; None if a part was not made because nobody watched it then."""
        head = self.heads.get(viewer.language)
        if head is None:
            return None
        seats = []
        for part in viewer.parts:
            own = self.parts.get(part)
            if own is None:
                return None
            if own:
                seats.append(b'"%d":%b' % (part[0], own))
        if not seats:
            return head + b"}"
        return b'%b,"seats":{%b}}' % (head, b",".join(seats))


class Feed:
    """What some viewers hold, and the latest frames for who comes back."""

    def __init__(self, table: Table) -> None:
        self.seq = table.seq
        self.viewers: list[Viewer] = []
        self._left: list[tuple[float, Viewer]] = []
        self.frames: deque[Frame] = deque(maxlen=FRAMES_KEPT)

    # What a kind of feed knows

    def frame(self, look: Look, entries: Sequence[Entry]) -> Frame:
        """What entries that the table has taken in mean to the viewers. Changes nothing yet."""
        raise NotImplementedError

    def hold(self, after: Any) -> None:
        """The viewers hold this from now on."""
        raise NotImplementedError

    def full(self, viewer: Viewer, more: bytes = b"") -> bytes:
        """All that a viewer may know now, and `more`."""
        raise NotImplementedError

    def seats_for(self, table: Table, viewer: Viewer) -> list[int]:
        """The seats a viewer watches from."""
        raise NotImplementedError

    def know(self, table: Table, viewer: Viewer) -> None:
        """Make what a viewer sees, if nobody has seen it so far."""
        raise NotImplementedError

    def forget(self, parts: set[Part]) -> None:
        """Keep only these: nobody watches the others any more."""
        raise NotImplementedError

    # What is the same for all

    @property
    def watching(self) -> list[Viewer]:
        """Who watches, and who has left so lately that he may come back for what he missed."""
        return [*self.viewers, *(viewer for _, viewer in self._left)]

    @property
    def parts(self) -> set[Part]:
        """What is watched now."""
        return {part for viewer in self.watching for part in viewer.parts}

    def tidy(self) -> bool:
        """Forget who will not come back; False if nobody is left."""
        if self._left and self._left[0][0] < time.monotonic() - LINGERING:
            limit = time.monotonic() - LINGERING
            self._left = [(when, viewer) for when, viewer in self._left if when >= limit]
            self.forget(self.parts)
        return bool(self.viewers or self._left)

    def publish(self, frame: Frame) -> None:
        """Tell all viewers. Only for what is durable."""
        self.hold(frame.after)
        frame.was, self.seq, frame.after = self.seq, frame.seq, None
        self.frames.append(frame)
        for viewer in self.viewers:
            message = frame.message(viewer)
            if message is not None:
                viewer.send(message)

    def welcome(self, table: Table, viewer: Viewer, since: int, more: bytes = b"") -> None:
        """Send what a viewer missed since an entry, or everything; then keep sending.

        Only while nothing is under way at the table. `more` goes with a full message.
        """
        self.seat(table, viewer)
        missed = self._missed(viewer, since)
        if missed is None:
            missed = [self.full(viewer, more)]
        for message in missed:
            viewer.send(message)
        self.viewers.append(viewer)

    def expect(self, table: Table, viewer: Viewer) -> None:
        """Make what a viewer sees who asks for it first and then comes, as if he had just left."""
        self.seat(table, viewer)
        self._left.append((time.monotonic(), viewer))

    def seat(self, table: Table, viewer: Viewer) -> None:
        """Let a viewer watch from where he may."""
        viewer.sit(table.seats_of(viewer.person), ())
        viewer.sit(viewer.mine, self.seats_for(table, viewer))
        # What nobody has watched lately is no longer what it was.
        self.forget(self.parts.union(viewer.parts))
        self.know(table, viewer)

    def _missed(self, viewer: Viewer, since: int) -> list[bytes] | None:
        """The frames since an entry; None if not all of them are still here for this viewer."""
        if since == self.seq:
            return []
        if not any(frame.was == since for frame in self.frames):
            return None
        messages = [frame.message(viewer) for frame in self.frames if frame.seq > since]
        whole = [message for message in messages if message is not None]
        return whole if len(whole) == len(messages) else None

    def reseat(self, table: Table) -> None:
        """Somebody sat down or stood up: show those who watch already what their seats see."""
        for viewer in self.viewers:
            if tuple(table.seats_of(viewer.person)) != viewer.mine:
                self.seat(table, viewer)
                viewer.send(self.full(viewer))

    def leave(self, viewer: Viewer) -> None:
        """A viewer has gone, perhaps only for a moment."""
        self.viewers.remove(viewer)
        self._left.append((time.monotonic(), viewer))


def named(name: str, text: bytes) -> bytes:
    """A member of an object."""
    return b'"%b":%b' % (name.encode(), text)


def events_of(entry: Entry) -> list[Told]:
    """What an entry tells, nothing masked."""
    return entry.deed.events if isinstance(entry.deed, Moved | Begun) else []


def deed_of(entry: Entry) -> dict[str, Plain]:
    """Who did what kind of thing. Never the move itself: it may be hidden."""
    deed: dict[str, Plain] = {"deed": deed_name(entry.deed)}
    seat = getattr(entry.deed, "seat", None)
    if seat is not None:
        deed["seat"] = seat
    if isinstance(entry.deed, TakenOver):
        deed["why"] = entry.deed.why
    return deed
