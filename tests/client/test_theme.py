"""Light or dark: as the device has it, or as somebody wishes, on every page and from the start."""

from typing import Any

import pytest

from tests.client.around import Visitors, complaints, played
from tests.client.sizes import DESKTOP, PHONE
from tests.covering import each_value
from tests.server.serving import Client

WHEN_THE_BODY_COMES = """
new MutationObserver((_changes, watcher) => {
  if (!document.body) return;
  window.early = document.documentElement.dataset.theme ?? '';
  watcher.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
"""Keeps the theme that held before anything could be painted, and before modules run."""
COLOURS = """() => {
  const shown = document.querySelector('spiel-tisch, main');
  const root = getComputedStyle(document.documentElement);
  const name = (property) => {
    shown.style.setProperty('color', `var(${property})`);
    const colour = getComputedStyle(shown).color;
    shown.style.removeProperty('color');
    return colour;
  };
  return [root.colorScheme, getComputedStyle(shown).color,
    ...['--ink', '--accent', '--good', '--line', '--shade', '--sheet', '--panel'].map(name)];
}"""
PAGES = [
    "/",
    "/new?game=boonlake&seats=2",
    "/settings",
    "/statistics",
    "/help/burgundy",
    "/tables/{table}?plain=1",
    "/tables/{table}/play",
    "/tables/{table}/replay",
]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def table(ann: Client) -> str:
    """A table at which Ann has begun to play."""
    return played(ann, "burgundy", "me", "bot novice", most=3)


def wish(page: Any, theme: str) -> None:
    page.goto("/settings")
    page.select_option("#preferences [name=theme]", theme)


def go_to(page: Any, path: str) -> None:
    page.goto(path)
    if path.endswith(("/play", "/replay")):
        page.wait_for_selector(".st-prompt:not(:empty)")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_wish_holds_on_every_page_before_it_is_painted(
    visitors: Visitors, ann: Client, table: str, theme: str
) -> None:
    wished = visitors.page(ann, dark=theme == "light")
    device = visitors.page(ann, dark=theme == "dark")
    for page in (wished, device):
        page.context.add_init_script(WHEN_THE_BODY_COMES)
    wish(wished, theme)
    for path in PAGES:
        for page in (wished, device):
            go_to(page, path.format(table=table))
        assert wished.evaluate("window.early") == theme, path
        assert device.evaluate("window.early") == "", path
        against, natural = wished.evaluate(COLOURS), device.evaluate(COLOURS)
        assert against[0] == theme, path
        assert against[1:] == natural[1:], path


def test_without_a_wish_pages_follow_the_device(visitors: Visitors, ann: Client) -> None:
    page = visitors.page(ann)
    page.goto("/")
    light = page.evaluate(COLOURS)
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(COLOURS)
    assert light[0] == dark[0] == "light dark"
    assert light[1] != dark[1]
    wish(page, "light")
    assert page.evaluate(COLOURS)[1] == light[1]
    wish(page, "system")
    assert page.evaluate(COLOURS)[1] == dark[1]


def test_the_table_has_the_choice_too_and_other_tabs_follow_at_once(
    visitors: Visitors, ann: Client, table: str
) -> None:
    lobby = visitors.page(ann)
    lobby.goto("/")
    page = lobby.context.new_page()
    go_to(page, f"/tables/{table}/play")
    page.keyboard.press(",")
    page.check("input[name=theme][value=dark]")
    page.wait_for_function("getComputedStyle(document.documentElement).colorScheme === 'dark'")
    lobby.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    lobby.goto("/settings")
    assert lobby.input_value("#preferences [name=theme]") == "dark"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["like the device", "light", "dark"]),
        ("de", ["wie das Gerät", "hell", "dunkel"]),
        ("fr", ["comme l’appareil", "clair", "sombre"]),
    ],
)
def test_who_has_no_name_yet_may_choose_as_well(
    visitors: Visitors, language: str, words: list[str]
) -> None:
    page = visitors.page(None, PHONE, language)
    page.goto("/sign-in")
    page.click("main a[href='/settings']")
    page.wait_for_load_state()
    page.wait_for_selector("#preferences [name=theme] option", state="attached")
    assert page.locator("#preferences [name=theme] option").all_inner_texts() == words
    assert page.locator("main form").count() == 1
    page.select_option("#preferences [name=theme]", "dark")
    assert complaints(page) == []
    page.goto("/")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


@each_value("theme size", ["light", "dark"], [DESKTOP, PHONE])
def test_wished_colours_can_be_told_apart(
    visitors: Visitors, ann: Client, table: str, size: tuple[int, int], theme: str
) -> None:
    page = visitors.page(ann, size, dark=theme == "light")
    wish(page, theme)
    for path in ("/", "/settings", f"/tables/{table}?plain=1", f"/tables/{table}/play"):
        go_to(page, path)
        assert complaints(page) == [], path


@pytest.mark.parametrize("kept", ["nonsense", '"theme"', '{"theme": 3, "text": null}', "null"])
def test_what_cannot_be_read_leaves_the_choice_to_the_device(
    visitors: Visitors, ann: Client, kept: str
) -> None:
    page = visitors.page(ann, dark=True)
    page.goto("/")
    natural = page.evaluate(COLOURS)
    page.evaluate("(kept) => localStorage.setItem('spieltisch', kept)", kept)
    page.goto("/")
    assert page.evaluate(COLOURS) == natural
