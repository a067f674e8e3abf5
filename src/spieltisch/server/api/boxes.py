"""Endpoints for boxes: the values of somebody's own copy, typed in and played with."""

import asyncio
import secrets
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta
from starlette.responses import Response

from spieltisch import games, titles
from spieltisch.games.packs import box_file, boxes
from spieltisch.games.packs.findings import Files, PackError
from spieltisch.games.packs.sheets import Sheet
from spieltisch.help import boxes as help_boxes
from spieltisch.help.findings import refused, said, with_place
from spieltisch.server.faults import Fault
from spieltisch.server.identity import hashed, new_token, same
from spieltisch.server.live.table_cache import now
from spieltisch.server.messages import Name, Nothing, OneToken, Request, TokenInfo
from spieltisch.server.routing import Call, Endpoint, read_body
from spieltisch.store.boxes import BoxRow, Fields, NewChange, Version

MOST_BOXES: Final = 12
"""Boxes that one person may have."""
MOST_PEOPLE: Final = 12
"""People who may help at one box."""
MOST_VERSIONS: Final = 60
"""Versions that are kept for one person."""
MOST_HELPED: Final = 12
"""Boxes of others at which one person may help."""
FINDINGS_SHOWN: Final = 60
KILO: Final = 1000


class NewBox(Request, frozen=True):
    """A box begins as a copy of the game's own components."""

    game: Name
    name: Name


class ChangeBox(Request, frozen=True):
    """What a box is called."""

    name: Name


class TypedIn(Request, frozen=True):
    """What was typed: texts by control, and the fields that are meant; all others stay.

    `done`: the entry is as printed. `more`: it goes on with what was typed last, and is taken back
    together with it.
    """

    form: dict[Annotated[str, Meta(max_length=60)], Annotated[str, Meta(max_length=2000)]]
    fields: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)]
    done: bool = False
    more: bool = False


class SheetInfo(msgspec.Struct, frozen=True):
    """Parts of one kind, and how many of them are typed in."""

    name: str
    done: int
    total: int


class FindingInfo(msgspec.Struct, frozen=True):
    """What is wrong: the field it is said of, and what to do; of a whole box also where."""

    field: str
    text: str
    sheet: str = ""
    entry: str = ""
    name: str = ""


class BoxInfo(msgspec.Struct, frozen=True):
    """A box in a list."""

    id: str
    game: str
    name: str
    mine: bool
    shared: bool
    seq: int
    updated_at: int
    done: int
    total: int


class BoxView(msgspec.Struct, frozen=True):
    """A box with its parts, what the check finds, its versions, and who helps.

    `version` is what it would be played as now; empty if it cannot be played.
    """

    box: BoxInfo
    sheets: list[SheetInfo]
    findings: list[FindingInfo]
    version: str
    versions: list[Version]
    people: list[str]


class ControlInfo(msgspec.Struct, frozen=True):
    """One thing to type or choose."""

    name: str
    field: str
    value: str


class PartView(msgspec.Struct, frozen=True):
    """One part: what is typed in, what the check says, what it says and looks like."""

    box: str
    seq: int
    sheet: str
    entry: str
    name: str
    controls: list[ControlInfo]
    findings: list[FindingInfo]
    lines: list[str]
    picture: str
    ready: bool
    done: int
    total: int
    who: dict[str, str]


class DifferenceInfo(msgspec.Struct, frozen=True):
    """Where two boxes differ."""

    sheet: str
    entry: str
    field: str
    one: str
    other: str


# Who may


async def box_of(call: Call, own: bool = False) -> BoxRow:
    """A box at which the asker may work, or which is theirs; any other is not there at all."""
    return await _found(call, call.path("box_id"), own)


async def _found(call: Call, box: str, own: bool = False) -> BoxRow:
    person = call.person.id
    row = await asyncio.to_thread(call.app.store.boxes.get, box)
    if row is None:
        raise Fault("not-found")
    if row.owner != person:
        people = await asyncio.to_thread(call.app.store.boxes.people, row.id)
        if person not in [one for one, _name in people]:
            raise Fault("not-found")
        if own:
            raise Fault("not-yours")
    return row


# Boxes


def info_of(row: BoxRow, person: str) -> BoxInfo:
    """A box as lists show it."""
    progress = boxes.progress(row.game, row.body)
    return BoxInfo(
        row.id,
        row.game,
        boxes.name_of(row.body),
        row.owner == person,
        row.shared,
        row.seq,
        row.updated_at,
        sum(one.done for one in progress),
        sum(one.total for one in progress),
    )


