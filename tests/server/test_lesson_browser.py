"""A lesson in a real browser: from the front page to its goals, by mouse, finger and keys."""

from pathlib import Path
from typing import Any

import pytest

from tests.browsing import context_of
from tests.server.inside import server_inside

pytestmark = pytest.mark.slow
TABLE = "document.querySelector('spiel-tisch')"
WIDE, NARROW = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
READY = """() => {
  const table = document.querySelector("spiel-tisch");
  const lesson = table?.lesson;
  if (!lesson?.view || table.busy) return null;
  const { options } = table.scene;
  if (!options.length && lesson.view.steps.length) return null;
  const { step } = lesson;
  const box = lesson.root.getBoundingClientRect();
  const { innerWidth: wide, innerHeight: high } = window;
  const seen = lesson.lit().map((node) => lesson.seen(node));
  const lit = seen.filter((one) => one.width > 0 && one.height > 0);
  const beside = (one) => one.left >= box.right || box.left >= one.right;
  const apart = (one) => beside(one) || one.top >= box.bottom || box.top >= one.bottom;
  return {
    at: step ? lesson.number : 0,
    total: lesson.view.total,
    move: step?.move ?? "",
    lit: lit.length,
    hides: lesson.boards(lesson.lit()).some((one) => !apart(one)),
    covered: !lit.every(apart),
    inside: box.left >= 0 && box.top >= 0 && box.right <= wide && box.bottom <= high,
    index: options.findIndex((one) => one.notation === step?.move),
  };
}"""


def now(page: Any, after: dict[str, Any] | None = None) -> dict[str, Any]:
    """What the bubble says, once it says something else than before."""
    told = -1 if after is None else after["at"]
    ready = f"() => {{ const it = ({READY})(); return it && it.at !== {told} ? it : null; }}"
    found: dict[str, Any] = page.wait_for_function(ready).json_value()
    return found


def begin(page: Any, lesson: str, language: str) -> None:
    page.goto(f"/?language={language}")
    page.evaluate("() => localStorage.setItem('spieltisch', JSON.stringify({ pace: 'off' }))")
    # A later lesson is offered when the first is done.
    if not page.locator(f"button[value='{lesson}']").count():
        page.eval_on_selector(
            ".learn button", "(button, value) => { button.value = value; }", lesson
        )
    page.click(f"button[value='{lesson}']")
    page.wait_for_selector(".st-lesson .st-lesson-text")


def middle(page: Any) -> tuple[float, float]:
    """Of what is lit, once it is."""
    found = page.wait_for_function("""() => {
      const [lit] = document.querySelector("spiel-tisch").lesson.lit();
      if (!lit) return null;
      const box = lit.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    }""")
    x, y = found.json_value()
    return x, y


def click_it(page: Any) -> None:
    """The middle of what is lit; where it answers several moves, the one that is meant."""
    page.mouse.click(*middle(page))
    from_menu(page)


def tap_it(page: Any, step: dict[str, Any]) -> None:
    """By finger: what is lit, and where that only chooses it, what is lit next to confirm it."""
    page.touchscreen.tap(*middle(page))
    from_menu(page)
    on = page.wait_for_function(
        """(at) => {
          const { lesson } = document.querySelector("spiel-tisch");
          const sure = lesson.step && lesson.sure();
          return sure ? "sure" : !lesson.step || lesson.number !== at ? "done" : null;
        }""",
        arg=step["at"],
    )
    if on.json_value() == "sure":
        page.wait_for_selector(".st-lesson [role='status']")
        page.touchscreen.tap(*middle(page))


def from_menu(page: Any) -> None:
    menu = page.locator(".st-menu:popover-open")
    if menu.count():
        page.wait_for_function("""() => {
          const { lesson, pointing } = document.querySelector("spiel-tisch");
          const boxes = [lesson.root, pointing.menu].map((one) => one.getBoundingClientRect());
          const [bubble, menu] = boxes;
          const beside = bubble.right <= menu.left || menu.right <= bubble.left;
          return beside || bubble.bottom <= menu.top || menu.bottom <= bubble.top;
        }""")
        assert menu.locator(".st-meant").count() == 1
        wanted = page.evaluate("""() => {
          const table = document.querySelector("spiel-tisch");
          return table.scene.options.find((one) => one.notation === table.lesson.step.move).text;
        }""")
        menu.get_by_role("menuitem", name=wanted, exact=True).click()


