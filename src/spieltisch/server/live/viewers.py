"""The viewers of a table: everybody who watches it live, and what they are sent.

What all see is worked out and encoded once; what a seat sees besides, once per seat and language
that somebody watches in. A viewer's message is put together from these parts.
"""

from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.values import Plain
from spieltisch.tables.deeds import MOVES, Begun, Entry, Moved, TakenOver, Told, deed_name
from spieltisch.tables.difference import difference
from spieltisch.tables.documents import SeatFacts, document_of, public_document, seat_facts
from spieltisch.tables.seating import seat_names
from spieltisch.tables.sentences import event_document, log_line, owners_of_secrets
from spieltisch.tables.table import Table

FRAMES_KEPT = 32
_encode = msgspec.json.Encoder().encode

Part = tuple[int, str]
"""What a seat sees besides what all see, in a language or without words."""


class Own:
    """That, name by name, encoded, and the facts it was made of."""

    def __init__(self, facts: SeatFacts, document: dict[str, Plain]) -> None:
        self.facts = facts
        self.texts = {name: _encode(value) for name, value in document.items()}

    @property
    def whole(self) -> bytes:
        """All of it as one object."""
        return b"{%b}" % b",".join(_named(name, text) for name, text in self.texts.items())

    def since(self, known: "Own | None") -> list[bytes]:
        """What is not as somebody knows it."""
        if known is None:
            return [_named(name, text) for name, text in self.texts.items()]
        return [
            _named(name, text) for name, text in self.texts.items() if known.texts[name] != text
        ]


class Viewer:
    """Somebody who watches: as some seats or as a spectator, in a language or without words."""

    def __init__(
        self,
        person: str,
        seats: tuple[int, ...],
        language: str,
        send: Callable[[bytes], None],
        send_away: Callable[[], None] = lambda: None,
    ) -> None:
        self.person = person
        self.language = language
        self.send = send
        self.send_away = send_away
        self.sit(seats)

    def sit(self, seats: tuple[int, ...]) -> None:
        """Watch from these seats from now on."""
        self.seats = seats
        self.parts: tuple[Part, ...] = tuple((seat, self.language) for seat in seats)


class Frame:
    """One step of a table as its viewers will see it once it is durable."""

    def __init__(self, seq: int, public: dict[str, Plain], head: bytes) -> None:
        self.seq = seq
        self.public = public
        self.head = head
        self.own: dict[Part, Own] = {}
        self.seats: dict[Part, bytes] = {}
        self.logs: dict[str, bytes] = {}

    def forget(self) -> None:
        """Keep only what somebody who comes back will be sent."""
        self.public, self.own = {}, {}

    def message(self, viewer: Viewer) -> bytes | None:
        """The frame for a viewer; None if a part was not made because nobody watched it then."""
        log = self.logs.get(viewer.language)
        if log is None:
            return None
        seats = []
        for part in viewer.parts:
            own = self.seats.get(part)
            if own is None:
                return None
            if own:
                seats.append(b'"%d":%b' % (part[0], own))
        if not seats:
            return self.head + log + b"}"
        return b'%b%b,"seats":{%b}}' % (self.head, log, b",".join(seats))


