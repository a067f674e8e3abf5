"""Pages around the tables: lobby, new table, settings, other devices."""

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.responses import Response

from spieltisch import games
from spieltisch.server import api_people
from spieltisch.server.api_tables import create_table, game_info, lobby_of
from spieltisch.server.faults import Fault
from spieltisch.server.messages import (
    ChangeMe,
    Label,
    Login,
    NewGuest,
    NewPassword,
    OneToken,
)
from spieltisch.server.paging import Form, draw, go, page, read_form
from spieltisch.server.routing import Call
from spieltisch.store.talk import standings
from spieltisch.tables.settings import BOT_LEVELS, Settings

S = TypeVar("S", bound=msgspec.Struct)
CLOCKS = {
    "none": (0, "none"),
    "decision-60": (60, "decision"),
    "decision-300": (300, "decision"),
    "game-1800": (1800, "game"),
    "game-3600": (3600, "game"),
    "decision-86400": (86_400, "decision"),
    "decision-259200": (259_200, "decision"),
}


def struct(kind: type[S], values: dict[str, Any]) -> S:
    """A message from a form's fields, checked like one from the API."""
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as fault:
        raise Fault("bad-request") from fault


async def lobby(call: Call) -> Response:
    """My tables, open tables, one-click starts."""
    listed = await lobby_of(call, call.somebody)
    known = [game_info(name, call.language) for name in games.names()]
    return draw(call, "lobby.html", lobby=listed, games=known)


async def welcome(call: Call) -> Response:
    """A guest picks a name."""
    form = await read_form(call)
    body = struct(NewGuest, {"name": form.text("name"), "language": call.language})
    await api_people.new_guest(call, body)
    after = form.text("after", "/")
    return go(after if after.startswith("/") and not after.startswith("//") else "/")


async def new_table(call: Call) -> Response:
    """The form for a new table, generated from the game's options."""
    name = call.request.query_params.get("game", "")
    if name not in games.names():
        name = games.names()[0]
    info = game_info(name, call.language)
    seats = call.number("seats", 2 if 2 in info.seat_counts else info.seat_counts[0])
    if seats not in info.seat_counts:
        raise Fault("bad-request")
    return draw(
        call,
        "new.html",
        game=info,
        seats=seats,
        games=[game_info(other, call.language) for other in games.names()],
        levels=BOT_LEVELS,
        clocks=CLOCKS,
    )


async def make_table(call: Call) -> Response:
    """A new table from its form."""
    form = await read_form(call)
    settings = struct(Settings, _settings(form))
    info = await create_table(call, settings)
    return go(f"/tables/{info.id}#{info.invite}")


def _settings(form: Form) -> dict[str, Any]:
    seats = []
    for number in range(form.number("seats", 0)):
        kind, _, bot = form.text(f"seat-{number}", "open").partition(" ")
        seats.append({"kind": kind, **({"bot": bot} if bot else {})})
    seconds, clock = CLOCKS.get(form.text("clock", "none"), (0, "none"))
    options = {
        name.removeprefix("option-"): form.text(name)
        for name in form.fields
        if name.startswith("option-")
    }
    return {
        "game": form.text("game"),
        "seats": seats,
        "options": options,
        "language": form.text("language", "en"),
        "pace": {"kind": form.text("pace", "live"), "clock": clock, "seconds": seconds},
        "private": not form.yes("public"),
        "spectators": form.yes("spectators"),
        "confirm": form.yes("confirm"),
    }


async def settings(call: Call) -> Response:
    """Name, language, notifications, devices, tokens, results."""
    if call.somebody is None:
        return go("/")
    return await _settings_page(call)


async def _settings_page(call: Call, **shown: str) -> Response:
    engine, person = call.hall.store.engine, call.person
    return draw(
        call,
        "settings.html",
        tokens=await api_people.my_tokens(call),
        standings=await asyncio.to_thread(standings, engine, person.id),
        transfer=shown.get("transfer", ""),
        token=shown.get("token", ""),
    )


async def change_settings(call: Call) -> Response:
    """One of the forms of the settings page."""
    form = await read_form(call)
    match form.text("action"):
        case "me":
            await _change_me(call, form)
        case "password":
            fields = {"login": form.text("login"), "password": form.text("password")}
            await api_people.set_password(call, struct(NewPassword, fields))
        case "drop-password":
            await api_people.drop_password(call)
        case "sign-out":
            await api_people.sign_out_everywhere(call)
            return go("/")
        case "transfer":
            made = await api_people.make_transfer(call)
            return await _settings_page(call, transfer=made.token)
        case "token":
            label = struct(Label, {"label": form.text("label")})
            created = await api_people.new_personal_token(call, label)
            return await _settings_page(call, token=created.token)
        case "drop-token":
            call.request.path_params["token_id"] = form.text("token")
            await api_people.drop_personal_token(call)
        case _:
            raise Fault("bad-request")
    return go("/settings")


async def _change_me(call: Call, form: Form) -> None:
    wishes = {
        "webhook": form.text("webhook"),
        "email": form.text("email"),
        "quiet_from": form.number("quiet_from"),
        "quiet_to": form.number("quiet_to"),
        "utc_offset": form.number("utc_offset", 0),
    }
    values = {"name": form.text("name"), "language": form.text("language"), "wishes": wishes}
    await api_people.change_me(call, struct(ChangeMe, values))


async def sign_in(call: Call) -> Response:
    """Become who I was: by password or by transfer link."""
    return draw(call, "sign_in.html")


async def do_sign_in(call: Call) -> Response:
    """One of the two forms."""
    form = await read_form(call)
    if form.text("token"):
        await api_people.transfer(call, struct(OneToken, {"token": form.text("token")}))
    else:
        fields = {"login": form.text("login"), "password": form.text("password")}
        await api_people.login(call, struct(Login, fields))
    return go("/")


ROUTES = [
    page("/", lobby),
    page("/welcome", None, welcome, cost=5),
    page("/new", new_table, make_table, cost=5),
    page("/settings", settings, change_settings, cost=5),
    page("/sign-in", sign_in, do_sign_in, cost=15),
]
