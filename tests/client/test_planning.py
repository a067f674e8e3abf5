"""A private plan: tried out on a copy, named as such, and nothing of it is played."""

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch.tables.planning import plan
from tests.client import harness
from tests.client.around import TABLE
from tests.client.sizes import DESKTOP, PHONE

SitDown = Callable[..., Any]

pytestmark = pytest.mark.slow


def begin(page: Any) -> None:
    page.keyboard.press("p")
    page.wait_for_selector("spiel-tisch.planning .st-banner:not([hidden])")


def step(page: Any, number: int = 1) -> None:
    """Take an option of the plan, and wait until the plan is one step longer."""
    before = page.evaluate(f"{TABLE}.plan.moves.length")
    page.keyboard.press(str(number))
    page.keyboard.press("Enter")
    page.wait_for_function(f"(length) => {TABLE}.plan.moves.length > length", arg=before)


@pytest.mark.parametrize(("game", "seats"), [("burgundy", 2), ("boonlake", 2), ("boonlake", 1)])
def test_a_plan_changes_nothing_and_can_be_taken_back_step_by_step(
    sit_down: SitDown, game: str, seats: int
) -> None:
    table = harness.set_up(game, seats, moves=24)
    before = table.match.digest()
    page = sit_down(table)
    real = page.evaluate(f"JSON.stringify({TABLE}.scene)")
    begin(page)
    assert page.locator(".st-planning").inner_text() == "Planning – nothing is played"
    assert "Planning – nothing is played" in page.locator(".st-live").inner_text()
    planned = 0
    while not page.evaluate(f"{TABLE}.plan.view.ends") and planned < 5:
        step(page)
        planned += 1
    assert page.locator(".st-banner li").count() == planned
    assert table.match.digest() == before
    page.keyboard.press("u")
    page.wait_for_function(f"(left) => {TABLE}.plan.moves.length === left", arg=planned - 1)
    page.keyboard.press("p")
    page.wait_for_selector("spiel-tisch:not(.planning)")
    assert page.evaluate(f"JSON.stringify({TABLE}.scene)") == real
    assert table.match.digest() == before


def test_a_plan_says_what_it_costs_and_brings(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, bots=False)
    page = sit_down(table)
    begin(page)
    notations = table.match.choice(table.seat).notations
    place = next(i for i, notation in enumerate(notations) if notation.startswith("workers"))
    workers = page.locator(f".st-option[data-option='{place}']")
    workers.hover()
    page.wait_for_selector(".st-does:not(.empty)")
    assert "2 workers" in page.locator(".st-does").inner_text()
    workers.click()
    # The plan's own balance: the option under the pointer has one too.
    assert page.locator(".st-banner .st-balance .more").inner_text().strip() == "+2"
    assert table.match.moves == 0


def test_a_plan_ends_where_luck_begins(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, bots=False)
    page = sit_down(table)
    begin(page)
    for _move in range(12):
        if page.evaluate(f"{TABLE}.plan.view.ends"):
            break
        last = page.evaluate(
            f"(({TABLE}.was = {TABLE}.plan.view), {TABLE}.scene.options.length - 1)"
        )
        page.locator(f".st-option[data-option='{last}']").click()
        page.wait_for_function(f"() => {TABLE}.plan.view !== {TABLE}.was && !{TABLE}.busy")
    assert page.evaluate(f"{TABLE}.plan.view.ends") in ("luck", "others")
    assert page.locator(".st-prompt").inner_text().startswith("The plan ends here")
    assert page.locator(".st-option").count() == 0


def test_while_others_think_the_own_turn_can_be_planned(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, moves=28, bots=False)
    while plan(table.match, 1 - table.seat, []).ends:
        table.take(0)
    table.seat = 1 - table.seat
    table.play_bots = lambda: None  # type: ignore[method-assign]
    page = sit_down(table)
    assert page.locator(".st-option").count() == 0
    moves = table.match.moves
    begin(page)
    assert "As if it were your turn now." in page.locator(".st-banner").inner_text()
    assert page.locator(".st-option").count() > 0
    step(page)
    assert table.match.moves == moves


def test_news_do_not_end_a_plan(sit_down: SitDown) -> None:
    page = sit_down(harness.set_up("burgundy", 2, bots=False))
    begin(page)
    step(page)
    page.evaluate(
        f"""() => {TABLE}.update({{scene: {{...{TABLE}.real}},
        news: [{{text: 'Ben waits.', kind: 'move', seat: 1, slots: []}}]}})"""
    )
    page.wait_for_function(f"() => {TABLE}.log.lines.at(-1).text === 'Ben waits.'")
    page.wait_for_selector("spiel-tisch.planning .st-banner li", state="attached")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_plan_is_made_with_the_pointer_alone(sit_down: SitDown, size: tuple[int, int]) -> None:
    table = harness.set_up("boonlake", 2, moves=20)
    moves = table.match.moves
    page = sit_down(table, size)

    def press(spot: Any) -> None:
        spot.tap() if size == PHONE else spot.click()

    press(page.locator(".st-plan-tool"))
    page.wait_for_selector("spiel-tisch.planning")
    if page.locator(".st-unfold").is_visible():
        press(page.locator(".st-unfold"))
    press(page.locator(".st-option[data-option='0']"))
    if size == PHONE:
        page.wait_for_selector(".st-take")
        press(page.locator(".st-take"))
    page.wait_for_selector(".st-banner li", state="attached")
    press(page.locator(".st-banner .st-act", has_text="Leave the plan"))
    page.wait_for_selector("spiel-tisch:not(.planning)")
    assert table.match.moves == moves


def test_a_plan_can_be_played(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, bots=False)
    page = sit_down(table)
    begin(page)
    notations = table.match.choice(table.seat).notations
    first = next(i for i, notation in enumerate(notations) if notation.startswith("take"))
    assert not page.locator(".st-plan-play").is_visible()
    page.locator(f".st-option[data-option='{first}']").click()
    page.locator(".st-plan-play").click()
    page.wait_for_selector("spiel-tisch:not(.planning, .busy)")
    page.wait_for_selector(".st-undo:not([hidden])")
    assert [move.move for move in table.match.record.moves] == [notations[first]]