async def list_boxes(call: Call) -> list[BoxInfo]:
    """My boxes, and those at which I help."""
    person = call.person.id
    rows = await asyncio.to_thread(call.app.store.boxes.of_person, person)
    known = [row for row in rows if row.game in games.names()]
    infos: list[BoxInfo] = await _aside(call, _infos, known, person)
    return infos


def _infos(rows: list[BoxRow], person: str) -> list[BoxInfo]:
    return [info_of(row, person) for row in rows]


async def new_box(call: Call, body: NewBox) -> BoxInfo:
    """Begin a box of my own."""
    if body.game not in games.names() or titles.part_of(body.game, "packs") is None:
        raise Fault("bad-request")
    return await _create(call, body.game, boxes.new(body.game, body.name))


async def _create(call: Call, game: str, files: Files) -> BoxInfo:
    store, person = call.app.store.boxes, call.person.id
    if await asyncio.to_thread(store.owned, person) >= MOST_BOXES:
        raise Fault("too-many-boxes")
    call.keep("kilobytes", len(box_file.text_of(game, files)) / KILO)
    box = secrets.token_urlsafe(9)
    await asyncio.to_thread(store.create, box, game, person, files, now())
    row = await asyncio.to_thread(store.get, box)
    assert row is not None
    return info_of(row, person)


async def import_box(call: Call) -> BoxInfo:
    """A box from a file that `GET /boxes/ID/file` gave; the body is the file."""
    _person = call.person
    return await take_in(call, await read_body(call.request, box_file.MOST_BYTES + 1))


async def take_in(call: Call, raw: bytes) -> BoxInfo:
    """A box from a file's bytes."""
    try:
        box = boxes.taken_in(raw)
    except PackError as fault:
        raise Fault("bad-box", refused(fault, call.language)) from fault
    beyond = await _aside(call, boxes.beyond_repair, box.game, box.files)
    if beyond is not None:
        raise Fault("bad-box", with_place(beyond, call.language))
    return await _create(call, box.game, box.files)


async def _aside(call: Call, work: Any, *args: Any) -> Any:
    """Slow work, in a thread of its own."""
    return await call.app.boxes.run(call.person.id, work, *args)


async def get_box(call: Call) -> BoxView:
    """A box: how far it is, and whether it can be played."""
    row, store = await box_of(call), call.app.store.boxes
    findings, version = await _aside(call, _checked, row, call.language)
    people = await asyncio.to_thread(store.people, row.id)
    return BoxView(
        info_of(row, call.person.id),
        [SheetInfo(one.sheet.name, one.done, one.total) for one in _progress(row)],
        findings,
        version,
        await asyncio.to_thread(store.versions, row.id),
        [name for _person, name in people],
    )


def _progress(row: BoxRow) -> list[boxes.Progress]:
    return boxes.progress(row.game, row.body)


def _checked(row: BoxRow, language: str) -> tuple[list[FindingInfo], str]:
    found = boxes.check(row.game, row.body)
    version = "" if found else boxes.version_of(row.game, row.body)
    told = help_boxes.found(row.game, row.body, found[:FINDINGS_SHOWN], language)
    return [FindingInfo("", text, sheet, key, name) for sheet, key, name, text in told], version


async def change_box(call: Call, body: ChangeBox) -> BoxInfo:
    """Name a box."""
    row = await box_of(call)

    def apply(files: dict[str, Any]) -> Fields:
        before = boxes.name_of(files)
        boxes.rename(files, body.name)
        after = boxes.name_of(files)
        return {"name": (before, after)} if before != after else {}

    await _change(call, row, "", "", apply)
    return info_of(await box_of(call), call.person.id)


async def _change(
    call: Call, row: BoxRow, sheet: str, entry: str, apply: Any, more: bool = False
) -> int:
    person = call.person
    call.keep("kilobytes")
    change = NewChange(now(), person.id, person.name, sheet, entry, more)
    try:
        return await asyncio.to_thread(call.app.store.boxes.change, row.id, change, apply)
    except TimeoutError as fault:
        raise Fault("busy") from fault


async def remove_box(call: Call) -> Nothing:
    """Throw a box of mine away; games that are played with it go on. A helper leaves it."""
    row, store = await box_of(call), call.app.store.boxes
    if row.owner == call.person.id:
        await asyncio.to_thread(store.remove, row.id)
    else:
        await asyncio.to_thread(store.leave, row.id, call.person.id)
    return Nothing()


async def box_as_file(call: Call) -> Response:
    """A box as one file, to be kept or handed on."""
    row = await box_of(call)
    raw = box_file.text_of(row.game, row.body)
    name = "".join(
        letter for letter in boxes.name_of(row.body) if letter.isalnum() or letter in "-_"
    )
    ascii_name = name.encode("ascii", "ignore").decode() or "box"
    headers = {
        "Content-Disposition": f'attachment; filename="{row.game}-{ascii_name}.json"',
        "Cache-Control": "no-store",
    }
    return Response(raw, 200, headers, media_type="application/json")


