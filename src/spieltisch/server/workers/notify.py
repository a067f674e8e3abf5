"""Telling people that it is their turn when they are not looking: by webhook, by mail.

Notices are stored together with the moves that made them. Whichever process comes first tells one;
what falls into somebody's quiet hours, or could not be sent, is put off.
"""

import asyncio
import contextlib
import logging
import smtplib
import time

from spieltisch import texts
from spieltisch.kernel.wording import Text
from spieltisch.server.config import Config
from spieltisch.server.live.table_cache import LiveTable, TableCache, now
from spieltisch.server.workers.post import mail, post_json
from spieltisch.store import Store
from spieltisch.store.notices import Notice
from spieltisch.store.people import Person, Wishes
from spieltisch.tables.deeds import Entry
from spieltisch.tables.sentences import sentence

log = logging.getLogger("spieltisch")
LOOK_EVERY = 10.0
LEASE = 60_000
"""Milliseconds that a process has for telling before another one tries."""
PAUSES = (60_000, 600_000, 3_600_000)
"""Milliseconds until the next try, after each that failed; then the notice is dropped."""


class Notifier:
    """Looks for notices whose time has come."""

    def __init__(self, config: Config, store: Store, tables: TableCache) -> None:
        self.config = config
        self.store = store
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
                for notice in await asyncio.to_thread(self.store.notices.due, now()):
                    await asyncio.to_thread(self._handle, notice)
            except Exception as fault:  # one that cannot be told must not silence all others
                log.error("notices cannot be told", exc_info=fault)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_EVERY)
            self._news.clear()

    def _handle(self, notice: Notice) -> None:
        """Tell it, put it off, or drop it."""
        notices, at = self.store.notices, now()
        person = self.store.people.get(notice.person)
        if person is None or not _reachable(person.wishes) or not self._still(notice):
            notices.drop(notice)
            return
        quiet = quiet_seconds(person.wishes, at)
        mine = notices.put_off(notice, at + (int(quiet * 1000) or LEASE), notice.tries)
        if quiet or mine is None:
            return
        if self._tell(person, mine):
            notices.drop(mine)
        elif mine.tries < len(PAUSES):
            notices.put_off(mine, now() + PAUSES[mine.tries], mine.tries + 1)
        else:
            notices.drop(mine)

    def _still(self, notice: Notice) -> bool:
        """Whether it is still the person's turn."""
        row = self.store.tables.row(notice.table_id)
        if row is None or row.status != "playing":
            return False
        return any(seat.person == notice.person and seat.seat in row.turn for seat in row.seats)

    def _tell(self, person: Person, notice: Notice) -> bool:
        """By every way the person wishes; whether all of them worked."""
        link = f"{self.config.public_url}/tables/{notice.table_id}"
        game = sentence(Text(f"{notice.game}-name"), person.language, ())
        text = texts.say(person.language, "notify-your-turn", {"game": game, "link": link})
        wishes, config = person.wishes, self.config
        try:
            if wishes.webhook:
                told = {"event": "your-turn", "table": notice.table_id, "game": notice.game}
                post_json(wishes.webhook, {**told, "text": text}, config.private_webhooks)
            if wishes.email and config.smtp:
                subject = texts.say(person.language, "notify-subject")
                mail(config.smtp, config.mail_from, wishes.email, subject, text)
        except (OSError, ValueError, smtplib.SMTPException) as fault:
            log.warning("a notification failed", extra={"fault": type(fault).__name__})
            return False
        return True

    async def close(self) -> None:
        """Stop; what has not been told is told after the next start."""
        if self._round is not None:
            self._round.cancel()
            await asyncio.gather(self._round, return_exceptions=True)


def _reachable(wishes: Wishes) -> bool:
    return bool(wishes.webhook or wishes.email)


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
