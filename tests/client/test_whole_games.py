"""Whole games through the page: every kind of table, hand, screen and language."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from spieltisch import texts
from tests.client import hearing, people
from tests.client.around import TABLE
from tests.client.people import Person
from tests.server.serving import PATIENCE, Server

pytestmark = pytest.mark.slow

NEW_TABLE = """async (table) => (await (await fetch('/api/v1/tables', {method: 'POST',
  headers: {'Content-Type': 'application/json'}, body: JSON.stringify(table)})).json()).id"""
BROKEN_LINE = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "WebSocket")
ME, OPEN, NOVICE = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "novice"}
Welcome = Callable[..., Person]


@pytest.fixture
def welcome(browser: Any, server: Server) -> Iterator[Welcome]:
    """Somebody new with a browser of his own; whatever a page complains of fails the test."""
    everybody: list[Person] = []

    def come_in(name: str, language: str, hand: people.Hand) -> Person:
        everybody.append(Person(browser, server, name, language, hand))
        return everybody[-1]

    yield come_in
    for person in everybody:
        person.context.close()
    assert [fault for person in everybody for fault in person.faults] == []


def new_table(person: Person, game: str, seats: list[dict[str, str]], private: bool = True) -> str:
    table = {"game": game, "private": private, "seats": seats}
    return str(person.page.evaluate(NEW_TABLE, table))


def status(person: Person, table: str) -> str:
    """What the server says of the table."""
    ask = f"async () => (await (await fetch('/api/v1/tables/{table}')).json()).status"
    return str(person.page.evaluate(ask))


def points(person: Person) -> list[int]:
    """The score of each seat, as this screen shows it."""
    shown: list[int] = person.page.evaluate(f"() => {TABLE}.scene.seats.map((seat) => seat.score)")
    return shown


def the_end(person: Person, table: str) -> None:
    """The game is over, on the screen and on the server, and was told in one language."""
    assert status(person, table) == "finished"
    assert person.page.evaluate("() => document.documentElement.lang") == person.language
    assert hearing.is_of(person.said, person.language)


def test_the_words_that_tell_the_languages_apart_do_so() -> None:
    folder = Path(texts.__file__).parent
    for language in hearing.WORDS:
        for file in (folder / language).glob("*.ftl"):
            lines = file.read_text(encoding="utf-8").splitlines()
            said = [line.partition(" = ")[2] or line for line in lines if line[:1] != "#"]
            shown = " ".join(re.sub(r"\{[^}]*\}", " ", text) for text in said)
            assert hearing.foreign(shown, language) == [], file.name


# Most are for the extended run: they take minutes. What they show beyond one game is tested
# with single moves elsewhere: keys, mouse and finger, bots, hot seats, broken lines.
LONG = pytest.mark.extended
TABLES = [
    pytest.param("boonlake", [ME], people.by_keys, "de", id="boonlake-solo-keys"),
    pytest.param(
        "boonlake", [ME, NOVICE], people.by_finger, "fr", id="boonlake-bot-phone", marks=LONG
    ),
    pytest.param("boonlake", [ME, ME], people.by_mouse, "en", id="boonlake-hot-seat", marks=LONG),
    pytest.param("burgundy", [ME], people.by_finger, "en", id="burgundy-solo-phone", marks=LONG),
    pytest.param(
        "burgundy", [ME, NOVICE], people.by_keys, "fr", id="burgundy-bot-keys", marks=LONG
    ),
    pytest.param(
        "burgundy", [ME, ME], people.by_mouse, "de", id="burgundy-hot-seat-mouse", marks=LONG
    ),
]


@pytest.mark.parametrize(("game", "seats", "hand", "language"), TABLES)
def test_a_whole_game_at_one_screen(
    welcome: Welcome, game: str, seats: list[dict[str, str]], hand: people.Hand, language: str
) -> None:
    anna = welcome("Anna", language, hand)
    table = new_table(anna, game, seats)
    anna.sit(table)
    anna.play_to_the_end()
    assert anna.decisions > 20
    the_end(anna, table)


PAIRS = [
    pytest.param(
        "boonlake", (people.by_mouse, "de"), (people.by_keys, "fr"), id="boonlake", marks=LONG
    ),
    pytest.param(
        "burgundy", (people.by_keys, "en"), (people.by_finger, "de"), id="burgundy", marks=LONG
    ),
]


@pytest.mark.parametrize(("game", "one", "other"), PAIRS)
def test_two_browsers_play_a_whole_game_on_a_bad_line(
    welcome: Welcome,
    server: Server,
    game: str,
    one: tuple[people.Hand, str],
    other: tuple[people.Hand, str],
) -> None:
    """Now and then one of them drops out, comes back, or the server itself is gone for a while."""
    anna, ben = welcome("Anna", one[1], one[0]), welcome("Ben", other[1], other[0])
    anna.expected = ben.expected = BROKEN_LINE
    table = new_table(anna, game, [ME, OPEN], private=False)
    ben.page.goto(f"/tables/{table}")
    ben.page.click("button[value=sit]")
    anna.sit(table)
    ben.sit(table)
    decisions = 0
    died = False
    while (asked := who_is_asked(anna, ben)) is not None:
        person, seen = asked
        waiting = ben if person is anna else anna
        decisions += 1
        # Without a line a finger is not told what an option does, and takes none.
        if decisions >= 30 and not died and person.hand is not people.by_finger:
            died = True
            gone_for_a_while(server, person, seen, waiting)
        elif decisions % 25 == 15:
            with offline(waiting):
                person.decide(seen)
                settled(person)
        elif decisions % 25 == 5:
            person.page.reload()
            person.page.wait_for_function(f"() => {TABLE}?.scene")
        else:
            person.decide(seen)
            settled(person)
    assert died
    assert decisions > 60
    the_end(anna, table)
    the_end(ben, table)
    assert points(anna) == points(ben)


def settled(person: Person) -> None:
    """Wait until a decision is shown at this screen."""
    person.page.wait_for_function(f"() => !{TABLE}.busy")


def who_is_asked(anna: Person, ben: Person) -> tuple[Person, dict[str, Any]] | None:
    """Wait until one of the two is asked; nobody if both know that the game is over."""
    over = set()
    until = time.monotonic() + 2 * PATIENCE
    while time.monotonic() < until:
        for person in (anna, ben):
            if person in over:
                continue
            seen = person.glance()
            if seen and not seen["over"]:
                return person, seen
            if seen:
                over.add(person)
        if len(over) == 2:
            return None
        anna.page.wait_for_timeout(20)
    raise AssertionError("nobody is asked and the game is not over")


@contextmanager
def offline(person: Person) -> Iterator[None]:
    """Without a line for a while; back again it catches up by itself."""
    person.context.set_offline(True)
    yield
    person.context.set_offline(False)
    person.page.wait_for_function(f"() => !{TABLE}.lost")


def gone_for_a_while(server: Server, person: Person, seen: dict[str, Any], other: Person) -> None:
    """The server dies. Both are told; a move made meanwhile is refused, and nothing is lost."""
    server.kill()
    for one in (person, other):
        one.page.wait_for_function(f"() => {TABLE}.lost")
        told = one.page.locator(".st-notice").inner_text()
        assert hearing.strange(told, one.language) == []
    before = points(person)
    person.decide(seen)
    settled(person)
    server.start()
    for one in (person, other):
        one.page.wait_for_function(f"() => !{TABLE}.lost")
    assert points(person) == before
    person.page.evaluate(f"() => {{ {TABLE}.seen = null; }}")
