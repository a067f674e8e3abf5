"""A mail server that keeps what it is sent: as much SMTP as a mail needs."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage


class Mailbox(socketserver.ThreadingTCPServer):
    """Mails that came; `broken`: it takes none."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Talk)
        self.mails: list[EmailMessage] = []
        self.broken = False
        self.refused = 0

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.server_address[1]}"


class _Talk(socketserver.StreamRequestHandler):
    """One connection."""

    server: Mailbox

    def handle(self) -> None:
        self._say("220 mailbox")
        for line in self.rfile:
            match line[:4].upper():
                case b"MAIL" if self.server.broken:
                    self.server.refused += 1
                    self._say("451 not now")
                case b"DATA":
                    self._say("354 go on")
                    self._keep()
                    self._say("250 kept")
                case b"QUIT":
                    self._say("221 bye")
                    return
                case _:
                    self._say("250 mailbox")

    def _say(self, answer: str) -> None:
        self.wfile.write(f"{answer}\r\n".encode())

    def _keep(self) -> None:
        lines: list[bytes] = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line)
        mail = message_from_bytes(b"".join(lines), policy=policy.default)
        self.server.mails.append(mail)


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as box:
        threading.Thread(target=box.serve_forever, daemon=True).start()
        yield box
        box.shutdown()
