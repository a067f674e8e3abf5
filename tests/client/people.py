"""People at their browsers: they decide by keys, mouse or finger, and notice what is wrong.

Luck is never the same twice: whatever a table asks, they choose something at random, now and then
take it back, and go on until the game is over.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.browsing import context_of
from tests.client import hearing
from tests.client.around import TABLE
from tests.client.sizes import PHONE
from tests.server.serving import Server

PATIENCE = 120_000
A_MOMENT = 20_000
COVERED = "Boolean(document.querySelector('#cover')?.open)"
LISTEN = """
window.said = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (target.matches?.('.st-live')) window.said.push(target.textContent);
  }
}).observe(document, { childList: true, subtree: true });
addEventListener('focusin', () => { window.led = true; });
"""
"""Keep what the live region says, and whether anything has had the focus."""
SIT_STILL = """
if (location.protocol.startsWith('http') && !localStorage.getItem('spieltisch')) {
  localStorage.setItem('spieltisch', JSON.stringify({ motion: 'none' }));
}
"""
LOOK = f"""() => {{
  const table = {TABLE};
  const covered = {COVERED};
  if (covered) return {{ covered }};
  if (document.querySelector('.st-sure[open]')) return {{ covered, sure: true }};
  if (!table?.scene || table.busy) return null;
  const {{ scene, ask, notice, lost }} = table;
  const complaint = lost || notice.hidden ? '' : notice.textContent;
  if (!complaint && scene === table.seen) return null;
  if (!complaint && !scene.over && !scene.options.length) return null;
  table.seen = scene;
  const named = (node) => (node.getAttribute('aria-label') ?? node.textContent).trim();
  const inSight = (slot) => {{
    const box = slot.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width > 8 && at?.closest('[data-slot]') === slot;
  }};
  const page = document.documentElement;
  return {{
    covered,
    complaint,
    over: scene.over,
    prompt: ask.prompt.textContent,
    options: scene.options.map(({{ notation, text }}) => ({{ notation, text }})),
    listed: ask.buttons.filter((button) => button.isConnected).length,
    unnamed: [...table.querySelectorAll('.st-option, .lit')].filter((node) => !named(node)).length,
    lit: [...table.querySelectorAll('[data-slot].lit')].filter(inSight)
      .map((slot) => slot.dataset.slot),
    undo: scene.undo,
    telling: table.story.open,
    wider: page.scrollWidth - page.clientWidth,
    lostFocus: Boolean(window.led) && document.activeElement === document.body,
    said: window.said.splice(0),
  }};
}}"""
"""What is seen when somebody at this screen is asked, or the game is over; null until then."""
ACTED = f"""() => {{
  const table = {TABLE};
  const acted = table.busy || table.scene !== table.seen || !table.notice.hidden;
  if (!acted) table.seen = null;
  return acted;
}}"""
"""Whether something came of what was done; if not, the same is looked at once more."""

Hand = Callable[["Person", dict[str, Any]], None]


class Person:
    """Somebody at a browser of his own. What is wrong with the page is kept in `faults`."""

    def __init__(self, browser: Any, server: Server, name: str, language: str, hand: Hand) -> None:
        on_phone = hand is by_finger
        width, height = PHONE if on_phone else (1440, 900)
        self.language = language
        self.hand = hand
        self.rng = Random(f"{name} {language}")
        self.faults: list[str] = []
        self.expected: tuple[str, ...] = ()
        self.sent: list[str] = []
        self.heard = 0
        self.said: list[str] = []
        self.decisions = 0
        self.vain = 0
        self.astray = 0
        self.context = context_of(
            browser,
            viewport={"width": width, "height": height},
            has_touch=on_phone,
            is_mobile=on_phone,
            reduced_motion="reduce",
            locale=language,
            base_url=server.url,
        )
        self.context.add_init_script(SIT_STILL + LISTEN)
        self.page = self.context.new_page()
        self._listen()
        self.page.goto("/")
        self.page.fill("[name=name]", name)
        self.page.click("button.main")
        self.page.wait_for_selector(".starts")

    def _listen(self) -> None:
        page = self.page
        page.on("pageerror", lambda fault: self.blame(str(fault)))
        page.on("console", lambda line: self.blame(line.text) if line.type == "error" else None)
        page.on("response", self._answered)
        page.on("requestfailed", self._failed)
        page.on("websocket", lambda socket: socket.on("framesent", self._asked))

    def blame(self, fault: str) -> None:
        """Keep a fault that nobody expects."""
        if not any(part in fault for part in self.expected):
            self.faults.append(fault)

    def _answered(self, response: Any) -> None:
        if response.status >= 400:
            self.blame(f"{response.status} {response.url}")

    def _failed(self, request: Any) -> None:
        # Whoever leaves a page does not wait for what it was still fetching.
        if "ERR_ABORTED" not in (request.failure or ""):
            self.blame(f"{request.failure} {request.url}")

    def _asked(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] in ("move", "undo"):
            self.sent.append(message.get("move", "undo"))

    # At the table

    def sit(self, table: str) -> None:
        """Go to a table."""
        self.page.goto(f"/tables/{table}/play")
        self.page.wait_for_selector(".st-bar, #cover[open]")

    def look(self) -> dict[str, Any]:
        """Wait until this screen asks somebody, or the game is over, and look for faults."""
        found: dict[str, Any] = self.page.wait_for_function(LOOK, polling=25).json_value()
        while found.get("sure"):
            self.agree()
            found = self.page.wait_for_function(LOOK, polling=25).json_value()
        if not found["covered"]:
            self.examine(found)
        return found

    def glance(self) -> dict[str, Any] | None:
        """The same without waiting."""
        found: dict[str, Any] | None = self.page.evaluate(LOOK)
        if found and found.get("sure"):
            self.agree()
            return None
        if found and not found["covered"]:
            self.examine(found)
        return found

    def examine(self, seen: dict[str, Any]) -> None:
        """Complain of whatever is wrong with what is seen and heard."""
        wrong = [seen["complaint"]] if seen["complaint"] else []
        if seen["unnamed"] or seen["listed"] != len(seen["options"]):
            wrong.append(f"{seen['unnamed']} without a name, {seen['listed']} listed")
        if seen["wider"] > 0:
            wrong.append(f"wider than the screen by {seen['wider']}")
        self.astray += self.hand is by_keys and seen["lostFocus"]
        if self.astray > 2:
            wrong.append("focus is lost again and again")
        for text in [seen["prompt"], *(option["text"] for option in seen["options"])]:
            wrong += hearing.strange(text, self.language)
        # Others may pass without a word, but what I did must be heard.
        for text in seen["said"] or [""] * (len(self.sent) > self.heard):
            wrong += hearing.unspeakable(text, self.language)
        self.heard = len(self.sent)
        assert not wrong, f"after {self.sent[-1:]}: {wrong}"
        self.said += seen["said"]

    def agree(self) -> None:
        """The table asks whether it is meant, as where dice are left unused: it is."""
        button = self.page.locator(".st-sure .st-way.main")
        if self.hand is by_keys:
            self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        elif self.hand is by_finger:
            button.tap()
        else:
            button.click()
        button.wait_for(state="detached")

    def uncover(self) -> None:
        """Several at one screen: the next one takes over."""
        button = self.page.locator("#cover button")
        if self.hand is by_keys:
            self.page.keyboard.press("Enter")
        elif self.hand is by_finger:
            button.tap()
        else:
            button.click()
        self.page.wait_for_function(f"() => !{COVERED}")

    def take_back(self) -> None:
        """Undo the latest decision."""
        if self.hand is by_keys:
            self.page.keyboard.press("u")
        elif self.hand is by_finger:
            self.page.locator(".st-undo").tap()
        else:
            self.page.locator(".st-undo").click()

    def decide(self, seen: dict[str, Any]) -> None:
        """One decision. The table may move on under the hand: then it is asked anew."""
        self.decisions += 1
        if seen["undo"] and self.rng.random() < 0.08:
            self.within_a_moment(self.take_back)
        else:
            self.within_a_moment(lambda: self.hand(self, seen))
        self.vain = 0 if self.page.evaluate(ACTED) else self.vain + 1
        assert self.vain < 4, f"nothing happens after {self.sent[-1:]}: {seen}"

    def within_a_moment(self, act: Callable[[], None]) -> None:
        """Do something that cannot take long, unless the table has just moved on."""
        self.page.set_default_timeout(A_MOMENT)
        try:
            act()
        except Exception as fault:
            unchanged = self.page.evaluate(f"() => {TABLE}.scene === {TABLE}.seen")
            if type(fault).__name__ != "TimeoutError" or unchanged:
                raise
        finally:
            self.page.set_default_timeout(PATIENCE)

    def play_to_the_end(self, most: int = 2000) -> None:
        """Decide whatever this screen is asked until the game is over."""
        while self.decisions < most:
            seen = self.look()
            if seen["covered"]:
                self.uncover()
            elif seen["over"]:
                return
            else:
                self.decide(seen)
        raise AssertionError(f"no end after {most} decisions")

    def option(self, seen: dict[str, Any]) -> int:
        """An option at random."""
        return self.rng.randrange(len(seen["options"]))

    def in_menu(self) -> Any:
        """The entries of a place that answers several options; none if it was taken at once."""
        return self.page.locator(".st-menu:popover-open [role=menuitem]")


# Hands

ON_A_BOARD = "() => Boolean(document.activeElement.closest('[data-slot], [data-card]'))"
"""There the arrows lead from place to place, not through the list."""


def by_keys(person: Person, seen: dict[str, Any]) -> None:
    """The option's number or arrows, then Enter; or Tab to a lit place, and Enter there."""
    way = person.rng.random()
    index = person.option(seen)
    if way < 0.1 and seen["lit"] and _tab_to_a_place(person):
        return
    if way < 0.3 and index < 8 and not person.page.evaluate(ON_A_BOARD):
        _choose_by_arrows(person, index)
    else:
        _choose_by_number(person, index)
    person.page.keyboard.press("Enter")


