"""Letters that leave the server: JSON to a webhook, mail through the host's mail server.

A webhook is spoken to on the event loop, and the whole call has one deadline: whoever drips, never
answers or answers garbage costs nobody anything. Names are looked up in threads of their own.
"""

import asyncio
import ipaddress
import json
import smtplib
import socket
import ssl
import threading
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from typing import Any, Final
from urllib.parse import SplitResult, unquote, urlsplit

SECONDS: Final = 5.0
MOST_LOOKUPS: Final = 16
LONGEST_ANSWER: Final = 1024
"""Bytes of a webhook's answer that are read: its first line says it all."""


class Lookups:
    """Asks the machine's resolver, which may never answer; as many names at once as it may."""

    def __init__(self) -> None:
        self._asked: dict[tuple[str, int], asyncio.Future[list[str]]] = {}

    async def addresses(self, host: str, port: int) -> list[str]:
        """Where a name leads. A fault if too many others are still being looked up."""
        key = (host, port)
        if key not in self._asked:
            if len(self._asked) >= MOST_LOOKUPS:
                raise OSError("too many names are being looked up")
            self._begin(key)
        return await asyncio.shield(self._asked[key])

    def _begin(self, key: tuple[str, int]) -> None:
        loop = asyncio.get_running_loop()
        asked = self._asked[key] = loop.create_future()

        def done(found: list[str] | None, fault: OSError | ValueError | None) -> None:
            del self._asked[key]
            if fault is None:
                asked.set_result(found or [])
            else:
                asked.set_exception(fault)
                asked.exception()  # nobody may be waiting any more

        def look() -> None:
            found, fault = None, None
            try:
                rows = socket.getaddrinfo(*key, type=socket.SOCK_STREAM)
                found = [str(row[4][0]) for row in rows]
            except (OSError, ValueError) as problem:
                fault = problem
            if not loop.is_closed():
                loop.call_soon_threadsafe(done, found, fault)

        # No pool: its threads would have to be waited for when the server stops.
        threading.Thread(target=look, name="lookup", daemon=True).start()


async def post_json(
    url: str, message: dict[str, str], private: bool, lookups: Lookups, seconds: float = SECONDS
) -> None:
    """Post JSON to a webhook, which may not lead into our own network."""
    parts = check_webhook(url, private)
    async with asyncio.timeout(seconds):
        address = await _address(parts, private, lookups)
        status = await _post(parts, address, json.dumps(message).encode())
    if not 200 <= status < 300:
        # A redirect could lead where the address itself may not: it counts as a failure.
        raise OSError(f"the webhook answered {status}")


async def _address(parts: SplitResult, private: bool, lookups: Lookups) -> str:
    """The address to speak to: looked up once, checked, and then used as it is."""
    found = await lookups.addresses(parts.hostname or "", _port(parts))
    if not private:
        for address in found:
            _check_public(address)
    if not found:
        raise OSError("the webhook's name leads nowhere")
    return found[0]


async def _post(parts: SplitResult, address: str, body: bytes) -> int:
    secure = parts.scheme == "https"
    more: dict[str, Any] = {}
    if secure:
        more = {"ssl": ssl.create_default_context(), "server_hostname": parts.hostname}
    reader, writer = await asyncio.open_connection(
        address, _port(parts), limit=LONGEST_ANSWER, **more
    )
    try:
        target = parts.path or "/"
        if parts.query:
            target += f"?{parts.query}"
        host = parts.netloc.rpartition("@")[2].encode()
        writer.write(
            b"POST %b HTTP/1.1\r\nHost: %b\r\nContent-Type: application/json\r\n"
            b"Content-Length: %d\r\nConnection: close\r\n\r\n%b"
            % (target.encode(), host, len(body), body)
        )
        await writer.drain()
        line = await reader.readuntil(b"\n")
        version, _, rest = line.partition(b" ")
        if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
            raise ValueError("the webhook does not speak HTTP")
        return int(rest[:3])
    finally:
        writer.transport.abort()


def _port(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def check_webhook(url: str, private: bool) -> SplitResult:
    """Refuse what is no webhook or says itself that it leads inside. Nothing is looked up here."""
    parts = urlsplit(url)
    host = parts.hostname
    if parts.scheme not in ("http", "https") or not host or not 0 < _port(parts) < 65536:
        raise ValueError("a webhook is an http or https address")
    if not (url.isascii() and url.isprintable()) or " " in url or len(url) > 1000:
        raise ValueError("a webhook's address has no spaces and no letters beyond ASCII")
    if not private:
        if host == "localhost" or host.endswith(".localhost"):
            raise ValueError("a webhook may not lead into a private network")
        if _is_number(host):
            _check_public(host)
    return parts


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _check_public(address: str) -> None:
    if not ipaddress.ip_address(address.partition("%")[0]).is_global:
        raise ValueError("a webhook may not lead into a private network")


_NOT_IN_MAIL: Final = ' ,;:<>()[]\\"'


def mail_address(text: str) -> Address:
    """Exactly one address, as mail servers write it; anything else is a ValueError."""
    name, _, domain = text.rpartition("@")
    if not name or "." not in domain or not (text.isascii() and text.isprintable()):
        raise ValueError("this is not one mail address")
    if len(text) > 200 or any(sign in text for sign in _NOT_IN_MAIL) or "@" in name:
        raise ValueError("this is not one mail address")
    try:
        return Address(addr_spec=text)
    except HeaderParseError as fault:
        raise ValueError("this is not one mail address") from fault


def mail(server: str, sender: str, to: str, subject: str, text: str) -> None:
    """Send a mail through `host:port`, or `smtp://` or `smtps://` with a name and password."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = mail_address(to)
    message["Subject"] = subject
    message.set_content(text)
    parts = urlsplit(server if "://" in server else f"smtp://{server}")
    context = ssl.create_default_context()
    with _smtp(parts, context) as connection:
        if parts.username:
            if parts.scheme != "smtps":
                # A password never travels in the open.
                connection.starttls(context=context)
            connection.login(unquote(parts.username), unquote(parts.password or ""))
        connection.send_message(message)


def _smtp(parts: SplitResult, context: ssl.SSLContext) -> smtplib.SMTP:
    host = parts.hostname or "localhost"
    if parts.scheme == "smtps":
        return smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS, context=context)
    return smtplib.SMTP(host, parts.port or 25, timeout=SECONDS)
