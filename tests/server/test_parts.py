"""Small parts of the server: settings, bots, logs, commands."""

import asyncio
import json
import logging
from pathlib import Path

import pytest

from spieltisch.bots import LEVELS, Bot, Sight
from spieltisch.server.config import BadConfig, Config, from_environment, to_environment
from spieltisch.server.logs import JsonLines
from spieltisch.server.workers.bot_pool import BotPool, Question
from spieltisch.server.workers.bot_worker import Bench, think
from spieltisch.tables.settings import SeatPlan, Settings
from spieltisch.tables.table import Table
from tests.server.serving import Client, Server
from tests.tables.tabling import a_table


def test_settings_travel_through_the_environment() -> None:
    config = Config(database="sqlite:///x", port=9, workers=2, redis="redis://x", bot_seconds=2.5)
    assert from_environment(to_environment(config)) == config
    assert from_environment({}).database.startswith("sqlite:///")
    with pytest.raises(BadConfig, match="redis"):
        from_environment({"SPIELTISCH_WORKERS": "2"})
    with pytest.raises(BadConfig, match="settings"):
        from_environment({"SPIELTISCH_PORT": "many"})


def test_a_bot_thinks_about_a_redrawn_copy() -> None:
    table = a_table(3).table
    question = Question(table, 1, "regular")
    assert think(question.request, Bench()) in question.offer
    assert table.match is not None
    assert question.request["state"] != table.game.save(table.match.state)


def test_a_bot_that_cannot_even_start_is_replaced() -> None:
    table = a_table(2).table

    async def ask() -> tuple[str, str, int]:
        pool = BotPool(Config(bot_megabytes=1, bots=1))
        chosen, by = await pool.choose(Question(table, 0, "regular"))
        await pool.close()
        return chosen, by, pool.replaced

    chosen, by, replaced = asyncio.run(ask())
    assert chosen in table.offers[0]
    assert (by, replaced) == ("random", 2)


class Hanging(Bot):
    """Never decides."""

    def choose(self, sight: Sight) -> int:
        while True:
            pass


def test_a_simpler_bot_decides_for_one_that_hangs() -> None:
    table = a_table(2).table

    async def ask() -> tuple[str, str, int]:
        pool = BotPool(Config(bots=1, bot_seconds=2, games="tests.auction"))
        assert (await pool.choose(Question(table, 0, "novice")))[1] == "novice"
        chosen, by = await pool.choose(Question(table, 0, f"{__name__}:Hanging"))
        await pool.close()
        return chosen, by, pool.replaced

    chosen, by, replaced = asyncio.run(ask())
    assert chosen in table.offers[0]
    assert (by, replaced) == ("novice", 1)


class Broken(Bot):
    """Cannot decide."""

    def choose(self, sight: Sight) -> int:
        raise ZeroDivisionError


def test_a_bot_with_a_fault_does_not_stop_the_game() -> None:
    table = a_table(2).table
    question = Question(table, 0, f"{__name__}:Broken")
    assert think(question.request, Bench()) in question.offer


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: str) -> None:
    table = Table("t", Settings("burgundy", (SeatPlan(), SeatPlan())).checked(), bytes(32))
    for seat in (0, 1):
        table.sit(seat, f"p{seat}", f"P{seat}", 0)
    table.begin(0)
    seat = next(iter(table.offers))
    question = Question(table, seat, level)
    assert think(question.request, Bench()) in question.offer


def test_log_lines_are_json() -> None:
    record = logging.makeLogRecord({"msg": "request", "path": "/", "status": 200})
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["path"], line["status"]) == ("request", "/", 200)


def test_the_commands_of_a_host(
    tmp_path: Path, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    from spieltisch.cli.main import main

    ann = Client.program(server.url, "Ann")
    table = ann.table("me", "me")["id"]
    while (view := ann.get(f"/api/v1/tables/{table}/view").json)["public"]["status"] == "playing":
        seat, own = next((s, o) for s, o in view["seats"].items() if o["choice"])
        move = {"seat": int(seat), "seq": view["seq"], "move": own["choice"]["options"][0]}
        ann.post(f"/api/v1/tables/{table}/moves", {**move, "id": f"m{view['seq']}"})
    record = tmp_path / "game.jsonl"
    record.write_text(ann.get(f"/api/v1/tables/{table}/record").text)
    assert main(["verify", str(record)]) == 0
    assert "All 9 rolls and draws" in capsys.readouterr().out
    record.write_text(record.read_text().replace('"secret":"', '"secret":"00'))
    assert main(["verify", "--json", str(record)]) == 1
    # A game with a box of one's own is saved, restored and played again with that box.
    box = ann.post("/api/v1/boxes", {"game": "boonlake", "name": "my copy"}).json["id"]
    seats = [{"kind": "me"}, {"kind": "me"}]
    boxed = ann.post("/api/v1/tables", {"game": "boonlake", "seats": seats, "pack": box})
    assert boxed.status in (200, 201), boxed.text
    database = server.environment["SPIELTISCH_DATABASE"]
    saved, fresh = str(tmp_path / "all.gz"), f"sqlite:///{tmp_path / 'fresh.db'}"
    assert main(["backup", "--database", database, saved]) == 0
    assert main(["restore", "--database", fresh, saved]) == 0
    assert main(["restore", "--database", fresh, saved]) == 2
    assert main(["examine-store", "--database", fresh]) == 0
    assert "0 differ" in capsys.readouterr().out
