"""Endpoints for people: who I am, on which devices, with which tokens."""

import asyncio
import logging
from datetime import UTC, datetime
from smtplib import SMTPException

import msgspec

from spieltisch.server.faults import Fault
from spieltisch.server.identity import hashed, same
from spieltisch.server.live.table_cache import now
from spieltisch.server.messages import (
    ChangeMe,
    DeviceInfo,
    Identity,
    Label,
    Login,
    NewGuest,
    NewPassword,
    Nothing,
    OldPassword,
    OneToken,
    StandingInfo,
    TokenInfo,
)
from spieltisch.server.names import checked_name
from spieltisch.server.routing import Call, Endpoint
from spieltisch.server.workers.post import check_webhook, mail_address
from spieltisch.store.people import Person, TokenRow, Wishes
from spieltisch.store.talk import standings
from spieltisch.texts import say

SHOWN_HASH = 16
MOST_TOKENS = 20
MOST_HOLIDAY = 60 * 86_400_000
"""In a year: who is on holiday keeps the others waiting."""
log = logging.getLogger("spieltisch")


def identity(person: Person, token: str = "") -> Identity:
    """What people may know of themselves."""
    return Identity(
        person.id,
        person.name,
        person.language,
        person.password is not None,
        person.login or "",
        person.wishes,
        token,
        person.confirmed == person.wishes.email != "",
    )


async def new_guest(call: Call, body: NewGuest) -> Identity:
    """Become somebody new."""
    people = call.app.store.people
    name = checked_name(body.name)
    call.keep("people")
    person = await asyncio.to_thread(people.create, name, body.language, now())
    if body.token:
        token, _ = await call.app.doorkeeper.give_token(person, "api", "first")
        return identity(person, token)
    await call.sign_in(person)
    return identity(person)


async def come_unnamed(call: Call) -> None:
    """Become a guest without having told a name; one can be told later."""
    if call.somebody is None:
        named = {"name": say(call.language, "guest-unnamed"), "language": call.language}
        await new_guest(call, msgspec.convert(named, NewGuest))


async def me(call: Call) -> Identity:
    """Who am I?"""
    return identity(call.person)


async def change_me(call: Call, body: ChangeMe) -> Identity:
    """Change my name, language or how I want to be told."""
    changes: dict[str, object] = {
        name: value for name, value in msgspec.structs.asdict(body).items() if value is not None
    }
    if body.name is not None:
        changes["name"] = checked_name(body.name)
    if body.wishes is not None:
        _check_wishes(body.wishes, call.app.config.private_webhooks)
        changes["wishes"] = with_holiday(call.person.wishes, body.wishes, now())
    if changes:
        await call.app.doorkeeper.change(call.person, **changes)
    if body.wishes is not None:
        await _wished(call, body.wishes)
    return identity(await _again(call))


def with_holiday(old: Wishes, new: Wishes, at: int) -> Wishes:
    """The new wishes with what they take of the year's holidays; what was not used comes back."""
    year = datetime.fromtimestamp(at / 1000, UTC).year
    spent = old.away_spent if old.away_year == year else 0
    spent = max(0, spent - old.away(at)) + new.away(at)
    if new.away(at) > old.away(at) and spent > MOST_HOLIDAY:
        raise Fault("long-holiday")
    return msgspec.structs.replace(new, away_year=year, away_spent=spent)


def _check_wishes(wishes: Wishes, private: bool) -> None:
    try:
        if wishes.webhook:
            check_webhook(wishes.webhook, private)
    except ValueError as fault:
        raise Fault("bad-webhook") from fault
    try:
        if wishes.email:
            mail_address(wishes.email)
    except ValueError as fault:
        raise Fault("bad-mail") from fault


async def _wished(call: Call, wishes: Wishes) -> None:
    """Tell what had been put off; a new mail address is asked first whether it wants that."""
    old = call.person
    if wishes.email and wishes.email not in (old.confirmed, old.wishes.email):
        await ask_for_confirmation(call)
    await asyncio.to_thread(call.app.store.notices.hasten, old.id, now())
    call.app.notifier.hasten()


