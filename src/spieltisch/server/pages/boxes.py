"""The pages of the box editor: my boxes, one box, its parts by kind, and a form for each part."""

import asyncio
import json
import re
from typing import Any, Final

from starlette.responses import Response

from spieltisch import games, texts, titles
from spieltisch.games.packs import box_file, boxes
from spieltisch.games.packs.findings import Files
from spieltisch.games.packs.sheets import Control, Field, Sheet, Values
from spieltisch.help import boxes as help_boxes
from spieltisch.help.books import book_of
from spieltisch.server.api import boxes as api
from spieltisch.server.api.tables import game_info
from spieltisch.server.faults import Fault
from spieltisch.server.messages import OneToken
from spieltisch.server.pages.help import Guide
from spieltisch.server.pages.rendering import draw, go, page, read_form, struct
from spieltisch.server.routing import Call, read_body
from spieltisch.store.boxes import BoxRow

FORM_EXTRA: Final = 4000
"""Bytes of a form around the file in it."""
NAMES: Final = "names"
"""The field of names: one is typed in the language of the page, and serves in all others."""
BOUNDARY: Final = re.compile(r'boundary="?([!#-~]{1,70})"?')
"""What stands between the parts of a form."""


def _with_packs(language: str) -> list[Any]:
    """Games of which there are boxes."""
    return [
        game_info(name, language)
        for name in games.names()
        if titles.part_of(name, "packs") is not None
    ]


async def my_boxes(call: Call) -> Response:
    """My boxes, a new one, and one from a file."""
    mine = await api.list_boxes(call) if call.somebody else []
    kinds = _with_packs(call.language)
    return draw(call, "boxes.html", boxes=mine, kinds=kinds, titles={k.name: k.text for k in kinds})


async def make_box(call: Call) -> Response:
    """A new box, or one from a file."""
    if call.request.headers.get("content-type", "").startswith("multipart/form-data"):
        info = await api.take_in(call, await _uploaded(call))
    else:
        form = await read_form(call)
        wished = {"game": form.text("game"), "name": form.text("name")}
        info = await api.new_box(call, struct(api.NewBox, wished))
    return go(f"/boxes/{info.id}")


async def _uploaded(call: Call) -> bytes:
    """The one file in a form."""
    _person = call.person
    raw = await read_body(call.request, box_file.MOST_BYTES + FORM_EXTRA)
    return file_in(call.request.headers["content-type"], raw)


def file_in(kind: str, raw: bytes) -> bytes:
    """The first file of a form as browsers write it.

    Not by a reader of mails, which follows forms inside of forms and comments inside of comments:
    a hostile one breaks it, or keeps everybody waiting.
    """
    boundary = BOUNDARY.search(kind)
    for part in raw.split(f"--{boundary[1]}".encode())[1:] if boundary else ():
        head, _gap, body = part.partition(b"\r\n\r\n")
        if b"filename=" in head:
            return body.removesuffix(b"\r\n")
    raise Fault("bad-request")


async def one_box(call: Call) -> Response:
    """How far a box is, what is wrong, and what can be done with it."""
    view = await api.get_box(call)
    others = [one for one in await api.list_boxes(call) if one.game == view.box.game]
    return draw(
        call,
        "box.html",
        view=view,
        game=game_info(view.box.game, call.language),
        others=[one for one in others if one.id != view.box.id],
    )


async def change_box(call: Call) -> Response:
    """Name it, share it, take a change back, throw it away."""
    form = await read_form(call)
    box, action = call.path("box_id"), form.text("action")
    if action == "rename":
        await api.change_box(call, struct(api.ChangeBox, {"name": form.text("name")}))
    elif action == "share":
        token = await api.share(call)
        return go(f"/boxes/{box}?shared=1#{token.token}")
    elif action == "unshare":
        await api.unshare(call)
    elif action == "undo":
        sheet, entry = await api.take_back(call)
        return go(f"/boxes/{box}/{sheet}/{entry}" if sheet else f"/boxes/{box}")
    elif action == "remove" and form.text("sure"):
        await api.remove_box(call)
        return go("/boxes")
    else:
        raise Fault("bad-request")
    return go(f"/boxes/{box}")


async def join_page(call: Call) -> Response:
    """Help at a box, by its link."""
    return draw(call, "box_join.html", box_id=call.path("box_id"))


async def do_join(call: Call) -> Response:
    """The link's secret comes from the form."""
    form = await read_form(call)
    info = await api.join(call, struct(OneToken, {"token": form.text("token")}))
    return go(f"/boxes/{info.id}")


async def compare_page(call: Call) -> Response:
    """Two boxes side by side."""
    row = await api.box_of(call)
    other = call.request.query_params.get("with", "")
    files, name = await _other(call, row, other)
    found = await call.app.boxes.run(
        call.person.id, help_boxes.side_by_side, row.game, row.body, files, call.language
    )
    return draw(
        call,
        "box_compare.html",
        box=api.info_of(row, call.person.id),
        other=name,
        found=found,
        guide=Guide(call, row.game) if book_of(row.game) else None,
    )


async def _other(call: Call, row: BoxRow, other: str) -> tuple[Files, str]:
    if not other:
        return boxes.own(row.game), texts.say(call.language, "box-ours")
    call.request.path_params["box_id"] = other
    found = await api.box_of(call)
    if found.game != row.game:
        raise Fault("bad-request")
    return found.body, boxes.name_of(found.body)


