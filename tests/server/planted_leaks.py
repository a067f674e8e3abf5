"""Leaks, planted one at a time: each tells somebody something that is hidden from him."""

from collections.abc import Callable
from typing import Any, NamedTuple
from unittest import mock

import msgspec

from spieltisch.kernel.events import Event, EventKind, seen_by
from spieltisch.server.api import asking as api_asking
from spieltisch.server.api import history as api_history
from spieltisch.server.api import play as api_play
from spieltisch.server.api import replay as api_replay
from spieltisch.server.api import report as api_report
from spieltisch.server.live import news
from spieltisch.server.live.questions import Asker
from spieltisch.server.live.scene_feed import SceneFeed
from spieltisch.server.live.screen import Screen
from spieltisch.server.live.view_feed import ViewFeed
from spieltisch.server.pages import replay as pages_replay
from spieltisch.server.pages import statistics as pages_statistics
from spieltisch.server.pages import table as pages_table
from spieltisch.server.workers import bot_pool
from spieltisch.tables import match as tables_match
from spieltisch.tables import replay as tables_replay
from spieltisch.tables.library import event_kind
from spieltisch.tables.refusal import Refused
from spieltisch.tables.table import Table
from spieltisch.tables.table_match import TableMatch
from tests.server.worlds import Told, World

BENS_HAND, ANNS_HAND = "a card in Ben's hand", "a card in the hand of one of Ann's seats"
LUCK = "what luck will tell"


class Leak(NamedTuple):
    """A fault, the swap by which it shows, and where: a part of what is asked."""

    name: str
    swap: str
    where: str
    plant: Callable[[World], None]


LEAKS: list[Leak] = []


def leak(swap: str, where: str) -> Callable[[Callable[[World], None]], Callable[[World], None]]:
    def register(plant: Callable[[World], None]) -> Callable[[World], None]:
        LEAKS.append(Leak(plant.__name__, swap, where, plant))
        return plant

    return register


def put(place: Any, name: str, new: Callable[..., Any]) -> None:
    """Put something else in a place; it is called with what was there, then as that was."""
    old = getattr(place, name)

    def instead(*arguments: Any, **named: Any) -> Any:
        return new(old, *arguments, **named)

    mock.patch.object(place, name, instead).start()


def hands(match: Any) -> list[list[int]]:
    return [list(player.hand) for player in match.state.players]


def unmasked(_old: Any, _seat: int, kind: EventKind, values: tuple[int, ...]) -> Event:
    return seen_by(values[0], kind, values)


def add_hands(made: Any, match: Any) -> Any:
    """A document with all hands in it."""
    return None if made is None else {**made, "hands": hands(match)}


# The three that a test of secrecy once let pass


@leak(BENS_HAND, "/past")
def unmasked_events_in_the_past(_world: World) -> None:
    put(tables_replay, "seen_by", unmasked)


@leak(BENS_HAND, "/past/")
def all_hands_in_a_past_position(_world: World) -> None:
    def scene_at(old: Any, past: Any, moves: int, *more: Any) -> Any:
        return add_hands(old(past, moves, *more), past.rerun.at(moves))

    put(api_replay, "scene_at", scene_at)


@leak(BENS_HAND, "/preview")
def all_hands_in_a_preview(_world: World) -> None:
    async def preview(old: Any, asker: Asker, *asked: Any) -> Any:
        made = await old(asker, *asked)
        return msgspec.structs.replace(made, after={"hands": hands(asker.table.match)})

    put(Asker, "preview", preview)


# The live channel


@leak(BENS_HAND, "live")
def hands_in_the_public_part_of_frames(_world: World) -> None:
    put(Screen, "public", lambda old, screen, look: add_hands(old(screen, look), look.match))


@leak(BENS_HAND, "live")
def hands_in_another_seats_part_of_frames(_world: World) -> None:
    def own(old: Any, screen: Any, look: Any, seat: int) -> Any:
        made = old(screen, look, seat)
        return add_hands(made, look.match) if seat in (0, 1) else made

    put(Screen, "own", own)


@leak(BENS_HAND, "live")
def unmasked_news(_world: World) -> None:
    put(news, "seen_by", unmasked)


@leak(BENS_HAND, "live")
def cards_among_the_pieces_moved(_world: World) -> None:
    def frame(old: Any, feed: SceneFeed, table: Any, entries: Any) -> Any:
        made = old(feed, table, entries)
        card = b'"moved":[{"key":"%d"},' % sum(map(sum, hands(table.match)))
        made.heads = {
            language: head.replace(b'"moved":[', card) for language, head in made.heads.items()
        }
        return made

    put(SceneFeed, "frame", frame)


@leak(BENS_HAND, "live")
def a_number_of_the_hands_in_updates(_world: World) -> None:
    def frame(old: Any, feed: ViewFeed, table: Any, entries: Any) -> Any:
        made = old(feed, table, entries)
        total = b',"sum":%d' % sum(map(sum, hands(table.match)))
        made.heads = {language: head + total for language, head in made.heads.items()}
        return made

    put(ViewFeed, "frame", frame)