class Viewers:
    """Viewers, the document they hold, and the latest frames for who comes back."""

    def __init__(self, table: Table) -> None:
        self.viewers: list[Viewer] = []
        self.frames: deque[Frame] = deque(maxlen=FRAMES_KEPT)
        self.public: dict[str, Plain] = public_document(table)
        self.seq = table.seq
        self._sent: dict[Part, Own] = {}
        self._parts: set[Part] = set()
        self._languages: set[str] = set()

    # Making frames

    def frame(self, table: Table, entries: Sequence[Entry]) -> Frame:
        """What entries that the table has taken in mean to the viewers. Changes nothing yet."""
        told = [event for entry in entries for event in _events(entry)]
        quiet = all(isinstance(entry.deed, MOVES) for entry in entries)
        game = table.settings.game
        public = public_document(table, self.public if quiet else None)
        head = b'{"type":"update","seq":%d,"was":%d,"public":%b,"deeds":%b,"events":%b' % (
            table.seq,
            self.seq,
            _encode(difference(self.public, public)),
            _encode([_deed(entry) for entry in entries]),
            _encode(_seen(game, told, SPECTATOR)),
        )
        frame = Frame(table.seq, public, head)
        knowing = owners_of_secrets(game, told)
        for part in self._parts:
            self._add_seat(frame, table, part, told if part[0] in knowing else None)
        for language in self._languages:
            lines = _lines(table, told, SPECTATOR, language) if language else None
            frame.logs[language] = b',"log":' + _encode(lines) if language else b""
        return frame

    def _add_seat(self, frame: Frame, table: Table, part: Part, told: list[Told] | None) -> None:
        """A seat's own part; `told` if it may know more of what happened than everybody."""
        seat, language = part
        known = self._sent.get(part)
        own = _own(table, part, frame.public, known)
        changed = own.since(known) if own is not known else []
        if told is not None:
            changed.append(_named("events", _encode(_seen(table.settings.game, told, seat))))
            if language:
                changed.append(_named("log", _encode(_lines(table, told, seat, language))))
        frame.own[part] = own
        frame.seats[part] = b"{%b}" % b",".join(changed) if changed else b""

    # Sending

    def publish(self, frame: Frame) -> None:
        """Tell all viewers. Only for what is durable."""
        self.public = frame.public
        self.seq = frame.seq
        self._sent.update(frame.own)
        frame.forget()
        self.frames.append(frame)
        shared: dict[str, bytes | None] = {}
        for viewer in self.viewers:
            if viewer.parts:
                message = frame.message(viewer)
            else:
                if viewer.language not in shared:
                    shared[viewer.language] = frame.message(viewer)
                message = shared[viewer.language]
            if message is not None:
                viewer.send(message)

    def welcome(self, table: Table, viewer: Viewer, since: int) -> None:
        """Send what a viewer missed since an entry, or everything; then keep sending.

        Only while nothing is under way at the table.
        """
        self._know(table, viewer)
        missed = self._missed(viewer, since)
        for message in [self.full(viewer)] if missed is None else missed:
            viewer.send(message)
        self.viewers.append(viewer)
        self._count()

    def full(self, viewer: Viewer) -> bytes:
        """All that the viewer may know now."""
        seats = [_named(str(part[0]), self._sent[part].whole) for part in viewer.parts]
        return b'{"type":"full","seq":%d,"public":%b,"seats":{%b}}' % (
            self.seq,
            _encode(self.public),
            b",".join(seats),
        )

    def _missed(self, viewer: Viewer, since: int) -> list[bytes] | None:
        """The frames since an entry; None if not all of them are still here for this viewer."""
        if since == self.seq:
            return []
        if not any(frame.seq == since for frame in self.frames):
            return None
        messages = [frame.message(viewer) for frame in self.frames if frame.seq > since]
        whole = [message for message in messages if message is not None]
        return whole if len(whole) == len(messages) else None

    def reseat(self, table: Table) -> None:
        """Somebody sat down or stood up: show those who watch already what their seats see."""
        for viewer in self.viewers:
            seats = tuple(table.seats_of(viewer.person))
            if seats != viewer.seats:
                viewer.sit(seats)
                self._know(table, viewer)
                viewer.send(self.full(viewer))
        self._count()

    def _know(self, table: Table, viewer: Viewer) -> None:
        for part in viewer.parts:
            self._sent[part] = _own(table, part, self.public)

    def _count(self) -> None:
        """Which parts and languages somebody watches now."""
        self._parts = {part for viewer in self.viewers for part in viewer.parts}
        self._languages = {viewer.language for viewer in self.viewers}

    def leave(self, viewer: Viewer) -> None:
        """A viewer has gone."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self._count()

    def watches(self, person: str) -> bool:
        """Whether somebody has the table open."""
        return any(viewer.person == person for viewer in self.viewers)

    def watched(self) -> bool:
        """Whether somebody who plays here has the table open."""
        return any(viewer.seats for viewer in self.viewers)

    def send_spectators_away(self) -> None:
        """Whoever watches without a seat has to ask again."""
        for viewer in self.viewers:
            if not viewer.seats:
                viewer.send_away()

    def send_person_away(self, person: str) -> None:
        """Somebody has signed out: their open channels end."""
        for viewer in self.viewers:
            if viewer.person == person:
                viewer.send_away()

    def tell(self, message: dict[str, Any], players: bool, unread_by: Collection[str] = ()) -> None:
        """Send something that is not of the game, to players or to spectators who want it."""
        text = _encode(message)
        for viewer in self.viewers:
            if bool(viewer.seats) == players and viewer.person not in unread_by:
                viewer.send(text)


def _own(table: Table, part: Part, public: dict[str, Plain], known: Own | None = None) -> Own:
    """What a seat sees besides; what is known already if that is still it.

    Sentences may change although the facts have not.
    """
    seat, language = part
    facts = seat_facts(table, seat, public.get("table"))
    if known is not None and not language and known.facts == facts:
        return known
    return Own(facts, document_of(facts, table, seat, language))


def _named(name: str, text: bytes) -> bytes:
    return b'"%b":%b' % (name.encode(), text)


def _events(entry: Entry) -> list[Told]:
    return entry.deed.events if isinstance(entry.deed, Moved | Begun) else []


def _deed(entry: Entry) -> dict[str, Plain]:
    """Who did what kind of thing. Never the move itself: it may be hidden."""
    deed: dict[str, Plain] = {"deed": deed_name(entry.deed)}
    seat = getattr(entry.deed, "seat", None)
    if seat is not None:
        deed["seat"] = seat
    if isinstance(entry.deed, TakenOver):
        deed["why"] = entry.deed.why
    return deed


def _seen(game: str, told: list[Told], seat: int) -> list[Plain]:
    seen = [event_document(game, event, seat) for event in told]
    return [event for event in seen if event is not None]


def _lines(table: Table, told: list[Told], seat: int, language: str) -> list[Plain]:
    names = seat_names(table.seats, language)
    lines = [log_line(table.settings.game, event, seat, language, names) for event in told]
    return [line for line in lines if line]
