"""Slow work in a few threads of its own: passwords, mail, games played again.

Database reads share the event loop's threads. Work that may take long never goes there, or one
person's errands would keep everybody waiting.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from spieltisch.server.faults import Fault

P = ParamSpec("P")
T = TypeVar("T")
MOST_WAITING = 100
MOST_OF_ONE = 4
"""Errands of one person that may wait for each other; more are told that it is busy here."""


class _Line:
    """One person's errands: one at a time."""

    def __init__(self) -> None:
        self.free = asyncio.Lock()
        self.waiting = 0


class Errands:
    """One kind of slow work. Who waits longer than `seconds` is told that it is busy here."""

    def __init__(
        self,
        name: str,
        threads: int,
        seconds: float,
        of_one: int = MOST_OF_ONE,
        of_all: int = MOST_WAITING,
    ) -> None:
        self.seconds = seconds
        self.of_one = of_one
        self.of_all = of_all
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._lines: dict[str, _Line] = {}
        self._waiting = 0

    async def run(self, who: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Do it for somebody, when what they asked for before is done."""
        line = self._lines.setdefault(who, _Line())
        if line.waiting >= self.of_one or self._waiting >= self.of_all:
            raise Fault("busy")
        line.waiting += 1
        self._waiting += 1
        doing: Future[T] | None = None
        try:
            async with asyncio.timeout(self.seconds):
                await line.free.acquire()
                doing = self._threads.submit(work, *args, **named)
                return await asyncio.shield(asyncio.wrap_future(doing))
        except TimeoutError as fault:
            raise Fault("busy") from fault
        finally:
            self._leave(who, line, doing)

    def _leave(self, who: str, line: _Line, doing: "Future[T] | None") -> None:
        """The next one's turn comes when the thread is free, not when the asker gave up."""
        loop = asyncio.get_running_loop()

        def done(_: object = None) -> None:
            if doing is not None:
                line.free.release()
            line.waiting -= 1
            self._waiting -= 1
            if not line.waiting:
                self._lines.pop(who, None)

        if doing is None or doing.cancel() or doing.done():
            done()
        else:
            doing.add_done_callback(lambda _: loop.call_soon_threadsafe(done))

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