async def ask_for_confirmation(call: Call) -> Nothing:
    """Send the mail again that asks whether my address is mine."""
    person, door = await _again(call), call.app.doorkeeper
    email = person.wishes.email
    if not email or not call.app.config.smtp or person.confirmed == email:
        return Nothing()
    await asyncio.to_thread(call.app.store.people.drop_tokens, person.id, ("mail",))
    token, _ = await door.give_token(person, "mail", hashed(email))
    try:
        await call.app.notifier.confirm(person, email, token)
    except (OSError, SMTPException) as fault:
        # The host's mail server is away; the page says that the address is not confirmed.
        log.warning("a mail failed", extra={"fault": type(fault).__name__})
    return Nothing()


async def confirm(call: Call, body: OneToken) -> Nothing:
    """Say that a mail address is mine, by the link that was sent to it."""
    known = await call.app.doorkeeper.by_one_use(body.token, "mail")
    if known is None or known.token is None:
        raise Fault("wrong-token")
    email = known.person.wishes.email
    if not same(known.token.label, hashed(email)):
        raise Fault("wrong-token")
    await call.app.doorkeeper.change(known.person, confirmed=email)
    call.app.notifier.hasten()
    return Nothing()


async def _again(call: Call) -> Person:
    person = await call.app.doorkeeper.person(call.person.id)
    assert person is not None
    return person


async def set_password(call: Call, body: NewPassword) -> Identity:
    """Set a login and password, or change them: then every other device is signed out."""
    door, person = call.app.doorkeeper, call.person
    changes = person.password is not None
    await check_password(call, body.old)
    if not await door.set_password(person, body.login, body.password):
        raise Fault("login-taken")
    if changes:
        await _signed_out_elsewhere(call)
    return identity(await _again(call))


async def check_password(call: Call, old: str) -> None:
    """Who has a password knows it; guesses are counted."""
    person = call.person
    if person.password is None:
        return
    _count_guess(call, person.login or "")
    if not await call.app.doorkeeper.knows(person, old):
        raise Fault("wrong-password")


def _count_guess(call: Call, login: str) -> None:
    """Guesses at one login are few, from one address and from all of them."""
    account = hashed(login)[:SHOWN_HASH]
    allow = call.app.limits.allow
    if not (allow(f"guess {account} {call.address}", 1.0) and allow(f"login {account}", 1.0)):
        raise Fault("too-many")


async def _signed_out_elsewhere(call: Call) -> None:
    """Every cookie and link ends; this browser gets a new one."""
    browser = call.token is None or call.token.kind == "device"
    person = await call.app.doorkeeper.sign_out(call.person)
    call.app.person_gone(person.id)
    if browser:
        await call.sign_in(person)


async def drop_password(call: Call, body: OldPassword) -> Identity:
    """Remove login and password."""
    await check_password(call, body.old)
    await call.app.doorkeeper.change(call.person, login=None, password=None)
    return identity(await _again(call))


async def login(call: Call, body: Login) -> Identity:
    """Be who I was, by password."""
    _count_guess(call, body.login)
    door = call.app.doorkeeper
    person = await door.by_password(body.login, body.password, call.address)
    if person is None:
        raise Fault("wrong-password")
    await call.sign_in(person)
    return identity(person)


async def sign_out_everywhere(call: Call) -> Nothing:
    """Make every cookie and link of mine worthless, also this one, and end my open channels."""
    await call.app.doorkeeper.sign_out(call.person)
    call.app.person_gone(call.person.id)
    return Nothing()


async def my_devices(call: Call) -> list[DeviceInfo]:
    """The browsers that are signed in as me, latest first."""
    people, this = call.app.store.people, call.token
    rows = await asyncio.to_thread(people.tokens_of, call.person.id, "device")
    return [
        DeviceInfo(
            row.hash[:SHOWN_HASH],
            row.label,
            row.created_at,
            row.used_at,
            this is not None and row.hash == this.hash,
        )
        for row in rows
    ]


