"""Endpoints for what was: log, chat, record, proof, replay, rematch, continuing."""

import asyncio

import msgspec
from starlette.responses import Response

from spieltisch.kernel.events import SPECTATOR
from spieltisch.server.access import seated_row, sits, visible_row, watchable_row
from spieltisch.server.api.tables import check_apart, checked, fill, info_of, make_table, sit_down
from spieltisch.server.faults import Fault
from spieltisch.server.live.chat import lines_in, rooms_of, say_at
from spieltisch.server.live.journals import journal_for
from spieltisch.server.live.past import lines_at, past_of, place
from spieltisch.server.messages import (
    Chat,
    ContinueFrom,
    Log,
    LogLine,
    Nothing,
    ProofReply,
    ReplayView,
    Say,
    TableInfo,
)
from spieltisch.server.routing import Call, Endpoint
from spieltisch.store.people import Person
from spieltisch.store.tables import TableRow
from spieltisch.tables.deeds import Entry, GivenBack, Resigned, TakenOver, Told, deed_name
from spieltisch.tables.handing import handed_line
from spieltisch.tables.journal import Journal, record_of
from spieltisch.tables.record_file import RecordFile
from spieltisch.tables.refusal import Refused
from spieltisch.tables.seating import seat_names
from spieltisch.tables.sentences import event_document, log_line
from spieltisch.tables.settings import SeatPlan, Settings
from spieltisch.tables.table import Table
from spieltisch.tables.verify import verify


async def log(call: Call) -> Log:
    """What happened after an entry (`since`), as I (at `seat`) may know it, in my language."""
    row = await watchable_row(call, call.path("table_id"))
    seat = call.number("seat", SPECTATOR)
    if seat != SPECTATOR and seat not in sits(row, call.somebody):
        raise Refused("not-your-seat")
    return await log_of(call, row, call.number("since", 0), seat)


async def log_of(call: Call, row: TableRow, since: int, seat: int | None = None) -> Log:
    """The log as a seat of the asker may know it.

    Who holds several and names none reads what all may know: others may be looking at the screen.
    """
    hot = await call.app.tables.hot(row.id, row.seq)
    mine = sits(row, call.somebody)
    if seat not in mine:
        seat = mine[0] if len(mine) == 1 else SPECTATOR
    journal = await journal_for(call, row)
    table, language = hot.table, call.language
    lines = [
        _line(table, seq, at, deed, who, told, seat, language)
        for seq, at, deed, who, told in _told(journal)
        if seq > since
    ]
    lines += [_handed(table, entry, language) for entry in journal.handed if entry.seq > since]
    return Log(table.seq, sorted(lines, key=lambda line: line.seq))


def _handed(table: Table, entry: Entry, language: str) -> LogLine:
    """A seat that went to a bot or back to its person."""
    deed = entry.deed
    assert isinstance(deed, TakenOver | GivenBack | Resigned)
    line = handed_line(deed, language, seat_names(table.seats, language))
    return LogLine(entry.seq, entry.at, deed_name(deed), deed.seat, [line], [])


def _told(journal: Journal) -> "list[tuple[int, int, str, int, list[Told]]]":
    begun = (
        [(journal.begun_seq, 0, "begun", SPECTATOR, journal.begun.events)] if journal.begun else []
    )
    return [
        *begun,
        *((line.seq, line.at, "moved", line.seat, line.events) for line in journal.lines),
    ]


def _line(
    table: Table,
    seq: int,
    at: int,
    deed: str,
    who: int,
    told: list[Told],
    seat: int,
    language: str,
) -> LogLine:
    game, names = table.settings.game, seat_names(table.seats, language)
    lines = [log_line(table.game, event, seat, language, names, table.boards) for event in told]
    events = [event_document(game, event, seat) for event in told]
    return LogLine(seq, at, deed, who, [line for line in lines if line], [e for e in events if e])


# Chat


def rooms(row: TableRow, person: Person | None) -> list[str]:
    """What somebody may read: players their own room, until the game is over."""
    return rooms_of(row.status == "finished", bool(sits(row, person)))


async def read_chat(call: Call) -> Chat:
    """What was said in my room; in both when the game is over."""
    row = await watchable_row(call, call.path("table_id"))
    reader = call.somebody.id if call.somebody else ""
    return await lines_in(call.app, row.id, rooms(row, call.somebody), reader)


async def say(call: Call, body: Say) -> Nothing:
    """Say something in my room."""
    row = await watchable_row(call, call.path("table_id"))
    hot = await call.app.tables.hot(row.id, row.seq)
    await say_at(call.app, hot, call.person, body.text)
    return Nothing()


# Finished games


async def finished(call: Call) -> tuple[Table, Journal]:
    """A finished game's table and journal. A running game's record would tell what is hidden."""
    row = await watchable_row(call, call.path("table_id"))
    hot = await call.app.tables.hot(row.id, row.seq)
    if hot.table.status != "finished":
        raise Refused("not-over")
    return hot.table, await journal_for(call, row)


