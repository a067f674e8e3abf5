"""After a game in the browser: how it ended, the chart, rematch, record, proof and report."""

import time

import pytest

from tests.client.around import TABLE, Visitors, complaints, played
from tests.client.sizes import DESKTOP, PHONE, SMALL_PHONE
from tests.covering import each_value
from tests.server.serving import PATIENCE, Client

TOO_WIDE = """() => [...document.querySelectorAll('html, .scroll, .sheet :is(th, td)')]
  .filter((node) => getComputedStyle(node).clipPath === 'none' && node.clientWidth
    && node.scrollWidth > node.clientWidth)
  .map((node) => `${node.tagName} ${node.textContent.trim().slice(0, 40)}`)"""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def finished_boonlake(ann: Client) -> str:
    return played(ann, "boonlake", "me")


@pytest.fixture(scope="module")
def four_in_an_auction(ann: Client) -> str:
    table = played(ann, "auction", "me", "me", "me", "me")
    report = f"/api/v1/tables/{table}/report"
    until = time.monotonic() + PATIENCE
    while ann.get(report).json["status"] == "working":
        assert time.monotonic() < until
        time.sleep(0.1)
    return table


@pytest.mark.parametrize(
    ("size", "language", "dark"),
    [
        (DESKTOP, "en", True),
        (SMALL_PHONE, "fr", True),
        pytest.param(PHONE, "de", False, marks=pytest.mark.extended),
    ],
)
def test_the_end_fits_and_is_for_everybody(
    visitors: Visitors,
    ann: Client,
    finished_boonlake: str,
    finished_burgundy: str,
    size: tuple[int, int],
    language: str,
    dark: bool,
) -> None:
    for table in (finished_boonlake, finished_burgundy):
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


@each_value("size language", [SMALL_PHONE, PHONE], ["en", "de", "fr"])
def test_tables_need_no_sideways_scrolling_on_a_phone(
    visitors: Visitors, ann: Client, four_in_an_auction: str, size: tuple[int, int], language: str
) -> None:
    page = visitors.page(ann, size, language)
    for part in ("", "/report"):
        page.goto(f"/tables/{four_in_an_auction}{part}?language={language}")
        page.wait_for_selector(".sheet")
        for summary in page.locator(".growth summary").all():
            summary.click()
        assert page.evaluate(TOO_WIDE) == []
        # It is still a table for whoever hears it.
        table = page.get_by_role("table").first
        names = table.get_by_role("columnheader").all_inner_texts()
        assert len(names) == 5
        lines = table.get_by_role("rowheader").count()
        assert table.get_by_role("cell").count() == 4 * lines > 0
        assert table.get_by_role("row").count() == lines + 1


def test_names_in_the_chart_do_not_overlap_nor_leave_it(
    visitors: Visitors, ann: Client, finished_boonlake: str
) -> None:
    for size in (DESKTOP, PHONE):
        page = visitors.page(ann, size)
        page.goto(f"/tables/{finished_boonlake}")
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


def test_everything_that_can_be_done_next(
    visitors: Visitors, ann: Client, finished_burgundy: str
) -> None:
    page = visitors.page(ann)
    page.goto(f"/tables/{finished_burgundy}")
    with page.expect_download() as download:
        page.click(".deeds a[download]")
    assert download.value.suggested_filename == f"burgundy-{finished_burgundy}.jsonl"
    page.click(f".deeds a[href='/tables/{finished_burgundy}/proof']")
    page.wait_for_selector(".lead.good")
    page.go_back()
    page.click(f".deeds a[href='/tables/{finished_burgundy}/replay']")
    page.wait_for_selector(".rp:not([hidden])")
    page.go_back()
    page.click(".deeds button[value=rematch]")
    page.wait_for_url("**/play")
    assert finished_burgundy not in page.url
    page.wait_for_function(f"() => {TABLE}?.scene")


def test_what_was_said_stays_and_goes_on(
    visitors: Visitors, ann: Client, finished_burgundy: str
) -> None:
    ben = Client.browser(ann.url, "Ben")
    first, second = visitors.page(ann), visitors.page(ben, PHONE)
    for page in (first, second):
        page.goto(f"/tables/{finished_burgundy}")
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
    page.wait_for_url(f"**/tables/{table}")


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de")])
def test_a_real_report_fits_and_is_for_everybody(
    visitors: Visitors, ann: Client, finished_burgundy: str, size: tuple[int, int], language: str
) -> None:
    page = visitors.page(ann, size, language, dark=size == PHONE)
    page.set_default_timeout(600_000)
    page.goto(f"/tables/{finished_burgundy}/report?language={language}")
    page.wait_for_selector(".turning li")
    assert page.locator(".turning").count() == 2
    # The page that came when the report was done is in the reader's own language again.
    page.goto(f"/tables/{finished_burgundy}/report?language={language}")
    assert complaints(page) == []
    link = page.locator(".turning .decision a").first
    href = link.get_attribute("href")
    link.click()
    page.wait_for_selector(".rp:not([hidden])")
    at = int(href.partition("#at=")[2].partition("&")[0])
    page.wait_for_function("(at) => document.querySelector('#rp-at').valueAsNumber === at", arg=at)
