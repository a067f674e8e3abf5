"""The settings page: looks, who I am, how I am told, other devices, tokens for programs."""

from datetime import UTC, datetime, timedelta
from typing import Final

from starlette.responses import Response

from spieltisch.server.api import manners as api_manners
from spieltisch.server.api import people as api_people
from spieltisch.server.faults import Fault
from spieltisch.server.live.table_cache import now
from spieltisch.server.messages import ChangeMe, Label, NewPassword, OldPassword, OneToken
from spieltisch.server.pages.rendering import Form, draw, go, our_page, page, read_form, struct
from spieltisch.server.pages.statistics import ago
from spieltisch.server.routing import Call, json_response, keep_language
from spieltisch.store.people import Wishes

OFFSETS: Final = (*range(-720, 841, 60), -210, 210, 270, 330, 345, 390, 570, 630)
"""Minutes ahead of UTC that clocks somewhere show."""


def offset_text(minutes: int) -> str:
    """As people write it: UTC+5:30."""
    hours, rest = divmod(abs(minutes), 60)
    sign = "−" if minutes < 0 else "+"
    return f"UTC{sign}{hours}" + (f":{rest:02}" if rest else "")


def end_of_day(date: str, utc_offset: int) -> int:
    """The end of a day somewhere, in milliseconds; 0 if none is named."""
    if not date:
        return 0
    try:
        day = datetime.strptime(date, "%Y-%m-%d").replace(tzinfo=UTC)
        return int((day + timedelta(days=1, minutes=-utc_offset)).timestamp()) * 1000
    except (ValueError, OverflowError) as fault:
        raise Fault("bad-request") from fault


def last_day(wishes: Wishes) -> str:
    """The last day of somebody's holiday where they are; empty if they have none."""
    if not wishes.away(now()):
        return ""
    last = datetime.fromtimestamp(wishes.away_until / 1000, UTC) - timedelta(seconds=1)
    return f"{last + timedelta(minutes=wishes.utc_offset):%Y-%m-%d}"


async def settings(call: Call) -> Response:
    """All of it on one page; for who has not said a name yet, what this browser keeps."""
    if call.somebody is None:
        return draw(call, "settings.html")
    return await _settings_page(call)


async def _settings_page(call: Call, **shown: str) -> Response:
    offset = call.person.wishes.utc_offset
    known = sorted({*OFFSETS, offset})
    at = now()

    def used(when: int | None) -> str:
        return ago(call.language, at - when) if when else ""

    return draw(
        call,
        "settings.html",
        tokens=[(row, used(row.used_at)) for row in await api_people.my_tokens(call)],
        devices=[(row, used(row.used_at)) for row in await api_people.my_devices(call)],
        blocks=await api_manners.my_blocks(call),
        confirmed=api_people.identity(call.person).confirmed,
        mails=bool(call.app.config.smtp),
        offsets=[(minutes, offset_text(minutes)) for minutes in known],
        transfer=shown.get("transfer", ""),
        token=shown.get("token", ""),
        saved=call.number("saved", 0),
        away=last_day(call.person.wishes),
    )


async def change_settings(call: Call) -> Response:
    """One of the forms of the settings page."""
    form = await read_form(call)
    match form.text("action"):
        case "me":
            await _change_me(call, form)
        case "password":
            await api_people.set_password(call, struct(NewPassword, _password(form)))
        case "drop-password":
            await api_people.drop_password(call, struct(OldPassword, {"old": form.text("old")}))
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
        case "drop-device":
            call.request.path_params["device_id"] = form.text("device")
            await api_people.drop_device(call)
        case "confirm-again":
            await api_people.ask_for_confirmation(call)
        case "unblock":
            call.request.path_params["block_id"] = form.text("block")
            await api_manners.unblock(call)
        case "delete":
            old = struct(OldPassword, {"old": form.text("old")})
            if not form.yes("sure"):
                raise Fault("bad-request")
            await api_manners.leave_for_good(call, old)
            return go("/")
        case _:
            raise Fault("bad-request")
    return go("/settings?saved=1")


def _password(form: Form) -> dict[str, str]:
    return {name: form.text(name) for name in ("login", "password", "old")}


async def export(call: Call) -> Response:
    """All that is kept about me, as a file."""
    made = json_response(await api_manners.export(call))
    made.headers["Content-Disposition"] = 'attachment; filename="spieltisch.json"'
    return made


async def confirm(call: Call) -> Response:
    """Say that a mail address is mine."""
    return draw(call, "confirm.html", done=False)


async def do_confirm(call: Call) -> Response:
    """The link of the mail has been followed."""
    form = await read_form(call)
    await api_people.confirm(call, struct(OneToken, {"token": form.text("token")}))
    return draw(call, "confirm.html", done=True)


async def choose_language(call: Call) -> Response:
    """The language of every page from here on: on the account, and in this browser without one."""
    form = await read_form(call)
    chosen = struct(ChangeMe, {"language": form.text("language")})
    if call.somebody is not None:
        await api_people.change_me(call, chosen)
    response = go(our_page(form.text("after", "/")))
    keep_language(call, response, form.text("language"))
    return response


async def _change_me(call: Call, form: Form) -> None:
    wishes = {
        "webhook": form.text("webhook"),
        "email": form.text("email"),
        "quiet_from": form.number("quiet_from"),
        "quiet_to": form.number("quiet_to"),
        "utc_offset": form.number("utc_offset", 0),
        "away_until": end_of_day(form.text("away_until"), form.number("utc_offset", 0)),
    }
    values = {"name": form.text("name"), "language": form.text("language"), "wishes": wishes}
    await api_people.change_me(call, struct(ChangeMe, values))


ROUTES = [
    page("/settings", settings, change_settings, cost=5),
    page("/settings/export", export, cost=30),
    page("/language", None, choose_language),
    page("/confirm", confirm, do_confirm, cost=5),
]