def press_it(page: Any, step: dict[str, Any]) -> None:
    """By keys alone: down the list to what is meant, then Enter."""
    page.evaluate("() => document.activeElement?.blur()")
    for digit in str(step["index"] + 1):
        page.keyboard.press(digit)
    page.keyboard.press("Enter")


@pytest.mark.parametrize(
    ("lesson", "size", "language", "way"),
    [
        ("boonlake/1-first", WIDE, "en", "mouse"),
        pytest.param("burgundy/1-first", WIDE, "fr", "keys"),
        pytest.param("boonlake/1-first", NARROW, "de", "finger", marks=pytest.mark.extended),
        ("burgundy/1-first", NARROW, "de", "finger"),
        pytest.param("boonlake/1-first", WIDE, "fr", "keys", marks=pytest.mark.extended),
        pytest.param("boonlake/2-solo", WIDE, "de", "keys", marks=pytest.mark.extended),
        pytest.param("boonlake/2-solo", NARROW, "fr", "finger", marks=pytest.mark.extended),
    ],
)
def test_a_newcomer_plays_the_lesson_to_its_end(
    browser: Any, tmp_path: Path, lesson: str, size: dict[str, int], language: str, way: str
) -> None:
    with server_inside(tmp_path) as inside:
        finger = way == "finger"
        context = context_of(
            browser, base_url=inside.url, viewport=size, has_touch=finger, locale=language
        )
        page = context.new_page()
        begin(page, lesson, language)
        step, seen = now(page), []
        while step["at"]:
            seen.append(step["at"])
            assert step["lit"], f"step {step['at']} lights nothing"
            assert not step["covered"], f"the bubble of step {step['at']} lies on what it speaks of"
            if size is NARROW:
                assert not step["hides"], f"the bubble of step {step['at']} lies on a board"
            assert step["inside"], f"the bubble of step {step['at']} is not all on the screen"
            if not step["move"]:
                page.keyboard.press("n") if way == "keys" else page.click(".st-lesson .main")
            elif way == "mouse":
                click_it(page)
            elif way == "keys":
                press_it(page, step)
            else:
                tap_it(page, step)
            step = now(page, step)
        assert seen == list(range(1, step["total"] + 1))
        page.wait_for_selector(".st-goals li")
        page.goto("/")
        page.wait_for_selector("#h-start")
        found = f"button[value='{lesson}']"
        assert page.locator(f".start{found}").count() == 0, "it is not offered again"
        page.click(f"form:has([name='again']) {found}")
        page.wait_for_selector(".st-lesson .st-lesson-text")
        assert now(page)["at"] == 1, "but who likes plays it once more"
        context.close()


def test_another_move_is_asked_about_once_and_can_be_taken_back(
    browser: Any, tmp_path: Path
) -> None:
    with server_inside(tmp_path) as inside:
        context = context_of(browser, base_url=inside.url, viewport=WIDE)
        page = context.new_page()
        begin(page, "burgundy/1-first", "en")
        for _step in range(2):
            page.click(".st-lesson .main")
        step = now(page)
        told = page.evaluate("() => Object.keys(localStorage).filter((key) => /^values/.test(key))")
        assert told == [], "the note about values waits for a table without a lesson"
        asked = page.evaluate("""() => {
          const { lesson, tips } = document.querySelector("spiel-tisch");
          tips.show(lesson.lit()[0], { title: "Told" });
          return [lesson.spot.checkVisibility(), tips.box.matches(":popover-open")];
        }""")
        assert asked == [True, False], "no tip lies over the veil"
        assert step["move"]
        other = (step["index"] + 1) % 3
        page.evaluate("(index) => document.querySelector('spiel-tisch').take(index)", other)
        kind = page.wait_for_selector(".st-lesson-kind").inner_text()
        assert "Everything else stays possible" in kind
        assert page.evaluate(f"() => {TABLE}.lesson.step.instead") in kind, "the reason is told"
        assert now(page)["at"] == step["at"], "nothing was done yet"
        page.get_by_role("button", name="Do it all the same").click()
        page.wait_for_function(
            "() => document.querySelector('spiel-tisch').lesson.view.off === true"
        )
        page.get_by_role("button", name="Take it back").click()
        page.wait_for_selector(".st-lesson .st-lesson-text")
        assert now(page)["move"] == step["move"]
        # Left and continued later: the lobby leads back to the same step.
        page.get_by_role("button", name="Skip the lesson").click()
        page.goto("/")
        page.click("button[value='burgundy/1-first']")
        page.click(".st-lesson-open")
        assert now(page)["at"] == step["at"]
        context.close()
