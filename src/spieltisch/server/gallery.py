"""The gallery of a table: everybody who watches it live, and what they are sent.

What all see is worked out and encoded once; what a seat sees besides, once per seat and language
that somebody watches in. A viewer's message is put together from these parts.
"""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.values import Plain
from spieltisch.tables.deeds import Begun, Entry, Moved, Told
from spieltisch.tables.difference import difference
from spieltisch.tables.documents import public_document, seat_document
from spieltisch.tables.seating import seat_names
from spieltisch.tables.sentences import event_document, log_line, owners_of_secrets
from spieltisch.tables.table import Table

FRAMES_KEPT = 32
_encode = msgspec.json.Encoder().encode


def _text(value: Any) -> str:
    return _encode(value).decode()


class Viewer:
    """Somebody who watches: as some seats or as a spectator, in a language or without words."""

    def __init__(
        self, person: str, seats: tuple[int, ...], language: str, send: Callable[[str], None]
    ) -> None:
        self.person = person
        self.seats = seats
        self.language = language
        self.send = send


class Frame:
    """One step of a table as its viewers will see it once it is durable."""

    def __init__(self, table: Table, public: dict[str, Plain], told: list[Told]) -> None:
        self.seq = table.seq
        self.game = table.settings.game
        self.public = public
        self.told = told
        self.knowing = owners_of_secrets(self.game, told)
        self.head = ""
        self.documents: dict[tuple[int, str], dict[str, Plain]] = {}
        self.seats: dict[tuple[int, str], str] = {}
        self.logs: dict[str, str] = {}
        self.whole: dict[tuple[tuple[int, ...], str], str] = {}

    def forget(self) -> None:
        """Keep only what somebody who comes back will be sent."""
        self.public, self.documents, self.told = {}, {}, []


class Gallery:
    """Viewers, the document they hold, and the latest frames for who comes back."""

    def __init__(self, table: Table) -> None:
        self.viewers: list[Viewer] = []
        self.frames: deque[Frame] = deque(maxlen=FRAMES_KEPT)
        self.public: dict[str, Plain] = public_document(table)
        self.seq = table.seq
        self._sent: dict[tuple[int, str], dict[str, Plain]] = {}

    # Making frames

    def frame(self, table: Table, entries: Iterable[Entry]) -> Frame:
        """What entries that the table has taken in mean to the viewers. Changes nothing yet."""
        told = [event for entry in entries for event in _events(entry)]
        frame = Frame(table, public_document(table), told)
        parts = {
            "public": difference(self.public, frame.public),
            "deeds": [_deed(entry) for entry in entries],
            "events": _seen(frame.game, told, SPECTATOR),
        }
        inside = ",".join(f'"{name}":{_text(part)}' for name, part in parts.items())
        frame.head = f'{{"type":"update","seq":{table.seq},"was":{self.seq},{inside}'
        for seat, language in {(s, v.language) for v in self.viewers for s in v.seats}:
            self._add_seat(frame, table, seat, language)
        for language in {viewer.language for viewer in self.viewers}:
            lines = _lines(table, told, SPECTATOR, language) if language else None
            frame.logs[language] = _text(lines) if language else ""
        return frame

    def _add_seat(self, frame: Frame, table: Table, seat: int, language: str) -> None:
        document = seat_document(table, seat, frame.public.get("table"), language)
        key = (seat, language)
        known = self._sent.get(key)
        changed = {
            name: value for name, value in document.items() if known is None or known[name] != value
        }
        frame.documents[key] = document
        if seat in frame.knowing:
            changed["events"] = _seen(frame.game, frame.told, seat)
            if language:
                changed["log"] = _lines(table, frame.told, seat, language)
        frame.seats[key] = _text(changed) if changed else ""

    # Sending

    def publish(self, frame: Frame) -> None:
        """Tell all viewers. Only for what is durable."""
        self.public = frame.public
        self.seq = frame.seq
        self._sent.update(frame.documents)
        frame.forget()
        self.frames.append(frame)
        for viewer in self.viewers:
            message = _message(frame, viewer)
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

    def full(self, viewer: Viewer) -> str:
        """All that the viewer may know now."""
        seats = {str(seat): self._sent[seat, viewer.language] for seat in viewer.seats}
        return _text({"type": "full", "seq": self.seq, "public": self.public, "seats": seats})

    def _missed(self, viewer: Viewer, since: int) -> list[str] | None:
        """The frames since an entry; None if not all of them are still here for this viewer."""
        if since == self.seq:
            return []
        if not any(frame.seq == since for frame in self.frames):
            return None
        messages = [_message(frame, viewer) for frame in self.frames if frame.seq > since]
        whole = [message for message in messages if message is not None]
        return whole if len(whole) == len(messages) else None

    def reseat(self, table: Table) -> None:
        """Somebody sat down or stood up: show those who watch already what their seats see."""
        for viewer in self.viewers:
            seats = tuple(table.seats_of(viewer.person))
            if seats != viewer.seats:
                viewer.seats = seats
                self._know(table, viewer)
                viewer.send(self.full(viewer))

    def _know(self, table: Table, viewer: Viewer) -> None:
        for seat in viewer.seats:
            own = seat_document(table, seat, self.public.get("table"), viewer.language)
            self._sent[seat, viewer.language] = own

    def leave(self, viewer: Viewer) -> None:
        """A viewer has gone."""
        if viewer in self.viewers:
            self.viewers.remove(viewer)

    def watches(self, person: str) -> bool:
        """Whether somebody has the table open."""
        return any(viewer.person == person for viewer in self.viewers)

    def tell(self, message: dict[str, Any], players: bool) -> None:
        """Send something that is not of the game, to players or to spectators."""
        text = _text(message)
        for viewer in self.viewers:
            if bool(viewer.seats) == players:
                viewer.send(text)


def _message(frame: Frame, viewer: Viewer) -> str | None:
    """The frame for a viewer; None if a part was not made because nobody watched it then."""
    key = (viewer.seats, viewer.language)
    known = frame.whole.get(key)
    if known is not None:
        return known
    log = frame.logs.get(viewer.language)
    if log is None or any((seat, viewer.language) not in frame.seats for seat in viewer.seats):
        return None
    parts = [(seat, frame.seats[seat, viewer.language]) for seat in viewer.seats]
    seats = ",".join(f'"{seat}":{text}' for seat, text in parts if text)
    text = frame.head
    if log:
        text += f',"log":{log}'
    if seats:
        text += f',"seats":{{{seats}}}'
    text += "}"
    frame.whole[key] = text
    return text


def _events(entry: Entry) -> list[Told]:
    return entry.deed.events if isinstance(entry.deed, Moved | Begun) else []


def _deed(entry: Entry) -> dict[str, Plain]:
    """Who did what kind of thing. Never the move itself: it may be hidden."""
    deed: dict[str, Plain] = {"deed": str(type(entry.deed).__struct_config__.tag)}
    seat = getattr(entry.deed, "seat", None)
    if seat is not None:
        deed["seat"] = seat
    return deed


def _seen(game: str, told: list[Told], seat: int) -> list[Plain]:
    seen = [event_document(game, event, seat) for event in told]
    return [event for event in seen if event is not None]


def _lines(table: Table, told: list[Told], seat: int, language: str) -> list[Plain]:
    names = seat_names(table.seats, language)
    lines = [log_line(table.settings.game, event, seat, language, names) for event in told]
    return [line for line in lines if line]