async def sheet_page(call: Call) -> Response:
    """All parts of a kind."""
    row = await api.box_of(call)
    sheet = boxes.sheet_named(row.game, call.path("sheet"))
    if sheet is None:
        raise Fault("not-found")
    names = await call.app.boxes.run(
        call.person.id, help_boxes.named, row.game, row.body, call.language
    )
    entries = [
        (key, names.get((sheet.file, sheet.called(key)), key), sheet.done(row.body, key))
        for key in sheet.keys(row.body)
    ]
    return draw(
        call,
        "box_sheet.html",
        box=api.info_of(row, call.person.id),
        sheet=sheet.name,
        entries=entries,
        done=sum(done for _key, _name, done in entries),
        first=_next(sheet, row.body, ""),
    )


def _next(sheet: Sheet, files: Files, after: str) -> str:
    """The next part that is not typed in yet; empty if there is none."""
    keys = sheet.keys(files)
    at = keys.index(after) + 1 if after in keys else 0
    return next((key for key in [*keys[at:], *keys[:at]] if not sheet.done(files, key)), "")


class Shown:
    """A control as a page shows it."""

    def __init__(self, control: Control, language: str, alone: str = "") -> None:
        self.control = control
        self.counted = control.counted
        self.label = alone or help_boxes.label(language, control.label)
        self.part = help_boxes.label(language, control.part) if control.part else ""
        self.groups: list[tuple[str, list[tuple[str, str]]]] = []
        for value, message in control.words:
            table, colon, _verb = value.partition(":")
            group = (
                f"box-group-{table}"
                if colon and texts.knows(language, f"box-group-{table}")
                else ""
            )
            said = texts.say(language, group) if group else ""
            if not self.groups or self.groups[-1][0] != said:
                self.groups.append((said, []))
            self.groups[-1][1].append((value, help_boxes.label(language, message)))


def _field(call: Call, field: Field, entry: Values) -> tuple[str, list[Shown], str] | None:
    """A field as a page shows it, with what was typed there before; not all entries have all."""
    controls = field.controls(entry)
    if not controls:
        return None
    was = json.dumps([control.value for control in controls])
    if field.name == NAMES:  # the others follow at the end of the form
        controls = [control for control in controls if control.name == f"{NAMES}.{call.language}"]
    # What stands alone is called as its field is.
    alone = texts.say(call.language, f"box-field-{field.name}") if len(controls) == 1 else ""
    return field.name, [Shown(control, call.language, alone) for control in controls], was


def _hints(call: Call, sheet: Sheet) -> dict[str, str]:
    """How something is written where its form cannot say it, by field."""
    messages = {field.name: f"box-hint-{field.name}" for field in sheet.fields}
    return {
        name: texts.say(call.language, message)
        for name, message in messages.items()
        if texts.knows(call.language, message)
    }


async def part_page(call: Call) -> Response:
    """The form for one part."""
    row = await api.box_of(call)
    sheet, key = api.sheet_of(call, row)
    view = await api.part_view(call, row, sheet, key)
    entry = sheet.entry(row.body, key)
    assert entry is not None
    keys = sheet.keys(row.body)
    at = keys.index(key)
    return draw(
        call,
        "box_part.html",
        box=api.info_of(row, call.person.id),
        view=view,
        fields=[one for field in sheet.fields if (one := _field(call, field, entry))],
        other_names=[
            Shown(control, call.language)
            for field in sheet.fields
            if field.name == NAMES
            for control in field.controls(entry)
            if control.name != f"{NAMES}.{call.language}"
        ],
        hints=_hints(call, sheet),
        before=keys[at - 1] if at else "",
        after=keys[at + 1] if at + 1 < len(keys) else "",
        number=at + 1,
        lines=_lines(call, row.game, view.lines),
    )


def _lines(call: Call, game: str, lines: list[str]) -> list[Any]:
    guide = Guide(call, game)
    return [guide.html(line) for line in lines]


async def save_part(call: Call) -> Response:
    """What was typed, without scripts or at the end; then on to the next part."""
    row = await api.box_of(call)
    sheet, key = api.sheet_of(call, row)
    form = await read_form(call)
    texts_of = {name: values[-1] for name, values in form.fields.items()}
    entry = sheet.entry(row.body, key)
    assert entry is not None
    changed = [
        field.name
        for field in sheet.fields
        if form.text(f"was-{field.name}")
        != json.dumps([texts_of.get(c.name, "").strip() for c in field.controls(entry)])
    ]
    asked = {n: text for n, text in texts_of.items() if not n.startswith("was-")}
    asked.pop("action", None)
    done = form.text("action") == "done"
    body = struct(api.TypedIn, {"form": asked, "fields": changed, "done": done})
    await api.put_in(call, row, sheet, key, body)
    if not done:
        return go(f"/boxes/{row.id}/{sheet.name}/{key}")
    fresh = await asyncio.to_thread(call.app.store.boxes.get, row.id)
    onward = _next(sheet, fresh.body, key) if fresh is not None else ""
    return go(f"/boxes/{row.id}/{sheet.name}" + (f"/{onward}" if onward else ""))


async def live_lines(call: Call) -> Response:
    """What a part says and looks like now, as a piece of a page, for the form's script."""
    row = await api.box_of(call)
    sheet, key = api.sheet_of(call, row)
    view = await api.part_view(call, row, sheet, key)
    return draw(call, "box_preview.html", view=view, lines=_lines(call, row.game, view.lines))


_B = "/boxes/{box_id}"
ROUTES = [
    page("/boxes", my_boxes, make_box, cost=5),
    page(_B, one_box, change_box, cost=5),
    page(f"{_B}/join", join_page, do_join, cost=5),
    page(f"{_B}/compare", compare_page, cost=8),
    page(f"{_B}/{{sheet}}", sheet_page, cost=5),
    page(f"{_B}/{{sheet}}/{{entry}}", part_page, save_part, cost=4),
    page(f"{_B}/{{sheet}}/{{entry}}/preview", live_lines, cost=2),
]
