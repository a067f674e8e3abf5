"""The director: what others do is seen event by event, and never holds up my own answer."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.client import harness
from tests.client.around import TABLE
from tests.client.sizes import DESKTOP, PHONE

SitDown = Callable[..., Any]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])

pytestmark = pytest.mark.slow

CAPTIONS = f"""() => {{
  const table = {TABLE};
  table.heard = [];
  const film = table.director;
  const caption = film.caption.bind(film);
  film.caption = (line) => {{
    caption(line);
    table.heard.push([line.text, film.root.hidden, film.text.textContent]);
  }};
}}"""
"""Writes down every caption as it is shown."""

QUIET = f"() => !{TABLE}.director.playing && {TABLE}.pieces.airborne.size === 0"
LYING = f"""() => {TABLE}.pieces.shown.map(({{piece, node}}) => [
  piece.slot, node.querySelector('use').getAttribute('href').slice(1),
  node.classList.contains('flying')])"""
"""What is drawn: where, with which picture, and whether it is still on its way."""


def frames(page: Any, count: int, *, asked: bool = False) -> int:
    """So many deeds of seat 1: each moves its walker along the bridge and brings silver.

    How many events wait to be seen at this moment.
    """
    waiting: int = page.evaluate(
        f"""([count, asked]) => {{
          const table = {TABLE};
          let scene = {{...table.scene, options: [], prompt: "wait"}};
          const options = table.scene.options;
          for (let at = 1; at <= count; at += 1) {{
            const from = scene.pieces.find((one) => one.key === "walker-1");
            const place = `bridge-${{(at - 1) % 6 + 1}}`;
            const to = table.stage.templates[
              scene.panels.find((one) => one.id === "main").template].slots[place];
            const slot = `main/${{place}}`;
            const moved = {{...from, slot, at: [to.x, to.y, from.at[2], from.at[3]]}};
            const seats = scene.seats.map((one) => ({{...one, stats: [...one.stats]}}));
            const silver = seats[1].stats[0];
            seats[1].stats[0] = {{...silver, value: String(Number(silver.value) + 2)}};
            const last = asked && at === count;
            scene = {{
              ...scene, seats, options: last ? options : [], prompt: last ? "Yours?" : "wait",
              pieces: scene.pieces.map((one) => (one === from ? moved : one)),
            }};
            table.update({{
              scene,
              deeds: [{{deed: "moved", seat: 1}}],
              news: [
                {{text: `Ben walks ${{at}}`, kind: "move", seat: 1, slots: [slot]}},
                {{text: `Ben gets 2 silver ${{at}}`, kind: "move", seat: 1, slots: []}},
              ],
              moved: [{{key: "walker-1", art: from.art, from: from.slot, to: slot}}],
              gained: [{{seat: 1, icon: silver.icon, by: 2}}],
            }});
          }}
          return table.director.waiting;
        }}""",
        [count, asked],
    )
    return waiting


SHORT, ENDLESS = 150, 600_000
"""Milliseconds: a film that is seen to its end, and one that never ends before a test does."""


def watching(
    sit_down: SitDown, size: tuple[int, int], pace: int = SHORT, *, motion: bool = True
) -> Any:
    page = sit_down(harness.set_up("burgundy", 2, bots=False, names=("Anna", "Ben")), size)
    own = "{ value, writable: true, configurable: true }"
    page.evaluate(f"(value) => Object.defineProperty({TABLE}.director, 'pace', {own})", pace)
    if motion:
        page.emulate_media(reduced_motion="no-preference")
        page.wait_for_function("() => !document.documentElement.dataset.still")
    page.evaluate(CAPTIONS)
    return page


def drawn_as_composed(page: Any) -> None:
    """Everything on the screen is as the scene says, and nothing is still on its way."""
    page.wait_for_function(QUIET)
    wanted = page.evaluate(f"{TABLE}.scene.pieces.map(({{slot, art}}) => [slot, art, false])")
    assert page.evaluate(LYING) == wanted
    assert page.locator(".st-bird, .st-chip").count() == 0
    values = (
        f"{TABLE}.scene.seats.flatMap(({{score, stats}}) => [score, ...stats.map((s) => s.value)])"
    )
    shown = page.eval_on_selector_all(
        ".st-seat .st-value", "all => all.map(e => e.firstChild.data)"
    )
    if shown:
        assert shown == [str(value).replace("-", "−") for value in page.evaluate(values)]


@SIZES
def test_events_are_seen_one_after_the_other(sit_down: SitDown, size: tuple[int, int]) -> None:
    page = watching(sit_down, size)
    frames(page, 2)
    # The table knows at once; the picture follows.
    assert page.evaluate(f"{TABLE}.scene.pieces.find((p) => p.key === 'walker-1').slot") == (
        "main/bridge-2"
    )
    page.wait_for_function(QUIET)
    texts = ["Ben walks 1", "Ben gets 2 silver 1", "Ben walks 2", "Ben gets 2 silver 2"]
    assert page.evaluate(f"{TABLE}.heard") == [[text, False, text] for text in texts]
    assert not page.locator(".st-film").is_visible()
    drawn_as_composed(page)
    touched = page.locator('[data-slot="main/bridge-2"]')
    assert touched.get_attribute("data-by") == "1", "the place keeps a glow"


@SIZES
@pytest.mark.parametrize("by", ["key", "button"])
def test_a_film_is_skipped(sit_down: SitDown, size: tuple[int, int], by: str) -> None:
    page = watching(sit_down, size, ENDLESS)
    frames(page, 6)
    if by == "key":
        page.keyboard.press("f")
    else:
        page.locator(".st-film-skip").click()
    assert not page.evaluate(f"{TABLE}.director.playing")
    assert page.evaluate(f"{TABLE}.heard.length") < 12
    drawn_as_composed(page)


@SIZES
def test_my_turn_does_not_wait_for_the_film(sit_down: SitDown, size: tuple[int, int]) -> None:
    page = watching(sit_down, size, ENDLESS)
    options = page.evaluate(f"{TABLE}.scene.options.length")
    frames(page, 3, asked=True)
    assert page.evaluate(f"{TABLE}.director.playing")
    assert page.locator(".st-ask .st-option").count() == options
    assert page.locator(".st-prompt").inner_text() == "Yours?"
    because = page.locator(".st-because li").all_inner_texts()
    assert because[0] == "…"
    assert because[-2:] == ["Ben walks 3", "Ben gets 2 silver 3"]
    assert page.locator(".st-slot.lit").count() > 0
    # Mine answers before the table has, and the film is at its end.
    taking, waiting = page.evaluate(
        f"""() => {{
          {TABLE}.director.pace = {SHORT};
          void {TABLE}.take(0);
          return [document.querySelectorAll('.st-option.taking').length, {TABLE}.director.waiting];
        }}"""
    )
    assert (taking, waiting) == (1, 0)
    page.wait_for_function("() => !document.querySelector('.taking')")
    assert page.locator("[data-by]").count() == 0, "the glow lasts until I decide"
    drawn_as_composed(page)


def test_what_i_choose_from_is_seen_as_it_is_while_a_film_runs(sit_down: SitDown) -> None:
    page = watching(sit_down, DESKTOP)
    page.evaluate(f"() => {{ {TABLE}.scene.options[0].slots = ['main/bridge-3']; }}")
    where = f"""() => {TABLE}.pieces.shown.filter(({{piece}}) => piece.key === 'walker-1')
        .map(({{piece}}) => piece.slot)"""
    frames(page, 3, asked=True)
    assert page.evaluate(f"{TABLE}.director.waiting") == 4, "the film has just begun"
    assert page.evaluate(where) == ["main/bridge-3"], "it is lit, and so it is there"
    page.keyboard.press("f")
    drawn_as_composed(page)


def test_why_i_was_asked_goes_with_my_decision(sit_down: SitDown) -> None:
    page = watching(sit_down, DESKTOP)
    frames(page, 1, asked=True)
    because = page.locator(".st-because")
    assert because.is_visible()
    page.evaluate(
        f"""() => {{
          {TABLE}.adapter.take = () => new Promise((_, reject) => {{ {TABLE}.refuse = reject; }});
          void {TABLE}.take(0);
        }}"""
    )
    because.wait_for(state="hidden")
    page.evaluate(f"{TABLE}.refuse(new Error('Not now'))")
    because.wait_for()
    # The same is asked once more, because of what I did myself.
    deeds = f"[{{deed: 'moved', seat: {TABLE}.scene.seat}}]"
    page.evaluate(f"{TABLE}.update({{scene: {{...{TABLE}.scene}}, deeds: {deeds}}})")
    because.wait_for(state="hidden")


def test_what_is_refused_is_taken_back(sit_down: SitDown) -> None:
    page = watching(sit_down, DESKTOP)
    page.evaluate(
        f"""() => {{
          {TABLE}.adapter.take = () => new Promise((_, reject) => {{ {TABLE}.refuse = reject; }});
          void {TABLE}.take(0);
        }}"""
    )
    assert page.locator(".taking").count() >= 1
    page.evaluate(f"{TABLE}.refuse(new Error('Not now'))")
    page.wait_for_selector("spiel-tisch:not(.busy)")
    assert page.locator(".taking").count() == 0
    assert page.locator(".st-notice").inner_text() == "Not now"
    assert page.locator(".st-ask .st-option").count() > 0


@SIZES
def test_with_reduced_motion_there_are_words_and_no_flight(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    page = watching(sit_down, size, motion=False)
    frames(page, 2)
    wanted = page.evaluate(f"{TABLE}.scene.pieces.map(({{slot, art}}) => [slot, art, false])")
    assert page.evaluate(LYING) == wanted, "at once"
    assert page.locator(".st-bird, .st-chip").count() == 0
    page.wait_for_function(QUIET)
    assert page.evaluate(f"{TABLE}.heard.length") == 4
    drawn_as_composed(page)


def test_without_a_film_everything_is_there_at_once(sit_down: SitDown) -> None:
    page = watching(sit_down, DESKTOP)
    page.evaluate(f"delete {TABLE}.director.pace")
    page.keyboard.press(",")
    page.check("input[name=pace][value=off]")
    page.keyboard.press("Escape")
    frames(page, 3)
    assert not page.evaluate(f"{TABLE}.director.playing")
    assert page.evaluate(f"{TABLE}.heard") == []
    drawn_as_composed(page)


def test_a_long_queue_is_hurried_and_then_left_out(sit_down: SitDown) -> None:
    page = watching(sit_down, DESKTOP)
    assert frames(page, 6) > 6
    page.wait_for_function(f"() => {TABLE}.director.tempo < {SHORT}")
    assert frames(page, 24) <= 40
    drawn_as_composed(page)
    assert page.evaluate(f"{TABLE}.heard.length") < 60


ENDED = f"""(places) => {{
  const table = {TABLE};
  const finale = table.finale;
  const show = finale.show.bind(finale);
  const texts = (name) => [...finale.stage.querySelectorAll(name)].map((one) => one.textContent);
  table.told = [];
  finale.show = (points) => {{
    show(points);
    const told = [...texts(".st-finale-more"), ...texts(".st-finale-sum")];
    table.told.push([finale.source.textContent, ...told]);
  }};
  const ending = {{reason: "Ben wins.", places, sources: [
    {{name: "river", points: [5, 2]}}, {{name: "levers", points: [-1, 4]}}]}};
  table.update({{scene: {{...table.scene, options: [], over: true}}, ending}});
}}"""
"""A game ends; what is shown is written down, in the order of the seats."""
PLACES = [
    {"name": "Ben", "points": 20, "won": True, "mine": False, "seats": [1]},
    {"name": "Anna", "points": 12, "won": False, "mine": True, "seats": [0]},
]


@SIZES
def test_the_end_is_told_source_by_source(sit_down: SitDown, size: tuple[int, int]) -> None:
    page = watching(sit_down, size)
    page.evaluate(ENDED, PLACES)
    finale = page.locator(".st-finale")
    page.wait_for_selector(".st-finale .won")
    assert page.evaluate(f"{TABLE}.told") == [
        ["", "", "", "6", "16"],
        ["river", "+2", "+5", "8", "21"],
        ["levers", "+4", "−1", "12", "20"],
        ["levers", "", "", "12", "20"],
    ]
    assert finale.locator(".st-finale-source").inner_text() == "Ben wins."
    page.keyboard.press("Escape")
    finale.wait_for(state="hidden")
    assert page.locator(".st-place.won .st-name").inner_text() == "Ben"


def test_the_end_can_be_skipped_and_done_without(sit_down: SitDown) -> None:
    page = watching(sit_down, DESKTOP, ENDLESS)
    page.evaluate(ENDED, PLACES)
    page.locator(".st-finale").wait_for()
    page.keyboard.press("f")
    assert page.locator(".st-finale .won").count() == 1
    calm = sit_down(harness.set_up("burgundy", 2, bots=False))
    calm.evaluate(ENDED, PLACES)
    calm.wait_for_selector(".st-place.won")
    assert not calm.locator(".st-finale").is_visible()
