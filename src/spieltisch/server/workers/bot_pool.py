"""Processes in which bots think, each under a limit of time and memory, shared out fairly.

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
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from spieltisch.kernel.values import Plain
from spieltisch.server.config import Config, to_environment
from spieltisch.server.faults import Fault
from spieltisch.tables.library import shelf
from spieltisch.tables.table import Table

log = logging.getLogger("spieltisch")
LINE_LIMIT = 16 << 20
START_SECONDS = 30.0
SIMPLER, SIMPLEST = "novice", "random"
QUICK: Final = ("novice", "regular")
"""Levels that answer at once and plan nothing."""
FORGOTTEN_HALF: Final = 60.0
"""Seconds after which half of what somebody's bots have thought is forgotten."""
UNWATCHED: Final = 5.0
"""Seconds of thinking by which a table that nobody looks at stands behind."""
PATIENCE: Final = 2.0
"""Seconds that a bot waits for the process in which its plan is."""
PLANS_KEPT: Final = 2000
MOST_ADVICE: Final = 8
"""Decisions that may wait for one person's sake when he asks for advice."""


class BotFault(Exception):
    """A bot that did not answer."""


class Thinker:
    """One process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.process: asyncio.subprocess.Process | None = None
        self.warm = False
        self.question: Claim | None = None
        """What it thinks about, while it thinks."""

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
        if request["pack"]:
            # The worker reads the box from a file of this process.
            file = await asyncio.to_thread(shelf.file, str(request["pack"]))
            request = {**request, "pack": str(file)}
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


class Share:
    """How much the bots of each person have thought lately; what is long ago counts less."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def used(self, person: str, at: float) -> float:
        """Seconds, halved again and again as time goes by."""
        seconds, since = self._used.get(person, (0.0, at))
        return float(seconds * 0.5 ** ((at - since) / FORGOTTEN_HALF))

    def use(self, person: str, seconds: float, at: float) -> None:
        """A bot of this person has thought."""
        self._used[person] = (self.used(person, at) + seconds, at)
        if len(self._used) > PLANS_KEPT:
            self._used = {one: kept for one, kept in self._used.items() if self.used(one, at) > 0.1}


class Claim:
    """What entitles a decision to a process: whose bot thinks, and whether somebody looks on."""

    def __init__(self, table: str, seat: int, level: str, person: str, awaited: bool) -> None:
        self.key = (table, seat)
        self.quick = level in QUICK
        self.person = person
        self.awaited = awaited


class Wish:
    """A decision that waits for a process."""

    def __init__(self, question: Claim, at: float) -> None:
        self.question = question
        self.at = at
        self.turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()


async def _nobody(_request: dict[str, Any]) -> Any:
    return None


