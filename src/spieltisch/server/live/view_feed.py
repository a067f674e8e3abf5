"""What programs get: the table's documents, and what changed in them."""

from collections.abc import Sequence

from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.values import Plain
from spieltisch.server.live.frames import (
    Feed,
    Frame,
    Part,
    Viewer,
    deed_of,
    encode,
    events_of,
    named,
)
from spieltisch.server.live.screen import Look
from spieltisch.tables.deeds import MOVES, Entry, Told
from spieltisch.tables.difference import difference
from spieltisch.tables.documents import SeatFacts, document_of, public_document, seat_facts
from spieltisch.tables.seating import seat_names
from spieltisch.tables.sentences import event_document, log_line, owners_of_secrets
from spieltisch.tables.table import Table


class Own:
    """What a seat sees besides what all see, name by name, encoded, and of what it was made."""

    def __init__(self, facts: SeatFacts, document: dict[str, Plain]) -> None:
        self.facts = facts
        self.texts = {name: encode(value) for name, value in document.items()}

    @property
    def whole(self) -> bytes:
        """All of it as one object."""
        return b"{%b}" % b",".join(named(name, text) for name, text in self.texts.items())

    def since(self, known: "Own | None") -> list[bytes]:
        """What is not as somebody knows it."""
        return [
            named(name, text)
            for name, text in self.texts.items()
            if known is None or known.texts[name] != text
        ]


class ViewFeed(Feed):
    """Documents for programs, in every language that somebody wants sentences in."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.public: dict[str, Plain] = public_document(table)
        self._own: dict[Part, Own] = {}

    def frame(self, look: Look, entries: Sequence[Entry]) -> Frame:
        table = look.table
        told = [event for entry in entries for event in events_of(entry)]
        quiet = all(isinstance(entry.deed, MOVES) for entry in entries)
        game = table.settings.game
        public = public_document(table, self.public if quiet else None)
        head = b'{"type":"update","seq":%d,"was":%d,"public":%b,"deeds":%b,"events":%b' % (
            table.seq,
            self.seq,
            encode(difference(self.public, public)),
            encode([deed_of(entry) for entry in entries]),
            encode(_seen(game, told, SPECTATOR)),
        )
        own: dict[Part, Own] = {}
        frame = Frame(table.seq, (public, own))
        knowing = owners_of_secrets(game, told)
        for part in self.parts:
            own[part] = self._own_now(table, part, public)
            changed = own[part].since(self._own.get(part))
            if part[0] in knowing:
                changed += _more(table, told, *part)
            frame.parts[part] = b"{%b}" % b",".join(changed) if changed else b""
        for language in {viewer.language for viewer in self.watching}:
            lines = _lines(table, told, SPECTATOR, language) if language else None
            frame.heads[language] = head + b',"log":' + encode(lines) if language else head
        return frame

    def _own_now(self, table: Table, part: Part, public: dict[str, Plain]) -> Own:
        """What a seat sees besides; what is known already if that is still it.

        Sentences may change although the facts have not.
        """
        seat, language = part
        known = self._own.get(part)
        facts = seat_facts(table, seat, public.get("table"))
        if known is not None and not language and known.facts == facts:
            return known
        return Own(facts, document_of(facts, table, seat, language))

    def hold(self, after: "tuple[dict[str, Plain], dict[Part, Own]]") -> None:
        self.public, own = after
        self._own.update(own)

    def full(self, viewer: Viewer, more: bytes = b"") -> bytes:
        seats = [named(str(part[0]), self._own[part].whole) for part in viewer.parts]
        return b'{"type":"full","seq":%d,"public":%b,"seats":{%b}%b}' % (
            self.seq,
            encode(self.public),
            b",".join(seats),
            more,
        )

    def seats_for(self, table: Table, viewer: Viewer) -> list[int]:
        return list(viewer.mine)

    def know(self, table: Table, viewer: Viewer) -> None:
        for part in viewer.parts:
            if part not in self._own:
                self._own[part] = self._own_now(table, part, self.public)

    def forget(self, parts: set[Part]) -> None:
        self._own = {part: own for part, own in self._own.items() if part in parts}


def _more(table: Table, told: list[Told], seat: int, language: str) -> list[bytes]:
    """What happened, as a seat that may know more than everybody knows it."""
    more = [named("events", encode(_seen(table.settings.game, told, seat)))]
    if language:
        more.append(named("log", encode(_lines(table, told, seat, language))))
    return more


def _seen(game: str, told: list[Told], seat: int) -> list[Plain]:
    seen = [event_document(game, event, seat) for event in told]
    return [event for event in seen if event is not None]


def _lines(table: Table, told: list[Told], seat: int, language: str) -> list[Plain]:
    names = seat_names(table.seats, language)
    lines = [log_line(table.game, event, seat, language, names, table.boards) for event in told]
    return [line for line in lines if line]
