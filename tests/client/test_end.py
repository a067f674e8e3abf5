"""After a game in the browser: how it ended, the chart, rematch, record, proof and report."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.client.around import TABLE, Visitors, complaints, played, visiting
from tests.client.conftest import DESKTOP, PHONE
from tests.server.serving import Client, Server, serving

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("end")
    with serving(f"sqlite:///{folder / 'spieltisch.db'}", folder / "log") as started:
        yield started


@pytest.fixture(scope="module")
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


@pytest.fixture(scope="module")
def boonlake(ann: Client) -> str:
    return played(ann, "boonlake", "me")


@pytest.fixture(scope="module")
def burgundy(ann: Client) -> str:
    return played(ann, "burgundy", "me", "me")


@pytest.fixture
def visitors(browser: Any, server: Server) -> Iterator[Visitors]:
    with visiting(browser, server) as people:
        yield people


@pytest.mark.parametrize(
    ("size", "language", "dark"),
    [(DESKTOP, "en", True), (PHONE, "de", False), ((360, 740), "fr", True)],
)
def test_the_end_fits_and_is_for_everybody(
    visitors: Visitors,
    ann: Client,
    boonlake: str,
    burgundy: str,
    size: tuple[int, int],
    language: str,
    dark: bool,
) -> None:
    for table in (boonlake, burgundy):
        page = visitors.page(ann, size, language, dark)
        page.goto(f"/tables/{table}?language={language}")
        assert page.locator(".podium .won").count() == 1
        assert (
            page.locator(".sheet tfoot td").count()
            == len(page.locator(".sheet thead th").all()) - 1
        )
        shown = [chart.is_visible() for chart in page.locator("svg.chart").all()]
        assert shown == ([True, False] if size == DESKTOP else [False, True])
        page.click(".growth summary")
        assert page.locator(".growth tbody tr").count() > 5
        assert complaints(page) == []


def test_names_in_the_chart_do_not_overlap_nor_leave_it(
    visitors: Visitors, ann: Client, boonlake: str
) -> None:
    for size in (DESKTOP, PHONE):
        page = visitors.page(ann, size)
        page.goto(f"/tables/{boonlake}")
        boxes = page.evaluate(
            """() => [...document.querySelectorAll('svg.chart')].filter(
              (chart) => chart.checkVisibility()).map((chart) => {
                const all = chart.getBoundingClientRect();
                const names = [...chart.querySelectorAll('.name')];
                return names.map((name) => {
                  const box = name.getBoundingClientRect();
                  return [box.top - all.top, box.bottom - all.top, all.right - box.right];
                });
              })[0]"""
        )
        assert len(boxes) == 2
        assert all(right >= -1 for _top, _bottom, right in boxes)
        first, second = sorted(boxes)
        assert first[1] <= second[0] + 3


def test_everything_that_can_be_done_next(visitors: Visitors, ann: Client, burgundy: str) -> None:
    page = visitors.page(ann)
    page.goto(f"/tables/{burgundy}")
    with page.expect_download() as download:
        page.click(".deeds a[download]")
    assert download.value.suggested_filename == f"burgundy-{burgundy}.jsonl"
    page.click(f".deeds a[href='/tables/{burgundy}/proof']")
    assert page.locator(".lead.good").count() == 1
    page.go_back()
    page.click(f".deeds a[href='/tables/{burgundy}/replay']")
    page.wait_for_selector(".rp:not([hidden])")
    page.go_back()
    page.click(".deeds button[value=rematch]")
    page.wait_for_url("**/play")
    assert burgundy not in page.url
    page.wait_for_function(f"() => {TABLE}?.scene")


def test_what_was_said_stays_and_goes_on(visitors: Visitors, ann: Client, burgundy: str) -> None:
    ben = Client.browser(ann.url, "Ben")
    first, second = visitors.page(ann), visitors.page(ben, PHONE)
    for page in (first, second):
        page.goto(f"/tables/{burgundy}")
    second.fill("[name=text]", "Well played <b>all</b>!")
    second.click("button[value=say]")
    for page in (first, second):
        line = page.locator("#chat li", has_text="Well played <b>all</b>!")
        line.wait_for()
        assert line.locator(".room").inner_text() == "spectators"


def test_the_report_shows_how_far_it_is_and_leads_to_positions(
    visitors: Visitors, ann: Client
) -> None:
    table = played(ann, "auction", "me", "me")
    page = visitors.page(ann)
    page.goto(f"/tables/{table}")
    page.click(f".deeds a[href='/tables/{table}/report']")
    page.wait_for_selector("main .sheet")
    assert page.locator("progress").count() == 0
    page.click("main > p:last-child a")
    assert page.url.endswith(f"/tables/{table}")


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de")])
def test_a_real_report_fits_and_is_for_everybody(
    visitors: Visitors, ann: Client, burgundy: str, size: tuple[int, int], language: str
) -> None:
    page = visitors.page(ann, size, language, dark=size == PHONE)
    page.set_default_timeout(600_000)
    page.goto(f"/tables/{burgundy}/report?language={language}")
    page.wait_for_selector(".turning li")
    assert page.locator(".turning").count() == 2
    # The page that came when the report was done is in the reader's own language again.
    page.goto(f"/tables/{burgundy}/report?language={language}")
    assert complaints(page) == []
    link = page.locator(".turning .decision a").first
    href = link.get_attribute("href")
    link.click()
    page.wait_for_selector(".rp:not([hidden])")
    at = int(href.partition("#at=")[2].partition("&")[0])
    page.wait_for_function("(at) => document.querySelector('#rp-at').valueAsNumber === at", arg=at)
