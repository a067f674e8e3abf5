"""Frames: a full scene and the frames that follow are, byte for byte, the scene drawn afresh."""

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from spieltisch import draw
from spieltisch.kernel.events import SPECTATOR
from spieltisch.server.live.frames import Viewer
from spieltisch.server.live.news import voice_of
from spieltisch.server.live.scene_feed import SceneFeed, gained, moved
from spieltisch.server.live.screen import Look, Screen
from spieltisch.server.live.viewers import Viewers
from spieltisch.tables.deeds import Entry
from spieltisch.tables.difference import patched
from spieltisch.tables.refusal import Refused
from spieltisch.tables.settings import SeatPlan, Settings
from spieltisch.tables.table import Table
from spieltisch.texts import LANGUAGES
from tests.draw.test_stages import EVERYTHING

NAMES = ("Ann", "Ben", "Cleo", "Dora")
LONG = pytest.mark.extended


def canonical(document: Any) -> str:
    return json.dumps(document, sort_keys=True)


class Held:
    """What one screen holds: a full scene, and then only frames."""

    def __init__(self, viewers: Viewers, table: Table, seat: int, language: str) -> None:
        self.seat, self.language = seat, language
        self.scene: Any = None
        self.frames: list[Any] = []
        person = NAMES[seat] if seat >= 0 else ""
        self.viewer = Viewer(person, language, self.receive, wanted=[seat])
        viewers.feed(table, language).welcome(table, self.viewer, 0)

    def receive(self, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] == "scene":
            self.scene = message
            return
        assert message["was"] == self.scene["seq"], "a frame was lost or doubled"
        self.frames.append(message)
        self.scene["seq"], self.scene["told"] = message["seq"], message["told"]
        self.scene["public"] = patched(self.scene["public"], message["public"])
        for seat, own in message.get("seats", {}).items():
            seats = self.scene["seats"]
            seats[seat] = patched(seats[seat], own.get("changes", []))

    def check(self, table: Table) -> None:
        self.check_parts(table)
        self.check_drawn(table)

    def check_parts(self, table: Table) -> None:
        feed = SceneFeed(table, self.language)
        feed.seat(table, self.viewer)
        assert canonical(self.scene) == canonical(json.loads(feed.full(self.viewer)))

    def check_drawn(self, table: Table) -> None:
        """What is put together from the parts is what is drawn in one go."""
        match, voice = table.match, voice_of(table, self.language)
        assert match is not None
        public, own = self.scene["public"], self.scene["seats"][str(self.seat)]
        drawn = draw.scene_of(match, self.seat, voice)
        stage = draw.stage_of(match.game, match.setup, voice)
        made = draw.arrange(stage, draw.compose(public, own))
        assert canonical({**made, "denials": []}) == canonical({**drawn, "denials": []})


def a_table(game: str, seats: int, options: dict[str, str]) -> Table:
    settings = Settings(game, (SeatPlan("open"),) * seats, options).checked()
    table = Table("frames", settings, b"a secret of the frames")
    for seat in range(seats):
        table.sit(seat, NAMES[seat], NAMES[seat], 0)
    return table


def play(game: str, seats: int, options: dict[str, str], languages: Sequence[str]) -> list[Held]:
    """A whole game by chance with some moves taken back; every screen is checked every time."""
    table, chance = a_table(game, seats, options), random.Random(7)
    viewers = Viewers(table)
    eyes = [(seat, language) for seat in range(SPECTATOR, seats) for language in languages]
    screens = [Held(viewers, table, *eye) for eye in eyes]

    def happens(entries: list[Entry]) -> None:
        viewers.publish(table.seq, viewers.frames(table, entries))
        for screen in screens:
            screen.check(table)

    happens(table.begin(1))
    while table.status == "playing":
        seat = chance.choice(list(table.offers))
        if chance.random() < 0.1:
            try:
                happens([table.undo(seat, 2)])
            except Refused:
                pass
            else:
                happens([table.redo(seat, 3)])
        happens(table.move(seat, chance.choice(table.offers[seat]), 4, confirmed=True))
    assert screens[0].scene["public"]["over"]
    return screens


