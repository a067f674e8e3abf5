"""Reports on finished games: made one at a time in a process of their own, then kept."""

import asyncio
import contextlib
import json
import logging
import os
import sys
from typing import Any

from spieltisch.server.config import Config, to_environment
from spieltisch.store import Store
from spieltisch.version import __version__

log = logging.getLogger("spieltisch")
WORKER = "spieltisch.server.workers.report_worker"
LINE_LIMIT = 16 << 20
LONGEST = 900.0
"""Seconds after which a report is given up."""
MOST_WAITING = 40


class Job:
    """A report that is being made: how far it is, or that it failed."""

    def __init__(self) -> None:
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
        self._one_at_a_time = asyncio.Lock()

    async def known(self, table_id: str) -> dict[str, Any] | None:
        """The report on a table, if there is one."""
        body = await asyncio.to_thread(self.store.reports.get, table_id, __version__)
        return json.loads(body) if body is not None else None

    def begin(self, table_id: str, record: str, again: bool = False) -> Job:
        """Have a report made, or say how far it is. One that failed is tried `again` if wished."""
        job = self.jobs.get(table_id)
        if job is None or (job.failed and again):
            waiting = sum(not other.failed for other in self.jobs.values())
            job = Job()
            if waiting >= MOST_WAITING:
                job.failed = True
                return job
            self.jobs[table_id] = job
            job.task = asyncio.create_task(self._make(table_id, record, job))
        return job

    async def _make(self, table_id: str, record: str, job: Job) -> None:
        try:
            async with self._one_at_a_time:
                report = await asyncio.wait_for(self._ask(record, job), LONGEST)
            body = json.dumps(report)
            await asyncio.to_thread(self.store.reports.put, table_id, __version__, body)
            del self.jobs[table_id]
        except (TimeoutError, OSError, ValueError, KeyError) as fault:
            job.failed = True
            log.warning("a report failed", extra={"fault": type(fault).__name__})

    async def _ask(self, record: str, job: Job) -> Any:
        """Run the process; its last line is the report."""
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
            process.stdin.write(json.dumps(record).encode() + b"\n")
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
