"""Previews and plans: tried out beside the table, one at a time for each person, at their price."""

import threading
from pathlib import Path
from typing import Any

import pytest

from spieltisch.tables.planning import Plan
from tests.server.inside import server_inside
from tests.server.serving import PATIENCE, SLOW_BUCKETS, Client, serving
from tests.server.test_plan import deciding
from tests.server.test_scene import a_table


def asked_slowly(client: Client, path: str, seat: int, move: str) -> list[Any]:
    """All ways in which moves are tried out."""
    return [
        lambda: client.post(f"{path}/plan", {"seat": seat, "moves": [move]}),
        lambda: client.post(f"{path}/preview", {"seat": seat, "move": move}),
    ]


@pytest.mark.parametrize("way", range(2), ids=["plan", "preview"])
def test_a_slow_trial_keeps_nobody_from_the_table(
    way: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, released = threading.Event(), threading.Event()
    take = Plan.take

    def slowly(plan: Plan, move: str) -> bool:
        begun.set()
        assert released.wait(PATIENCE)
        return take(plan, move)

    with server_inside(tmp_path) as inside:
        ann, ben = (Client.program(inside.url, name) for name in ("Ann", "Ben"))
        table = a_table(ann, ben)
        client, seat, shown = deciding(ann, ben, table)
        monkeypatch.setattr(Plan, "take", slowly)
        path, move = f"/api/v1/tables/{table}", shown["scene"]["options"][0]["notation"]
        answers: list[Any] = []
        ask = asked_slowly(client, path, seat, move)[way]
        asking = threading.Thread(target=lambda: answers.append(ask()))
        asking.start()
        try:
            assert begun.wait(PATIENCE)
            body = {"seat": seat, "seq": shown["seq"], "move": move, "id": "m", "confirmed": True}
            assert client.post(f"{path}/moves", body).status == 200
            assert not answers
        finally:
            released.set()
            asking.join(PATIENCE)
        assert [answer.status for answer in answers] == [200]


def test_a_plan_costs_what_it_takes(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database, tmp_path / "log", rate=1, games=SLOW_BUCKETS) as server:
        guest = Client.program(server.url, "Gus")
        path = f"/api/v1/tables/{guest.table('me', 'me')['id']}/plan"
        passed = 0
        while guest.post(path, {"seat": 0, "moves": ["pass"] * 60}).status == 200:
            passed += 1
            assert passed < 40, "long plans cost as little as short ones"
