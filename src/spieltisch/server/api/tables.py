"""Endpoints for tables: games, lobby, making a table, sitting down, inviting."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from spieltisch import games, texts
from spieltisch.server.access import seated_row, table_info, visible_row
from spieltisch.server.api.boxes import version_to_play
from spieltisch.server.faults import Fault
from spieltisch.server.identity import hashed, new_token, same
from spieltisch.server.live.table_cache import now
from spieltisch.server.messages import (
    AtSeat,
    Done,
    GameInfo,
    Lobby,
    Nothing,
    OptionInfo,
    SitDown,
    TableInfo,
    TokenInfo,
    WatchRequest,
)
from spieltisch.server.names import checked_name, taken
from spieltisch.server.routing import Call, Endpoint
from spieltisch.store.people import Person
from spieltisch.store.tables import NewTable, TableRow, Tables
from spieltisch.tables.deeds import Entry
from spieltisch.tables.lessons import find_lesson
from spieltisch.tables.library import load_game
from spieltisch.tables.refusal import Refused
from spieltisch.tables.settings import Settings
from spieltisch.tables.table import Table

STATUSES: Final = ("waiting", "playing", "finished")
TABLE_FILTERS: Final = ("status", "game", "seats", "pace", "spoken")
MOST_LOOKED_AT: Final = 500
MOST_LISTED: Final = 60


def say(language: str, message: str) -> str:
    """A message that a game may lack; its id then."""
    try:
        return texts.say(language, message)
    except texts.MissingMessage:
        return message


def game_info(name: str, language: str) -> GameInfo:
    """A game with its options in words."""
    game = load_game(name)
    options = [
        OptionInfo(
            option.name,
            list(option.values),
            option.default,
            list(option.seat_counts),
            say(language, f"{prefix}-{option.name}"),
            [say(language, f"{prefix}-{option.name}-{value}") for value in option.values],
        )
        for option in game.all_options
        for prefix in ["option" if option.name == "order" else f"{name}-option"]
    ]
    return GameInfo(name, say(language, f"{name}-name"), list(game.seat_counts), options)


async def list_games(call: Call) -> list[GameInfo]:
    """All games with everything that can be chosen."""
    return [game_info(name, call.language) for name in games.names()]


async def lobby(call: Call) -> Lobby:
    """My tables, those whose turn is mine first, and those open to all."""
    return await lobby_of(call, call.somebody)


async def lobby_of(call: Call, person: Person | None) -> Lobby:
    """The lobby as somebody sees it."""
    known = person.id if person else ""
    own, *rows = await asyncio.to_thread(_rows_of_lobby, call.app.store.tables, known)
    waiting, running, watched, asked = rows
    # A puzzle is no game: it is found on the page of puzzles.
    own = [row for row in own if not row.settings.puzzle]
    mine = [table_info(row, person, call.language) for row in own]
    rank = {"playing": 1, "waiting": 2, "finished": 3}
    mine.sort(key=lambda info: (not info.your_turn, rank[info.status], -info.updated_at))
    ids = {info.id for info in mine}
    others = [
        [table_info(row, person, call.language) for row in rows if row.id not in ids]
        for rows in (waiting, [*watched, *running], asked)
    ]
    return Lobby(mine, *others)


def _rows_of_lobby(tables: Tables, person: str) -> list[list[TableRow]]:
    """Read one after the other, so that nobody's lobby stands in line several times."""
    return [
        tables.of_person(person) if person else [],
        tables.open("waiting"),
        tables.open("playing"),
        tables.watched_by(person) if person else [],
        tables.watched_by(person, status="waiting") if person else [],
    ]


async def list_tables(call: Call) -> list[TableInfo]:
    """Tables for everybody's eyes, latest first: by status (`waiting` if none is named), game,
    number of seats, pace and the language spoken there."""
    asked = call.request.query_params
    return await listed(call, {name: asked.get(name, "") for name in TABLE_FILTERS})


async def listed(call: Call, wanted: dict[str, str]) -> list[TableInfo]:
    """The same for a page."""
    status = wanted["status"] or "waiting"
    if status not in STATUSES or not (wanted["seats"] or "0").isdecimal():
        raise Fault("bad-request")
    tables = call.app.store.tables
    rows = await asyncio.to_thread(tables.open, status, MOST_LOOKED_AT, wanted["game"])
    fitting = [row for row in rows if _fits(row, wanted)]
    return [table_info(row, call.somebody, call.language) for row in fitting[:MOST_LISTED]]


def _fits(row: TableRow, wanted: dict[str, str]) -> bool:
    told = {
        "seats": str(len(row.seats)),
        "pace": row.settings.pace.kind,
        "spoken": row.settings.language,
    }
    return all(not wanted[name] or wanted[name] == value for name, value in told.items())


