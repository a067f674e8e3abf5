"""Bots think for everybody: nobody's tables take all of it."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest

from spieltisch.server.config import Config
from spieltisch.server.workers import bot_pool
from spieltisch.server.workers.bot_pool import BotPool, Question
from tests.server.serving import Client, Server, serving
from tests.server.serving import receive as receive


def test_a_table_without_a_person_is_refused(server: Server) -> None:
    guest = Client.program(server.url, "Gus")
    answer = guest.table("bot-master", "bot-master")
    assert answer["code"] == "nobody-plays"
    assert "id" in guest.table("me", "bot-novice")


class Slow:
    """Processes that answer when they are told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, processes: int) -> None:
        self.asked: list[str] = []
        self.by: list[tuple[str, bot_pool.Thinker]] = []
        self.done: dict[str, asyncio.Event] = {}
        monkeypatch.setattr(bot_pool.Thinker, "ask", self._ask)
        self.pool = BotPool(Config(bots=processes))

    async def _ask(self, *args: Any) -> str:
        # `self` is bound already: the thinker is not passed on.
        (request,) = args
        name = str(request["name"])
        self.asked.append(name)
        await self.done.setdefault(name, asyncio.Event()).wait()
        return "move"

    def ask(self, name: str, person: str, level: str, **more: Any) -> "asyncio.Task[Any]":
        values = {"key": (name, 0), "awaited": True, **more}
        question = SimpleNamespace(
            level=level,
            person=person,
            quick=level in bot_pool.QUICK,
            offer=["move"],
            request={"name": name},
            **values,
        )
        return asyncio.create_task(self.pool.choose(cast(Question, question)))

    def advise(self, name: str, person: str) -> "asyncio.Task[Any]":
        claim = bot_pool.Claim(name, 0, "master", person, awaited=False)
        question = cast(Any, claim)
        question.request = {"name": name}
        return asyncio.create_task(self.pool.advise(question))

    async def answer(self, name: str) -> None:
        self.done.setdefault(name, asyncio.Event()).set()
        for _ in range(5):
            await asyncio.sleep(0)

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


def test_twenty_tables_of_masters_do_not_keep_a_novice_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def attack() -> list[str]:
        slow = Slow(monkeypatch, 2)
        tasks = [slow.ask(f"attack {n}", f"guest {n % 3}", "master") for n in range(20)]
        await slow.settle()
        tasks.append(slow.ask("victim", "vera", "novice"))
        await slow.settle()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return slow.asked

    assert asyncio.run(attack())[:2] == ["attack 0", "victim"]


def test_next_is_whose_bots_have_thought_least(monkeypatch: pytest.MonkeyPatch) -> None:
    at = [0.0]
    monkeypatch.setattr(bot_pool, "time", SimpleNamespace(monotonic=lambda: at[0]))

    async def attack() -> list[str]:
        slow = Slow(monkeypatch, 1)
        tasks = [slow.ask(f"attack {n}", "gus", "master") for n in range(4)]
        await slow.settle()
        tasks += [slow.ask("unwatched", "cleo", "master", awaited=False)]
        tasks += [slow.ask("victim", "vera", "master")]
        for name in ("attack 0", "victim", "attack 1", "unwatched", "attack 2", "attack 3"):
            at[0] += 1.0
            await slow.answer(name)
        await asyncio.gather(*tasks)
        return slow.asked

    asked = asyncio.run(attack())
    assert asked[:2] == ["attack 0", "victim"]
    assert sorted(asked) == sorted(["victim", "unwatched", *(f"attack {n}" for n in range(4))])


def test_a_bot_goes_on_in_the_process_where_its_plan_is(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> list[Any]:
        slow = Slow(monkeypatch, 3)
        first = slow.ask("one", "ann", "master")
        other = slow.ask("two", "ben", "master", key=("elsewhere", 0))
        await slow.settle()
        holds = slow.pool._plans[("one", 0)]
        await slow.answer("two")
        await slow.answer("one")
        await asyncio.gather(first, other)
        # The processes have been given back the other way round.
        again = slow.ask("again", "ann", "master", key=("one", 0))
        await slow.settle()
        used = slow.pool._plans[("one", 0)]
        await slow.answer("again")
        await again
        return [holds, used]

    holds, used = asyncio.run(play())
    assert holds is used


@pytest.mark.extended
def test_a_novice_answers_though_others_tables_are_full_of_masters(tmp_path: Any) -> None:
    with serving(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log") as server:
        guest, victim = Client.program(server.url, "Gus"), Client.program(server.url, "Vera")
        masters = [{"kind": "bot", "bot": "master"}] * 3
        for _ in range(20):
            made = guest.post(
                "/api/v1/tables", {"game": "burgundy", "seats": [{"kind": "me"}, *masters]}
            ).json
            guest.post(f"/api/v1/tables/{made['id']}/take-over", {"seat": 0})
        time.sleep(5)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
        table = victim.post("/api/v1/tables", {"game": "burgundy", "seats": seats}).json
        path = f"/api/v1/tables/{table['id']}"
        longest = 0.0
        for number in range(10):
            view = victim.get(f"{path}/view").json
            began = time.monotonic()
            while not (choice := view["seats"]["0"]["choice"]):
                assert time.monotonic() - began < 60
                time.sleep(0.1)
                view = victim.get(f"{path}/view").json
            longest = max(longest, time.monotonic() - began)
            body = {"seat": 0, "move": choice["options"][0], "seq": view["seq"], "id": f"m{number}"}
            victim.post(f"{path}/moves", body)
        print(f"longest wait for a novice: {longest:.1f} s")
        assert longest < 15
