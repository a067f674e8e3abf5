"""Every page in every language: no words too small, cut off, covered or written over others."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltisch import texts
from tests.client.around import Visitors, played, visiting
from tests.client.conftest import DESKTOP, PHONE
from tests.server.serving import Client, Server, serving

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8").strip().rstrip(";")
LEAST = 11
LAPTOP = (1280, 720)
EVERYTHING = {
    "extra-tiles": "yes",
    "white-castles": "yes",
    "inns": "yes",
    "trade-routes": "yes",
    "shields": "yes",
}
NOVICE = "bot novice"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("reading")
    with serving(f"sqlite:///{folder / 'spieltisch.db'}", folder / "log") as started:
        yield started


@pytest.fixture(scope="module")
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


@pytest.fixture(scope="module")
def finished(ann: Client) -> list[str]:
    """A game of each kind that was played to its end."""
    return [played(ann, "boonlake", "me"), played(ann, "burgundy", "me", "me")]


@pytest.fixture(scope="module")
def playing(ann: Client) -> list[str]:
    """Games in their middle: alone, in a team, with everything there is."""
    return [
        played(ann, "boonlake", "me", NOVICE, NOVICE, most=30),
        played(ann, "boonlake", "me", most=40),
        played(ann, "burgundy", "me", NOVICE, NOVICE, NOVICE, most=16),
        played(ann, "burgundy", "me", NOVICE, most=16, options=EVERYTHING | {"duchies": "11"}),
        played(ann, "burgundy", "me", "me", "me", "me", most=40, options={"duchies": "12a"}),
        played(ann, "burgundy", "me", most=20, options={"duchies": "13b", **EVERYTHING}),
    ]


@pytest.fixture
def visitors(browser: Any, server: Server) -> Iterator[Visitors]:
    with visiting(browser, server) as people:
        yield people


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
    return [f"{path}: {one}" for one in page.evaluate(f"({MEASURE})({LEAST})")]


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_tables_can_be_read(
    visitors: Visitors, ann: Client, playing: list[str], language: str, size: tuple[int, int]
) -> None:
    page = visitors.page(ann, size, language)
    found = [
        line for table in playing for line in complaints(page, f"/tables/{table}/play", language)
    ]
    assert found == []


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (LAPTOP, True), (PHONE, False)])
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_pages_can_be_read(
    visitors: Visitors,
    ann: Client,
    finished: list[str],
    playing: list[str],
    language: str,
    size: tuple[int, int],
    dark: bool,
) -> None:
    page = visitors.page(ann, size, language, dark)
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
    paths += [f"/tables/{table}{end}" for table in finished for end in ends]
    found = [line for path in paths for line in complaints(page, path, language)]
    stranger = visitors.page(None, size, language, dark)
    found += [line for path in ("/", "/sign-in") for line in complaints(stranger, path, language)]
    assert found == []
