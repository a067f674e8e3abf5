"""Company: invitations, waiting rooms, holidays and advice, asked for without end by one guest."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from spieltisch.server.api.people import MOST_HOLIDAY, with_holiday
from spieltisch.server.faults import Fault
from spieltisch.server.workers.bot_pool import MOST_ADVICE, Question
from spieltisch.store.people import Wishes
from tests.hostile.test_bots_shared import Slow
from tests.server.serving import SMALL_GAME, Client, Server, serving
from tests.server.test_absent import sit_together
from tests.server.test_people_met import play_out
from tests.tables.tabling import a_table

DAY = 86_400_000
NEW_YEAR = 1_767_225_600_000
"""The first of January 2026."""


def again(guest: Client, person: Client) -> Any:
    return guest.post(f"/api/v1/people/{person.id}/play", {"game": SMALL_GAME})


def test_only_whom_one_has_met_is_asked_to_play(any_server: Server) -> None:
    """A game at a public table lets strangers read a result, and nothing more."""
    ann, ben, eve = (Client.program(any_server.url, name) for name in ("Ann", "Ben", "Eve"))
    play_out(ann, ben, private=False)
    assert eve.get(f"/api/v1/people/{ben.id}").status == 200
    assert again(eve, ben).status == 404
    assert "Play again" not in eve.get(f"/people/{ben.id}").text
    assert ben.get("/api/v1/lobby").json["invited"] == []


def test_who_has_not_answered_is_not_asked_again(any_server: Server) -> None:
    ann, ben = (Client.program(any_server.url, name) for name in ("Ann", "Ben"))
    play_out(ann, ben)
    tables = {again(ann, ben).json["id"] for _ in range(5)}
    assert len(tables) == 1
    assert [one["id"] for one in ben.get("/api/v1/lobby").json["invited"]] == [*tables]


# Holidays


def test_a_year_has_so_many_days_of_holiday() -> None:
    at, wishes = NEW_YEAR, Wishes()
    for _ in range(2):
        wishes = with_holiday(wishes, Wishes(away_until=at + MOST_HOLIDAY // 2), at)
        at += MOST_HOLIDAY // 2
    # What a client says of them counts for nothing.
    with pytest.raises(Fault, match="long-holiday"):
        with_holiday(wishes, Wishes(away_until=at + DAY, away_spent=0), at)
    assert with_holiday(wishes, Wishes(), at).away_spent == MOST_HOLIDAY
    next_year = at + 330 * DAY
    assert with_holiday(wishes, Wishes(away_until=next_year + DAY), next_year).away_spent == DAY


def test_who_comes_back_early_has_the_rest_left() -> None:
    wishes = with_holiday(Wishes(), Wishes(away_until=NEW_YEAR + 50 * DAY), NEW_YEAR)
    back = with_holiday(wishes, Wishes(), NEW_YEAR + 10 * DAY)
    assert back.away_spent == 10 * DAY
    assert with_holiday(back, back, NEW_YEAR + 20 * DAY).away_spent == 10 * DAY


@pytest.mark.parametrize(
    ("day", "offset"),
    [("9999-12-31", -720), ("0001-01-01", 840), ("2026-02-31", 0), ("2026-02-01", 999_999_999)],
)
def test_days_that_are_none(server: Server, day: str, offset: int) -> None:
    ann = Client.browser(server.url, "Ann")
    form = f"action=me&name=Ann&language=en&quiet_from=-1&quiet_to=-1&away_until={day}"
    assert ann.form("/settings", f"{form}&utc_offset={offset}").status == 400


# Journals


@pytest.fixture
def short(tmp_path: Path) -> Any:
    games = "tests.auction,tests.hostile.short_day"
    with serving(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log", rate=1, games=games) as server:
        yield server


def test_what_is_done_and_undone_fills_no_disk(short: Server) -> None:
    """Take over and give back, ready and not ready: each is an entry that stays."""
    guest, other = (Client.program(short.url, name) for name in ("Mallory", "Trudy"))
    path = f"/api/v1/tables/{sit_together(guest, other)}"
    ways = ("take-over", "give-back")
    answers = [guest.post(f"{path}/{ways[n % 2]}", {"seat": 0}).status for n in range(60)]
    assert set(answers) == {200, 429}
    waiting = other.table("me", "open", private=False)["id"]
    said = [
        other.post(f"/api/v1/tables/{waiting}/ready", {"seat": 0, "ready": bool(n % 2)}).status
        for n in range(60)
    ]
    assert set(said) == {200, 429}


# Advice


def test_advice_is_thought_for_who_asks() -> None:
    """Or a guest at my table could make my bots everywhere stand behind all others."""
    table = a_table(2).table
    seat = table.people_to_move()[0]
    host = Question(table, seat, "master")
    asked = Question(table, seat, "master", "en", asker="mallory")
    assert (host.person, asked.person) == (table.seats[0].player, "mallory")


def test_who_asks_for_advice_without_end_is_told_that_it_is_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def attack() -> tuple[list[Any], int]:
        slow = Slow(monkeypatch, 1)
        tasks = [slow.ask("first", "vera", "master")]
        await slow.settle()
        tasks += [slow.advise(f"attack {n}", "mallory") for n in range(50)]
        await slow.settle()
        refused = [task for task in tasks if task.done()]
        waiting = len(slow.pool._wishes)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return [task.exception() for task in refused if not task.cancelled()], waiting

    refused, waiting = asyncio.run(attack())
    assert waiting == MOST_ADVICE
    assert [getattr(one, "code", "") for one in refused] == ["busy"] * (50 - MOST_ADVICE)


# The first words on a channel


@pytest.mark.parametrize("seats", ["--5", "-", "x", "9" * 5000, "1,,2", "1e3"])
def test_a_channel_for_seats_that_are_none_is_refused(server: Server, seats: str) -> None:
    ann = Client.program(server.url, "Ann")
    table = ann.table("me", "me")["id"]
    with pytest.raises(InvalidStatus, match="403"), ann.live(table, f"?seats={seats}"):
        pass
    assert "Traceback" not in server.log.read_text()
