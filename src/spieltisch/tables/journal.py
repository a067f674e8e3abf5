"""What a journal tells: the game's record with notes, and the log."""

from collections.abc import Iterable

import msgspec

from spieltisch.kernel.record import Header, Move, parse
from spieltisch.kernel.values import Plain
from spieltisch.tables.deeds import (
    Begun,
    Deed,
    Ended,
    Entry,
    GivenBack,
    Laid,
    Moved,
    Resigned,
    Returned,
    TakenOver,
    Told,
    Undone,
)
from spieltisch.tables.record_file import RecordFile
from spieltisch.tables.table import Table


class Line:
    """A move that stands, with its entry's number and what happened."""

    def __init__(self, seq: int, at: int, seat: int, move: Move, events: list[Told]) -> None:
        self.seq = seq
        self.at = at
        self.seat = seat
        self.move = move
        self.events = events


class Journal:
    """The moves that stand and everything else that was noted, from a whole journal.

    `handed` are the deeds by which a seat went to a bot or back to its person.
    """

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.begun: Begun | None = None
        self.begun_seq = 0
        self.lines: list[Line] = []
        self.notes: list[tuple[int, dict[str, Plain]]] = []
        self.handed: list[Entry] = []
        self.ended: Ended | None = None
        for entry in entries:
            self._read(entry)

    def _read(self, entry: Entry) -> None:
        match entry.deed:
            case Laid():
                pass  # the deed that begins the game holds it again
            case Begun():
                self.begun, self.begun_seq = entry.deed, entry.seq
            case Moved(seat=seat, move=move, chance=chance, events=events):
                line = Line(entry.seq, entry.at, seat, Move(seat, move, chance), events)
                self.lines.append(line)
            case Undone(seat=seat, moves=moves):
                self._take_back(seat, moves)
                self._note(entry)
            case Returned(to=to):
                self.lines = [line for line in self.lines if line.seq <= to]
                self._keep_notes_in_range()
                self._note(entry)
            case TakenOver() | GivenBack() | Resigned():
                self.handed.append(entry)
                self._note(entry)
            case Ended():
                self.ended = entry.deed
            case _:
                self._note(entry)

    def _take_back(self, seat: int, moves: int) -> None:
        at = len(self.lines)
        while moves and at:
            at -= 1
            if self.lines[at].seat == seat:
                del self.lines[at]
                moves -= 1
        self._keep_notes_in_range()

    def _keep_notes_in_range(self) -> None:
        """Only the latest can lie beyond the end: all of them would take for ever to look at."""
        end, at = len(self.lines), len(self.notes)
        while at and self.notes[at - 1][0] > end:
            at -= 1
            self.notes[at] = end, self.notes[at][1]

    def _note(self, entry: Entry) -> None:
        note = _plain(entry.deed)
        note.pop("player", None)
        self.notes.append((len(self.lines), {**note, "at": entry.at}))


def _plain(deed: Deed) -> dict[str, Plain]:
    plain = msgspec.to_builtins(deed)
    assert isinstance(plain, dict)
    return plain


def record_of(table: Table, journal: Journal) -> RecordFile:
    """The record of a game: give it away only when the game is over."""
    begun = journal.begun
    assert begun is not None
    game = table.game
    header = Header(
        game.name,
        begun.engine,
        game.pack_name,
        game.pack_hash,
        len(table.seats),
        table.settings.options,
        begun.commitment,
        begun.rules,
    )
    before = parse(begun.record).moves if begun.record else []
    record = RecordFile(header, begun.setup, [*before, *(line.move for line in journal.lines)])
    record.notes = [(len(before) + after, note) for after, note in journal.notes]
    if before:
        record.notes.append((len(before), {"deed": "continued", "from": begun.origin}))
    if journal.ended is not None and table.match is not None:
        record.result = {
            "scores": list(journal.ended.scores),
            "winners": list(journal.ended.winners),
            # Who all gave up have no result, but their luck can be proved as well.
            "hash": journal.ended.hash or table.match.digest(),
        }
        record.secret = table.secret.hex()
    return record