def checked(settings: Settings) -> Settings:
    """The settings with everything filled in; a table at which only bots would sit is refused."""
    if settings.seats and all(plan.kind == "bot" for plan in settings.seats):
        raise Refused("nobody-plays")
    seats = tuple(
        msgspec.structs.replace(plan, name=checked_name(plan.name)) if plan.name else plan
        for plan in settings.seats
    )
    return msgspec.structs.replace(settings, seats=seats).checked()


async def create_table(call: Call, body: Settings) -> TableInfo:
    """Make a table and sit down where the settings say so."""
    if body.pack:
        body = msgspec.structs.replace(body, pack=await version_to_play(call, body.pack))
    settings = checked(body)
    new, invite = await make_table(call, settings)
    if any(plan.kind in ("me", "bot") for plan in settings.seats):
        names = [plan.name for plan in settings.seats]
        await call.app.tables.act(new, lambda table, at: fill(table, call.person, at, names))
    return await info_of(call, new, invite)


async def info_of(call: Call, table_id: str, invite: str = "") -> TableInfo:
    """The table as lists show it."""
    row = await visible_row(call, table_id)
    return table_info(row, call.somebody, call.language, invite)


def luck_of(settings: Settings) -> bytes:
    """The secret behind a table's luck; that of a guided game is prepared."""
    lesson = find_lesson(settings.game, settings.lesson) if settings.lesson else None
    return lesson.secret if lesson else secrets.token_bytes(32)


async def make_table(call: Call, settings: Settings, origin: str = "") -> tuple[str, str]:
    """An empty table; its id and the invite that opens its reserved seats."""
    call.keep("tables")
    table_id, invite = secrets.token_urlsafe(9), new_token()
    new = NewTable(
        table_id,
        settings.without_names(),
        luck_of(settings),
        call.person.id,
        now(),
        origin,
        hashed(invite),
    )
    await asyncio.to_thread(call.app.store.tables.create, new)
    return table_id, invite


def fill(table: Table, person: Person, at: int, names: Sequence[str] | None = None) -> list[Entry]:
    """Seat the creator and the bots; begin if nobody else is awaited.

    `names` are those of people who share the creator's screen; where none is given it is theirs.
    """
    entries = []
    for seat, plan in enumerate(table.settings.seats):
        if plan.kind == "me":
            entries.append(sit_down(table, seat, person, at, name=names[seat] if names else ""))
        elif plan.kind == "bot":
            entries.append(table.sit_bot(seat, plan.bot, at))
    return [*entries, *table.begin(at)] if table.ready else entries


def sit_down(
    table: Table, seat: int, person: Person, at: int, invited: bool = False, name: str = ""
) -> Entry:
    """A person takes a seat, unless somebody else at the table is called so."""
    called = name or person.name
    others = [other.name for other in table.seats if other.player not in ("", person.id)]
    if taken(called, others):
        raise Refused("name-taken")
    return table.sit(seat, person.id, called, at, invited)


async def check_apart(call: Call, table: Table, creator: str = "") -> None:
    """Refuse to bring people together of whom one has blocked the other."""
    others = sorted({*(seat.player for seat in table.seats), creator} - {"", call.person.id})
    apart = call.app.store.manners.apart
    blocked: bool = bool(others) and await asyncio.to_thread(apart, call.person.id, others)
    if blocked:
        raise Refused("not-welcome")


async def get_table(call: Call) -> TableInfo:
    """A table as lists show it."""
    return await info_of(call, call.path("table_id"))


async def sit(call: Call, body: SitDown) -> Done:
    """Take a seat; the game begins when all are taken."""
    person, table_id = call.person, call.path("table_id")
    by_link = await invited(call, table_id, body.invite)
    if not by_link:
        await visible_row(call, table_id)
    row = await asyncio.to_thread(call.app.store.tables.row, table_id)
    table = (await call.app.tables.hot(table_id)).table
    await check_apart(call, table, row.creator if row is not None else "")
    call.keep("deeds")

    def command(table: Table, at: int) -> list[Entry]:
        seat = body.seat if body.seat is not None else _free_seat(table, by_link)
        entries = [sit_down(table, seat, person, at, by_link)]
        return [*entries, *table.begin(at)] if table.ready else entries

    outcome = await call.app.tables.act(table_id, command)
    return Done(outcome.seq)


async def invited(call: Call, table_id: str, invite: str) -> bool:
    """Whether the secret of an invite link is given; a wrong one is a fault."""
    if not invite:
        return False
    known = await asyncio.to_thread(call.app.store.tables.invite, table_id)
    if known is None or not same(known, hashed(invite)):
        raise Fault("wrong-token")
    return True


