"""Reports on finished games: made one at a time in a process of their own, then kept."""

import asyncio
import contextlib
import json
import logging
import os
import sys
from typing import Any

from sqlalchemy.exc import DBAPIError

from spieltisch.server.config import Config, to_environment
from spieltisch.store import Store
from spieltisch.tables.library import shelf
from spieltisch.version import __version__

log = logging.getLogger("spieltisch")
WORKER = "spieltisch.server.workers.report_worker"
LINE_LIMIT = 16 << 20
LONGEST = 900.0
"""Seconds after which a report is given up."""
MOST_WAITING = 40
MOST_OF_ONE = 3
"""Reports that one person may have waiting; more have to be asked for later."""

MADE_BY = f"{__version__} 2"
"""The version of the engine, and of what a report holds: others are made again."""


class Job:
    """A report that is being made: how far it is, or that it failed."""

    def __init__(self, person: str = "", pack: str = "") -> None:
        self.person = person
        self.pack = pack
        self.turn = asyncio.Event()
        self.done = 0
        self.total = 1
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Reporter:
    """Makes reports and keeps them."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.jobs: dict[str, Job] = {}
        self._waiting: list[Job] = []
        self._making: Job | None = None
        self._made: dict[str, int] = {}
        """How many have been made for each person who has some waiting."""

    async def known(self, table_id: str) -> dict[str, Any] | None:
        """The report on a table, if there is one."""
        body = await asyncio.to_thread(self.store.reports.get, table_id, MADE_BY)
        return json.loads(body) if body is not None else None

    def begin(
        self, table_id: str, record: str, person: str, again: bool = False, pack: str = ""
    ) -> Job | None:
        """Have a report made, or say how far it is; None if too many are waiting.

        One that failed is tried `again` if wished.
        """
        job = self.jobs.get(table_id)
        if job is not None and not (job.failed and again):
            return job
        mine = sum(other.person == person for other in self._waiting)
        if mine >= MOST_OF_ONE or len(self._waiting) >= MOST_WAITING:
            return None
        job = self.jobs[table_id] = Job(person, pack)
        self._waiting.append(job)
        job.task = asyncio.create_task(self._make(table_id, record, job))
        self._next()
        return job

    def _next(self) -> None:
        """One at a time, in turns: next is who has been served least, then who asked first."""
        if self._making is None and self._waiting:
            job = min(self._waiting, key=lambda one: self._made.get(one.person, 0))
            self._waiting.remove(job)
            self._making = job
            self._made[job.person] = self._made.get(job.person, 0) + 1
            job.turn.set()
        elif self._making is None:
            self._made.clear()

    async def _make(self, table_id: str, record: str, job: Job) -> None:
        try:
            await job.turn.wait()
            report = await asyncio.wait_for(self._ask(record, job), LONGEST)
            body = json.dumps(report)
            await asyncio.to_thread(self.store.reports.put, table_id, MADE_BY, body)
            del self.jobs[table_id]
        except (TimeoutError, OSError, ValueError, KeyError, DBAPIError) as fault:
            job.failed = True
            log.warning("a report failed", extra={"fault": type(fault).__name__})
        finally:
            if self._making is job:
                self._making = None
            self._forget_failed()
            self._next()

    def _forget_failed(self) -> None:
        """Failures are remembered, but not without end."""
        failed = [table_id for table_id, job in self.jobs.items() if job.failed]
        for table_id in failed[:-MOST_WAITING]:
            del self.jobs[table_id]

    async def _ask(self, record: str, job: Job) -> Any:
        """Run the process; its last line is the report."""
        file = str(await asyncio.to_thread(shelf.file, job.pack)) if job.pack else ""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            WORKER,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LINE_LIMIT,
            env={**os.environ, **to_environment(self.config)},
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            asked = {"record": record, "pack": file}
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            await process.stdin.drain()
            line: dict[str, Any] = {}
            async for text in process.stdout:
                line = json.loads(text)
                job.done, job.total = line.get("done", job.done), line.get("total", job.total)
            return line["report"]
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            await process.wait()

    async def close(self) -> None:
        """Give up what is under way; whoever asks again begins anew."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
