"""The drawn table on the real server: people play in their browsers, by keyboard."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.client.conftest import DESKTOP, PHONE
from tests.server.serving import Server, serving

PATIENCE = 60_000
MOVE = "document.querySelector('spiel-tisch')"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("live")
    with serving(f"sqlite:///{folder / 'spieltisch.db'}", folder / "log") as started:
        yield started


@pytest.fixture
def guest(browser: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """Somebody new with a browser of his own; whatever a page complains of fails the test."""
    contexts, faults = [], []

    def come_in(name: str, size: tuple[int, int] = DESKTOP, language: str = "en") -> Any:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            locale=language,
            base_url=server.url,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("response", lambda got: faults.append(got.url) if _is_fault(got.status) else None)
        page.goto("/")
        page.fill("[name=name]", name)
        page.click("button.main")
        page.wait_for_selector(".starts")
        return page

    yield come_in
    for context in contexts:
        context.close()
    assert faults == []


def _is_fault(status: int) -> bool:
    """A key pressed while the table moves on is answered as stale (409), as it should be."""
    return status >= 400 and status != 409


def asked(page: Any) -> None:
    """Wait until the page asks for a decision."""
    page.wait_for_function(f"() => {MOVE}?.scene?.options.length > 0")


def decide(page: Any, key: str = "1") -> None:
    """Take an option by its number, and wait until the table has moved on."""
    asked(page)
    before = page.evaluate(f"{MOVE}.seen = {MOVE}.scene")
    assert before
    page.keyboard.press(key)
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => {MOVE}.scene !== {MOVE}.seen")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("start", "size", "language"),
    [(".boonlake", DESKTOP, "de"), (".burgundy", PHONE, "fr"), (".boonlake", PHONE, "en")],
)
def test_a_game_begins_with_one_click_and_goes_on(
    guest: Callable[..., Any], start: str, size: tuple[int, int], language: str
) -> None:
    page = guest("Wolfgang", size, language)
    page.click(f"button.start{start} >> nth=0")
    page.wait_for_url("**/play")
    for _move in range(4):
        decide(page)


@pytest.mark.slow
def test_two_browsers_see_each_others_moves_also_after_a_broken_line(
    guest: Callable[..., Any],
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = anna.evaluate(
        """async () => (await (await fetch('/api/v1/tables', {method: 'POST',
        headers: {'Content-Type': 'application/json'}, body: JSON.stringify({game: 'burgundy',
        private: false, seats: [{kind: 'me'}, {kind: 'open'}]})})).json()).id"""
    )
    ben.goto(f"/tables/{table}")
    ben.click("button[value=sit]")
    for page in (anna, ben):
        page.goto(f"/tables/{table}/play")
        page.wait_for_selector(".st-bar")
    first, second = (anna, ben) if anna.evaluate(f"{MOVE}.scene.options.length") else (ben, anna)
    second.context.set_offline(True)
    decide(first)
    assert first.evaluate(f"{MOVE}.scene.undo") == 1
    second.context.set_offline(False)
    news = first.evaluate(f"{MOVE}.log.at(-1)")
    second.wait_for_function(f"(line) => {MOVE}.log.includes(line)", arg=news)


@pytest.mark.slow
def test_a_move_is_taken_back_with_a_key(guest: Callable[..., Any]) -> None:
    page = guest("Wolfgang")
    page.click("button.start.burgundy")
    page.wait_for_url("**/play")
    asked(page)
    for _turn in range(6):
        before = page.evaluate(f"{MOVE}.scene.options.map((option) => option.notation)")
        decide(page)
        if page.evaluate(f"{MOVE}.scene.undo") == 1:
            break
    page.keyboard.press("u")
    page.wait_for_function(f"() => {MOVE}.scene.undo === 0")
    assert page.evaluate(f"{MOVE}.scene.options.map((option) => option.notation)") == before


@pytest.mark.slow
def test_several_at_one_screen_cover_the_table_between_turns(guest: Callable[..., Any]) -> None:
    page = guest("Anna")
    page.goto("/new?game=burgundy&seats=2")
    page.select_option("[name=seat-1]", "me")
    page.click("form[method=post] button.main")
    page.wait_for_url("**/play")
    asked(page)
    first = page.evaluate(f"{MOVE}.scene.seat")
    for _move in range(12):
        page.evaluate(f"{MOVE}.seen = {MOVE}.scene")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_function(
            f"() => document.querySelector('#cover').open || {MOVE}.scene !== {MOVE}.seen"
        )
        if page.is_visible("#cover"):
            break
    page.click("#cover button")
    page.wait_for_function(f"() => {MOVE}.scene.seat !== {first}")