def _free_seat(table: Table, invited: bool) -> int:
    kinds = ["invite", "open"] if invited else ["open"]
    for kind in kinds:
        for number, seat in enumerate(table.seats):
            if seat.kind == kind:
                return number
    raise Refused("seat-taken")


async def stand(call: Call, body: AtSeat) -> Done:
    """Leave a seat before the game begins, or send a bot away from my table."""
    table_id, person = call.path("table_id"), call.person
    mine = await made_by(call, table_id, person.id)
    if not mine:
        await seated_row(call, table_id)
    call.keep("deeds")

    def command(table: Table, at: int) -> Entry:
        bots_place = mine and body.seat < len(table.seats) and table.seats[body.seat].kind == "bot"
        if body.seat not in table.seats_of(person.id) and not bots_place:
            raise Refused("not-your-seat")
        return table.stand(body.seat, at)

    outcome = await call.app.tables.act(table_id, command)
    return Done(outcome.seq)


async def made_by(call: Call, table_id: str, person: str) -> bool:
    """Whether somebody made this table."""
    row = await asyncio.to_thread(call.app.store.tables.row, table_id)
    return row is not None and row.creator == person


async def _made_by_me(call: Call) -> TableRow:
    row = await visible_row(call, call.path("table_id"))
    if row.creator != call.person.id:
        raise Fault("not-yours")
    return row


async def rotate_invite(call: Call) -> TokenInfo:
    """A new invite link; the old one opens nothing any more."""
    row = await _made_by_me(call)
    invite = new_token()
    await asyncio.to_thread(call.app.store.tables.set_invite, row.id, hashed(invite))
    return TokenInfo(row.id, "invite", now(), None, invite)


async def revoke_invite(call: Call) -> Nothing:
    """No invite link opens anything any more."""
    row = await _made_by_me(call)
    await asyncio.to_thread(call.app.store.tables.set_invite, row.id, None)
    return Nothing()


async def rotate_watch_invite(call: Call) -> TokenInfo:
    """A new link to watch my table; who came by the old one watches no more."""
    row = await _made_by_me(call)
    if not row.settings.spectators:
        raise Refused("no-spectators")
    invite = new_token()
    await _set_watch_invite(call, row, hashed(invite))
    return TokenInfo(row.id, "watch", now(), None, invite)


async def revoke_watch_invite(call: Call) -> Nothing:
    """No link lets anybody watch any more, nor may those go on who came by one."""
    row = await _made_by_me(call)
    await _set_watch_invite(call, row, None)
    return Nothing()


async def _set_watch_invite(call: Call, row: TableRow, invite: str | None) -> None:
    await asyncio.to_thread(call.app.store.tables.set_watch_invite, row.id, invite)
    if row.private:
        call.app.tables.send_spectators_away(row.id)


async def watch(call: Call, body: WatchRequest) -> TableInfo:
    """Be let in to watch a private table, by its link."""
    table_id, tables = call.path("table_id"), call.app.store.tables
    known = await asyncio.to_thread(tables.watch_invite, table_id)
    if known is None or not same(known, hashed(body.invite)):
        raise Fault("wrong-token")
    await asyncio.to_thread(tables.add_watcher, table_id, call.person.id)
    return await info_of(call, table_id)


_T = "/tables/{table_id}"
ENDPOINTS = [
    Endpoint("GET", "/games", list_games, list[GameInfo], query=("language",)),
    Endpoint("GET", "/lobby", lobby, Lobby, cost=3),
    Endpoint("GET", "/tables", list_tables, list[TableInfo], cost=5, query=TABLE_FILTERS),
    Endpoint("POST", "/tables", create_table, TableInfo, Settings, cost=10),
    Endpoint("GET", _T, get_table, TableInfo),
    Endpoint("POST", f"{_T}/sit", sit, Done, SitDown, cost=3),
    Endpoint("POST", f"{_T}/stand", stand, Done, AtSeat, cost=3),
    Endpoint("POST", f"{_T}/invite", rotate_invite, TokenInfo, cost=3),
    Endpoint("DELETE", f"{_T}/invite", revoke_invite, Nothing, cost=3),
    Endpoint("POST", f"{_T}/watch-invite", rotate_watch_invite, TokenInfo, cost=3),
    Endpoint("DELETE", f"{_T}/watch-invite", revoke_watch_invite, Nothing, cost=3),
    Endpoint("POST", f"{_T}/watch", watch, TableInfo, WatchRequest, cost=5),
]
