"""Ten thousand requests of our own, beside schemathesis: every path and form, with odd values."""

import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

import pytest

from spieltisch.server.pages import rendering
from spieltisch.server.pages.routes import ROUTES as PAGES
from tests.server.serving import Client, serving
from tests.store.databases import KINDS, new_database

REQUESTS = 10_000
ODD = [
    *("", "--5", "\x00", "%00", "9" * 30, "../..", "null", "[]", "{}", "ü", "-1", "1e9", "[[[["),
    *("9999-12-31", "\ud800", "boonlake/", "a.b"),
]
QUERY = ("since", "seat", "language", "again", "move", "stage", "last", "entry")
FIELDS = ("seat", "move", "seq", "id", "name", "text", "moves", "old", "kind", "line", "wishes")
TEMPLATES = Path(rendering.__file__).parent / "templates"
NAMED = re.compile(r'name="([a-z_]+)"(?: value="([a-z-]+)")?')


class Way(NamedTuple):
    """What can be asked for, with the names that are known there."""

    method: str
    path: str
    query: tuple[str, ...]
    form: bool = False


def ways_of(description: Any) -> list[Way]:
    """Everything the API describes and every page, but leaving for good."""
    found = [
        Way(method.upper(), path, tuple(one["name"] for one in what["parameters"]))
        for path, methods in description["paths"].items()
        for method, what in methods.items()
        if (method, path) != ("delete", "/api/v1/me")
    ]
    for route in PAGES:
        for method in (route.methods or set()) - {"HEAD"}:
            found.append(Way(method, route.path, ("with", "game", "status"), method == "POST"))
    return found


def fields_of_forms() -> dict[str, list[str]]:
    """What pages ask for, with the values that their buttons have."""
    fields: dict[str, list[str]] = {}
    for page in TEMPLATES.glob("*.html"):
        for name, value in NAMED.findall(page.read_text(encoding="utf-8")):
            fields.setdefault(name, []).append(value)
    # Whoever signs out cannot go on asking.
    fields["action"] = [one for one in fields["action"] if "out" not in one and "leave" not in one]
    return fields


class Dice:
    """Requests by lot."""

    def __init__(self, ways: list[Way], known: dict[str, list[str]]) -> None:
        self.rng = Random(18)
        self.ways = ways
        self.known = known
        self.forms = fields_of_forms()

    def request(self) -> tuple[str, str, bytes, str]:
        way = self.rng.choice(self.ways)
        parts = [self._part(part) for part in way.path.split("/")]
        names = dict.fromkeys((*QUERY, *way.query))
        query = {name: self.rng.choice(ODD) for name in names if self.rng.random() < 0.3}
        path = "/".join(parts) + f"?{urlencode(query, errors='replace')}"
        if way.form:
            form = {name: self._typed(name) for name in self.forms if self.rng.random() < 0.6}
            kind = "application/x-www-form-urlencoded"
            return way.method, path, urlencode(form, errors="surrogatepass").encode(), kind
        body = {name: self._value() for name in FIELDS if self.rng.random() < 0.4}
        return way.method, path, json.dumps(body).encode(), "application/json"

    def _part(self, part: str) -> str:
        if not part.startswith("{"):
            return part
        if self.rng.random() < 0.7:
            return self.rng.choice(self.known.get(part.strip("{}").partition(":")[0], ["1"]))
        return quote(self.rng.choice(ODD), safe="", errors="replace") or "x"

    def _typed(self, name: str) -> str:
        return self.rng.choice([*self.forms[name], self.rng.choice(ODD), "1"])

    def _value(self) -> Any:
        return self.rng.choice([0, 1, -1, "x", None, [], {}, 1.5, self.rng.choice(ODD)])


@pytest.mark.extended
@pytest.mark.parametrize("kind", KINDS)
def test_ten_thousand_requests_find_nothing_broken(
    kind: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with serving(new_database(kind, tmp_path_factory), tmp_path / "log") as server:
        ann = Client.browser(server.url, "Ann")
        box = ann.post("/api/v1/boxes", {"game": "boonlake", "name": "A box"}).json["id"]
        known = {
            "table_id": [ann.table("me", "me")["id"], ann.table("me", "open")["id"]],
            "person_id": [ann.id],
            "box_id": [box],
            "sheet": ["card", "tile", "x"],
            "game": ["boonlake", "burgundy"],
        }
        dice = Dice(ways_of(ann.get("/api/v1/openapi.json").json), known)
        statuses: Counter[int] = Counter()
        for _ in range(REQUESTS):
            method, path, body, sent = dice.request()
            headers = {"Content-Type": sent, "Origin": server.url}
            answer = ann.call(method, path, None if method == "GET" else body, headers)
            statuses[answer.status] += 1
            assert answer.status < 500, (method, path, body)
            if answer.status == 401:
                ann = Client.browser(server.url, "Ann")
        print(kind, dict(sorted(statuses.items())))
        assert statuses[200] > 100
        assert "Traceback" not in server.log.read_text()
