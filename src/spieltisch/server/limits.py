"""Rate limits: everybody has a bucket that fills with time; every request takes what it costs."""

import asyncio
import ipaddress
import logging
import time
from collections import OrderedDict
from functools import lru_cache
from typing import Any, Final

FILL: Final = 20.0
"""Cost units that come back each second."""
DEPTH: Final = 200.0
"""Cost units that may be spent at once."""
RATES: Final = {
    # Requests of an address, whatever they cost: files and refusals, too.
    "request": (400.0, 100.0),
    # What is guessed at one login: a few tries from each address, more from all together, so that
    # whoever guesses cannot keep the owner out.
    "guess": (5.0, 1 / 60),
    "login": (20.0, 1 / 15),
    # Mails in a day, of a person and to an address.
    "mail-of": (10.0, 10 / 86_400),
    "mail-to": (10.0, 10 / 86_400),
    # Complaints to the host in a day.
    "complaint": (10.0, 10 / 86_400),
    # What stays when the guest has gone, in a day: one who becomes many is still at one address.
    "people-at": (300.0, 1000 / 86_400),
    "tables-at": (500.0, 2000 / 86_400),
    "tables-of": (60.0, 300 / 86_400),
    "kilobytes-at": (20_000.0, 40_000 / 86_400),
    "lines-of": (500.0, 2000 / 86_400),
    "deeds-of": (5000.0, 40_000 / 86_400),
}
"""Depth and what comes back each second, where it is not the usual; by a bucket's first word."""
MOST_BUCKETS: Final = 20_000
SHARE_OF_ADDRESS: Final = 0.1
"""What a message costs its address: behind one there may be a whole club."""
SHARE_EVERY: Final = 0.25

log = logging.getLogger("spieltisch")


@lru_cache(4096)
def holder_of(address: str) -> str:
    """Whose an address is: of version 6 everybody is given 2^64 together."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address  # none: a socket file
    if isinstance(number, ipaddress.IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, 64), strict=False))


class Limits:
    """Buckets by address and by identity. A scale of 0 means no limits."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._spent: dict[str, float] = {}
        self.shared = False

    def allow(self, who: str, cost: float, at: float | None = None) -> bool:
        """Take the cost from a bucket; False if it does not hold so much."""
        if self.scale <= 0:
            return True
        moment = time.monotonic() if at is None else at
        full, fill = self.rate(who)
        level, since = self._buckets.pop(who, (full, moment))
        level = min(full, level + (moment - since) * fill)
        allowed = level >= cost
        self._keep(who, level - cost if allowed else level, moment)
        if self.shared:
            self._note(who, cost if allowed else 0.0)
        return allowed

    def rate(self, who: str) -> tuple[float, float]:
        """How much a bucket holds, and how fast it fills."""
        full, fill = RATES.get(who.partition(" ")[0], (DEPTH, FILL))
        return max(1.0, full * self.scale), fill * self.scale

    def _note(self, who: str, cost: float) -> None:
        """Refusals are noted as well: the others may have left more than is known here."""
        if who in self._spent or len(self._spent) < MOST_BUCKETS:
            self._spent[who] = self._spent.get(who, 0.0) + cost

    def _keep(self, who: str, level: float, moment: float) -> None:
        self._buckets[who] = (level, moment)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def take_spent(self) -> dict[str, float]:
        """What was spent here since this was asked last."""
        spent, self._spent = self._spent, {}
        return spent

    def correct(self, who: str, level: float, at: float | None = None) -> None:
        """The bucket holds so much, all told; what was spent meanwhile is taken off."""
        moment = time.monotonic() if at is None else at
        self._keep(who, level - self._spent.get(who, 0.0), moment)


class Purse:
    """Who pays for what comes through a channel: a person, and a little the address."""

    def __init__(self, limits: Limits, address: str, payer: str) -> None:
        self.limits = limits
        self.address = address
        self.payer = payer

    def pay(self, cost: float = 1.0) -> bool:
        """Take the cost; False if it cannot be paid."""
        allow = self.limits.allow
        return allow(self.address, SHARE_OF_ADDRESS * cost) and allow(self.payer, cost)


SPEND: Final = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local full, fill, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local known = redis.call('HMGET', KEYS[1], 'level', 'at')
local level, at = tonumber(known[1] or full), tonumber(known[2] or now)
level = math.max(-full, math.min(full, level + (now - at) * fill) - cost)
redis.call('HSET', KEYS[1], 'level', tostring(level), 'at', tostring(now))
redis.call('EXPIRE', KEYS[1], math.ceil(2 * full / fill) + 1)
return tostring(level)
"""


class SharedLimits:
    """Makes the buckets of several processes one, through Redis.

    Each decides at once by what it knows and tells a little later what was spent. What two
    processes allowed twice is a debt of the bucket. Without Redis each counts for itself.
    """

    def __init__(self, url: str, limits: Limits) -> None:
        self.url = url
        self.limits = limits
        self._round: asyncio.Task[None] | None = None
        self._client: Any = None
        self._spend: Any = None

    async def open(self) -> None:
        """Begin, if a URL is set and there are limits."""
        if not self.url or self.limits.scale <= 0:
            return
        from redis.asyncio import Redis

        self.limits.shared = True
        self._client = Redis.from_url(self.url)
        self._spend = self._client.register_script(SPEND)
        self._round = asyncio.create_task(self._rounds())

    async def _rounds(self) -> None:
        from redis.exceptions import RedisError

        while True:
            await asyncio.sleep(SHARE_EVERY)
            try:
                await self.share()
            except (RedisError, OSError) as fault:
                log.warning("limits cannot be shared", extra={"fault": type(fault).__name__})
                await asyncio.sleep(5)

    async def share(self) -> None:
        """Tell what was spent here, and hear what is left."""
        spent = self.limits.take_spent()
        if not spent:
            return
        async with self._client.pipeline(transaction=False) as pipe:
            for who, cost in spent.items():
                spent_here = [*self.limits.rate(who), cost]
                await self._spend([f"spieltisch:limit:{who}"], spent_here, client=pipe)
            levels = await pipe.execute()
        for who, level in zip(spent, levels, strict=True):
            self.limits.correct(who, float(level))

    async def close(self) -> None:
        """Stop."""
        if self._round is not None:
            self._round.cancel()
            await asyncio.gather(self._round, return_exceptions=True)
            await self._client.aclose()
