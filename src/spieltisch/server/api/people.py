"""Endpoints for people: who I am, on which devices, with which tokens."""

import asyncio

import msgspec

from spieltisch.server.faults import Fault
from spieltisch.server.live.table_cache import now
from spieltisch.server.messages import (
    ChangeMe,
    Identity,
    Label,
    Login,
    NewGuest,
    NewPassword,
    Nothing,
    OneToken,
    StandingInfo,
    TokenInfo,
)
from spieltisch.server.routing import Call, Endpoint
from spieltisch.server.workers.post import check_webhook
from spieltisch.store.people import Person, TokenRow, Wishes
from spieltisch.store.talk import standings

SHOWN_HASH = 16
MOST_TOKENS = 20


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
    )


async def new_guest(call: Call, body: NewGuest) -> Identity:
    """Become somebody new."""
    people = call.app.store.people
    person = await asyncio.to_thread(people.create, body.name, body.language, now())
    if body.token:
        token, _ = await call.app.doorkeeper.give_token(person, "api", "first")
        return identity(person, token)
    call.sign_in(person)
    return identity(person)


async def me(call: Call) -> Identity:
    """Who am I?"""
    return identity(call.person)


async def change_me(call: Call, body: ChangeMe) -> Identity:
    """Change my name, language or how I want to be told."""
    changes: dict[str, object] = {
        name: value for name, value in msgspec.structs.asdict(body).items() if value is not None
    }
    if body.wishes is not None:
        await _check_wishes(call, body.wishes)
    if changes:
        await call.app.doorkeeper.change(call.person, **changes)
    if body.wishes is not None:
        await asyncio.to_thread(call.app.store.notices.hasten, call.person.id, now())
        call.app.notifier.hasten()
    return identity(await _again(call))


async def _check_wishes(call: Call, wishes: Wishes) -> None:
    if wishes.webhook:
        try:
            private = call.app.config.private_webhooks
            await asyncio.to_thread(check_webhook, wishes.webhook, private)
        except (OSError, ValueError) as fault:
            raise Fault("bad-request") from fault
    email = wishes.email
    if email and ("@" not in email or not email.isprintable() or len(email) > 200 or " " in email):
        raise Fault("bad-request")


async def _again(call: Call) -> Person:
    person = await call.app.doorkeeper.person(call.person.id)
    assert person is not None
    return person


async def set_password(call: Call, body: NewPassword) -> Identity:
    """Set a login and password, or change them."""
    if not await call.app.doorkeeper.set_password(call.person, body.login, body.password):
        raise Fault("login-taken")
    return identity(await _again(call))


async def drop_password(call: Call) -> Identity:
    """Remove login and password."""
    await call.app.doorkeeper.change(call.person, login=None, password=None)
    return identity(await _again(call))


async def login(call: Call, body: Login) -> Identity:
    """Be who I was, by password."""
    person = await call.app.doorkeeper.by_password(body.login, body.password)
    if person is None:
        raise Fault("wrong-password")
    call.sign_in(person)
    return identity(person)


async def sign_out_everywhere(call: Call) -> Nothing:
    """Make every cookie of mine worthless, also this one."""
    await call.app.doorkeeper.change(call.person, epoch=call.person.epoch + 1)
    return Nothing()


async def make_transfer(call: Call) -> TokenInfo:
    """A token that makes another device me; it serves once, for a quarter of an hour."""
    token, row = await call.app.doorkeeper.give_token(call.person, "transfer", "transfer")
    return _token_info(row, token)


async def transfer(call: Call, body: OneToken) -> Identity:
    """Be who made this transfer token."""
    person = await call.app.doorkeeper.by_transfer(body.token)
    if person is None:
        raise Fault("wrong-token")
    call.sign_in(person)
    return identity(person)


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
    start = call.path("token_id")
    people = call.app.store.people
    known = len(start) == SHOWN_HASH
    if not known or not await asyncio.to_thread(people.drop_token, call.person.id, start):
        raise Fault("not-found")
    return Nothing()


async def my_standings(call: Call) -> list[StandingInfo]:
    """How I have done, game by game."""
    rows = await asyncio.to_thread(standings, call.app.store.engine, call.person.id)
    return [StandingInfo(**msgspec.structs.asdict(row)) for row in rows]


def _token_info(row: TokenRow, token: str = "") -> TokenInfo:
    return TokenInfo(row.hash[:SHOWN_HASH], row.label, row.created_at, row.expires_at, token)


ENDPOINTS = [
    Endpoint("POST", "/people", new_guest, Identity, NewGuest, cost=5),
    Endpoint("GET", "/me", me, Identity),
    Endpoint("PATCH", "/me", change_me, Identity, ChangeMe, cost=2),
    Endpoint("PUT", "/me/password", set_password, Identity, NewPassword, cost=20),
    Endpoint("DELETE", "/me/password", drop_password, Identity, cost=2),
    Endpoint("POST", "/login", login, Identity, Login, cost=20),
    Endpoint("POST", "/me/sign-out", sign_out_everywhere, Nothing, cost=2),
    Endpoint("POST", "/me/transfer", make_transfer, TokenInfo, cost=5),
    Endpoint("POST", "/transfer", transfer, Identity, OneToken, cost=10),
    Endpoint("GET", "/me/tokens", my_tokens, list[TokenInfo]),
    Endpoint("POST", "/me/tokens", new_personal_token, TokenInfo, Label, cost=5),
    Endpoint("DELETE", "/me/tokens/{token_id}", drop_personal_token, Nothing, cost=2),
    Endpoint("GET", "/me/standings", my_standings, list[StandingInfo], cost=3),
]