@pytest.mark.parametrize(
    ("game", "seats", "options", "languages"),
    [
        ("auction", 3, {}, LANGUAGES),
        ("burgundy", 2, {}, ("fr",)),
        ("boonlake", 2, {}, ("de",)),
        pytest.param("burgundy", 4, {}, LANGUAGES, marks=LONG),
        pytest.param("burgundy", 3, {**EVERYTHING}, LANGUAGES, marks=LONG),
        pytest.param("burgundy", 2, {"duchies": "11", **EVERYTHING}, LANGUAGES, marks=LONG),
        pytest.param("burgundy", 4, {"duchies": "12a", **EVERYTHING}, LANGUAGES, marks=LONG),
        pytest.param("burgundy", 1, {"duchies": "13a"}, LANGUAGES, marks=LONG),
        pytest.param("burgundy", 1, {"duchies": "13b", **EVERYTHING}, ("de",), marks=LONG),
        pytest.param("burgundy", 4, {"duchies": "12b", **EVERYTHING}, ("fr",), marks=LONG),
        pytest.param("boonlake", 4, {}, LANGUAGES, marks=LONG),
        pytest.param("boonlake", 3, {"order": "in-turn"}, ("en",), marks=LONG),
        pytest.param("boonlake", 1, {}, LANGUAGES, marks=LONG),
    ],
)
def test_frames_add_up_to_the_scene_drawn_afresh(
    game: str, seats: int, options: dict[str, str], languages: Sequence[str]
) -> None:
    screens = play(game, seats, options, languages)
    assert all(len(screen.frames) > 3 for screen in screens)
    assert any(screen.frames[0]["news"] for screen in screens)


def test_a_seat_that_leaves_and_comes_back_is_told_in_a_frame() -> None:
    table = a_table("burgundy", 2, {})
    viewers = Viewers(table)
    screen = Held(viewers, table, 1, "en")
    for entries in (
        table.begin(1),
        [table.take_over(0, 2, "left")],
        [table.give_back(0, 3)],
        table.resign(0, 4),
    ):
        viewers.publish(table.seq, viewers.frames(table, entries))
        screen.check_parts(table)
    told = [frame["news"][-1] for frame in screen.frames[1:]]
    assert [(line["kind"], line["seat"]) for line in told] == [("seat", 0)] * 3
    assert told[1]["text"] == "Ann is back."


def test_a_frame_tells_what_moved_and_what_was_gained() -> None:
    screens = play("burgundy", 2, {}, ("en",))
    flights = [flight for frame in screens[0].frames for flight in frame["moved"]]
    assert any({"from", "to"} <= flight.keys() for flight in flights)
    gains = [gain for frame in screens[0].frames for gain in frame["gained"]]
    assert {"vp", "silver", "worker"} <= {gain["icon"] for gain in gains}
    points = [0, 0]
    for gain in gains:
        if gain["icon"] == "vp":
            points[gain["seat"]] += gain["by"]
    scores = [line["score"] for line in screens[0].scene["public"]["seats"]]
    assert points == scores


def test_pieces_alike_fly_to_where_others_appeared() -> None:
    lying = {"key": "cow", "art": "cow", "label": ""}
    other = {"key": "ship", "art": "ship-1", "label": ""}
    before: dict[str, Any] = {"a/1": [lying, lying], "a/2": [other]}
    after: dict[str, Any] = {"a/1": [lying], "a/3": [lying]}
    assert moved(before, {"a/2": draw.GONE, **after}) == [
        {"key": "cow", "art": "cow", "from": "a/1", "to": "a/3"},
        {"key": "ship", "art": "ship-1", "from": "a/2"},
    ]
    assert gained([], []) == []


