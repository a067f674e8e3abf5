"""Telling people that it is their turn when they are not looking: by webhook, by mail.

Notices are stored together with the moves that made them. Whichever process comes first tells one;
what falls into somebody's quiet hours, or could not be sent, is put off.
"""

import asyncio
import contextlib
import logging
import time
from functools import partial

from spieltisch import texts
from spieltisch.kernel.wording import Text
from spieltisch.server.config import Config
from spieltisch.server.faults import Fault
from spieltisch.server.limits import Limits
from spieltisch.server.live.table_cache import LiveTable, TableCache, now
from spieltisch.server.workers.errands import Errands
from spieltisch.server.workers.post import Lookups, mail, post_json
from spieltisch.store import Store
from spieltisch.store.notices import Notice
from spieltisch.store.people import Person, Wishes
from spieltisch.tables.deeds import Entry
from spieltisch.tables.sentences import sentence

log = logging.getLogger("spieltisch")
LOOK_EVERY = 10.0
AT_ONCE = 8
"""Notices that are being told at the same time, each to somebody else."""
MAILS_AT_ONCE, MAIL_SECONDS = 2, 30.0
LEASE = 60_000
"""Milliseconds that a process has for telling before another one tries."""
PAUSES = (60_000, 600_000, 3_600_000)
"""Milliseconds until the next try, after each that failed; then the notice is dropped."""


class Notifier:
    """Looks for notices whose time has come; a few are told at once, one for each person."""

    def __init__(self, config: Config, store: Store, tables: TableCache, limits: Limits) -> None:
        self.config = config
        self.store = store
        self.limits = limits
        self.lookups = Lookups()
        self.mails = Errands("mail", MAILS_AT_ONCE, MAIL_SECONDS)
        self._telling: dict[str, asyncio.Task[None]] = {}
        self._news = asyncio.Event()
        self._round: asyncio.Task[None] | None = None
        tables.after.append(self._look)

    async def open(self) -> None:
        """Begin, with what a former process has left."""
        self._round = asyncio.create_task(self._rounds())

    def _look(self, hot: LiveTable, _entries: list[Entry]) -> None:
        if hot.table.settings.pace.kind == "days":
            self._news.set()

    def hasten(self) -> None:
        """Something may be due now that was not before."""
        self._news.set()

    async def _rounds(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as fault:  # a database that is away must not end all telling
                log.error("notices cannot be told", exc_info=fault)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_EVERY)
            self._news.clear()

    async def look(self) -> None:
        """Begin to tell what is due; nobody's notices wait for somebody else's webhook."""
        due = self.store.notices.due
        for notice in await asyncio.to_thread(due, now(), sorted(self._telling)):
            if len(self._telling) >= AT_ONCE:
                return
            if notice.person not in self._telling:
                task = asyncio.create_task(self.handle(notice))
                self._telling[notice.person] = task
                task.add_done_callback(partial(self._told, notice))

    def _told(self, notice: Notice, task: "asyncio.Task[None]") -> None:
        del self._telling[notice.person]
        if not task.cancelled():
            if task.exception() is not None:
                log.error("a notice cannot be told", exc_info=task.exception())
            else:
                # There may be more for the same person, or for who had to wait.
                self._news.set()

    async def handle(self, notice: Notice) -> None:
        """Tell it, put it off, or drop it."""
        taken = await asyncio.to_thread(self._take, notice)
        if taken is None:
            return
        told = await self._tell(*taken)
        await asyncio.to_thread(self._settle, taken[1], told)

    def _take(self, notice: Notice) -> tuple[Person, Notice] | None:
        """Whom to tell now, if anybody; no other process will meanwhile."""
        notices, at = self.store.notices, now()
        person = self.store.people.get(notice.person)
        if person is None or not self._reachable(person) or not self._still(notice):
            notices.drop(notice)
            return None
        wishes = person.wishes
        quiet = max(int(quiet_seconds(wishes, at) * 1000), wishes.away(at))
        mine = notices.put_off(notice, at + (quiet or LEASE), notice.tries)
        return None if quiet or mine is None else (person, mine)

    def _settle(self, notice: Notice, told: bool) -> None:
        if told or notice.tries >= len(PAUSES):
            self.store.notices.drop(notice)
        else:
            until = now() + PAUSES[notice.tries]
            self.store.notices.put_off(notice, until, notice.tries + 1)

    def _still(self, notice: Notice) -> bool:
        """Whether it is still the person's turn."""
        row = self.store.tables.row(notice.table_id)
        if row is None or row.status != "playing":
            return False
        return any(seat.person == notice.person and seat.seat in row.turn for seat in row.seats)

    def _reachable(self, person: Person) -> bool:
        return bool(person.wishes.webhook or self._mailed(person))

    def _mailed(self, person: Person) -> bool:
        """Only to an address whose owner has said that it is theirs."""
        return bool(self.config.smtp and person.confirmed == person.wishes.email != "")

    async def _tell(self, person: Person, notice: Notice) -> bool:
        """By every way the person wishes; whether all of them worked."""
        link = f"{self.config.address}/turns/{notice.table_id}"
        game = sentence(Text(f"{notice.game}-name"), person.language, ())
        text = texts.say(person.language, "notify-your-turn", {"game": game, "link": link})
        wishes, private = person.wishes, self.config.private_webhooks
        try:
            if wishes.webhook:
                told = {
                    "event": "your-turn",
                    "table": notice.table_id,
                    "game": notice.game,
                    "link": link,
                }
                await post_json(wishes.webhook, {**told, "text": text}, private, self.lookups)
            if self._mailed(person):
                subject = texts.say(person.language, "notify-subject")
                await self.mail(person, wishes.email, subject, text)
        except Exception as fault:  # whatever it is, it is a try of this notice and of no other
            log.warning("a notification failed", extra={"fault": type(fault).__name__})
            return False
        return True

    async def mail(self, person: Person, to: str, subject: str, text: str) -> None:
        """Send a mail, unless the person or the address has had enough today."""
        for bucket in (f"mail-of {person.id}", f"mail-to {to.lower()}"):
            if not self.limits.allow(bucket, 1.0):
                raise Fault("too-many")
        server, sender = self.config.smtp, self.config.mail_from
        await self.mails.run(person.id, mail, server, sender, to, subject, text)

    async def confirm(self, person: Person, to: str, token: str) -> None:
        """Ask the owner of an address whether it is theirs."""
        link = f"{self.config.address}/confirm#{token}"
        values = {"name": person.name, "link": link}
        subject = texts.say(person.language, "confirm-subject")
        await self.mail(person, to, subject, texts.say(person.language, "confirm-text", values))

    async def close(self) -> None:
        """Stop; what has not been told is told after the next start."""
        tasks = [task for task in (self._round, *self._telling.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.mails.close()


def quiet_seconds(wishes: Wishes, at: int) -> float:
    """How long to wait until the person's quiet hours are over."""
    start, end = wishes.quiet_from, wishes.quiet_to
    if not (0 <= start < 24 and 0 <= end < 24) or start == end:
        return 0.0
    local = time.gmtime(at / 1000 + wishes.utc_offset * 60)
    quiet = start <= local.tm_hour < end if start < end else not end <= local.tm_hour < start
    if not quiet:
        return 0.0
    hours = (end - local.tm_hour) % 24
    return hours * 3600.0 - local.tm_min * 60 - local.tm_sec
