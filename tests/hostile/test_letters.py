"""Webhooks and mail: what leads nowhere, drips or answers garbage costs nobody else anything."""

import http.server
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.server.mailbox import Mailbox, mailbox
from tests.server.serving import PATIENCE, Client, Server, serving
from tests.server.test_notify import Hook, turn_of_ben, wait_for, wish

GUESTS, EACH = 15, 4
AT_ONCE = 30.0
"""Seconds: far more than a lobby takes, far less than a name that is never found."""


@pytest.mark.slow
def test_names_that_are_never_found_keep_nobody_waiting(tmp_path: Path) -> None:
    games = "tests.auction,tests.hostile.slow_names"
    with serving(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log", games=games) as server:
        victim = Client.program(server.url, "Vera")
        guests = [Client.program(server.url, f"Guest {n}x") for n in range(GUESTS)]

        def save(guest: Client, number: int) -> None:
            hook = f"http://{guest.id}-{number}.never.example/"
            with suppress(OSError):
                guest.post("/api/v1/me", {"wishes": {"webhook": hook}}, "PATCH")

        for guest in guests:
            for number in range(EACH):
                threading.Thread(target=save, args=(guest, number), daemon=True).start()
        time.sleep(1)
        began = time.monotonic()
        assert victim.get("/api/v1/lobby").status == 200
        assert time.monotonic() - began < AT_ONCE


@contextmanager
def talker(words: bytes, pause: float) -> Iterator[str]:
    """A web server that says something to whoever comes, byte by byte, and never ends."""
    door = socket.create_server(("127.0.0.1", 0))
    talks: list[threading.Thread] = []
    over = threading.Event()

    def talk(visitor: socket.socket) -> None:
        with visitor, suppress(OSError):
            for byte in words * 1000:
                visitor.send(bytes([byte]))
                if over.wait(pause):
                    return

    def welcome() -> None:
        while not over.is_set():
            with suppress(TimeoutError):
                talks.append(threading.Thread(target=talk, args=(door.accept()[0],)))
                talks[-1].start()

    door.settimeout(0.1)  # a door that is closed while somebody waits at it wakes nobody
    welcoming = threading.Thread(target=welcome)
    welcoming.start()
    try:
        yield f"http://127.0.0.1:{door.getsockname()[1]}/"
    finally:
        over.set()
        welcoming.join()
        for one in talks:
            one.join()
        door.close()


@pytest.mark.parametrize(
    ("words", "pause"), [(b"x", 0.5), (b"garbage\r\n\r\n", 0.0)], ids=["drips", "garbage"]
)
def test_a_webhook_that_misbehaves_keeps_no_notice_back(
    server: Server, words: bytes, pause: float
) -> None:
    class Mine(Hook):
        heard: ClassVar[list[Any]] = []

    hook = http.server.HTTPServer(("127.0.0.1", 0), Mine)
    threading.Thread(target=hook.handle_request, daemon=True).start()
    with talker(words, pause) as address:
        for number in range(2):
            ann, bad = (Client.program(server.url, f"{n} {number}x") for n in ("Ann", "Bad"))
            wish(bad, webhook=address)
            turn_of_ben(ann, bad)
        ann, ben = Client.program(server.url, "Ann"), Client.program(server.url, "Ben")
        wish(ben, webhook=f"http://127.0.0.1:{hook.server_port}/")
        table = turn_of_ben(ann, ben)
        until = time.monotonic() + PATIENCE / 2
        while not Mine.heard and time.monotonic() < until:
            time.sleep(0.05)
    hook.server_close()
    assert [told["table"] for told in Mine.heard] == [table]


# Mail


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Mailbox]]:
    folder = tmp_path_factory.mktemp("mail")
    with (
        mailbox() as box,
        serving(
            f"sqlite:///{folder / 'x.db'}",
            folder / "log",
            smtp=box.address,
            public_url="https://tables.example",
            rate=1,
        ) as server,
    ):
        yield server, box


def mails_to(box: Mailbox, address: str) -> list[Any]:
    return [mail for mail in box.mails if mail["To"] == address]


@pytest.mark.parametrize(
    "address",
    [
        "a@b.example,c@d.example",
        "a@b.example;c@d.example",
        "a@b.example\n",
        "A <a@b.example>",
        "a@b",
    ],
)
def test_there_is_exactly_one_address(server: Server, address: str) -> None:
    guest = Client.program(server.url, "Gus")
    answer = guest.post("/api/v1/me", {"wishes": {"email": address}}, "PATCH")
    assert (answer.status, answer.json["code"]) == (400, "bad-mail")


def test_nothing_is_mailed_to_an_address_that_has_not_been_confirmed(
    mailing: tuple[Server, Mailbox],
) -> None:
    server, box = mailing
    ann, ben = Client.program(server.url, "Ann"), Client.program(server.url, "Ben")
    wish(ben, email="ben@example.org")
    (asked,) = mails_to(box, "ben@example.org")
    early = turn_of_ben(ann, ben)
    assert not ben.get("/api/v1/me").json["confirmed"]
    link = asked.get_content().partition("https://tables.example/confirm#")[2].split()[0]
    anybody = Client(server.url)
    assert anybody.post("/api/v1/confirm", {"token": link}).status == 200
    assert anybody.post("/api/v1/confirm", {"token": link}).json["code"] == "wrong-token"
    assert ben.get("/api/v1/me").json["confirmed"]
    # The notice of before has been dropped: nobody could be told of it then.
    late = turn_of_ben(ann, ben)
    wait_for(mails_to(box, "ben@example.org")[1:] or _later(box, "ben@example.org", 2))
    assert [mail["Subject"] for mail in mails_to(box, "ben@example.org")] == [
        "Is this your address?",
        "Your turn",
    ]
    told = mails_to(box, "ben@example.org")[1].get_content()
    assert (early in told, late in told) == (False, True)
    wish(ben, email="other@example.org")
    assert not ben.get("/api/v1/me").json["confirmed"]


def _later(box: Mailbox, address: str, count: int) -> list[Any]:
    until = time.monotonic() + PATIENCE
    while len(mails_to(box, address)) < count and time.monotonic() < until:
        time.sleep(0.05)
    return mails_to(box, address)


def test_nobody_sends_mails_without_end(mailing: tuple[Server, Mailbox]) -> None:
    server, box = mailing
    guest = Client.program(server.url, "Spam")
    before = len(box.mails)
    for number in range(20):
        body = {"wishes": {"email": f"victim{number}@example.org"}}
        guest.post("/api/v1/me", body, "PATCH")
    assert len(box.mails) - before <= 10
