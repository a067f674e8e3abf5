"""From where this server can be reached: what links for friends begin with."""

import ipaddress
import socket

from spieltisch.server.config import Config

ANYWHERE = ("0.0.0.0", "::", "")
BEYOND = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of documentation: asking for the way there sends nothing and names our own address."""


def origins(config: Config) -> list[str]:
    """Where others find the server, the likeliest first; nothing if only this machine does."""
    if config.public_url:
        return [config.public_url.rstrip("/")]
    hosts = own_addresses() if config.host in ANYWHERE else [config.host]
    return [origin(host, config.port) for host in hosts if not only_here(host)]


def origin(host: str, port: int) -> str:
    """The beginning of an address."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def only_here(host: str) -> bool:
    """Whether a name or address leads to the machine itself, and to no other."""
    bare = host.strip("[]")
    try:
        return ipaddress.ip_address(bare).is_loopback
    except ValueError:
        return bare == "localhost" or bare.endswith(".localhost")


def own_addresses() -> list[str]:
    """This machine's addresses in its networks."""
    found = []
    for family, beyond in BEYOND.items():
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as way:
                way.connect((beyond, 9))
                found.append(str(way.getsockname()[0]))
        except OSError:
            continue  # no such network here
    return found
