"""Two tabs of one seat, and a frame that was lost: both show the same in the end."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browsing import context_of
from tests.client.around import TABLE, frames_unfit
from tests.client.test_live import decide
from tests.server.serving import Client, Server


class Line:
    """A page's channel, from which frames can be taken away, and which can be slow to speak."""

    def __init__(self, page: Any) -> None:
        self.losing = False
        self.lost = 0
        self.passed = 0
        self.slow = False
        self.unsaid: list[Any] = []
        page.route_web_socket("**/live**", self._carry)

    def _carry(self, socket: Any) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: self._say(server, text))
        server.on_message(lambda text: self._pass_on(socket, text))

    def _pass_on(self, socket: Any, text: str) -> None:
        if self.losing and json.loads(text)["type"] == "frame":
            self.lost += 1
        else:
            socket.send(text)
            self.passed += json.loads(text)["type"] == "frame"

    def _say(self, server: Any, text: str) -> None:
        if self.slow and json.loads(text)["type"] == "subscribe":
            self.unsaid.append((server, text))
        else:
            server.send(text)

    def speak(self) -> None:
        """Say what was to be said, and be slow no more."""
        self.slow = False
        for server, text in self.unsaid:
            server.send(text)


@pytest.fixture
def tabs(browser: Any, server: Server, ann: Client) -> Iterator[tuple[Any, Any, Line]]:
    """Two tabs of Ann's at a table where she plays both seats, and the line of the second."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = ann.post("/api/v1/tables", {"game": "burgundy", "seats": seats}).json["id"]
    context = context_of(browser, reduced_motion="reduce", base_url=server.url)
    name, _, value = ann.cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": server.url}])
    first, second = context.new_page(), context.new_page()
    line = Line(second)
    for page in (second, first):
        page.goto(f"/tables/{table}/play")
        page.wait_for_selector(".st-bar")
    yield first, second, line
    context.close()


def shown(page: Any) -> Any:
    """What lies on the table, and what may be done."""
    return page.evaluate(f"JSON.stringify([{TABLE}.scene.pieces, {TABLE}.scene.options])")


def follows(second: Any, first: Any) -> None:
    """Wait until the second page shows what the first does."""
    second.wait_for_function(
        f"(as) => JSON.stringify([{TABLE}.scene.pieces, {TABLE}.scene.options]) === as",
        arg=shown(first),
    )


def test_two_tabs_show_the_same_and_a_lost_frame_is_made_up_for(
    tabs: tuple[Any, Any, Line], server: Server
) -> None:
    first, second, line = tabs
    decide(first)
    follows(second, first)
    second.bring_to_front()
    decide(second)
    follows(first, second)
    assert frames_unfit(server) == 0

    line.losing = True
    first.bring_to_front()
    decide(first)
    while not line.lost:
        second.wait_for_function("() => true")
    assert shown(second) != shown(first)
    line.losing = False
    decide(first)
    follows(second, first)
    assert line.lost == 1
    assert frames_unfit(server) == 1


def test_of_many_frames_that_do_not_fit_the_first_asks_for_everything(
    tabs: tuple[Any, Any, Line], server: Server
) -> None:
    first, second, line = tabs
    before = frames_unfit(server)
    line.losing = True
    first.bring_to_front()
    decide(first)
    while not line.lost:
        second.wait_for_function("() => true")
    line.losing, line.slow, passed = False, True, line.passed
    for _frame in range(3):
        decide(first)
    while line.passed < passed + 3 or not line.unsaid:
        second.wait_for_function("() => true")
    line.speak()
    follows(second, first)
    decide(first)
    follows(second, first)
    assert frames_unfit(server) - before == 1