class BotPool:
    """Hands decisions to free processes, and to other servers' where none is free here.

    Next is whose bots have thought least, tables first at which people look on. Nobody's bots get
    all processes at once, and one process is kept for those that answer at once. A bot that has
    planned its turn waits a little for the process in which its plan is.
    """

    def __init__(self, config: Config) -> None:
        self._thinkers = [Thinker(config) for _ in range(max(1, config.bots))]
        self._free = list(self._thinkers)
        self._wishes: list[Wish] = []
        self._share = Share()
        self._plans: OrderedDict[tuple[str, int], Thinker] = OrderedDict()
        self._all_but_one = max(1, len(self._thinkers) - 1)
        self.replaced = 0
        self.others: Callable[[dict[str, Plain]], Awaitable[Any]] = _nobody
        """Lets a bot think elsewhere; None if there is no room."""

    def spare(self, quick: bool = False) -> int:
        """How many more could think now."""
        thinking = sum(not t.question.quick for t in self._thinkers if t.question is not None)
        room = len(self._free) if quick else min(len(self._free), self._all_but_one - thinking)
        return room - len(self._wishes)

    async def choose(self, question: "Question") -> tuple[str, str]:
        """The notation of a bot's choice, and the level of the bot that made it."""
        for level in dict.fromkeys((question.level, SIMPLER)):
            try:
                answer = await self._ask(question, {**question.request, "level": level})
            except BotFault as fault:
                self.replaced += 1
                facts = {"fault": str(fault), "level": level}
                log.warning("a bot was replaced", extra=facts)
            else:
                if answer in question.offer:
                    return str(answer), level
        return secrets.choice(question.offer), SIMPLEST

    async def advise(self, question: "Question") -> Any:
        """What a strong bot advises; a fault if it does not answer, or too much is asked."""
        waiting = sum(wish.question.person == question.person for wish in self._wishes)
        if waiting >= MOST_ADVICE:
            raise Fault("busy")
        return await self._ask(question, question.request)

    async def _ask(self, question: "Question", request: dict[str, Plain]) -> Any:
        if self.spare(question.quick) < 1:
            claim: dict[str, Plain] = {"person": question.person, "awaited": question.awaited}
            answer = await self.others({**request, "claim": claim})
            if answer is not None:
                return answer
        return await self._think(question, request)

    async def think(self, request: dict[str, Any]) -> Any:
        """The answer of a process here to another server."""
        claim = request.pop("claim")
        asked = (str(request["table"]), int(request["seat"]), str(request["level"]))
        return await self._think(Claim(*asked, claim["person"], claim["awaited"]), request)

    async def _think(self, question: Claim, request: dict[str, Plain]) -> Any:
        thinker = await self._turn(question)
        began = time.monotonic()
        try:
            return await thinker.ask(request)
        finally:
            at = time.monotonic()
            self._share.use(question.person, at - began, at)
            self._let_go(thinker)

    async def _turn(self, question: Claim) -> Thinker:
        """A process, when it is this question's turn."""
        wish = Wish(question, time.monotonic())
        self._wishes.append(wish)
        # If only the process with its plan is busy, another one takes it on later.
        later = asyncio.get_running_loop().call_later(PATIENCE, self._hand_out)
        self._hand_out()
        try:
            return await wish.turn
        except asyncio.CancelledError:
            if wish in self._wishes:
                self._wishes.remove(wish)
            elif wish.turn.done() and not wish.turn.cancelled():
                self._let_go(wish.turn.result())
            raise
        finally:
            later.cancel()

    def _let_go(self, thinker: Thinker) -> None:
        thinker.question = None
        self._free.append(thinker)
        self._hand_out()

    def _hand_out(self) -> None:
        """Give free processes to those whose turn it is."""
        at = time.monotonic()
        self._wishes.sort(key=lambda wish: (self._rank(wish, at), wish.at))
        for wish in list(self._wishes):
            thinker = self._thinker_for(wish, at)
            if thinker is not None:
                self._free.remove(thinker)
                self._wishes.remove(wish)
                thinker.question = wish.question
                self._remember(wish.question, thinker)
                wish.turn.set_result(thinker)

    def _rank(self, wish: Wish, at: float) -> float:
        used = self._share.used(wish.question.person, at)
        return used if wish.question.awaited else used + UNWATCHED

    def _thinker_for(self, wish: Wish, at: float) -> Thinker | None:
        question = wish.question
        busy = [thinker.question for thinker in self._thinkers if thinker.question is not None]
        alike = sum(other.person == question.person for other in busy)
        slow = 0 if question.quick else sum(not other.quick for other in busy)
        if not self._free or max(alike, slow) >= self._all_but_one:
            return None
        planned = None if question.quick else self._plans.get(question.key)
        if planned is None or planned in self._free:
            return planned or self._free[0]
        return self._free[0] if at - wish.at >= PATIENCE else None

    def _remember(self, question: Claim, thinker: Thinker) -> None:
        if question.quick:
            return
        self._plans[question.key] = thinker
        self._plans.move_to_end(question.key)
        if len(self._plans) > PLANS_KEPT:
            self._plans.popitem(last=False)

    async def close(self) -> None:
        """End all processes."""
        for thinker in self._thinkers:
            await thinker.stop()


class Question(Claim):
    """What a bot is asked: a position in which all that it cannot know is drawn anew.

    With a language it is asked for advice instead of a move; with a `coached` move and the position
    before it, what that move cost. `asker`: who asks for advice; a bot that moves thinks for the
    table's people. `awaited`: whether somebody looks on.
    """

    def __init__(
        self,
        table: Table,
        seat: int,
        level: str,
        language: str = "",
        names: Sequence[str] = (),
        awaited: bool = True,
        coached: str = "",
        before: Any = None,
        asker: str = "",
    ) -> None:
        imagined: Any = table.playing.determinised(seat) if before is None else before
        super().__init__(table.id, seat, level, asker or host_of(table), awaited)
        self.level = level
        self.offer = list(table.offers.get(seat, []))
        self.request: dict[str, Plain] = {
            "table": table.id,
            "game": table.settings.game,
            "pack": table.settings.pack,
            "seats": len(table.seats),
            "options": dict(table.settings.options),
            "state": table.game.save(imagined),
            "seat": seat,
            "level": level,
            "seed": secrets.randbits(63),
            "language": language,
            "names": list(names),
            "coached": coached,
        }


def host_of(table: Table) -> str:
    """For whom the bots of a table think: the first person who plays here."""
    people = [seat for seat in table.seats if seat.player]
    playing = [seat for seat in people if not seat.stand_in]
    return next((seat.player for seat in [*playing, *people]), "")