async def compare(call: Call) -> list[DifferenceInfo]:
    """Where a box differs from another of mine (`with=ID`), or from the game's own components."""
    row = await box_of(call)
    found = await differences(call, row, call.request.query_params.get("with", ""))
    return [DifferenceInfo(one.sheet.name, one.key, one.field, one.one, one.other) for one in found]


async def differences(call: Call, row: BoxRow, other: str) -> list[boxes.Difference]:
    """Where two boxes of a game differ."""
    if not other:
        files = boxes.own(row.game)
    else:
        found = await _found(call, other)
        if found.game != row.game:
            raise Fault("bad-request")
        files = found.body
    different: list[boxes.Difference] = await _aside(
        call, boxes.differences, row.game, row.body, files
    )
    return different


# Parts


def sheet_of(call: Call, row: BoxRow) -> tuple[Sheet, str]:
    """The kind and the entry that a path names."""
    sheet = boxes.sheet_named(row.game, call.path("sheet"))
    key = call.path("entry")
    if sheet is None or key not in sheet.keys(row.body):
        raise Fault("not-found")
    return sheet, key


async def get_part(call: Call) -> PartView:
    """One part of a box."""
    row = await box_of(call)
    return await part_view(call, row, *sheet_of(call, row))


async def type_in(call: Call, body: TypedIn) -> PartView:
    """Change some fields of a part. Of each field the last change counts."""
    row = await box_of(call)
    sheet, key = sheet_of(call, row)
    await put_in(call, row, sheet, key, body)
    return await part_view(call, await box_of(call), sheet, key)


async def put_in(call: Call, row: BoxRow, sheet: Sheet, key: str, body: TypedIn) -> None:
    """Put what was typed into a part."""

    def apply(files: dict[str, Any]) -> Fields:
        entry = sheet.entry(files, key)
        if entry is None:
            return {}
        changed = boxes.typed(sheet, entry, body.form, body.fields, body.done)
        try:
            box_file.check_plain(files)
        except PackError as fault:
            raise Fault("bad-box", refused(fault, call.language)) from fault
        return changed

    await _change(call, row, sheet.name, key, apply, body.more)


async def part_view(call: Call, row: BoxRow, sheet: Sheet, key: str) -> PartView:
    """A part with what it says and looks like, and what the check finds."""
    shown, findings = await _aside(call, _looked_at, row, sheet, key, call.language)
    entry = sheet.entry(row.body, key)
    assert entry is not None
    who = await _who(call, row, sheet, key)
    keys = sheet.keys(row.body)
    return PartView(
        row.id,
        row.seq,
        sheet.name,
        key,
        shown.name,
        [
            ControlInfo(control.name, field.name, control.value)
            for field in sheet.fields
            for control in field.controls(entry)
        ],
        [FindingInfo(field, text) for field, text in findings],
        list(shown.lines),
        shown.picture,
        sheet.done(row.body, key),
        sum(sheet.done(row.body, one) for one in keys),
        len(keys),
        who,
    )


def _looked_at(
    row: BoxRow, sheet: Sheet, key: str, language: str
) -> tuple[help_boxes.Shown, list[tuple[str, str]]]:
    shown = help_boxes.shown(row.game, row.body, sheet, key, language)
    found = boxes.findings_of(sheet, key, boxes.check(row.game, row.body))
    return shown, [(field, said(text, language)) for field, text in found]


async def _who(call: Call, row: BoxRow, sheet: Sheet, key: str) -> dict[str, str]:
    """Who else has changed a field last."""
    changes = await asyncio.to_thread(call.app.store.boxes.changes, row.id, sheet.name, key)
    who: dict[str, str] = {}
    for change in changes:
        for field in sheet.fields:
            if field.name not in who and any(one in change.fields for one in field.keys):
                who[field.name] = "" if change.person == call.person.id else change.name
    return {field: name for field, name in who.items() if name}


async def undo(call: Call) -> BoxInfo:
    """Take my latest change back, as far as nobody has changed the same since."""
    await take_back(call)
    return info_of(await box_of(call), call.person.id)


