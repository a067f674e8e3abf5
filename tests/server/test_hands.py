"""Seats that change hands, as the drawn table hears of them: in order, once, in words."""

from typing import Any

import pytest

from spieltisch import texts
from spieltisch.server.live.seat_changes import Hands
from spieltisch.tables.deeds import (
    AnyDeed,
    Entry,
    GivenBack,
    Moved,
    Resigned,
    Returned,
    Sat,
    TakenOver,
    Undone,
)
from tests.server.serving import Client, Server

NAMES = ["Ann", "Ben"]
LEAVES = {
    "en": "{} lets a bot play.",
    "de": "{} lässt einen Bot spielen.",
    "fr": "{} laisse jouer un bot.",
}
BACK = {"en": "{} is back.", "de": "{} ist wieder da.", "fr": "{} est de retour."}


class Two:
    """Ann and Ben at a table of Burgundy: one of them is asked, the other waits."""

    def __init__(self, server: Server) -> None:
        clients = [Client.browser(server.url, name) for name in NAMES]
        wish = {"game": "burgundy", "private": False, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = clients[0].post("/api/v1/tables", wish).json["id"]
        self.path = f"/api/v1/tables/{table}"
        assert clients[1].post(f"{self.path}/sit", {}).status == 200
        self.seat = 0 if self.scene(clients[0])["asked"] else 1
        self.asked, self.waiting = clients[self.seat], clients[1 - self.seat]
        self.name = NAMES[1 - self.seat]
        self.made = 0

    def scene(self, client: Client, query: str = "") -> Any:
        answer = client.get(f"{self.path}/scene?{query}")
        assert answer.status == 200, answer.text
        return answer.json

    def story(self, client: Client, query: str = "") -> Any:
        answer = client.get(f"{self.path}/story?{query}")
        assert answer.status == 200, answer.text
        return answer.json["lines"]

    def moves(self) -> None:
        """Whoever is asked takes something that can be taken back, and is asked again."""
        shown = self.scene(self.asked)
        option = next(
            one["notation"]
            for one in shown["scene"]["options"]
            if one["notation"] not in shown.get("barriers", [])
        )
        self.made += 1
        body = {"id": f"m{self.made}", "seat": self.seat, "seq": shown["seq"], "move": option}
        body["confirmed"] = True
        assert self.asked.post(f"{self.path}/moves", body).status == 200

    def takes_back(self) -> None:
        self.made += 1
        body = {"id": f"u{self.made}", "seat": self.seat}
        assert self.asked.post(f"{self.path}/undo", body).status == 200

    def changes(self, deed: str) -> None:
        """Whoever waits leaves the seat to a bot or comes back: nothing is decided meanwhile."""
        seat = {"seat": 1 - self.seat}
        assert self.waiting.post(f"{self.path}/{deed}", seat).status == 200


@pytest.fixture
def two(server: Server) -> Two:
    return Two(server)


def of_seats(lines: Any) -> list[str]:
    return [line["text"] for line in lines if line["kind"] == "seat"]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_news_tell_it_between_the_moves_it_lies_between(two: Two, language: str) -> None:
    first = two.scene(two.asked)
    before = len(two.story(two.asked))
    two.changes("take-over")
    two.moves()
    between = len(two.story(two.asked)) - 1
    two.changes("give-back")
    leaves, back = LEAVES[language].format(two.name), BACK[language].format(two.name)
    whole = two.story(two.asked, f"language={language}")
    assert [line["kind"] == "seat" for line in whole].index(True) == before
    assert [whole[before]["text"], whole[between + 1]["text"]] == [leaves, back]
    assert between + 1 > before + 1, "a move lies between"
    assert {line["seat"] for line in whole if line["kind"] == "seat"} == {1 - two.seat}
    # The same, from where one has left off, and of the latest moves.
    since = f"language={language}&since={first['told']}&entry={first['seq']}"
    onlooker = Client.browser(two.asked.url, "Eve")
    for client in (two.asked, two.waiting, onlooker):
        told = two.scene(client, since)
        assert told["news"] == two.story(client, since)
        assert told["news"] == whole[-len(told["news"]) :]
        assert of_seats(told["news"]) == [leaves, back]
        assert told["told"] == first["told"] + 1, "only moves are counted"
        assert of_seats(two.scene(client, f"language={language}")["news"]) == [leaves, back]


def test_it_is_told_once_to_who_says_what_was_heard(two: Two) -> None:
    two.changes("take-over")
    shown = two.scene(two.asked)
    assert of_seats(shown["news"]) == [f"{two.name} lets a bot play."]
    heard = f"since={shown['told']}&entry={shown['seq']}"
    assert two.scene(two.asked, heard)["news"] == []
    two.changes("give-back")
    assert of_seats(two.scene(two.asked, heard)["news"]) == [f"{two.name} is back."]
    # Who does not say so hears again what came after the last move told.
    both = [f"{two.name} lets a bot play.", f"{two.name} is back."]
    assert of_seats(two.scene(two.asked, f"since={shown['told']}")["news"]) == both
    assert of_seats(two.story(two.asked, f"since={shown['told']}")) == both


def test_what_is_taken_back_takes_nothing_with_it(two: Two) -> None:
    two.moves()
    shown = two.scene(two.waiting)
    heard = f"since={shown['told']}&entry={shown['seq']}"
    two.takes_back()
    two.changes("take-over")
    told = two.scene(two.waiting, heard)
    assert told["told"] == shown["told"] - 1
    assert of_seats(told["news"]) == [f"{two.name} lets a bot play."]
    two.moves()
    two.takes_back()
    assert of_seats(two.story(two.waiting)) == [f"{two.name} lets a bot play."]


def test_giving_up_is_told(two: Two) -> None:
    two.changes("resign")
    assert of_seats(two.scene(two.asked)["news"]) == [f"{two.name} gives up; a bot plays on."]


# From the journal alone


def read(*deeds: AnyDeed) -> Hands:
    hands = Hands()
    for seq, deed in enumerate(deeds, 1):
        hands.read(Entry(seq, 0, deed))
    return hands


def told(hands: Hands) -> list[tuple[int, str]]:
    return [(hands.moves_before(one), one.text("en", NAMES)) for one in hands.changes]


def test_a_change_stays_behind_the_moves_that_stand() -> None:
    moves = [Moved(0, "a"), Moved(1, "b"), Moved(0, "c")]
    left = TakenOver(1, "regular", "left")
    assert told(read(*moves, left)) == [(3, "Ben lets a bot play.")]
    assert told(read(*moves, left, Undone(0, 2))) == [(1, "Ben lets a bot play.")]
    assert told(read(*moves, left, Moved(0, "d"), Undone(0))) == [(3, "Ben lets a bot play.")]


def test_what_a_new_engine_cannot_play_is_gone_but_who_sits_where_is_not() -> None:
    left, back = TakenOver(1, "regular", "absent", 0), GivenBack(1)
    hands = read(Moved(0, "a"), Moved(0, "b"), left, Moved(1, "c"), Returned(1, "2"), back)
    away = "Ben has been away for a long time; Ann lets a bot play meanwhile."
    assert told(hands) == [(1, away), (1, "Ben is back.")]


def test_a_bot_that_fails_is_told_of_once_until_it_decides_again() -> None:
    sat = (Sat(0, "p", "Ann"), Sat(1, bot="master"))
    own, other = Moved(1, "a", bot="master"), Moved(1, "b", bot="novice")
    line = "The bot in the seat of Ben has failed; a simpler one decides in its place."
    assert told(read(*sat, own, own, Moved(0, "a"))) == []
    assert told(read(*sat, own, other, other)) == [(1, line)]
    assert told(read(*sat, own, other, own, other)) == [(1, line), (3, line)]


def test_a_bot_that_stands_in_may_fail_as_well() -> None:
    hands = read(Sat(0, "p", "Ann"), Moved(0, "a"), Resigned(0, "regular"))
    hands.read(Entry(4, 0, Moved(0, "b", bot="novice")))
    line = "The bot in the seat of Ann has failed; a simpler one decides in its place."
    assert told(hands) == [(1, "Ann gives up; a bot plays on."), (1, line)]
    # What old journals tell of a bot's move does not name the bot.
    assert told(read(Sat(0, bot="master"), Moved(0, "a"))) == []
