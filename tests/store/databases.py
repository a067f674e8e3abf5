"""Fresh databases of both kinds; one PostgreSQL server for the whole test process."""

import atexit
import contextlib
import secrets
from functools import cache

import pytest
from sqlalchemy import create_engine, text

from scripts import services

KINDS = ["sqlite", "postgresql"]
SERVED = ["sqlite", pytest.param("postgresql", marks=pytest.mark.extended)]
"""For whole servers, which speak to both through the same store."""
_stack = contextlib.ExitStack()
atexit.register(_stack.close)


@cache
def postgres_url() -> str:
    try:
        return _stack.enter_context(services.postgres_server())[1]
    except services.Unavailable as fault:
        return f"skip: {fault}"


@cache
def redis_url() -> str:
    try:
        return _stack.enter_context(services.redis_server())[1]
    except services.Unavailable as fault:
        return f"skip: {fault}"


def redis_or_skip() -> str:
    """The URL of an empty Redis: what servers of other tests have left there is not found."""
    url = redis_url()
    if url.startswith("skip"):
        pytest.skip(url)
    redis = pytest.importorskip("redis")
    with redis.Redis.from_url(url) as client:
        client.flushall()
    return url


def new_database(kind: str, folders: pytest.TempPathFactory) -> str:
    """The URL of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folders.mktemp('db') / 'spieltisch.db'}"
    url = postgres_url()
    if url.startswith("skip"):
        pytest.skip(url)
    name = f"t{secrets.token_hex(8)}"
    engine = create_engine(
        url.replace("postgresql:", "postgresql+psycopg:"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return url.rpartition("/")[0] + f"/{name}"