async def drop_device(call: Call) -> Nothing:
    """Sign out one browser."""
    return await _drop(call, "device", call.path("device_id"))


async def _drop(call: Call, kind: str, start: str) -> Nothing:
    """Forget a token, and end the channels that may have been opened with it."""
    drop, person = call.app.store.people.drop_token, call.person.id
    known = len(start) == SHOWN_HASH
    if not known or not await asyncio.to_thread(drop, person, kind, start):
        raise Fault("not-found")
    call.app.person_gone(person)
    return Nothing()


async def make_transfer(call: Call) -> TokenInfo:
    """A token that makes another device me; it serves once, for a quarter of an hour."""
    token, row = await call.app.doorkeeper.give_token(call.person, "transfer", "transfer")
    return _token_info(row, token)


async def transfer(call: Call, body: OneToken) -> Identity:
    """Be who made this transfer token."""
    known = await call.app.doorkeeper.by_one_use(body.token, "transfer")
    if known is None:
        raise Fault("wrong-token")
    await call.sign_in(known.person)
    return identity(known.person)


async def my_tokens(call: Call) -> list[TokenInfo]:
    """My personal tokens, without the tokens."""
    people = call.app.store.people
    rows = await asyncio.to_thread(people.tokens_of, call.person.id, "api")
    return [_token_info(row) for row in rows]


async def new_personal_token(call: Call, body: Label) -> TokenInfo:
    """A personal token for a program; it is shown this once."""
    people = call.app.store.people
    if len(await asyncio.to_thread(people.tokens_of, call.person.id, "api")) >= MOST_TOKENS:
        raise Fault("too-many")
    token, row = await call.app.doorkeeper.give_token(call.person, "api", body.label)
    return _token_info(row, token)


async def drop_personal_token(call: Call) -> Nothing:
    """Make a token worthless."""
    return await _drop(call, "api", call.path("token_id"))


async def my_standings(call: Call) -> list[StandingInfo]:
    """How I have done, game by game."""
    rows = await asyncio.to_thread(standings, call.app.store.engine, call.person.id)
    return [StandingInfo(**msgspec.structs.asdict(row)) for row in rows]


def _token_info(row: TokenRow, token: str = "") -> TokenInfo:
    return TokenInfo(
        row.hash[:SHOWN_HASH], row.label, row.created_at, row.expires_at, token, row.used_at
    )


ENDPOINTS = [
    Endpoint("POST", "/people", new_guest, Identity, NewGuest, cost=5),
    Endpoint("GET", "/me", me, Identity),
    Endpoint("PATCH", "/me", change_me, Identity, ChangeMe, cost=2),
    Endpoint("PUT", "/me/password", set_password, Identity, NewPassword, cost=20),
    Endpoint("DELETE", "/me/password", drop_password, Identity, OldPassword, cost=20),
    Endpoint("POST", "/me/email", ask_for_confirmation, Nothing, cost=20),
    Endpoint("POST", "/confirm", confirm, Nothing, OneToken, cost=5),
    Endpoint("GET", "/me/devices", my_devices, list[DeviceInfo], cost=2),
    Endpoint("DELETE", "/me/devices/{device_id}", drop_device, Nothing, cost=2),
    Endpoint("POST", "/login", login, Identity, Login, cost=20),
    Endpoint("POST", "/me/sign-out", sign_out_everywhere, Nothing, cost=2),
    Endpoint("POST", "/me/transfer", make_transfer, TokenInfo, cost=5),
    Endpoint("POST", "/transfer", transfer, Identity, OneToken, cost=10),
    Endpoint("GET", "/me/tokens", my_tokens, list[TokenInfo]),
    Endpoint("POST", "/me/tokens", new_personal_token, TokenInfo, Label, cost=5),
    Endpoint("DELETE", "/me/tokens/{token_id}", drop_personal_token, Nothing, cost=2),
    Endpoint("GET", "/me/standings", my_standings, list[StandingInfo], cost=3),
]
