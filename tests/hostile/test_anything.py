"""Ten thousand requests of our own, beside schemathesis: every path, with odd values."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import pytest

from tests.server.serving import Client, serving

REQUESTS = 10_000
ODD = ["", "--5", "\x00", "%00", "9" * 30, "../..", "null", "[]", "{}", "ü", "-1", "1e9", "[[[["]
QUERY = ("since", "seat", "language", "again", "move", "stage", "last", "entry")
FIELDS = ("seat", "move", "seq", "id", "name", "text", "moves", "old", "kind", "line", "wishes")


class Dice:
    """Requests by lot."""

    def __init__(self, ways: list[tuple[str, str]], tables: list[str]) -> None:
        self.rng = Random(18)
        self.ways = ways
        self.tables = tables

    def request(self) -> tuple[str, str, bytes]:
        method, path = self.rng.choice(self.ways)
        parts = [self._part(part) for part in path.split("/")]
        query = [(name, self.rng.choice(ODD)) for name in QUERY if self.rng.random() < 0.3]
        asked = "&".join(f"{name}={quote(value)}" for name, value in query)
        body = {name: self._value() for name in FIELDS if self.rng.random() < 0.4}
        return method, "/".join(parts) + f"?{asked}", json.dumps(body).encode()

    def _part(self, part: str) -> str:
        if not part.startswith("{"):
            return part
        if self.rng.random() < 0.7:
            return self.rng.choice(self.tables) if part == "{table_id}" else "1"
        return quote(self.rng.choice(ODD), safe="") or "x"

    def _value(self) -> Any:
        return self.rng.choice([0, 1, -1, "x", None, [], {}, 1.5, self.rng.choice(ODD)])


@pytest.mark.extended
def test_ten_thousand_requests_find_nothing_broken(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log") as server:
        ann = Client.program(server.url, "Ann")
        tables = [ann.table("me", "me")["id"], ann.table("me", "open")["id"]]
        paths = ann.get("/api/v1/openapi.json").json["paths"]
        ways = [(method.upper(), path) for path, methods in paths.items() for method in methods]
        # Whoever leaves for good cannot go on asking.
        dice = Dice([way for way in ways if way != ("DELETE", "/api/v1/me")], tables)
        statuses: Counter[int] = Counter()
        for _ in range(REQUESTS):
            method, path, body = dice.request()
            kind = {"Content-Type": "application/json"}
            answer = ann.call(method, path, None if method == "GET" else body, kind)
            statuses[answer.status] += 1
            assert answer.status < 500, (method, path, body)
        print(dict(sorted(statuses.items())))
        assert statuses[200] > 100
        assert "Traceback" not in server.log.read_text()
