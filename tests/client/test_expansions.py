"""Every expansion in a real browser on the real server: moves by clicks on lit places."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browsing import context_of
from tests.client.around import TABLE, unreadable
from tests.client.sizes import DESKTOP, PHONE
from tests.server.serving import Server

Visit = Callable[..., Any]
STALE = 409
"""The answer to a click while the table moves on."""
ON_BOARD = re.compile(" on (main|estate|routes)")
MOVES = 5
MAKE = """async ([seats, options]) => {
  const kinds = [{kind: 'me'}, ...Array(seats - 1).fill({kind: 'bot', bot: 'novice'})];
  const body = JSON.stringify({game: 'burgundy', options, private: true, seats: kinds});
  const headers = {'Content-Type': 'application/json'};
  return (await (await fetch('/api/v1/tables', {method: 'POST', headers, body})).json()).id;
}"""
# The middle of the first place in sight that answers an option, as the most telling one.
LIT = f"""() => {{
  const telling = new Set({TABLE}.scene.options.map((option) => option.slots[0]));
  const slot = [...document.querySelectorAll('.st-slot.lit')]
    .find((one) => telling.has(one.dataset.slot) && one.getBoundingClientRect().width > 0);
  slot?.scrollIntoView({{block: 'center', inline: 'center'}});
  const box = slot?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}}"""

QUESTION = f"() => {TABLE}.scene.options.map((option) => option.notation).join()"
CHANGED = f"""(before) => new Promise((tell) => {{
  const until = Date.now() + 8000;
  const look = () => {{
    if (({QUESTION})() !== before) tell(true);
    else if (Date.now() > until) tell(false);
    else setTimeout(look, 40);
  }};
  look();
}})"""
FIRST_OF_MENU = "() => document.querySelector('.st-menu:popover-open .st-option')?.click()"
TRIES = 6

ALL = {
    "extra-tiles": "yes",
    "white-castles": "yes",
    "inns": "yes",
    "trade-routes": "yes",
    "shields": "yes",
}
CASES = [
    ("shields", 2, {"shields": "yes", "duchies": "4"}, DESKTOP, "en"),
    ("shields", 3, {"shields": "yes"}, PHONE, "de"),
    ("trade routes", 2, {"trade-routes": "yes", "duchies": "random"}, DESKTOP, "de"),
    ("trade routes", 4, {"trade-routes": "yes"}, PHONE, "fr"),
    ("inns", 3, {"inns": "yes"}, DESKTOP, "fr"),
    ("white castles", 2, {"white-castles": "yes", "inns": "yes"}, PHONE, "en"),
    ("border posts", 3, {"duchies": "11"}, DESKTOP, "en"),
    ("border posts", 2, {"duchies": "11", **ALL}, PHONE, "de"),
    ("team", 4, {"duchies": "12a"}, DESKTOP, "fr"),
    ("team", 4, {"duchies": "12b", **ALL}, DESKTOP, "de"),
    ("team", 4, {"duchies": "12b"}, PHONE, "en"),
    ("solo", 1, {"duchies": "13a"}, DESKTOP, "de"),
    ("solo", 1, {"duchies": "13b", **ALL}, DESKTOP, "en"),
    ("solo", 1, {"duchies": "13b", "target": "45"}, PHONE, "fr"),
]


@pytest.fixture
def visit(browser: Any, server: Server) -> Iterator[Visit]:
    """Make a table against bots and sit down at it; what the page complains of fails the test."""
    contexts, faults = [], []

    def sit_down(
        seats: int,
        options: dict[str, str],
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
    ) -> Any:
        context = context_of(
            browser,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            locale=language,
            base_url=server.url,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("response", lambda got: faults.append(got.url) if is_fault(got.status) else None)
        page.goto("/")
        page.fill("[name=name]", "Wolfgang")
        page.click("button.main")
        page.wait_for_selector(".starts")
        page.goto(f"/tables/{page.evaluate(MAKE, [seats, options])}/play")
        asked(page)
        return page

    yield sit_down
    for context in contexts:
        context.close()
    assert faults == []


def is_fault(status: int) -> bool:
    return status >= 400 and status != STALE


def asked(page: Any) -> None:
    """Wait until the page asks for a decision."""
    page.wait_for_function(f"() => {TABLE}?.scene?.options.length > 0")


def decide_on_the_board(page: Any) -> bool:
    """Take an option by a click on a place that answers it; False where only the list has some.

    Others may decide at the same time, and a table that moves on closes menus: so one tries again.
    """
    asked(page)
    before = page.evaluate(QUESTION)
    for _try in range(TRIES):
        at = page.evaluate(LIT)
        if at:
            page.mouse.click(*at)
            page.evaluate(FIRST_OF_MENU)
        else:
            page.evaluate("() => document.querySelector('.st-ask .st-option').click()")
        if page.evaluate(CHANGED, before):
            return bool(at)
    raise AssertionError(f"nothing answers: {before}")


def settled(page: Any) -> None:
    """Wait until it is the guest's turn and nothing is pointed at."""
    asked(page)
    page.mouse.move(1, 1)
    page.wait_for_function("() => !document.querySelector('.st-tip:popover-open')")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "options", "size", "language"), CASES)
def test_an_expansion_is_played_on_its_board(
    visit: Visit,
    name: str,
    seats: int,
    options: dict[str, str],
    size: tuple[int, int],
    language: str,
) -> None:
    page = visit(seats, options, size, language)
    assert page.locator("spiel-tisch .st-board").count() >= 2
    by_click = sum(decide_on_the_board(page) for _move in range(MOVES))
    assert by_click >= 2, name
    settled(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0]
    if size == DESKTOP:
        assert [text for text in unreadable(page) if ON_BOARD.search(text)] == []


@pytest.mark.slow
def test_a_shield_tells_what_it_does_when_pointed_at(visit: Visit) -> None:
    page = visit(2, {"shields": "yes"})
    shield = page.locator('[data-slot="main/shield-3-0"]')
    shield.hover()
    page.wait_for_selector(".st-tip:popover-open")
    assert "points at the end" in page.locator(".st-tip").inner_text()
    assert "for a double 3" in shield.get_attribute("aria-label")
