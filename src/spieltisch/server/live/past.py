"""What has been played at a table so far, with every position at hand.

A finished game may be looked at through all eyes; a running one only through one's own.
"""

from collections import OrderedDict

from spieltisch import draw
from spieltisch.kernel.errors import BadRecord
from spieltisch.kernel.events import SPECTATOR
from spieltisch.kernel.record import Move
from spieltisch.kernel.wording import boards, option_text
from spieltisch.server.access import sits, watchable_row
from spieltisch.server.faults import Fault
from spieltisch.server.live.journals import journal_for
from spieltisch.server.routing import Call
from spieltisch.store.tables import TableRow
from spieltisch.tables.journal import Journal, record_of
from spieltisch.tables.record_file import RecordFile
from spieltisch.tables.refusal import Refused
from spieltisch.tables.replay import Position, Rerun
from spieltisch.tables.seating import Seat, seat_names
from spieltisch.tables.speech import voice_of
from spieltisch.tables.table import Table

MOST_KEPT = 12


class Past:
    """A table's game up to one entry of its journal."""

    def __init__(self, row: TableRow, seats: list[Seat], record: RecordFile, rerun: Rerun) -> None:
        self.row = row
        self.seats = seats
        self.record = record
        self.rerun = rerun

    @property
    def finished(self) -> bool:
        return self.row.status == "finished"

    def voice(self, language: str) -> draw.Voice:
        """A voice that knows who sits at the table."""
        return voice_of(language, seat_names(self.seats, language))


async def past_of(call: Call) -> Past:
    """The past of the table that a request names."""
    row = await watchable_row(call, call.path("table_id"))
    if row.status == "waiting":
        raise Refused("not-begun")
    return await past_at(call, row)


async def past_at(call: Call, row: TableRow) -> Past:
    """The past of a table, played again only once for every entry of its journal."""
    app = call.app
    kept: OrderedDict[tuple[str, int], Past] = app.shared.setdefault("pasts", OrderedDict())
    key = (row.id, row.seq)
    if key not in kept:
        hot = await app.tables.hot(row.id, row.seq)
        journal = await journal_for(call, row, row.seq)
        kept[key] = await app.replays.run(call.asker, _played_again, row, hot.table, journal)
        while len(kept) > MOST_KEPT:
            kept.popitem(last=False)
    kept.move_to_end(key)
    return kept[key]


def _played_again(row: TableRow, table: Table, journal: Journal) -> Past:
    record = record_of(table, journal)
    try:
        return Past(row, list(table.seats), record, Rerun(table.game, record))
    except BadRecord as fault:
        raise Fault("cannot-replay") from fault


def eyes(past: Past, call: Call) -> list[int]:
    """The seats through whose eyes the asker may look; a spectator's come last."""
    mine = sits(past.row, call.somebody)
    if past.finished:
        return [*mine, *(s for s in range(len(past.seats)) if s not in mine), SPECTATOR]
    return mine or [SPECTATOR]


def looking(past: Past, call: Call) -> int:
    """The seat that the asker looks through: the one named, or the first of those allowed."""
    allowed = eyes(past, call)
    seat = call.number("seat", allowed[0])
    if seat not in allowed:
        raise Refused("not-your-seat")
    return seat


def place(past: Past, text: str) -> int:
    """A number of moves, if the game has come so far."""
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise Fault("not-found")
    if int(text) > len(past.rerun.moves):
        raise Fault("not-found")
    return int(text)


def scene_at(past: Past, moves: int, seat: int, voice: draw.Voice) -> dict[str, object]:
    """The position as a seat saw it, with nothing to decide: what was done stands in its place."""
    position = past.rerun.at(moves)
    scene = dict(draw.scene_of(position, seat, voice))
    scene.update(options=[], denials=[], undo=0, prompt=_prompt(past, moves, seat, voice))
    return scene


def _prompt(past: Past, moves: int, seat: int, voice: draw.Voice) -> str:
    if moves == 0:
        return voice.say("replay-begins")
    move = past.rerun.moves[moves - 1]
    name = voice.names[move.seat]
    if not past.finished and move.seat != seat:
        # What somebody chose may be hidden; what came of it is told by the log.
        return voice.say("replay-moved", name=name)
    what = decided(past.rerun.at(moves - 1), move, voice)
    return voice.say("replay-did", name=name, what=what)


def decided(position: Position, move: Move, voice: draw.Voice) -> str:
    """A decision in words."""
    option = position.option(move.seat, move.move)
    board = position.game.board(position.state, move.seat)
    return voice.tell(option_text(position.game, option, board), move.move)


def lines_at(past: Past, moves: int, seat: int, voice: draw.Voice) -> list[str]:
    """What the move that led here did, in words."""
    game, where = past.rerun.game, boards(past.rerun.game, past.rerun.end.state)
    return draw.told_lines(game, past.rerun.events(moves, seat), where, voice)
