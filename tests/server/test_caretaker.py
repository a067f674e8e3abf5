"""The caretaker lets bots move at once, whatever else happens at their table."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from spieltisch.server.live import caretaker
from spieltisch.server.live.caretaker import Caretaker
from spieltisch.server.live.table_cache import TableCache
from spieltisch.server.workers.bot_pool import BotPool

WANTED = 3


class Asked:
    """A table at which a bot is asked several times in a row."""

    id = "t"
    seats = (SimpleNamespace(played_by_bot="novice"),)
    asked = (0,)
    settings = SimpleNamespace(lesson="", puzzle="")

    def __init__(self) -> None:
        self.moves = 0

    def bots_to_move(self) -> list[int]:
        return [0] if self.moves < WANTED else []


class Read:
    """A house in which somebody begins to look at the table as soon as a move is made."""

    def __init__(self) -> None:
        viewers = SimpleNamespace(watched=lambda: True)
        self.hot = SimpleNamespace(table=Asked(), lock=asyncio.Lock(), viewers=viewers)
        self.hots = {"t": self.hot}
        self.after: list[Callable[[Any, list[Any]], None]] = []

    async def act(self, _table_id: str, _command: object, path: str) -> None:
        assert path == "bot"
        async with self.hot.lock:
            self.hot.table.moves += 1
            for look in self.after:
                look(self.hot, [])
        await self.hot.lock.acquire()
        asyncio.get_running_loop().call_later(0.01, self.hot.lock.release)


class Ready:
    """A pool that has decided already."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, _question: object) -> tuple[str, str]:
        self.asked += 1
        return "move", "novice"


class Broken(Ready):
    async def choose(self, _question: object) -> tuple[str, str]:
        await super().choose(_question)
        raise RuntimeError("broken")


@pytest.fixture(autouse=True)
def short_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "Question", lambda *_about, **_more: None)


async def moves_with(pool: Ready) -> int:
    """How many moves are made until the bot no longer thinks."""
    house = Read()
    care = Caretaker(cast(TableCache, house), cast(BotPool, pool))
    house.after.append(care._look)
    care._look(cast(Any, house.hot), [])
    while care._thinking:
        await asyncio.sleep(0.01)
    return int(house.hot.table.moves)


def test_a_bot_asked_again_goes_on_though_somebody_looks_at_the_table() -> None:
    assert asyncio.run(moves_with(Ready())) == WANTED


def test_a_bot_that_fails_is_not_asked_again_and_again(caplog: pytest.LogCaptureFixture) -> None:
    pool = Broken()
    assert asyncio.run(moves_with(pool)) == 0
    assert pool.asked == 1
    assert "a bot's decision failed" in caplog.text
