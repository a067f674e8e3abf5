"""Who is asking: a signed cookie in browsers, a personal token in programs.

Tokens are kept as hashes. Comparisons take the same time whatever they compare.
"""

import asyncio
import contextlib
import hashlib
import hmac
import secrets
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy.exc import DBAPIError

from spieltisch.server.live.table_cache import now
from spieltisch.server.workers.errands import Errands
from spieltisch.store import Store
from spieltisch.store.people import Person, TokenRow

COOKIE: Final = "spieltisch"
COOKIE_SECONDS: Final = 400 * 86_400
LANGUAGE_COOKIE: Final = "spieltisch-language"
LASTS_MS: Final = {"transfer": 15 * 60_000, "mail": 2 * 86_400_000}
"""How long tokens of some kinds serve, in milliseconds; the others serve until they are dropped."""
NOTED_MS: Final = 600_000
"""The last use of a token is noted as often as this, not at every request."""
MOST_DEVICES: Final = 50
SIGNED_OUT: Final = ("device", "transfer", "mail")
_BROWSERS: Final = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
_SYSTEMS: Final = ("Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux")
_SHOWN: Final = {"Edg": "Edge", "OPR": "Opera", "Mac OS X": "macOS", "CrOS": "ChromeOS"}


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A token that nobody guesses."""
    return secrets.token_urlsafe(32)


def same(one: str, other: str) -> bool:
    """Whether two secrets are the same, in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def device_label(agent: str) -> str:
    """What a browser says it is, in two words."""
    found = [next((one for one in kind if one in agent), "") for kind in (_BROWSERS, _SYSTEMS)]
    return ", ".join(_SHOWN.get(one, one) for one in found if one) or "?"


class Known(msgspec.Struct, frozen=True):
    """Somebody who has been recognised, and by which cookie or token. An old cookie has none."""

    person: Person
    token: TokenRow | None


class Doorkeeper:
    """Knows everybody by cookie or token."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.key = store.key("cookie")
        self.hasher = PasswordHasher()
        self.passwords = Errands("passwords", 2, 10.0)

    # Cookies

    def cookie_for(self, person: Person, device: str = "") -> str:
        """The signed identity."""
        body = f"{person.id}.{person.epoch}.{device}" if device else f"{person.id}.{person.epoch}"
        return f"{body}.{self._sign(body)}"

    def _sign(self, body: str) -> str:
        return hmac.new(self.key, body.encode(), hashlib.sha256).hexdigest()

    async def new_device(self, person: Person, agent: str) -> str:
        """The cookie for a device that is this person's from now on."""
        device, _ = await self.give_token(person, "device", device_label(agent))
        await asyncio.to_thread(self.store.people.keep_latest, person.id, "device", MOST_DEVICES)
        return self.cookie_for(person, device)

    async def by_cookie(self, cookie: str) -> Known | None:
        """Who holds this cookie, if it is ours and its device has not been signed out."""
        body, _, signature = cookie.rpartition(".")
        if not body or not same(signature, self._sign(body)):
            return None
        person_id, epoch, *device = body.split(".")
        if device:
            known = await self._known(device[0], "device")
        else:
            person = await self.person(person_id)
            known = Known(person, None) if person is not None else None
        if known is None or known.person.id != person_id or str(known.person.epoch) != epoch:
            return None
        return known

    # Tokens

    async def by_token(self, token: str) -> Known | None:
        """Who holds this personal token."""
        return await self._known(token, "api")

    async def _known(self, token: str, kind: str) -> Known | None:
        wanted, at = hashed(token), now()
        found = await asyncio.to_thread(self.store.people.by_token, wanted, kind)
        if found is None or not same(found[1].hash, wanted):
            return None
        person, row = found
        if row.expires_at is not None and row.expires_at < at:
            return None
        if (row.used_at or 0) + NOTED_MS < at:
            # A disk that takes nothing keeps nobody out.
            with contextlib.suppress(DBAPIError):
                await asyncio.to_thread(self.store.people.token_used, wanted, at)
        return Known(person, row)

    async def give_token(self, person: Person, kind: str, label: str) -> tuple[str, TokenRow]:
        """A new token, and what is kept of it."""
        token = new_token()
        expires = now() + LASTS_MS[kind] if kind in LASTS_MS else None
        row = TokenRow(hashed(token), person.id, kind, label, now(), expires)
        await asyncio.to_thread(self.store.people.add_token, row)
        return token, row

    async def by_one_use(self, token: str, kind: str) -> Known | None:
        """Who was given this token; it serves once."""
        known = await self._known(token, kind)
        if known is None or known.token is None:
            return None
        used = await asyncio.to_thread(self.store.people.use_token, known.token.hash)
        return known if used else None

    async def sign_out(self, person: Person, kinds: tuple[str, ...] = SIGNED_OUT) -> Person:
        """End every cookie and link of a person; the person as it is now."""
        await self.change(person, epoch=person.epoch + 1)
        await asyncio.to_thread(self.store.people.drop_tokens, person.id, kinds)
        return msgspec.structs.replace(person, epoch=person.epoch + 1)

    # Passwords

    async def by_password(self, login: str, password: str, address: str) -> Person | None:
        """Who set this password; asked from an address, which waits for its own answers only."""
        person = await asyncio.to_thread(self.store.people.by_login, login)
        known = person.password if person is not None else None
        # Unknown logins take as long as known ones.
        fits = await self.passwords.run(address, self._verify, known or "", password)
        return person if fits and known else None

    async def knows(self, person: Person, password: str) -> bool:
        """Whether this is the person's password; everybody knows that of who has none."""
        if person.password is None:
            return True
        return await self.passwords.run(person.id, self._verify, person.password, password)

    @property
    def _nobody(self) -> str:
        if not hasattr(self, "_nobody_hash"):
            self._nobody_hash = self.hasher.hash(new_token())
        return self._nobody_hash

    def _verify(self, known: str, password: str) -> bool:
        try:
            return self.hasher.verify(known or self._nobody, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def set_password(self, person: Person, login: str, password: str) -> bool:
        """Set or change; False if the login is taken."""
        digest = await self.passwords.run(person.id, self.hasher.hash, password)
        return await self.change(person, login=login, password=digest)

    # People

    async def person(self, person_id: str) -> Person | None:
        """By id. Other processes may change somebody, so nothing is remembered for long."""
        return await asyncio.to_thread(self.store.people.get, person_id)

    async def change(self, person: Person, **values: object) -> bool:
        """Change what is stored of a person."""
        return await asyncio.to_thread(self.store.people.update, person.id, **values)
