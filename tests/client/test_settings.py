"""Settings: applied at once, kept in the browser, on the table and on the settings page."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.client import harness

SitDown = Callable[..., Any]
TABLE = "document.querySelector('spiel-tisch')"
# Counts the tones that would sound, since nobody listens to a test.
SILENT_AUDIO = """() => {
window.tones = [];
class Part {
  constructor() {
    this.frequency = this.gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  }
  connect(other) { return other; }
  start() { window.tones.push(this.type); }
  stop() {}
}
window.AudioContext = class {
  state = "running";
  currentTime = 0;
  destination = new Part();
  createOscillator() { return new Part(); }
  sampleRate = 10;
  createGain() { return new Part(); }
  createBiquadFilter() { return new Part(); }
  createBufferSource() { return new Part(); }
  createBuffer() { return { getChannelData: () => [] }; }
};
}"""

pytestmark = pytest.mark.slow


def choose(page: Any, **wishes: str) -> None:
    page.keyboard.press(",")
    page.wait_for_selector("dialog[open] .st-wishes")
    for name, value in wishes.items():
        page.check(f"input[name={name}][value={value}]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="hidden")


def test_sizes_and_contrast_change_at_once_and_stay(sit_down: SitDown) -> None:
    page = sit_down(harness.set_up("boonlake", 2, moves=40))

    def measured() -> tuple[float, float, str]:
        words = page.evaluate(
            "parseFloat(getComputedStyle(document.querySelector('.st-prompt')).fontSize)"
        )
        card = page.evaluate("document.querySelector('.st-card').offsetWidth")
        ink = page.evaluate("getComputedStyle(document.querySelector('.st-prompt')).color")
        return words, card, ink

    before = measured()
    choose(page, text="larger", cards="large", contrast="high")
    after = measured()
    assert after[0] > before[0] * 1.2
    assert after[1] > before[1] * 1.1
    assert after[2] == "rgb(0, 0, 0)"
    page.reload()
    page.wait_for_selector(".st-prompt:not(:empty)")
    assert measured() == after


def test_motion_is_as_wished(sit_down: SitDown) -> None:
    page = sit_down(harness.set_up("burgundy", 2, bots=False))
    page.emulate_media(reduced_motion="no-preference")
    still = "document.documentElement.dataset.still ?? ''"
    page.wait_for_function(f"() => ({still}) === ''")
    page.evaluate(
        """() => { window.glides = 0; const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          window.glides += 1; return animate.apply(this, how); }; }"""
    )
    for wish, glides in (("none", False), ("reduced", True), ("system", True)):
        choose(page, motion=wish)
        assert page.evaluate(still) == ("" if wish == "system" else wish)
        page.evaluate(f"window.glides = 0; {TABLE}.seen = {TABLE}.scene")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => {TABLE}.scene !== {TABLE}.seen && !{TABLE}.busy")
        if glides:
            page.wait_for_function("() => window.glides > 0")
        else:
            assert page.evaluate("window.glides") == 0
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_function("() => document.documentElement.dataset.still === 'reduced'")


def test_what_cannot_be_taken_back_is_confirmed_where_wished(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, bots=False)
    page = sit_down(table)
    choose(page, confirm="on")
    moves = table.match.moves
    page.locator(".st-option", has_text="Finish your turn").click()
    page.wait_for_selector(".st-take")
    assert table.match.moves == moves
    assert page.locator(".st-seals").count() == 1
    page.evaluate(f"{TABLE}.seen = {TABLE}.scene")
    page.locator(".st-take").click()
    page.wait_for_function(f"() => {TABLE}.scene !== {TABLE}.seen")
    page.wait_for_selector(".st-take", state="hidden")
    assert table.match.moves == moves + 1


def test_sounds_are_low_unless_wished_otherwise(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, bots=False)
    page = sit_down(table)
    page.evaluate(SILENT_AUDIO)

    def move() -> int:
        page.evaluate(f"window.tones = []; {TABLE}.seen = {TABLE}.scene")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => {TABLE}.scene !== {TABLE}.seen && !{TABLE}.busy")
        sounded: int = page.evaluate("window.tones.length")
        return sounded

    assert move() > 0, "on, at a low level, once somebody has done something"
    low = page.evaluate(f"{TABLE}.sounds.volume")
    choose(page, sound="loud")
    assert page.evaluate(f"{TABLE}.sounds.volume") > low > 0
    page.evaluate(
        f"window.tones = []; {TABLE}.real = {{...{TABLE}.real, options: [], asked: false}}"
    )
    page.evaluate(f"{TABLE}.update({{scene: {TABLE}.scene}})")
    assert page.evaluate("window.tones.length") == 2, "the two tones of my turn"
    heard = f"(keys) => {{ window.tones = []; {TABLE}.rattle({{keys}}); return tones.length; }}"
    assert page.evaluate(heard, ["die-0", "die-1"]) == 4, "two dice rattle once"
    assert page.evaluate(heard, ["ship-1", "house-0"]) == 4, "a ship, and wood"
    names = page.evaluate(f"Object.keys({TABLE}.sounds.constructor.TUNES)")
    assert len(names) >= 15
    assert {"dice", "card", "coin", "tile", "ship", "turn", "chat", "win"} <= set(names)
    choose(page, sound="off")
    assert move() == 0


def test_what_cannot_be_read_is_as_if_nothing_were_kept(sit_down: SitDown) -> None:
    page = sit_down(harness.set_up("burgundy", 2))
    for kept in ("nonsense", '{"text": "huge", "cards": 3}', "null"):
        page.evaluate("(kept) => localStorage.setItem('spieltisch', kept)", kept)
        page.reload()
        page.wait_for_selector(".st-prompt:not(:empty)")
        assert page.evaluate("document.documentElement.dataset.text") == "normal"
