"""Reports on finished games: made in a process of their own, kept, told on a page."""

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from spieltisch.server.pages.report import summary
from spieltisch.server.workers import reporting
from spieltisch.server.workers.reporting import MADE_BY
from spieltisch.store import Store
from spieltisch.tables.verdict import Side
from tests.server.inside import server_inside
from tests.server.serving import PATIENCE, Client, Server, serving
from tests.server.test_pages_past import finished


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


def report(client: Client, table: str, query: str = "") -> Any:
    """Ask until it is there."""
    until = time.monotonic() + PATIENCE
    seen = []
    while time.monotonic() < until:
        answer = client.get(f"/api/v1/tables/{table}/report{query}")
        query = ""
        assert answer.status == 200, answer.text
        seen.append(answer.json["status"])
        if answer.json["status"] != "working":
            return answer.json
        time.sleep(0.1)
    raise AssertionError(seen[-3:])


def test_a_report_is_made_and_told_in_every_language(ann: Client) -> None:
    table = finished(ann)
    working = ann.get(f"/tables/{table}/report").text
    assert "<progress" in working
    assert "/static/report.js" in working
    made = report(ann, table)
    assert made["status"] == "done"
    assert [seat["decisions"] for seat in made["report"]["seats"]] == [3, 3]
    assert len(made["report"]["expected"]) == 7
    for language in ("en", "de", "fr"):
        page = ann.get(f"/tables/{table}/report?language={language}").text
        assert "<progress" not in page
        assert page.count("<h2>") == 3
        assert page.count('<svg class="chart') == 2


POINT = {"swing": -0.2, "took": "", "better": "", "reasons": []}


def test_turning_points_are_told_and_lead_to_their_position(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database, tmp_path / "log") as server:
        ann = Client.browser(server.url, "Ann")
        table = finished(ann)
        record = ann.get(f"/api/v1/tables/{table}/record").text.splitlines()
        moves = [line["move"] for line in map(json.loads, record) if "move" in line]
        mover = next(line["seat"] for line in map(json.loads, record) if "move" in line)
        made = report(ann, table)["report"]
        blunder = {**POINT, "move": 1, "kind": "decision", "points": -4.25, "took": moves[0]}
        blunder |= {"better": moves[0], "reasons": [["hint-term-score", 3.0], ["no-such-term", 2]]}
        stroke = {**POINT, "move": 0, "kind": "luck", "points": 2.5, "swing": 0.001}
        for seat, told in enumerate(made["seats"]):
            told["turning_points"] = [blunder, stroke] if seat == mover else []
        store = Store(database)
        store.reports.put(table, MADE_BY, json.dumps(made))
        store.close()
        for language, points in (("en", "−4.2"), ("de", "−4,2"), ("fr", "−4,2")):
            page = ann.get(f"/tables/{table}/report?language={language}").text
            links = re.findall(rf"/tables/{table}/replay#at=(\d+)&amp;seat=(\d)", page)
            assert links == [("0", str(mover)), ("0", str(mover))]
            assert points in page
            assert "−20 %" in page
            assert page.count("%") == 1
            assert "hint-term-score" not in page


def test_it_is_made_once_and_survives_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database, tmp_path / "log") as server:
        ann = Client.browser(server.url, "Ann")
        table = finished(ann)
        made = report(ann, table)["report"]
    with serving(database, tmp_path / "log") as server:
        ann.url = server.url
        assert ann.get(f"/api/v1/tables/{table}/report").json["report"] == made
    store = Store(database)
    assert store.reports.get(table, MADE_BY) == json.dumps(made)
    assert store.reports.get(table, "another engine") is None
    store.close()


def test_a_running_game_has_none(ann: Client) -> None:
    table = ann.table("me", "me")["id"]
    assert ann.get(f"/api/v1/tables/{table}/report").status == 409
    assert ann.get(f"/tables/{table}/report").status == 409


def test_a_report_that_cannot_be_made_is_told_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server_inside(tmp_path) as inside:
        ann = Client.browser(inside.url, "Ann")
        table = finished(ann)
        with monkeypatch.context() as broken:
            broken.setattr(reporting, "WORKER", "spieltisch.nothing")
            assert report(ann, table)["status"] == "failed"
        assert report(ann, table)["status"] == "failed"
        assert "again=1" in ann.get(f"/tables/{table}/report").text
        monkeypatch.setenv("SPIELTISCH_GAMES", "tests.auction")
        assert report(ann, table, "?again=1")["status"] == "done"


@pytest.mark.parametrize(
    ("luck", "error", "told"),
    [
        (-110.0, 3.0, "report-other-winner"),
        (-110.0, 10.0, None),
        (-97.0, 3.0, None),
        (-31.0, 10.0, "report-same-winner"),
        (-31.0, 30.0, None),
    ],
)
def test_who_would_have_won_with_average_luck_is_said_only_where_it_is_sure(
    luck: float, error: float, told: str | None
) -> None:
    """Ann has 177 points, Ben 80: his luck must have been worse by more than that, beyond doubt."""
    sides = [Side([0], 177, won=True), Side([1], 80, won=False)]
    seats = [{"luck": 0.0, "luck_error": error}, {"luck": luck, "luck_error": error}]
    said = [message for message, _name in summary(sides, seats, ["Ann", "Ben"])]
    winners = [message for message in said if message.endswith("-winner")]
    assert winners == ([told] if told else [])