@leak(ANNS_HAND, "live")
def every_seat_of_mine_where_one_was_asked_for(_world: World) -> None:
    put(SceneFeed, "seats_for", lambda old, feed, table, viewer: [*viewer.mine, -1])


# Questions


@leak(BENS_HAND, "hints")
def a_true_state_for_the_bot(_world: World) -> None:
    def asked(old: Any, question: Any, table: Any, *more: Any, **named: Any) -> None:
        old(question, table, *more, **named)
        question.request["state"] = table.game.save(table.match.state)

    put(bot_pool.Question, "__init__", asked)


@leak(BENS_HAND, "live")
def a_true_position_for_the_coach(_world: World) -> None:
    put(TableMatch, "imagined", lambda old, match, before, seat: before.clone())


@leak(BENS_HAND, "/plan")
def hands_in_a_plans_scene(_world: World) -> None:
    async def plan(old: Any, asker: Asker, *asked: Any) -> Any:
        made = await old(asker, *asked)
        return msgspec.structs.replace(made, scene=add_hands(made.scene, asker.table.match))

    put(Asker, "plan", plan)


@leak(BENS_HAND, "/why")
def a_reason_that_knows_the_hands(_world: World) -> None:
    async def why(old: Any, asker: Asker, seat: int) -> Any:
        made = await old(asker, seat)
        reason = {"text": f"Ben has {hands(asker.table.match)[2]}"}
        return msgspec.structs.replace(made, denials=[*made.denials, reason])

    put(Asker, "why", why)


@leak(BENS_HAND, "/story")
def an_unmasked_story(_world: World) -> None:
    put(tables_match, "seen_by", unmasked)
    put(news, "seen_by", unmasked)


@leak(ANNS_HAND, "/story")
def a_story_for_all_at_one_screen(_world: World) -> None:
    put(api_asking, "keeps_secrets", lambda old, table, mine: False)


@leak(BENS_HAND, "/undo")
def a_refusal_that_depends_on_a_hand(_world: World) -> None:
    def undo(old: Any, table: Any, *asked: Any) -> Any:
        if sum(map(sum, hands(table.match))) % 2:
            raise Refused("stale")
        return old(table, *asked)

    put(Table, "undo", undo)


# Documents and pages


@leak(BENS_HAND, "/view")
def hands_in_the_view(_world: World) -> None:
    def document(old: Any, table: Any, *more: Any) -> Any:
        return add_hands(old(table, *more), table.match)

    put(api_play, "public_document", document)


@leak(BENS_HAND, "/log")
def an_unmasked_log(_world: World) -> None:
    def event(old: Any, game: str, told: Any, _seat: int) -> Any:
        return old(game, told, told[1])

    put(api_history, "event_document", event)


@leak(BENS_HAND, "/log")
def as_many_lines_in_the_log_as_a_card_is_worth(_world: World) -> None:
    def line(old: Any, game: Any, told: Any, seat: int, *more: Any) -> Any:
        kind = event_kind(game.name, str(told[0]))
        dropped = kind is not None and kind.has_secret and told[-1] % 2
        return "" if dropped and told[1] != seat else old(game, told, seat, *more)

    put(api_history, "log_line", line)


def _true_hands(call: Any) -> bytes:
    tables = call.app.store.tables
    return str([hands(tables.load(one).match) for one in tables.ids()]).encode()


def _with_hands(old: Any, call: Any, *more: Any, **values: Any) -> Any:
    response = old(call, *more, **values)
    response.body += _true_hands(call)
    return response


@leak(BENS_HAND, "/statistics")
def hands_in_the_statistics(_world: World) -> None:
    put(pages_statistics, "draw", _with_hands)


@leak(BENS_HAND, "plain=1")
def hands_on_the_tables_page(_world: World) -> None:
    put(pages_table, "draw", _with_hands)


@leak(BENS_HAND, "/replay/")
def a_replay_through_anybodys_eyes(_world: World) -> None:
    put(pages_replay, "looking", lambda old, past, call: 2)


@leak(BENS_HAND, "/report")
def a_report_on_a_running_game(_world: World) -> None:
    async def report_of(_old: Any, _call: Any, past: Any) -> Any:
        return api_report.ReportView("done", 1, 1, {"hands": hands(past.rerun.end)})

    put(api_report, "report_of", report_of)


@leak(LUCK, "/screen")
def the_next_roll_of_the_dice(_world: World) -> None:
    def public(old: Any, screen: Any, look: Any) -> Any:
        chance = look.match.chance
        assert isinstance(chance, Told)
        mark = chance.mark()
        foreseen = chance.roll(1000)
        chance.back_to(mark)
        return {**(old(screen, look) or {}), "next": foreseen}

    put(Screen, "public", public)
