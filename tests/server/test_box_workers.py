"""Processes that think and report get the box that a table is played with."""

import io
import json
from collections.abc import Iterator

import pytest

from spieltisch.games.packs import box_file, boxes
from spieltisch.kernel.errors import BadSetup
from spieltisch.server.workers import bot_worker, report_worker
from spieltisch.server.workers.bot_pool import Question
from spieltisch.tables.journal import Journal, record_of
from spieltisch.tables.library import load_game, shelf
from spieltisch.tables.settings import SeatPlan, Settings
from spieltisch.tables.table import Table
from spieltisch.tables.verify import verify

GAME = "burgundy"


@pytest.fixture
def version() -> Iterator[str]:
    """A box in which trade route 7 brings something else, kept on the shelf."""
    files = boxes.new(GAME, "mine")
    route = files["expansions.toml"]["route"]
    assert isinstance(route, dict)
    route["7"]["bonuses"] = ["bank", "church", "market"]
    made, raw = boxes.version_of(GAME, files), box_file.text_of(GAME, files)

    def fetch(asked: str) -> bytes | None:
        return raw if made.startswith(asked) else None

    shelf.add(fetch)
    yield made
    shelf.remove(fetch)


def table_with(version: str) -> Table:
    plans = (SeatPlan("bot"), SeatPlan("bot"))
    settings = Settings(GAME, plans, {"trade-routes": "yes"}, pack=version).checked()
    table = Table("t", settings, b"1" * 32)
    for seat in range(2):
        table.sit_bot(seat, "regular", 0)
    return table


def test_a_bots_process_thinks_with_the_box(version: str) -> None:
    table = table_with(version)
    table.begin(0)
    question = Question(table, table.bots_to_move()[0], "regular")
    assert question.request["pack"] == version
    request = {**question.request, "pack": str(shelf.file(version))}
    assert bot_worker.think(json.loads(json.dumps(request)), bot_worker.Bench()) in question.offer
    assert load_game(GAME, version).pack_hash == version[:32] != load_game(GAME).pack_hash


def test_a_record_names_its_box_and_is_proved_and_reported_with_it(version: str) -> None:
    table = table_with(version)
    entries = table.begin(0)
    while table.status == "playing":
        seat = table.bots_to_move()[0]
        entries += table.move(seat, table.offers[seat][0], 0, bot="regular")
    record = record_of(table, Journal(entries))
    assert (record.header.pack, record.header.pack_hash) == ("mine", version[:32])
    assert verify(record).faults == []
    out = io.StringIO()
    report_worker.make(record.text(), str(shelf.file(version)), out)
    assert "report" in json.loads(out.getvalue().splitlines()[-1])


@pytest.mark.parametrize("asked", ["0" * 32 + ".00000000", "../../etc/passwd", "x", "0" * 32])
def test_a_box_that_nobody_keeps_is_not_there(asked: str) -> None:
    with pytest.raises(BadSetup):
        load_game(GAME, asked)
