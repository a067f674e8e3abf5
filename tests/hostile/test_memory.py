"""Memory stays level, however many tables somebody opens."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.server.live import table_cache
from tests.hostile.raw_socket import resident
from tests.server.inside import Inside, server_inside
from tests.server.serving import Client, receive, serving

FEW = 4
MEGABYTE = 1 << 20


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A server that keeps few tables in memory."""
    monkeypatch.setattr(table_cache, "MOST_HOT", FEW)
    monkeypatch.setattr(table_cache, "FRESH", 0.0)
    with server_inside(tmp_path) as inside:
        yield inside


def tables(client: Client, count: int) -> list[str]:
    return [client.table("me", "me")["id"] for _ in range(count)]


def test_only_so_many_tables_stay_in_memory(small: Inside) -> None:
    ann = Client.program(small.url, "Ann")
    made = tables(ann, 3 * FEW)
    assert len(small.app.tables.hots) <= FEW
    assert list(small.app.tables.hots) == made[-FEW:]
    # What was forgotten is there again as soon as somebody asks.
    assert ann.get(f"/api/v1/tables/{made[0]}/view").json["seq"] > 0
    assert made[0] in small.app.tables.hots


def test_what_was_used_longest_ago_is_forgotten_first(small: Inside) -> None:
    ann = Client.program(small.url, "Ann")
    made = tables(ann, FEW)
    ann.get(f"/api/v1/tables/{made[0]}/view")
    tables(ann, FEW - 1)
    assert made[0] in small.app.tables.hots
    assert not {*made[1:]} & small.app.tables.hots.keys()


def test_a_table_that_is_watched_stays(small: Inside) -> None:
    ann = Client.program(small.url, "Ann")
    (watched,) = tables(ann, 1)
    with ann.live(watched) as socket:
        receive(socket)
        tables(ann, 2 * FEW)
        assert watched in small.app.tables.hots
        socket.send('{"type":"ping"}')
        assert receive(socket)["type"] == "pong"


def test_a_table_whose_bot_thinks_stays(small: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Client.program(small.url, "Ann")
    (made,) = tables(ann, 1)
    hot = small.app.tables.hots[made]
    monkeypatch.setattr(hot.table, "bots_to_move", lambda: [1])
    tables(ann, 2 * FEW)
    assert made in small.app.tables.hots


@pytest.mark.extended
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_memory_is_level_in_a_soak(tmp_path: Path) -> None:
    """Ten minutes of people who open a table of a real game, look at it and go."""
    with serving(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log") as server:
        assert server.process is not None
        ann = Client.program(server.url, "Ann")
        plans = [{"kind": "me"}, {"kind": "me"}]
        levels, until, count = [], time.monotonic() + 600, 0
        while time.monotonic() < until:
            game = ("boonlake", "burgundy")[count % 2]
            made = ann.post("/api/v1/tables", {"game": game, "seats": plans}).json["id"]
            assert ann.get(f"/api/v1/tables/{made}/screen").status == 200
            assert ann.get(f"/api/v1/tables/{made}/past").status == 200
            count += 1
            if count % 50 == 0:
                levels.append(resident(server.process.pid) // MEGABYTE)
        print(f"{count} tables; megabytes after each fifty: {levels}")
        assert count > 2 * table_cache.MOST_HOT, "too slow a machine to prove anything"
        full = levels[2 * table_cache.MOST_HOT // 50 - 1]
        assert max(levels) < full + 60