def test_who_comes_back_soon_gets_the_frames_that_he_missed() -> None:
    table = a_table("burgundy", 2, {})
    viewers = Viewers(table)
    entries = table.begin(1)
    viewers.publish(table.seq, viewers.frames(table, entries))
    screen = Held(viewers, table, 0, "en")
    since = screen.scene["seq"]
    viewers.leave(screen.viewer)
    for _ in range(3):
        seat = next(iter(table.offers))
        entries = table.move(seat, table.offers[seat][0], 2, confirmed=True)
        viewers.publish(table.seq, viewers.frames(table, entries))
    assert screen.frames == []
    viewers.feed(table, "en").welcome(table, screen.viewer, since)
    assert len(screen.frames) == 3
    screen.check(table)


def happens(viewers: Viewers, table: Table, entries: list[Entry]) -> None:
    viewers.publish(table.seq, viewers.frames(table, entries))


def plays_on(viewers: Viewers, table: Table, moves: int = 3) -> None:
    for _ in range(moves):
        seat = next(iter(table.offers))
        happens(viewers, table, table.move(seat, table.offers[seat][0], 2, confirmed=True))


def test_who_asks_for_the_first_scene_and_then_comes_is_drawn_nothing_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[str] = []

    def counted(name: str) -> None:
        make = getattr(Screen, name)

        def made(*asked: Any) -> Any:
            drawn.append(name)
            return make(*asked)

        monkeypatch.setattr(Screen, name, made)

    counted("public")
    counted("own")
    table = a_table("burgundy", 2, {})
    table.begin(1)
    viewers = Viewers(table)
    heard: list[bytes] = []
    feed = viewers.screens(table, "en")
    feed.expect(table, Viewer("Ann", "en", heard.append))
    first = json.loads(feed.full(Viewer("Ann", "en", heard.append)))
    feed.welcome(table, Viewer("Ann", "en", heard.append), first["seq"])
    assert (drawn, heard) == (["public", "own"], [])
    # Somebody else comes later: what happened between the first scene and the channel is frames.
    feed = viewers.screens(table, "de")
    feed.expect(table, Viewer("Ben", "de", heard.append))
    plays_on(viewers, table)
    late: list[bytes] = []
    viewers.feed(table, "de").welcome(table, Viewer("Ben", "de", late.append), first["seq"])
    assert [json.loads(text)["type"] for text in late] == ["frame"] * 3


def test_what_was_seen_before_somebody_sat_down_is_not_shown_to_the_next() -> None:
    settings = Settings("burgundy", (SeatPlan("open"),) * 2, {}).checked()
    table = Table("frames", settings, b"a secret of the frames")
    table.sit(0, "Ann", "Ann", 0)
    viewers = Viewers(table)
    viewers.feed(table, "en").welcome(table, Viewer("Ben", "en", lambda _text: None), 0)
    happens(viewers, table, [table.sit(1, "Ben", "Ben", 0)])
    viewers.reseat(table)
    happens(viewers, table, table.begin(1))
    plays_on(viewers, table)
    Held(viewers, table, SPECTATOR, "en").check(table)


def test_a_frame_of_what_is_not_stored_changes_nothing() -> None:
    table = a_table("burgundy", 2, {})
    table.begin(1)
    feed, viewer = Viewers(table).screens(table, "en"), Viewer("Ann", "en", lambda _text: None)
    feed.expect(table, viewer)
    before = feed.full(viewer)
    names = feed.screen.voice.names
    seat = next(iter(table.offers))
    entries = table.move(seat, table.offers[seat][0], 2, confirmed=True)
    table.seats[1].name = "Somebody else"
    feed.frame(Look(table), [*entries, table.take_over(1, 3, "left")])
    assert feed.full(viewer) == before
    assert feed.screen.voice.names == names


def test_nobody_watches_from_anothers_seat() -> None:
    table = a_table("burgundy", 2, {})
    table.begin(1)
    feed = Viewers(table).feed(table, "en")
    with pytest.raises(Refused, match="not-your-seat"):
        feed.welcome(table, Viewer("Ann", "en", lambda _text: None, wanted=[1]), 0)
