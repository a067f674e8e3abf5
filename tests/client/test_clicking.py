"""Lit means clickable, all of it: whatever lies above a lit place lets the click through."""

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch import draw
from spieltisch.tables.record_file import load_record
from spieltisch.tables.replay import replay
from tests.client import harness
from tests.client.around import TABLE
from tests.client.recording import record_path
from tests.client.sizes import DESKTOP, PHONE
from tests.covering import each_value

SitDown = Callable[..., Any]

pytestmark = pytest.mark.slow

ENOUGH = 0.9
SAMPLE = f"""() => {{
  const table = {TABLE};
  const lit = (node) => node?.closest?.('.st-slot:is(.lit, .tool)');
  const found = {{}};
  for (const node of table.querySelectorAll('.st-slot:is(.lit, .tool)')) {{
    if (!node.checkVisibility() || !node.getBoundingClientRect().width) continue;
    node.scrollIntoView({{block: 'center', inline: 'center'}});
    const frame = node.closest('.st-scroller').getBoundingClientRect();
    const [back, box] = [node.getScreenCTM().inverse(), node.getBoundingClientRect()];
    let [hit, all] = [0, 0];
    for (let row = 0; row < 9; row += 1) for (let column = 0; column < 9; column += 1) {{
      const x = box.left + (box.width * (column + 0.5)) / 9;
      const y = box.top + (box.height * (row + 0.5)) / 9;
      // Within its shape, on the screen, and not where another lit place lies above it.
      if (!node.isPointInFill(new DOMPoint(x, y).matrixTransform(back))) continue;
      if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue;
      const top = document.elementFromPoint(x, y);
      if (!top || (lit(top) && lit(top) !== node)) continue;
      all += 1;
      hit += table.pointing.placeOf(top)?.place === node.dataset.slot;
    }}
    if (all) found[node.dataset.slot] = [hit, all];
  }}
  for (const node of table.querySelectorAll('.st-card.lit')) {{
    if (!node.checkVisibility()) continue;
    node.scrollIntoView({{block: 'nearest', inline: 'nearest'}});
    const box = node.getBoundingClientRect();
    let [hit, all] = [0, 0];
    for (let row = 0; row < 5; row += 1) for (let column = 0; column < 5; column += 1) {{
      const x = box.left + (box.width * (column + 0.5)) / 5;
      const y = box.top + (box.height * (row + 0.5)) / 5;
      const top = document.elementFromPoint(x, y);
      // Within its shape, and not where another card or the question lies above it.
      if (!top || !top.closest('.st-card') || top.closest('.st-card') !== node) continue;
      all += 1;
      hit += table.pointing.placeOf(top)?.place === node.dataset.card;
    }}
    found[node.dataset.card] = [hit, all];
  }}
  return found;
}}"""
"""How much of every lit place that is in sight answers: the points that do, and all of them."""
WITH_A_PLACE = f"""() => {TABLE}.scene.options.map(({{slots, cards}}) => [...slots, ...cards])"""


def moments(name: str) -> list[tuple[int, int, str]]:
    """Before which moves of a record to look: one of every kind, from the middle of the game."""
    kinds: dict[str, list[tuple[int, int, str]]] = {}
    for index, move in enumerate(load_record(record_path(name)).moves):
        verb = move.move.partition(" ")[0]
        kinds.setdefault(verb, []).append((index, move.seat, verb))
    return sorted(found[len(found) // 2] for found in kinds.values())


@each_value("name size", ["boonlake-two", "burgundy-two", "burgundy-expansions"], [DESKTOP, PHONE])
def test_a_lit_place_takes_the_whole_click(
    sit_down: SitDown, name: str, size: tuple[int, int]
) -> None:
    path = record_path(name)
    page = sit_down(harness.Table(replay(path, 0), 0, "en", bots=False, seed=1), size)
    met, poor, out_of_reach = 0, {}, {}
    for until, seat, verb in moments(name):
        table = harness.Table(replay(path, until), seat, "en", bots=False, seed=1)
        page.evaluate(
            f"(update) => {TABLE}.update(update)",
            {"scene": draw.scene_of(table.match, seat, table.voice)},
        )
        tabs = page.locator(".st-tab")
        seen: set[str] = set()
        for tab in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(tab).click()
            for slot, (hit, points) in page.evaluate(SAMPLE).items():
                met += 1
                seen.add(slot)
                if not points or hit < ENOUGH * points:
                    poor[f"{verb} {slot}"] = (hit, points)
        for places in page.evaluate(WITH_A_PLACE):
            if places and not seen.intersection(places):
                out_of_reach[verb] = places
    assert met > 40, "there is something to click"
    assert poor == {}
    assert out_of_reach == {}, "what has a place on the table is reached there"