async def take_back(call: Call) -> tuple[str, str]:
    """The same; the sheet and the entry that it was about."""
    row, store = await box_of(call), call.app.store.boxes
    changes = await asyncio.to_thread(store.changes, row.id)
    mine = next((one for one in changes if one.person == call.person.id and one.sheet), None)
    if mine is None:
        return "", ""
    sheet = boxes.sheet_named(row.game, mine.sheet)

    def apply(files: dict[str, Any]) -> Fields:
        entry = sheet.entry(files, mine.entry) if sheet is not None else None
        if entry is None:
            return {}
        back = {
            key: before for key, (before, after) in mine.fields.items() if entry.get(key) == after
        }
        return boxes.put(entry, back)

    taken = await _change(call, row, mine.sheet, mine.entry, apply)
    await asyncio.to_thread(store.drop_change, row.id, mine.seq)
    if taken > row.seq:
        # What takes back is not taken back in turn: the change before it comes next.
        await asyncio.to_thread(store.drop_change, row.id, taken)
    return mine.sheet, mine.entry


# Together


async def share(call: Call) -> TokenInfo:
    """A new link for people who help; the old one opens nothing any more."""
    row = await box_of(call, own=True)
    token = new_token()
    await asyncio.to_thread(call.app.store.boxes.set_link, row.id, hashed(token))
    return TokenInfo(row.id, "box", now(), None, token)


async def unshare(call: Call) -> Nothing:
    """No link opens the box any more, and nobody helps any more."""
    row, store = await box_of(call, own=True), call.app.store.boxes
    await asyncio.to_thread(store.set_link, row.id, None)
    for person, _name in await asyncio.to_thread(store.people, row.id):
        await asyncio.to_thread(store.leave, row.id, person)
    return Nothing()


async def join(call: Call, body: OneToken) -> BoxInfo:
    """Help at a box, by its link."""
    person, store, box = call.person, call.app.store.boxes, call.path("box_id")
    known = await asyncio.to_thread(store.link, box)
    if known is None or not same(known, hashed(body.token)):
        raise Fault("wrong-token")
    row = await asyncio.to_thread(store.get, box)
    if row is None:
        raise Fault("not-found")
    people = [one for one, _name in await asyncio.to_thread(store.people, box)]
    if row.owner != person.id and person.id not in people:
        helped = await asyncio.to_thread(store.helped, person.id)
        if len(people) >= MOST_PEOPLE or helped >= MOST_HELPED:
            raise Fault("too-many-boxes")
        await asyncio.to_thread(store.join, box, person.id, person.name)
    return info_of(row, person.id)


# Playing


async def version_to_play(call: Call, pack: str) -> str:
    """The version that a table is played with: of a box by its id, or one that is known already."""
    store = call.app.store.boxes
    if "." in pack:
        if await asyncio.to_thread(store.version, pack) is None:
            raise Fault("not-found")
        return pack
    row = await _found(call, pack)
    findings, version = await _aside(call, _checked, row, call.language)
    if findings:
        raise Fault("box-not-ready")
    await _keep(call, row, version)
    return str(version)


async def _keep(call: Call, row: BoxRow, version: str) -> None:
    store = call.app.store.boxes
    if await asyncio.to_thread(store.version, version) is not None:
        return
    if await asyncio.to_thread(store.kept_by, call.person.id) >= MOST_VERSIONS:
        raise Fault("too-many-boxes")
    raw = box_file.text_of(row.game, row.body)
    call.keep("kilobytes", len(raw) / KILO)
    kept = Version(version, row.game, boxes.name_of(row.body), row.id, now())
    await asyncio.to_thread(store.keep, kept, call.person.id, raw)


_B = "/boxes/{box_id}"
_PART = f"{_B}/parts/{{sheet}}/{{entry}}"
ENDPOINTS = [
    Endpoint("GET", "/boxes", list_boxes, list[BoxInfo], cost=3),
    Endpoint("POST", "/boxes", new_box, BoxInfo, NewBox, cost=20),
    Endpoint("POST", "/boxes/import", import_box, BoxInfo, cost=30),
    Endpoint("GET", _B, get_box, BoxView, cost=4),
    Endpoint("PATCH", _B, change_box, BoxInfo, ChangeBox, cost=3),
    Endpoint("DELETE", _B, remove_box, Nothing, cost=3),
    Endpoint("GET", f"{_B}/file", box_as_file, str, cost=3, plain="application/json"),
    Endpoint("GET", f"{_B}/compare", compare, list[DifferenceInfo], cost=5, query=("with",)),
    Endpoint("GET", _PART, get_part, PartView, cost=3, query=("language",)),
    Endpoint("PATCH", _PART, type_in, PartView, TypedIn, cost=3, query=("language",)),
    Endpoint("POST", f"{_B}/undo", undo, BoxInfo, cost=3),
    Endpoint("POST", f"{_B}/link", share, TokenInfo, cost=3),
    Endpoint("DELETE", f"{_B}/link", unshare, Nothing, cost=3),
    Endpoint("POST", f"{_B}/join", join, BoxInfo, OneToken, cost=5),
]
