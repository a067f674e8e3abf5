"""Telling people that it is their turn when they are not looking: by webhook, by mail."""

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
import time
import urllib.request
from email.message import EmailMessage
from urllib.parse import urlsplit

from spieltisch import texts
from spieltisch.server.config import Config
from spieltisch.server.house import Hot, House, now
from spieltisch.store import Store
from spieltisch.store.people import Person, Wishes
from spieltisch.tables.deeds import Entry

log = logging.getLogger("spieltisch")
SECONDS = 5.0
MOST_WAITING = 1000


class Notifier:
    """Looks at every change for people whose turn has come."""

    def __init__(self, config: Config, store: Store, house: House) -> None:
        self.config = config
        self.store = store
        self._told: dict[str, frozenset[int]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        house.after.append(self._look)

    def _look(self, hot: Hot, _entries: list[Entry]) -> None:
        table = hot.table
        if table.settings.pace.kind != "days" or table.status != "playing":
            return
        turn = frozenset(table.people_to_move())
        new = turn - self._told.get(table.id, frozenset())
        self._told[table.id] = turn
        people = {table.seats[seat].player for seat in new}
        for person in people:
            if not hot.gallery.watches(person) and len(self._tasks) < MOST_WAITING:
                task = asyncio.create_task(self._tell(person, table.id, table.settings.game))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell(self, person_id: str, table_id: str, game: str) -> None:
        try:
            person = await asyncio.to_thread(self.store.people.get, person_id)
            if person is None or not (person.wishes.webhook or person.wishes.email):
                return
            await asyncio.sleep(quiet_seconds(person.wishes, now()))
            await asyncio.to_thread(self._send, person, table_id, game)
        except (OSError, ValueError, smtplib.SMTPException) as fault:
            log.warning("a notification failed", extra={"fault": type(fault).__name__})

    def _send(self, person: Person, table_id: str, game: str) -> None:
        link = f"{self.config.public_url}/tables/{table_id}"
        values: dict[str, str | int] = {
            "game": texts.say(person.language, f"{game}-name"),
            "link": link,
        }
        text = texts.say(person.language, "notify-your-turn", values)
        if person.wishes.webhook:
            message = {"event": "your-turn", "table": table_id, "game": game, "text": text}
            post(person.wishes.webhook, message, self.config.private_webhooks)
        if person.wishes.email and self.config.smtp:
            self._mail(person, text)

    def _mail(self, person: Person, text: str) -> None:
        message = EmailMessage()
        message["From"] = self.config.mail_from
        message["To"] = person.wishes.email
        message["Subject"] = texts.say(person.language, "notify-subject")
        message.set_content(text)
        host, _, port = self.config.smtp.partition(":")
        with smtplib.SMTP(host, int(port or 25), timeout=SECONDS) as server:
            server.send_message(message)

    async def close(self) -> None:
        """Stop; a turn that was not told is seen in the lobby."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


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


def post(url: str, message: dict[str, str], private: bool) -> None:
    """Post JSON to a webhook, which may not lead into our own network."""
    check_webhook(url, private)
    request = urllib.request.Request(
        url, json.dumps(message).encode(), {"Content-Type": "application/json"}
    )
    opener = urllib.request.build_opener(_NoRedirect)
    opener.open(request, timeout=SECONDS).close()


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect could lead where the address itself may not."""

    def redirect_request(self, *_: object, **__: object) -> None:
        return None


def check_webhook(url: str, private: bool) -> None:
    """Refuse what is not HTTP or leads to private addresses."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("a webhook is an http or https address")
    if private:
        return
    port = parts.port or (443 if parts.scheme == "https" else 80)
    for found in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM):
        if not ipaddress.ip_address(found[4][0]).is_global:
            raise ValueError("a webhook may not lead into a private network")