def _choose_by_arrows(person: Person, index: int) -> None:
    for _step in range(index + 1):
        person.page.keyboard.press("ArrowDown")


def _choose_by_number(person: Person, index: int) -> None:
    for digit in str(index + 1):
        person.page.keyboard.press(digit)


def _tab_to_a_place(person: Person) -> bool:
    """Whether something was taken at a lit place within reach of some Tab keys."""
    keyboard = person.page.keyboard
    for _step in range(20):
        keyboard.press("Shift+Tab")
        if person.page.evaluate("() => document.activeElement.matches('[data-slot].lit')"):
            keyboard.press("Enter")
            entries = person.in_menu().count()
            if entries:
                for _down in range(person.rng.randrange(entries)):
                    keyboard.press("ArrowDown")
                keyboard.press("Enter")
            return True
    # A field keeps its keys for itself.
    for _step in range(6):
        if person.page.evaluate("() => document.activeElement.matches('input, select')"):
            keyboard.press("Shift+Tab")
    return False


def by_mouse(person: Person, seen: dict[str, Any]) -> None:
    """A lit place on a board, or a line of the list."""
    if not seen["lit"] or person.rng.random() < 0.5:
        person.page.click(f".st-options [data-option='{person.option(seen)}']")
        return
    person.page.locator(f"[data-slot='{person.rng.choice(seen['lit'])}']").first.click()
    entries = person.in_menu().count()
    if entries:
        person.in_menu().nth(person.rng.randrange(entries)).click()


def by_finger(person: Person, seen: dict[str, Any]) -> None:
    """The first tap shows what an option does, the second takes it."""
    page = person.page
    if seen["telling"]:
        page.locator(".st-story header button").tap()
    if seen["lit"] and person.rng.random() < 0.25:
        place = page.locator(f"[data-slot='{person.rng.choice(seen['lit'])}']").first
        place.tap()
        entries = person.in_menu().count()
        if entries:
            person.in_menu().nth(person.rng.randrange(entries)).tap()
            return
    else:
        line = page.locator(f".st-options [data-option='{person.option(seen)}']")
        if not line.is_visible():
            page.locator(".st-unfold").tap()
        line.tap()
    page.locator(".st-take").tap()
