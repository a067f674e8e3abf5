"""Several people at one screen: what one of them holds is covered until that one takes over."""

from typing import Any

import pytest

from spieltisch import texts
from tests.client.around import TABLE, Visitors, complaints
from tests.client.sizes import DESKTOP, PHONE
from tests.server.serving import Client, Server

COVER = "#cover[open]"
ASKED = f"() => {TABLE}?.scene?.options.length > 0 && !{TABLE}.busy"
MOVED = f"() => document.querySelector('{COVER}') || {TABLE}.scene !== {TABLE}.seen"
MOST = 60

pytestmark = pytest.mark.slow


@pytest.fixture
def anna(server: Server) -> Client:
    return Client.browser(server.url, "Anna")


def opened(
    visitors: Visitors,
    anna: Client,
    game: str,
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    *bots: str,
) -> Any:
    """Anna's page of a table at which she has two seats."""
    table = anna.table("me", "me", *bots, game=game)["id"]
    page = visitors.page(anna, size, language)
    page.goto(f"/tables/{table}/play?language={language}")
    return page


def decide(page: Any) -> None:
    page.wait_for_function(ASKED)
    page.evaluate(f"{TABLE}.seen = {TABLE}.scene")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED)


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (DESKTOP, "de"), (PHONE, "fr")])
def test_an_opened_table_is_covered_until_somebody_takes_over(
    visitors: Visitors, anna: Client, size: tuple[int, int], language: str
) -> None:
    page = opened(visitors, anna, "boonlake", size, language)
    words = {name: texts.say(language, f"draw-ui-{name}") for name in ("hand-over", "show")}
    for _time in range(2):
        page.wait_for_selector(COVER)
        asks = page.get_by_role("dialog", name=f"{words['hand-over']} Anna (1)", exact=True)
        assert asks.count() == 1
        # Nothing of the table is there, whatever key is pressed.
        for key in ("Escape", "Escape", "l", "m", "1", "Escape"):
            page.keyboard.press(key)
        assert page.is_visible(COVER)
        assert page.evaluate(f"{TABLE}.scene") is None
        assert page.locator("spiel-tisch *").evaluate_all(
            "(all) => all.map((one) => one.className)"
        ) == [
            "laying",
            "",
        ]
        assert complaints(page) == []
        page.keyboard.press("Enter")
        page.wait_for_function(ASKED)
        assert page.locator("#cover").is_hidden()
        assert page.evaluate(f"{TABLE}.scene.seat") == 0
        assert page.evaluate("document.activeElement.className") == "st-prompt"
        assert page.locator(".st-prompt").inner_text().startswith("Anna (1)")
        page.reload()


def test_who_takes_over_finds_nothing_that_only_the_one_before_may_know(
    visitors: Visitors, anna: Client
) -> None:
    page = opened(visitors, anna, "boonlake")
    page.click(f"{COVER} button")
    for _move in range(MOST):
        decide(page)
        if page.is_visible(COVER):
            break
    page.keyboard.press("l")
    assert page.locator("spiel-tisch dialog[open]").count() == 0, "nothing opens above the cover"
    page.click(f"{COVER} button")
    page.wait_for_function(ASKED)
    assert page.evaluate(f"{TABLE}.scene.seat") == 1
    assert page.evaluate("document.activeElement.className") == "st-prompt"
    story = anna.get(f"/api/v1/tables/{page.url.split('/')[4]}/story?seat=1&language=en").json
    known = {line["text"] for line in story["lines"]}
    told = page.evaluate(f"{TABLE}.log.lines.map((line) => line.text)")
    assert told
    assert set(told) <= known
    assert page.locator(".st-prompt").inner_text().startswith("Anna (2)")


def test_a_game_without_secrets_is_never_covered(visitors: Visitors, anna: Client) -> None:
    page = opened(visitors, anna, "burgundy")
    page.wait_for_function(ASKED)
    first = page.evaluate(f"{TABLE}.scene.seat")
    for _move in range(MOST):
        decide(page)
        assert page.locator("#cover").is_hidden()
        if page.evaluate(f"{TABLE}.scene.seat") != first:
            break
    second = page.evaluate(f"{TABLE}.scene.seat")
    assert second == 1 - first
    assert page.locator(".st-prompt").inner_text().startswith(f"Anna ({second + 1})")


def test_a_seat_that_a_bot_plays_shares_no_screen(visitors: Visitors, anna: Client) -> None:
    table = anna.table("me", "me", game="boonlake")["id"]
    assert anna.post(f"/api/v1/tables/{table}/take-over", {"seat": 1}).status == 200
    page = visitors.page(anna)
    page.goto(f"/tables/{table}/play")
    page.wait_for_function(ASKED)
    assert page.locator("#cover").is_hidden()
    assert not page.locator(".st-prompt").inner_text().startswith("Anna")
