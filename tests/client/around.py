"""Visitors of the pages around the tables, in real browsers on a real server."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from tests.browsing import LETTERS, NOTED, context_of
from tests.client.sizes import DESKTOP
from tests.server.serving import PATIENCE, Client, Server

TABLE = "document.querySelector('spiel-tisch')"
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALLEST = """() => {
  const says = (node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
  const seen = (node) => node.checkVisibility() && getComputedStyle(node).clipPath === 'none';
  const all = [...document.querySelectorAll('main *, .top *, .rp *')];
  const sizes = all.filter((node) => says(node) && seen(node)).map(
    (node) => parseFloat(getComputedStyle(node).fontSize));
  return Math.min(...sizes);
}"""
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8").strip().rstrip(";")
LEAST = 11
"""Pixels that letters must have."""
PREFERRED = ("place", "sell", "play", "realize", "house", "settlement", "develop")


class Visitors:
    """People with browsers of their own; whatever a page complains of is kept in `faults`."""

    def __init__(self, browser: Any, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[Any] = []
        self.faults: list[str] = []

    def page(
        self,
        client: Client | None = None,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        dark: bool = False,
    ) -> Any:
        """A page of somebody that the server knows already, or of a stranger."""
        context = context_of(
            self.browser,
            viewport={"width": size[0], "height": size[1]},
            is_mobile=size[0] < 900,
            has_touch=size[0] < 900,
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
            locale=language,
            base_url=self.server.url,
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.contexts.append(context)
        if client is not None:
            name, _, value = client.cookie.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": self.server.url}])
        page = context.new_page()
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("response", self._answered)
        page.on("requestfailed", self._failed)
        page.on(
            "console",
            lambda said: self.faults.append(said.text) if said.type == "error" else None,
        )
        return page

    def _answered(self, response: Any) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status} {response.url}")

    def _failed(self, request: Any) -> None:
        # Whoever leaves a page does not wait for what it was still fetching.
        if "ERR_ABORTED" not in (request.failure or ""):
            self.faults.append(f"{request.failure} {request.url}")


@contextmanager
def visiting(browser: Any, server: Server) -> Iterator[Visitors]:
    """Let people visit; no page may have complained."""
    visitors = Visitors(browser, server)
    yield visitors
    for context in visitors.contexts:
        context.close()
    assert visitors.faults == [], visitors.faults
    assert frames_unfit(server) == 0


def frames_unfit(server: Server) -> int:
    """How many frames have not fitted what a screen held, so that it asked for everything."""
    told = Client(server.url).get("/metrics").text
    return sum(
        int(float(line.split()[1]))
        for line in told.splitlines()
        if line.startswith("spieltisch_frames_unfit_total ")
    )


def sat_down(visitors: Visitors, client: Client, table: str, **look: Any) -> Any:
    """The drawn table on the page of somebody who has come to it."""
    page = visitors.page(client, **look)
    page.goto(f"/tables/{table}/play")
    page.wait_for_function(f"() => {TABLE}?.scene")
    page.evaluate(LETTERS)
    return page


def played(client: Client, game: str, *seats: str, most: int = 1 << 20, **more: Any) -> str:
    """A table at which this client has played its seats, anyhow, to the end or so many moves."""
    plans = [
        {"kind": "bot", "bot": s.removeprefix("bot ")} if s[:3] == "bot" else {"kind": s}
        for s in seats
    ]
    body = {"game": game, "seats": plans, "private": False, **more}
    table = str(client.post("/api/v1/tables", body).json["id"])
    path, rng, moves = f"/api/v1/tables/{table}", Random(5), 0
    until = time.monotonic() + 4 * PATIENCE
    while moves < most:
        assert time.monotonic() < until
        view = client.get(f"{path}/view").json
        if view["public"]["status"] == "finished":
            break
        asked = [(seat, own["choice"]) for seat, own in view["seats"].items() if own["choice"]]
        if not asked:
            time.sleep(0.05)
            continue
        seat, choice = asked[0]
        good = [move for move in choice["options"] if move.split()[0] in PREFERRED]
        move = rng.choice(good or choice["options"])
        body = {"seat": int(seat), "seq": view["seq"], "move": move, "id": f"m{moves}"}
        body["confirmed"] = True
        assert client.post(f"{path}/moves", body).status == 200
        moves += 1
    return table


def complaints(page: Any) -> list[str]:
    """What axe finds wrong with a page, and what does not fit on its screen."""
    from axe_playwright_python.sync_playwright import Axe

    page.evaluate(LETTERS)
    found = Axe().run(page).response["violations"]
    told = [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        for node in one["nodes"][:3]
    ]
    if page.evaluate(WIDER) > 0:
        told.append(f"wider than the screen by {page.evaluate(WIDER)}")
    smallest = page.evaluate(SMALLEST)
    if smallest < LEAST:
        told.append(f"letters of {smallest} px")
    return told


def unreadable(page: Any) -> list[str]:
    """What on a page is too small, cut off, covered or written over."""
    page.evaluate(LETTERS)
    page.evaluate(NOTED)
    found: list[str] = page.evaluate(f"({MEASURE})({LEAST})")
    return found
