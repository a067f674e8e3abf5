"""Imported by a server under test: looking up a name in `.never.example` takes a minute."""

import socket
import time
from typing import Any

_asked = socket.getaddrinfo
SECONDS = 60


def _slowly(host: Any, *args: Any, **named: Any) -> Any:
    if str(host).endswith(".never.example"):
        time.sleep(SECONDS)
        raise socket.gaierror(socket.EAI_AGAIN, "no answer")
    return _asked(host, *args, **named)


socket.getaddrinfo = _slowly
