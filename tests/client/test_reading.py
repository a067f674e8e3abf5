"""Every page in every language: no words too small, cut off, covered or written over others."""

from collections.abc import Iterator
from typing import Any

import pytest

from spieltisch import texts
from tests.client.around import Visitors, unreadable
from tests.client.showcase import ANNA, EXHIBITS, REPORTED, Exhibition
from tests.client.sizes import DESKTOP, LAPTOP, PHONE
from tests.covering import each_value
from tests.server.serving import Client, Server, serving

FINISHED = ("boonlake-over", REPORTED)
PLAYING = [name for name, exhibit in EXHIBITS.items() if exhibit.asks]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the exhibition stands: what can be read must not depend on luck."""
    return f"sqlite:///{tmp_path_factory.mktemp('reading') / 'spieltisch.db'}"


@pytest.fixture(scope="module")
def cookies(database: str) -> list[str]:
    return Exhibition(database).cookies


@pytest.fixture(scope="module")
def server(
    database: str, cookies: list[str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    with serving(database, tmp_path_factory.mktemp("log") / "log", games="") as started:
        yield started


@pytest.fixture(scope="module")
def people(server: Server, cookies: list[str]) -> list[Client]:
    return [Client(server.url, cookie=cookie) for cookie in cookies]


def complaints(page: Any, path: str, language: str) -> list[str]:
    """What cannot be read on a page."""
    place, mark, at = path.partition("#")
    page.goto(f"{place}{'&' if '?' in place else '?'}language={language}{mark}{at}")
    if place.endswith(("/play", "/replay")):
        page.wait_for_selector(".st-prompt:not(:empty), .rp-count:not(:empty)")
        page.wait_for_selector(".st-board")
        assert page.get_attribute("html", "lang") == language
    if page.is_visible("#cover"):
        page.click("#cover button")
    return [f"{path}: {one}" for one in unreadable(page)]


@each_value("language size", texts.LANGUAGES, [LAPTOP, DESKTOP])
def test_tables_can_be_read(
    visitors: Visitors, people: list[Client], language: str, size: tuple[int, int]
) -> None:
    found = []
    for table in PLAYING:
        page = visitors.page(people[EXHIBITS[table].people[0]], size, language)
        found += complaints(page, f"/tables/{table}/play", language)
        page.context.close()
    assert found == []


@each_value("language size", texts.LANGUAGES, [DESKTOP, LAPTOP, PHONE])
def test_pages_can_be_read(
    visitors: Visitors, people: list[Client], language: str, size: tuple[int, int]
) -> None:
    dark = size == LAPTOP
    page = visitors.page(people[ANNA], size, language, dark)
    paths = [
        "/",
        "/new?game=boonlake&seats=4",
        "/new?game=burgundy&seats=4",
        "/settings",
        "/statistics",
        "/help",
        "/help/boonlake",
        "/help/boonlake/strips",
        "/help/boonlake/icons",
        "/help/burgundy/monasteries",
        "/help/burgundy/parts",
        "/help?q=river",
    ]
    # On a phone boards are enlarged to be read closely.
    ends = ["", "/report"] if size == PHONE else ["", "/play", "/replay#at=40", "/report"]
    paths += [f"/tables/{table}{end}" for table in FINISHED for end in ends]
    found = [line for path in paths for line in complaints(page, path, language)]
    stranger = visitors.page(None, size, language, dark)
    found += [line for path in ("/", "/sign-in") for line in complaints(stranger, path, language)]
    assert found == []
