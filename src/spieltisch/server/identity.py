"""Who is asking: a signed cookie in browsers, a personal token in programs.

Tokens are kept as hashes. Comparisons take the same time whatever they compare.
"""

import asyncio
import hashlib
import hmac
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from spieltisch.server.live.table_cache import now
from spieltisch.store import Store
from spieltisch.store.people import Person, TokenRow

COOKIE: Final = "spieltisch"
COOKIE_SECONDS: Final = 400 * 86_400
TRANSFER_MS: Final = 15 * 60_000


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A token that nobody guesses."""
    return secrets.token_urlsafe(32)


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


class Doorkeeper:
    """Knows everybody by cookie or token."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.key = store.key("cookie")
        self.hasher = PasswordHasher()

    # Cookies

    def cookie_for(self, person: Person) -> str:
        """The signed identity."""
        body = f"{person.id}.{person.epoch}"
        return f"{body}.{self._sign(body)}"

    def _sign(self, body: str) -> str:
        return hmac.new(self.key, body.encode(), hashlib.sha256).hexdigest()

    async def by_cookie(self, cookie: str) -> Person | None:
        """Who holds this cookie, if it is ours and has not been signed out."""
        body, _, signature = cookie.rpartition(".")
        if not body or not same(signature, self._sign(body)):
            return None
        person_id, _, epoch = body.rpartition(".")
        person = await self.person(person_id)
        return person if person is not None and str(person.epoch) == epoch else None

    # Tokens

    async def by_token(self, token: str) -> Person | None:
        """Who holds this personal token."""
        row = await self._token(token, "api")
        return await self.person(row.person) if row else None

    async def _token(self, token: str, kind: str) -> TokenRow | None:
        wanted = hashed(token)
        row = await asyncio.to_thread(self.store.people.token, wanted)
        if row is None or not same(row.hash, wanted) or row.kind != kind:
            return None
        if row.expires_at is not None and row.expires_at < now():
            return None
        return row

    async def give_token(self, person: Person, kind: str, label: str) -> tuple[str, TokenRow]:
        """A new token, and what is kept of it."""
        token = new_token()
        expires = now() + TRANSFER_MS if kind == "transfer" else None
        row = TokenRow(hashed(token), person.id, kind, label, now(), expires)
        await asyncio.to_thread(self.store.people.add_token, row)
        return token, row

    async def by_transfer(self, token: str) -> Person | None:
        """Who made this transfer link; it serves once."""
        row = await self._token(token, "transfer")
        if row is None or not await asyncio.to_thread(self.store.people.use_token, row.hash):
            return None
        return await self.person(row.person)

    # Passwords

    async def by_password(self, login: str, password: str) -> Person | None:
        """Who set this password."""
        person = await asyncio.to_thread(self.store.people.by_login, login)
        known = person.password if person is not None else None
        # Unknown logins take as long as known ones.
        fits = await asyncio.to_thread(self._verify, known or self._nobody, password)
        return person if fits and known else None

    @property
    def _nobody(self) -> str:
        if not hasattr(self, "_nobody_hash"):
            self._nobody_hash = self.hasher.hash(new_token())
        return self._nobody_hash

    def _verify(self, known: str, password: str) -> bool:
        try:
            return self.hasher.verify(known, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def set_password(self, person: Person, login: str, password: str) -> bool:
        """Set or change; False if the login is taken."""
        digest = await asyncio.to_thread(self.hasher.hash, password)
        return await self.change(person, login=login, password=digest)

    # People

    async def person(self, person_id: str) -> Person | None:
        """By id. Other processes may change somebody, so nothing is remembered for long."""
        return await asyncio.to_thread(self.store.people.get, person_id)

    async def change(self, person: Person, **values: object) -> bool:
        """Change what is stored of a person."""
        return await asyncio.to_thread(self.store.people.update, person.id, **values)
