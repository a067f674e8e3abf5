"""The help pages in a real browser: nothing runs over, no picture is missing, no script needed."""

from collections.abc import Iterator
from typing import Any

import pytest

from spieltisch import texts
from tests.browsing import context_of
from tests.covering import each_value
from tests.server.inside import Inside, server_inside

SIZES = {"desktop": (1440, 900), "phone": (390, 844), "narrow": (360, 740)}
PATHS = (
    "/help",
    "/help?q=tile",
    "/help/boonlake",
    "/help/boonlake/river",
    "/help/boonlake/solo",
    "/help/burgundy/monasteries",
    "/help/burgundy/players",
    "/help/boonlake/icons",
    "/help/boonlake/parts",
    "/help/burgundy/parts?kind=duchy",
    "/help/burgundy/parts/route-3",
)
# Lazy pictures are loaded first; then every one must have come, and no text may be tiny.
LOAD = """() => Promise.all([...document.images].map(async (image) => {
  image.loading = "eager";
  await image.decode();
}))"""
OVER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
TINY = """() => [...document.querySelectorAll("main *")]
  .filter((one) => [...one.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 11)
  .map((one) => one.outerHTML.slice(0, 90))"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with server_inside(tmp_path_factory.mktemp("help")) as inside:
        yield inside


@pytest.mark.slow
@each_value("language size", texts.LANGUAGES, ["phone", "desktop"])
def test_pages_fit(house: Inside, browser: Any, language: str, size: str) -> None:
    width, height = SIZES[size]
    scheme = "dark" if size == "phone" else "light"
    context = context_of(
        browser,
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        reduced_motion="reduce",
    )
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.on("response", lambda answer: faults.append(answer.url) if answer.status >= 400 else None)
    page.on(
        "console",
        lambda said: faults.append(said.text) if said.type in ("error", "warning") else None,
    )
    for path in PATHS:
        page.goto(f"{house.url}{path}{'&' if '?' in path else '?'}language={language}")
        page.evaluate(LOAD)
        assert page.evaluate(OVER) <= 0, path
        assert page.evaluate(TINY) == [], path
    context.close()
    assert faults == []


@pytest.mark.slow
def test_help_is_read_without_scripts(house: Inside, browser: Any) -> None:
    width, height = SIZES["narrow"]
    context = context_of(
        browser, viewport={"width": width, "height": height}, java_script_enabled=False
    )
    page = context.new_page()
    page.goto(f"{house.url}/help?language=de")
    page.get_by_role("searchbox").fill("schleuse schiff")
    page.get_by_role("search").get_by_role("button").click()
    page.get_by_role("link", name="Der Fluss · Schleusen").first.click()
    page.wait_for_url("**/help/boonlake/river?language=de#locks-*")
    page.get_by_text("Inhalt", exact=True).click()
    page.get_by_role("link", name="Alle Karten und Plättchen").first.click()
    page.get_by_label("Art").select_option("lever")
    page.get_by_label("Wörter").fill("boot")
    page.get_by_role("button", name="Anzeigen").click()
    page.wait_for_url("**kind=lever**")
    assert page.locator(".part").count() == 1
    page.get_by_role("link", name="Treidelpfad").first.click()
    page.locator(".origin").first.wait_for()
    context.close()
