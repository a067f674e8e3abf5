"""Letters that leave the server: JSON to a webhook, mail through the host's mail server."""

import http.client
import ipaddress
import json
import smtplib
import socket
import ssl
import urllib.request
from email.message import EmailMessage
from urllib.parse import SplitResult, unquote, urlsplit

SECONDS = 5.0


def post_json(url: str, message: dict[str, str], private: bool) -> None:
    """Post JSON to a webhook, which may not lead into our own network."""
    check_webhook(url, private)
    request = urllib.request.Request(
        url, json.dumps(message).encode(), {"Content-Type": "application/json"}
    )
    ways = () if private else (_PublicHttp, _PublicHttps)
    opener = urllib.request.build_opener(_NoRedirect, *ways)
    opener.open(request, timeout=SECONDS).close()


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect could lead where the address itself may not."""

    def redirect_request(self, *_: object, **__: object) -> None:
        return None


class _Connection(http.client.HTTPConnection):
    """Speaks only to who is outside: a name may lead elsewhere by now than when it was checked."""

    def connect(self) -> None:
        super().connect()
        try:
            _check_public(self.sock.getpeername()[0])
        except ValueError:
            self.close()
            raise


class _SafeConnection(http.client.HTTPSConnection, _Connection):
    """The same, encrypted."""


class _PublicHttp(urllib.request.HTTPHandler):
    def http_open(self, request: urllib.request.Request) -> http.client.HTTPResponse:
        return self.do_open(_Connection, request)


class _PublicHttps(urllib.request.HTTPSHandler):
    def https_open(self, request: urllib.request.Request) -> http.client.HTTPResponse:
        return self.do_open(_SafeConnection, request)


def check_webhook(url: str, private: bool) -> None:
    """Refuse what is not HTTP or leads to private addresses."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("a webhook is an http or https address")
    if private:
        return
    port = parts.port or (443 if parts.scheme == "https" else 80)
    for found in socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM):
        _check_public(str(found[4][0]))


def _check_public(address: str) -> None:
    if not ipaddress.ip_address(address).is_global:
        raise ValueError("a webhook may not lead into a private network")


def mail(server: str, sender: str, to: str, subject: str, text: str) -> None:
    """Send a mail through `host:port`, or `smtp://` or `smtps://` with a name and password."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
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
