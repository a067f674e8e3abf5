"""Whole games through the page: every kind of table, hand, screen and language."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from tests.client import people
from tests.client.conftest import DESKTOP, PHONE
from tests.server.serving import Server, serving

# Minutes of clicking: run them with make test ARGS="-m extended".
pytestmark = pytest.mark.extended

NEW_TABLE = """async (table) => (await (await fetch('/api/v1/tables', {method: 'POST',
  headers: {'Content-Type': 'application/json'}, body: JSON.stringify(table)})).json()).id"""


def is_fault(status: int) -> bool:
    """A click while the table moves on is answered as stale (409), as it should be."""
    return status >= 400 and status != 409


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("whole")
    with serving(f"sqlite:///{folder / 'spieltisch.db'}", folder / "log") as started:
        yield started


@pytest.fixture
def guest(browser: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """Somebody new with a browser of his own; whatever a page complains of fails the test."""
    contexts, faults = [], []

    def welcome(name: str, size: tuple[int, int], language: str) -> Any:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            reduced_motion="reduce",
            locale=language,
            base_url=server.url,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("response", lambda got: faults.append(got.url) if is_fault(got.status) else None)
        people.come_in(page, name)
        return page

    yield welcome
    for context in contexts:
        context.close()
    assert faults == []


def sit(page: Any, table: str) -> None:
    page.goto(f"/tables/{table}/play")
    page.wait_for_selector(".st-bar")


def status(page: Any, table: str) -> str:
    """What the server says of the table."""
    ask = f"async () => (await (await fetch('/api/v1/tables/{table}')).json()).status"
    return str(page.evaluate(ask))


def points(page: Any) -> list[int]:
    """The score of each seat, as this screen shows it."""
    shown: list[int] = page.evaluate(f"() => {people.TABLE}.scene.seats.map((seat) => seat.score)")
    return shown


ME, NOVICE = {"kind": "me"}, {"kind": "bot", "bot": "novice"}
SCREENS = [
    pytest.param("boonlake", [ME], people.by_keys, DESKTOP, "de", id="boonlake-solo-keys"),
    pytest.param("boonlake", [ME, NOVICE], people.by_mouse, DESKTOP, "fr", id="boonlake-bot-mouse"),
    pytest.param("boonlake", [ME, ME], people.by_keys, DESKTOP, "en", id="boonlake-hot-seat-keys"),
    pytest.param("boonlake", [ME], people.by_finger, PHONE, "en", id="boonlake-solo-phone"),
    pytest.param("burgundy", [ME, ME], people.by_mouse, DESKTOP, "de", id="burgundy-hot-seat"),
    pytest.param("burgundy", [ME, NOVICE], people.by_finger, PHONE, "fr", id="burgundy-phone"),
    pytest.param("burgundy", [ME, NOVICE], people.by_keys, DESKTOP, "en", id="burgundy-keys"),
]


@pytest.mark.parametrize(("game", "seats", "hand", "size", "language"), SCREENS)
def test_a_whole_game_at_one_screen(
    guest: Callable[..., Any],
    game: str,
    seats: list[dict[str, str]],
    hand: people.Hand,
    size: tuple[int, int],
    language: str,
) -> None:
    page = guest("Anna", size, language)
    table = page.evaluate(NEW_TABLE, {"game": game, "private": True, "seats": seats})
    sit(page, table)
    assert people.play_to_the_end(page, hand, Random(game)) > 20
    assert status(page, table) == "finished"
    assert page.evaluate("() => document.documentElement.lang") == language


def test_two_browsers_play_a_whole_game_on_a_bad_line(guest: Callable[..., Any]) -> None:
    """One by mouse in German, one by finger in French; now and then one of them drops out."""
    rng = Random(7)
    anna, ben = guest("Anna", DESKTOP, "de"), guest("Ben", PHONE, "fr")
    seats = [ME, {"kind": "open"}]
    table = anna.evaluate(NEW_TABLE, {"game": "burgundy", "private": False, "seats": seats})
    ben.goto(f"/tables/{table}")
    ben.click("button[value=sit]")
    hands = [(anna, people.by_mouse), (ben, people.by_finger)]
    for page, _hand in hands:
        sit(page, table)
    decisions = 0
    while not people.is_over(anna):
        for page, hand in hands:
            other = ben if page is anna else anna
            if page.evaluate(f"() => {people.TABLE}.scene.options.length") == 0:
                continue
            if decisions % 40 == 20:
                other.context.set_offline(True)
            if decisions % 55 == 30:
                page.reload()
                page.wait_for_function(people.SETTLED)
            people.decide(page, hand, rng)
            other.context.set_offline(False)
            decisions += 1
        people_settled(anna, ben)
    ben.wait_for_function(f"() => {people.TABLE}.scene.over")
    assert decisions > 60
    assert status(anna, table) == "finished"
    assert points(anna) == points(ben)


def people_settled(anna: Any, ben: Any) -> None:
    """Wait until one of the two is asked, or both know that the game is over."""
    for _look in range(600):
        for page in (anna, ben):
            if page.evaluate(f"() => {people.TABLE}?.scene?.options.length > 0"):
                return
        if people.is_over(anna) and people.is_over(ben):
            return
        anna.wait_for_timeout(100)
    raise AssertionError("nobody is asked and the game is not over")
