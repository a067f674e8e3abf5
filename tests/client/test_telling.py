"""What the table tells: hints, the story step by step, the log with its filters, why not."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.client import harness
from tests.client.around import TABLE
from tests.client.sizes import DESKTOP, PHONE
from tests.covering import each_value

SitDown = Callable[..., Any]

pytestmark = pytest.mark.slow


# Hints


@pytest.mark.parametrize(("game", "seats"), [("burgundy", 2), ("boonlake", 2), ("boonlake", 1)])
def test_a_hint_names_options_with_reasons_and_lights_them(
    sit_down: SitDown, game: str, seats: int
) -> None:
    table = harness.set_up(game, seats, moves=40)
    page = sit_down(table)
    page.keyboard.press("h")
    page.wait_for_selector(".st-hint")
    hints = table.hints()
    assert page.locator(".st-hint").count() == len(hints)
    assert f"{round(hints[0]['score'])}" in page.locator(".st-hint-worth").first.inner_text()
    assert ("%" in page.locator(".st-hint-worth").first.inner_text()) == (seats > 1)
    notations = table.match.choice(table.seat).notations
    hinted = page.eval_on_selector_all(
        ".st-option.hinted", "all => all.map(e => Number(e.dataset.option))"
    )
    assert sorted(hinted) == sorted(notations.index(hint["move"]) for hint in hints)
    assert "What the Master would do" in page.locator(".st-live").inner_text()
    page.locator(".st-hint").first.click()
    chosen = page.locator(".st-option.chosen").get_attribute("data-option")
    assert int(chosen) == notations.index(hints[0]["move"])


def test_without_leave_there_are_no_hints(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2)
    table.hinted = False
    page = sit_down(table)
    assert not page.locator(".st-hint-tool").is_visible()
    page.keyboard.press("h")
    assert page.locator(".st-hints").is_hidden()


def test_what_others_do_leaves_choice_and_hints_alone(sit_down: SitDown) -> None:
    page = sit_down(harness.set_up("boonlake", 3, moves=40))
    page.keyboard.press("h")
    page.wait_for_selector(".st-hint")
    page.keyboard.press("2")
    page.wait_for_selector(".st-does:not(.empty)")
    lit = page.locator(".st-slot.hinted").count()
    line = "{text: 'Ben waits.', kind: 'move', seat: 1, slots: []}"
    page.evaluate(
        f"() => {TABLE}.update({{scene: {{...{TABLE}.scene}}, hints: true, news: [{line}]}})"
    )
    assert page.locator(".st-hint").count() > 0
    assert page.locator(".st-slot.hinted").count() == lit
    assert page.locator(".st-option.chosen").get_attribute("data-option") == "1"
    assert page.locator(".st-does").is_visible()


# The story


def after_the_eminence(page: Any) -> None:
    """Play on until the Eminence has had a turn and is told of."""
    for _move in range(60):
        if page.evaluate(f"{TABLE}.story.open"):
            return
        page.evaluate(f"{TABLE}.seen = {TABLE}.scene")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => {TABLE}.scene !== {TABLE}.seen")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_eminences_turn_is_told_step_by_step(sit_down: SitDown, size: tuple[int, int]) -> None:
    page = sit_down(harness.set_up("boonlake", 1, moves=10), size)
    after_the_eminence(page)
    page.wait_for_selector(".st-story:not([hidden])")
    assert page.locator(".st-story h3").inner_text() == "The Wise Eminence’s turn"
    steps = page.evaluate(f"{TABLE}.story.lines")
    assert len(steps) > 3
    for number, told in enumerate(steps, 1):
        assert page.locator(".st-story-text").inner_text() == told["text"]
        assert page.locator(".st-story-count").inner_text() == f"{number} / {len(steps)}"
        lit = page.eval_on_selector_all(".st-slot.told", "all => all.map(e => e.dataset.slot)")
        assert sorted(lit) == sorted(told["slots"])
        if told["slots"]:
            place = page.locator(f'[data-slot="{told["slots"][0]}"]')
            assert place.is_visible()
        if size == PHONE:
            page.locator(".st-story-steps button").last.tap()
        else:
            page.keyboard.press("ArrowRight")
    assert any(told["slots"] for told in steps)
    page.wait_for_selector(".st-story", state="hidden")
    assert page.locator(".st-slot.told").count() == 0


def test_what_was_missed_is_told_step_by_step(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, moves=30)
    page = sit_down(table)
    missed = table.story()[-3:]
    page.evaluate(f"(missed) => {TABLE}.update({{scene: {TABLE}.scene, missed}})", arg=list(missed))
    assert page.locator(".st-story h3").inner_text() == "Since you last looked"
    assert page.locator(".st-story-text").inner_text() == missed[0]["text"]
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.locator(".st-story-text").inner_text() == missed[2]["text"]
    page.keyboard.press("ArrowLeft")
    assert page.locator(".st-story-text").inner_text() == missed[1]["text"]
    page.keyboard.press("Escape")
    page.wait_for_selector(".st-story", state="hidden")


def test_what_happened_since_i_decided_is_told_again(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, moves=20)
    page = sit_down(table)
    for _move in range(8):
        page.evaluate(f"{TABLE}.seen = {TABLE}.scene")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => {TABLE}.scene !== {TABLE}.seen")
    page.keyboard.press("s")
    page.wait_for_selector(".st-story:not([hidden])")
    assert page.locator(".st-story-text").inner_text() in [line["text"] for line in table.story()]


# The log


def test_the_log_is_filtered_by_kind_and_by_player(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, moves=120, names=("Anna", "Ben"))
    page = sit_down(table)
    page.keyboard.press("l")
    page.wait_for_selector("dialog[open] .st-log li")
    lines = table.story()
    page.wait_for_function(f"(count) => {TABLE}.log.lines.length === count", arg=len(lines))

    def shown() -> list[str]:
        texts: list[str] = page.locator(".st-log li").all_inner_texts()
        return [text.strip() for text in texts]

    def pressed(name: str) -> None:
        page.locator(".st-log-filters .st-filter", has_text=name).click()

    assert shown() == [line["text"] for line in lines]
    pressed("Points")
    assert shown() == [line["text"] for line in lines if line["kind"] in ("points", "both")]
    pressed("Ben")
    bens = [line for line in lines if line["seat"] == 1]
    assert shown() == [line["text"] for line in bens if line["kind"] in ("points", "both")]
    pressed("Moves")
    assert shown() == [line["text"] for line in bens if line["kind"] in ("move", "both")]
    pressed("Chat")
    assert shown() == ["Nothing yet"]


# Why not


def a_denial(table: harness.Table, part: str) -> tuple[str, str]:
    """Something that cannot be had, and a place that does not answer anything."""
    scene = table.update()["scene"]
    answering = {slot for option in scene["options"] for slot in option["slots"]}
    return next(
        (denial["why"], slot)
        for denial in scene["denials"]
        for slot in denial["slots"]
        if slot not in answering and part in slot
    )


@each_value("game way", ["burgundy", "boonlake"], ["hover", "focus", "long press"])
def test_what_cannot_be_had_says_why(sit_down: SitDown, game: str, way: str) -> None:
    part = {"burgundy": "/depot-", "boonlake": "/lever-"}[game]
    table = harness.set_up(game, 2, moves=0 if game == "burgundy" else 60, bots=False)
    for _move in range(60):
        if any(part in slot for d in table.update()["scene"]["denials"] for slot in d["slots"]):
            break
        table.take(0)
    why, slot = a_denial(table, part)
    page = sit_down(table, PHONE if way == "long press" else DESKTOP)
    place = page.locator(f'[data-slot="{slot}"]')
    if way == "hover":
        place.hover()
    elif way == "focus":
        place.focus()
    else:
        if not place.is_visible():
            area = page.evaluate(
                "(slot) => document.querySelector(`[data-slot='${slot}']`)"
                ".closest('[data-area]').dataset.area",
                slot,
            )
            tabs = page.evaluate(f"{TABLE}.layout.names().map(([name]) => name)")
            page.locator(".st-tab").nth(tabs.index(area)).tap()
        place.scroll_into_view_if_needed()
        place.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.wait_for_selector(".st-tip:popover-open .st-tip-why")
    assert why in page.locator(".st-tip-why").inner_text()


POINTED = f"""async (slot) => {{
  const [table, node] = [{TABLE}, document.querySelector(`[data-slot='${{slot}}']`)];
  const told = [];
  const {{ show }} = table.tips;
  table.tips.show = (...what) => {{
    told.push(what);
    show.apply(table.tips, what);
  }};
  const {{ left, top, width, height }} = node.getBoundingClientRect();
  const point = (type, by = 0) => node.dispatchEvent(new PointerEvent(type, {{
    bubbles: true, pointerType: 'mouse', clientX: left + width / 2 + by, clientY: top + height / 2,
  }}));
  const waited = () => new Promise((done) => setTimeout(done, 400));
  point('pointerover');
  point('pointermove');
  const marked = table.ask.chosen;
  const options = table.scene.options.toReversed();
  table.update({{ scene: {{ ...table.scene, prompt: 'Next?', options }} }});
  point('pointerover');
  await waited();
  const still = [table.ask.chosen, told.length];
  point('pointermove', 9);
  await waited();
  return [marked !== null, ...still, table.ask.chosen, told.length > 0];
}}"""
"""Point at a place, let the table move on under it, then move: what is marked and told."""


def test_what_was_pointed_at_is_forgotten_with_its_question(sit_down: SitDown) -> None:
    page = sit_down(harness.set_up("burgundy", 2, bots=False))
    slot, last = page.evaluate(
        f"""() => {{
          const {{ options }} = {TABLE}.scene;
          return [options[0].slots[0], options.length - 1];
        }}"""
    )
    marked, chosen, tips, after, told = page.evaluate(POINTED, slot)
    assert marked, "the pointer marks what it points at"
    assert (chosen, tips) == (None, 0), "nothing is told under a pointer that rests"
    assert (after, told) == (last, True), "a pointer that moves is told what is asked now"


def test_all_that_is_not_possible_can_be_read_in_the_list(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, bots=False)
    page = sit_down(table)
    page.locator(".st-whynot summary").click()
    page.wait_for_selector(".st-whynot li")
    listed = page.locator(".st-whynot").inner_text()
    assert all(denial["why"] in listed for denial in table.update()["scene"]["denials"])


def test_pointing_tells_what_an_option_does(sit_down: SitDown) -> None:
    page = sit_down(harness.set_up("burgundy", 2, bots=False))
    page.locator(".st-option").last.hover()
    page.wait_for_selector(".st-does:not(.empty)")
    page.mouse.move(5, 5)
    page.wait_for_selector(".st-does.empty", state="attached")


def test_the_barrier_is_seen_before_it_is_crossed(sit_down: SitDown) -> None:
    table = harness.set_up("boonlake", 2, moves=30, bots=False)
    for _move in range(80):
        barriers = table.update()["barriers"]
        count = len(table.match.choice(table.seat).options)
        if 0 < len(barriers) < count:
            break
        table.take(0)
    page = sit_down(table)
    notations = table.match.choice(table.seat).notations
    marked = page.eval_on_selector_all(
        ".st-option:has(.st-barrier)", "all => all.map(e => Number(e.dataset.option))"
    )
    assert [notations[index] for index in marked] == barriers
    for index, notation in enumerate(notations):
        assert table.preview(index)["seals"] == (notation in barriers)
