"""Settings of a server: from the environment (`SPIELTISCH_…`), which the command line fills."""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
import platformdirs

from spieltisch.kernel.errors import SpieltischError

PREFIX = "SPIELTISCH_"


class BadConfig(SpieltischError):
    """A setting that cannot be used."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a host may set. Each has an environment variable of the same name."""

    database: str = ""
    redis: str = ""
    host: str = "127.0.0.1"
    port: int = 8421
    workers: int = 1
    public_url: str = ""
    """Where people reach the server, if that is not the address it listens on."""
    games: str = ""
    """Modules with games of the host's own, separated by commas."""
    lease_seconds: float = 3.0
    """A process that others have not heard of for so long has lost its tables to them."""
    bots: int = 2
    """Processes in which bots think. Nobody's bots get all of them at once."""
    bot_seconds: float = 10.0
    bot_megabytes: int = 1024
    rate: float = 1.0
    """Scale of all rate limits; 0 turns them off."""
    private_webhooks: bool = False
    """Whether webhooks may lead into private networks."""
    smtp: str = ""
    """A mail server: host:port, or smtp:// or smtps:// with name and password."""
    mail_from: str = "spieltisch@localhost"
    log: str = "info"
    trusted_proxies: str = "127.0.0.1"

    @property
    def secure(self) -> bool:
        """Whether cookies travel by HTTPS only."""
        return self.public_url.startswith("https:")

    @property
    def address(self) -> str:
        """Where links lead that leave the server."""
        return self.public_url.rstrip("/") or f"http://{self.host}:{self.port}"

    def checked(self) -> "Config":
        """With the default database filled in; refused if it cannot work."""
        if self.workers > 1 and not self.redis:
            raise BadConfig("several workers need --redis to tell each other what happened")
        database = self.database or default_database()
        return msgspec.structs.replace(self, database=database)


def default_database() -> str:
    """SQLite in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("spieltisch", appauthor=False))
    return f"sqlite:///{folder / 'spieltisch.db'}"


def from_environment(environment: Mapping[str, str] | None = None) -> Config:
    """The settings that the environment gives."""
    source = os.environ if environment is None else environment
    known = {field.name for field in msgspec.structs.fields(Config)}
    given = {
        name: source[PREFIX + name.upper()] for name in known if PREFIX + name.upper() in source
    }
    try:
        return msgspec.convert(given, Config, strict=False).checked()
    except msgspec.ValidationError as fault:
        raise BadConfig(f"settings: {fault}") from fault


def to_environment(config: Config) -> dict[str, str]:
    """The environment in which `from_environment` gives these settings."""
    return {
        PREFIX + name.upper(): str(value)
        for name, value in msgspec.structs.asdict(config).items()
        if value not in ("", None)
    }
