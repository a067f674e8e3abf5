"""People at their browsers: how they come in, and how they decide by keys, mouse or finger."""

from collections.abc import Callable
from random import Random
from typing import Any

PATIENCE = 120_000
TABLE = "document.querySelector('spiel-tisch')"
SETTLED = f"""() => {{
  const table = {TABLE};
  if (document.querySelector('#cover')?.open) return true;
  return table?.scene && (table.scene.over || table.scene.options.length > 0);
}}"""
"""The page waits for somebody at this screen, or the game is over."""
MOVED = f"() => {TABLE}.scene !== {TABLE}.seen || document.querySelector('#cover')?.open"
LIT = """() => [...document.querySelectorAll('spiel-tisch [data-slot].lit')].filter((slot) => {
  const box = slot.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.width > 8 && at?.closest('[data-slot]') === slot;
}).map((slot) => slot.dataset.slot)"""
"""The lit places in sight, by their address."""
HURRY = ("pass", "end", "finish", "give-nothing", "leave-dice", "go-on")

Hand = Callable[[Any, Random], None]


def come_in(page: Any, name: str) -> None:
    """A guest picks a name."""
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    page.fill("[name=name]", name)
    page.click("button.main")
    page.wait_for_selector(".starts")


def is_over(page: Any) -> bool:
    """Whether the table says that the game is over."""
    return bool(page.evaluate(f"() => Boolean({TABLE}?.scene?.over)"))


def uncover(page: Any) -> None:
    """Several at one screen: the next one takes over."""
    if page.is_visible("#cover"):
        page.click("#cover button")
        page.wait_for_function("() => !document.querySelector('#cover').open")
        page.wait_for_function(SETTLED)


def pick(page: Any, rng: Random) -> int:
    """An option at random; those that bring the end nearer a little more often."""
    notations = page.evaluate(f"() => {TABLE}.scene.options.map((option) => option.notation)")
    quick = [index for index, text in enumerate(notations) if text.split()[0] in HURRY]
    return rng.choice(quick) if quick and rng.random() < 0.5 else rng.randrange(len(notations))


def by_keys(page: Any, rng: Random) -> None:
    """The option's number, then Enter."""
    for digit in str(pick(page, rng) + 1):
        page.keyboard.press(digit)
    page.keyboard.press("Enter")


def by_mouse(page: Any, rng: Random) -> None:
    """A lit place on a board, or a line of the list."""
    places = page.evaluate(LIT) if rng.random() < 0.5 else []
    if not places:
        page.click(f".st-options [data-option='{pick(page, rng)}']")
        return
    page.locator(f"[data-slot='{rng.choice(places)}']").first.click()
    menu = page.locator(".st-menu:popover-open [role=menuitem]")
    if menu.count():
        menu.nth(rng.randrange(menu.count())).click()


def by_finger(page: Any, rng: Random) -> None:
    """The first tap shows what an option does, the second takes it."""
    line = page.locator(f".st-options [data-option='{pick(page, rng)}']")
    line.tap()
    line.tap()


def play_to_the_end(page: Any, hand: Hand, rng: Random, most: int = 2000) -> int:
    """Decide whatever this screen is asked until the game is over; the number of decisions."""
    for decisions in range(most):
        page.wait_for_function(SETTLED)
        uncover(page)
        if is_over(page):
            return decisions
        decide(page, hand, rng)
    raise AssertionError(f"no end after {most} decisions")


def decide(page: Any, hand: Hand, rng: Random) -> None:
    """One decision, and wait until the table has moved on."""
    page.evaluate(f"() => {{ {TABLE}.seen = {TABLE}.scene; }}")
    hand(page, rng)
    page.wait_for_function(MOVED)
