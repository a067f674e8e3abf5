"""Rate limits: per bucket, weighted by cost, and shared between processes where Redis is."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from spieltisch.server.limits import DEPTH, FILL, Limits, SharedLimits
from tests.server.serving import Client, serving
from tests.store.databases import new_database, redis_or_skip

LOGIN = {"login": "nobody", "password": "nothing"}


def test_a_bucket_empties_and_fills() -> None:
    limits = Limits(1.0)
    assert limits.allow("a", DEPTH, at=0)
    assert not limits.allow("a", 1, at=0)
    assert limits.allow("b", 1, at=0)
    assert limits.allow("a", FILL, at=1)
    assert not limits.allow("a", 1, at=1)
    assert Limits(0).allow("a", 1e9)


def test_what_others_spent_is_taken_off() -> None:
    limits = Limits(1.0)
    limits.shared = True
    assert limits.allow("a", 50, at=0)
    assert limits.take_spent() == {"a": 50}
    assert limits.allow("a", 20, at=0)
    limits.correct("a", 30, at=0)
    assert not limits.allow("a", 11, at=0)
    assert limits.allow("a", 10, at=0)
    assert limits.take_spent() == {"a": 30}


def test_two_processes_share_their_buckets() -> None:
    async def story(url: str) -> list[bool]:
        first, second = Limits(1.0), Limits(1.0)
        sharing = [SharedLimits(url, limits) for limits in (first, second)]
        for one in sharing:
            await one.open()
        assert first.allow("x", DEPTH)
        assert second.allow("x", 1)
        answers = []
        for _ in range(2):
            for one in sharing:
                await one.share()
            answers.append(second.allow("x", DEPTH / 2))
            answers.append(second.allow("y", DEPTH))
            second.take_spent()
        for one in sharing:
            await one.close()
        return answers

    assert asyncio.run(story(redis_or_skip()))[:2] == [False, True]


@pytest.mark.extended
@pytest.mark.parametrize("shared", [True, False])
def test_who_was_too_busy_at_one_server_has_to_wait_at_the_other(
    shared: bool, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = new_database("sqlite", tmp_path_factory)
    # A bucket that holds one login, and fills within ten seconds.
    settings: dict[str, Any] = {"rate": 0.1, **({"redis": redis_or_skip()} if shared else {})}
    with (
        serving(database, tmp_path / "a", **settings) as first,
        serving(database, tmp_path / "b", **settings) as second,
    ):
        busy, other = Client(first.url), Client(second.url)
        while busy.post("/api/v1/login", LOGIN).status != 429:
            pass
        assert other.get("/api/v1/games").status == 200
        time.sleep(1.5)
        assert other.post("/api/v1/login", LOGIN).status == (429 if shared else 401)
