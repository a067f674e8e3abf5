"""Processes in which bots think, each under a limit of time and memory.

One that hangs or dies is replaced, and its decision is made by a simpler bot, if need be by lot, so
that the game goes on.
"""

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from spieltisch.kernel.values import Plain
from spieltisch.server.config import Config, to_environment
from spieltisch.tables.table import Table

log = logging.getLogger("spieltisch")
LINE_LIMIT = 16 << 20
START_SECONDS = 30.0
SIMPLER, SIMPLEST = "novice", "random"


class BotFault(Exception):
    """A bot that did not answer."""


class Thinker:
    """One process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.process: asyncio.subprocess.Process | None = None
        self.warm = False

    async def ask(self, request: dict[str, Plain]) -> Any:
        """The answer; the process is gone if there is none in time."""
        seconds = self.config.bot_seconds + (0 if self.warm else START_SECONDS)
        try:
            answer = await asyncio.wait_for(self._ask(request), seconds)
        except (TimeoutError, OSError, ValueError, BotFault) as fault:
            await self.stop()
            raise BotFault(type(fault).__name__) from fault
        except asyncio.CancelledError:
            await self.stop()
            raise
        self.warm = True
        return answer

    async def _ask(self, request: dict[str, Plain]) -> Any:
        process = self.process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(request).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise BotFault("died")
        return json.loads(line)

    async def _start(self) -> asyncio.subprocess.Process:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "spieltisch.server.workers.bot_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LINE_LIMIT,
            env={**os.environ, **to_environment(self.config)},
        )
        return self.process

    async def stop(self) -> None:
        """End the process, whatever it does."""
        process, self.process, self.warm = self.process, None, False
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _nobody(_request: dict[str, Any]) -> Any:
    return None


class BotPool:
    """Hands decisions to free processes, and to other servers' where none is free here."""

    def __init__(self, config: Config) -> None:
        self._thinkers = [Thinker(config) for _ in range(max(1, config.bots))]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._thinkers:
            self._free.put_nowait(thinker)
        self.replaced = 0
        self._waiting = 0
        self.others: Callable[[dict[str, Plain]], Awaitable[Any]] = _nobody
        """Lets a bot think elsewhere; None if there is no room."""

    def spare(self) -> int:
        """How many more could think now."""
        return self._free.qsize() - self._waiting

    async def choose(self, question: "Question") -> tuple[str, str]:
        """The notation of a bot's choice, and the level of the bot that made it."""
        for level in dict.fromkeys((question.level, SIMPLER)):
            try:
                answer = await self._ask({**question.request, "level": level})
            except BotFault as fault:
                self.replaced += 1
                facts = {"fault": str(fault), "level": level}
                log.warning("a bot was replaced", extra=facts)
            else:
                if answer in question.offer:
                    return str(answer), level
        return secrets.choice(question.offer), SIMPLEST

    async def advise(self, question: "Question") -> Any:
        """What a strong bot advises; a fault if it does not answer."""
        return await self._ask(question.request)

    async def _ask(self, request: dict[str, Plain]) -> Any:
        answer = await self.others(request) if self.spare() < 1 else None
        return await self.think(request) if answer is None else answer

    async def think(self, request: dict[str, Plain]) -> Any:
        """The answer of a process here."""
        self._waiting += 1
        try:
            thinker = await self._free.get()
        finally:
            self._waiting -= 1
        try:
            return await thinker.ask(request)
        finally:
            self._free.put_nowait(thinker)

    async def close(self) -> None:
        """End all processes."""
        for thinker in self._thinkers:
            await thinker.stop()


class Question:
    """What a bot is asked: a position in which all that it cannot know is drawn anew.

    With a language it is asked for advice instead of a move.
    """

    def __init__(
        self, table: Table, seat: int, level: str, language: str = "", names: Sequence[str] = ()
    ) -> None:
        imagined: Any = table.playing.determinised(seat)
        self.level = level
        self.offer = list(table.offers[seat])
        self.request: dict[str, Plain] = {
            "table": table.id,
            "game": table.settings.game,
            "seats": len(table.seats),
            "options": dict(table.settings.options),
            "state": table.game.save(imagined),
            "seat": seat,
            "level": level,
            "seed": secrets.randbits(63),
            "language": language,
            "names": list(names),
        }