async def record(call: Call) -> Response:
    """The record of a finished game, as JSON Lines."""
    table, journal = await finished(call)
    name = f"{table.settings.game}-{table.id}.jsonl"
    return Response(
        record_of(table, journal).text(),
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def proof(call: Call) -> ProofReply:
    """Recompute every roll and draw of a finished game from its secret."""
    table, journal = await finished(call)
    found = await call.app.replays.run(call.asker, verify, record_of(table, journal))
    return ProofReply(not found.faults, found.outcomes, found.skipped, found.faults[:20])


async def replay(call: Call) -> ReplayView:
    """A finished game after so many moves, as `seat` saw it."""
    past = await past_of(call)
    if not past.finished:
        raise Refused("not-over")
    moves, seat = place(past, call.path("moves")), call.number("seat", SPECTATOR)
    if not SPECTATOR <= seat < len(past.seats):
        raise Fault("bad-request")
    made = past.rerun.moves[moves - 1] if moves else None
    return ReplayView(
        moves,
        len(past.rerun.moves),
        made.seat if made else SPECTATOR,
        made.move if made else "",
        past.rerun.at(moves).view(seat),
        lines_at(past, moves, seat, past.voice(call.language)),
    )


# From one game to the next


async def rematch(call: Call) -> TableInfo:
    """Agree to a new table with the same people; it begins when all of them have agreed."""
    row, person = await seated_row(call, call.path("table_id")), call.person
    if row.status != "finished":
        raise Refused("not-over")
    new, invite = row.rematch, ""
    if not new:
        new, invite = await make_table(call, _same_seats(row), row.id)
        if not await asyncio.to_thread(call.app.store.tables.set_rematch, row.id, new):
            new = (await visible_row(call, row.id)).rematch
    await check_apart(call, (await call.app.tables.hot(new)).table)
    try:
        await call.app.tables.act(new, lambda table, at: _sit_again(table, row, person, at))
    except Refused as no:
        # Who has agreed already is only told where the table is.
        if no.code not in ("already-sits", "already-begun"):
            raise
    return await info_of(call, new, invite)


def _same_seats(row: TableRow) -> Settings:
    """The same settings, with every person's seat kept for them."""
    seats = tuple(
        SeatPlan("bot", plan.bot) if seat.kind == "bot" else SeatPlan("invite")
        for seat, plan in zip(row.seats, row.settings.seats, strict=True)
    )
    return msgspec.structs.replace(row.settings, seats=seats)


def _sit_again(table: Table, row: TableRow, person: Person, at: int) -> list[Entry]:
    """Seat the asker where they sat, and the bots if they do not sit yet."""
    entries = []
    shared = sum(seat.person == person.id for seat in row.seats) > 1
    for seat in row.seats:
        if table.seats[seat.seat].taken:
            continue
        if seat.kind == "bot":
            entries.append(table.sit_bot(seat.seat, seat.bot, at))
        elif seat.person == person.id:
            # Several at one screen are called as they were.
            name = seat.name if shared else ""
            entries.append(sit_down(table, seat.seat, person, at, invited=True, name=name))
    if not entries:
        raise Refused("already-sits")
    return [*entries, *table.begin(at)] if table.ready else entries


async def continue_from(call: Call, body: ContinueFrom) -> TableInfo:
    """A new table that goes on from a position of a finished game, with new luck."""
    table, journal = await finished(call)
    settings = checked(msgspec.structs.replace(body.settings, pack=table.settings.pack))
    cut = _cut(record_of(table, journal), body.moves)
    same = settings.game == table.settings.game and settings.options == table.settings.options
    if not same or len(settings.seats) != len(table.seats):
        raise Refused("bad-setup")
    new, invite = await make_table(call, settings, table.id)
    names = [plan.name for plan in settings.seats]

    def command(fresh: Table, at: int) -> list[Entry]:
        return [fresh.lay_out(cut, table.id, at), *fill(fresh, call.person, at, names)]

    await call.app.tables.act(new, command)
    return await info_of(call, new, invite)


def _cut(whole: RecordFile, moves: int) -> RecordFile:
    if moves >= len(whole.moves):
        raise Refused("over")
    return RecordFile(whole.header, whole.chance, whole.moves[:moves])


_T = "/tables/{table_id}"
ENDPOINTS = [
    Endpoint("GET", f"{_T}/log", log, Log, cost=4, query=("since", "language", "seat")),
    Endpoint("GET", f"{_T}/chat", read_chat, Chat, cost=2),
    Endpoint("POST", f"{_T}/chat", say, Nothing, Say, cost=3),
    Endpoint("GET", f"{_T}/record", record, str, cost=5, plain="application/jsonl"),
    Endpoint("GET", f"{_T}/proof", proof, ProofReply, cost=30),
    Endpoint(
        "GET", f"{_T}/replay/{{moves}}", replay, ReplayView, cost=10, query=("seat", "language")
    ),
    Endpoint("POST", f"{_T}/rematch", rematch, TableInfo, cost=10),
    Endpoint("POST", f"{_T}/continue", continue_from, TableInfo, ContinueFrom, cost=20),
]
