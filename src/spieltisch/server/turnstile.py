"""The turnstile: one address is served a few requests at a time, and no more a second than it may.

What a request costs is taken from who asks (`routing.admit`). But a refusal costs something, too,
and so does a file: whoever floods the server with these waits here, and nobody else does.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from spieltisch.server.limits import Limits, holder_of

AT_ONCE: Final = 8
"""Requests of one address that are worked at together; a browser opens six connections."""
PAUSE: Final = 1.0
TRIES: Final = 4
"""So often a request waits for its turn; then it is refused."""


class _Line:
    """The requests of one address."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(AT_ONCE)
        self.inside = 0


class Turnstile:
    """One for each process. Without limits, and where no address is known, all pass."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._lines: dict[str, _Line] = {}

    async def passes(self, address: str) -> bool:
        """Whether a request may come in: at once, or after a while."""
        holder = holder_of(address)
        for tried in range(TRIES):
            if not address or self._limits.allow(f"request {holder}", 1.0):
                return True
            if tried < TRIES - 1:
                await asyncio.sleep(PAUSE)
        return False

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """A place among the few of an address that are worked at now."""
        if not address or self._limits.scale <= 0:
            yield
            return
        holder = holder_of(address)
        line = self._lines.setdefault(holder, _Line())
        line.inside += 1
        try:
            async with line.places:
                yield
        finally:
            line.inside -= 1
            if not line.inside:
                del self._lines[holder]
